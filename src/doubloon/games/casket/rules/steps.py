"""The map as it lies (G4, G5) and the steps on it (G27, G28)."""

from typing import Any

import numpy as np

from doubloon.engine.chance import below
from doubloon.engine.rule import rule
from doubloon.engine.state import Row
from doubloon.games.casket.state import (
    ANYWHERE,
    CARD_COLUMNS,
    COLUMN,
    DEAD_ENDS_ALLOWED,
    DIAGONAL_DOWN,
    DIAGONAL_UP,
    DOWN,
    DUMMY,
    FAR,
    FORWARD,
    HARBOUR,
    MOST_ROWS,
    NOWHERE,
    SEA,
    SQUARES,
    UP,
    WALL_BELOW,
    WALL_RIGHT,
    State,
)

_ROWS = 3  # of a map card
_BOTTOM = _ROWS - 1

Marks = np.ndarray[Any, np.dtype[np.int8]]  # one for each square


# Laying the map


@rule
def draw_map(s: State) -> None:  # G4
    """Draw map cards until they can be sailed as they lie; chart.py has seen to it that they can."""
    if s.laid_out:
        lay_map(s)
        return
    draw_cards(s)
    while not can_be_sailed(s):
        draw_cards(s)


@rule
def draw_cards(s: State) -> None:
    shuffle_pool(s)
    lay_map(s)


@rule
def can_be_sailed(s: State) -> bool:  # G4
    return leads_to_finish(s) and (s.dead_ends == DEAD_ENDS_ALLOWED or not has_dead_end(s))


@rule
def leads_to_finish(s: State) -> bool:
    for row in range(_ROWS):
        square = at(0, s.start_row + row)
        if is_start(s, square) and s.steps_left[square] < FAR:
            return True
    return False


@rule
def lay_map(s: State) -> None:  # G4
    for square in range(SQUARES):
        s.colour[square] = SEA
        s.wall[square] = 0
    for place in range(s.map_cards):
        lay_card(s, place, row_of_place(s, place))
    s.columns = CARD_COLUMNS * s.map_cards
    s.start_row = row_of_place(s, 0)
    s.finish_row = row_of_place(s, s.map_cards - 1)
    draw_lines(s)
    measure_ways(s, s.steps_left)


@rule
def shuffle_pool(s: State) -> None:
    """Draw map cards without repetition: put the pool into any order."""
    for i in range(s.pool - 1, 0, -1):
        j = below(s, i + 1)
        for square in range(_ROWS * CARD_COLUMNS):
            mine, theirs = s.pool_colour[i, square], s.pool_colour[j, square]
            s.pool_colour[i, square], s.pool_colour[j, square] = theirs, mine
        s.pool_edges[i], s.pool_edges[j] = s.pool_edges[j], s.pool_edges[i]


@rule
def row_of_place(s: State, place: int) -> int:
    """The row of a map card's top squares."""
    if s.laid_out:
        return int(s.pool_row[place])
    row = s.second_half_higher + (place % 2) * s.second_card_lower
    return row if place < s.map_cards // 2 else row - s.second_half_higher


@rule
def lay_card(s: State, place: int, top: int) -> None:
    edges = int(s.pool_edges[place])
    left, right = CARD_COLUMNS * place, CARD_COLUMNS * place + 1
    for row in range(_ROWS):
        s.colour[at(left, top + row)] = s.pool_colour[place, 2 * row]
        s.colour[at(right, top + row)] = s.pool_colour[place, 2 * row + 1]
        s.wall[at(left, top + row)] = WALL_RIGHT * ((edges >> row) & 1)
    for row in range(_BOTTOM):  # the bits after those of the three rows
        s.wall[at(left, top + row)] += WALL_BELOW * ((edges >> (_ROWS + 2 * row)) & 1)
        s.wall[at(right, top + row)] += WALL_BELOW * ((edges >> (_ROWS + 2 * row + 1)) & 1)


@rule
def draw_lines(s: State) -> None:  # G5
    first = max(1, s.map_cards // 3)
    second = max(first + 1, 2 * s.map_cards // 3)
    s.line[0] = CARD_COLUMNS * first
    s.line[1] = CARD_COLUMNS * second


# Squares


@rule
def at(column: int, row: int) -> int:
    return column * MOST_ROWS + row


@rule
def column_of(square: int) -> int:
    return square // MOST_ROWS


@rule
def row_of(square: int) -> int:
    return square % MOST_ROWS


@rule
def is_start(s: State, square: int) -> bool:  # G4, G28
    if column_of(square) != 0:
        return False
    return s.start == ANYWHERE or row_of(square) == s.start_row + _BOTTOM


@rule
def is_finish(s: State, square: int) -> bool:  # G4
    if column_of(square) != s.columns - 1:
        return False
    return s.finish == COLUMN or row_of(square) == s.finish_row


@rule
def is_square(s: State, column: int, row: int) -> bool:
    return 0 <= row < MOST_ROWS and column < s.columns and s.colour[at(column, row)] != SEA


@rule
def is_free(s: State, square: int) -> bool:  # G27, G28
    """No marker stands there, or it is the harbour."""
    if s.start == HARBOUR and is_start(s, square):
        return True
    for who in range(DUMMY + 1):
        if s.marker[who] == square:
            return False
    return True


# Steps


@rule
def beyond(s: State, square: int, way: int) -> int:  # G27
    """The square that a step leads to, whoever stands there; NOWHERE if there is none or a barrier is in the way."""
    column, row = column_of(square), row_of(square)
    target_column, target_row = place_beyond(square, way)
    if not is_square(s, target_column, target_row):
        return NOWHERE
    if way == FORWARD:
        closed = wall_right(s, column, row)
    elif way in (UP, DOWN):
        closed = wall_below(s, column, min(row, target_row))
    else:
        closed = diagonal_is_closed(s, column, row, target_row)
    return NOWHERE if closed else at(target_column, target_row)


@rule
def place_beyond(square: int, way: int) -> tuple[int, int]:
    """The column and row that a step leads to, be there a square or none."""
    column, row = column_of(square), row_of(square)
    if way not in (UP, DOWN):
        column += 1
    if way in (UP, DIAGONAL_UP):
        row -= 1
    elif way in (DOWN, DIAGONAL_DOWN):
        row += 1
    return column, row


@rule
def diagonal_is_closed(s: State, column: int, row: int, target_row: int) -> bool:  # G27
    """Both ways around the corner have a barrier; open sea is none."""
    upper = min(row, target_row)
    forward_first = wall_right(s, column, row) or wall_below(s, column + 1, upper)
    sideways_first = wall_below(s, column, upper) or wall_right(s, column, target_row)
    return forward_first and sideways_first


@rule
def wall_right(s: State, column: int, row: int) -> bool:
    return (int(s.wall[at(column, row)]) & WALL_RIGHT) != 0


@rule
def wall_below(s: State, column: int, row: int) -> bool:
    return (int(s.wall[at(column, row)]) & WALL_BELOW) != 0


# The way to the finish


@rule
def measure_ways(s: State, steps: Row) -> None:
    """The fewest steps from each square to the finish over free squares; FAR where there is no way.

    Nobody steps backward, so that each column needs only the next one and the squares beside.
    """
    for square in range(SQUARES):
        steps[square] = FAR
    for column in range(s.columns - 1, -1, -1):
        for row in range(MOST_ROWS):
            if is_open(s, column, row):
                steps[at(column, row)] = steps_forward(s, steps, at(column, row))
        for row in range(MOST_ROWS):
            pass_on_steps(s, steps, at(column, row), UP)
        for row in range(MOST_ROWS - 1, -1, -1):
            pass_on_steps(s, steps, at(column, row), DOWN)


@rule
def is_open(s: State, column: int, row: int) -> bool:
    return is_square(s, column, row) and is_free(s, at(column, row))


@rule
def steps_forward(s: State, steps: Row, square: int) -> int:
    if is_finish(s, square):
        return 0
    best = FAR
    for way in (DIAGONAL_UP, FORWARD, DIAGONAL_DOWN):
        target = beyond(s, square, way)
        if target != NOWHERE:
            best = min(best, int(steps[target]) + 1)
    return best


@rule
def pass_on_steps(s: State, steps: Row, square: int, way: int) -> None:
    """A square is at most one step further from the finish than the one beside it."""
    if not is_open(s, column_of(square), row_of(square)):
        return
    target = beyond(s, square, way)
    if target != NOWHERE:
        steps[square] = min(int(steps[square]), int(steps[target]) + 1)


# Where markers can come to


@rule
def has_dead_end(s: State) -> bool:  # G4
    """Whether a marker can come to a square from which no way leads to the finish."""
    reached = np.zeros(SQUARES, np.int8)
    mark_reached(s, reached)
    for square in range(SQUARES):
        if is_dead_end(s, reached, square):
            return True
    return False


@rule
def is_dead_end(s: State, reached: Marks, square: int) -> bool:
    return reached[square] != 0 and s.steps_left[square] == FAR


@rule
def mark_reached(s: State, reached: Marks) -> None:
    """Every square that a marker can come to. Nobody steps backward, and nobody goes on from the finish."""
    for row in range(_ROWS):
        square = at(0, s.start_row + row)
        reached[square] = is_start(s, square)
    for column in range(s.columns):
        for row in range(MOST_ROWS):
            reach_on(s, reached, at(column, row), DOWN)
        for row in range(MOST_ROWS - 1, -1, -1):
            reach_on(s, reached, at(column, row), UP)
        for row in range(MOST_ROWS):
            for way in (DIAGONAL_UP, FORWARD, DIAGONAL_DOWN):
                reach_on(s, reached, at(column, row), way)


@rule
def reach_on(s: State, reached: Marks, square: int, way: int) -> None:
    if not reached[square] or is_finish(s, square):
        return
    target = beyond(s, square, way)
    if target != NOWHERE:
        reached[target] = 1
