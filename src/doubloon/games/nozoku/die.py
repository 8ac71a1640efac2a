"""The die: which number is on which side (N2), and which side each neighbour sees (N13)."""

from typing import Literal, get_args

import numpy as np

from doubloon.games.nozoku.state import DIE, MOST_PLAYERS, NUMBERS

# The sides of a die on a card, as the player sees them who has it in front.
FRONT, RIGHT, BACK, LEFT = range(4)
Side = Literal["front", "right", "back", "left"]
SIDES: tuple[Side, ...] = get_args(Side)

_SEVEN = DIE + 1  # opposite sides add to it
_UP, _SOUTH, _EAST = (0, 0, 1), (0, -1, 0), (1, 0, 0)
_POINTS_TO = {1: _UP, 3: _SOUTH, 5: _EAST}
_POINTS_TO |= {_SEVEN - number: (-x, -y, -z) for number, (x, y, z) in _POINTS_TO.items()}


def sides(up: int, front: int) -> tuple[int, int, int, int]:
    """The numbers in front, to the right, at the back and to the left.

    >>> sides(1, 2)
    (2, 3, 5, 4)
    """
    right = _number_towards(np.cross(_POINTS_TO[up], _POINTS_TO[front]))
    return front, right, _SEVEN - front, _SEVEN - right


def _number_towards(ways: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> int:
    return next(number for number in NUMBERS if _POINTS_TO[number] == tuple(ways.tolist()))


def _sides_of_all() -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    table = np.zeros((DIE + 1, DIE + 1, len(SIDES)), np.int64)
    for up in NUMBERS:
        for front in set(NUMBERS) - {up, _SEVEN - up}:
            table[up, front] = sides(up, front)
    return table


SIDES_OF = _sides_of_all()  # [number on top, number in front, side]

# By the number of players: the side that is seen from each seat, clockwise from the active player.
_SEEN_FROM = {2: (FRONT, BACK), 3: (FRONT, LEFT, RIGHT), 4: (FRONT, LEFT, BACK, RIGHT)}
SEEN_FROM = np.zeros((MOST_PLAYERS + 1, MOST_PLAYERS), np.int64)
for _players, _seen in _SEEN_FROM.items():
    SEEN_FROM[_players, :_players] = _seen
