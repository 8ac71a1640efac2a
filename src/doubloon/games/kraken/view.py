"""What a viewer may know of a game of Kraken: everything but the dice to come."""

from typing import Any

from doubloon.engine.records import Record, record, unpacked
from doubloon.engine.rule import rule
from doubloon.games.kraken.state import (
    IN_THE_EYE,
    MOODS,
    MOST_BASES,
    MOST_PLAYERS,
    MOST_SEGMENTS,
    MOST_SPACES,
    NOBODY,
)

View = record(
    [
        ("players", "i8"),
        ("link", "i1", (4, MOST_SPACES)),
        ("near", "i8", (MOST_SPACES,)),
        ("rounds", "i8"),
        ("dial", "i1", (MOST_SEGMENTS,)),
        ("segments", "i8"),
        ("segment", "i8"),
        ("ship", "i8", (MOST_PLAYERS,)),
        ("bruises", "i8", (MOST_PLAYERS,)),
        ("gripped", "i8", (MOST_PLAYERS,)),
        ("holder", "i8"),
        ("base_at", "i8", (MOST_BASES,)),
        ("bases", "i8"),
        ("pillar", "i8", (MOST_BASES,)),
        ("coral", "i8"),
        ("starter", "i8"),
        ("turn", "i8"),
        ("points", "i8"),
        ("over", "i8"),
        ("winner", "i8"),
    ]
)


@rule
def show(s, viewer, v):
    v.players = s.players
    v.link = s.link
    v.near = s.near
    v.rounds = s.rounds
    v.dial = s.dial
    v.segments = s.segments
    v.segment = s.segment
    v.ship = s.ship
    v.bruises = s.bruises
    v.gripped = s.gripped
    v.holder = s.holder
    v.base_at = s.base_at
    v.bases = s.bases
    v.pillar = s.pillar
    v.coral = s.coral
    v.starter = s.starter
    v.turn = s.turn
    v.points = s.points
    v.over = s.over
    v.winner = s.winner


@rule
def redeal(s, seat):
    """Nothing but the dice to come is unknown, and those went with the generator."""


def plain_view(view: Record) -> dict[str, Any]:
    """The View as plain Python objects."""
    v = unpacked(view)
    seats = range(v.players)
    limit_reached = v.over and v.winner == NOBODY
    return {
        "round": v.rounds if limit_reached else v.rounds + 1,
        "turn": None if v.over else v.turn,
        "starter": v.starter,
        "points": v.points,
        "dial": [MOODS[mood] for mood in v.dial[: v.segments]],
        "segment": v.segment,
        "treasure": None if v.holder == IN_THE_EYE else v.holder,
        "ships": [
            {"space": v.ship[seat], "bruises": v.bruises[seat], "gripped": bool(v.gripped[seat])} for seat in seats
        ],
        "pillars": [{"space": v.base_at[base], "points": v.pillar[base]} for base in range(v.bases)],
        "winner": None if v.winner == NOBODY else v.winner,
    }
