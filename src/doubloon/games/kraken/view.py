"""What a viewer may know of a game of Kraken: everything but the dice to come."""

from doubloon.engine.rule import rule
from doubloon.games.kraken.rules import beyond
from doubloon.games.kraken.state import WAYS, State, View


@rule
def show(s: State, viewer: int, v: View) -> None:
    for seat in range(s.players):
        v.around[seat] = s.near[s.ship[seat]]
        for way in range(len(WAYS)):
            v.ways[seat, way] = beyond(s, s.ship[seat], way)


@rule
def redeal(s: State, seat: int) -> None:
    """Nothing but the dice to come is unknown, and those went with the generator."""
