"""Why a die or a card on the table cannot be used, asked by pointing at it; and what everyone could do next."""

from typing import Any

import pytest

import doubloon
from doubloon.games.nozoku.state import BONUS, MAIN, NAME, NOTHING
from tests.games.nozoku.tables import ENOUGH, FULL, PASS, play, table, take, try_to_take, turn

CAVE = "r1 r3 b2 w5"


def reach(die: str) -> dict[str, Any]:
    colours = {colour[0]: colour for colour in ("red", "blue", "green", "yellow", "white")}
    return {"do": "reach", "colour": colours[die[0]], "number": int(die[1])}


def code(match: doubloon.Match, action: dict[str, Any], seat: int = 0) -> str | None:
    refused = match.why_not(seat, action)
    return None if refused is None else refused.code


@pytest.mark.parametrize(
    ("die", "hand", "reason"),
    [
        ("r1", FULL, None),
        ("w5", FULL, "refused-white"),
        ("r1", (2, 3), "refused-played"),
        ("b1", FULL, "refused-cave"),
        ("r3", FULL, "refused-unplayable-no-main"),
    ],
)
def test_N10_a_die_of_the_cave_says_why_it_cannot_be_taken(die: str, hand: tuple[int, ...], reason: str | None) -> None:
    held = "r6 r6" if die == "r3" else "r2 r4"
    assert code(table(held, "b2 b2", cave=CAVE, hands=(hand, FULL)), reach(die)) == reason


def test_N15_for_the_last_card_any_die_can_be_had() -> None:
    match = table("r2 r4", "b2 b2", cave=CAVE, hands=((), FULL), step=BONUS)
    assert [code(match, reach(die)) for die in ("w5", "r1", "r6")] == [None, None, "refused-cave"]


@pytest.mark.parametrize(
    ("power", "then", "held", "number", "reason"),
    [
        (3, NOTHING, "r6 r2", 6, "refused-no-result"),
        (3, NOTHING, "r6 r2", 2, None),
        (1, NOTHING, "r4 r4", 4, "refused-no-other"),
        (4, 1, "r2 r2", 2, None),
        (4, 3, "r6 r6", 6, None),
        (3, 3, "r5 r6", 5, "refused-then"),
    ],
)
def test_N11_dice_say_why_an_action_cannot_be_carried_out_on_them(
    power: int, then: int, held: str, number: int, reason: str | None
) -> None:
    match = table(held, "b2 b2", cave=CAVE, step=MAIN, power=power, then=then)
    assert code(match, {"do": "touch", "number": number}) == reason


def test_N18_any_number_can_be_named() -> None:
    assert code(table("r2 r4", "b2 b2", cave=CAVE, step=NAME), {"do": "touch", "number": 2}) is None


def test_before_its_step_a_die_says_what_is_wanted_now() -> None:
    match = table("r2 r4", "b2 b2", cave=CAVE)
    assert code(match, {"do": "touch", "number": 2}) == "refused-step"
    play(match, take(1, "r"))
    assert code(match, reach("r3")) == "refused-step"
    assert code(match, {"do": "play", "card": 2}) == "refused-step"


def test_N10_a_card_says_why_it_cannot_be_played() -> None:
    match = table("r6 r6", "b2 b2", cave="r1 r3 r4 w5", hands=((1, 2, 3, 4), FULL))
    cards = [code(match, {"do": "play", "card": card}) for card in (1, 2, 3, 4, 5)]
    assert cards == [
        "refused-unplayable-no-main",
        "refused-unplayable-no-die",
        "refused-unplayable-no-main",
        None,
        "refused-played",
    ]


def test_N12_a_card_of_the_pile_says_why_it_cannot_be_used() -> None:
    match = table("r6 r6", "b1 b1", cave="r3 b2 w1", hands=((3,), (2,)))
    try_to_take(match)
    assert code(match, {"do": "play", "card": 3}) == "refused-not-played"
    assert code(match, {"do": "play", "card": 5}) is None


def test_N13_a_card_says_why_it_cannot_peek() -> None:
    match = table("r2 r4", "b2 b2", cave=ENOUGH, hands=(FULL, (3, 6)))
    play(match, take(1, "r"), turn("r4", 2), turn("r2", 1))
    assert code(match, {"do": "play", "card": 6}, seat=1) == "refused-side"
    assert code(match, {"do": "play", "card": 3}, seat=1) is None


def test_who_is_not_to_act_is_told_so() -> None:
    assert code(table("r2 r4", "b2 b2", cave=CAVE), reach("r1"), seat=1) == "not-your-turn"


# What everyone could do


def test_N10_everyone_sees_who_could_take_which_numbers() -> None:
    match = table("r2 r4", "b6 b6", cave="r1 r3 b2 w5", hands=(FULL, (3, 2)))
    assert [player["could_take"] for player in match.view(None)["players"]] == [[1, 2, 3], [2]]


def test_N13_everyone_sees_who_could_peek_and_with_which_card() -> None:
    match = table("r2 r4", "b2 b2", "g3 g3", cave=ENOUGH, hands=(FULL, (6,), FULL))
    play(match, take(1, "r"))
    before = match.view(None)["taken"]["peeks"]
    assert before[0] is None
    play(match, turn("r4", 2), turn("r2", 1))
    while match.view(None)["step"] == "peek":
        (actor,) = match.actors
        peeks = match.view(None)["taken"]["peeks"]
        assert peeks[actor] is not None
        assert peeks == [before[seat] if seat >= actor else None for seat in range(3)]
        match.play(actor, PASS)


def test_N19_dice_have_the_worth_that_naming_their_number_would_bring() -> None:
    match = table("r2 r4 w4", "b2 b2", cave=CAVE)
    assert match.view(None)["players"][0]["worth"] == [0, 2, 0, 8, 0, 0]
