"""Every reason that speech.py gives for a refused move, as the English words say it."""

from typing import Any

import pytest

import doubloon
from tests.games.kraken.sea import BACKWARD, FORWARD, INWARD, OUTWARD, attack, sea, shoot


def refused(match: doubloon.Match, action: dict[str, Any]) -> str:
    with pytest.raises(doubloon.IllegalMove) as refusal:
        match.play(0, action)
    return f"{refusal.value.code}: {refusal.value}"


@pytest.mark.parametrize(
    ("space", "action", "text"),
    [
        (36, FORWARD, "nothing lies forward of space 36"),
        (0, BACKWARD, "nothing lies backward of space 0"),
        (36, INWARD, "nothing lies inward of space 36"),
        (3, OUTWARD, "nothing lies outward of space 3"),
    ],
)
def test_K2_K3_no_way_leads_there(space: int, action: dict[str, str], text: str) -> None:
    assert refused(sea([space, 0], points=12, holder=1), action) == f"refused-no-way: {text}"


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (BACKWARD, "that costs 2 action points, and only 1 are left"),
        (INWARD, "that costs 7 action points, and only 1 are left"),
        (OUTWARD, "that costs 9 action points, and only 1 are left"),
        (attack(1), "that costs 3 action points, and only 1 are left"),
        (shoot(2), "that costs 3 action points, and only 1 are left"),
    ],
)
def test_K12_too_few_points(action: dict[str, Any], text: str) -> None:
    assert refused(sea([19, 19], points=1, pillars={20: 6}), action) == f"refused-points: {text}"


def test_K13_coral_in_the_way() -> None:
    text = refused(sea([4, 0], pillars={5: 3}), FORWARD)
    assert text == "refused-coral: coral stands on space 5 (3 hit points left)"


def test_K13_coral_is_named_before_the_cost() -> None:
    text = refused(sea([6, 0], points=1, pillars={20: 6}), INWARD)
    assert text == "refused-coral: coral stands on space 20 (6 hit points left)"


def test_K15_a_ship_that_does_not_exist() -> None:
    assert refused(sea([4, 4]), attack(2)) == "refused-no-ship: there is no ship of seat 2: seats are 0 to 1"


def test_K15_oneself() -> None:
    assert refused(sea([4, 4]), attack(0)) == "refused-yourself: a ship cannot attack itself"


def test_K15_a_ship_too_far_away() -> None:
    assert refused(sea([4, 6]), attack(1)) == "refused-ship-far: Yellow is on space 6, more than 1 space away"


def test_K16_a_base_that_does_not_exist() -> None:
    assert refused(sea([4, 0]), shoot(4)) == "refused-no-base: there is no coral base 4: bases are 0 to 3"


def test_K16_a_base_on_a_board_without_any() -> None:
    board = {"start": 0, "eye": 1, "wind": [], "bases": [], "tentacles": [], "rings": [1, 1]}
    board["spaces"] = [{"forward": 1}, {"backward": 0}]
    text = refused(sea([0, 0], options={"board": board}), shoot(0))
    assert text == "refused-no-base: there is no coral base 0: this board has none"


def test_K16_a_base_without_a_pillar() -> None:
    assert refused(sea([4, 0]), shoot(0)) == "refused-no-pillar: no pillar stands on space 5"


def test_K16_a_pillar_too_far_away() -> None:
    text = refused(sea([3, 0], pillars={5: 6}), shoot(0))
    assert text == "refused-pillar-far: the pillar on space 5 is more than 1 space away"


def test_K17_a_game_that_is_over() -> None:
    match = sea([1, 30], holder=0)
    match.play(0, BACKWARD)
    assert refused(match, FORWARD) == "over: the game is over"


def test_K8_a_seat_whose_turn_it_is_not() -> None:
    assert refused(sea([0, 0], turn=1), FORWARD) == "not-your-turn: seat 0 cannot act now; it is for seat 1"
