"""A State is declared once: its record, its View, what is copied into that, its options and its meanings follow."""

from typing import Any

import numpy as np
import pytest

from doubloon.engine.dispatch import SPECTATOR
from doubloon.engine.entries import compiled
from doubloon.engine.errors import BadOption
from doubloon.engine.meanings import meanings
from doubloon.engine.records import Unpacker, new
from doubloon.engine.rule import rule
from doubloon.engine.state import (
    GameState,
    Grid,
    Row,
    Seats,
    choice,
    counted,
    counts_of,
    everyone,
    inner,
    made,
    nothing_made,
    own,
    secret,
    secrets_of,
    shows,
    tallies_of,
    veiled,
    whole,
)
from tests.engine.toy import TOY

SEATS = Seats(3)


class State(GameState):
    """One field of each kind."""

    weather: int = choice("calm", "storm")  # the sea's mood
    limit: int = whole(40, 1, 100)  # rounds after which it is over
    island: Row = everyone(4, kind="i1")  # what lies where
    hand: Row = own(SEATS)  # what each holds
    dice: Grid = own(SEATS, 2)  # what each has under the cup
    guess: Row = own(SEATS, counted=True)  # what each thinks
    treasure: int = veiled()  # where it lies; once found, everyone knows
    deck: Row = secret(5)  # face down
    steps: Row = inner(4)  # of the way home
    fights: int = counted()  # how many there were
    wins: Row = counted(SEATS)  # of each seat
    near: int = made()  # how far the viewer is from the treasure


@rule
def show(_s: State, viewer: int, v: State) -> None:
    v.treasure = -1
    v.near = viewer * 10


def names(kind: np.dtype[np.void]) -> set[str]:
    return {name for name in kind.names or () if not name.startswith("_")}


def test_a_state_has_what_every_game_has_and_all_that_is_declared_but_what_is_made() -> None:
    common = {"rng", "players", "rounds", "began"}
    own_fields = {"weather", "limit", "island", "hand", "dice", "guess", "treasure", "deck", "steps", "fights", "wins"}
    assert names(State.record) == common | own_fields
    assert (State.record["dice"].shape, State.record["island"].base) == ((3, 2), np.dtype("i1"))


def test_a_view_has_only_what_somebody_may_know() -> None:
    known = {"players", "rounds", "weather", "limit", "island", "hand", "dice", "guess", "treasure", "near"}
    assert names(State.view) == known


def test_fields_keep_the_order_in_which_they_are_declared() -> None:
    assert [field.name for field in State.fields] == [
        *("rng", "players", "rounds", "began", "weather", "limit", "island", "hand", "dice"),
        *("guess", "treasure", "deck", "steps", "fights", "wins", "near"),
    ]


# Who may know a field


def test_a_field_that_nobody_said_anything_about_is_refused() -> None:
    with pytest.raises(TypeError, match=r"who may know Silent\.stones is not said: everyone\(\), own\(\), secret\(\)"):

        class Silent(GameState):
            ships: int = everyone()
            stones: int


def test_a_value_does_not_say_who_may_know_it() -> None:
    with pytest.raises(TypeError, match=r"who may know Valued\.stones is not said"):

        class Valued(GameState):
            stones: int = 3


@pytest.mark.parametrize("shape", [(), (3,), (3, Seats(3))])
def test_what_each_seat_knows_its_own_part_of_has_a_place_for_each_seat(shape: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match="a first axis of Seats"):
        own(*shape)


def test_a_name_that_numpy_uses_itself_is_refused() -> None:
    with pytest.raises(TypeError, match="attributes of their own called round"):

        class Taken(GameState):
            round: int = everyone()


def test_what_somebody_may_not_know_is_listed_but_for_the_generator() -> None:
    assert [field.name for field in secrets_of(State)] == ["hand", "dice", "guess", "treasure", "deck"]


# What is copied into a View


def full_state() -> Any:
    """A State in which no field is 0."""
    one = new(State.record)[0]
    for place, name in enumerate(sorted(names(State.record)), 1):
        one[name] = np.arange(1, one[name].size + 1).reshape(one[name].shape) + place * 10
    return one


def shown(show_rule: Any, viewer: int) -> Any:
    v = new(State.view)[0]
    show_rule(full_state(), viewer, v)
    return Unpacker(State.view)(v)


SHOW = shows(State, show)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_a_viewer_sees_what_everyone_knows_their_own_part_and_what_is_made(viewer: int) -> None:
    s, v = full_state(), shown(SHOW, viewer)
    assert (v.players, v.rounds, v.weather, v.limit) == (s.players, s.rounds, s.weather, s.limit)
    assert v.island == tuple(s.island)
    for seat in range(3):
        mine = seat == viewer
        assert v.hand[seat] == (s.hand[seat] if mine else 0)
        assert v.guess[seat] == (s.guess[seat] if mine else 0)
        assert v.dice[seat] == (tuple(s.dice[seat]) if mine else (0, 0))
    assert (v.treasure, v.near) == (-1, viewer * 10)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_compiled_code_copies_as_python_does(viewer: int) -> None:
    assert shown(compiled(SHOW, TOY), viewer) == shown(SHOW, viewer)


def test_without_anything_made_a_secret_stays_empty() -> None:
    v = shown(shows(State, nothing_made), 1)
    assert (v.treasure, v.near) == (0, 0)


# Options, counts and meanings


def test_options_that_are_fields_are_named_as_these_in_their_order() -> None:
    assert [(option.name, option.default) for option in State.options] == [("weather", "calm"), ("limit", 40)]
    with pytest.raises(BadOption, match="option limit is a whole number from 1 to 100, not 0"):
        State.options[1].read(0)


def test_an_option_is_put_into_its_field() -> None:
    s = new(State.record)[0]
    State.options[0].put(s, "storm")
    State.options[1].put(s, 7)
    assert (s.weather, s.limit) == (1, 7)


def test_designers_count_once_for_a_game_or_for_each_seat() -> None:
    assert (counts_of(State), tallies_of(State)) == (("fights",), ("guess", "wins"))


def test_the_comment_beside_a_field_is_its_meaning() -> None:
    found = meanings(State)
    assert found.keys() >= {field.name for field in State.fields}
    assert found["treasure"] == "where it lies; once found, everyone knows"
    assert found["rounds"].startswith("rounds finished")
