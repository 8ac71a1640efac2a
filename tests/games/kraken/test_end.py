"""K21 and K22: the ranking, and games without a winner."""

from typing import Any

import pytest

import doubloon
from tests.games.kraken.sea import BACKWARD, END, attack, sea
from tests.positions import kinds, told, with_dice

LAST_ROUND: dict[str, Any] = {"options": {"round_limit": 300}, "rounds": 299}


def ranks_at_the_limit(ships: list[int], **fields: Any) -> tuple[int, ...] | None:
    match = sea(ships, turn=len(ships) - 1, **LAST_ROUND, **fields)
    match.play(len(ships) - 1, END)
    return match.ranks


def test_K21_the_winner_is_first_and_the_others_follow_by_steps_to_start() -> None:
    match = sea([10, 1, 3, 4], turn=1, holder=1)
    match.play(1, BACKWARD)
    assert match.ranks == (4, 1, 2, 3)


def test_K21_a_win_scores_1_and_the_rest_0() -> None:
    match = sea([10, 1, 3, 4], turn=1, holder=1)
    match.play(1, BACKWARD)
    assert match.scores == (0, 1, 0, 0)


def test_K21_only_the_winner_has_won_and_the_last_round_counts_though_it_was_cut_off() -> None:
    match = sea([10, 1, 3, 4], turn=1, holder=1, rounds=7)
    match.play(1, BACKWARD)
    assert (match.winners, match.state.rounds, match.view(None)["round"]) == ((1,), 8, 8)


def test_K21_equal_ships_share_a_place() -> None:
    match = sea([3, 1, 3, 4], turn=1, holder=1)
    match.play(1, BACKWARD)
    assert match.ranks == (2, 1, 2, 4)


def test_K21_the_robbed_holder_is_ranked_by_steps_like_the_others() -> None:
    match = with_dice(sea([0, 1, 0], holder=1), (6, 6), (6, 1))
    match.play(0, attack(1))
    assert match.ranks == (1, 3, 2)


def test_K21_there_are_no_ranks_before_the_end() -> None:
    match = sea([0, 1])
    assert (match.ranks, match.winners, match.scores) == (None, None, None)


def test_K22_after_the_last_round_the_game_ends_without_a_winner() -> None:
    match = sea([0, 1], turn=1, **LAST_ROUND)
    events = match.play(1, END)
    assert kinds(events) == ["turn-ended", "limit-reached"]
    assert told(events, "limit-reached") == {"round": 300}
    assert (match.over, match.view(None)["winner"], match.scores) == (True, None, (0, 0))
    assert match.winners == ()  # the first place is no win


def test_K22_the_last_round_is_played_to_its_end() -> None:
    match = sea([0, 1], **LAST_ROUND)
    match.play(0, END)
    assert match.actors == (1,)


def test_K22_the_starting_player_ends_the_round_wherever_they_sit() -> None:
    match = sea([0, 1, 2], turn=1, starter=2, **LAST_ROUND)
    match.play(1, END)
    assert match.over


def test_K22_the_view_names_the_last_round_that_was_played() -> None:
    match = sea([0, 1], turn=1, **LAST_ROUND)
    assert match.view(None)["round"] == 300
    match.play(1, END)
    assert match.view(None)["round"] == 300


def test_K21_K22_at_the_limit_the_holder_is_first() -> None:
    assert ranks_at_the_limit([1, 30, 2], holder=1) == (2, 1, 3)


def test_K21_K22_with_the_treasure_in_the_eye_steps_to_the_eye_count() -> None:
    # 16 goes inward twice, 15 three times; 35 is next to the eye.
    assert ranks_at_the_limit([16, 15, 35, 0]) == (2, 3, 1, 3)


def test_K21_K22_once_the_treasure_was_taken_steps_to_start_count() -> None:
    # 16 is one step outward from Start.
    assert ranks_at_the_limit([16, 15, 35, 0], holder=2) == (3, 4, 1, 2)


@pytest.mark.parametrize("limit", [1, 7])
def test_K22_the_limit_is_an_option(limit: int) -> None:
    match = doubloon.game("kraken").start(players=2, seed=1, options={"round_limit": limit})
    while not match.over:
        match.play(match.actors[0], END)
    assert match.state.rounds == limit


@pytest.mark.parametrize("limit", [0, 10_001, "many", True])
def test_K22_a_limit_is_a_whole_number_from_1_to_10000(limit: object) -> None:
    with pytest.raises(doubloon.BadOption, match="option round_limit is a whole number from 1 to 10000"):
        doubloon.game("kraken").start(players=2, options={"round_limit": limit})
