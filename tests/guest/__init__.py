"""A game from outside, as another package brings one: `install` puts it where Python finds packages."""

import shutil
from pathlib import Path

LANTERN = Path(__file__).parent / "lantern"


def install(site: Path, name: str = "lantern", value: str = "lantern:GAME") -> Path:
    """The package and what its installer would write beside it; returns the package's folder."""
    package = site / "lantern"
    if not package.exists():
        shutil.copytree(LANTERN, package, ignore=shutil.ignore_patterns("__pycache__"))
    enter(site, name, value)
    return package


def enter(site: Path, name: str, value: str) -> None:
    """Name a game to Doubloon, as a distribution of its own does."""
    told = site / f"{name}-1.0.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(f"[doubloon.games]\n{name} = {value}\n", encoding="utf-8")
