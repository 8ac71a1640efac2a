"""How a sensible captain thinks: what each action is worth, in hundredths of a turn saved."""

import math

from doubloon.engine.bits import is_in, one
from doubloon.engine.rule import rule
from doubloon.engine.state import Row, Weights
from doubloon.games.kraken.actions import ATTACK, END_TURN, SAIL, SHOOT
from doubloon.games.kraken.pointless import leave_out_pointless
from doubloon.games.kraken.rules import beyond, can_enter, can_sail, reaches_pillar, reaches_ship
from doubloon.games.kraken.state import (
    BACKWARD,
    COST_OF_ATTACK,
    COST_OF_WAY,
    FORWARD,
    IN_THE_EYE,
    INWARD,
    NOWHERE,
    OUTWARD,
    State,
)

STEAL = 10_000  # taking the treasure beats everything
CATCH = 5_000  # so does getting near its holder with the points for an attack
AMBUSH = 300  # lie in wait three turns ahead of the treasure's holder, who must come past
DANGER = 60  # to carry the treasure next to another ship costs more than half a turn
SHOT = 50  # a shot is worth half of what the open way is, in percent: it takes about two
NUISANCE = 1  # an attack for its own sake is better than points thrown away
IDLE = 1  # a shot that opens no way is not
COST_OF_PILLAR = 2 * COST_OF_ATTACK  # what a captain counts on to bring one down
TYPICAL_ROLL = 4  # what a captain counts on next turn
FAR = 1_000_000  # more turns than any way takes

PLANNED = 32  # steps of ships that a plan is good for, everyone's together

# Who is winning: fitted to games of captains who race and captains who lie in wait, so that a chance grows with e to
# the power of the sum. Distances are in turns; company is how many play beyond two.
GRIPPED = 0.8  # turns that the Kraken's grip costs
BRUISED = 0.5  # and each lost defence
AWAY_FROM_EYE = -0.13  # each turn, before anyone has the treasure
LET_OTHERS_FETCH = 0.065  # but in company whoever fetches it is robbed on the way home
HAS_TREASURE = 0.45
HUNTED = -0.1  # its holder, for each captain in company
HOMEWARD = 6.0
NEARER_HOME = 0.17  # its holder, each turn below HOMEWARD
HOME_SOON = 2.0
ALMOST_HOME = 0.85  # its holder, each turn below HOME_SOON
AHEAD = 0.14  # who is nearer to home than the treasure, each turn
AHEAD_ENOUGH = 4.0  # more turns do not count
BEHIND = -0.235  # who is further from home than the treasure, each turn
IN_CONTACT = 0.27  # next to its holder

# Nobody wins a game that never ends, so a win is the less likely the further the treasure is from home, and every round
# makes that worse: whoever could wait for the others to move first will not wait for ever.
WEARINESS = 0.005  # for each turn that the treasure needs, each round
MOST_WEARINESS = 0.25


@rule
def prior(s: State, seat: int, weight: Weights) -> None:
    space = s.ship[seat]
    contact = contact_spaces(s, seat)
    stay = -turns_left(s, seat, space, 0, contact)
    weight[END_TURN()] = stay
    for way in (FORWARD, BACKWARD):
        if can_sail(s, seat, way):
            left = s.points - COST_OF_WAY[way]
            weight[SAIL(way)] = -best_end_along(s, seat, beyond(s, space, way), left, way, contact)
    for way in (INWARD, OUTWARD):
        if can_sail(s, seat, way):
            weight[SAIL(way)] = -best_end_across(s, seat, space, s.points, way, contact)
    if s.points < COST_OF_ATTACK:
        leave_out_pointless(s, seat, weight)
        return
    for target in range(s.players):
        if reaches_ship(s, seat, target):
            weight[ATTACK(target)] = STEAL if s.holder == target else stay + NUISANCE
    for base in range(s.bases):
        if reaches_pillar(s, seat, base):
            weight[SHOOT(base)] = stay + worth_of_shot(s, seat, base, contact) - IDLE
    leave_out_pointless(s, seat, weight)


@rule
def contact_spaces(s: State, seat: int) -> int:
    """The spaces within 1 of the treasure's holder; for the holder, those within 1 of any other ship."""
    if s.holder == IN_THE_EYE:
        return 0
    if s.holder != seat:
        return s.near[s.ship[s.holder]]
    spaces = 0
    for other in range(s.players):
        if other != seat:
            spaces |= s.near[s.ship[other]]
    return spaces


@rule
def turns_left(s: State, seat: int, space: int, points: int, contact: int) -> int:
    """The turns that this captain would need from there; less is better."""
    if s.holder == IN_THE_EYE:
        return int(s.turns_to_eye[space])
    to_start = int(s.turns_to_start[space])
    if s.holder == seat:
        return to_start + DANGER * is_in(contact, space)
    if points >= COST_OF_ATTACK and is_in(contact, space):
        return -CATCH
    ambush = max(0, int(s.turns_to_start[s.ship[s.holder]]) - AMBUSH)
    return abs(to_start - ambush)


@rule
def worth_of_shot(s: State, seat: int, base: int, contact: int) -> int:
    """A part of what the next turn would gain if the pillar were gone."""
    space = s.ship[seat]
    points = TYPICAL_ROLL * (1 + is_in(s.wind, space))
    blocked = best_end(s, seat, space, points, contact)
    s.coral ^= one(s.base_at[base])  # gone in thought only: bots think on copies, and it is put back
    free = best_end(s, seat, space, points, contact)
    s.coral ^= one(s.base_at[base])
    return (blocked - free) * SHOT // 100


@rule
def best_end(s: State, seat: int, space: int, points: int, contact: int) -> int:
    """The fewest turns left where a whole turn could end."""
    return min(
        best_end_along(s, seat, space, points, FORWARD, contact),
        best_end_along(s, seat, space, points, BACKWARD, contact),
    )


@rule
def best_end_along(s: State, seat: int, space: int, points: int, way: int, contact: int) -> int:
    """The same for a ship that keeps to one way along the track, shoots its way through and may cross a ring."""
    best = FAR
    here, left = space, points
    while left >= 0 and here != NOWHERE:
        best = min(best, turns_left(s, seat, here, left, contact))
        if left >= COST_OF_WAY[INWARD]:
            best = min(best, best_end_across(s, seat, here, left, INWARD, contact))
            best = min(best, best_end_across(s, seat, here, left, OUTWARD, contact))
        left -= COST_OF_WAY[way]
        here = beyond(s, here, way)
        if here != NOWHERE and is_in(s.coral, here):
            left -= COST_OF_PILLAR
    return best


@rule
def best_end_across(s: State, seat: int, space: int, points: int, across: int, contact: int) -> int:
    """The same for a ship that crosses a ring now; no points are enough to cross twice."""
    landing, points_left = next_space(s, space, across), points - COST_OF_WAY[across]
    if landing == NOWHERE or points_left < 0:
        return FAR
    best = turns_left(s, seat, landing, points_left, contact)
    for way in (FORWARD, BACKWARD):
        here, left = next_space(s, landing, way), points_left - COST_OF_WAY[way]
        while left >= 0 and here != NOWHERE:
            best = min(best, turns_left(s, seat, here, left, contact))
            left -= COST_OF_WAY[way]
            here = next_space(s, here, way)
    return best


@rule
def next_space(s: State, space: int, way: int) -> int:
    target = beyond(s, space, way)
    return target if can_enter(s, target) else NOWHERE


# Who is winning


@rule
def value(s: State, worth: Weights) -> None:
    """Each seat's share of a win, times how likely it is that there will be one."""
    total = 0.0
    for seat in range(s.players):
        worth[seat] = math.exp(prospects(s, seat))
        total += worth[seat]
    total *= math.exp(min(MOST_WEARINESS, WEARINESS * s.rounds) * turns_until_home(s))
    for seat in range(s.players):
        worth[seat] /= total


@rule
def turns_until_home(s: State) -> float:
    """The fewest turns in which the treasure could be at Start."""
    if s.holder != IN_THE_EYE:
        return turns_away(s, s.holder, s.turns_to_start)
    nearest = turns_away(s, 0, s.turns_to_eye)
    for seat in range(1, s.players):
        nearest = min(nearest, turns_away(s, seat, s.turns_to_eye))
    return nearest + int(s.turns_to_start[s.eye]) / 100


@rule
def prospects(s: State, seat: int) -> float:
    company = s.players - 2
    if s.holder == IN_THE_EYE:
        return (AWAY_FROM_EYE + LET_OTHERS_FETCH * company) * turns_away(s, seat, s.turns_to_eye)
    home = turns_away(s, s.holder, s.turns_to_start)
    if seat == s.holder:
        soon = NEARER_HOME * max(0.0, HOMEWARD - home) + ALMOST_HOME * max(0.0, HOME_SOON - home)
        return HAS_TREASURE + HUNTED * company + soon
    contact = IN_CONTACT * reaches_ship(s, seat, s.holder)
    ahead = home - turns_away(s, seat, s.turns_to_start)
    return contact + (AHEAD * min(ahead, AHEAD_ENOUGH) if ahead > 0 else -BEHIND * ahead)


@rule
def turns_away(s: State, seat: int, hundredths: Row) -> float:
    delay = GRIPPED * s.gripped[seat] + BRUISED * s.bruises[seat]
    return int(hundredths[s.ship[seat]]) / 100 + delay


@rule
def foresight(s: State) -> int:
    return PLANNED // s.players


@rule
def settled(s: State) -> bool:
    return True
