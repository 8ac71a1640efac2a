"""Which cards can be played (N10)."""

from doubloon.engine.actions import LEGAL
from doubloon.engine.bits import is_in
from doubloon.engine.rule import rule
from doubloon.engine.state import Row
from doubloon.games.nozoku.actions import IMPOSSIBLE, NOT_BOTH, NOT_IN_CAVE, PLAYED
from doubloon.games.nozoku.rules.dice import numbers_in, of_all_colours, showing
from doubloon.games.nozoku.rules.possible import are_possible, is_possible
from doubloon.games.nozoku.state import NO_CARD, NUMBERS, SEAT_COLOURS, SUB_OF, TAKE, State


@rule
def look_for_card(s: State, seat: int) -> None:
    """On to taking a die, if there is a card to play."""
    s.step = NO_CARD
    for card in NUMBERS:
        if can_play(s, seat, card):
            s.step = TAKE
            return


@rule
def can_play(s: State, seat: int, card: int) -> bool:
    return cannot_play(s, seat, card) == LEGAL


@rule
def cannot_play(s: State, seat: int, card: int) -> int:  # N10
    """The first thing in the way of playing that card, whatever die is taken for it, or LEGAL."""
    if not is_in(s.hand[seat], card):
        return PLAYED
    if not in_cave(s.cave, card):
        return NOT_IN_CAVE
    lot = of_all_colours(s.held[seat])
    if are_possible(s.powers, lot, card, SUB_OF[card]):
        return LEGAL
    return NOT_BOTH if is_possible(s.powers, numbers_in(lot), card) else IMPOSSIBLE


@rule
def in_cave(cave: Row, number: int) -> bool:
    """Whether a die that is not white shows that number."""
    for colour in range(len(SEAT_COLOURS)):
        if showing(cave[colour], number):
            return True
    return False
