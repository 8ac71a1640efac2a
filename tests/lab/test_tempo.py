"""Captain Dice by the thousand: the clock favours no seat, and quick hands are quick."""

import numpy as np
import pytest

import doubloon
from doubloon.lab.summary import summarise

Z_BONFERRONI = 3.0  # all intervals of this file hold together in all but about one of thirty runs; the seed is fixed


def mates(
    players: int, games: int = 10_000, mode: str = "action", hands: list[str] | None = None
) -> doubloon.Simulation:
    return doubloon.simulate(
        "captain_dice",
        players=players,
        games=games,
        seed=5,
        bots=["mate"] * players,
        options={"mode": mode},
        hands=hands,
    )


@pytest.mark.parametrize("mode", ["action", "turns"])
@pytest.mark.parametrize("players", [2, 4])
def test_equal_bots_win_equally_often_in_every_seat(players: int, mode: str) -> None:
    shares = summarise(mates(players, mode=mode)).wins
    expected = 1 / players
    error = np.sqrt(expected * (1 - expected) / 10_000)
    assert max(abs(share.share - expected) for share in shares) < Z_BONFERRONI * error


def test_a_dice_phase_lasts_as_long_as_the_hands_are_slow() -> None:
    seconds = [
        summarise(mates(4, 500, hands=[hand] * 4)).spreads["seconds"].mean for hand in ("quick", "steady", "slow")
    ]
    assert 2 < seconds[0] < seconds[1] < seconds[2] < 30


def test_a_quick_hand_beats_a_slow_one() -> None:
    quick, slow = summarise(mates(2, 1000, hands=["quick", "slow"])).wins
    assert quick.low > slow.high


def test_by_turns_no_time_is_counted() -> None:
    result = mates(2, 50, mode="turns")
    assert not result.seconds.any()
    assert "seconds" not in summarise(result).spreads


def test_hands_are_checked() -> None:
    with pytest.raises(doubloon.BadPlayers, match="list of 2 hands"):
        mates(2, 5, hands=["quick"])
    with pytest.raises(doubloon.BadPlayers, match="no hand is called"):
        mates(2, 5, hands=["quick", "lightning"])


@pytest.mark.parametrize(("players", "share"), [(2, 0.95), (4, 0.85)])
@pytest.mark.parametrize("mode", ["action", "turns"])
def test_a_mate_beats_random_bots(players: int, share: float, mode: str) -> None:
    bots = ["mate"] + ["random"] * (players - 1)
    result = doubloon.simulate("captain_dice", players=players, games=1000, seed=2, bots=bots, options={"mode": mode})
    assert summarise(result).wins[0].low > share
