"""The field's geometry: cells, the lines through them and what lies between two of them, as tables built once.

Cells are numbered on a grid that holds every field a game can have, so a cell has the same number in all of them.
A set of cells is the bits of one number.
"""

from itertools import product

import numpy as np

MOST_ROWS = 4
MOST_COLUMNS = 5
CELLS = MOST_ROWS * MOST_COLUMNS
CELL_NAMES = tuple(f"{'abcde'[column]}{row + 1}" for row, column in product(range(MOST_ROWS), range(MOST_COLUMNS)))

_Place = tuple[int, int]
_PLACES: list[_Place] = list(product(range(MOST_ROWS), range(MOST_COLUMNS)))
_ALONG_ROW, _ALONG_COLUMN, _FALLING, _RISING = (0, 1), (1, 0), (1, 1), (-1, 1)
_DIAGONALS = (_FALLING, _RISING)
_WAYS = (_ALONG_ROW, _ALONG_COLUMN, *_DIAGONALS)


def _set_of(places: list[_Place]) -> int:
    return sum(1 << _PLACES.index(place) for place in places)


def _line(place: _Place, way: _Place) -> list[_Place]:
    """The places of the line through a place, in order."""
    (row, column), (down, right) = place, way
    reach = range(-MOST_COLUMNS, MOST_COLUMNS + 1)
    along = [(row + step * down, column + step * right) for step in reach]
    return [other for other in along if other in _PLACES]


def _others(place: _Place, *ways: _Place) -> int:
    """The set of the other cells on the lines through a place."""
    return _set_of([other for way in ways for other in _line(place, way) if other != place])


def _beside(place: _Place, *ways: _Place) -> int:
    """The set of the cells one step away along the lines through a place."""
    near = []
    for way in ways:
        line = _line(place, way)
        at = line.index(place)
        near += line[max(0, at - 1) : at] + line[at + 1 : at + 2]
    return _set_of(near)


def _between(one: _Place, other: _Place) -> int:
    """The set of the cells strictly between two, empty where no line goes through both."""
    for way in _WAYS:
        line = _line(one, way)
        if one != other and other in line:
            first, last = sorted((line.index(one), line.index(other)))
            return _set_of(line[first + 1 : last])
    return 0


# Every row, column and diagonal, short ones included.
LINES = np.array(sorted({_set_of(_line(place, way)) for place in _PLACES for way in _WAYS}), np.int64)
ROW = np.array([_others(place, _ALONG_ROW) for place in _PLACES], np.int64)
COLUMN = np.array([_others(place, _ALONG_COLUMN) for place in _PLACES], np.int64)
DIAGONALS = np.array([_others(place, *_DIAGONALS) for place in _PLACES], np.int64)
BESIDE = np.array([_beside(place, _ALONG_ROW, _ALONG_COLUMN) for place in _PLACES], np.int64)
AROUND = np.array([_beside(place, *_WAYS) for place in _PLACES], np.int64)
BETWEEN = np.array([[_between(one, other) for other in _PLACES] for one in _PLACES], np.int64)
