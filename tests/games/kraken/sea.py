"""Positions of Kraken for tests, in the words of the game."""

from typing import Any

import doubloon
from tests.positions import position

END = {"do": "end"}
FORWARD = {"do": "forward"}
BACKWARD = {"do": "backward"}
INWARD = {"do": "inward"}
OUTWARD = {"do": "outward"}

# A board as a designer would write it: a straight track of six spaces, coral right behind Start.
NARROWS = """
start = 0
eye = 5
wind = [2]
bases = [1, 3]
tentacles = [4]
rings = [5, 1]
spaces = [
  { forward = 1 },
  { forward = 2, backward = 0 },
  { forward = 3, backward = 1 },
  { forward = 4, backward = 2 },
  { forward = 5, backward = 3 },
  { backward = 4, outward = 0 },
]
"""


def sea(
    ships: list[int],
    *,
    pillars: dict[int, int] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> doubloon.Match:
    """A match with these ships and pillars (space: hit points); seat 0 is the starting player and has the turn."""
    wanted: dict[str, Any] = {
        "turn": 0,
        "starter": 0,
        "points": 6,
        "segment": 0,
        "wake": 0,
        "gripped": [0, 0, 0, 0],
        **fields,
    }
    match = position("kraken", len(ships), options, ship=ships, coral=0, **wanted)
    for base in range(int(match.state.bases)):
        space = int(match.state.base_at[base])
        match.state.pillar[base] = (pillars or {}).get(space, 0)
        match.state.coral |= (1 << space) if match.state.pillar[base] else 0
    return match


def attack(seat: int) -> dict[str, Any]:
    return {"do": "attack", "seat": seat}


def shoot(base: int) -> dict[str, Any]:
    return {"do": "shoot", "base": base}


def spaces(match: doubloon.Match) -> list[int]:
    return [ship["space"] for ship in match.view(None)["ships"]]


def standing_pillars(match: doubloon.Match) -> dict[int, int]:
    return {pillar["space"]: pillar["points"] for pillar in match.view(None)["pillars"] if pillar["points"]}


def points(match: doubloon.Match) -> int:
    left: int = match.view(None)["points"]
    return left
