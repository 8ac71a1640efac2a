"""Battle and treasure phase once more, as simply as can be: a chart of rows and columns, walked step by step.

It shares nothing with the rules but the numbers of the cards, and is there to check them.
"""

from typing import Any

import numpy as np

from doubloon.engine.rule import rule

HOSTAGE, BOARDING, BROADSIDE, GUN, SQUID, SPY = range(6)
EMPTY = -1

Chart = np.ndarray[Any, np.dtype[np.int64]]  # by row and column


@rule
def plain_fight(owner: Chart, card: Chart, first: int, players: int, all_eight: int) -> None:
    """Remove from the chart what is removed; `owner` and `card` are EMPTY where nothing lies."""
    for speed in range(6):
        for turns in range(players):
            seat = (first + turns) % players
            for row in range(owner.shape[0]):
                for column in range(owner.shape[1]):
                    if owner[row, column] == seat and card[row, column] == speed:
                        plain_attack(owner, card, row, column, all_eight)


@rule
def plain_attack(owner: Chart, card: Chart, row: int, column: int, all_eight: int) -> None:
    for other_row in range(owner.shape[0]):
        for other_column in range(owner.shape[1]):
            down, right = abs(other_row - row), abs(other_column - column)
            if not hits(card[row, column], down, right, all_eight):
                continue
            if owner[other_row, other_column] != owner[row, column] and card[other_row, other_column] != HOSTAGE:
                owner[other_row, other_column] = EMPTY
                card[other_row, other_column] = EMPTY


@rule
def hits(speed: int, down: int, right: int, all_eight: int) -> bool:
    if down == 0 and right == 0:
        return False
    if speed == BOARDING:
        return down + right == 1 or (all_eight == 1 and down <= 1 and right <= 1)
    if speed == BROADSIDE:
        return down == 0
    if speed == GUN:
        return right == 0
    return speed == SQUID and down == right


@rule
def plain_share(owner: Chart, first: int, players: int, taker: Chart) -> None:
    """Write into `taker` who takes each treasure card, EMPTY for nobody."""
    for row in range(owner.shape[0]):
        for column in range(owner.shape[1]):
            taker[row, column] = owner[row, column]
            turns = 0
            while taker[row, column] == EMPTY and turns < players:
                seat = (first + turns) % players
                if is_enclosed(owner, row, column, seat):
                    taker[row, column] = seat
                turns += 1


@rule
def is_enclosed(owner: Chart, row: int, column: int, seat: int) -> bool:
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        if looks_at(owner, row, column, down, right) == seat and looks_at(owner, row, column, -down, -right) == seat:
            return True
    return False


@rule
def looks_at(owner: Chart, row: int, column: int, down: int, right: int) -> int:
    """The owner of the first card that one comes to in a direction."""
    row, column = row + down, column + right
    while 0 <= row < owner.shape[0] and 0 <= column < owner.shape[1]:
        if owner[row, column] != EMPTY:
            return int(owner[row, column])
        row, column = row + down, column + right
    return EMPTY
