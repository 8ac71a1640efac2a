"""Dice as the rules count them. A lot is some dice by their numbers: six counts, packed into one whole number."""

from doubloon.engine.bits import one
from doubloon.engine.chance import roll
from doubloon.engine.rule import rule
from doubloon.engine.state import Row
from doubloon.games.nozoku.state import BITS_OF_COUNT, COLOURS, DIE, NUMBERS, State

COUNT = (1 << BITS_OF_COUNT) - 1

# A lot


@rule
def die_showing(number: int) -> int:
    """The lot of a single die; lots can be added and taken from each other."""
    return 1 << (BITS_OF_COUNT * number)


@rule
def showing(lot: int, number: int) -> int:
    """How many dice show a number."""
    return (lot >> (BITS_OF_COUNT * number)) & COUNT


@rule
def turned(lot: int, number: int, to: int) -> int:
    """The same dice after one has been turned."""
    return lot - die_showing(number) + die_showing(to)


@rule
def numbers_in(lot: int) -> int:
    """The set of numbers that these dice show."""
    numbers = 0
    for number in NUMBERS:
        if showing(lot, number):
            numbers |= one(number)
    return numbers


@rule
def dice_in(lot: int) -> int:
    count = 0
    for number in NUMBERS:
        count += showing(lot, number)
    return count


@rule
def sum_of(lot: int) -> int:
    total = 0
    for number in NUMBERS:
        total += number * showing(lot, number)
    return total


@rule
def by_number(lot: int) -> tuple[int, ...]:
    """How many dice show each number, from 1 to 6."""
    return showing(lot, 1), showing(lot, 2), showing(lot, 3), showing(lot, 4), showing(lot, 5), showing(lot, 6)


@rule
def rolled(s: State, count: int) -> int:
    """That many dice, rolled."""
    lot = 0
    for _ in range(count):
        lot += die_showing(roll(s, DIE))
    return lot


# A lot of each colour


@rule
def of_all_colours(lots: Row) -> int:
    """All of these dice as one lot: colours do not matter to any action."""
    lot = 0
    for colour in range(len(COLOURS)):
        lot += lots[colour]
    return lot
