"""K15-K17: attacks on ships and pillars, and coming home."""

import pytest

from tests.games.kraken.sea import BACKWARD, END, FORWARD, OUTWARD, attack, points, sea, shoot, standing_pillars
from tests.positions import kinds, told, with_dice


def test_K15_ships_1_space_away_can_be_attacked_and_2_spaces_away_cannot() -> None:
    can = [action for action in sea([10, 9, 11, 12]).legal(0) if action["do"] == "attack"]
    assert can == [attack(1), attack(2)]


def test_K15_a_ship_on_the_same_space_can_be_attacked() -> None:
    assert attack(1) in sea([10, 10]).legal(0)


def test_K15_no_ship_attacks_itself() -> None:
    assert attack(0) not in sea([10, 10]).legal(0)


def test_K15_the_higher_attacker_costs_the_defender_2_points_next_turn() -> None:
    match = with_dice(sea([10, 11], points=3), (6, 5), (6, 2), (6, 6))
    match.play(0, attack(1))
    assert (match.actors, points(match)) == ((1,), 6 - 2)


def test_K15_two_lost_defences_cost_4_points() -> None:
    match = with_dice(sea([10, 11]), (6, 5), (6, 2), (6, 3), (6, 1), (6, 6))
    match.play(0, attack(1))
    match.play(0, attack(1))
    assert (match.actors, points(match)) == ((1,), 6 - 4)


def test_K15_a_higher_defender_suffers_nothing() -> None:
    match = with_dice(sea([10, 11], holder=1), (6, 2), (6, 5))
    assert kinds(match.play(0, attack(1))) == ["attack-rolled", "attack-lost"]
    assert match.view(None)["ships"][1]["bruises"] == 0
    assert match.view(None)["treasure"] == 1


def test_K15_a_lost_attack_costs_the_attacker_nothing_more() -> None:
    match = with_dice(sea([10, 11]), (6, 2), (6, 5))
    match.play(0, attack(1))
    assert (points(match), match.view(None)["ships"][0]["bruises"]) == (3, 0)


def test_K15_ties_are_rolled_again() -> None:
    match = with_dice(sea([10, 11]), (6, 3), (6, 3), (6, 1), (6, 1), (6, 6), (6, 2))
    assert kinds(match.play(0, attack(1))) == ["attack-tied", "attack-tied", "attack-rolled", "attack-won"]


def test_K15_losing_defender_hands_over_the_treasure() -> None:
    match = with_dice(sea([10, 11], holder=1), (6, 5), (6, 2))
    assert told(match.play(0, attack(1)), "treasure-stolen") == {"seat": 0, "target": 1}
    assert match.view(None)["treasure"] == 0
    assert match.state.thefts == 1


def test_K15_a_defender_without_the_treasure_hands_over_nothing() -> None:
    match = with_dice(sea([10, 11, 20], holder=2), (6, 5), (6, 2))
    match.play(0, attack(1))
    assert match.view(None)["treasure"] == 2


@pytest.mark.parametrize(("space", "can"), [(3, False), (4, True), (6, True), (7, False), (19, False)])
def test_K16_pillars_within_1_space_can_be_shot_at(space: int, can: bool) -> None:
    # 5 leads inward to 19, so 19 is within 1 space of it too.
    assert (shoot(0) in sea([space, 0], pillars={5: 6}).legal(0)) == (can or space == 19)


def test_K16_a_bare_base_cannot_be_shot_at() -> None:
    assert shoot(0) not in sea([4, 0]).legal(0)


def test_K16_a_pillar_at_6_attacked_for_4_has_2_left() -> None:
    match = with_dice(sea([4, 0], pillars={5: 6}), (6, 4))
    assert told(match.play(0, shoot(0)), "pillar-hit") == {"seat": 0, "space": 5, "die": 4, "points": 2}
    assert standing_pillars(match) == {5: 2}


def test_K16_a_pillar_attacked_for_6_is_gone() -> None:
    match = with_dice(sea([4, 0], pillars={5: 6, 13: 6}), (6, 6))
    assert told(match.play(0, shoot(0)), "pillar-fell") == {"seat": 0, "space": 5, "die": 6}
    assert standing_pillars(match) == {13: 6}


def test_K16_a_shot_may_be_more_than_a_pillar_has() -> None:
    match = with_dice(sea([4, 0], pillars={5: 2}), (6, 5))
    match.play(0, shoot(0))
    assert standing_pillars(match) == {}


def test_K16_where_a_pillar_fell_a_ship_may_sail_again() -> None:
    match = with_dice(sea([4, 0], pillars={5: 1}), (6, 1))
    match.play(0, shoot(0))
    assert FORWARD in match.legal(0)


@pytest.mark.parametrize(("space", "action"), [(1, BACKWARD), (16, OUTWARD)])
def test_K17_moving_onto_start_with_the_treasure_wins_at_once(space: int, action: dict[str, str]) -> None:
    match = sea([space, 30], points=12, holder=0)
    assert kinds(match.play(0, action)) == ["sailed", "won"]
    assert (match.over, match.view(None)["winner"]) == (True, 0)


def test_K17_moving_onto_start_without_the_treasure_wins_nothing() -> None:
    match = sea([1, 30], holder=1)
    match.play(0, BACKWARD)
    assert not match.over


def test_K17_closed_rings_let_a_ship_come_home_forward() -> None:
    match = sea([15, 30], holder=0, options={"board": "rings"})
    match.play(0, FORWARD)
    assert match.view(None)["winner"] == 0


def test_K17_taking_the_treasure_by_attack_on_start_wins_at_once() -> None:
    match = with_dice(sea([0, 1], holder=1), (6, 5), (6, 2))
    assert kinds(match.play(0, attack(1)))[-2:] == ["treasure-stolen", "won"]
    assert match.scores == (1, 0)


def test_K17_an_attack_from_elsewhere_does_not_win() -> None:
    match = with_dice(sea([1, 2], holder=1), (6, 5), (6, 2))
    match.play(0, attack(1))
    assert not match.over


def test_K17_nobody_acts_after_a_win() -> None:
    match = sea([1, 30], holder=0)
    match.play(0, BACKWARD)
    assert (match.actors, match.legal(0), match.legal(1)) == ((), [], [])
    assert match.view(None)["turn"] is None


def test_K17_the_end_of_a_turn_wins_nothing() -> None:
    match = sea([1, 30], holder=0)
    match.play(0, END)
    assert not match.over
