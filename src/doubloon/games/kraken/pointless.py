"""What no captain does, however long it thinks: whatever comes of it, another choice would have been better."""

from doubloon.engine.bits import is_in
from doubloon.engine.dispatch import POINTLESS
from doubloon.engine.rule import rule
from doubloon.engine.state import Weights
from doubloon.games.kraken.actions import ATTACK, END_TURN, SAIL, SHOOT
from doubloon.games.kraken.rules import beyond, can_sail, reaches_pillar, reaches_ship
from doubloon.games.kraken.state import COST_OF_ATTACK, IN_THE_EYE, WAYS, State


@rule
def leave_out_pointless(s: State, seat: int, weight: Weights) -> None:
    """Mark what is pointless among actions that were weighed."""
    stay, better = weight[END_TURN()], False
    for way in range(len(WAYS)):
        if can_sail(s, seat, way):
            if sails_back(s, seat, way) or falls_behind(s, weight[SAIL(way)], stay):
                weight[SAIL(way)] = POINTLESS
            better |= weight[SAIL(way)] > stay
    if s.points >= COST_OF_ATTACK:
        for base in range(s.bases):
            if reaches_pillar(s, seat, base):
                if falls_behind(s, weight[SHOOT(base)], stay):
                    weight[SHOOT(base)] = POINTLESS
                better |= weight[SHOOT(base)] > stay
        for target in range(s.players):
            if reaches_ship(s, seat, target) and is_bystander(s, seat, target):
                weight[ATTACK(target)] = POINTLESS
    if could_rob(s, seat) or (better and s.holder in (IN_THE_EYE, seat)):
        weight[END_TURN()] = POINTLESS


@rule
def sails_back(s: State, seat: int, way: int) -> int:
    """To a space that the ship has been on in this turn, when nothing was done since but paying for the trip."""
    return is_in(s.wake, beyond(s, s.ship[seat], way))


@rule
def falls_behind(s: State, liked: float, stay: float) -> bool:
    """In the race to the eye, which is a race as long as nobody has the treasure."""
    return s.holder == IN_THE_EYE and liked < stay


@rule
def is_bystander(s: State, seat: int, target: int) -> bool:
    """A ship that hunts the treasure as this one does, while a third carries it away."""
    return s.holder not in (IN_THE_EYE, seat, target)


@rule
def could_rob(s: State, seat: int) -> int:
    """A failed attack costs nothing but points that would be lost."""
    return s.holder not in (IN_THE_EYE, seat) and s.points >= COST_OF_ATTACK and reaches_ship(s, seat, s.holder)
