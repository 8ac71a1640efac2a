"""The View of Kraken as plain Python objects, for programs and for people."""

from typing import Any

from doubloon.games.kraken.leads import too_dear
from doubloon.games.kraken.state import IN_THE_EYE, MOODS, NOBODY, View


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
