"""What the six actions allow: everything here follows from the table in powers.py."""

from doubloon.engine.rule import rule
from doubloon.games.nozoku.powers import COPIES, RESULTS
from doubloon.games.nozoku.rules.dice import is_in, one, showing, turned
from doubloon.games.nozoku.state import NOTHING, NUMBERS


@rule
def could_become(shown, power, number):  # N4
    """The set of numbers that an action can turn one of these dice into."""
    results = RESULTS[power, number]
    if COPIES[power]:
        results &= shown_by_others(shown, number)
    return results


@rule
def shown_by_others(shown, number):
    """The set of numbers on the dice other than one that shows this number."""
    numbers = 0
    for other in NUMBERS:
        if showing(shown, other) > int(other == number):
            numbers |= one(other)
    return numbers


@rule
def is_possible(shown, power):  # N4
    """Whether there is a die that the action could be carried out on."""
    for number in NUMBERS:
        if showing(shown, number) and could_become(shown, power, number):
            return True
    return False


@rule
def may_become(shown, power, then, number):  # N10
    """The results that leave the action that must come then possible (NOTHING: none must)."""
    results = could_become(shown, power, number)
    if then == NOTHING:
        return results
    for to in NUMBERS:
        if is_in(results, to) and not is_possible(turned(shown, number, to), then):
            results &= ~one(to)
    return results


@rule
def are_possible(shown, main, sub):  # N10
    """Whether both can be carried out, main first. A roll counts by its best result, as a choice does."""
    for number in NUMBERS:
        if showing(shown, number) and may_become(shown, main, sub, number):
            return True
    return False
