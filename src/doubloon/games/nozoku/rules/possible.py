"""What the six actions allow: everything here follows from the table in powers.py."""

from doubloon.engine.bits import is_in, one
from doubloon.engine.rule import rule
from doubloon.games.nozoku.powers import COPIES, RESULTS
from doubloon.games.nozoku.rules.dice import numbers_in, turned
from doubloon.games.nozoku.state import NOTHING, NUMBERS


@rule
def could_become(powers: int, held: int, power: int, number: int) -> int:  # N4
    """The numbers that an action can turn a die into, `held` being the numbers on the player's dice."""
    results = int(RESULTS[powers, power, number])
    return results & held if COPIES[power] else results


@rule
def is_possible(powers: int, held: int, power: int) -> bool:  # N4
    """Whether there is a die that the action could be carried out on."""
    for number in NUMBERS:
        if is_in(held, number) and could_become(powers, held, power, number):
            return True
    return False


@rule
def may_become(powers: int, lot: int, power: int, then: int, number: int) -> int:  # N10
    """The results that leave the action that must come then possible (NOTHING: none must)."""
    results = could_become(powers, numbers_in(lot), power, number)
    if then == NOTHING:
        return results
    for to in NUMBERS:
        if is_in(results, to) and not is_possible(powers, numbers_in(turned(lot, number, to)), then):
            results &= ~one(to)
    return results


@rule
def are_possible(powers: int, lot: int, main: int, sub: int) -> bool:  # N10
    """Whether both can be carried out, main first. A roll counts by its best result, as a choice does."""
    held = numbers_in(lot)
    for number in NUMBERS:
        if is_in(held, number) and may_become(powers, lot, main, sub, number):
            return True
    return False
