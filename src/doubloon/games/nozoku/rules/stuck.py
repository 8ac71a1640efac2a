"""Stuck (N12): a player who can play no card may use one from the pile, and takes the pile back."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.bits import count, is_in
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.engine.state import Mask
from doubloon.games.nozoku import events
from doubloon.games.nozoku.actions import IMPOSSIBLE, NOT_PLAYED, OTHER_STEP, PASS, RECALL
from doubloon.games.nozoku.rules.dice import numbers_in, of_all_colours
from doubloon.games.nozoku.rules.playable import look_for_card
from doubloon.games.nozoku.rules.possible import is_possible
from doubloon.games.nozoku.state import ALL_CARDS, MAIN_PART, NUMBERS, PARTS, RECALLED, STUCK, SUB_OF, TAKE_BACK, State


@rule
def get_stuck(s: State, seat: int, log: Log) -> None:  # N12
    s.stuck += 1
    s.step = TAKE_BACK
    for card in NUMBERS:
        for part in range(len(PARTS)):
            if can_recall(s, seat, card, part):
                s.step = STUCK
    events.got_stuck(s, log, seat)


@rule
def can_recall(s: State, seat: int, card: int, part: int) -> bool:
    return cannot_use(s, seat, card, part) == LEGAL


@why_not(RECALL)
def cannot_recall(s: State, seat: int, card: int, part: int) -> int:
    return cannot_use(s, seat, card, part) if s.step == STUCK else OTHER_STEP


@rule
def cannot_use(s: State, seat: int, card: int, part: int) -> int:  # N12
    """The first thing in the way of using that part of a card from the pile, or LEGAL."""
    if is_in(s.hand[seat], card):
        return NOT_PLAYED
    power = power_of(card, part)
    return LEGAL if is_possible(s.powers, numbers_in(of_all_colours(s.held[seat])), power) else IMPOSSIBLE


@rule
def power_of(card: int, part: int) -> int:
    return card if part == MAIN_PART else SUB_OF[card]


@rule
def mark_recalls(s: State, seat: int, mask: Mask) -> None:
    mask[PASS()] = 1
    for card in NUMBERS:
        for part in range(len(PARTS)):
            if can_recall(s, seat, card, part):
                mask[RECALL(card, part)] = 1


@plays(RECALL)
def recall(s: State, seat: int, card: int, part: int, log: Log) -> None:
    s.power = power_of(card, part)
    s.step = RECALLED
    events.card_recalled(s, log, seat, card, SUB_OF[card], part)


@rule
def decline_recall(s: State, seat: int, log: Log) -> None:
    s.step = TAKE_BACK
    events.passed(s, log, seat)


@rule
def take_pile_back(s: State, seat: int, log: Log) -> None:
    cards = count(ALL_CARDS & ~s.hand[seat])
    s.hand[seat] = ALL_CARDS
    look_for_card(s, seat)
    events.pile_taken_back(s, log, seat, cards)
