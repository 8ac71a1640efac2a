"""The gate: levels that finish their games and throw nothing away pass it, others do not."""

import pytest

import doubloon
from doubloon.games.nozoku.state import NAME
from doubloon.lab.gate import Passage, pass_gate, ways_to_play
from doubloon.lab.last_choice import is_last, is_thrown_away
from tests.games.kraken.sea import BACKWARD, END, FORWARD, attack, sea
from tests.games.nozoku.tables import ENOUGH, name, table

GAMES, WATCHED = 40, 1


@pytest.mark.compiled
@pytest.mark.parametrize("game", doubloon.names())
def test_mates_pass_in_every_way_to_play(game: str) -> None:
    passages = list(pass_gate(game, level="mate", games=GAMES, watched=WATCHED, workers=1))
    assert len(passages) == len(ways_to_play(doubloon.game(game))) * len(doubloon.game(game).players)
    assert [passage for passage in passages if not passage.passed] == []
    assert sum(passage.last_choices for passage in passages) > 0


def first_passage(level: str) -> Passage:
    return next(pass_gate("kraken", level=level, games=20, watched=0, players=[4]))


def test_who_does_not_finish_its_games_does_not_pass() -> None:
    assert not first_passage("random").passed
    assert first_passage("mate").passed


def test_every_board_and_mode_is_a_way_to_play() -> None:
    assert {"board": "rings"} in ways_to_play(doubloon.game("kraken"))
    assert {"mode": "turns"} in ways_to_play(doubloon.game("captain_dice"))


def test_a_sure_win_that_is_left_lying_is_thrown_away() -> None:
    match = sea([1, 5], holder=0)
    assert is_last(match, 0)
    assert is_thrown_away(match, 0, END)
    assert is_thrown_away(match, 0, FORWARD)
    assert not is_thrown_away(match, 0, BACKWARD)


def test_what_the_dice_may_still_bring_is_not_thrown_away() -> None:
    match = sea([0, 1], holder=1)  # an attack may win at once, and may not
    assert not is_thrown_away(match, 0, END)
    assert not is_thrown_away(match, 0, attack(1))


def test_points_are_thrown_away_where_nothing_is_left_to_win() -> None:
    match = table("r3 r6 r6", "b6 b6 b6 b6 b6 b6 b6", cave=ENOUGH, step=NAME)
    assert is_thrown_away(match, 0, name(3))
    assert not is_thrown_away(match, 0, name(6))


def test_what_wins_only_if_the_others_err_is_not_thrown_away() -> None:
    match = table("r5 r5 r6", "b4 b4 b4 b1", cave=ENOUGH, step=NAME)
    assert not is_thrown_away(match, 0, name(5))


def test_in_the_middle_of_a_game_no_choice_is_the_last() -> None:
    match = doubloon.game("nozoku").start(2, seed=1)
    assert not is_last(match, match.actors[0])
