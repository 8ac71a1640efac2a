"""Rolling the 4Fx dice (G3), and the die of a square (G4, G6)."""

from doubloon.engine.bits import one
from doubloon.engine.chance import below
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.games.casket import events
from doubloon.games.casket.rules.cards import any_card
from doubloon.games.casket.state import DICE_CARDS, FACES, GREEN, NO_BOLT, OFF_MAP, PIPS, WHITE, State

_ALL_DICE_CARDS = (1 << FACES) - 1


@rule
def die_of(s: State, who: int) -> int:  # G4, G6
    """The colour of the die that this marker rolls; WHITE for none."""
    square = s.marker[who]
    if square == OFF_MAP:
        return WHITE if s.start_die else GREEN
    return int(s.colour[square])


@rule
def may_roll(s: State, who: int) -> bool:
    return die_of(s, who) != WHITE


@rule
def throw(s: State) -> int:  # G3
    """A face, from 0: of a die, or that of the next dice card."""
    if s.dice != DICE_CARDS:
        return int(below(s, FACES))
    if s.dice_cards_left == 0:
        s.dice_cards_left = _ALL_DICE_CARDS
    drawn = any_card(s, s.dice_cards_left)
    s.dice_cards_left &= ~one(drawn)
    return drawn


@rule
def roll_die(s: State, colour: int) -> tuple[int, int, int, int]:  # G3
    """A roll: the face, the face of the second roll after a circle (else -1), the pips, and 1 for a bolt."""
    face = throw(s)
    second = -1
    pips = int(s.pips[colour, face])
    if s.circle[colour, face]:
        second = throw(s)
        pips += int(s.pips[colour, second])
    return face, second, pips, int(s.bolt[colour, face])


@rule
def tell_faces(s: State, colour: int, face: int, second: int, worth: int, log: Log) -> None:  # G3
    """Say what lay on top where that is more than pips; `worth` is what a bolt of the first face brings."""
    mark = int(s.mark[colour, face])
    if mark == PIPS:
        return
    bolt = worth if s.bolt[colour, face] else NO_BOLT
    more, then = 0, PIPS
    if second >= 0:
        more, then = int(s.pips[colour, second]), int(s.mark[colour, second])
    events.shown(s, log, int(s.pips[colour, face]), more, mark, then, bolt)
