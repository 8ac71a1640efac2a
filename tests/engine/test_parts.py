"""Parts of plain views: made in parts, a view is what it is made whole; and their sources say what they read."""

import random
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any
from unittest.mock import patch

import pytest

import doubloon
from doubloon.engine import parts
from doubloon.engine.parts import part, reads
from doubloon.engine.records import Fields, Unpacker, new, record
from doubloon.engine.rule import INTERPRETED

GAMES, ENOUGH = (4, 100) if INTERPRETED else (8, 2_000)  # at least as many games, and views
SEA = record([("ship", "i8", (2,)), ("hold", "i8", (2, 3)), ("depth", "i1", (4,)), ("wind", "i8"), ("moon", "i8")])


def sea(**fields: Any) -> Fields:
    one = new(SEA)
    for name, value in fields.items():
        one[name] = value
    return Unpacker(SEA)(one[0])


def wind_of(v: Any) -> int:
    return int(v.wind)


def space_of(v: Any, number: int) -> int:
    return int(v.ship[number])


def shifted(v: Any, seat: int) -> int:
    seat = seat + 1
    return int(v.ship[seat])


def test_a_field_that_is_read_at_an_argument_is_read_there_alone() -> None:
    def of_a_ship(v: Any, seat: int) -> list[int]:
        return [v.ship[seat], sum(v.hold[seat]), v.depth[v.ship[seat]]]

    assert reads(of_a_ship) == {("ship", 0), ("hold", 0), ("depth", None)}


def test_what_a_called_function_reads_is_read_too() -> None:
    def of_all(v: Any, _cell: int, seat: int) -> list[int]:
        return [wind_of(v), space_of(v, seat), max(v.hold[seat])]

    assert reads(of_all) == {("wind", None), ("ship", 1), ("hold", 1)}


def test_an_argument_that_becomes_another_number_is_no_place() -> None:
    assert reads(shifted) == {("ship", None)}
    assert reads(lambda_free) == {("ship", None)}


def lambda_free(v: Any, seat: int) -> list[int]:
    return [space_of(v, other) for other in range(seat)]


def test_a_view_that_goes_where_it_cannot_be_read_is_refused() -> None:
    def hides(v: Any) -> Any:
        hidden = v
        return hidden.wind

    with pytest.raises(TypeError, match="hides does more with its View"):
        reads(hides)


def test_a_part_is_made_anew_when_what_it_reads_is_another_and_only_then() -> None:
    made = []

    @part
    def of_a_ship(v: Any, seat: int) -> list[int]:
        made.append(seat)
        return [v.ship[seat], *v.hold[seat], v.depth[0]]

    first = of_a_ship(sea(ship=[1, 2], hold=[[1, 2, 3], [4, 5, 6]]), 1)
    assert of_a_ship(sea(ship=[7, 2], hold=[[0, 0, 0], [4, 5, 6]], wind=5), 1) is first
    assert made == [1]
    assert of_a_ship(sea(ship=[7, 3], hold=[[0, 0, 0], [4, 5, 6]]), 1) == [3, 4, 5, 6, 0]
    assert of_a_ship(sea(ship=[7, 3], hold=[[0, 0, 0], [4, 5, 6]], depth=[-2, 0, 0, 0]), 1) == [3, 4, 5, 6, -2]


def test_a_part_keeps_no_more_than_it_may() -> None:
    @part
    def wind(v: Any) -> list[int]:
        return [v.wind]

    with patch.object(parts, "MOST_KEPT", 3):
        assert [wind(sea(wind=number)) for number in range(20)] == [[number] for number in range(20)]
        assert max(len(kept.made) for kept in wind._kept.values()) <= 3  # type: ignore[attr-defined]


def plain_modules(package: str) -> Iterator[ModuleType]:
    function = doubloon.game(package).plain_view
    if isinstance(function, FunctionType):
        yield __import__(function.__module__, fromlist=["plain_view"])


def whole(game: doubloon.Game, fields: Fields) -> Any:
    """The stupid way: every part is made anew."""
    marked = {
        name: thing
        for module in plain_modules(game.name)
        for name, thing in vars(module).items()
        if isinstance(thing, parts._Part)
    }
    with patch.dict(game.plain_view.__globals__, {name: thing.py_func for name, thing in marked.items()}):
        return game.plain_view(fields)


@pytest.mark.parametrize("name", doubloon.names())
def test_made_in_parts_a_view_is_what_it_is_made_whole(name: str) -> None:
    game, seed, looked = doubloon.game(name), 0, 0
    while seed < GAMES or looked < ENOUGH:
        match, chance = game.start(game.players[seed % len(game.players)], seed), random.Random(seed)
        while not match.over:
            seat = chance.choice(match.actors)
            match.play(seat, chance.choice(match.legal(seat)))
            for seen in {view for views in (match.all_seen(), *match.all_pictures()) for view in views}:
                fields = game.fields(seen)
                assert game.plain_view(fields) == whole(game, game.fields(seen))
                looked += 1
        seed += 1


def test_what_a_program_gets_is_its_own_to_change() -> None:
    match = doubloon.game("casket").start(3, seed=1)
    first = match.view(0)
    first["map"]["colours"].clear()
    first["captains"][0]["hand"].append("a card")
    assert match.view(0) == whole(match.game, match.fields(0))
