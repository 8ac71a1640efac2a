"""How a sensible apprentice thinks: go for one number, and see how much nearer to it each action brings.

A die that shows the number gone for is worth SURE; all else is measured in hundredths of such a die, times its number.
"""

import math

import numpy as np

from doubloon.engine.rule import rule
from doubloon.games.nozoku.actions import NAME_NUMBER, PASS, PEEK_WITH, PICK_DIE, RECALL, ROLL_DIE, TAKE_DIE, TURN_DIE
from doubloon.games.nozoku.powers import BY_CHANCE, COPIES, POWERS, RESULTS
from doubloon.games.nozoku.rules.dice import (
    dice_in,
    die_showing,
    is_in,
    numbers_in,
    of_all_colours,
    one,
    showing,
    turned,
)
from doubloon.games.nozoku.rules.possible import could_become
from doubloon.games.nozoku.rules.stuck import power_of
from doubloon.games.nozoku.state import (
    BONUS,
    COLOURS,
    DIE,
    MOST_DICE_REWARD,
    NAME,
    NOTHING,
    NUMBERS,
    PARTS,
    PEEK,
    SEAT_COLOURS,
    STUCK,
    SUB_OF,
    TAKE,
)

SURE = 100  # a die that shows the number
NEAR = 8  # for each action that would turn a die to the number
COMING = 120  # for each die of the scarcest colour in the cave: as long as there are some, more will follow
PLAYED = 60  # a card played brings the last one nearer, and with it another die
LEAD = 0.004  # how sure a lead is, for each hundredth of a die times its number


def _worth_of_die() -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """[number gone for, number that a die shows]: what such a die is worth."""
    table = np.zeros((DIE + 1, DIE + 1), np.int64)
    for goal in NUMBERS:
        for number in NUMBERS:
            ways = sum(goal in power.results(number) and not power.by_chance for power in POWERS)
            table[goal, number] = goal * (SURE if number == goal else NEAR * ways)
    return table


def _turnable() -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """[action, number]: the set of numbers that the action can turn to that number."""
    table = np.zeros((len(POWERS) + 1, DIE + 1), np.int64)
    for power in range(1, len(POWERS) + 1):
        for goal in NUMBERS:
            table[power, goal] = sum(1 << n for n in NUMBERS if n != goal and RESULTS[power, n] >> goal & 1)
    return table


WORTH_OF_DIE = _worth_of_die()
TURNABLE = _turnable()


@rule
def prior(s, seat, weight):
    if s.step == NAME:
        weigh_names(s, seat, weight)
        return
    held = of_all_colours(s.held[seat])
    coming = COMING * scarcest(s)
    if s.step == TAKE:
        weigh_cards(held, coming, weight)
    elif s.step == STUCK:
        weigh_recalls(held, coming, weight)
    elif s.step == PEEK:
        weigh_peeks(held, coming, weight)
    elif s.step == BONUS:
        weigh_picks(held, coming, weight)
    else:
        weigh_turns(s, held, s.card if seat == s.turn else NOTHING, coming, weight)


# What dice are worth


@rule
def scarcest(s):
    """The dice left of the colour with the fewest: when they are gone, the game is."""
    fewest = dice_in(s.cave[0])
    for colour in range(1, s.players):
        fewest = min(fewest, dice_in(s.cave[colour]))
    return fewest


@rule
def worth(lot, goal, coming):
    total = goal * coming
    for number in NUMBERS:
        total += showing(lot, number) * WORTH_OF_DIE[goal, number]
    return total


@rule
def gain(held, power, goal):
    """What an action brings that is yet to be carried out, `held` being the numbers on the dice."""
    if held & TURNABLE[power, goal] and (not COPIES[power] or is_in(held, goal)):
        return goal * SURE // DIE if BY_CHANCE[power] else goal * SURE
    if held & ~one(goal):
        return 0
    return -goal * SURE


@rule
def best_worth(lot, coming):
    """With the number that is best gone for."""
    best = 0
    for goal in NUMBERS:
        best = max(best, worth(lot, goal, coming))
    return best


@rule
def best_after(lot, held, power, coming):
    """The same, if one more action is to be carried out on the held ones."""
    best = 0
    for goal in NUMBERS:
        best = max(best, worth(lot, goal, coming) + gain(held, power, goal))
    return best


# The decisions


@rule
def weigh_cards(held, coming, weight):
    numbers = numbers_in(held)
    for card in NUMBERS:
        best = 0
        for goal in NUMBERS:
            both = gain(numbers, card, goal) + gain(numbers, SUB_OF[card], goal)
            best = max(best, worth(held + die_showing(card), goal, coming) + both)
        for colour in range(len(SEAT_COLOURS)):
            weight[TAKE_DIE + (card - 1) * len(SEAT_COLOURS) + colour] = best


@rule
def weigh_turns(s, held, card, coming, weight):
    taken = die_showing(card) if card else 0
    numbers = numbers_in(held)
    for number in NUMBERS:
        if not is_in(numbers, number):
            continue
        if BY_CHANCE[s.power]:
            others = held - die_showing(number)
            write_roll(number, best_worth(others + taken, coming), weight)
        else:
            weigh_results(s, held, taken, number, coming, weight)


@rule
def weigh_results(s, held, taken, number, coming, weight):
    results = could_become(numbers_in(held), s.power, number)
    for to in NUMBERS:
        if is_in(results, to):
            after = turned(held, number, to)
            write_turn(number, to, best_then(after, taken, s.then, coming), weight)


@rule
def best_then(held, taken, then, coming):
    if then == NOTHING:
        return best_worth(held + taken, coming)
    return best_after(held + taken, numbers_in(held), then, coming)


@rule
def write_turn(number, to, value, weight):
    for colour in range(len(COLOURS)):
        weight[TURN_DIE + (colour * DIE + number - 1) * DIE + to - 1] = value


@rule
def write_roll(number, value, weight):
    for colour in range(len(COLOURS)):
        weight[ROLL_DIE + colour * DIE + number - 1] = value


@rule
def weigh_recalls(held, coming, weight):
    weight[PASS] = best_worth(held, coming)
    for card in NUMBERS:
        for part in range(len(PARTS)):
            value = best_after(held, numbers_in(held), power_of(card, part), coming)
            weight[RECALL + (card - 1) * len(PARTS) + part] = value


@rule
def weigh_peeks(held, coming, weight):
    weight[PASS] = best_worth(held, coming)
    for card in NUMBERS:
        weight[PEEK_WITH + card - 1] = PLAYED + best_after(held, numbers_in(held), SUB_OF[card], coming)


@rule
def weigh_picks(held, coming, weight):
    for number in NUMBERS:
        value = best_worth(held + die_showing(number), coming)
        for colour in range(len(COLOURS)):
            weight[PICK_DIE + colour * DIE + number - 1] = value


@rule
def weigh_names(s, seat, weight):
    held = of_all_colours(s.held[seat])
    others = most_of_others(s, seat)
    for number in NUMBERS:
        dice = showing(held, number)
        weight[NAME_NUMBER + number - 1] = number * dice + (MOST_DICE_REWARD if dice >= others else 0)


@rule
def most_of_others(s, seat):
    """The most dice that another carries home, if all name the number with the largest sum."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, dice_of_best_number(of_all_colours(s.held[other])))
    return most


@rule
def dice_of_best_number(lot):
    best = 1
    for number in NUMBERS:
        if number * showing(lot, number) >= best * showing(lot, best):
            best = number
    return showing(lot, best)


# Who is winning


@rule
def value(s, worth):
    total = 0.0
    for seat in range(s.players):
        worth[seat] = math.exp(LEAD * best_worth(of_all_colours(s.held[seat]), 0))
        total += worth[seat]
    for seat in range(s.players):
        worth[seat] /= total


@rule
def settled(s):
    return False
