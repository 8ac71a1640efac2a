"""A misspelt field of a State is an error of the type checker."""

import subprocess
import sys
from pathlib import Path

import pytest

import doubloon

ROOT = Path(__file__).parent.parent.parent

MISSPELT = """
from doubloon.games.{game}.state import State

def rule(s: State) -> int:
    return s.{misspelt}
"""


@pytest.mark.parametrize("game", doubloon.names())
def test_a_misspelt_field_is_an_error_that_names_the_nearest(game: str, tmp_path: Path) -> None:
    field = doubloon.game(game).declared.fields[-1].name
    file = tmp_path / "misspelt.py"
    file.write_text(MISSPELT.format(game=game, misspelt=f"{field}x"), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), str(file)]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert f'"State" has no attribute "{field}x"; maybe "{field}' in checked.stdout
