"""Pictures: drawn from another one, a view is what it is when it is made whole; and only what is another is made."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import doubloon
from doubloon.engine.drawing import Drawing
from doubloon.engine.records import Unpacker, new, record
from doubloon.engine.rule import INTERPRETED

GAMES, ENOUGH = (2, 100) if INTERPRETED else (6, 2_000)  # at least as many games, and pictures
SEA = record([("players", "i8"), ("ship", "i8", (3,)), ("depth", "i1", (4,)), ("wind", "i8"), ("moon", "i8")])

made: list[str] = []


def seen(**fields: Any) -> bytes:
    one = new(SEA)
    for name, value in {"players": 2, **fields}.items():
        one[name] = value
    return one.tobytes()


def drawing(plain_view: Callable[[Any], Any]) -> Drawing:
    made.clear()
    return Drawing(plain_view, Unpacker(SEA), SEA, 3)


def wind_of(v: Any) -> list[int]:
    made.append("wind")
    return [v.wind]


def ship_of(v: Any, seat: int) -> list[int]:
    made.append(f"ship {seat}")
    return [v.ship[seat], v.moon]


def plain_sea(v: Any) -> dict[str, Any]:
    """A view."""
    depths = list(v.depth)
    return {"wind": wind_of(v), "ships": [ship_of(v, seat) for seat in range(v.players)], "deepest": max(depths)}


def test_only_what_is_made_from_other_fields_is_made_anew() -> None:
    draw = drawing(plain_sea).draw
    calm = draw(seen(ship=[4, 5, 0]))
    made.clear()
    windy = draw(seen(ship=[4, 6, 0], depth=[3, 1, 2, 0]), calm)
    assert windy.plain == {"wind": [0], "ships": [[4, 0], [6, 0]], "deepest": 3}
    assert made == ["ship 1"]
    assert windy.plain["wind"] is calm.plain["wind"]
    assert windy.plain["ships"][0] is calm.plain["ships"][0]
    assert calm.plain == {"wind": [0], "ships": [[4, 0], [5, 0]], "deepest": 0}


def test_what_comes_out_the_same_stays_the_same_object() -> None:
    draw = drawing(plain_sea).draw
    shallow = draw(seen(depth=[3, 1, 0, 0]))
    assert draw(seen(depth=[3, 2, 0, 0]), shallow).plain["deepest"] == 3
    assert draw(seen(ship=[0, 0, 7]), shallow).plain["ships"] is shallow.plain["ships"]


def test_a_seat_is_drawn_anew_with_what_all_are_made_from() -> None:
    draw = drawing(plain_sea).draw
    assert draw(seen(moon=1), draw(seen())).plain["ships"] == [[0, 1], [0, 1]]


@pytest.mark.parametrize("other", [seen(wind=1, moon=2), seen(ship=[1, 2, 3])])
def test_as_json_it_is_what_is_drawn(other: bytes) -> None:
    draw = drawing(plain_sea).draw
    first = draw(seen())
    assert first.json == msgspec.json.encode(first.plain)
    picture = draw(other, first)
    assert picture.json == msgspec.json.encode(picture.plain)


def hidden(v: Any) -> dict[str, Any]:
    where = v
    return {"wind": where.wind}


def by_steps(v: Any) -> dict[str, Any]:
    view = {"wind": v.wind}
    view["moon"] = v.moon
    return view


@pytest.mark.parametrize("plain_view", [hidden, by_steps, lambda v: {"wind": v.wind}])
def test_what_cannot_be_taken_apart_is_made_whole(plain_view: Callable[[Any], Any]) -> None:
    draw = drawing(plain_view).draw
    assert draw(seen(wind=2), draw(seen())).plain["wind"] == 2


@pytest.mark.parametrize("name", doubloon.names())
def test_drawn_from_any_other_picture_a_view_is_what_it_is_made_whole(name: str) -> None:
    game, seed, looked = doubloon.game(name), 0, 0
    while seed < GAMES or looked < ENOUGH:
        match, chance, last = game.start(game.players[seed % len(game.players)], seed), random.Random(seed), None
        while not match.over:
            seat = chance.choice(match.actors)
            match.play(seat, chance.choice(match.legal(seat)))
            for view in {view for views in (match.all_seen(), *match.all_pictures()) for view in views}:
                last = game.drawing.draw(view, last)
                assert last.plain == game.plain_view(game.fields(view))
                looked += 1
        assert last is not None
        assert last.json == msgspec.json.encode(last.plain)
        seed += 1


@pytest.mark.parametrize("name", doubloon.names())
def test_the_view_of_each_of_our_games_is_drawn_key_by_key(name: str) -> None:
    game = doubloon.game(name)
    keys, _ = game.drawing._read()
    assert {key.name for key in keys} == game.start(game.players[0], 0).view(None).keys()
    assert any(key.seat == 1 for key in keys)
