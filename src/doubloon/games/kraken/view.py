"""What a viewer may know of a game of Kraken: everything but the dice to come."""

from doubloon.engine.bits import is_in, one
from doubloon.engine.rule import rule
from doubloon.games.kraken.rules import beyond, can_enter, steps_to_go
from doubloon.games.kraken.state import COST_OF_ATTACK, COST_OF_WAY, FAR, MOST_SPACES, WAYS, State, View


@rule
def show(s: State, viewer: int, v: View) -> None:
    for seat in range(s.players):
        for way in range(len(WAYS)):
            v.ways[seat, way] = beyond(s, s.ship[seat], way)
        v.to_go[seat] = steps_to_go(s, seat)
    find_routes(s, v)
    if s.points and not s.over:  # between two turns there are none, and nobody who could wish for more
        find_dear(s, v, s.turn)


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
def find_dear(s: State, v: View, seat: int) -> None:
    """What this ship could do if it had the points, and cannot have for less."""
    for way in range(len(WAYS)):
        there = beyond(s, s.ship[seat], way)
        if COST_OF_WAY[way] > s.points and can_enter(s, there) and v.cost_to[there] == FAR:
            v.dear_ways |= one(way)
    if s.points >= COST_OF_ATTACK:
        return
    near = s.near[s.ship[seat]]
    for other in range(s.players):
        if other != seat and is_in(near, s.ship[other]):
            v.dear_targets |= one(other)
    for base in range(s.bases):
        if s.pillar[base] and is_in(near, s.base_at[base]):
            v.dear_pillars |= one(base)


@rule
def redeal(s: State, seat: int) -> None:
    """Nothing but the dice to come is unknown, and those went with the generator."""
