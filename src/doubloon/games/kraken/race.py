"""How many turns a ship needs to a goal if nobody and nothing hinders it: what bots aim by."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from doubloon.games.kraken.state import COST_OF_WAY, DIE, NOWHERE

Table = np.ndarray[Any, np.dtype[Any]]

HUNDREDTHS = 100
_ROUNDS_OF_GUESSING = 1000
_CLOSE_ENOUGH = 1e-3
_TOO_FAR = 300.0  # turns; also where no turn brings a ship nearer


def turns_to(links: Sequence[Sequence[int]], wind: Sequence[int], goal: int) -> Table:
    """The expected turns from each space to the goal, in hundredths, for a ship that sails as well as can be."""
    count = len(links[0])
    reachable = _reachable(links, count)
    windy = np.zeros(count, bool)
    windy[list(wind)] = True
    # For each roll and space: the spaces where the turn may end.
    ends = np.stack(
        [np.where(windy[:, None], reachable[2 * die], reachable[die]) for die in range(1, DIE + 1)],
    )
    turns = np.full(count, _TOO_FAR)
    turns[goal] = 0
    for _ in range(_ROUNDS_OF_GUESSING):
        better = 1 + np.where(ends, turns, np.inf).min(axis=2).mean(axis=0)
        better = np.minimum(better, _TOO_FAR)
        better[goal] = 0
        settled = np.abs(better - turns).max() < _CLOSE_ENOUGH
        turns = better
        if settled:
            break
    hundredths: Table = np.rint(turns * HUNDREDTHS).astype(np.int16)
    return hundredths


def _reachable(links: Sequence[Sequence[int]], count: int) -> Table:
    """[points, from, to]: whether a ship with that many points can get there."""
    most = 2 * DIE
    reachable = np.zeros((most + 1, count, count), bool)
    reachable[:] = np.eye(count, dtype=bool)
    for points in range(1, most + 1):
        for way, cost in zip(links, COST_OF_WAY, strict=True):
            for space, target in enumerate(way):
                if target != NOWHERE and cost <= points:
                    reachable[points, space] |= reachable[points - cost, target]
    return reachable
