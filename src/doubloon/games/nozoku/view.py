"""What a viewer may know of a game of Nozoku Dice: everything but the dice to come and the numbers others named."""

from doubloon.engine.chance import roll
from doubloon.engine.rule import rule
from doubloon.games.nozoku.rules.peek import can_peek, side_seen
from doubloon.games.nozoku.rules.playable import cannot_play
from doubloon.games.nozoku.state import (
    DIE,
    MAIN,
    NAME,
    NO_COLOUR,
    NOTHING,
    NUMBERS,
    PEEK,
    PEEKED,
    SECRET,
    SKIP_SUB,
    STUCK,
    SUB,
    TAKE,
    UNCOUNTED,
    State,
    View,
)


@rule
def show(s: State, viewer: int, v: View) -> None:
    for seat in range(s.players):
        v.side[seat] = side_seen(s, seat) if s.taken != NO_COLOUR else NOTHING
        v.named[seat] = SECRET if is_secret(s, viewer, seat) else s.named[seat]
        v.spends[seat] = card_to_peek_with(s, seat) if may_still_peek(s, seat) else NOTHING
        if s.step in (TAKE, STUCK):
            for card in NUMBERS:
                v.unplayable[seat, card] = cannot_play(s, seat, card)


@rule
def may_still_peek(s: State, seat: int) -> bool:  # N13
    """Whether a seat is asked now or later, if it has a card for the side of the taken die that it sees."""
    if s.taken == NO_COLOUR or seat == s.turn:
        return False
    if s.step in (MAIN, SUB, SKIP_SUB):
        return True
    return s.step in (PEEK, PEEKED) and (seat - s.turn) % s.players >= (s.actor - s.turn) % s.players


@rule
def card_to_peek_with(s: State, seat: int) -> int:  # N13
    for card in NUMBERS:
        if can_peek(s, seat, card):
            return card
    return NOTHING


@rule
def is_secret(s: State, viewer: int, seat: int) -> bool:  # N18
    """Whether a seat has named a number that this viewer may not know yet."""
    untold = s.step == NAME or s.points[seat] == UNCOUNTED
    return untold and seat != viewer and s.named[seat] != NOTHING


@rule
def redeal(s: State, seat: int) -> None:
    """What the others have named in secret may be any number."""
    for other in range(s.players):
        if is_secret(s, seat, other):
            s.named[other] = roll(s, DIE)
