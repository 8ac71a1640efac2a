"""What each choice is done with, as a page lights it."""

from typing import Any

import numpy as np

import doubloon
from doubloon.games.nozoku.state import NAME
from tests.games.nozoku.tables import ENOUGH, FULL, name, peek, pick, recall, roll, table, take, try_to_take, turn


def leads(match: doubloon.Match, seat: int, action: dict[str, Any]) -> dict[str, Any] | None:
    number = match.game.actions.encode(action)
    assert number in np.flatnonzero(match.mask(seat))
    return match.game.leads(match.fields(seat), seat, number)


def test_a_die_is_taken_out_of_the_cave_with_a_card() -> None:
    match = table("r2 r4", "b2 b2", cave=ENOUGH)
    assert leads(match, 0, take(1, "b")) == {"from": "cave", "number": 1, "colour": "blue", "card": 1}


def test_a_die_for_the_last_card_comes_out_of_the_cave() -> None:
    match = table("r2 r4", "b2 b2", cave="r1 r6 b1 w5", hands=((1,), (6,)))
    for move in (take(1, "r"), turn("r4", 2), turn("r2", 1)):
        match.play(0, move)
    assert leads(match, 0, pick("w5")) == {"from": "cave", "number": 5, "colour": "white"}


def test_a_held_die_is_turned_or_rolled() -> None:
    match = table("r2 r4", "b2 b2", cave="r1 r6 b1 w1")
    match.play(0, take(1, "r"))
    assert leads(match, 0, turn("r4", 2)) == {"from": "held", "number": 4, "colour": "red", "to": 2}
    match = table("r2 r4", "b2 b2", cave="r1 r6 b1 w1")
    match.play(0, take(6, "r"))
    assert leads(match, 0, roll("r2")) == {"from": "held", "number": 2, "colour": "red"}


def test_a_number_is_named_with_the_dice_that_show_it() -> None:
    assert leads(table("r2 r4", "b2 b2", cave=ENOUGH, step=NAME), 1, name(2)) == {"from": "held", "number": 2}


def test_a_peek_and_a_card_of_the_pile_are_cards() -> None:
    match = table("r2 r4", "b2 b2", cave=ENOUGH, hands=(FULL, (3,)))
    for move in (take(1, "r"), turn("r4", 2), turn("r2", 1)):
        match.play(0, move)
    assert leads(match, 1, peek(3)) == {"card": 3}
    match = table("r6 r6", "b1 b1", cave="r3 b2 w1", hands=((3,), (2,)))
    try_to_take(match)
    assert leads(match, 0, recall(5, "main")) == {"card": 5}
