"""What a viewer may know of a game of Nozoku Dice: everything but the dice to come and the numbers others named."""

from doubloon.engine.chance import roll
from doubloon.engine.rule import rule
from doubloon.games.nozoku.rules.peek import side_seen
from doubloon.games.nozoku.rules.playable import cannot_play
from doubloon.games.nozoku.state import (
    DIE,
    NAME,
    NO_COLOUR,
    NOTHING,
    NUMBERS,
    SECRET,
    STUCK,
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
    if s.step in (TAKE, STUCK):
        for card in NUMBERS:
            v.unplayable[card] = cannot_play(s, s.turn, card)


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
