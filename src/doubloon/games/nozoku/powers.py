"""The six actions of N4 as one table: what each may turn a die into. Replace a row, and all that follows, follows."""

from collections.abc import Callable, Set
from dataclasses import dataclass

import numpy as np

from doubloon.games.nozoku.state import DIE, NUMBERS

_ALL = frozenset(NUMBERS)


@dataclass(frozen=True)
class Power:
    """One action: from the number that a die shows to those that it may be turned to."""

    name: str
    results: Callable[[int], Set[int]]  # what is no number of a die drops out
    copies: bool = False  # only to a number that another held die shows, so never to its own
    by_chance: bool = False  # the die is rolled, nobody chooses


POWERS = (
    Power("echo", lambda number: _ALL - {number}, copies=True),
    Power("tip", lambda number: _ALL - {number, DIE + 1 - number}),
    Power("raise", lambda number: {number + 1}),
    Power("lower", lambda number: {number - 1}),
    Power("flip", lambda number: {DIE + 1 - number}),
    Power("recast", lambda _: _ALL, by_chance=True),
)
POWER_NAMES = ("none", *(power.name for power in POWERS))

# The same for the rules, by the action's number and the die's; a set of numbers is the bits of one.
RESULTS = np.zeros((len(POWERS) + 1, DIE + 1), np.int64)
COPIES = np.zeros(len(POWERS) + 1, np.int64)
BY_CHANCE = np.zeros(len(POWERS) + 1, np.int64)
for _number, _power in enumerate(POWERS, 1):
    RESULTS[_number, 1:] = [sum(1 << to for to in _power.results(number) & _ALL) for number in NUMBERS]
    COPIES[_number] = _power.copies
    BY_CHANCE[_number] = _power.by_chance
