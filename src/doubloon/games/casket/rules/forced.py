"""Questions with one answer are not asked: what is forced, and seen by all to be so, follows at once."""

from doubloon.engine.actions import LEGAL
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.games.casket import events
from doubloon.games.casket.rules.battle import forced_bid, nemesis
from doubloon.games.casket.rules.fight import forced_card, play_forced_card
from doubloon.games.casket.rules.movement import cannot_buy, cannot_enter, cannot_step, cannot_stop, enter_map, step
from doubloon.games.casket.state import BIDDING, CARD_ROWS, FIGHTING, MOVING, NO_CARD, NOBODY, OFF_MAP, WAYS, State


@rule
def answered_itself(s: State, log: Log) -> bool:
    """Whether the question that is asked now had one answer only, which has been given."""
    if s.phase == FIGHTING:
        return played_itself(s, s.turn, log)
    if s.phase == MOVING:
        return moved_itself(s, s.turn, log)
    return s.phase == BIDDING and bid_itself(s, s.turn, log)


@rule
def bid_itself(s: State, seat: int, log: Log) -> bool:  # G10
    """Of the bids 0 and 1 the last captain may not make one."""
    if s.fights > 1 or nemesis(s) == NOBODY or nemesis(s) > 1:
        return False
    forced_bid(s, seat, 1 - nemesis(s), log)
    return True


@rule
def played_itself(s: State, seat: int, log: Log) -> bool:  # G12, G13
    card = forced_card(s, seat)
    if card == NO_CARD:
        return False
    play_forced_card(s, seat, card, log)
    return True


@rule
def moved_itself(s: State, seat: int, log: Log) -> bool:  # G23, G28
    """A step that has to be taken, and there is but one."""
    if cannot_stop(s, seat) == LEGAL or cannot_buy(s, seat) == LEGAL:
        return False
    ways, row, way = 0, 0, 0
    for number in range(len(CARD_ROWS)):
        if cannot_enter(s, seat, number) == LEGAL:
            ways, row = ways + 1, number
    for number in range(len(WAYS)):
        if cannot_step(s, seat, number) == LEGAL:
            ways, way = ways + 1, number
    if ways != 1:
        return False
    events.only_way(s, log, seat)
    if s.marker[seat] == OFF_MAP:
        enter_map(s, seat, row, log)
    else:
        step(s, seat, way, log)
    return True
