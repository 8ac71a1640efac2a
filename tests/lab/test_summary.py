"""What a simulation says in figures."""

from dataclasses import replace

import numpy as np
import pytest

import doubloon
from doubloon.lab.summary import spread, summarise, wilson


def simulation(ranks: list[list[int]], **known: list[int]) -> doubloon.Simulation:
    games, seats = len(ranks), len(ranks[0])
    return doubloon.Simulation(
        game="kraken",
        bots=("random",) * seats,
        hands=("steady",) * seats,
        ranks=np.array(ranks, np.int8),
        scores=np.zeros((games, seats)),
        decided=np.array(known.get("decided", [1] * games), np.bool_),
        began=np.array(known.get("began", [0] * games), np.int8),
        decisions=np.arange(games),
        rounds=np.arange(games),
        metrics={"thefts": np.ones(games)},
        seconds=np.zeros(games),
        seeds=np.arange(games),
    )


def test_a_shared_first_place_counts_in_parts() -> None:
    summary = summarise(simulation([[1, 2], [1, 1], [2, 1]]))
    assert [share.count for share in summary.wins] == [1.5, 1.5]
    assert summary.shared.count == 1
    assert summary.undecided.count == 0


def test_a_game_that_no_seat_came_first_in_is_nobodys_win() -> None:
    summary = summarise(simulation([[2, 3], [1, 2]]))
    assert [share.count for share in summary.wins] == [1, 0]
    assert summary.unwon.count == 1


def test_a_game_that_came_to_its_limit_is_nobodys_win_whoever_was_ahead() -> None:
    summary = summarise(simulation([[1, 2], [2, 1]], decided=[0, 1]))
    assert [share.count for share in summary.wins] == [0, 1]
    assert (summary.undecided.count, summary.unwon.count) == (1, 0)


def test_wins_are_counted_by_place_in_the_order_of_play_too() -> None:
    summary = summarise(simulation([[1, 2, 3], [1, 2, 3], [3, 1, 2]], began=[0, 2, 1]))
    assert [share.count for share in summary.wins] == [2, 1, 0]
    assert [share.count for share in summary.wins_by_place] == [2, 1, 0]
    assert [share.count for share in summarise(simulation([[1, 2, 3]], began=[2])).wins_by_place] == [0, 1, 0]


def test_a_tally_says_which_numbers_seats_had_and_which_won() -> None:
    result = replace(simulation([[1, 2], [1, 1], [2, 1]]), tallies={"named": np.array([[6, 5], [6, 6], [5, 5]])})
    five, six = summarise(result).tallies["named"]
    assert (five.number, five.had.count, five.had.n, five.won.count, five.won.n) == (5, 3, 6, 1, 3)
    assert (six.number, six.had.share, six.won.count) == (6, 0.5, 2)


@pytest.mark.parametrize(("count", "n"), [(0, 10), (10, 10), (3, 7)])
def test_an_interval_holds_its_share_and_stays_within_0_and_1(count: int, n: int) -> None:
    share = wilson(count, n)
    assert 0 <= share.low <= share.share <= share.high <= 1


def test_a_spread_tells_the_mean_and_where_games_lie() -> None:
    found = spread(np.arange(101))
    assert (found.mean, found.p5, found.median, found.p95) == (50, 5, 50, 95)
    assert found.low < 50 < found.high
