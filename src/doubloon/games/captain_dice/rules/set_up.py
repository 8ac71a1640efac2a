"""The set-up phase: attack cards face down in place of the dice (C13-C15)."""

from doubloon.engine.events import tell, whisper
from doubloon.engine.rule import rule
from doubloon.games.captain_dice.events import CARD_LAID, OWN_CARD_LAID, TOOK_BACK
from doubloon.games.captain_dice.rules.sets import one
from doubloon.games.captain_dice.state import PAIR, SPEEDS


@rule
def find_next_to_lay(s, log):  # C13
    """Pass the turn on to the next player with dice on the field; whether there is one."""
    for turns in range(s.players):
        seat = (s.turn + turns) % s.players
        if s.dice_on[seat]:
            s.turn = seat
            take_back_discards(s, seat, log)
            return True
    return False


@rule
def take_back_discards(s, seat, log):  # C14, C15
    if cards_in_hand(s, seat) > 0:
        return
    for speed in range(SPEEDS):
        s.hand[seat, speed] = s.discard[seat, speed]
        s.discard[seat, speed] = 0
    s.early[seat] = s.cards_on[seat]
    tell(log, TOOK_BACK, seat, cards_in_hand(s, seat))


@rule
def lay(s, seat, speed, cell, log):  # C13
    s.hand[seat, speed] -= 1
    s.card[cell] = speed
    s.cards_on[seat] |= one(cell)
    s.dice_on[seat] &= ~one(cell)
    s.dice[seat] += PAIR
    s.turn = (seat + 1) % s.players
    tell(log, CARD_LAID, seat, cell)
    whisper(log, seat, OWN_CARD_LAID, seat, cell, speed)


@rule
def cards_in_hand(s, seat):
    total = 0
    for speed in range(SPEEDS):
        total += s.hand[seat, speed]
    return total
