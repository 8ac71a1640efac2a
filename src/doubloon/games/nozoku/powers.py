"""The six actions of N4 as a table: what each may turn a die into. Replace a row, and all that follows, follows."""

from collections.abc import Callable, Set
from dataclasses import dataclass
from typing import Literal

import numpy as np

from doubloon.games.nozoku.state import DIE, NUMBERS, REACHES

PowerName = Literal["none", "echo", "tip", "raise", "lower", "flip", "recast"]

_ALL = frozenset(NUMBERS)


@dataclass(frozen=True)
class Power:
    """One action: from the number that a die shows to those that it may be turned to."""

    name: PowerName
    results: Callable[[int], Set[int]]  # what is no number of a die drops out
    copies: bool = False  # only to a number that another held die shows, so never to its own
    by_chance: bool = False  # the die is rolled, nobody chooses


def _below(number: int) -> Set[int]:
    return frozenset(range(1, number))


def _sides(number: int) -> Set[int]:
    return _ALL - {number, DIE + 1 - number}


_IN_EITHER_GAME = (
    Power("raise", lambda number: {number + 1}),
    Power("lower", lambda number: {number - 1}),
    Power("flip", lambda number: {DIE + 1 - number}),
    Power("recast", lambda _: _ALL, by_chance=True),
)
POWERS = {
    "lower": (
        Power("echo", _below, copies=True),
        Power("tip", lambda number: _sides(number) & _below(number)),
        *_IN_EITHER_GAME,
    ),
    "any": (
        Power("echo", lambda number: _ALL - {number}, copies=True),
        Power("tip", _sides),
        *_IN_EITHER_GAME,
    ),
}
POWER_NAMES: tuple[PowerName, ...] = ("none", *(power.name for power in POWERS["lower"]))

# The same for the rules, by the game's option, the action's number and the die's; a set of numbers is the bits of one.
RESULTS = np.zeros((len(REACHES), DIE + 1, DIE + 1), np.int64)
COPIES = np.zeros(DIE + 1, np.int64)
BY_CHANCE = np.zeros(DIE + 1, np.int64)
for _reach, _name in enumerate(REACHES):
    for _number, _power in enumerate(POWERS[_name], 1):
        RESULTS[_reach, _number, 1:] = [sum(1 << to for to in _power.results(number) & _ALL) for number in NUMBERS]
        COPIES[_number] = _power.copies
        BY_CHANCE[_number] = _power.by_chance
