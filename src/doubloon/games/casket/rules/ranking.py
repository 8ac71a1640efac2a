"""How far a captain is from the finish, and the ranking (G29, G30, G33)."""

from doubloon.engine.rule import rule
from doubloon.engine.state import Mask, Weights
from doubloon.games.casket.state import DUMMY, FAR, NOBODY, OFF_MAP, State


@rule
def distance_to_finish(s: State, seat: int) -> int:  # G30
    """The fewest steps to the finish if no other marker were there; off the map is the furthest."""
    square = s.marker[seat]
    return FAR + 1 if square == OFF_MAP else int(s.steps_left[square])


@rule
def decided(s: State) -> bool:  # G30
    return s.winner != NOBODY


@rule
def standing(s: State, rank: Mask, score: Weights) -> None:  # G29, G30, G33
    for seat in range(s.players):
        rank[seat] = 2 if s.winner == DUMMY else 1
        for other in range(s.players):
            if distance_to_finish(s, other) < distance_to_finish(s, seat):
                rank[seat] += 1
        score[seat] = 1 if seat == s.winner else 0
