"""What a viewer may know of a game of Casket of Gold: all but the hands of others, the deck and the dice to come."""

from doubloon.engine.bits import count, is_in, one
from doubloon.engine.rule import rule
from doubloon.games.casket.redeal import redeal
from doubloon.games.casket.rules.cards import all_of, top_card
from doubloon.games.casket.state import DRAWN, DUMMY, HOLDERS, MOVING, NO_CARD, PUBLIC, VALUES, State, View

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
    knower = viewer if viewer >= 0 else PUBLIC
    for holder in range(HOLDERS):
        v.known[holder] = known_cards(s, knower, holder)
    for seat in range(s.players):
        v.void[seat] = void_suits(s, knower, seat)
        if is_in(s.to_move, seat) or (s.phase == MOVING and s.turn == seat):
            v.steps[seat] = s.points[seat]


@rule
def known_cards(s: State, knower: int, holder: int) -> int:
    """The cards that this holder may have, and no other."""
    elsewhere = 0
    for other in range(HOLDERS):
        if other != holder:
            elsewhere |= s.may[knower, other]
    return s.may[knower, holder] & ~elsewhere


@rule
def void_suits(s: State, knower: int, seat: int) -> int:
    """The suits of which this captain may have no card."""
    suits = 0
    for suit in range(s.cards // VALUES):
        if not s.may[knower, seat] & all_of(suit):
            suits |= one(suit)
    return suits
