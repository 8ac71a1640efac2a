"""The game that docs/new_game.md builds: written from the page into a package of its own, installed, and played."""

import json
import os
import re
import subprocess
import sys
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
    """Write the package and install it; returns where Python finds it."""
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    uv, site = Path(sys.executable).with_name("uv"), folder / "site"
    to_site = ["--python", sys.executable, "--no-deps", "--no-build-isolation", "--target", site]
    run([uv, "pip", "install", "--quiet", *to_site, folder], {})
    return site


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("liars")
    install(folder, files())
    return folder


@pytest.fixture(scope="module")
def environment(package: Path) -> dict[str, str]:
    """Python finds the installed package, and this Doubloon."""
    return {"PYTHONPATH": str(package / "site"), "DOUBLOON_CACHE": str(package / "cache")}


def run(command: list[object], extra: dict[str, str]) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        env={**os.environ, **extra},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def doubloon(environment: dict[str, str], *words: str) -> str:
    return run([sys.executable, "-m", "doubloon", *words], environment)


def test_it_is_as_short_as_we_say() -> None:
    assert sum(len(text.splitlines()) for text in files().values()) <= MOST_LINES


def test_it_is_one_of_the_games(environment: dict[str, str]) -> None:
    listed = doubloon(environment, "games")
    assert "liars_dice" in listed
    assert "kraken" in listed


def test_its_own_tests_pass(package: Path, environment: dict[str, str]) -> None:
    pytest_there = [sys.executable, "-m", "pytest", "-q", "--rootdir", package, "-c", os.devnull, package / "tests"]
    assert re.search(r"\d\d passed", run([*pytest_there, "-p", "no:cacheprovider"], environment))


def test_it_is_simulated_and_captains_play_it_as_well_as_mates(environment: dict[str, str]) -> None:
    figures = json.loads(doubloon(environment, "simulate", "liars_dice", "--games", "2000", "--players", "4", "--json"))
    assert figures["games"] == 2000
    ladder = doubloon(
        environment, "ladder", "liars_dice", "--players", "2", "--bots", "captain,mate", "--games", "60", "--json"
    )
    assert json.loads(ladder)


def test_a_changed_helper_is_noticed(package: Path, environment: dict[str, str]) -> None:
    first = doubloon(environment, "simulate", "liars_dice", "--games", "50", "--players", "2", "--json")
    rules = package / "site" / "liars_dice" / "__init__.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("s.left[loser] -= 1", "s.left[loser] = 0"), encoding="utf-8")
    second = doubloon(environment, "simulate", "liars_dice", "--games", "50", "--players", "2", "--json")
    rules.write_text(text, encoding="utf-8")
    assert json.loads(first)["spreads"]["rounds"] != json.loads(second)["spreads"]["rounds"]
