"""Stuck (N12): a player who can play no card may use one from the pile, and takes the pile back."""

from doubloon.engine.events import tell
from doubloon.engine.rule import rule
from doubloon.games.nozoku.actions import PASS, RECALL
from doubloon.games.nozoku.events import CARD_RECALLED, GOT_STUCK, PASSED, PILE_TAKEN_BACK
from doubloon.games.nozoku.rules.dice import is_in, numbers_in, of_all_colours
from doubloon.games.nozoku.rules.possible import is_possible
from doubloon.games.nozoku.state import ALL_CARDS, MAIN_PART, NUMBERS, PARTS, RECALLED, STUCK, SUB_OF, TRY


@rule
def get_stuck(s, seat, log):  # N12
    s.stuck += 1
    tell(log, GOT_STUCK, seat)
    for card in NUMBERS:
        for part in range(len(PARTS)):
            if can_recall(s, seat, card, part):
                s.step = STUCK
                return
    take_pile_back(s, seat, log)


@rule
def can_recall(s, seat, card, part):  # N12
    if not is_in(ALL_CARDS & ~s.hand[seat], card):
        return False
    return is_possible(s.powers, numbers_in(of_all_colours(s.held[seat])), power_of(card, part))


@rule
def power_of(card, part):
    return card if part == MAIN_PART else SUB_OF[card]


@rule
def mark_recalls(s, seat, mask):
    mask[PASS] = 1
    for card in NUMBERS:
        for part in range(len(PARTS)):
            if can_recall(s, seat, card, part):
                mask[RECALL + (card - 1) * len(PARTS) + part] = 1


@rule
def recall(s, seat, card, part, log):
    s.power = power_of(card, part)
    s.step = RECALLED
    tell(log, CARD_RECALLED, seat, card, SUB_OF[card], part)


@rule
def decline_recall(s, seat, log):
    tell(log, PASSED, seat)
    take_pile_back(s, seat, log)


@rule
def take_pile_back(s, seat, log):
    cards = 0
    for card in NUMBERS:
        cards += 1 - is_in(s.hand[seat], card)
    s.hand[seat] = ALL_CARDS
    s.step = TRY
    tell(log, PILE_TAKEN_BACK, seat, cards)
