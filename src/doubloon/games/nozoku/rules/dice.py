"""Dice as the rules count them: in a table by colour and number, or by number alone in one whole number."""

from doubloon.engine.chance import roll
from doubloon.engine.rule import rule
from doubloon.games.nozoku.state import COLOURS, DIE, NUMBERS

_COUNT = 8  # bits for the dice of each number: there are never more than 56 dice
_COUNT_MASK = (1 << _COUNT) - 1


@rule
def how_many(dice, colour, number):
    return int(dice[colour, number])


@rule
def roll_into(s, dice, colour, count):
    """Roll that many dice of a colour; returns what they show."""
    landed = 0
    for _ in range(count):
        number = roll(s, DIE)
        dice[colour, number] += 1
        landed += one_showing(number)
    return landed


@rule
def move_die(source, target, colour, number):
    source[colour, number] -= 1
    target[colour, number] += 1


@rule
def of_colour(dice, colour):
    count = 0
    for number in NUMBERS:
        count += how_many(dice, colour, number)
    return count


# By number alone


@rule
def numbers_shown(dice):
    """How many of these dice show each number, packed; colours do not matter to any action."""
    shown = 0
    for colour in range(len(COLOURS)):
        for number in NUMBERS:
            shown += how_many(dice, colour, number) << (_COUNT * number)
    return shown


@rule
def showing(shown, number):
    return (shown >> (_COUNT * number)) & _COUNT_MASK


@rule
def one_showing(number):
    return 1 << (_COUNT * number)


@rule
def turned(shown, number, to):
    """The same dice after one has been turned."""
    return shown - one_showing(number) + one_showing(to)


@rule
def sum_of(shown):
    total = 0
    for number in NUMBERS:
        total += number * showing(shown, number)
    return total


# Sets of numbers or cards


@rule
def is_in(things, thing):
    return (things >> thing) & 1


@rule
def one(thing):
    return 1 << thing
