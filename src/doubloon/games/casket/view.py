"""What a viewer may know of a game of Casket of Gold: all but the hands of others, the deck and the dice to come."""

from doubloon.engine.bits import count
from doubloon.engine.rule import rule
from doubloon.games.casket.redeal import redeal
from doubloon.games.casket.rules.cards import top_card
from doubloon.games.casket.state import DRAWN, DUMMY, HOLDERS, NO_CARD, PUBLIC, State, View

__all__ = ["redeal", "show"]


@rule
def show(s: State, viewer: int, v: View) -> None:  # G35
    for who in range(DUMMY + 1):
        v.hand_size[who] = count(s.hand[who])
    v.drawn = NO_CARD
    if viewer >= 0:
        v.hand[viewer] = s.hand[viewer]
        if s.phase == DRAWN and s.turn == viewer:
            v.drawn = top_card(s)
    if s.dummy_up:
        v.hand[DUMMY] = s.hand[DUMMY]
    for holder in range(HOLDERS):
        v.may_have[holder] = s.may[viewer if viewer >= 0 else PUBLIC, holder]
