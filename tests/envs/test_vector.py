"""A batch plays what matches play: whatever its size, on however many threads, and after it was saved."""

from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.engine.errors import BadOption, BadPlayers, BadSeed, DamagedFile, IllegalMove
from tests.envs.plain_table import PlainTable
from tests.envs.ways import SHORT, Way, all_ways, choose, pick, shown, some_ways

ROWS = 3

every_game = pytest.mark.parametrize("name", doubloon.names())
some = pytest.mark.parametrize("way", some_ways(), ids=shown)


def batch(way: Way, n: int = ROWS, **wanted: Any) -> doubloon.Vector:
    name, players, mode = way
    return doubloon.vector(name, n, players=players, options={**SHORT[name], **mode}, **{"seed": 5, **wanted})


def follow(way: Way, steps: int) -> int:
    """Play a batch and its rows by hand, and compare them; how many games ended."""
    name, players, mode = way
    vector = batch(way)
    options = {**SHORT[name], **mode}
    tables = [PlainTable(name, players, int(seed), options) for seed in vector.seeds]
    ended = 0
    for step in range(steps):
        for row, table in enumerate(tables):
            assert vector.seat[row] == table.seat
            assert np.flatnonzero(vector.mask[row]).tolist() == table.mask()
            assert vector.clock[row] == table.clock
            assert vector.rows.states[row].tobytes() == table.match.point
        actions = [pick(table.mask(), row, step) for row, table in enumerate(tables)]
        for table, action in zip(tables, actions, strict=True):
            table.step(action)
        vector.step(actions)
        for row, table in enumerate(tables):
            assert vector.done[row] == table.match.over
            if table.match.over:
                ended += 1
                winners = table.match.winners or ()
                share = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
                assert vector.reward[row].tolist() == pytest.approx(share)
                assert tuple(vector.final.rank[row].tolist()) == table.match.ranks
                assert tuple(vector.final.score[row].tolist()) == table.match.scores
                assert vector.final.clock[row] == table.clock
                tables[row] = PlainTable(name, players, int(vector.seeds[row]), options)
            else:
                assert not vector.reward[row].any()
    return ended


@some
def test_every_row_is_a_match_with_the_same_seed_move_for_move(way: Way) -> None:
    follow(way, 100)


@pytest.mark.long
@pytest.mark.parametrize("way", list(all_ways()), ids=shown)
def test_whole_games_of_every_kind_are_matches_with_the_same_seed(way: Way) -> None:
    assert follow(way, 2_500) >= ROWS


@every_game
def test_a_row_is_the_same_in_a_batch_of_any_size_on_any_number_of_threads(name: str) -> None:
    way = next(way for way in some_ways() if way[0] == name)
    alone, many, shared = batch(way, 2), batch(way, 40), batch(way, 40, threads=3)
    for step in range(60):
        for vector in (alone, many, shared):
            vector.step(choose(vector, step))
    for array in ("seat", "mask", "observation", "reward", "done", "clock", "seeds"):
        assert np.array_equal(getattr(alone, array), getattr(many, array)[:2])
        assert np.array_equal(getattr(many, array), getattr(shared, array))


@every_game
def test_a_batch_that_was_saved_goes_on_as_it_would_have(name: str) -> None:
    way = next(way for way in some_ways() if way[0] == name)
    vector, other = batch(way), batch(way, seed=6)
    for step in range(40):
        vector.step(choose(vector, step))
    other.load(vector.save())
    copy = vector.copy()
    for step in range(40, 90):
        for each in (vector, other, copy):
            each.step(choose(each, step))
    assert vector.save() == other.save() == copy.save()
    assert np.array_equal(vector.observation, other.observation)
    assert np.array_equal(vector.observation, copy.observation)


def test_a_copy_has_arrays_of_its_own() -> None:
    vector = batch(("nozoku", 3, {}))
    before = vector.save()
    copy = vector.copy()
    copy.step(choose(copy, 1))
    assert vector.save() == before != copy.save()


def played_out(vector: doubloon.Vector) -> int:
    """Play until a game ends; the step that ended it."""
    for step in range(5_000):
        vector.step(choose(vector, step))
        if vector.done.any():
            return step
    raise AssertionError("no game ended")


def test_what_was_at_the_end_is_kept_when_another_game_has_begun() -> None:
    automatic, manual = batch(("nozoku", 3, {})), batch(("nozoku", 3, {}), reset="manual")
    assert played_out(automatic) == played_out(manual)
    (rows,) = np.nonzero(manual.done)
    assert (automatic.seat[rows] >= 0).all()
    assert (manual.seat[rows] == -1).all()
    assert not manual.mask[rows].any()
    for row in rows.tolist():
        ended = manual.observe([row] * 3, range(3))
        assert np.array_equal(automatic.final.observation[row], ended)
        assert np.array_equal(automatic.reward[row], manual.reward[row])
    manual.reset(manual.done)
    assert np.array_equal(manual.observation, automatic.observation)
    assert np.array_equal(manual.seeds, automatic.seeds)


def test_a_row_that_is_over_is_left_alone_until_it_is_reset() -> None:
    vector = batch(("nozoku", 3, {}), reset="manual")
    played_out(vector)
    row = int(vector.done.argmax())
    actions = choose(vector, 0)
    assert actions[row] == -1
    vector.step(actions)
    assert vector.done[row]
    assert not vector.reward[row].any()
    actions[row] = 0
    with pytest.raises(IllegalMove, match=f"row {row}: the game is over"):
        vector.step(actions)


def test_seeds_can_be_given_to_rows() -> None:
    vector = batch(("kraken", 3, {}))
    vector.reset([2, 0], seeds=[7, 8])
    assert vector.seeds[[2, 0]].tolist() == [7, 8]
    assert vector.rows.states[2].tobytes() == doubloon.game("kraken").start(3, 7, SHORT["kraken"]).point
    before = vector.save()
    vector.reset(seed=5)
    assert np.array_equal(vector.observation, batch(("kraken", 3, {})).observation)
    vector.load(before)
    assert vector.seeds[[2, 0]].tolist() == [7, 8]


def test_floats_are_the_integers_between_minus_one_and_one() -> None:
    whole, floats = batch(("casket", 4, {})), batch(("casket", 4, {}), observation="floats")
    for step in range(50):
        for vector in (whole, floats):
            vector.step(choose(vector, step))
        assert np.allclose(floats.observation, whole.observation * whole.spec.scale)
        assert np.abs(floats.observation).max() <= 1


def test_the_arrays_are_the_same_ones_and_cannot_be_written() -> None:
    vector = batch(("kraken", 2, {}))
    mask, observation = vector.mask, vector.observation
    vector.step(choose(vector, 0))
    assert vector.mask is mask
    assert vector.observation is observation
    with pytest.raises(ValueError, match="read-only"):
        mask[0, 0] = True


# Wrong use


@pytest.mark.parametrize(
    ("actions", "says"),
    [
        ([0, 3, 0], "row 1: seat 0 cannot do {'do': 'outward'}: nothing lies outward of space 0"),
        ([0, 0, 17], "row 2: 17 is no action; they are 0 to 16"),
        ([0, -1, 0], "row 1: -1 is no action"),
        ([0, 0], r"actions are an array of shape \(3,\), one for each row, not \(2,\)"),
        ([[0, 0, 0]], r"not \(1, 3\)"),
        ([0.0, 0.0, 0.0], "actions are whole numbers, not float64"),
        ([True, True, True], "actions are whole numbers, not bool"),
        (None, r"not \(\)"),
        (np.array([0, 0, 2**64 - 1], np.uint64), "row 2: 9223372036854775807 is no action"),
    ],
)
def test_a_wrong_action_is_refused_with_its_row_and_changes_nothing(actions: Any, says: str) -> None:
    vector = batch(("kraken", 3, {}))
    before = vector.save()
    with pytest.raises(IllegalMove, match=says):
        vector.step(actions)
    assert vector.save() == before


def test_nobody_waits_where_there_is_no_haste() -> None:
    vector = batch(("captain_dice", 3, {"mode": "turns"}))
    with pytest.raises(IllegalMove, match=r"row 0: there is no haste now, so seat \d cannot wait"):
        vector.step([vector.actions - 1] * ROWS)


def test_an_illegal_action_can_end_its_game() -> None:
    vector = batch(("kraken", 3, {}), illegal="ends")
    other = batch(("kraken", 3, {}))
    seat = int(vector.seat[1])
    vector.step([0, 3, 0])
    other.step([0, 0, 0])
    assert vector.done.tolist() == [False, True, False]
    assert vector.reward[1, seat] == -1
    assert vector.reward.sum() == -1
    assert np.array_equal(vector.observation[[0, 2]], other.observation[[0, 2]])
    assert vector.seat[1] >= 0


@pytest.mark.parametrize(
    ("wanted", "error", "says"),
    [
        ({"n": 0}, BadOption, "n of an environment is a whole number from 1, not 0"),
        ({"n": True}, BadOption, "not True"),
        ({"players": 9}, BadPlayers, "kraken is for 2 to 4 players, not 9"),
        ({"seed": -1}, BadSeed, "a seed is a whole number"),
        ({"seed": 1.5}, BadSeed, "not 1.5"),
        ({"options": {"bord": "x"}}, BadOption, "did you mean board"),
        ({"observation": "float"}, BadOption, "did you mean floats"),
        ({"reset": "never"}, BadOption, "there are: automatic, manual"),
        ({"threads": 0}, BadOption, "threads of an environment"),
        ({"hands": ["slow"]}, BadPlayers, "4 players need a list of 4 hands"),
        ({"hands": ["slw"] * 4}, BadPlayers, "did you mean slow"),
    ],
)
def test_a_batch_that_cannot_be_says_why(wanted: dict[str, Any], error: type[Exception], says: str) -> None:
    given = {"n": 2, **wanted}
    with pytest.raises(error, match=says):
        doubloon.vector("kraken", given.pop("n"), **given)


def test_rows_seats_and_seeds_that_there_are_not_are_named() -> None:
    vector = batch(("kraken", 3, {}))
    before = vector.save()
    for rows in ([3], [-1], "x", [[0]], [0.5]):
        with pytest.raises(BadPlayers, match="rows are numbers from 0 to 2"):
            vector.reset(rows)
    with pytest.raises(BadSeed, match="1 rows are reset, so 1 seeds are needed"):
        vector.reset([1], seeds=[1, 2])
    with pytest.raises(BadSeed, match="a seed is"):
        vector.reset([1], seeds=[-4])
    with pytest.raises(BadPlayers, match="seats are 0 to 2"):
        vector.observe([0], [3])
    assert vector.save() == before


def test_bytes_that_are_no_such_batch_are_refused_and_nothing_is_loaded() -> None:
    vector = batch(("kraken", 3, {}))
    before = vector.save()
    damaged = before[:-1] + bytes([before[-1] ^ 1])
    for data, says in (
        (b"", "no batch"),
        (before[:-1], "a part of it is missing"),
        (damaged, "was changed"),
        (batch(("kraken", 2, {})).save(), "cannot be loaded into one of kraken for 3"),
        (batch(("kraken", 3, {}), 2).save(), "another number of rows"),
    ):
        with pytest.raises(DamagedFile, match=says):
            vector.load(data)
    assert vector.save() == before
