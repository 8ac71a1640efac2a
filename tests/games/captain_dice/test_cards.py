"""The set-up and the battle phase: C3 and C13 to C18."""

from typing import Any

import pytest

import doubloon
from tests.games.captain_dice.tables import battle, cards_of, cell, cells, discards, removed, set_up_phase
from tests.positions import kinds, told


def lay(card: str, place: str) -> dict[str, Any]:
    return {"do": "lay", "card": card, "cell": place}


def reaches(card: str, place: str = "b2", **options: Any) -> str:
    """The cells that a card of seat 0 clears, when spy ships of others lie on all the rest."""
    others = [f"{column}{row}" for row in "1234" for column in "abcd" if f"{column}{row}" != place]
    laid = {0: {place: card}, 1: dict.fromkeys(others[:8], "spy"), 2: dict.fromkeys(others[8:], "spy")}
    return " ".join(sorted(removed(battle(laid, options=options)[1])))


def test_C3_a_boarding_party_reaches_its_four_neighbours() -> None:
    assert reaches("boarding") == "a2 b1 b3 c2"


def test_C3_a_boarding_party_in_a_corner_has_two_neighbours() -> None:
    assert reaches("boarding", "d4") == "c4 d3"


def test_C3_with_boarding_all_it_reaches_the_eight_around_it() -> None:
    assert reaches("boarding", boarding="all") == "a1 a2 a3 b1 b3 c1 c2 c3"


@pytest.mark.parametrize(
    ("card", "boarding", "says"),
    [
        ("hostage", "all", "Lay Hostage (speed 0: strikes nothing, and nothing removes it) on a1"),
        ("boarding", "orthogonal", "Lay Boarding party (speed 1: strikes the 4 islands beside it) on a1"),
        ("boarding", "all", "Lay Boarding party (speed 1: strikes the 8 islands around it) on a1"),
        ("squid", "all", "Lay Wrath of the Great Squid King (speed 4: strikes both diagonals) on a1"),
    ],
)
def test_C3_a_card_to_be_laid_says_what_it_does(card: str, boarding: str, says: str) -> None:
    match = set_up_phase(on={0: "a1"}, options={"boarding": boarding})
    number = match.game.actions.encode({"do": "lay", "card": card, "cell": "a1"})
    assert match.game.describe(match.fields(0), 0, number).said(match.game.words(), []) == says


def test_C3_C18_a_broadside_reaches_its_whole_row() -> None:
    assert reaches("broadside") == "a2 c2 d2"


def test_C3_C18_a_long_gun_reaches_its_whole_column() -> None:
    assert reaches("gun") == "b1 b3 b4"


def test_C3_C18_the_squid_king_reaches_both_whole_diagonals() -> None:
    assert reaches("squid") == "a1 a3 c1 c3 d4"


def test_C3_hostages_and_spy_ships_do_not_attack() -> None:
    assert reaches("hostage") == reaches("spy") == ""


def test_C3_a_hostage_cannot_be_removed() -> None:
    _, events = battle({0: {"a1": "broadside"}, 1: {"b1": "hostage", "c1": "spy"}})
    assert removed(events) == {"c1"}


def test_C3_ones_own_cards_are_not_hit() -> None:
    _, events = battle({0: {"a1": "broadside", "b1": "spy"}, 1: {"c1": "spy"}})
    assert removed(events) == {"c1"}


def test_C13_clockwise_from_the_first_player_one_card_at_a_time() -> None:
    match = set_up_phase(on={0: "a1 a2", 1: "b1", 3: "d1 d2"}, first=3)
    seats = []
    while match.state.rounds == 0:
        seats.append(match.actors[0])
        match.play(seats[-1], match.legal(seats[-1])[0])
    assert seats == [3, 0, 1, 3, 0]


def test_C13_the_dice_come_back_when_the_card_is_laid() -> None:
    match = set_up_phase(on={0: "a1 a2", 1: "b1"})
    match.play(0, lay("gun", "a2"))
    assert match.state.dice_on[0] == cells("a1")
    assert match.state.dice[0] == 4
    assert match.state.card[cell("a2")] == 3


def test_C13_a_card_goes_on_ones_own_dice_only() -> None:
    match = set_up_phase(on={0: "a1", 1: "b1"})
    for place in ("b1", "c1"):
        with pytest.raises(doubloon.IllegalMove, match="none of your dice"):
            match.play(0, lay("gun", place))


def test_C13_a_card_that_is_not_in_hand_cannot_be_laid() -> None:
    match = set_up_phase(on={0: "a1 a2", 1: "b1"})
    match.play(0, lay("gun", "a2"))
    match.play(1, lay("spy", "b1"))

    with pytest.raises(doubloon.IllegalMove, match="no Long gun"):
        match.play(0, lay("gun", "a1"))


def test_C14_an_empty_hand_takes_the_discards_back() -> None:
    match = set_up_phase(on={0: "a1 a2", 1: "b1"})
    match.state.discard[0] = [1, 1, 1, 1, 1, 3]
    match.state.hand[0] = [0, 0, 0, 0, 0, 1]
    match.play(0, lay("spy", "a1"))
    event = told(match.play(1, lay("spy", "b1")), "took-back")
    assert event == {"seat": 0, "cards": 8}
    assert match.state.hand[0].tolist() == [1, 1, 1, 1, 1, 3]
    assert match.state.cards_on[0] == cells("a1")


def test_C14_nobody_takes_cards_back_before_the_hand_is_empty() -> None:
    match = set_up_phase(on={0: "a1", 1: "b1"})
    match.state.discard[1] = [1, 1, 1, 1, 1, 3]
    match.state.hand[1] = [0, 0, 0, 0, 0, 1]
    assert "took-back" not in kinds(match.play(0, lay("spy", "a1")))


def test_C15_three_islands_can_be_defended_with_one_card_in_hand() -> None:
    match = set_up_phase(on={0: "a1 b3 d2"})
    match.state.discard[0] = [1, 1, 1, 1, 1, 3]
    match.state.hand[0] = [0, 0, 0, 0, 0, 1]
    match.play(0, lay("spy", "a1"))
    match.play(0, lay("hostage", "b3"))
    assert "turned-up" in kinds(match.play(0, lay("gun", "d2")))
    assert cards_of(match, 0) == [0, 1, 2, 3, 4, 5, 5, 5, 5]


def test_C16_all_cards_are_turned_up() -> None:
    _, events = battle({0: {"a1": "spy"}, 1: {"d4": "hostage"}})
    shown = [(event.fields["cell"], event.fields["card"]) for event in events if event.kind == "turned-up"]
    assert shown == [("a1", "spy"), ("d4", "hostage")]


def test_C16_the_lower_speed_acts_first_and_the_removed_card_not_at_all() -> None:
    _, events = battle({0: {"a1": "gun", "b1": "spy"}, 1: {"a3": "broadside", "a4": "spy"}, 2: {"c3": "boarding"}})
    assert [event.fields["card"] for event in events if event.kind == "attacked"] == ["boarding", "broadside", "gun"]
    _, events = battle({0: {"a1": "gun"}, 1: {"b1": "broadside", "a4": "spy"}})
    assert [event.fields["card"] for event in events if event.kind == "attacked"] == ["broadside"]
    assert removed(events) == {"a1"}


@pytest.mark.parametrize(("first", "survivor"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_C16_equal_speeds_act_clockwise_from_the_first_player(first: int, survivor: int) -> None:
    _, events = battle({0: {"a1": "broadside"}, 1: {"d1": "broadside"}}, first=first)
    assert removed(events) == {"d1" if survivor == 0 else "a1"}


def test_C17_a_removed_card_is_discarded_and_its_treasure_stays() -> None:
    match, events = battle({0: {"a1": "broadside"}, 1: {"b1": "squid"}})
    assert discards(match, 1) == ["squid"]
    assert not any(event.fields["cell"] == "b1" for event in events if event.kind in ("taken", "treasure-laid"))
    assert match.state.treasure[cell("b1")] == 56


def test_C17_who_removed_what_is_told() -> None:
    _, events = battle({0: {"a1": "broadside"}, 2: {"b1": "squid"}})
    assert told(events, "removed") == {"seat": 0, "target": 2, "cell": "b1", "card": "squid", "by": "a1"}


def test_C18_cards_in_between_stop_no_attack() -> None:
    _, events = battle({0: {"a1": "gun", "a2": "hostage"}, 1: {"a3": "hostage", "a4": "spy"}})
    assert removed(events) == {"a4"}
