"""An observation is the View, field by field, with the seat that observes first; and it tells nothing else."""

from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.engine import dispatch
from doubloon.engine.chance import seed_generator
from doubloon.engine.numbers import How
from doubloon.engine.records import new
from doubloon.engine.state import IN_VIEW, Field
from tests.envs.test_vector import batch
from tests.envs.ways import Way, all_ways, choose, shown, some_ways

some = pytest.mark.parametrize("way", some_ways(), ids=shown)


def plainly(vector: doubloon.Vector, row: int, viewer: int) -> list[int]:
    """What a seat observes, one number after the other, from its View."""
    s, v = vector.rows.states[row], new(vector.game.view)
    dispatch.show(s, viewer, v[0])
    found: list[int] = []
    for field in vector.game.declared.fields:
        if field.known in IN_VIEW:
            value = np.asarray(v[0][field.name]).tolist()
            if field.by_seat:
                value = turned(value, viewer, vector.players)
            for number in np.array(value).reshape(-1).tolist():
                found += written(field, number, viewer, vector.players)
    return found


def turned(places: list[Any], viewer: int, players: int) -> list[Any]:
    return places[viewer:players] + places[:viewer] + places[players:]


def written(field: Field, number: int, viewer: int, players: int) -> list[int]:
    numbers = field.numbers
    things = range(numbers.count)
    match numbers.how:
        case How.ONE_OF:
            return [int(number == numbers.least + thing) for thing in things]
        case How.SEAT:
            own = (number - viewer) % players if 0 <= number < players else number
            return [int(own == thing) for thing in things]
        case How.SEATS:
            return turned([number >> thing & 1 for thing in things], viewer, players)
        case How.PACKED:
            return [number >> numbers.bits * thing & (1 << numbers.bits) - 1 for thing in things]
        case How.CELL:
            return [-1, -1] if number < 0 else [number // numbers.count, number % numbers.count]
    return [number]


def look(way: Way, steps: int) -> None:
    vector = batch(way)
    for step in range(steps):
        for row, seat in enumerate(vector.seat.tolist()):
            assert vector.observation[row].tolist() == plainly(vector, row, seat)
        everyone = vector.observe(np.repeat(range(vector.n), vector.players), list(range(vector.players)) * vector.n)
        outside = np.any((everyone < vector.spec.least) | (everyone > vector.spec.most), axis=0, keepdims=True)[0]
        assert [field.name for field in vector.spec.fields if outside[field.part].any()] == []
        vector.step(choose(vector, step))


@some
def test_an_observation_is_the_view_with_the_seat_that_observes_first(way: Way) -> None:
    look(way, 15)


@pytest.mark.long
@pytest.mark.parametrize("way", list(all_ways()), ids=shown)
def test_whole_games_of_every_kind_are_observed_within_the_declared_limits(way: Way) -> None:
    look(way, 1_500)


def tell_apart(vector: doubloon.Vector, steps: int) -> int:
    """Play on beside twins that nobody who is asked could tell from it; how many of these were another world."""
    differed = 0
    for step in range(steps):
        twin = vector.copy()
        for row, seat in enumerate(vector.seat.tolist()):
            seed_generator(twin.rows.states[row], np.uint64(step), 3)
            vector.game.rules.redeal(twin.rows.states[row], seat)
            differed += vector.rows.states[row].tobytes() != twin.rows.states[row].tobytes()
            mine, theirs = vector.observe(row, seat), twin.observe(row, seat)
            assert np.array_equal(mine, theirs), f"row {row} tells seat {seat} what it cannot know"
            mask = np.zeros(len(vector.game.actions), np.uint8)
            dispatch.legal(twin.rows.states[row], seat, mask)
            assert np.array_equal(mask.view(np.bool_), vector.mask[row, : len(mask)])
        vector.step(choose(vector, step))
    return differed


@some
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(way: Way) -> None:
    assert tell_apart(batch(way), 30)


def test_a_leak_in_a_view_is_noticed() -> None:
    vector = batch(("casket", 4, {}))

    class Leaking:
        """Compiled code that shows everyone what seat 0 sees."""

        def compile(self) -> None:
            pass

        def observe(self, states: Any, rows: Any, viewers: Any, *others: Any) -> None:
            honest.observe(states, rows, np.zeros_like(viewers), *others)

    honest = vector.kind.seeing
    object.__setattr__(vector.kind, "seeing", Leaking())
    with pytest.raises(AssertionError, match="tells seat"):
        tell_apart(vector, 60)


@pytest.mark.parametrize("name", doubloon.names())
def test_every_field_of_an_observation_is_documented(name: str) -> None:
    spec = doubloon.observation_spec(name)
    vector = doubloon.vector(name, 2, seed=1)
    assert vector.observation.shape == (2, spec.size)
    assert all(field.meaning and field.least < field.most and field.most < 2**15 - 1 for field in spec.fields)
    named = spec.named(vector.observation)
    assert list(named) == [field.name for field in spec.fields]
    assert np.array_equal(np.concatenate([part.reshape(2, -1) for part in named.values()], axis=1), vector.observation)
    assert all(field.name in str(spec) for field in spec.fields)
