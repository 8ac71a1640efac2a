"""Games from outside: another package brings one, and everything plays it; a bad one is a sentence, and no more."""

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution
from pathlib import Path

import pytest

import doubloon
from doubloon import games
from tests.guest import enter, install

OURS = {"captain_dice", "casket", "kraken", "nozoku"}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder in which Python finds packages."""
    return tmp_path / "site"


def environment(site: Path) -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONPATH": str(site),
        "LC_ALL": "C.UTF-8",
        "XDG_DATA_HOME": str(site.parent / "data"),
        "DOUBLOON_CACHE": str(site.parent / "cache"),
    }


def python(site: Path, *arguments: str, typed: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env={**environment(site), **changes},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def shell(site: Path, *arguments: str, typed: str = "", **changes: str) -> str:
    done = python(site, "-m", "doubloon", *arguments, typed=typed, **changes)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Lets packages bring games: each the package's name, the game's and the value of its entry point."""
    known = (games.names, games._guests, games._brought)

    def bring(*entries: tuple[str, str, str]) -> None:
        told = [enter(tmp_path, name, value, package) for package, name, value in entries]
        found = [entry for folder in told for entry in Distribution.at(folder).entry_points]
        monkeypatch.setattr(games, "entry_points", lambda **_: found)
        for function in known:
            function.cache_clear()

    yield bring
    for function in known:
        function.cache_clear()


HERE = "tests.guest.lantern"


@pytest.mark.parametrize("value", [f"{HERE}:GAME", HERE])
def test_a_game_or_a_module_with_a_game_is_brought(brought: Callable[..., None], value: str) -> None:
    brought(("lights", "lantern", value))
    assert set(doubloon.names()) == {*OURS, "lantern"}
    assert doubloon.game("lantern") is sys.modules[HERE].GAME


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("kraken", HERE, "brings a game called kraken, but that is one of ours: it needs another name"),
        ("light", HERE, "brings light, but its GAME is called lantern: both have the same name"),
        ("lantern", f"{HERE}.oil", f"brings lantern, but {HERE}.oil is no game: it is a Game, or a module with a GAME"),
        (
            "lantern",
            "lntrn",
            "brings lantern, but lntrn cannot be loaded: ModuleNotFoundError: No module named 'lntrn'",
        ),
    ],
)
def test_a_bad_guest_is_one_sentence_and_the_others_are_played(
    brought: Callable[..., None], capsys: pytest.CaptureFixture[str], name: str, value: str, sentence: str
) -> None:
    brought(("lights", name, value))
    assert set(doubloon.names()) == set(doubloon.names()) == OURS
    assert capsys.readouterr().err == f"doubloon: the package lights {sentence}\n"
    if name not in OURS:
        with pytest.raises(doubloon.BrokenGame, match=re.escape(sentence)):
            doubloon.game(name)


def test_two_guests_of_one_name_are_both_left_out(
    brought: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    brought(("lights", "lantern", HERE), ("lamps", "lantern", HERE))
    assert set(doubloon.names()) == OURS
    assert "lights and the package lamps both bring a game called lantern: remove one" in capsys.readouterr().err


def test_a_game_without_a_drawing_has_none(brought: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    brought(("lights", "lantern", HERE))
    drawing = games.terminal_of("lantern")
    assert drawing is not None
    assert drawing.__name__ == f"{HERE}.terminal"
    monkeypatch.setattr(sys.modules[HERE], "__path__", [])
    monkeypatch.delitem(sys.modules, f"{HERE}.terminal")
    assert games.terminal_of("lantern") is None


def test_who_asks_for_a_guest_that_is_not_there_is_told_why(site: Path) -> None:
    enter(site, "lantern", "lantern:GAME")
    done = python(site, "-m", "doubloon", "play", "lantern")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "doubloon: the package lights brings lantern, but lantern:GAME cannot be loaded:"
        " ModuleNotFoundError: No module named 'lantern'\n"
    )


def test_the_shell_lists_it(site: Path) -> None:
    install(site)
    assert "lantern  Lantern" in shell(site, "games")


def test_it_is_played_in_a_terminal_as_it_draws_itself(site: Path) -> None:
    install(site)
    said = shell(site, "play", "lantern", "--option", "nights=1", "--seed", "1", typed="1\n", NUMBA_DISABLE_JIT="1")
    assert "The lanterns shine 0 and 0." in said
    assert re.search(r"1\. (Red|Blue)  \d+ of light", said)


SAVE = """
import sys, doubloon
from doubloon.bots import Bot
match = doubloon.game("lantern").start(players=2, seed=3)
while not match.over:
    match.play(match.actors[0], Bot("mate", 1).choose(match, match.actors[0]))
open(sys.argv[1], "wb").write(match.save())
print(doubloon.load(match.save()).digest == match.digest)
"""


def test_its_games_are_saved_and_replayed(site: Path) -> None:
    install(site)
    file = str(site / "save")
    assert python(site, "-c", SAVE, file, NUMBA_DISABLE_JIT="1").stdout == "True\n"
    assert "its 8 moves lead to the end" in shell(site, "replay", file, "--verify", NUMBA_DISABLE_JIT="1")


@pytest.mark.compiled
def test_it_is_compiled_beside_simulated_and_climbed_and_a_changed_helper_begins_the_ladder_anew(site: Path) -> None:
    oil = install(site) / "oil.py"
    shell(site, "compile", "lantern", "--simulation")
    assert json.loads(shell(site, "simulate", "lantern", "--games", "50", "--json"))["games"] == 50
    climb = ["ladder", "lantern", "--bots", "random,mate", "--games", "40", "--json", "--file", str(site / "ladder")]
    before = json.loads(shell(site, *climb))
    assert json.loads(shell(site, *climb)) == before
    text = oil.read_text(encoding="utf-8")
    oil.write_text(text.replace("return DIM + roll(s, BRIGHT - DIM)", "return 0"), encoding="utf-8")
    done = python(site, "-m", "doubloon", *climb)
    after = json.loads(done.stdout)
    assert "have changed since: begun anew" in done.stderr
    assert [rung["bot"] for rung in before["rungs"]] == ["mate", "random"]
    assert [rung["bot"] for rung in after["rungs"]] == ["random", "mate"]  # to burn oil is no use any more


@contextmanager
def serving(site: Path) -> Iterator[str]:
    """The address of a server."""
    command = [sys.executable, "-m", "doubloon", "serve", "--port", "0", "--data", str(site.parent / "data")]
    with subprocess.Popen(
        command, env={**environment(site), "NUMBA_DISABLE_JIT": "1"}, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        until = time.monotonic() + 60
        line = server.stdout.readline()
        while "http://" not in line and line and time.monotonic() < until:
            line = server.stdout.readline()
        yield "http://" + line.split("http://")[1].split()[0].rstrip("/.,")
        server.terminate()


def test_a_server_offers_it_with_its_words_and_rulebook(site: Path) -> None:
    install(site)
    with serving(site) as address:

        def got(path: str) -> str:
            with urllib.request.urlopen(f"{address}/api/{path}") as answer:
                text: str = answer.read().decode()
                return text

        assert {game["name"] for game in json.loads(got("games"))} == {*OURS, "lantern"}
        assert "title = Lantern" in got("games/lantern/words/en.ftl")
        assert "**L1**" in got("games/lantern/rulebook/ja.md")
