"""The page is light and quick: little to load, and nothing that moves by itself."""

import gzip
import re
from pathlib import Path
from typing import Any

import pytest

from doubloon.server.http.pages import FOLDER
from tests.server.running import Running
from tests.web.browsing import PHONE, WIDE
from tests.web.conftest import Visit
from tests.web.test_casket import decide
from tests.web.test_kraken import sail_on

SCRIPT_BYTES = 200_000
PLAY_ON = {"kraken": sail_on, "casket": decide}
WATCH_SHIFTS = """window.shifts = [];
    new PerformanceObserver(list => list.getEntries().forEach(e => window.shifts.push(
      [e.value, e.hadRecentInput, ...e.sources.map(s => s.node?.outerHTML?.slice(0, 80))])))
      .observe({type: 'layout-shift', buffered: true});"""


def shifts_of(visit: Visit, viewport: dict[str, int], game: str, coached: list[str]) -> list[Any]:
    """What moved by itself in the first decisions of a game: how much, whether just after a click, and what."""
    visitor = visit({"speed": "fast", "coached": coached}, viewport=viewport)
    visitor.context.add_init_script(WATCH_SHIFTS)
    page = visitor.play_bots(game)
    page.wait_for_selector(".prompt.mine")
    page.reload()
    for _ in range(6):
        PLAY_ON[game](page)
    shifts: list[Any] = page.evaluate("window.shifts")
    return shifts


both_sizes = pytest.mark.parametrize("viewport", [PHONE, WIDE], ids=["phone", "wide"])


@pytest.mark.parametrize("game", PLAY_ON)
@both_sizes
def test_nothing_moves_on_the_table_page(visit: Visit, viewport: dict[str, int], game: str) -> None:
    shifts = shifts_of(visit, viewport, game, [*PLAY_ON])
    assert sum(shift[0] for shift in shifts) < 0.01, shifts


@pytest.mark.parametrize("game", PLAY_ON)
@both_sizes
def test_in_a_first_game_only_a_click_lets_the_hints_go(visit: Visit, viewport: dict[str, int], game: str) -> None:
    by_itself = [shift for shift in shifts_of(visit, viewport, game, []) if not shift[1]]
    assert sum(shift[0] for shift in by_itself) < 0.01, by_itself


def test_nothing_is_asked_of_other_servers(visit: Visit, server: Running) -> None:
    visitor = visit()
    asked: set[str] = set()
    visitor.page.on("request", lambda request: asked.add(request.url))
    visitor.play_bots("kraken")
    visitor.page.wait_for_selector(".prompt.mine")
    assert {url for url in asked if not url.startswith(server.url)} == set()


@pytest.mark.parametrize("game", ["kraken", "captain_dice", "nozoku", "casket"])
def test_the_first_load_of_a_table_is_small(visit: Visit, server: Running, game: str) -> None:
    ann = server.guest("Ann")
    visitor = visit()
    loaded: set[str] = set()
    visitor.page.on("request", lambda request: loaded.add(request.url))
    visitor.page.goto(f"/table/{ann.table(game=game)}")
    visitor.page.wait_for_selector(".invite")
    scripts = [url.removeprefix(f"{server.url}/") for url in loaded if url.endswith(".js")]
    assert sum(map(packed_size, scripts)) < SCRIPT_BYTES


def test_the_first_load_of_the_home_page_is_small() -> None:
    scripts = scripts_from(re.findall(r'src="/(assets/[^"]+\.js)"', (FOLDER / "index.html").read_text()))
    assert sum(map(packed_size, scripts)) < SCRIPT_BYTES


def scripts_from(names: list[str]) -> set[str]:
    """All scripts that are loaded with these, without those that wait until they are needed."""
    found: set[str] = set()
    while names:
        name = names.pop()
        if name in found:
            continue
        found.add(name)
        text = (FOLDER / name).read_text()
        names += [f"assets/{other}" for other in re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', text)]
    return found


def packed_size(name: str) -> int:
    return (FOLDER / f"{name}.gz").stat().st_size


def test_every_file_that_can_be_packed_has_its_copies() -> None:
    files = [file for ending in ("html", "js", "css", "svg") for file in FOLDER.rglob(f"*.{ending}")]
    assert len(files) > 20
    for file in files:
        assert gzip.decompress(Path(f"{file}.gz").read_bytes()) == file.read_bytes()
        assert 0 < Path(f"{file}.br").stat().st_size <= file.stat().st_size + 4


def test_scripts_and_styles_come_packed_into_a_browser(visit: Visit) -> None:
    page = visit().page
    packed: dict[str, str | None] = {}
    page.on("response", lambda answer: packed.update({answer.url: answer.headers.get("content-encoding")}))
    page.goto("/")
    page.wait_for_selector("article h2:not(:empty)")
    files = {url: coding for url, coding in packed.items() if url.endswith((".js", ".css"))}
    assert set(files.values()) <= {"br", "gzip"}, files
    assert len(files) > 3
