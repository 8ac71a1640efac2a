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


def python(*arguments: object, **environment: str) -> str:
    command = [sys.executable, *map(str, arguments)]
    done = subprocess.run(
        command, env={**os.environ, **environment}, cwd=ROOT, capture_output=True, text=True, check=False
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
    python("-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", site, wheel)
    folders = [site, *(path for path in site.rglob("*") if path.is_dir())]
    for path in folders:
        path.chmod(0o555)
    yield site
    for path in folders:
        path.chmod(0o755)


def test_the_wheel_holds_every_file_of_the_package(installed: Path) -> None:
    sources = {file for file in files_below(ROOT / "src" / "doubloon") if "__pycache__" not in file}
    assert sources - files_below(installed / "doubloon") == set()


def test_the_installed_wheel_works_on_a_read_only_tree(installed: Path, tmp_path: Path) -> None:
    before = files_below(installed)
    environment = {"PYTHONPATH": str(installed), "DOUBLOON_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    where, *games = python("-P", "-c", PLAY, **environment).splitlines()
    assert Path(where).is_relative_to(installed)
    assert games
    assert all(line.endswith(" True") for line in games)
    assert files_below(installed) == before
    assert any(tmp_path.rglob("*.nbc"))
