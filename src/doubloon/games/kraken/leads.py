"""Where a ship's choices lead: how far its points take it, and what they are not enough for."""

from dataclasses import dataclass
from typing import NotRequired, TypedDict

from doubloon.engine.actions import Leads, Longer, leads
from doubloon.engine.bits import is_in
from doubloon.engine.words import Message
from doubloon.games.kraken.actions import ATTACK, SAIL, SHOOT
from doubloon.games.kraken.rules import can_enter
from doubloon.games.kraken.state import COST_OF_ATTACK, COST_OF_WAY, FAR, WAYS, View


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
    return [
        Longer(
            Message("action-sail", space=route.space, cost=route.cost),
            tuple(SAIL(way) for way in route.ways),
            {"space": route.space, "cost": route.cost, "spaces": list(route.spaces)},
        )
        for route in routes(v)
        if len(route.ways) > 1
    ]


@dataclass(frozen=True)
class Route:
    """The cheapest way to a space."""

    space: int
    cost: int
    ways: tuple[int, ...]
    spaces: tuple[int, ...]  # that each of them leads to


def routes(v: View) -> list[Route]:
    """To every space that the ship whose turn it is can reach, the cheapest first."""
    reached = (space for space, cost in enumerate(v.cost_to) if cost > 0)
    return sorted((_route(v, space) for space in reached), key=lambda route: (route.cost, route.space))


def _route(v: View, space: int) -> Route:
    spaces = [space]
    while v.cost_to[v.before[spaces[0]]]:
        spaces.insert(0, v.before[spaces[0]])
    return Route(space, v.cost_to[space], tuple(v.way_to[on_it] for on_it in spaces), tuple(spaces))


class Dear(TypedDict):
    """Something that is legal but for its cost."""

    do: str  # a way, "attack" or "shoot"
    cost: int  # in points
    space: NotRequired[int]  # where that way leads
    seat: NotRequired[int]  # whom it would attack
    base: NotRequired[int]  # which coral base it would shoot at


def too_dear(v: View) -> list[Dear]:
    """What the ship whose turn it is could do if it had the points, and cannot have for less."""
    if v.over:
        return []
    near, seat = v.around[v.turn], v.turn
    ways: list[Dear] = [
        {"do": name, "space": space, "cost": cost}
        for name, space, cost in zip(WAYS, v.ways[seat], COST_OF_WAY, strict=True)
        if cost > v.points and can_enter(v, space) and v.cost_to[space] == FAR
    ]
    if v.points >= COST_OF_ATTACK:
        return ways
    targets = [other for other in range(v.players) if other != seat and is_in(near, v.ship[other])]
    pillars = [base for base in range(v.bases) if v.pillar[base] and is_in(near, v.base_at[base])]
    attacks: list[Dear] = [{"do": "attack", "seat": target, "cost": COST_OF_ATTACK} for target in targets]
    shots: list[Dear] = [{"do": "shoot", "base": base, "cost": COST_OF_ATTACK} for base in pillars]
    return [*ways, *attacks, *shots]
