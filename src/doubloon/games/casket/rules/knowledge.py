"""What each captain, and everyone, knows about cards that are not on the table (G35).

`may[viewer, holder]` is the set of cards that, for all this viewer knows, the holder may have. A card that is in one
of a viewer's sets only is known to be there; a card that is in none has been played.
"""

from doubloon.engine.bits import one
from doubloon.engine.rule import rule
from doubloon.games.casket.rules.cards import all_of, top_card
from doubloon.games.casket.state import DECK, DUMMY, HOLDERS, PUBLIC, VIEWERS, State

EVERYONE = (1 << VIEWERS) - 1


@rule
def know_own_hands(s: State) -> None:
    """After the deal everyone knows their own hand, and nothing else."""
    every_card = (1 << s.cards) - 1
    for viewer in range(VIEWERS):
        own = s.hand[viewer] if viewer < s.players else 0
        for holder in range(HOLDERS):
            plays = holder < s.players or holder == DECK or (holder == DUMMY and s.with_dummy)
            s.may[viewer, holder] = every_card & ~own if plays else 0
        if viewer < s.players:
            s.may[viewer, viewer] = own


@rule
def learn(s: State, viewer: int, card: int, holder: int) -> None:
    for other in range(HOLDERS):
        s.may[viewer, other] &= ~one(card)
    s.may[viewer, holder] |= one(card)


@rule
def all_learn(s: State, card: int, holder: int) -> None:
    for viewer in range(VIEWERS):
        learn(s, viewer, card, holder)


@rule
def all_see_played(s: State, card: int) -> None:
    for viewer in range(VIEWERS):
        for holder in range(HOLDERS):
            s.may[viewer, holder] &= ~one(card)


@rule
def all_learn_void(s: State, seat: int, suit: int) -> None:
    """This captain holds no card of the suit: the rules would have forced it out."""
    for viewer in range(VIEWERS):
        s.may[viewer, seat] &= ~all_of(suit)


@rule
def look_at_top_card(s: State, seat: int) -> None:  # G35
    learn(s, seat, top_card(s), DECK)
    s.slot_known[s.top] |= one(seat)


@rule
def lose_sight_between(s: State, seat: int, target: int) -> None:
    """A card went unseen from one hand to the other: whatever one may have had, the other may have now."""
    for viewer in range(VIEWERS):
        if viewer not in (seat, target):
            either = s.may[viewer, seat] | s.may[viewer, target]
            s.may[viewer, seat] = either
            s.may[viewer, target] = either


@rule
def follow_exchange(s: State, seat: int) -> None:
    """This captain and the Dummy have changed hands, before everyone's eyes but face down."""
    for viewer in range(VIEWERS):
        if viewer != seat:
            s.may[viewer, seat], s.may[viewer, DUMMY] = s.may[viewer, DUMMY], s.may[viewer, seat]
    for holder in range(HOLDERS):
        s.may[seat, holder] &= ~s.hand[seat]
    s.may[seat, seat] = s.hand[seat]
    s.may[seat, DUMMY] = s.hand[DUMMY]


@rule
def all_see_dummy(s: State) -> None:
    for viewer in range(VIEWERS):
        for holder in range(HOLDERS):
            s.may[viewer, holder] &= ~s.hand[DUMMY]
        s.may[viewer, DUMMY] = s.hand[DUMMY]


@rule
def knows_only_what_everyone_knows(s: State, viewer: int) -> None:
    """Leave a captain their own hand and what is public."""
    for holder in range(HOLDERS):
        s.may[viewer, holder] = s.may[PUBLIC, holder] & ~s.hand[viewer]
    s.may[viewer, viewer] = s.hand[viewer]
