"""Peeking (N13): the others look at the side of the taken die that faces them, and may use its power."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.bits import is_in, one
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.engine.state import Mask
from doubloon.games.nozoku import events
from doubloon.games.nozoku.actions import IMPOSSIBLE, OTHER_SIDE, OTHER_STEP, PASS, PEEK_WITH, PLAYED
from doubloon.games.nozoku.die import SEEN_FROM, SIDES_OF
from doubloon.games.nozoku.rules.dice import numbers_in, of_all_colours
from doubloon.games.nozoku.rules.possible import is_possible
from doubloon.games.nozoku.rules.round import left_of
from doubloon.games.nozoku.state import BRING_HOME, NUMBERS, PEEK, PEEKED, SUB_OF, State


@rule
def ask_next_peeker(s: State) -> None:  # N13
    s.actor = left_of(s, s.actor)
    while s.actor != s.turn and not has_card_to_peek(s, s.actor):
        s.actor = left_of(s, s.actor)
    s.step = BRING_HOME if s.actor == s.turn else PEEK


@rule
def has_card_to_peek(s: State, seat: int) -> bool:
    for card in NUMBERS:
        if can_peek(s, seat, card):
            return True
    return False


@rule
def can_peek(s: State, seat: int, card: int) -> bool:
    return cannot_spend(s, seat, card) == LEGAL


@why_not(PEEK_WITH)
def cannot_peek(s: State, seat: int, card: int) -> int:
    return cannot_spend(s, seat, card) if s.step == PEEK else OTHER_STEP


@rule
def cannot_spend(s: State, seat: int, card: int) -> int:  # N13
    """The first thing in the way of spending that card on a peek, or LEGAL."""
    if SUB_OF[card] != side_seen(s, seat):
        return OTHER_SIDE
    if not is_in(s.hand[seat], card):
        return PLAYED
    return LEGAL if is_possible(s.powers, numbers_in(of_all_colours(s.held[seat])), SUB_OF[card]) else IMPOSSIBLE


@rule
def side_seen(s: State, seat: int) -> int:  # N13
    """The number on the side of the taken die that a seat sees."""
    away = (seat - s.turn) % s.players
    return int(SIDES_OF[s.card, SUB_OF[s.card], SEEN_FROM[s.players, away]])


@rule
def mark_peeks(s: State, seat: int, mask: Mask) -> None:
    mask[PASS()] = 1
    for card in NUMBERS:
        if can_peek(s, seat, card):
            mask[PEEK_WITH(card)] = 1


@plays(PEEK_WITH)
def peek(s: State, seat: int, card: int, log: Log) -> None:  # N13
    s.hand[seat] &= ~one(card)
    s.power = SUB_OF[card]
    s.step = PEEKED
    s.peeks += 1
    events.peeked(s, log, seat, s.turn, card, SUB_OF[card])


@rule
def decline_peek(s: State, seat: int, log: Log) -> None:
    ask_next_peeker(s)
    events.passed(s, log, seat)
