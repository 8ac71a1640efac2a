"""The dice phase by turns: C12."""

from collections import Counter
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


def test_C12_the_phase_begins_with_a_cast_and_without_a_bell() -> None:
    match = doubloon.game("captain_dice").start(players=3, seed=4, options=TURNS)
    opener = told(match.opening, "lot")["seat"]
    assert kinds(match.opening)[-3:] == ["lot", "turn-began", "cast"]
    assert told(match.opening, "cast")["seat"] == opener
    assert match.actors == (opener,)


def test_C12_who_opens_is_drawn_by_lot_whoever_is_first() -> None:
    drawn = Counter[tuple[int, int]]()
    for seed in range(400):
        match = doubloon.game("captain_dice").start(players=2, seed=seed, options=TURNS)
        drawn[match.view(None)["first"], match.actors[0]] += 1
    assert min(drawn[first, opener] for first in (0, 1) for opener in (0, 1)) > 70


def test_C12_who_opens_is_drawn_anew_in_each_round() -> None:
    openers = set()
    for entropy in range(20):
        match = turn(2, turns_ended=5)
        openers.add(told(match.play(0, END, entropy), "lot")["seat"])
    assert openers == {0, 1}


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


def rung() -> doubloon.Match:
    """Blue, the second of three in a circuit, has rung; white has had one turn fewer."""
    match = turn(on={0: "a1", 1: "b1", 2: "c1"}, dice={2: "1111"}, turn=1, turns_ended=4)
    match.play(1, RING)
    return match


def test_C12_a_ring_at_the_end_of_a_circuit_ends_the_phase() -> None:
    match = turn(on={0: "a1", 1: "b1", 2: "c1"}, turn=2, turns_ended=5)
    assert kinds(match.play(2, RING)) == ["bell-ended"]
    assert (match.view(None)["phase"], match.state.first) == ("set-up", 2)


def test_C12_a_ring_before_that_leaves_the_others_the_turn_they_are_owed() -> None:
    match = turn(on={0: "a1", 1: "b1", 2: "c1"}, turn=1, turns_ended=4)
    events = match.play(1, RING)
    assert kinds(events) == ["bell-closes", "turn-began", "cast"]
    assert told(events, "bell-closes") == {"seat": 1, "left": 1}
    assert match.actors == (2,)


def test_C12_the_phase_ends_when_everyone_has_had_as_many_turns() -> None:
    match = rung()
    assert told(match.play(2, END), "dice-ended") == {"why": "closed"}
    assert match.view(None)["phase"] == "set-up"


def test_C9_C12_the_ringer_is_first_and_not_who_had_the_last_turn() -> None:
    match = rung()
    assert match.state.first == 1
    match.play(2, END)
    assert (match.state.first, match.actors) == (1, (1,))


def test_C12_in_the_last_turns_pairs_can_be_placed() -> None:
    match = rung()
    match.state.faces[2] = [0, 0, 0, 0, 0, 2, 2]
    match.play(2, place("d4"))
    assert match.state.dice_on[2] == cells("c1 d4")


def test_C12_nobody_rings_any_more_once_the_bell_was_rung() -> None:
    match = rung()
    assert RING not in match.legal(2)
    with pytest.raises(doubloon.IllegalMove, match="rung already"):
        match.play(2, RING)


def test_C12_a_new_phase_knows_nothing_of_the_last_ones_bell() -> None:
    match = turn(2, turns_ended=3, closing=1)
    assert "round-began" in kinds(match.play(0, END))
    assert not match.state.closing


def test_C12_nobody_rings_before_everyone_has_had_a_turn() -> None:
    match = turn(on={0: "a1", 1: "b1", 2: "c1"}, dice={2: "5611"}, turn=2, turns_ended=2)
    with pytest.raises(doubloon.IllegalMove, match="everyone has had a turn"):
        match.play(2, RING)


def test_C12_a_wrong_bell_is_not_possible() -> None:
    match = turn(on={0: "a1"}, dice={0: "5611"}, turns_ended=5)
    with pytest.raises(doubloon.IllegalMove, match="not enough"):
        match.play(0, RING)
    assert not match.state.locked


def test_C12_a_turn_ends_when_its_player_ends_it_even_if_nothing_fits() -> None:
    match = turn(dice={0: "561111"}, on={1: "a1 b3"})
    match.play(0, place("c1"))
    assert match.legal(0) == [END]
    assert match.actors == (0,)


def test_C12_who_has_neither_dice_nor_a_bell_ends_the_turn_too() -> None:
    match = turn(on={1: "a1 b3 c2"})
    match.play(0, END)
    assert match.legal(1) == [END]


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"turns_ended": 1}, "first-turns"),
        ({"turns_ended": 4, "closing": 1}, "closed"),
        ({"turns_ended": 4, "on": {1: "a1 b1"}}, "too-few"),
        ({"turns_ended": 4, "on": {1: "a1 b1 c1"}}, None),
    ],
)
def test_C12_the_view_says_why_the_bell_cannot_be_rung(position: dict[str, Any], why: str | None) -> None:
    match = turn(**position)
    assert match.view(0)["no_bell"] == why
    assert (RING in match.legal(0)) == (why is None)


def test_C12_the_prompt_says_why_the_bell_cannot_be_rung() -> None:
    match = turn(turns_ended=1)
    prompt = match.game.prompt(match.fields(0), 0).said(match.game.words(), ["Red", "Blue", "White"])
    assert prompt == "Your turn. Your dice: 1 1 1 1 1 1. Nobody may ring before everyone has had a turn."


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
    match = turn(turns_ended=8, quiet_since=0)  # that is three circuits with this turn
    events = match.play(0, END)
    assert told(events, "dice-ended") == {"why": "quiet"}
    assert "round-began" in kinds(events)
    assert match.state.rounds >= 1
