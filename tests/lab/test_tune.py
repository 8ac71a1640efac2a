"""Tuning: targets that can be reached are, in games with fresh seeds; of others it is said how near one can come."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.engine.errors import BadOption
from doubloon.lab.estimate import Figure
from doubloon.lab.metrics import UnknownMetric
from doubloon.lab.setting import setting_of
from doubloon.lab.tables import toml_of
from doubloon.lab.targets import BadTarget, knob_of, target_of, with_knobs
from doubloon.lab.tasks import Here
from doubloon.lab.tune import FINALISTS, FRESH, MORE, Tuned, tune
from tests.cli.test_commands import doubloon_says
from tests.lab.test_run import Counting

KRAKEN = doubloon.game("kraken")
SPIRAL = Path(doubloon.game("kraken").folder) / "boards" / "spiral.toml"
compiled = pytest.mark.compiled


def play(**changes: Any) -> Tuned:
    given: dict[str, Any] = {
        "targets": ["rounds=16", "undecided<0.9"], "over": ["round_limit=15..19"], "players": 2, "tries": 12,
        "games": 60, "place": Here(1), **changes,
    }  # fmt: skip
    return tune("kraken", **given)


@compiled
def test_a_target_that_can_be_reached_is_reached_with_fresh_seeds() -> None:
    found = play(games=300)
    assert found.reached
    assert found.answer.setting.seed == FRESH
    assert found.games == 300 * MORE == found.answer.figures["rounds=16"].n
    assert abs(found.answer.figures["rounds=16"].value - 16) <= 0.32


@compiled
def test_of_a_target_out_of_reach_the_nearest_is_told() -> None:
    found = play(targets=["rounds=3"], over=["round_limit=8..10"])
    assert not found.reached
    assert found.answer.values == {"round_limit": 8}
    assert found.to_polars()["reached"].to_list() == [False]


@compiled
def test_the_same_call_again_plays_nothing(tmp_path: Path) -> None:
    first, again = play(folder=tmp_path), Counting()
    second = play(folder=tmp_path, place=again)
    assert (first.answer.values, again.done) == (second.answer.values, [])


@compiled
def test_a_number_in_a_board_file_is_tuned_and_written(tmp_path: Path) -> None:
    found = play(targets=["rounds<1000"], over=["board.wind.2=8..12"], options={"board": SPIRAL}, tries=4, games=20)
    board = found.answer.options["board"]
    assert isinstance(board, dict)
    assert board["wind"][2] == found.answer.values["board.wind.2"]
    file = tmp_path / "mine.toml"
    file.write_text(toml_of(board))
    assert tomllib.loads(file.read_text()) == board
    assert (
        setting_of("kraken", options={"board": file}).laid_out()
        == setting_of("kraken", options={"board": board}).laid_out()
    )


@compiled
def test_numbers_that_do_not_go_together_are_passed_over() -> None:
    found = play(targets=["rounds<1000"], over=["board.bases.0=0..6"], options={"board": SPIRAL}, tries=12, games=4)
    assert found.tried < 7  # Start cannot be a base
    assert found.answer.values["board.bases.0"] != 0


def test_how_far_off_a_value_is() -> None:
    less, about = target_of("seat_advantage<2%", KRAKEN, 4), target_of("rounds=20", KRAKEN, 4)
    assert less.limit == 0.02
    assert less.reached(Figure(0.019, 0.1, 10))
    assert not less.reached(Figure(0.021, 0.1, 10))
    assert about.reached(Figure(20.4, 0.1, 10))
    assert not about.reached(Figure(20.5, 0.1, 10))


@pytest.mark.parametrize(
    ("text", "error", "said"),
    [
        ("rounds", BadTarget, "a target is a metric, one of < > =, and a number"),
        ("rounds=many", BadTarget, "a target is a metric"),
        ("rounds=1.2.3", BadTarget, "is no number"),
        ("round=20", UnknownMetric, "did you mean rounds"),
    ],
)
def test_wrong_targets_are_named(text: str, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        target_of(text, KRAKEN, 4)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("round_limt", "there is no option 'round_limt' to tune; did you mean round_limit"),
        ("round_limit=0..30", "round_limit is a whole number from 1 to 10000, not 0"),
        ("dial", "say which values of dial are to be tried"),
        ("board.wind.2=1..3", "numbers of board are tuned in a file"),
    ],
)
def test_wrong_knobs_are_named(text: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        knob_of(text, KRAKEN, {})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("board.wind.99=1..3", "the file has no board.wind.99: 99 is not there"),
        ("board.wind=1..3", "and no whole number"),
        ("board.wind.2", "is tuned within limits, such as board.wind.2=1..9"),
    ],
)
def test_wrong_places_in_a_file_are_named(text: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        knob_of(text, KRAKEN, {"board": SPIRAL})


def test_a_changed_table_leaves_the_file_as_it_is_and_says_what_changed() -> None:
    options = {"board": SPIRAL}
    knobs = [knob_of("board.wind.2=8..12", KRAKEN, options), knob_of("round_limit", KRAKEN, options)]
    made = with_knobs(options, knobs, [11, 50])
    assert str(made["board"]).endswith("spiral.toml wind.2=11")
    assert made["round_limit"] == 50
    assert options == {"board": SPIRAL}


@compiled
def test_a_tuning_is_a_command(tmp_path: Path) -> None:
    given = "tune kraken --players 2 --tries 2 --games 10 --over round_limit=8..9"
    reached = doubloon_says(*f"{given} --target rounds<10 --folder {tmp_path}".split())
    assert (reached.returncode, "reaches every target in 50 games" in reached.stdout) == (0, True)
    missed = doubloon_says(*f"{given} --target rounds>20 --folder {tmp_path}".split())
    assert (missed.returncode, "reaches every target. The nearest, in 50 games" in missed.stdout) == (1, True)
    assert FINALISTS > 1
