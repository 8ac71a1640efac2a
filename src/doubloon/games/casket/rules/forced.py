"""Questions with one answer are not asked: what is forced, and seen by all to be so, follows at once."""

from doubloon.engine.events import tell
from doubloon.engine.rule import rule
from doubloon.games.casket.events import ONLY_WAY
from doubloon.games.casket.rules.battle import forced_bid, nemesis
from doubloon.games.casket.rules.fight import forced_card, play_forced_card
from doubloon.games.casket.rules.movement import can_buy, can_enter, can_step, can_stop, enter_map, step
from doubloon.games.casket.state import BIDDING, FIGHTING, MOVING, NO_CARD, NOBODY

_ENTRANCES = 3
_WAYS = 5


@rule
def answered_itself(s, log):
    """Whether the question that is asked now had one answer only, which has been given."""
    if s.phase == FIGHTING:
        return played_itself(s, s.turn, log)
    if s.phase == MOVING:
        return moved_itself(s, s.turn, log)
    return s.phase == BIDDING and bid_itself(s, s.turn, log)


@rule
def bid_itself(s, seat, log):  # G10
    """Of the bids 0 and 1 the last captain may not make one."""
    if s.fights > 1 or nemesis(s) == NOBODY or nemesis(s) > 1:
        return False
    forced_bid(s, seat, 1 - nemesis(s), log)
    return True


@rule
def played_itself(s, seat, log):  # G12, G13
    card = forced_card(s, seat)
    if card == NO_CARD:
        return False
    play_forced_card(s, seat, card, log)
    return True


@rule
def moved_itself(s, seat, log):  # G23, G28
    """A step that has to be taken, and there is but one."""
    if can_stop(s, seat) or can_buy(s, seat):
        return False
    ways, row, way = 0, 0, 0
    for number in range(_ENTRANCES):
        if can_enter(s, seat, number):
            ways, row = ways + 1, number
    for number in range(_WAYS):
        if can_step(s, seat, number):
            ways, way = ways + 1, number
    if ways != 1:
        return False
    tell(log, ONLY_WAY, seat)
    if can_enter(s, seat, row):
        enter_map(s, seat, row, log)
    else:
        step(s, seat, way, log)
    return True
