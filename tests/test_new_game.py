"""The game of docs/new_game.md: written from the page into a package, installed into an empty environment, played."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "new_game.md"
BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)
MOST_LINES = 350  # of the game with its tests and both languages


def files() -> dict[str, str]:
    """The files of the page: what several blocks say of one file stands in it one after the other."""
    found: dict[str, str] = {}
    for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        found[name] = f"{found[name]}\n\n{text}" if name in found else text
    return found


def install(folder: Path, texts: dict[str, str]) -> Path:
    """Write the package and install it, and Doubloon, into an empty environment; returns that environment's Python."""
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    for source in (ROOT, folder):
        run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder / "wheels"], source)
    uv, python = Path(sys.executable).with_name("uv"), folder / "empty" / "bin" / "python"
    run([uv, "venv", "--quiet", "--python", sys.executable, folder / "empty"])
    wheels = sorted((folder / "wheels").glob("*.whl"), key=lambda wheel: wheel.name)
    needed = [f"{wheel}[server]" if wheel.name.startswith("doubloon-") else wheel for wheel in wheels]
    locked = ["--constraint", ROOT / "requirements-dev.lock", "--offline"]  # `make setup` has fetched all of it
    run([uv, "pip", "install", "--quiet", "--python", python, *locked, *needed, "pytest"])
    return python


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("liars")


@pytest.fixture(scope="module")
def python(package: Path) -> Path:
    """The Python of an environment that holds the package, Doubloon, and what they ask for."""
    return install(package, files())


def run(command: Sequence[object], folder: Path = ROOT, **extra: str) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        env={**os.environ, **extra},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def doubloon(python: Path, *words: str) -> str:
    """What the shell of that environment answers, far from this tree, with a cache of its own."""
    away = python.parent.parent
    return run([python.with_name("doubloon"), *words], away, DOUBLOON_CACHE=str(away / "cache"))


def test_it_is_as_short_as_we_say() -> None:
    assert sum(len(text.splitlines()) for text in files().values()) <= MOST_LINES


def test_it_is_one_of_the_games(python: Path) -> None:
    listed = doubloon(python, "games")
    assert "liars_dice" in listed
    assert "kraken" in listed


def test_its_own_tests_pass(package: Path, python: Path) -> None:
    pytest_there = [python, "-m", "pytest", "-q", "--rootdir", package, "-c", os.devnull, "-p", "no:cacheprovider"]
    passed = run([*pytest_there, package / "tests"], package, DOUBLOON_CACHE=str(package / "empty" / "cache"))
    assert re.search(r"\d\d passed", passed)


def test_it_is_simulated_and_captains_play_it_as_well_as_mates(python: Path) -> None:
    figures = json.loads(doubloon(python, "simulate", "liars_dice", "--games", "2000", "--players", "4", "--json"))
    assert figures["games"] == 2000
    ladder = doubloon(
        python, "ladder", "liars_dice", "--players", "2", "--bots", "captain,mate", "--games", "60", "--json"
    )
    assert json.loads(ladder)


def test_a_changed_helper_is_noticed(python: Path) -> None:
    first = doubloon(python, "simulate", "liars_dice", "--games", "50", "--players", "2", "--json")
    (rules,) = python.parent.parent.glob("lib/*/site-packages/liars_dice/__init__.py")
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("s.left[loser] -= 1", "s.left[loser] = 0"), encoding="utf-8")
    second = doubloon(python, "simulate", "liars_dice", "--games", "50", "--players", "2", "--json")
    rules.write_text(text, encoding="utf-8")
    assert json.loads(first)["spreads"]["rounds"] != json.loads(second)["spreads"]["rounds"]
