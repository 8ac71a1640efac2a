"""The seats of a table: all of them as a set, and in the order of play."""

from doubloon.engine.bits import one
from doubloon.engine.rule import rule
from doubloon.games.captain_dice.state import State


@rule
def all_seats(s: State) -> int:
    return one(s.players) - 1


@rule
def clockwise(s: State, turns: int) -> int:
    """The seat that many places after the first player."""
    return (s.first + turns) % s.players
