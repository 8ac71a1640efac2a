"""The die and its sides: N2, N3 and the looking part of N13."""

import pytest

from doubloon.games.nozoku.die import SEEN_FROM, SIDES, SIDES_OF, sides
from doubloon.games.nozoku.state import NUMBERS, SUB_OF
from tests.games.nozoku.tables import ENOUGH, table, take

Die = tuple[int, int, int, int, int, int]  # up, down, south, north, east, west
NEW: Die = (1, 6, 3, 4, 5, 2)  # as N2 describes it


def tipped_north(die: Die) -> Die:
    up, down, south, north, east, west = die
    return south, north, down, up, east, west


def tipped_east(die: Die) -> Die:
    up, down, south, north, east, west = die
    return west, east, south, north, up, down


def every_position() -> set[Die]:
    """All that a die can be tipped into."""
    seen: set[Die] = set()
    waiting = [NEW]
    while waiting:
        die = waiting.pop()
        if die not in seen:
            seen.add(die)
            waiting += [tipped_north(die), tipped_east(die)]
    return seen


def test_N2_a_die_has_24_positions() -> None:
    assert len(every_position()) == 24
    assert sum(bool(SIDES_OF[up, front].any()) for up in NUMBERS for front in NUMBERS) == 24


@pytest.mark.parametrize("die", sorted(every_position()))
def test_N2_the_sides_are_those_of_a_die_that_was_tipped_there(die: Die) -> None:
    up, _, south, north, east, west = die
    assert sides(up, south) == (south, east, north, west)
    assert tuple(SIDES_OF[up, south]) == (south, east, north, west)


@pytest.mark.parametrize("die", sorted(every_position()))
def test_N2_opposite_sides_add_to_seven(die: Die) -> None:
    front, right, back, left = sides(die[0], die[2])
    assert front + back == right + left == 7


def test_N2_with_1_up_and_3_in_front_5_is_right_and_2_is_left() -> None:
    assert sides(1, 3) == (3, 5, 4, 2)


def test_N3_the_six_cards() -> None:
    assert [(card, SUB_OF[card]) for card in NUMBERS] == [(1, 2), (2, 3), (3, 5), (4, 1), (5, 6), (6, 4)]


@pytest.mark.parametrize("card", NUMBERS)
def test_N3_the_sub_number_is_on_a_side_of_a_die_that_shows_the_main_number(card: int) -> None:
    assert SUB_OF[card] not in (card, 7 - card)


def test_N13_example_card_1_2_has_3_right_5_at_the_back_and_4_left() -> None:
    assert sides(1, 2) == (2, 3, 5, 4)


@pytest.mark.parametrize(
    ("players", "seen"),
    [
        (2, ["front", "back"]),
        (3, ["front", "left", "right"]),
        (4, ["front", "left", "back", "right"]),
    ],
)
def test_N13_which_side_each_seat_sees(players: int, seen: list[str]) -> None:
    assert [SIDES[SEEN_FROM[players, away]] for away in range(players)] == seen


def test_N13_sides_turn_with_the_active_player() -> None:
    match = table("r1 r2", "b1 b2", "g2 g4", "y1 y2", cave=ENOUGH, turn=2, actor=2)
    match.play(2, take(1, "g"))
    taken = match.view(None)["taken"]
    assert (taken["number"], taken["front"], taken["right"], taken["back"], taken["left"]) == (1, 2, 3, 5, 4)
    assert taken["seen"] == ["back", "right", "front", "left"]
