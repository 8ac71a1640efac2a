"""The page and the examples do what they say."""

import ast
import re
import runpy
from pathlib import Path

import pytest

import doubloon
from doubloon.engine.state import secrets_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.splitlines()[0])
def test_what_the_page_shows_can_be_pasted(block: str) -> None:
    exec(compile(block, "docs/environments.md", "exec"), {})


@pytest.mark.parametrize("name", doubloon.names())
def test_the_page_knows_the_sizes_of_the_games(name: str) -> None:
    (row,) = re.findall(rf"^\| {name} \|.*\|$", PAGE, flags=re.MULTILINE)
    players, actions, size, _length, hidden = (cell.strip() for cell in row.strip("|").split("|")[1:])
    game = doubloon.game(name)
    assert players == f"{game.players[0]}-{game.players[-1]}"
    assert int(actions.split(",")[0]) == len(game.actions) + game.real_time
    assert int(size.replace(",", "")) == doubloon.observation_spec(name).size
    assert hidden.startswith("nothing") == (not secrets_of(game.declared))


def test_the_walk_through_the_arrays_runs(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / "selfplay.py"))
    told = capsys.readouterr().out
    assert "won by seat" in told
    assert "refused: row 0" in told


def test_the_example_that_learns_is_one_short_file() -> None:
    """It is run by hand: torch is no part of what tests need."""
    text = (ROOT / "examples" / "train.py").read_text(encoding="utf-8")
    assert ast.parse(text)
    assert len(text.splitlines()) < 180
