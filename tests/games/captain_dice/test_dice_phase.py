"""The dice phase in which everyone acts at once: C1, C2, C4 to C11 and the limits of C24."""

from typing import Any

import pytest

import doubloon
from doubloon.games.captain_dice.state import BELL, DICE, MOST_CASTS, SET_UP, TREASURES
from tests.games.captain_dice.tables import cells, dice_phase
from tests.positions import kinds, told, with_dice


def start(players: int = 4, seed: int = 1, **options: Any) -> doubloon.Match:
    return doubloon.game("captain_dice").start(players=players, seed=seed, options=options)


def place(name: str) -> dict[str, Any]:
    return {"do": "place", "cell": name}


RING: dict[str, Any] = {"do": "ring"}
CAST: dict[str, Any] = {"do": "cast"}
NAMES = ["Red", "Blue", "White", "Green"]


def test_C1_each_of_three_or_four_has_six_dice_and_nine_cards() -> None:
    for players in (3, 4):
        match = start(players)
        assert match.state.dice[:players].tolist() == [6] * players
        assert match.state.hand[:players].tolist() == [[1, 1, 1, 1, 1, 4]] * players


def test_C1_each_of_two_has_seven_cards() -> None:
    assert start(2).state.hand[:2].tolist() == [[1, 1, 1, 1, 1, 2]] * 2


def test_C2_there_are_two_treasure_cards_of_each_pair() -> None:
    assert len(TREASURES) == 42
    assert all(TREASURES.count(treasure) == 2 for treasure in TREASURES)
    assert {(number // 10, number % 10) for number in TREASURES} == {
        (a, b) for b in range(1, 7) for a in range(1, b + 1)
    }


def test_C2_ten_cards_are_left_out_with_two_players() -> None:
    assert start(2).view(None)["deck"] == 42 - 10 - 9


def test_C4_the_field_is_four_by_four() -> None:
    for players in (3, 4):
        view = start(players).view(None)
        assert (view["rows"], view["columns"], len(view["field"]), view["deck"]) == (4, 4, 16, 26)


def test_C4_the_field_of_two_is_three_by_three() -> None:
    view = start(2).view(None)
    assert set(view["field"]) == {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}


def test_C4_the_first_player_is_drawn() -> None:
    assert {start(3, seed).view(None)["first"] for seed in range(30)} == {0, 1, 2}


def test_C5_before_the_bell_only_the_first_player_can_act_and_only_ring() -> None:
    match = start()
    first = match.view(None)["first"]
    assert match.actors == (first,)
    assert match.legal(first) == [RING]


def test_C5_everyone_casts_six_dice_when_the_first_player_rings() -> None:
    match = start()
    events = match.play(match.actors[0], RING)
    assert kinds(events) == ["bell-began", "cast", "cast", "cast", "cast"]
    assert [len(player["dice"]) for player in match.view(None)["players"]] == [6] * 4
    assert match.actors == (0, 1, 2, 3)


def test_C5_a_cast_is_told_as_dice_in_order() -> None:
    match = with_dice(dice_phase(), *((6, face) for face in (4, 1, 5, 1, 6, 2)))
    events = match.play(0, CAST)
    assert told(events, "cast") == {"seat": 0, "first": "1 1", "second": "2 4", "third": "5 6"}
    assert events[0].message.said(match.game.words(), NAMES) == "Red casts 1 1 2 4 5 6."


def test_C6_a_cast_of_fewer_dice_is_told_as_those() -> None:
    match = with_dice(dice_phase(on={0: "a1 b1"}), (6, 4), (6, 1))
    assert match.play(0, CAST)[0].message.said(match.game.words(), NAMES) == "Red casts 1 4."


def test_C5_who_could_only_ring_wrongly_is_not_waited_for() -> None:
    match = dice_phase(3, on={0: "a1 b1 d2"}, locked=0b100)
    assert match.actors == (0, 1)
    assert match.awaited == (1,)


def test_C5_who_has_placed_everything_is_waited_for_once_the_bell_may_be_rung() -> None:
    match = dice_phase(3, on={0: "a1 b1 d2"}, dice={1: "561111"})
    match.play(1, place("c1"))
    assert match.awaited == (0, 1, 2)


def test_C5_before_the_bell_the_first_player_is_waited_for() -> None:
    match = start()
    assert match.awaited == match.actors == (match.view(None)["first"],)


def test_C5_a_placement_is_never_taken_back_in_the_race() -> None:
    match = dice_phase(dice={0: "561111"})
    match.play(0, place("a1"))
    assert not match.can_take_back


def test_C5_nor_where_all_others_are_locked_out() -> None:
    match = dice_phase(2, dice={0: "561111"}, locked=0b10)
    match.play(0, place("a1"))
    assert match.actors == (0,)
    assert not match.can_take_back


def test_C12_by_turns_a_placement_may_be_taken_back() -> None:
    match = dice_phase(dice={0: "561111"}, options={"mode": "turns"})
    match.play(0, place("a1"))
    assert match.can_take_back


def test_C5_at_the_idle_limit_the_bell_rings_by_itself() -> None:
    match = start(idle_limit=30)
    assert match.patience == 30
    assert kinds(match.expire())[0] == "bell-by-itself"
    assert match.state.phase == DICE


def test_C5_an_idle_dice_phase_ends_and_the_first_player_stays() -> None:
    match = dice_phase(on={2: "a1"}, first=3)
    assert told(match.expire(), "dice-ended") == {"why": "idle"}
    assert (match.state.phase, match.state.first, match.state.turn) == (SET_UP, 3, 2)


def test_C5_without_haste_a_table_waits_for_ever() -> None:
    match = start(mode="turns")
    assert match.patience == 0
    with pytest.raises(doubloon.IllegalMove, match="however long"):
        match.expire()


def test_C6_a_pair_takes_the_treasure_card_that_shows_it() -> None:
    match = dice_phase(dice={1: "123456"}, field={"b3": 25})
    assert told(match.play(1, place("b3")), "placed") == {"seat": 1, "low": 2, "high": 5, "cell": "b3"}
    assert match.state.dice_on[1] == cells("b3")
    assert match.view(1)["players"][1]["dice"] == [1, 3, 4, 6]


@pytest.mark.parametrize(
    ("language", "offered", "told_so"),
    [
        ("en", "Place 2 and 5 on b3", "Blue takes b3 with 2 and 5."),
        ("ja", "b3 に 2 と 5 のダイスを置く", "青が 2 と 5 のダイスで b3 を占領しました。"),
    ],
)
def test_C6_a_pair_is_said_as_two_dice(language: str, offered: str, told_so: str) -> None:
    match = dice_phase(dice={1: "123456"}, field={"b3": 25})
    words = match.game.words(language)
    names = [words.say(f"seat-{seat}") for seat in range(match.players)]
    choice = match.game.describe(match.fields(1), 1, match.game.actions.encode(place("b3")))
    assert choice.said(words, names) == offered
    assert match.play(1, place("b3"))[0].message.said(words, names) == told_so


def test_C6_a_pair_that_is_not_there_is_refused_with_the_dice_that_are() -> None:
    match = dice_phase(dice={1: "122346"}, field={"b3": 25})
    with pytest.raises(doubloon.IllegalMove, match="b3 wants 2 and 5, and your dice are 1 2 2 3 4 6"):
        match.play(1, place("b3"))


def test_C6_both_numbers_must_be_there() -> None:
    match = dice_phase(dice={1: "122346"}, field={"b3": 25, "c3": 33, "d3": 22})
    assert place("b3") not in match.legal(1)
    assert place("c3") not in match.legal(1)
    assert place("d3") in match.legal(1)


def test_C6_all_dice_in_hand_are_cast_together() -> None:
    match = with_dice(dice_phase(on={2: "a1"}), (6, 6), (6, 5), (6, 5), (6, 2))
    match.play(2, CAST)
    assert match.view(None)["players"][2]["dice"] == [2, 5, 5, 6]


def test_C6_a_player_may_cast_again_and_again() -> None:
    match = dice_phase()
    for _ in range(20):
        match.play(3, CAST)
    assert match.state.casts == 20


def test_C6_who_has_no_dice_in_hand_cannot_cast() -> None:
    match = dice_phase(on={0: "a1 b3 d4"})
    with pytest.raises(doubloon.IllegalMove, match="no dice in hand"):
        match.play(0, CAST)


def test_C6_there_are_no_turns_to_end() -> None:
    with pytest.raises(doubloon.IllegalMove, match="everyone acts at once"):
        dice_phase().play(0, {"do": "end"})


def test_C7_of_two_who_go_for_one_card_the_first_gets_it_and_the_other_keeps_the_dice() -> None:
    match = dice_phase(dice={0: "341111", 1: "341111"}, field={"a1": 34})
    match.play(1, place("a1"))
    with pytest.raises(doubloon.IllegalMove, match="Blue was faster: a1 is taken"):
        match.play(0, place("a1"))
    assert match.state.dice[0] == 6


def test_C7_a_request_is_judged_by_itself_whatever_happened_before_it() -> None:
    match = dice_phase(dice={0: "341111", 1: "341111"}, field={"a1": 34, "b1": 34})
    match.play(1, place("a1"))
    match.play(2, CAST)
    match.play(0, place("b1"))
    assert match.state.dice_on[0] == cells("b1")


@pytest.mark.parametrize("occupied", ["a1 b2 d4", "b1 c2 d3", "a2 b2 d2", "c1 c3 c4", "d1 c2 a4", "a3 b2 c1"])
def test_C8_three_in_a_line_let_the_bell_be_rung(occupied: str) -> None:
    one, two, three = occupied.split()
    match = dice_phase(on={0: one, 1: two, 2: three})
    assert kinds(match.play(3, RING))[0] == "bell-ended"


def test_C8_five_of_which_no_three_are_in_line_do_not() -> None:
    match = dice_phase(on={0: "a1 b1", 1: "c2 d2", 2: "a3"})
    assert kinds(match.play(3, RING)) == ["bell-wrong"]


def test_C8_a_diagonal_of_two_is_too_short() -> None:
    match = dice_phase(on={0: "a3 b4", 1: "c1 d2"})
    assert kinds(match.play(3, RING)) == ["bell-wrong"]


def test_C8_two_players_need_three_cards_anywhere() -> None:
    match = dice_phase(2, on={0: "a1 b1", 1: "c2"})
    assert kinds(match.play(1, RING))[0] == "bell-ended"


def test_C8_two_cards_are_not_enough_for_two_players() -> None:
    match = dice_phase(2, on={0: "a1", 1: "c2"})
    assert kinds(match.play(1, RING)) == ["bell-wrong"]


def test_C9_whoever_ends_the_phase_is_first_from_then_on() -> None:
    match = dice_phase(on={0: "a1", 1: "b1", 2: "c1"}, first=0)
    match.play(2, RING)
    assert (match.state.first, match.actors) == (2, (2,))


def test_C9_the_next_bell_is_rung_by_them_too() -> None:
    match = dice_phase(on={0: "a1", 1: "b1", 2: "c1"}, first=0)
    match.play(2, RING)
    for seat in (2, 0, 1):
        match.play(seat, match.legal(seat)[0])
    assert (match.state.phase, match.actors) == (BELL, (2,))


def test_C10_a_wrong_bell_locks_out() -> None:
    match = dice_phase(on={0: "a1"})
    match.play(0, RING)
    assert match.view(None)["players"][0]["locked_out"]
    assert match.actors == (1, 2, 3)
    with pytest.raises(doubloon.IllegalMove):
        match.play(0, CAST)


def test_C10_what_was_placed_before_stays() -> None:
    match = dice_phase(on={0: "a1", 1: "b1"}, dice={2: "561111"})
    match.play(0, RING)
    match.play(2, place("c1"))
    match.play(3, RING)
    assert match.state.dice_on[0] == cells("a1")
    assert match.state.phase == SET_UP


def test_C10_the_lock_ends_with_the_phase() -> None:
    match = dice_phase(2, on={0: "a1"})
    match.play(0, RING)
    match.play(1, RING)
    match.play(0, match.legal(0)[0])
    match.play(match.actors[0], RING)
    assert match.actors == (0, 1)


def test_C11_the_phase_ends_when_all_are_locked_out() -> None:
    match = dice_phase(3, on={1: "a1"}, first=2)
    match.play(0, RING)
    match.play(2, RING)
    assert told(match.play(1, RING), "dice-ended") == {"why": "stuck"}
    assert match.state.first == 2


def test_C11_the_phase_ends_when_the_others_have_placed_all_their_dice() -> None:
    match = dice_phase(3, on={0: "a1 b1 d2", 1: "c2 a3 b3"}, first=1)
    assert told(match.play(2, RING), "dice-ended") == {"why": "stuck"}
    assert (match.state.phase, match.state.first) == (SET_UP, 1)


def test_C11_the_last_pair_may_end_the_phase() -> None:
    match = dice_phase(3, on={0: "a1 b1 d2", 1: "c2 a3"}, dice={1: "56"}, locked=0b100)
    assert told(match.play(1, place("b3")), "dice-ended") == {"why": "stuck"}


def test_C11_whoever_can_still_ring_keeps_the_phase_alive() -> None:
    match = dice_phase(3, on={0: "a1 b1 c1"}, locked=0b110)
    assert match.actors == (0,)
    assert match.legal(0) == [RING]


def test_C24_a_dice_phase_ends_with_the_last_of_its_casts() -> None:
    match = dice_phase(casts=MOST_CASTS - 2, first=1, on={0: "a1"})
    assert kinds(match.play(0, CAST)) == ["cast"]
    assert told(match.play(2, CAST), "dice-ended") == {"why": "casts"}
    assert (match.state.phase, match.state.first) == (SET_UP, 1)
