"""What no captain does, however long it thinks: whatever comes of it, another choice would have been better."""

from doubloon.engine.dispatch import POINTLESS
from doubloon.engine.rule import rule
from doubloon.games.kraken.actions import ATTACK, END_TURN, SHOOT
from doubloon.games.kraken.rules import beyond, can_attack, can_sail, can_shoot, is_in
from doubloon.games.kraken.state import COST_OF_ATTACK, IN_THE_EYE, WAYS


@rule
def leave_out_pointless(s, seat, weight):
    """Mark what is pointless among actions that were weighed."""
    stay, better = weight[END_TURN], False
    for way in range(len(WAYS)):
        if can_sail(s, seat, way):
            if sails_back(s, seat, way) or falls_behind(s, weight[way], stay):
                weight[way] = POINTLESS
            better |= weight[way] > stay
    if s.points >= COST_OF_ATTACK:
        for base in range(s.bases):
            if can_shoot(s, seat, base):
                if falls_behind(s, weight[SHOOT + base], stay):
                    weight[SHOOT + base] = POINTLESS
                better |= weight[SHOOT + base] > stay
        for target in range(s.players):
            if can_attack(s, seat, target) and is_bystander(s, seat, target):
                weight[ATTACK + target] = POINTLESS
    if could_rob(s, seat) or (better and s.holder in (IN_THE_EYE, seat)):
        weight[END_TURN] = POINTLESS


@rule
def sails_back(s, seat, way):
    """To a space that the ship has been on in this turn, when nothing was done since but paying for the trip."""
    return is_in(s.wake, beyond(s, s.ship[seat], way))


@rule
def falls_behind(s, liked, stay):
    """In the race to the eye, which is a race as long as nobody has the treasure."""
    return s.holder == IN_THE_EYE and liked < stay


@rule
def is_bystander(s, seat, target):
    """A ship that hunts the treasure as this one does, while a third carries it away."""
    return s.holder not in (IN_THE_EYE, seat, target)


@rule
def could_rob(s, seat):
    """A failed attack costs nothing but points that would be lost."""
    return s.holder not in (IN_THE_EYE, seat) and s.points >= COST_OF_ATTACK and can_attack(s, seat, s.holder)
