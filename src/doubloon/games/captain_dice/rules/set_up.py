"""The set-up phase: attack cards face down in place of the dice (C13-C15)."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.bits import is_in, lowest, one
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.engine.state import Mask
from doubloon.games.captain_dice import events
from doubloon.games.captain_dice.actions import LAY, NO_CARD_LEFT, NO_CELL, NOT_NOW, NOT_YOURS
from doubloon.games.captain_dice.state import PAIR, SET_UP, SPEEDS, State


@rule
def pass_turn_to(s: State, seat: int) -> None:  # C13
    """It is the turn of that player, or of the next one who has dice on the field, if anybody has."""
    s.turn = seat
    for turns in range(s.players):
        other = (seat + turns) % s.players
        if s.dice_on[other]:
            s.turn = other
            return


@rule
def take_back_discards(s: State, seat: int, log: Log) -> None:  # C14, C15
    if cards_in_hand(s, seat) > 0:
        return
    for speed in range(SPEEDS):
        s.hand[seat, speed] = s.discard[seat, speed]
        s.discard[seat, speed] = 0
    s.early[seat] = s.cards_on[seat]
    events.took_back(s, log, seat, cards_in_hand(s, seat))


@plays(LAY)
def lay(s: State, seat: int, speed: int, cell: int, log: Log) -> None:  # C13
    put_down(s, seat, speed, cell)
    pass_turn_to(s, (seat + 1) % s.players)
    events.card_laid(s, log, seat, cell)
    events.own_card_laid(s, log, seat, seat, cell, speed)


@rule
def put_down(s: State, seat: int, speed: int, cell: int) -> None:
    s.hand[seat, speed] -= 1
    s.card[cell] = speed
    s.cards_on[seat] |= one(cell)
    s.dice_on[seat] &= ~one(cell)
    s.dice[seat] += PAIR


@rule
def legal_with_cards(s: State, seat: int, mask: Mask) -> None:  # C13
    cells = s.dice_on[seat]
    while cells:
        cell = lowest(cells)
        for speed in range(SPEEDS):
            mask[LAY(speed, cell)] = s.hand[seat, speed] > 0
        cells &= cells - 1


@why_not(LAY)
def cannot_lay(s: State, seat: int, speed: int, cell: int) -> int:  # C13
    if s.phase != SET_UP:
        return NOT_NOW
    if not is_in(s.field, cell):
        return NO_CELL
    if not is_in(s.dice_on[seat], cell):
        return NOT_YOURS
    return LEGAL if s.hand[seat, speed] > 0 else NO_CARD_LEFT


@rule
def cards_in_hand(s: State, seat: int) -> int:
    total = 0
    for speed in range(SPEEDS):
        total += s.hand[seat, speed]
    return total
