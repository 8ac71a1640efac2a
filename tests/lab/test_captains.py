"""What mates show in every run, captains show too: no place is favoured, and who may wait with the bell does."""

import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.bots.company import decisions
from doubloon.engine.actions import Action
from doubloon.lab.summary import summarise

RING: Action = {"do": "ring"}
BOUND = 0.07  # of 300 games: what chance alone may do


class Eager(Bot):
    """Rings whenever it can."""

    def choose(self, match: doubloon.Match, seat: int, **_limits: object) -> Action:
        chosen = super().choose(match, seat)
        return RING if RING in match.legal(seat) else chosen


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "players", "options"), [("casket", 4, {}), ("captain_dice", 2, {"mode": "turns"}), ("kraken", 4, {})]
)
def test_no_place_is_favoured_among_captains(name: str, players: int, options: dict[str, str]) -> None:
    result = doubloon.simulate(name, players=players, games=300, seed=0, bots=["captain"] * players, options=options)
    shares = [share.share for share in summarise(result).wins_by_place]
    assert max(abs(share - 1 / players) for share in shares) < BOUND
    assert result.decided.mean() >= 0.95


@pytest.mark.long
def test_C12_a_captain_who_may_wait_does_not_lose_to_one_who_rings_whenever_it_can() -> None:
    waiting = eager = 0
    for seed in range(60):
        match = doubloon.game("captain_dice").start(2, seed, {"mode": "turns"})
        patient = seed % 2
        bots = [(Bot if seat == patient else Eager)("captain", seed, seat) for seat in range(2)]
        for _decision in decisions(match, bots):
            assert not match.over
        waiting += match.winners == (patient,)
        eager += match.winners == (1 - patient,)
    assert waiting >= eager
