"""Wheel and source archive have all they need, and the games play without what only servers need, from anywhere."""

import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

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
    return run(ROOT, sys.executable, *arguments, **environment)


def run(folder: Path, *command: object, **environment: str) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        env={**os.environ, **environment},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def files_below(folder: Path) -> set[str]:
    return {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source archive."""
    folder = tmp_path_factory.mktemp("built")
    python("-m", "hatchling", "build", "-d", folder)
    return folder


@pytest.fixture(scope="module")
def installed(built: Path) -> Iterator[Path]:
    """A folder with the installed wheel that cannot be written to."""
    site = built / "site"
    (wheel,) = built.glob("*.whl")
    uv = Path(sys.executable).with_name("uv")
    install = [uv, "pip", "install", "--quiet", "--python", sys.executable, "--no-deps", "--no-index"]
    run(ROOT, *install, "--target", site, wheel)
    folders = [site, *(path for path in site.rglob("*") if path.is_dir())]
    for path in folders:
        path.chmod(0o555)
    yield site
    for path in folders:
        path.chmod(0o755)


def environment(folder: Path, installed: Path, *extras: str) -> list[str]:
    """Where Python finds the wheel and what it asks for, with these extras, and nothing else that is installed here."""
    (folder / "needed").mkdir()
    (wheel,) = metadata.distributions(name="doubloon", path=[str(installed)])
    wanted = [*_asked_for(wheel, set(extras))]
    seen: set[tuple[str, str]] = set()
    while wanted:
        need = wanted.pop()
        new = {extra for extra in {"", *need.extras} if (need.name, extra) not in seen}
        if new and need.name != "doubloon":
            seen |= {(need.name, extra) for extra in new}
            found = metadata.distribution(need.name)
            _link(found, folder / "needed")
            wanted += _asked_for(found, new)
        elif new:
            wanted += _asked_for(wheel, new)
    return [str(installed), str(folder / "needed")]


def _asked_for(found: metadata.Distribution, extras: set[str]) -> Iterator[Requirement]:
    for line in found.requires or ():
        need = Requirement(line)
        if need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in {"", *extras}):
            yield need


def _link(found: metadata.Distribution, folder: Path) -> None:
    for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
        place = folder / top
        if not place.exists():
            place.symlink_to(Path(str(found.locate_file(top))).resolve())


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


PLAIN = "import sys; sys.path += sys.argv[1].split(':'); del sys.argv[1]\n"
SHELL = f"{PLAIN}from doubloon.cli import main; main()"


def in_empty(paths: list[str], code: str, *arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """What comes of a program for which no packages are installed but those in these folders."""
    return subprocess.run(
        [sys.executable, "-I", "-S", "-B", "-c", code, ":".join(paths), *arguments],
        env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", **changes},
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_extras_every_game_is_played_and_the_server_says_what_to_install(
    installed: Path, tmp_path: Path
) -> None:
    paths = environment(tmp_path, installed)
    assert not {"fastapi", "uvicorn", "sqlalchemy", "asyncpg"} & {path.name for path in (tmp_path / "needed").iterdir()}
    kept = {"DOUBLOON_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    played = in_empty(paths, PLAIN + PLAY, **kept)
    assert played.returncode == 0, played.stderr
    simulated = in_empty(paths, SHELL, "simulate", "nozoku", "--games", "2", **kept)
    assert "95 %" in simulated.stdout, simulated.stderr
    for command in (["serve"], ["db", "backup", "file"]):
        refused = in_empty(paths, SHELL, *command, **kept)
        assert refused.returncode == 2
        assert refused.stderr.startswith(f"doubloon: doubloon {' '.join(command[:2])} needs ")
        assert refused.stderr.endswith(", which is not installed: pip install 'doubloon[server]' brings it\n")
    for name in ("report", "compare"):
        refused = in_empty(paths, SHELL, name, "kraken", **kept)
        assert refused.stderr.startswith(f"doubloon: doubloon {name} needs ")
        assert refused.stderr.endswith(", which is not installed: pip install 'doubloon[lab]' brings it\n")


def test_with_the_server_postgres_is_one_more_extra(installed: Path, tmp_path: Path) -> None:
    paths = environment(tmp_path, installed, "server")
    address = {"DOUBLOON_DATABASE": "postgresql+asyncpg://nobody@localhost/none", "DOUBLOON_CACHE": str(tmp_path)}
    refused = in_empty(paths, SHELL, "serve", "--port", "0", **address)
    assert refused.stderr == (
        "doubloon: a database in PostgreSQL needs asyncpg, which is not installed:"
        " pip install 'doubloon[postgres]' brings it\n"
    )


def test_the_source_archive_makes_the_same_wheel_without_node(built: Path, tmp_path: Path) -> None:
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    (source,) = (path for path in tmp_path.iterdir() if path.is_dir())
    run(source, sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path, PATH="")
    assert names_in(tmp_path) == names_in(built)


def names_in(folder: Path) -> set[str]:
    """The files in the wheel there."""
    (wheel,) = folder.glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def alone(installed: Path, cache: Path) -> dict[str, str]:
    """Python finds the wheel's Doubloon, and keeps nothing of its own beside it, not even for root."""
    return {"PYTHONPATH": str(installed), "DOUBLOON_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}
