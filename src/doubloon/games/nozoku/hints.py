"""How a sensible apprentice thinks: go for one number, and see how much nearer to it each action brings.

A die that shows the number gone for is worth SURE; all else is measured in hundredths of such a die, times its number.
"""

import itertools
import math

import numpy as np

from doubloon.engine.bits import is_in, one
from doubloon.engine.rule import rule
from doubloon.engine.state import Weights
from doubloon.games.nozoku.actions import PASS, PEEK_WITH, PICK_DIE, RECALL, ROLL_DIE, TAKE_DIE, TURN_DIE
from doubloon.games.nozoku.naming import weigh_names
from doubloon.games.nozoku.powers import BY_CHANCE, COPIES, POWERS, RESULTS
from doubloon.games.nozoku.rules.dice import (
    dice_in,
    die_showing,
    numbers_in,
    of_all_colours,
    showing,
    turned,
)
from doubloon.games.nozoku.rules.possible import could_become
from doubloon.games.nozoku.rules.stuck import power_of
from doubloon.games.nozoku.state import (
    BONUS,
    DIE,
    NAME,
    NOTHING,
    NUMBERS,
    PARTS,
    PEEK,
    REACHES,
    SEAT_COLOURS,
    STUCK,
    SUB_OF,
    TAKE,
    WHITE,
    State,
)

SURE = 100  # a die that shows the number
NEAR = 8  # for each action that would turn a die to the number
COMING = 120  # for each die of the scarcest colour in the cave: as long as there are some, more will follow
SPENT = 60  # a card played brings the last one nearer, and with it another die
LEAD = 0.004  # how sure a lead is, for each hundredth of a die times its number


def _worth_of_die() -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """[what the powers reach, number gone for, number that a die shows]: what such a die is worth."""
    table = np.zeros((len(REACHES), DIE + 1, DIE + 1), np.int64)
    for reach, powers in enumerate(POWERS[name] for name in REACHES):
        for goal in NUMBERS:
            for number in NUMBERS:
                ways = sum(goal in power.results(number) and not power.by_chance for power in powers)
                table[reach, goal, number] = goal * (SURE if number == goal else NEAR * ways)
    return table


def _turnable() -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """[what the powers reach, action, number]: the set of numbers that the action can turn to that number."""
    table = np.zeros(RESULTS.shape, np.int64)
    for reach, power, goal in itertools.product(range(len(REACHES)), NUMBERS, NUMBERS):
        table[reach, power, goal] = sum(1 << n for n in NUMBERS if n != goal and RESULTS[reach, power, n] >> goal & 1)
    return table


HOPE = np.array([[goal * COMING for goal in (0, *NUMBERS)] for _ in REACHES])
WORTH_OF_DIE = _worth_of_die()
TURNABLE = _turnable()


@rule
def prior(s: State, seat: int, weight: Weights) -> None:
    if s.step == NAME:
        weigh_names(s, seat, weight)
        return
    lot, white, left = of_all_colours(s.held[seat]), s.held[seat, WHITE], scarcest(s)
    if s.step == TAKE:
        weigh_cards(s.powers, lot, white, left, weight)
    elif s.step == STUCK:
        weigh_recalls(s.powers, lot, white, left, weight)
    elif s.step == PEEK:
        weigh_peeks(s.powers, lot, white, left, weight)
    elif s.step == BONUS:
        weigh_picks(s.powers, lot, white, left, weight)
    else:
        weigh_turns(s, lot, white, s.card if seat == s.turn else NOTHING, left, weight)


# What dice are worth


@rule
def scarcest(s: State) -> int:
    """The dice left of the colour with the fewest: when they are gone, the game is."""
    fewest = dice_in(s.cave[0])
    for colour in range(1, s.players):
        fewest = min(fewest, dice_in(s.cave[colour]))
    return fewest


@rule
def worth(powers: int, lot: int, white: int, goal: int, left: int) -> int:
    """What dice are worth to who goes for a number; `white` are those among them that are."""
    total = int(HOPE[powers, goal]) * left + showing(white, goal)
    for number in NUMBERS:
        total += showing(lot, number) * int(WORTH_OF_DIE[powers, goal, number])
    return total


@rule
def gain(powers: int, held: int, power: int, goal: int) -> int:
    """What an action brings that is yet to be carried out, `held` being the numbers on the dice."""
    if held & TURNABLE[powers, power, goal] and (not COPIES[power] or is_in(held, goal)):
        return goal * SURE // DIE if BY_CHANCE[power] else goal * SURE
    if held & ~one(goal):
        return 0
    return -goal * SURE


@rule
def best_worth(powers: int, lot: int, white: int, left: int) -> int:
    """With the number that is best gone for."""
    best = 0
    for goal in NUMBERS:
        best = max(best, worth(powers, lot, white, goal, left))
    return best


@rule
def best_after(powers: int, lot: int, white: int, held: int, power: int, left: int) -> int:
    """The same, if one more action is to be carried out on the held ones."""
    best = 0
    for goal in NUMBERS:
        best = max(best, worth(powers, lot, white, goal, left) + gain(powers, held, power, goal))
    return best


# The decisions


@rule
def weigh_cards(powers: int, lot: int, white: int, left: int, weight: Weights) -> None:
    numbers = numbers_in(lot)
    for card in NUMBERS:
        best = 0
        for goal in NUMBERS:
            both = gain(powers, numbers, card, goal) + gain(powers, numbers, SUB_OF[card], goal)
            best = max(best, worth(powers, lot + die_showing(card), white, goal, left) + both)
        for colour in range(len(SEAT_COLOURS)):
            weight[TAKE_DIE(card, colour)] = best


@rule
def weigh_turns(s: State, lot: int, white: int, card: int, left: int, weight: Weights) -> None:
    taken = die_showing(card) if card else 0
    for number in NUMBERS:
        if not showing(lot, number):
            continue
        if BY_CHANCE[s.power]:
            weigh_roll(s, lot + taken, white, number, left, weight)
        else:
            weigh_results(s, lot, white, taken, number, left, weight)


@rule
def weigh_roll(s: State, lot: int, white: int, number: int, left: int, weight: Weights) -> None:
    die = die_showing(number)
    value = best_worth(s.powers, lot - die, white, left)
    for colour in range(len(SEAT_COLOURS)):
        weight[ROLL_DIE(colour, number)] = value
    if showing(white, number):
        weight[ROLL_DIE(WHITE, number)] = best_worth(s.powers, lot - die, white - die, left)


@rule
def weigh_results(s: State, lot: int, white: int, taken: int, number: int, left: int, weight: Weights) -> None:
    results = could_become(s.powers, numbers_in(lot), s.power, number)
    for to in NUMBERS:
        if not is_in(results, to):
            continue
        after = turned(lot, number, to)
        value = best_then(s.powers, after, white, taken, s.then, left)
        for colour in range(len(SEAT_COLOURS)):
            weight[TURN_DIE(colour, number, to)] = value
        if showing(white, number):
            value = best_then(s.powers, after, turned(white, number, to), taken, s.then, left)
            weight[TURN_DIE(WHITE, number, to)] = value


@rule
def best_then(powers: int, lot: int, white: int, taken: int, then: int, left: int) -> int:
    if then == NOTHING:
        return best_worth(powers, lot + taken, white, left)
    return best_after(powers, lot + taken, white, numbers_in(lot), then, left)


@rule
def weigh_recalls(powers: int, lot: int, white: int, left: int, weight: Weights) -> None:
    weight[PASS()] = best_worth(powers, lot, white, left)
    for card in NUMBERS:
        for part in range(len(PARTS)):
            value = best_after(powers, lot, white, numbers_in(lot), power_of(card, part), left)
            weight[RECALL(card, part)] = value


@rule
def weigh_peeks(powers: int, lot: int, white: int, left: int, weight: Weights) -> None:
    weight[PASS()] = best_worth(powers, lot, white, left)
    for card in NUMBERS:
        weight[PEEK_WITH(card)] = SPENT + best_after(powers, lot, white, numbers_in(lot), SUB_OF[card], left)


@rule
def weigh_picks(powers: int, lot: int, white: int, left: int, weight: Weights) -> None:
    for number in NUMBERS:
        die = die_showing(number)
        value = best_worth(powers, lot + die, white, left)
        for colour in range(len(SEAT_COLOURS)):
            weight[PICK_DIE(colour, number)] = value
        weight[PICK_DIE(WHITE, number)] = best_worth(powers, lot + die, white + die, left)


# Who is winning


@rule
def value(s: State, worth: Weights) -> None:
    total = 0.0
    for seat in range(s.players):
        worth[seat] = math.exp(LEAD * best_worth(s.powers, of_all_colours(s.held[seat]), 0, 0))
        total += worth[seat]
    for seat in range(s.players):
        worth[seat] /= total


@rule
def settled(s: State) -> bool:
    return False
