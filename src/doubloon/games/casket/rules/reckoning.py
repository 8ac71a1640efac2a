"""After the last fight: hindsight (G25) and the movement points that the bids earned (G23)."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.bits import is_in, one
from doubloon.engine.chance import shuffle
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.games.casket import events
from doubloon.games.casket.actions import BID_OFF_SCALE, HINDSIGHT, NOT_ASKED
from doubloon.games.casket.rules.ranking import distance_to_finish
from doubloon.games.casket.state import (
    DUMMY,
    LOOKING_BACK,
    NEXT_MOVE,
    NOBODY,
    OFF_MAP,
    ON_A_SCALE,
    ON_MAP_ONLY,
    PRICE_OF_A_STEP,
    RECKONING,
    WITH_HINDSIGHT,
    State,
)

POINTS_FOR_A_MADE_BID = 2
POINTS_OF_A_DUMMY_FIGHT = 3


# Hindsight


@rule
def offer_hindsight(s: State) -> None:  # G25
    last = last_captain(s)
    if last != NOBODY and 1 <= abs(s.bid[last] - s.won[last]) <= 2:  # else it could not help
        s.turn = last
        s.phase = LOOKING_BACK
    else:
        s.phase = RECKONING


@rule
def last_captain(s: State) -> int:  # G25
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


@why_not(HINDSIGHT)
def cannot_look_back(s: State, seat: int, change: int) -> int:  # G25
    if s.phase != LOOKING_BACK:
        return NOT_ASKED
    return LEGAL if 0 <= s.bid[seat] + change <= s.fights else BID_OFF_SCALE


@plays(HINDSIGHT)
def look_back(s: State, seat: int, change: int, log: Log) -> None:  # G25
    s.phase = RECKONING
    if change == 0:
        events.bid_kept(s, log, seat)
        return
    s.looked_back = seat
    s.second_bid = s.bid[seat] + change
    events.looked_back(s, log, seat, s.bid[seat], s.second_bid, s.won[seat])


@rule
def counted_bid(s: State, seat: int) -> int:  # G25: the bid itself stays what was said
    return s.second_bid if s.looked_back == seat else s.bid[seat]


# Points


@rule
def reckon(s: State, log: Log) -> None:  # G23
    begin_reckoning(s)
    for seat in range(s.players):
        earn(s, seat, log)
    if s.with_dummy:
        earn_for_dummy(s, log)
    draw_lots(s, log)
    s.phase = NEXT_MOVE


@rule
def begin_reckoning(s: State) -> None:
    """Nobody has earned anything yet in this battle; what each did is kept for who looks later."""
    s.past_battle = s.rounds + 1
    s.to_move = (1 << s.players) - 1
    if s.with_dummy:
        s.to_move |= one(DUMMY)
    for who in range(DUMMY + 1):
        if is_in(s.to_move, who):
            s.points[who] = 0
            s.past_won[who] = NOBODY


@rule
def earn(s: State, seat: int, log: Log) -> None:  # G23
    counted = counted_bid(s, seat)
    s.diagonals[seat] = counted == s.won[seat]
    s.points[seat] = points_earned(s, seat)
    s.past_bid[seat] = s.bid[seat]
    s.past_counted[seat] = counted
    s.past_won[seat] = s.won[seat]
    s.past_points[seat] = s.points[seat]
    events.earned(s, log, seat, s.bid[seat], s.won[seat], s.points[seat], counted, how_earned(s, seat))


@rule
def earn_for_dummy(s: State, log: Log) -> None:  # G33
    s.diagonals[DUMMY] = 1
    s.points[DUMMY] = dummy_points(s)
    s.past_won[DUMMY] = s.won[DUMMY]
    s.past_points[DUMMY] = s.points[DUMMY]
    events.dummy_earned(s, log, s.won[DUMMY], s.points[DUMMY])


@rule
def how_earned(s: State, seat: int) -> int:
    missed = min(2, abs(counted_bid(s, seat) - s.won[seat]))
    return missed + (WITH_HINDSIGHT if s.looked_back == seat else 0)


@rule
def points_earned(s: State, seat: int) -> int:  # G23, G25
    missed = abs(counted_bid(s, seat) - s.won[seat])
    if missed > 0:
        return 1 if missed == 1 else 0
    points = POINTS_FOR_A_MADE_BID + s.won[seat]
    return max(1, points // 2) if s.looked_back == seat else points


@rule
def dummy_points(s: State) -> int:  # G33
    won = s.won[DUMMY]
    if s.dummy == ON_A_SCALE:
        return POINTS_FOR_A_MADE_BID + won if won > 0 else 0
    return POINTS_OF_A_DUMMY_FIGHT * won


# Lots


@rule
def draw_lots(s: State, log: Log) -> None:  # G26
    """Every captain's lot is drawn if one is needed, and shown where it decides who moves first."""
    equal = 0
    for seat in range(s.players):
        if has_equal(s, seat):
            equal |= one(seat)
    if equal == 0:
        return
    for seat in range(s.players):
        s.lot[seat] = seat + 1
    shuffle(s, s.lot, s.players)
    for seat in range(s.players):
        if not is_in(equal, seat):
            s.lot[seat] = 0
    for seat in range(s.players):
        if s.lot[seat]:
            events.lot_drawn(s, log, seat, s.lot[seat])


@rule
def has_equal(s: State, seat: int) -> bool:  # G26
    """Whether another captain who can move has as many points and as many fights won."""
    if not can_pay_for_a_step(s, seat):
        return False
    for other in range(s.players):
        same = s.points[other] == s.points[seat] and s.won[other] == s.won[seat]
        if other != seat and same and can_pay_for_a_step(s, other):
            return True
    return False


@rule
def can_pay_for_a_step(s: State, seat: int) -> bool:  # G24
    return s.points[seat] > 0 or s.luck[seat] >= PRICE_OF_A_STEP
