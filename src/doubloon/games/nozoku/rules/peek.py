"""Peeking (N13): the others look at the side of the taken die that faces them, and may use its power."""

from doubloon.engine.events import tell
from doubloon.engine.rule import rule
from doubloon.games.nozoku.actions import PASS, PEEK_WITH
from doubloon.games.nozoku.die import SEEN_FROM, SIDES_OF
from doubloon.games.nozoku.events import PASSED, PEEKED_AT
from doubloon.games.nozoku.rules.dice import is_in, numbers_in, of_all_colours, one
from doubloon.games.nozoku.rules.possible import is_possible
from doubloon.games.nozoku.rules.round import left_of
from doubloon.games.nozoku.state import BRING_HOME, NEXT_PEEK, NUMBERS, PEEK, PEEKED, SUB_OF


@rule
def ask_next_peeker(s):  # N13
    s.actor = left_of(s, s.actor)
    if s.actor == s.turn:
        s.step = BRING_HOME
        return
    for card in NUMBERS:
        if can_peek(s, s.actor, card):
            s.step = PEEK
            return


@rule
def can_peek(s, seat, card):  # N13
    if not is_in(s.hand[seat], card) or SUB_OF[card] != side_seen(s, seat):
        return False
    return is_possible(s.powers, numbers_in(of_all_colours(s.held[seat])), SUB_OF[card])


@rule
def side_seen(s, seat):  # N13
    """The number on the side of the taken die that a seat sees."""
    away = (seat - s.turn) % s.players
    return SIDES_OF[s.card, SUB_OF[s.card], SEEN_FROM[s.players, away]]


@rule
def mark_peeks(s, seat, mask):
    mask[PASS] = 1
    for card in NUMBERS:
        if can_peek(s, seat, card):
            mask[PEEK_WITH + card - 1] = 1


@rule
def peek(s, seat, card, log):  # N13
    s.hand[seat] &= ~one(card)
    s.power = SUB_OF[card]
    s.step = PEEKED
    s.peeks += 1
    tell(log, PEEKED_AT, seat, s.turn, card, SUB_OF[card])


@rule
def decline_peek(s, seat, log):
    s.step = NEXT_PEEK
    tell(log, PASSED, seat)
