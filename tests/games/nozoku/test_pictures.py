"""What is seen of a game of Nozoku Dice from one event to the next."""

from typing import Any, ClassVar

import doubloon
from doubloon.games.nozoku.state import NAME
from tests.games.nozoku.tables import ENOUGH, dice, name, play, table, take, turn
from tests.pictures import PictureTests
from tests.positions import kinds, told


class TestPictures(PictureTests):
    game = "nozoku"
    ways = ({}, {"powers": "any"}, {"dice_per_colour": 5, "white_dice": 0}, {"round_limit": 2, "white_dice": 8})
    seats = "players"
    rare = ("bonus-missed",)
    may_change: ClassVar = {
        "own-dice-rolled": "seat.held seat.sum seat.hand seat.pile seat.worth",
        "cave-filled": "cave left",
        "round-began": "round starter turn step",
        "most-common": "cave",
        "rerolled": "cave",
        "turn-began": "turn step actors seat.unplayable seat.could_take others.could_take",
        "die-taken": "cave left taken seat.hand seat.pile action step seat.unplayable "
        "seat.could_take others.could_take",
        "die-turned": "seat.held seat.sum action step actors seat.worth",
        "die-rolled": "seat.held seat.sum action step actors seat.worth",
        "sub-skipped": "action step actors",
        "got-stuck": "step actors seat.unplayable others.could_take",
        "card-recalled": "action step seat.unplayable others.could_take",
        "pile-taken-back": "seat.hand seat.pile step actors seat.unplayable seat.could_take others.could_take",
        "turn-without-die": "step",
        "peeked": "seat.hand seat.pile action step taken",
        "passed": "step actors seat.unplayable others.could_take taken",
        "die-held": "taken seat.held seat.sum step actors seat.worth",
        "bonus-taken": "cave left seat.held seat.sum seat.hand seat.pile step actors seat.worth",
        "bonus-missed": "seat.hand seat.pile step",
        "colour-used-up": "step",
        "game-ends": "turn step actors",
        "limit-reached": "turn step actors",
        "you-named": "actors others.has_named others.named",
        "number-chosen": "",
        "carried-home": "seat.named seat.result others.result step",
        "won": "",
    }


def test_N9_dice_that_are_rolled_again_are_in_the_air_until_they_land() -> None:
    match = doubloon.game("nozoku").start(players=2, seed=0)
    shown = dict(zip(kinds(match.opening), match.pictures(None), strict=True))
    filled, lifted, landed = (shown[kind] for kind in ("cave-filled", "most-common", "rerolled"))
    number = told(match.opening, "most-common")["number"]
    assert all(counts[number - 1] == 0 for counts in lifted["cave"].values())
    assert dice(filled["cave"]) != dice(landed["cave"])
    assert filled["left"] == lifted["left"] == landed["left"] == {"red": 5, "blue": 5, "white": 4}


def test_N14_the_next_who_may_peek_is_known_when_the_die_is_turned() -> None:
    match = table("r2 r4", "b2 b2", cave=ENOUGH)
    play(match, take(1, "r"), turn("r4", 2), turn("r2", 1))
    (picture,) = match.pictures(None)
    assert (picture["step"], picture["actors"], picture["action"]) == ("peek", [1], None)


def test_N18_numbers_come_to_light_one_after_the_other() -> None:
    match = table("r1 r2", "b3 b3", "g1 g1", cave=ENOUGH, step=NAME)
    for seat, number in enumerate((2, 3)):
        match.play(seat, name(number))
    events = match.play(2, name(1))
    assert kinds(events) == ["you-named", "number-chosen", *["carried-home"] * 3, "won"]
    assert [seen(picture, "named") for picture in match.pictures(0)] == [
        [2, None, None],
        [2, None, None],
        [2, None, None],
        [2, 3, None],
        [2, 3, 1],
        [2, 3, 1],
    ]
    assert [seen(picture, "named") for picture in match.pictures(None)][:3] == [[None] * 3, [None] * 3, [2, None, None]]


def test_N20_who_is_ahead_is_known_among_those_who_have_been_counted() -> None:
    match = table("r2 r2", "b3 b3", "g1 g1", cave=ENOUGH, step=NAME)
    for seat, number in enumerate((2, 3, 1)):
        match.play(seat, name(number))
    ahead = [
        [result and result["ahead"] for result in seen(picture, "result")] for picture in match.pictures(None)[2:5]
    ]
    assert ahead == [[True, None, None], [False, True, None], [False, True, False]]


def seen(picture: dict[str, Any], part: str) -> list[Any]:
    return [player[part] for player in picture["players"]]
