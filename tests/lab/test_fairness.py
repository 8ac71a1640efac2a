"""A game is fair: who wins does not depend on the place in the order of play."""

from typing import Any

import pytest

import doubloon
from doubloon.lab.summary import summarise

GAMES = 3_000

# How far from an equal share of the wins a place may be: what 10,000 games showed, and what chance adds in fewer.
WAYS: list[tuple[str, dict[str, Any], float]] = [
    ("captain_dice", {}, 0.04),
    ("captain_dice", {"mode": "turns"}, 0.04),
    ("casket", {}, 0.04),
    ("kraken", {}, 0.045),  # who sails last knows more: 27.3 % of four
    ("kraken", {"board": "rings"}, 0.04),
    ("nozoku", {}, 0.065),  # the second of three takes 37.6 %
]


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "options", "bound", "players"),
    [(*way, players) for way in WAYS for players in doubloon.game(way[0]).players if players > 1],
)
def test_no_place_in_the_order_of_play_is_favoured(
    name: str, options: dict[str, Any], bound: float, players: int
) -> None:
    result = doubloon.simulate(
        name, players=players, games=GAMES, seed=1, bots=["mate"] * players, options=options, workers=1
    )
    shares = [share.count for share in summarise(result).wins_by_place]
    unfair = [share / sum(shares) - 1 / players for share in shares]
    assert max(map(abs, unfair)) < bound
    assert sum(shares) > GAMES / 2 or players == 2  # between two, Casket's Dummy may win most games
