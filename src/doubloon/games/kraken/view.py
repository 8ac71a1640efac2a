"""What a viewer may know of a game of Kraken: everything but the dice to come."""

from doubloon.engine.rule import rule
from doubloon.games.kraken.rules import beyond, can_enter
from doubloon.games.kraken.state import COST_OF_WAY, FAR, MOST_SPACES, WAYS, State, View


@rule
def show(s: State, viewer: int, v: View) -> None:
    for seat in range(s.players):
        v.around[seat] = s.near[s.ship[seat]]
        for way in range(len(WAYS)):
            v.ways[seat, way] = beyond(s, s.ship[seat], way)
    find_routes(s, v)


@rule
def find_routes(s: State, v: View) -> None:
    """The cheapest route to each space for the ship whose turn it is; what is near is found first, and leads on."""
    for space in range(MOST_SPACES):
        v.cost_to[space] = FAR
    if s.over:
        return
    here = s.ship[s.turn]
    v.cost_to[here] = 0
    for cost in range(s.points):
        for space in range(MOST_SPACES):
            if v.cost_to[space] == cost and (space == here or not ends_route(s, space)):
                sail_on(s, v, space)


@rule
def ends_route(s: State, space: int) -> bool:
    """What happens in the eye and on Start may change everything."""
    return space in (s.eye, s.start)


@rule
def sail_on(s: State, v: View, space: int) -> None:
    for way in range(len(WAYS)):
        there, cost = beyond(s, space, way), v.cost_to[space] + COST_OF_WAY[way]
        if cost > s.points or not can_enter(s, there):
            continue
        if v.cost_to[there] == FAR or cost < v.cost_to[there]:
            v.cost_to[there] = cost
            v.before[there] = space
            v.way_to[there] = way


@rule
def redeal(s: State, seat: int) -> None:
    """Nothing but the dice to come is unknown, and those went with the generator."""
