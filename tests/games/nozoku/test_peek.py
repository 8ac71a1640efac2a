"""Peeking at the taken die: N13."""

import doubloon
from tests.games.nozoku.tables import FULL, PASS, hand, held, peek, play, roll, step, table, take, turn
from tests.positions import kinds, told


def taken_1_2(*others: str, hands: tuple[tuple[int, ...], ...] = ()) -> doubloon.Match:
    """Red has taken a 1 with the card 1/2, and acted: right 3, back 5, left 4."""
    match = table("r2 r4", *others, cave="r1 r6 b1 b6 g1 g6 y1 y6 w1", hands=(FULL, *(hands or (FULL,) * len(others))))
    play(match, take(1, "r"), turn("r4", 2), turn("r2", 1))
    return match


def test_N13_two_players_the_other_sees_the_back() -> None:
    match = taken_1_2("b2 b2")
    assert match.actors == (1,)
    assert match.legal(1) == [peek(3), PASS]  # its sub number is 5


def test_N13_three_players_left_sees_left_and_right_sees_right() -> None:
    match = taken_1_2("b2 b2", "g2 g2")
    assert (match.actors, match.legal(1)) == ((1,), [peek(6), PASS])
    match.play(1, PASS)
    assert (match.actors, match.legal(2)) == ((2,), [peek(2), PASS])


def test_N13_four_players_see_left_back_and_right_in_this_order() -> None:
    match = taken_1_2("b2 b2", "g2 g2", "y2 y2")
    asked = []
    while step(match) == "peek":
        seat = match.actors[0]
        asked.append((seat, match.legal(seat)))
        match.play(seat, PASS)
    assert asked == [(1, [peek(6), PASS]), (2, [peek(3), PASS]), (3, [peek(2), PASS])]


def test_N13_the_peeker_carries_out_the_sub_action_on_their_own_die() -> None:
    match = taken_1_2("b2 w3")
    events = match.play(1, peek(3))
    assert told(events, "peeked") == {"seat": 1, "target": 0, "card": 3, "sub": 5}
    assert (step(match), match.view(1)["action"]) == ("peeked", "flip")
    assert match.legal(1) == [turn("b2", 5), turn("w3", 4)]
    match.play(1, turn("b2", 5))
    assert held(match, 1) == "b5 w3"


def test_N13_the_card_goes_to_the_pile() -> None:
    match = taken_1_2("b2 b2")
    match.play(1, peek(3))
    assert hand(match, 1) == [1, 2, 4, 5, 6]


def test_N13_the_main_action_of_the_peekers_card_is_not_carried_out() -> None:
    match = taken_1_2("b2 b2")
    play(match, peek(3), turn("b2", 5))
    assert held(match, 1) == "b2 b5"
    assert match.view(None)["turn"] == 1


def test_N13_peeking_is_free_to_decline() -> None:
    match = taken_1_2("b2 b2")
    events = match.play(1, PASS)
    assert kinds(events)[:2] == ["passed", "die-held"]
    assert (held(match, 1), hand(match, 1)) == ("b2 b2", list(FULL))


def test_N13_who_has_played_the_fitting_card_is_not_asked() -> None:
    match = taken_1_2("b2 b2", "g2 g2", hands=((1, 2, 3, 4, 5), FULL))
    assert match.actors == (2,)


def test_N13_who_could_not_carry_out_the_action_is_not_asked() -> None:
    match = taken_1_2("b1 b1", "g2 g2")  # blue sees a 4: nothing to lower
    assert match.actors == (2,)


def test_N13_if_nobody_can_peek_the_turn_ends() -> None:
    match = table("r2 r4", "b2 b2", cave="r1 r6 b1 b6 w1", hands=(FULL, (1, 2, 4, 5, 6)))
    events = play(match, take(1, "r"), turn("r4", 2), turn("r2", 1))
    assert kinds(events) == ["die-turned", "die-held", "turn-began"]


def test_N13_peeks_follow_a_skipped_sub_action_too() -> None:
    match = table("r1 r1", "b2 b2", cave="r6 b1 w1")  # 6 on top, 4 in front: 3 at the back
    match.play(0, take(6, "r"))
    while match.actors == (0,):
        match.play(0, match.legal(0)[0])
    assert match.legal(1) == [peek(2), PASS]


def test_N13_a_peek_may_be_a_recast() -> None:
    match = table("r2 r4", "b2 b2", cave="r4 b4 w1")  # 4 on top, 1 in front: 6 at the back
    play(match, take(4, "r"), turn("r2", 1), turn("r4", 1))
    play(match, peek(5))
    assert match.legal(1) == [roll("b2")]


def test_N13_each_may_peek_in_the_same_turn() -> None:
    match = taken_1_2("b2 b2", "g2 g2", "y2 y2")
    play(match, peek(6), turn("b2", 1), peek(3), turn("g2", 5), peek(2), turn("y2", 3))
    assert [held(match, seat) for seat in (1, 2, 3)] == ["b1 b2", "g2 g5", "y2 y3"]
    assert match.state.peeks == 3


def test_N13_peeks_go_round_from_whoever_is_active() -> None:
    match = table("r2 r2", "b2 b2", "g2 g4", cave="r1 b1 g1 w1 r6", turn=2, actor=2, starter=2)
    play(match, take(1, "g"), turn("g4", 2), turn("g2", 1))
    assert (match.actors, match.legal(0)) == ((0,), [peek(6), PASS])
    match.play(0, PASS)
    assert (match.actors, match.legal(1)) == ((1,), [peek(2), PASS])
