"""Whatever the browser's pages are made of, a change of it makes them anew: for `make`, and for who builds a wheel."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from hatch_build import is_fresh

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BUILT = "src/doubloon/server/static/index.html"


def imported_from_games() -> list[str]:
    """The games' own files that the pages import."""
    scripts = [file for ending in ("ts", "svelte") for file in (WEB / "src").rglob(f"*.{ending}")]
    found = {
        (script.parent / path).resolve()
        for script in scripts
        for path in re.findall(r'from "((?:\.\./)+src/doubloon/[^"]+)"', script.read_text(encoding="utf-8"))
    }
    return sorted(str(file.relative_to(ROOT)) for file in found)


SOURCES = [*imported_from_games(), "web/src/words/ja.ftl", "web/src/App.svelte", "web/public/icon.svg"]
SOURCES += ["web/index.html", "web/svelte.config.js", "web/vite.config.ts"]


def test_boards_and_decks_are_among_what_the_pages_import() -> None:
    assert {"src/doubloon/games/kraken/boards/rings.toml", "src/doubloon/games/casket/data/dice.toml"} <= set(SOURCES)


@pytest.mark.parametrize("source", SOURCES)
def test_make_builds_the_pages_anew(source: str) -> None:
    dry = ["make", "--dry-run", f"--what-if={source}", "--old-file=web/node_modules/.package-lock.json", BUILT]
    done = subprocess.run(dry, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "run build" in done.stdout


@pytest.mark.parametrize("source", SOURCES)
def test_a_wheel_is_built_with_the_pages_made_anew(source: str, tmp_path: Path) -> None:
    for file in (BUILT, "web/package-lock.json", *SOURCES):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, tmp_path / file)
        os.utime(tmp_path / file, (1, 1))
    assert is_fresh(tmp_path)
    os.utime(tmp_path / source, (2, 2))
    assert not is_fresh(tmp_path)
