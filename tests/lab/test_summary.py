"""What a simulation says in figures."""

import numpy as np
import pytest

import doubloon
from doubloon.lab.summary import spread, summarise, wilson


def simulation(ranks: list[list[int]]) -> doubloon.Simulation:
    games, seats = len(ranks), len(ranks[0])
    return doubloon.Simulation(
        game="kraken",
        bots=("random",) * seats,
        hands=("steady",) * seats,
        ranks=np.array(ranks, np.int8),
        scores=np.zeros((games, seats)),
        decisions=np.arange(games),
        rounds=np.arange(games),
        metrics={"thefts": np.ones(games)},
        seconds=np.zeros(games),
        seeds=np.arange(games),
    )


def test_a_shared_first_place_counts_in_parts() -> None:
    summary = summarise(simulation([[1, 2], [1, 1], [2, 1]]))
    assert [share.count for share in summary.wins] == [1.5, 1.5]
    assert summary.undecided.count == 1


def test_a_game_that_no_seat_came_first_in_is_nobodys_win() -> None:
    summary = summarise(simulation([[2, 3], [1, 2]]))
    assert [share.count for share in summary.wins] == [1, 0]
    assert summary.unwon.count == 1


@pytest.mark.parametrize(("count", "n"), [(0, 10), (10, 10), (3, 7)])
def test_an_interval_holds_its_share_and_stays_within_0_and_1(count: int, n: int) -> None:
    share = wilson(count, n)
    assert 0 <= share.low <= share.share <= share.high <= 1


def test_a_spread_tells_the_mean_and_where_games_lie() -> None:
    found = spread(np.arange(101))
    assert (found.mean, found.p5, found.median, found.p95) == (50, 5, 50, 95)
    assert found.low < 50 < found.high
