"""A player who can play no card: N12."""

import pytest

from tests.games.nozoku.tables import (
    PASS,
    cave,
    hand,
    held,
    play,
    recall,
    roll,
    step,
    table,
    take,
    try_to_take,
    turn,
)
from tests.positions import kinds, told, with_dice


def test_N12_without_a_fitting_die_in_the_cave_a_player_is_stuck() -> None:
    match = table("r2 r4", "b1 b1", cave="r2 b2 w1", hands=((5, 6), (2,)))
    events = try_to_take(match)
    assert kinds(events) == ["got-stuck"]
    assert step(match) == "stuck"
    assert match.actors == (0,)


def test_N12_with_actions_that_cannot_be_carried_out_a_player_is_stuck() -> None:
    match = table("r6 r6", "b1 b1", cave="r3 b2 w1", hands=((3,), (2,)))
    assert kinds(try_to_take(match)) == ["got-stuck"]


def test_N12_the_main_or_the_sub_action_of_a_card_in_the_pile_may_be_picked() -> None:
    match = table("r2 r4", "b1 b1", cave="r5 b5 w1", hands=((1, 2, 3, 6), (2,)))
    try_to_take(match)
    assert match.legal(0) == [recall(4, "main"), recall(4, "sub"), recall(5, "main"), recall(5, "sub"), PASS]


def test_N12_an_action_picked_must_be_possible() -> None:
    match = table("r1 r1", "b1 b1", cave="r4 b1 w1", hands=((4, 5), (2,)))
    try_to_take(match)
    assert recall(1, "main") not in match.legal(0)  # nothing to echo
    assert recall(6, "sub") not in match.legal(0)  # nothing to lower
    assert recall(2, "sub") in match.legal(0)


def test_N12_the_picked_action_is_carried_out_and_the_pile_comes_back() -> None:
    match = table("r2 r4", "b1 b1", cave="r3 b3 w1", hands=((1, 5), (2,)))
    try_to_take(match)
    events = match.play(0, recall(3, "main"))
    assert told(events, "card-recalled") == {"seat": 0, "card": 3, "sub": 5, "part": "main"}
    assert match.legal(0) == [turn("r2", 3), turn("r4", 5)]
    events = match.play(0, turn("r4", 5))
    assert told(events, "pile-taken-back") == {"seat": 0, "cards": 4}
    assert hand(match, 0) == [1, 2, 3, 4, 5, 6]
    assert held(match, 0) == "r2 r5"


def test_N12_after_that_step_1_is_tried_again() -> None:
    match = table("r2 r4", "b1 b1", cave="r3 b3 w1", hands=((1, 5), (2,)))
    try_to_take(match)
    play(match, recall(3, "sub"), turn("r4", 3))
    assert step(match) == "take"
    assert match.legal(0) == [take(3, "r"), take(3, "b")]


def test_N12_a_recast_may_be_picked_too() -> None:
    match = table("r2 r4", "b1 b1", cave="r3 b3 w1", hands=((1, 5), (2,)))
    try_to_take(match)
    match.play(0, recall(6, "main"))
    assert match.legal(0) == [roll("r2"), roll("r4")]
    with_dice(match, (6, 6)).play(0, roll("r2"))
    assert held(match, 0) == "r4 r6"
    assert step(match) == "take"


def test_N12_the_player_may_do_neither_and_take_the_pile_back() -> None:
    match = table("r2 r4", "b1 b1", cave="r3 b3 w1", hands=((1, 5), (2,)))
    try_to_take(match)
    events = match.play(0, PASS)
    assert kinds(events) == ["passed", "pile-taken-back"]
    assert held(match, 0) == "r2 r4"
    assert step(match) == "take"


def test_N12_if_no_action_of_the_pile_is_possible_it_comes_back_at_once() -> None:
    match = table("r1", "b1 b1", cave="w1", hands=((1, 2, 3, 5, 6), (2,)))  # a single 1: nothing to lower or to echo
    events = try_to_take(match)
    assert kinds(events)[:3] == ["got-stuck", "pile-taken-back", "turn-without-die"]


def test_N12_still_no_card_ends_the_turn_without_a_die() -> None:
    match = table("r2 r4", "b1 b2", cave="w1 w2", hands=((1, 5), (1, 2, 3, 4, 5, 6)))
    try_to_take(match)
    events = match.play(0, PASS)
    assert kinds(events)[:4] == ["passed", "pile-taken-back", "turn-without-die", "turn-began"]
    assert held(match, 0) == "r2 r4"


def test_N12_a_turn_without_a_die_has_no_peeks() -> None:
    match = table("r2 r4", "b1 b2", cave="w1 w2", hands=((1, 5), (1, 2, 3, 4, 5, 6)))
    try_to_take(match)
    assert "peeked" not in kinds(match.play(0, PASS))
    assert step(match) == "name"  # blue can take nothing either, and the cave has lost its colours


def test_N12_with_an_empty_pile_there_is_nothing_to_pick_or_take_back() -> None:
    match = table("r2 r4", "b1 b2", cave="w1 w2")
    events = try_to_take(match)
    assert kinds(events)[:2] == ["turn-without-die", "turn-began"]
    assert "got-stuck" not in kinds(events)


def test_N12_with_an_empty_cave_everyone_passes_and_the_game_ends() -> None:
    match = table("r2 r4", "b1 b2", "g3 g3", cave="")
    events = try_to_take(match)
    assert [event.kind for event in events].count("turn-without-die") == 3
    assert cave(match) == ""
    assert step(match) == "name"


@pytest.mark.parametrize("hands", [(1,), (1, 5)])
def test_N12_being_stuck_is_counted_for_designers(hands: tuple[int, ...]) -> None:
    match = table("r2 r4", "b1 b1", cave="r3 b3 w1", hands=(hands, (2,)))
    try_to_take(match)
    assert match.state.stuck == 1
