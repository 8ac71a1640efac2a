"""No map that can be drawn has a dead end (G4): all maps of few cards and thousands of others, by a simple search."""

from itertools import permutations
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.engine.chance import seed_generator
from doubloon.engine.entries import compiled
from doubloon.engine.rule import INTERPRETED, rule
from doubloon.games.casket.rules.steps import can_be_sailed, draw_map, lay_map
from doubloon.games.casket.state import OFF_MAP
from tests.games.casket.test_simple_rules import simple_steps

GAME = doubloon.game("casket")
CARDS = 12
MAPS = 20 if INTERPRETED else 1_000
EVERY = 60 if INTERPRETED else 1  # of the maps that are laid
PLACES = [(start, finish) for start in ("harbour", "column") for finish in ("corner", "column")]
layouts = pytest.mark.parametrize("layout", ["straight", "zigzag", "corner"])
places = pytest.mark.parametrize(("start", "finish"), PLACES)


@rule
def lay_all(states, sailed):  # type: ignore[no-untyped-def]
    for i in range(len(states)):
        lay_map(states[i])
        sailed[i] = can_be_sailed(states[i])


@rule
def draw_all(states):  # type: ignore[no-untyped-def]
    for i in range(len(states)):
        seed_generator(states[i], i, 4)
        draw_map(states[i])


def states_of(number: int, **options: Any) -> np.ndarray[Any, np.dtype[np.void]]:
    states = np.repeat(GAME.laid_out(4, GAME.read_options(options)), number)
    states["marker"] = OFF_MAP
    return states


def simple_map(state: Any) -> tuple[set[tuple[int, int]], set[frozenset[tuple[int, int]]]]:
    """The squares of a map as it lies, and the pairs of squares with a barrier between them."""
    squares = {divmod(square, 9) for square in np.flatnonzero(state["colour"] >= 0).tolist()}
    walls = set()
    for square in np.flatnonzero(state["wall"]).tolist():
        column, row = divmod(square, 9)
        beside = [(column + 1, row)] * int(state["wall"][square] & 1) + [(column, row + 1)] * int(
            state["wall"][square] >> 1
        )
        walls |= {frozenset(((column, row), other)) for other in beside}
    return squares, walls


def dead_ends(state: Any, start: str, finish: str) -> set[tuple[int, int]] | None:
    """Squares that can be come to and from which the finish cannot; None if it cannot be reached at all."""
    squares, walls = simple_map(state)
    last = max(column for column, _ in squares)
    lowest = max(row for column, row in squares if column == 0)
    highest = min(row for column, row in squares if column == last)
    starts = {(0, row) for column, row in squares if column == 0 and (start == "column" or row == lowest)}
    finishes = {(last, row) for column, row in squares if column == last and (finish == "column" or row == highest)}
    ways = {place: simple_steps(place, squares, walls, True) for place in squares}

    def reach(begin: set[tuple[int, int]]) -> set[tuple[int, int]]:
        reached, waiting = set(begin), list(begin)
        while waiting:
            place = waiting.pop()
            fresh = set() if place in finishes else set(ways[place]) - reached
            reached |= fresh
            waiting += fresh
        return reached

    arrived = reach(starts)
    if not arrived & finishes:
        return None
    return {place for place in arrived if not reach({place}) & finishes}


def compare(number: int, layout: str, start: str, finish: str) -> tuple[int, int]:
    """How many of all maps of so many cards were compared, and how many of these can be drawn."""
    orders = np.array(list(permutations(range(CARDS), number)))[:: EVERY ** (number - 2)]
    states = states_of(len(orders), map_cards=number, layout=layout, start=start, finish=finish)
    for field in ("pool_colour", "pool_edges"):
        states[field][:, :number] = states[field][0][orders]
    sailed = np.zeros(len(orders), np.int8)
    compiled(lay_all, GAME)(states, sailed)
    for state, found in zip(states, sailed.tolist(), strict=True):
        assert found == (dead_ends(state, start, finish) == set())
    return len(orders), int(sailed.sum())


@layouts
@places
def test_G4_every_map_of_three_cards_is_drawn_unless_it_has_a_dead_end(layout: str, start: str, finish: str) -> None:
    compared, drawn = compare(3, layout, start, finish)
    assert 0.3 * compared < drawn


@pytest.mark.long
@pytest.mark.compiled
@layouts
@places
def test_G4_every_map_of_four_cards_is_drawn_unless_it_has_a_dead_end(layout: str, start: str, finish: str) -> None:
    compare(4, layout, start, finish)


@layouts
@places
@pytest.mark.parametrize("number", range(3, 11))
def test_G4_no_map_that_was_drawn_has_a_dead_end(number: int, layout: str, start: str, finish: str) -> None:
    states = states_of(MAPS // 8, map_cards=number, layout=layout, start=start, finish=finish)
    compiled(draw_all, GAME)(states)
    for state in states:
        assert dead_ends(state, start, finish) == set()


def test_G4_dead_ends_may_be_allowed() -> None:
    states = states_of(max(MAPS // 8, 40), dead_ends="allowed")
    compiled(draw_all, GAME)(states)
    found = [dead_ends(state, "harbour", "corner") for state in states]
    assert None not in found
    assert any(found)
