"""After the last fight: hindsight (G25) and the movement points that the bids earned (G23)."""

from doubloon.engine.events import tell
from doubloon.engine.rule import rule
from doubloon.games.casket.events import BID_KEPT, DUMMY_EARNED, EARNED, LOOKED_BACK
from doubloon.games.casket.rules.ranking import distance_to_finish
from doubloon.games.casket.state import (
    DUMMY,
    LOOKING_BACK,
    NEXT_MOVE,
    NOBODY,
    OFF_MAP,
    ON_MAP_ONLY,
    RECKONING,
)

POINTS_FOR_A_MADE_BID = 2
POINTS_OF_A_DUMMY_FIGHT = 3


# Hindsight


@rule
def offer_hindsight(s):  # G25
    last = last_captain(s)
    if last != NOBODY and 1 <= abs(s.bid[last] - s.won[last]) <= 2:  # else it could not help
        s.turn = last
        s.phase = LOOKING_BACK
    else:
        s.phase = RECKONING


@rule
def last_captain(s):  # G25
    """The captain who is alone furthest from the finish, or NOBODY."""
    last, furthest = NOBODY, -1
    for seat in range(s.players):
        if s.hindsight == ON_MAP_ONLY and s.marker[seat] == OFF_MAP:
            continue
        distance = distance_to_finish(s, seat)
        if distance > furthest:
            last, furthest = seat, distance
        elif distance == furthest:
            last = NOBODY
    return last


@rule
def can_look_back(s, seat, change):  # G25
    return 0 <= s.bid[seat] + change <= s.fights


@rule
def look_back(s, seat, change, log):  # G25
    s.phase = RECKONING
    if change == 0:
        tell(log, BID_KEPT, seat)
        return
    s.bid[seat] += change
    tell(log, LOOKED_BACK, seat, s.bid[seat])
    if s.bid[seat] == s.won[seat]:
        s.looked_back = seat


# Points


@rule
def reckon(s, log):  # G23
    for seat in range(s.players):
        s.made[seat] = s.bid[seat] == s.won[seat]
        s.points[seat] = points_earned(s, seat)
        tell(log, EARNED, seat, s.bid[seat], s.won[seat], s.points[seat])
    s.to_move = (1 << s.players) - 1
    if s.with_dummy:  # G33
        s.made[DUMMY] = 1
        s.points[DUMMY] = POINTS_OF_A_DUMMY_FIGHT * s.won[DUMMY]
        s.to_move |= 1 << DUMMY
        tell(log, DUMMY_EARNED, s.won[DUMMY], s.points[DUMMY])
    s.phase = NEXT_MOVE


@rule
def points_earned(s, seat):  # G23, G25
    missed = abs(s.bid[seat] - s.won[seat])
    if missed > 0:
        return 1 if missed == 1 else 0
    points = POINTS_FOR_A_MADE_BID + s.bid[seat]
    return max(1, points // 2) if s.looked_back == seat else points
