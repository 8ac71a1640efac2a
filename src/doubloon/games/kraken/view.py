"""What a viewer may know of a game of Kraken: everything but the dice to come."""

from typing import Any

from doubloon.engine.rule import rule
from doubloon.games.kraken.rules import beyond
from doubloon.games.kraken.sailing import too_dear
from doubloon.games.kraken.state import IN_THE_EYE, MOODS, NOBODY, WAYS, State, View


@rule
def show(s: State, viewer: int, v: View) -> None:
    for seat in range(s.players):
        v.around[seat] = s.near[s.ship[seat]]
        for way in range(len(WAYS)):
            v.ways[seat, way] = beyond(s, s.ship[seat], way)


@rule
def redeal(s: State, seat: int) -> None:
    """Nothing but the dice to come is unknown, and those went with the generator."""


def plain_view(v: View) -> dict[str, Any]:
    """The View as plain Python objects."""
    seats = range(v.players)
    return {
        "round": v.rounds if v.over else v.rounds + 1,
        "turn": None if v.over else v.turn,
        "starter": v.starter,
        "points": v.points,
        "dial": [MOODS[mood] for mood in v.dial[: v.segments]],
        "segment": v.segment,
        "treasure": None if v.holder == IN_THE_EYE else v.holder,
        "ships": [
            {"space": v.ship[seat], "bruises": v.bruises[seat], "gripped": bool(v.gripped[seat])} for seat in seats
        ],
        "too_dear": too_dear(v),
        "pillars": [{"space": v.base_at[base], "points": v.pillar[base]} for base in range(v.bases)],
        "winner": None if v.winner == NOBODY else v.winner,
    }
