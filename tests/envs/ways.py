"""Every game with every number of players, in each of its modes; and how to play a batch without luck."""

from collections.abc import Iterator
from typing import Any

import numpy as np

import doubloon

MODES: dict[str, tuple[dict[str, Any], ...]] = {
    "captain_dice": ({"mode": "turns"}, {"mode": "action"}, {"mode": "turns", "discards": "hidden"}),
    "casket": ({}, {"deck": "45"}, {"dice": "cards"}, {"dummy": "scale"}),
    "kraken": ({}, {"board": "rings"}, {"kraken_roll": "sum"}),
    "nozoku": ({}, {"powers": "any"}),
}
SHORT: dict[str, dict[str, Any]] = {  # games of moderate length
    "captain_dice": {"round_limit": 2},
    "casket": {"battle_limit": 2},
    "kraken": {"round_limit": 12},
    "nozoku": {},
}

Way = tuple[str, int, dict[str, Any]]


def all_ways() -> Iterator[Way]:
    """All of them."""
    for name in doubloon.names():
        for players in doubloon.game(name).players:
            for mode in MODES[name]:
                yield name, players, mode


def some_ways() -> list[Way]:
    """Each number of players and each mode of a game once."""
    found: list[Way] = []
    for name in doubloon.names():
        counts = list(doubloon.game(name).players)
        most = max(len(counts), len(MODES[name]))
        found += [
            (name, counts[-1 - place % len(counts)], MODES[name][place % len(MODES[name])]) for place in range(most)
        ]
    return found


def shown(way: Way) -> str:
    name, players, mode = way
    return f"{name}-{players}" + "".join(f"-{value}" for value in mode.values())


def choose(vector: doubloon.Vector, step: int) -> Any:
    """An action for each row that depends on its number, on the step and on what is legal, and on nothing else."""
    actions = np.full(vector.n, -1)
    for row in np.flatnonzero(vector.seat >= 0).tolist():
        actions[row] = pick(np.flatnonzero(vector.mask[row]).tolist(), row, step)
    return actions


def pick(legal: list[int], row: int, step: int) -> int:
    return legal[(7919 * step + 104_729 * row + step * step // 7) % len(legal)]
