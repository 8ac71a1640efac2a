"""A View as plain objects, for games that say nothing about it themselves."""

import json
from typing import Any

from doubloon.engine.plain import plain_view_of
from doubloon.engine.records import Unpacker, new
from doubloon.engine.state import GameState, Grid, Row, Seats, choice, counted, everyone, made, own, secret
from tests.engine.toy import TOY

NOBODY = -1
COLOURS = ("red", "blue")
SEATS = Seats(4)


class State(GameState):
    """A field for each way to be shown."""

    weather: int = choice("calm", "storm")  # an option, which everyone knows anyway
    left: int = everyone()  # a number
    winner: int = everyone(none=NOBODY)  # a number, or nobody
    colour: int = everyone(words=COLOURS, none=NOBODY)  # a word, or none
    board: Row = everyone(4, words=COLOURS, none=NOBODY)  # by space, not by seat
    cards: Row = own(SEATS)  # by seat
    dice: Grid = own(SEATS, 2, words=COLOURS, none=NOBODY)  # some of each seat's
    table: Grid = everyone(3, 2)  # by row and column
    near: Row = made(SEATS)  # made for the View
    deck: Row = secret(4)  # nobody's
    thefts: int = counted()  # a designer's


def plain(players: int, **fields: Any) -> dict[str, Any]:
    v = new(State.view)[0]
    v.players = players
    for name, value in fields.items():
        v[name] = value
    return plain_view_of(State)(Unpacker(State.view)(v))


def test_a_plain_view_has_each_field_of_the_view_but_the_options() -> None:
    shown = ["players", "rounds", "left", "winner", "colour", "board", "cards", "dice", "table", "near"]
    assert list(plain(2)) == shown


def test_what_each_seat_has_is_cut_to_the_seats_that_are_taken() -> None:
    view = plain(2, cards=[5, 6, 7, 8], near=[1, 2, 3, 4], dice=[[0, 1], [1, 0], [1, 1], [1, 1]])
    assert (view["cards"], view["near"]) == ([5, 6], [1, 2])
    assert view["dice"] == [["red", "blue"], ["blue", "red"]]
    assert plain(4, cards=[5, 6, 7, 8])["cards"] == [5, 6, 7, 8]


def test_what_is_not_by_seat_is_shown_whole() -> None:
    view = plain(2, board=[0, 1, 0, 1], table=[[1, 2], [3, 4], [5, 6]])
    assert view["board"] == ["red", "blue", "red", "blue"]
    assert view["table"] == [[1, 2], [3, 4], [5, 6]]


def test_words_stand_for_numbers_and_none_for_nobody() -> None:
    view = plain(2, left=-1, winner=NOBODY, colour=NOBODY, board=[NOBODY, 0, 1, NOBODY], dice=[[NOBODY, 1]] * 4)
    assert (view["left"], view["winner"], view["colour"]) == (-1, None, None)
    assert view["board"] == [None, "red", "blue", None]
    assert view["dice"] == [[None, "blue"]] * 2
    assert (plain(2, winner=0)["winner"], plain(2, colour=1)["colour"]) == (0, "blue")


def test_a_plain_view_is_what_json_can_hold() -> None:
    view = plain(3, board=[0, 1, NOBODY, 1])
    assert json.loads(json.dumps(view)) == view


def test_a_match_of_a_game_without_a_plain_view_has_one() -> None:
    match = TOY.start(players=2, seed=3)
    match.play(0, {"do": "short"})
    total = int(match.state.total[0])
    assert match.view(0) == {"players": 2, "rounds": 0, "talks": 1, "total": [total, 0]}
    assert match.view(1) == match.view(None) == {"players": 2, "rounds": 0, "talks": 1, "total": [0, 0]}
