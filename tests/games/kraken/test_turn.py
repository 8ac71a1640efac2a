"""K8-K14: setting out, and what a ship does with its points."""

from typing import Any

import pytest

import doubloon
from tests.games.kraken.sea import (
    BACKWARD,
    END,
    FORWARD,
    INWARD,
    OUTWARD,
    attack,
    points,
    sea,
    shoot,
    spaces,
    standing_pillars,
)
from tests.positions import kinds, told, with_dice


def test_K8_all_ships_begin_on_start_with_the_treasure_in_the_eye() -> None:
    match = doubloon.game("kraken").start(players=4, seed=3)
    assert spaces(match) == [0, 0, 0, 0]
    assert match.view(None)["treasure"] is None


def test_K8_the_first_tantrum_raises_no_coral() -> None:
    match = doubloon.game("kraken").start(players=2, seed=3, options={"dial": "tantrum, dormant"})
    assert standing_pillars(match) == {}
    assert "pillar-rose" not in kinds(match.opening)


def test_K8_any_seat_may_be_drawn_to_begin() -> None:
    begin = {doubloon.game("kraken").start(players=4, seed=seed).view(None)["starter"] for seed in range(40)}
    assert begin == {0, 1, 2, 3}


def test_K8_turns_go_clockwise() -> None:
    match = sea([0, 0, 0], turn=1, starter=1)
    order = []
    for _ in range(4):
        order.append(match.actors[0])
        match.play(order[-1], END)
    assert order == [1, 2, 0, 1]


def test_K9_the_first_turn_moves_the_dial_already() -> None:
    match = doubloon.game("kraken").start(players=2, seed=3)
    assert match.view(None)["segment"] == 1
    assert kinds(match.opening) == ["started", "turn-began", "dial-moved", "points-rolled"]


def test_K9_only_the_starting_player_moves_the_dial() -> None:
    match = sea([0, 0, 0], segment=1)
    seen = []
    for _ in range(3):
        match.play(match.actors[0], END)
        seen.append((match.actors[0], match.view(None)["segment"]))
    assert seen == [(1, 1), (2, 1), (0, 2)]


def test_K9_the_dial_is_moved_before_the_die_is_rolled() -> None:
    match = sea([5, 0], turn=1, segment=5, pillars={})
    events = match.play(1, END)
    assert kinds(events)[1:3] == ["turn-began", "dial-moved"]
    assert kinds(events)[-1] == "points-rolled"


def test_K9_the_dial_goes_round() -> None:
    match = sea([0, 0], turn=1, segment=5)
    match.play(1, END)
    assert match.view(None)["segment"] == 0


def rolled(space: int, die: int, **fields: Any) -> int:
    """The points of a ship that begins its turn on that space with that die."""
    match = with_dice(sea([0, space], **fields), (6, die))
    match.play(0, END)
    return points(match)


def test_K10_a_roll_of_4_gives_8_points_on_a_wind_space() -> None:
    assert rolled(2, 4) == 8


def test_K10_a_roll_of_4_gives_4_points_elsewhere() -> None:
    assert rolled(3, 4) == 4


def test_K10_a_ship_pushed_off_a_wind_space_has_lost_its_wind() -> None:
    board = {"start": 0, "eye": 3, "wind": [2], "bases": [2], "tentacles": [], "rings": [3, 1]}
    board["spaces"] = [{"forward": 1}, {"forward": 2, "backward": 0}, {"forward": 3, "backward": 1}, {"backward": 2}]
    match = with_dice(sea([2, 0], turn=1, options={"board": board, "dial": "tantrum, tantrum"}), (6, 4))
    match.play(1, END)
    assert (spaces(match)[0], points(match)) == (1, 4)


def test_K11_the_wind_doubles_before_lost_defences_are_taken_away() -> None:
    assert rolled(2, 4, bruises=[0, 1]) == 2 * 4 - 2


def test_K11_lost_defences_add_up() -> None:
    assert rolled(3, 6, bruises=[0, 2]) == 6 - 4


def test_K11_a_ship_has_at_least_1_point() -> None:
    assert rolled(3, 2, bruises=[0, 3]) == 1


@pytest.mark.parametrize("bruises", [0, 1])
def test_K11_a_ship_in_the_krakens_grip_has_1_point_and_does_not_roll(bruises: int) -> None:
    match = sea([0, 2], gripped=[0, 1], bruises=[0, bruises])
    before = int(match.state.rng)
    assert told(match.play(0, END), "points-gripped") == {"seat": 1, "points": 1}
    assert int(match.state.rng) == before


def test_K11_lost_defences_and_the_grip_count_for_one_turn_only() -> None:
    match = sea([0, 3], gripped=[0, 1], bruises=[0, 2])
    match.play(0, END)
    assert match.view(None)["ships"][1] == {"space": 3, "bruises": 0, "fewer": 0, "gripped": False, "to_go": 3}


@pytest.mark.parametrize(
    ("action", "cost", "to"),
    [(FORWARD, 1, 20), (BACKWARD, 2, 18), (INWARD, 7, 30), (OUTWARD, 9, 4)],
)
def test_K12_what_sailing_costs(action: dict[str, str], cost: int, to: int) -> None:
    match = sea([19, 0], points=12)
    match.play(0, action)
    assert (points(match), spaces(match)[0]) == (12 - cost, to)


@pytest.mark.parametrize("action", [attack(1), shoot(0)])
def test_K12_an_attack_costs_3(action: dict[str, object]) -> None:
    match = sea([4, 4], points=12, pillars={5: 6})
    match.play(0, action)
    assert points(match) == 9


@pytest.mark.parametrize(
    ("have", "can"),
    [
        (1, [FORWARD]),
        (2, [FORWARD, BACKWARD]),
        (3, [FORWARD, BACKWARD, attack(1)]),
        (7, [FORWARD, BACKWARD, INWARD, attack(1)]),
        (9, [FORWARD, BACKWARD, INWARD, OUTWARD, attack(1)]),
    ],
)
def test_K12_a_ship_can_do_what_it_can_pay_for(have: int, can: list[dict[str, object]]) -> None:
    assert sea([19, 19], points=have).legal(0) == [*can, END]


def test_K12_actions_can_be_repeated_and_mixed() -> None:
    match = sea([4, 4], points=12)
    for action in (FORWARD, BACKWARD, attack(1), attack(1), FORWARD):
        match.play(0, action)
    assert (points(match), spaces(match)[0]) == (2, 5)


def test_K12_a_captain_may_stop_and_loses_the_points() -> None:
    match = sea([4, 4], points=5)
    assert told(match.play(0, END), "turn-ended") == {"seat": 0, "lost": 5}
    assert match.actors == (1,)


def test_K12_a_turn_without_points_ends_by_itself() -> None:
    match = sea([4, 4], points=1)
    assert kinds(match.play(0, FORWARD))[:3] == ["sailed", "turn-ended", "turn-began"]
    assert match.actors == (1,)


def test_K12_a_turn_in_which_nothing_can_be_paid_for_ends_by_itself() -> None:
    # In the eye of the spiral the cheapest thing is to sail backward for 2.
    match = sea([0, 36], gripped=[0, 1], holder=1)
    assert kinds(match.play(0, END))[2:5] == ["points-gripped", "turn-ended", "turn-began"]
    assert match.actors == (0,)


def test_K12_a_ship_shut_in_by_coral_may_still_shoot() -> None:
    assert sea([4, 0], points=3, pillars={5: 6}).legal(0) == [BACKWARD, shoot(0), END]


def test_K12_a_turn_goes_on_while_a_ship_can_be_attacked() -> None:
    board = {"start": 0, "eye": 1, "wind": [], "bases": [], "tentacles": [], "rings": [1, 1]}
    board["spaces"] = [{"inward": 1}, {"outward": 0}]
    match = with_dice(sea([0, 0], options={"board": board}), (6, 3))
    match.play(0, END)
    assert match.legal(1) == [attack(0), END]


def test_K12_a_turn_goes_on_while_a_pillar_can_be_shot_at() -> None:
    board = {"start": 0, "eye": 2, "wind": [], "bases": [1], "tentacles": [], "rings": [2, 1]}
    board["spaces"] = [{"forward": 1}, {"forward": 2, "backward": 0}, {"backward": 1}]
    match = with_dice(sea([2, 0], pillars={1: 6}, holder=0, options={"board": board}), (6, 5))
    match.play(0, END)
    assert match.legal(1) == [shoot(0), END]


def test_K13_ships_may_share_a_space() -> None:
    match = sea([3, 4])
    match.play(0, FORWARD)
    assert spaces(match) == [4, 4]


@pytest.mark.parametrize(("space", "action"), [(4, FORWARD), (6, BACKWARD)])
def test_K13_no_ship_enters_a_space_with_a_pillar(space: int, action: dict[str, str]) -> None:
    match = sea([space, 0], pillars={5: 1})
    assert action not in match.legal(0)


def test_K13_no_ship_crosses_the_rings_onto_a_pillar() -> None:
    assert INWARD not in sea([6, 0], points=12, pillars={20: 6}).legal(0)


@pytest.mark.parametrize("space", [5, 8])
def test_K13_bare_bases_and_tentacles_may_be_entered(space: int) -> None:
    match = sea([space - 1, 0])
    match.play(0, FORWARD)
    assert spaces(match)[0] == space


@pytest.mark.parametrize("action", [FORWARD, INWARD])
def test_K14_the_treasure_is_taken_on_entering_the_eye(action: dict[str, str]) -> None:
    match = sea([35, 0], points=9)
    assert told(match.play(0, action), "treasure-taken") == {"seat": 0}
    assert match.view(None)["treasure"] == 0


def test_K14_the_eye_gives_nothing_once_the_treasure_is_gone() -> None:
    match = sea([35, 3], holder=1)
    match.play(0, FORWARD)
    assert match.view(None)["treasure"] == 1
