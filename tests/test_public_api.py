"""The public Python API, every statement of it as the documentation has it."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import doubloon

PUBLIC = {
    "game",
    "names",
    "load",
    "replay",
    "simulate",
    "Game",
    "Match",
    "Event",
    "Replay",
    "Simulation",
    "vector",
    "Vector",
    "observation_spec",
    "ObservationSpec",
}
ERRORS = {
    "DoubloonError",
    "UnknownGame",
    "BadOption",
    "BadPlayers",
    "BadSeed",
    "BrokenGame",
    "DamagedFile",
    "OtherRules",
    "IllegalChoice",
    "IllegalMove",
}


def test_the_package_exports_these_names() -> None:
    assert set(doubloon.__all__) == PUBLIC | ERRORS
    assert all(hasattr(doubloon, name) for name in doubloon.__all__)


def test_names_come_when_they_are_asked_for_and_the_compiler_with_them() -> None:
    asked = (
        "import sys, doubloon.cli.commands; print('numba' in sys.modules); doubloon.game; print('numba' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False", "True"]
    assert set(doubloon.__all__) <= set(dir(doubloon))
    with pytest.raises(AttributeError, match="module 'doubloon' has no attribute 'galleon'"):
        getattr(doubloon, "galleon")  # noqa: B009  # mypy knows that it is not there


def test_a_game_has_a_name_players_and_options() -> None:
    game = doubloon.game("kraken")
    assert game.name == "kraken"
    assert list(game.players) == [2, 3, 4]
    assert "board" in [option.name for option in game.options]


def test_a_match_is_started_played_and_seen() -> None:
    match = doubloon.game("kraken").start(players=4, seed=7, options={"board": "rings"})
    (seat,) = match.actors
    assert all(isinstance(action["do"], str) for action in match.legal(seat))
    events = match.play(seat, match.legal(seat)[0])
    assert all(isinstance(event, doubloon.Event) for event in events)
    assert isinstance(match.view(0), dict)
    assert isinstance(match.view(None), dict)
    json.dumps([match.view(0), match.view(None), match.legal(seat), [event.plain() for event in events]])
    assert (match.over, match.ranks, match.scores) == (False, None, None)


def test_a_refused_move_raises_illegal_move_and_leaves_the_match_unchanged() -> None:
    match = doubloon.game("kraken").start(players=4, seed=7)
    before = match.save()
    with pytest.raises(doubloon.IllegalMove):
        match.play(match.actors[0], {"do": "outward"})
    assert match.save() == before


def test_a_match_is_copied_saved_and_loaded() -> None:
    match = doubloon.game("kraken").start(players=4, seed=7)
    saved = match.save()
    assert isinstance(saved, bytes)
    assert doubloon.load(saved).digest == match.copy().digest == match.digest


def test_a_replay_names_what_led_to_its_match() -> None:
    match = doubloon.game("kraken").start(players=4, seed=7)
    match.play(match.actors[0], {"do": "forward"})
    replay: dict[str, Any] = json.loads(match.replay.json())
    assert {"game", "rules", "options", "players", "seed", "moves"} <= set(replay)
    assert match.replay.play().digest == match.digest


def test_an_ended_match_has_ranks_and_scores() -> None:
    match = doubloon.game("kraken").start(players=2, seed=7, options={"round_limit": 1})
    while not match.over:
        match.play(match.actors[0], {"do": "end"})
    assert match.ranks is not None
    assert match.scores is not None
    assert len(match.ranks) == len(match.scores) == 2


def test_games_are_simulated() -> None:
    r = doubloon.simulate("kraken", players=4, games=1_000, seed=1, bots=["random"] * 4, workers=1)
    assert r.ranks.shape == r.scores.shape == (1_000, 4)
    assert r.decisions.shape == r.rounds.shape == (1_000,)
    assert np.issubdtype(r.decisions.dtype, np.integer)


def test_without_a_seed_games_differ() -> None:
    game = doubloon.game("kraken")
    assert len({game.start(players=2).seed for _ in range(5)}) == 5


def test_the_example_of_the_readme_shows_a_game_that_somebody_wins(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    example = readme.split("```python\n")[1].split("```")[0].replace("10_000", "10")
    exec(example, {})
    said = capsys.readouterr().out.splitlines()
    assert any("treasure" in line for line in said)
    assert re.fullmatch(r"<Match of kraken, 3 players, after \d+ moves: won by \((\d),\)>", said[-2])


def test_the_package_says_that_it_has_types() -> None:
    assert (Path(doubloon.__file__).parent / "py.typed").exists()
