"""The six actions: N4, and what N5 and N11 say about carrying them out."""

import pytest

import doubloon
from doubloon.games.nozoku.powers import BY_CHANCE, COPIES, POWER_NAMES, POWERS, RESULTS
from doubloon.games.nozoku.state import NUMBERS, REACHES, SUB
from tests.games.nozoku.tables import ENOUGH, cards_offered, held, play, roll, step, table, take, turn
from tests.positions import kinds, told, with_dice

ECHO, TIP, RAISE, LOWER, FLIP, RECAST = NUMBERS


def results(powers: str, power: int, number: int) -> set[int]:
    return {to for to in NUMBERS if RESULTS[REACHES.index(powers), power, number] >> to & 1}


IN_EITHER_GAME = [
    (RAISE, [{2}, {3}, {4}, {5}, {6}, set()]),
    (LOWER, [set(), {1}, {2}, {3}, {4}, {5}]),
    (FLIP, [{6}, {5}, {4}, {3}, {2}, {1}]),
    (RECAST, [set(NUMBERS)] * 6),
]


@pytest.mark.parametrize(
    ("power", "expected"),
    [
        (ECHO, [set(), {1}, {1, 2}, {1, 2, 3}, {1, 2, 3, 4}, {1, 2, 3, 4, 5}]),
        (TIP, [set(), {1}, {1, 2}, {1, 2}, {1, 3, 4}, {2, 3, 4, 5}]),
        *IN_EITHER_GAME,
    ],
)
def test_N4_what_each_action_may_turn_a_die_into(power: int, expected: list[set[int]]) -> None:
    assert [results("lower", power, number) for number in NUMBERS] == expected


@pytest.mark.parametrize(
    ("power", "expected"),
    [
        (ECHO, [{2, 3, 4, 5, 6}, {1, 3, 4, 5, 6}, {1, 2, 4, 5, 6}, {1, 2, 3, 5, 6}, {1, 2, 3, 4, 6}, {1, 2, 3, 4, 5}]),
        (TIP, [{2, 3, 4, 5}, {1, 3, 4, 6}, {1, 2, 5, 6}, {1, 2, 5, 6}, {1, 3, 4, 6}, {2, 3, 4, 5}]),
        *IN_EITHER_GAME,
    ],
)
def test_N4_with_any_powers_echo_and_tip_reach_higher_numbers_too(power: int, expected: list[set[int]]) -> None:
    assert [results("any", power, number) for number in NUMBERS] == expected


def test_N4_lower_powers_are_the_default() -> None:
    assert doubloon.game("nozoku").start(players=2, seed=1).options["powers"] == "lower"


def test_N4_the_actions_by_number() -> None:
    assert POWER_NAMES == ("none", "echo", "tip", "raise", "lower", "flip", "recast")


def test_N4_echo_alone_copies_and_recast_alone_rolls() -> None:
    assert [power.name for power, copies in zip(POWERS["lower"], COPIES[1:], strict=True) if copies] == ["echo"]
    assert [power.name for power, chance in zip(POWERS["lower"], BY_CHANCE[1:], strict=True) if chance] == ["recast"]


def acting(dice: str, power: int, **options: str) -> list[dict[str, object]]:
    match = table(dice, "b1 b1", cave=ENOUGH, power=power, step=SUB, taken=0, card=1, options=options)
    return match.legal(0)


def test_N4_echo_takes_the_lower_number_of_another_held_die() -> None:
    assert acting("r3 r5 w5", ECHO) == [turn("r5", 3), turn("w5", 3)]


def test_N4_with_any_powers_echo_takes_a_higher_number_too() -> None:
    assert acting("r3 r5 w5", ECHO, powers="any") == [turn("r3", 5), turn("r5", 3), turn("w5", 3)]


def test_N4_tip_gives_the_lower_numbers_on_the_sides() -> None:
    assert acting("r1 r5", TIP) == [turn("r5", to) for to in (1, 3, 4)]


def test_N4_with_any_powers_tip_gives_all_numbers_on_the_sides() -> None:
    assert acting("r1", TIP, powers="any") == [turn("r1", to) for to in (2, 3, 4, 5)]


def test_N4_raise_does_nothing_with_a_six() -> None:
    assert acting("r5 r6", RAISE) == [turn("r5", 6)]


def test_N4_lower_does_nothing_with_a_one() -> None:
    assert acting("r1 r2", LOWER) == [turn("r2", 1)]


def test_N4_flip_gives_seven_minus_the_number() -> None:
    assert acting("r2 b2", FLIP) == [turn("r2", 5), turn("b2", 5)]


def test_N4_recast_rolls_a_held_die() -> None:
    assert acting("r2 w4", RECAST) == [roll("r2"), roll("w4")]


def test_N4_a_recast_die_shows_what_was_rolled() -> None:
    match = table("r2 r4", "b1 b1", cave=ENOUGH, power=RECAST, step=SUB, taken=0, card=1)
    events = with_dice(match, (6, 5)).play(0, roll("r2"))
    assert told(events, "die-rolled") == {"seat": 0, "from": 2, "to": 5, "colour": "red", "power": "recast"}
    assert held(match, 0).startswith("r4 r5")


def test_N4_example_echo_is_impossible_with_3_and_3() -> None:
    match = table("r3 r3", "b1 b1", cave="r1 b1 w1")
    assert 1 not in cards_offered(match, 0, "take")


def test_N4_example_raise_is_impossible_with_6_and_6() -> None:
    match = table("r6 r6", "b1 b1", cave="r3 b1 w1")
    assert 3 not in cards_offered(match, 0, "take")


def test_N5_the_die_on_the_card_is_not_held_and_cannot_be_turned() -> None:
    match = table("r2 r4", "b1 b1", cave="r5 b1 w1")
    match.play(0, take(5, "r"))
    assert held(match, 0) == "r2 r4"
    assert match.legal(0) == [turn("r2", 5), turn("r4", 3)]


def test_N5_echo_does_not_see_the_die_on_the_card() -> None:
    match = table("r2 r4", "b1 b1", cave="r1 b6 w1")
    match.play(0, take(1, "r"))
    assert match.legal(0) == [turn("r4", 2)]


def test_N11_the_main_action_comes_first_then_the_sub_action() -> None:
    match = table("r2 r4", "b6 b6", cave="r3 b1 w1")
    match.play(0, take(3, "r"))
    assert (step(match), match.view(0)["action"]) == ("main", "raise")
    match.play(0, turn("r2", 3))
    assert (step(match), match.view(0)["action"]) == ("sub", "flip")


def test_N11_the_same_die_may_be_turned_twice() -> None:
    match = table("r2 r4", "b6 b6", cave="r3 b1 w1", hands=((3, 4), (4,)))
    play(match, take(3, "r"), turn("r2", 3), turn("r3", 4))
    assert held(match, 0) == "r3 r4 r4"


def test_N11_neither_action_may_be_left_out() -> None:
    match = table("r2 r4", "b6 b6", cave="r3 b1 w1")
    for move in (take(3, "r"), turn("r2", 3)):
        match.play(0, move)
        assert {action["do"] for action in match.legal(0)} == {"turn"}


def test_N11_the_turned_die_keeps_its_colour() -> None:
    match = table("w2 r4", "b6 b6", cave="r3 b1 w1")
    events = play(match, take(3, "r"), turn("w2", 3))
    assert kinds(events) == ["die-turned"]
    assert held(match, 0) == "r4 w3"
