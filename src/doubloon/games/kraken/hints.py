"""How a sensible captain thinks: what each action is worth, in hundredths of a turn saved."""

from doubloon.engine.rule import rule
from doubloon.games.kraken.actions import ATTACK, END_TURN, SHOOT
from doubloon.games.kraken.rules import beyond, can_attack, can_enter, can_sail, can_shoot, within_one_space
from doubloon.games.kraken.state import (
    BACKWARD,
    COST_OF_ATTACK,
    COST_OF_WAY,
    FORWARD,
    IN_THE_EYE,
    INWARD,
    NOWHERE,
    OUTWARD,
)

STEAL = 10_000  # taking the treasure beats everything
CATCH = 5_000  # so does getting near its holder with the points for an attack
SHOT = 30  # a shot at a pillar in the way is worth a third of a turn
NUISANCE = 1  # an attack for its own sake is better than points thrown away
AMBUSH = 100  # lie in wait one turn ahead of the treasure's holder


@rule
def prior(s, seat, weight):
    space = s.ship[seat]
    stay = -turns_left(s, seat, space, 0)
    weight[END_TURN] = stay
    for way in range(4):
        if can_sail(s, seat, way):
            weight[way] = -best_end(s, seat, beyond(s, space, way), s.points - COST_OF_WAY[way])
    for target in range(s.players):
        if can_attack(s, seat, target):
            weight[ATTACK + target] = STEAL if s.holder == target else stay + NUISANCE
    for base in range(s.bases):
        if can_shoot(s, seat, base):
            weight[SHOOT + base] = stay + SHOT if is_in_the_way(s, seat, base) else stay


@rule
def turns_left(s, seat, space, points):
    """The turns that this captain would need from there; less is better."""
    if s.holder == IN_THE_EYE:
        return int(s.turns_to_eye[space])
    if s.holder == seat:
        return int(s.turns_to_start[space])
    chased = s.ship[s.holder]
    if points >= COST_OF_ATTACK and within_one_space(s, space, chased):
        return -CATCH
    return abs(s.turns_to_start[space] - max(0, s.turns_to_start[chased] - AMBUSH))


@rule
def is_in_the_way(s, seat, base):
    return turns_left(s, seat, s.base_at[base], 0) < turns_left(s, seat, s.ship[seat], 0)


@rule
def best_end(s, seat, space, points):
    """The fewest turns left where this turn could end: along the track, across a ring, along the track again."""
    best = along_the_track(s, seat, space, points)
    for way in (FORWARD, BACKWARD):
        here, left = space, points
        while left >= COST_OF_WAY[INWARD] and here != NOWHERE:
            for across in (INWARD, OUTWARD):
                target = beyond(s, here, across)
                if left >= COST_OF_WAY[across] and can_enter(s, target):
                    best = min(best, along_the_track(s, seat, target, left - COST_OF_WAY[across]))
            left -= COST_OF_WAY[way]
            here = next_on_track(s, here, way)
    return best


@rule
def along_the_track(s, seat, space, points):
    best = turns_left(s, seat, space, points)
    for way in (FORWARD, BACKWARD):
        here, left = next_on_track(s, space, way), points - COST_OF_WAY[way]
        while left >= 0 and here != NOWHERE:
            best = min(best, turns_left(s, seat, here, left))
            left -= COST_OF_WAY[way]
            here = next_on_track(s, here, way)
    return best


@rule
def next_on_track(s, space, way):
    target = beyond(s, space, way)
    return target if can_enter(s, target) else NOWHERE
