"""Dice as the rules count them. A lot is some dice by their numbers: six counts, packed into one whole number."""

from doubloon.engine.chance import roll
from doubloon.engine.rule import rule
from doubloon.games.nozoku.state import BITS_OF_COUNT, COLOURS, DIE, NUMBERS

COUNT = (1 << BITS_OF_COUNT) - 1

# A lot


@rule
def die_showing(number):
    """The lot of a single die; lots can be added and taken from each other."""
    return 1 << (BITS_OF_COUNT * number)


@rule
def showing(lot, number):
    """How many dice show a number."""
    return (lot >> (BITS_OF_COUNT * number)) & COUNT


@rule
def turned(lot, number, to):
    """The same dice after one has been turned."""
    return lot - die_showing(number) + die_showing(to)


@rule
def numbers_in(lot):
    """The set of numbers that these dice show."""
    numbers = 0
    for number in NUMBERS:
        if showing(lot, number):
            numbers |= one(number)
    return numbers


@rule
def dice_in(lot):
    count = 0
    for number in NUMBERS:
        count += showing(lot, number)
    return count


@rule
def sum_of(lot):
    total = 0
    for number in NUMBERS:
        total += number * showing(lot, number)
    return total


@rule
def rolled(s, count):
    """That many dice, rolled."""
    lot = 0
    for _ in range(count):
        lot += die_showing(roll(s, DIE))
    return lot


# A lot of each colour


@rule
def of_all_colours(lots):
    """All of these dice as one lot: colours do not matter to any action."""
    lot = 0
    for colour in range(len(COLOURS)):
        lot += lots[colour]
    return lot


# Sets of numbers or cards


@rule
def is_in(things, thing):
    return (things >> thing) & 1


@rule
def one(thing):
    return 1 << thing
