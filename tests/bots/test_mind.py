"""Picking one of several is fair."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from doubloon.bots.mind import Mind, any_marked, any_seat, pick, pick_best
from doubloon.engine.records import new

DRAWS = 6000


def mind() -> Any:
    m = new(Mind)
    m[0].rng = 11
    return m[0]


def even(counts: Counter[int], kinds: int) -> bool:
    return len(counts) == kinds and all(abs(count - DRAWS / kinds) < 0.1 * DRAWS / kinds for count in counts.values())


@pytest.mark.parametrize("marked", [[0], [4], [0, 4], [1, 2, 3], [0, 1, 2, 3, 4]])
def test_pick_takes_every_marked_action_as_often(marked: list[int]) -> None:
    mask = np.zeros(5, np.uint8)
    mask[marked] = 1
    m = mind()
    found = np.zeros(5, np.int64)
    counts = Counter(int(pick(mask, found, m)) for _ in range(DRAWS))
    assert set(counts) == set(marked)
    assert even(counts, len(marked))


def test_pick_best_takes_the_heaviest_marked_action() -> None:
    mask = np.array([1, 0, 1, 1, 0, 0, 0, 0], np.uint8)
    weight = np.array([-3, 9, -1, -2, 0, 0, 0, 0], np.float32)
    m = mind()
    assert {int(pick_best(mask, weight, m)) for _ in range(50)} == {2}


def test_pick_best_finds_what_a_look_at_each_action_finds() -> None:
    chance, m = np.random.default_rng(1), mind()
    for _ in range(2_000):
        mask = (chance.random(48) < chance.choice([0, 0.05, 0.5])).astype(np.uint8)
        weight = chance.permutation(48).astype(np.float32)
        marked = np.flatnonzero(mask).tolist()
        assert any_marked(mask) == bool(marked)
        assert pick_best(mask, weight, m) == max(marked, key=lambda action: weight[action], default=-1)


def test_pick_best_takes_equally_heavy_actions_as_often() -> None:
    mask = np.array([1, 1, 0, 1, 1, 1, 0, 0], np.uint8)
    weight = np.array([5, 1, 5, 5, 5, 5, 5, 5], np.float32)
    m = mind()
    counts = Counter(int(pick_best(mask, weight, m)) for _ in range(DRAWS))
    assert set(counts) == {0, 3, 4, 5}
    assert even(counts, 4)


@pytest.mark.parametrize("seats", [[0], [3], [0, 1], [1, 3], [0, 2, 3], [0, 1, 2, 3, 4, 5]])
def test_any_seat_takes_every_waiting_seat_as_often(seats: list[int]) -> None:
    m = mind()
    waiting = sum(1 << seat for seat in seats)
    counts = Counter(int(any_seat(waiting, m)) for _ in range(DRAWS))
    assert set(counts) == set(seats)
    assert even(counts, len(seats))


def test_a_single_seat_needs_no_chance() -> None:
    m = mind()
    any_seat(4, m)
    assert m.rng == 11
