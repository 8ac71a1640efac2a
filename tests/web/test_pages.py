"""Every page for everyone: axe finds nothing, nothing moves, nothing comes from elsewhere, and it loads quickly."""

import gzip
import re

import pytest
from playwright.sync_api import Page, expect

from doubloon.server.http.pages import FOLDER
from tests.server.running import Running
from tests.web.browsing import PHONE, WIDE, faults
from tests.web.conftest import Visit
from tests.web.test_kraken import finished, sail_on  # noqa: F401

LANGUAGES = {"en": "en-GB", "ja": "ja-JP"}
SCRIPT_BYTES = 200_000


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing(visit: Visit, server: Running, finished: str, language: str, theme: str) -> None:  # noqa: F811
    ann = server.guest("Ann")
    lobby = ann.table(players=3, public=True)
    visitor = visit({"theme": theme}, locale=LANGUAGES[language])
    page = visitor.page
    found: list[str] = []
    for path, ready in {
        "/": "article h2:not(:empty)",
        "/settings": "select",
        "/rules/kraken": "#K22",
        f"/replay/{finished}": ".place",
        f"/table/{lobby}": ".invite",
    }.items():
        page.goto(path)
        page.wait_for_selector(ready)
        found += [f"{path} {fault}" for fault in faults(page)]
    page.goto("/")
    page.locator("article[data-game=kraken] .buttons button").nth(1).click()
    page.wait_for_selector("dialog[open]")
    found += [f"new table {fault}" for fault in faults(page)]
    visitor.play_bots("kraken")
    page.wait_for_selector(".prompt.mine")
    found += [f"table {fault}" for fault in faults(page)]
    assert found == []


def test_axe_finds_nothing_on_a_phone(visit: Visit) -> None:
    page = visit({"coached": [], "patterns": True, "lefty": True}, viewport=PHONE, has_touch=True).play_bots("kraken")
    page.wait_for_selector(".prompt.mine .coach")
    found = faults(page)
    page.get_by_role("button", name="Log").click()
    found += faults(page)
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("#K22")
    found += faults(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="All you can do now").click()
    page.wait_for_selector("dialog[open]")
    assert found + faults(page) == []


def test_axe_finds_nothing_at_the_end(visit: Visit, finished: str) -> None:  # noqa: F811
    page = visit().page
    page.goto(f"/table/{finished}")
    page.wait_for_selector(".end")
    page.wait_for_timeout(500)
    assert faults(page) == []


@pytest.mark.parametrize("viewport", [PHONE, WIDE])
def test_nothing_moves_on_the_table_page(visit: Visit, viewport: dict[str, int]) -> None:
    visitor = visit({"speed": "fast"}, viewport=viewport)
    visitor.context.add_init_script(
        """window.shifts = [];
        new PerformanceObserver(list => list.getEntries().forEach(e => window.shifts.push(
          [e.value, ...e.sources.map(s => s.node?.outerHTML?.slice(0, 80))])))
          .observe({type: 'layout-shift', buffered: true});"""
    )
    page = visitor.play_bots("kraken")
    page.wait_for_selector(".prompt.mine")
    page.reload()
    for _ in range(5):
        sail_on(page)
    shifts = page.evaluate("window.shifts")
    assert sum(shift[0] for shift in shifts) < 0.01, shifts


def test_a_click_shows_as_pending_within_50_ms(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    page.wait_for_selector(".prompt.mine [data-do=end]")
    waited = page.evaluate(
        """() => new Promise(done => {
          const button = document.querySelector('[data-do=end]');
          const begun = performance.now();
          new MutationObserver(() => button.classList.contains('pending') && done(performance.now() - begun))
            .observe(button, {attributes: true});
          button.click();
        })"""
    )
    assert waited < 50


def test_nothing_is_asked_of_other_servers(visit: Visit, server: Running) -> None:
    visitor = visit()
    asked: set[str] = set()
    visitor.page.on("request", lambda request: asked.add(request.url))
    visitor.play_bots("kraken")
    visitor.page.wait_for_selector(".prompt.mine")
    assert {url for url in asked if not url.startswith(server.url)} == set()


def test_settings_are_kept_and_followed(visit: Visit) -> None:
    page = visit().page
    page.goto("/settings")
    page.get_by_label("Language").select_option(label="日本語")
    expect(page.locator("h1")).to_have_text("設定")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.get_by_label("明るさ").select_option("light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_less_motion_is_respected(visit: Visit) -> None:
    page = visit({"speed": "normal"}, reduced_motion="reduce").page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-motion", "still")


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(visit: Visit) -> None:
    ann, elsewhere = visit(), visit()
    for visitor, button in ((ann, "Make this guest an account"), (elsewhere, "Sign in")):
        page = visitor.page
        page.goto("/settings")
        if visitor is ann:
            page.get_by_label("Your name").fill("Ann")
            page.get_by_role("button", name="Save").click()
        page.get_by_label("Name to sign in with").fill("ann-of-the-sea")
        page.get_by_label("Password").fill("a long enough secret")
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.get_by_text("You are signed in as ann-of-the-sea")).to_be_visible()


def test_the_first_load_is_small() -> None:
    entry = re.findall(r'src="/(assets/[^"]+\.js)"', (FOLDER / "index.html").read_text())
    table = [f"assets/{file.name}" for file in (FOLDER / "assets").glob("Table-*.js")]
    for beginning in (entry, entry + table):
        assert sum(map(packed_size, scripts_from(beginning))) < SCRIPT_BYTES


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
    return len(gzip.compress((FOLDER / name).read_bytes()))


def test_the_log_lights_up_what_it_was_about(visit: Visit) -> None:
    page: Page = visit().play_bots("kraken")
    page.wait_for_selector(".prompt.mine [data-do=forward]")
    page.locator("[data-do=forward]").click()
    page.locator(".log button", has_text="sails forward").first.click()
    expect(page.locator(".cell.about")).to_have_count(2)
