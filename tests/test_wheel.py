"""The wheel has all it needs, and works from a folder that nobody can write to."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

PLAY = """
import doubloon
print(doubloon.__file__)
for name in doubloon.names():
    game = doubloon.game(name)
    match = game.start(players=game.players[0], seed=1)
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    print(name, doubloon.load(match.save()).digest == match.digest)
"""

COMPILE = """
import numpy
import doubloon
from doubloon.engine import chance
from doubloon.engine.entries import compiled
print(chance.__file__)
print(int(compiled(chance.scramble, doubloon.game("kraken"))(numpy.uint64(1))) == chance.scramble(1))
"""


def python(*arguments: object, **environment: str) -> str:
    return run(sys.executable, *arguments, **environment)


def run(*command: object, **environment: str) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        env={**os.environ, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def files_below(folder: Path) -> set[str]:
    return {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with the installed wheel that cannot be written to."""
    folder = tmp_path_factory.mktemp("wheel")
    python("-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    (wheel,) = folder.glob("*.whl")
    site = folder / "site"
    uv = Path(sys.executable).with_name("uv")
    run(uv, "pip", "install", "--quiet", "--python", sys.executable, "--no-deps", "--no-index", "--target", site, wheel)
    folders = [site, *(path for path in site.rglob("*") if path.is_dir())]
    for path in folders:
        path.chmod(0o555)
    yield site
    for path in folders:
        path.chmod(0o755)


def test_the_wheel_holds_every_file_of_the_package(installed: Path) -> None:
    sources = {file for file in files_below(ROOT / "src" / "doubloon") if "__pycache__" not in file}
    assert sources - files_below(installed / "doubloon") == set()


def test_every_game_of_the_wheel_is_played_from_a_read_only_tree(installed: Path, tmp_path: Path) -> None:
    before = files_below(installed)
    where, *games = python("-P", "-c", PLAY, **alone(installed, tmp_path), NUMBA_DISABLE_JIT="1").splitlines()
    assert Path(where).is_relative_to(installed)
    assert games
    assert all(line.endswith(" True") for line in games)
    assert files_below(installed) == before


def test_what_the_wheel_compiles_is_kept_outside_of_its_tree(installed: Path, tmp_path: Path) -> None:
    before = files_below(installed)
    where, same = python("-P", "-c", COMPILE, **alone(installed, tmp_path), NUMBA_DISABLE_JIT="0").splitlines()
    assert Path(where).is_relative_to(installed)
    assert same == "True"
    assert files_below(installed) == before
    assert any(tmp_path.rglob("*.nbc"))


def alone(installed: Path, cache: Path) -> dict[str, str]:
    """Python finds the wheel's Doubloon, and keeps nothing of its own beside it, not even for root."""
    return {"PYTHONPATH": str(installed), "DOUBLOON_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}
