"""Where a ship's choices lead: how far its points take it, and what they are not enough for."""

from functools import lru_cache
from typing import NamedTuple, NotRequired, TypedDict

from doubloon.engine.actions import Leads, Longer, leads
from doubloon.engine.bits import is_in, members
from doubloon.engine.words import Message
from doubloon.games.kraken.actions import ACTIONS, ATTACK, SAIL, SHOOT
from doubloon.games.kraken.state import COST_OF_ATTACK, COST_OF_WAY, FAR, MOST_SPACES, WAYS, View


@leads(SAIL)
def where_a_way_leads(v: View, seat: int, way: int) -> Leads:
    return {"space": v.ways[seat][way], "cost": COST_OF_WAY[way]}


@leads(ATTACK)
def where_an_attack_leads(v: View, _seat: int, target: int) -> Leads:
    return {"space": v.ship[target], "cost": COST_OF_ATTACK}


@leads(SHOOT)
def where_a_shot_leads(v: View, _seat: int, base: int) -> Leads:
    return {"space": v.base_at[base], "cost": COST_OF_ATTACK}


def longer(v: View, _seat: int) -> list[Longer]:
    """To spaces that are best reached by several ways in a row, the nearest first."""
    return [_sailing(route) for route in routes(v) if len(route.ways) > 1]


class Route(NamedTuple):
    """The cheapest way to a space."""

    space: int
    cost: int
    ways: tuple[int, ...]
    spaces: tuple[int, ...]  # that each of them leads to


@lru_cache(4096)  # the same routes are found again and again
def _sailing(route: Route) -> Longer:
    return Longer(
        Message("action-sail", space=route.space, cost=route.cost),
        tuple(SAIL(way) for way in route.ways),
        {"space": route.space, "cost": route.cost, "spaces": list(route.spaces)},
    )


def routes(v: View) -> list[Route]:
    """To every space that the ship whose turn it is can reach, the cheapest first."""
    found: dict[int, Route] = {}
    for cost, space in sorted((cost, space) for space, cost in enumerate(v.cost_to) if cost > 0):
        last = found.get(v.before[space])
        ways, spaces = (last.ways, last.spaces) if last else ((), ())
        found[space] = Route(space, cost, (*ways, v.way_to[space]), (*spaces, space))
    return list(found.values())


@ACTIONS.wish("sail", space=MOST_SPACES)
def why_not_sail(v: View, seat: int, space: int) -> Message | None:
    """Why a space that is perhaps several moves away cannot be reached now."""
    if v.cost_to[space] != FAR:
        return Message("refused-there", space=space) if space == v.ship[seat] else None
    if is_in(v.coral, space):
        return Message("refused-coral", space=space, points=v.pillar[list(v.base_at).index(space)])
    return Message("refused-far", space=space, points=v.points)


class Dear(TypedDict):
    """Something that is legal but for its cost."""

    do: str  # a way, "attack" or "shoot"
    cost: int  # in points
    space: NotRequired[int]  # where that way leads
    seat: NotRequired[int]  # whom it would attack
    base: NotRequired[int]  # which coral base it would shoot at


def too_dear(v: View) -> list[Dear]:
    """What the ship whose turn it is could do if it had the points, and cannot have for less."""
    ways: list[Dear] = [
        {"do": WAYS[way], "space": v.ways[v.turn][way], "cost": COST_OF_WAY[way]} for way in members(v.dear_ways)
    ]
    attacks: list[Dear] = [
        {"do": "attack", "seat": target, "cost": COST_OF_ATTACK} for target in members(v.dear_targets)
    ]
    shots: list[Dear] = [{"do": "shoot", "base": base, "cost": COST_OF_ATTACK} for base in members(v.dear_pillars)]
    return [*ways, *attacks, *shots]
