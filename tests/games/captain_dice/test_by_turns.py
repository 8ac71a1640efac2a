"""The dice phase by turns: C12."""

from typing import Any

import pytest

import doubloon
from tests.games.captain_dice.tables import TURNS, cells, dice_phase
from tests.positions import kinds, told, with_dice

END: dict[str, Any] = {"do": "end"}
RING: dict[str, Any] = {"do": "ring"}


def turn(players: int = 3, **position: Any) -> doubloon.Match:
    return dice_phase(players, options=TURNS, **position)


def place(name: str) -> dict[str, Any]:
    return {"do": "place", "cell": name}


def test_C12_the_phase_begins_with_the_first_players_cast_and_without_a_bell() -> None:
    match = doubloon.game("captain_dice").start(players=3, seed=4, options=TURNS)
    first = match.view(None)["first"]
    assert kinds(match.opening)[-1] != "round-began"
    assert next(event.fields["seat"] for event in match.opening if event.kind == "cast") == first
    assert len(match.actors) == 1


def test_C12_turns_go_clockwise() -> None:
    match = with_dice(turn(on={1: "a1 b3"}), (6, 5), (6, 6))
    assert kinds(match.play(0, END)) == ["turn-ended", "turn-began", "cast"]
    assert match.actors == (1,)


def test_C12_any_number_of_pairs_may_be_placed_in_a_turn() -> None:
    match = turn(dice={0: "565611"})
    match.play(0, place("a1"))
    match.play(0, place("c2"))
    assert match.state.dice_on[0] == cells("a1 c2")


def test_C12_dice_are_cast_once_in_a_turn() -> None:
    with pytest.raises(doubloon.IllegalMove, match="cast once"):
        turn(dice={0: "565611"}).play(0, {"do": "cast"})


def test_C12_who_has_no_dice_in_hand_does_not_cast() -> None:
    match = turn(on={0: "a1", 1: "b1 c1 d3"}, dice={0: "5611"}, turns_ended=3)
    assert kinds(match.play(0, END)) == ["turn-ended", "turn-began"]
    assert match.legal(1) == [RING, END]


def test_C12_the_bell_ends_the_phase_and_makes_the_ringer_first() -> None:
    match = turn(on={0: "a1", 1: "b1", 2: "c1"}, turn=1, turns_ended=4)
    assert kinds(match.play(1, RING)) == ["bell-ended"]
    assert match.state.first == 1


def test_C12_nobody_rings_before_everyone_has_had_a_turn() -> None:
    match = turn(on={0: "a1", 1: "b1", 2: "c1"}, dice={2: "5611"}, turn=2, turns_ended=2)
    with pytest.raises(doubloon.IllegalMove, match="everyone has had a turn"):
        match.play(2, RING)


def test_C12_a_wrong_bell_is_not_possible() -> None:
    match = turn(on={0: "a1"}, dice={0: "5611"}, turns_ended=5)
    with pytest.raises(doubloon.IllegalMove, match="not enough"):
        match.play(0, RING)
    assert not match.state.locked


def test_C12_a_turn_without_a_choice_ends_by_itself() -> None:
    match = turn(dice={0: "561111"}, on={1: "a1 b3", 2: "a3 b1"})
    with_dice(match, (6, 1), (6, 1), (6, 5), (6, 6))
    events = match.play(0, END)
    assert kinds(events)[:5] == ["turn-ended", "turn-began", "cast", "turn-ended", "turn-began"]
    assert match.actors == (2,)


def test_C12_three_quiet_circuits_end_the_phase() -> None:
    match = turn(turns_ended=11, quiet_since=3, on={1: "a1"}, first=1, turn=2)
    assert told(match.play(2, END), "dice-ended") == {"why": "quiet"}
    assert match.state.first == 1


def test_C12_a_placement_starts_the_count_anew() -> None:
    match = turn(turns_ended=11, quiet_since=3, dice={2: "561111"}, on={0: "b1", 1: "a1"}, turn=2)
    match.play(2, place("c1"))
    assert "dice-ended" not in kinds(match.play(2, END))


def test_C12_the_turn_of_the_placement_is_not_one_of_the_quiet_ones() -> None:
    match = turn(turns_ended=4, dice={0: "561111"})
    match.play(0, place("c1"))
    assert match.state.quiet_since == 5


def test_C12_a_phase_in_which_nobody_could_place_leads_to_the_next_round() -> None:
    match = turn(turns_ended=8, quiet_since=0)
    events = match.play(0, END)
    assert told(events, "dice-ended") == {"why": "quiet"}
    assert "round-began" in kinds(events)
    assert match.state.rounds >= 1
