"""What a viewer may know of a game of Kraken: everything but the dice to come."""

from typing import Any

from doubloon.engine.records import Fields, record
from doubloon.engine.rule import rule
from doubloon.games.kraken.rules import beyond
from doubloon.games.kraken.sailing import too_dear
from doubloon.games.kraken.state import (
    IN_THE_EYE,
    MOODS,
    MOST_BASES,
    MOST_PLAYERS,
    MOST_SEGMENTS,
    NOBODY,
    WAYS,
)

View = record(
    [
        ("players", "i8"),
        ("rounds", "i8"),
        ("dial", "i1", (MOST_SEGMENTS,)),
        ("segments", "i8"),
        ("segment", "i8"),
        ("ship", "i8", (MOST_PLAYERS,)),
        ("ways", "i8", (MOST_PLAYERS, len(WAYS))),  # where each way leads from each ship, or NOWHERE
        ("near", "i8", (MOST_PLAYERS,)),  # the set of spaces within 1 of each ship
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
    v.rounds = s.rounds
    v.dial = s.dial
    v.segments = s.segments
    v.segment = s.segment
    v.ship = s.ship
    for seat in range(s.players):
        v.near[seat] = s.near[s.ship[seat]]
        for way in range(len(WAYS)):
            v.ways[seat, way] = beyond(s, s.ship[seat], way)
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


def plain_view(v: Fields) -> dict[str, Any]:
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
