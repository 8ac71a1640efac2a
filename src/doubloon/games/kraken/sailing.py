"""What a ship could do, for people to see: how far its points take it, and what they are not enough for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from doubloon.engine.bits import is_in
from doubloon.games.kraken.board import Board
from doubloon.games.kraken.rules import can_enter
from doubloon.games.kraken.state import COST_OF_ATTACK, COST_OF_WAY, NOWHERE, WAYS, View


@dataclass(frozen=True)
class Route:
    """The cheapest way to a space."""

    space: int
    cost: int
    ways: tuple[int, ...]


def routes(view: Mapping[str, Any], board: Board) -> list[Route]:
    """To every space that the ship whose turn it is can reach, the cheapest first.

    What happens in the eye and on Start may change everything: a route ends there.
    """
    here = view["ships"][view["turn"]]["space"]
    coral = {pillar["space"] for pillar in view["pillars"] if pillar["points"]}
    known = {here: Route(here, 0, ())}
    waiting = [here]
    while waiting:
        waiting.sort(key=lambda space: known[space].cost)
        route = known[waiting.pop(0)]
        if route.ways and route.space in (board.eye, board.start):
            continue
        for way, cost in enumerate(COST_OF_WAY):
            space, total = board.links[way][route.space], route.cost + cost
            if space == NOWHERE or space in coral or total > view["points"]:
                continue
            if space not in known or total < known[space].cost:
                known[space] = Route(space, total, (*route.ways, way))
                waiting.append(space)
    return sorted((route for route in known.values() if route.ways), key=lambda route: (route.cost, route.space))


def too_dear(v: View) -> list[dict[str, Any]]:
    """What the ship whose turn it is could do if it had the points."""
    if v.over:
        return []
    near, seat = v.around[v.turn], v.turn
    ways = [
        {"do": name, "space": space, "cost": cost}
        for name, space, cost in zip(WAYS, v.ways[seat], COST_OF_WAY, strict=True)
        if cost > v.points and can_enter(v, space)
    ]
    if v.points >= COST_OF_ATTACK:
        return ways
    targets = [other for other in range(v.players) if other != seat and is_in(near, v.ship[other])]
    pillars = [base for base in range(v.bases) if v.pillar[base] and is_in(near, v.base_at[base])]
    return [
        *ways,
        *({"do": "attack", "seat": target, "cost": COST_OF_ATTACK} for target in targets),
        *({"do": "shoot", "base": base, "cost": COST_OF_ATTACK} for base in pillars),
    ]
