"""Random fields on which the rules and the plain chart both fight. Compiled."""

from typing import Any

import numpy as np

from doubloon.engine.chance import below
from doubloon.engine.rule import rule
from doubloon.games.captain_dice.field import CELLS, MOST_COLUMNS
from doubloon.games.captain_dice.rules.battle import fight
from doubloon.games.captain_dice.rules.treasure import share_out
from doubloon.games.captain_dice.state import NO_CARD, State
from tests.games.captain_dice.plain_fight import EMPTY, Chart, plain_fight, plain_share

Tally = np.ndarray[Any, np.dtype[np.int64]]


@rule
def compare(s: State, rows: int, columns: int, fields: int, tally: Tally) -> None:
    """Count in `tally` the fields on which the two differ, and what happened on all of them."""
    owner = np.zeros((rows, columns), np.int64)
    card = np.zeros((rows, columns), np.int64)
    taker = np.zeros((rows, columns), np.int64)
    for _ in range(fields):
        lay_at_random(s, owner, card)
        laid = (card != EMPTY).sum()
        fight(s, None)
        plain_fight(owner, card, s.first, s.players, s.boarding)
        tally[0] += differs(s, owner)
        share_out(s, None)
        plain_share(owner, s.first, s.players, taker)
        tally[1] += treasure_differs(s, taker)
        tally[2] += laid - (owner != EMPTY).sum()
        tally[3] += (taker != owner).sum()


@rule
def lay_at_random(s: State, owner: Chart, card: Chart) -> None:
    s.players = 2 + below(s, 3)
    s.first = below(s, s.players)
    s.boarding = below(s, 2)
    crowded = 1 + below(s, 8)
    for seat in range(4):
        s.cards_on[seat] = 0
        s.treasures[seat] = 0
    for cell in range(CELLS):
        s.card[cell] = NO_CARD
        s.treasure[cell] = 0
    for row in range(owner.shape[0]):
        for column in range(owner.shape[1]):
            cell = row * MOST_COLUMNS + column
            s.treasure[cell] = 1 + cell
            owner[row, column] = EMPTY
            card[row, column] = EMPTY
            if below(s, 8) < crowded:
                owner[row, column] = below(s, s.players)
                card[row, column] = below(s, 6)
                s.card[cell] = card[row, column]
                s.cards_on[owner[row, column]] |= 1 << cell


@rule
def differs(s: State, owner: Chart) -> int:
    for row in range(owner.shape[0]):
        for column in range(owner.shape[1]):
            for seat in range(s.players):
                stands = (s.cards_on[seat] >> (row * MOST_COLUMNS + column)) & 1
                if stands != (owner[row, column] == seat):
                    return 1
    return 0


@rule
def treasure_differs(s: State, taker: Chart) -> int:
    for row in range(taker.shape[0]):
        for column in range(taker.shape[1]):
            if taker_of(s, 1 + row * MOST_COLUMNS + column) != taker[row, column]:
                return 1
    return 0


@rule
def taker_of(s: State, treasure: int) -> int:
    for seat in range(s.players):
        for number in range(s.treasures[seat]):
            if s.loot[seat, number] == treasure:
                return seat
    return EMPTY
