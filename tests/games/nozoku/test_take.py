"""Taking a die: N10."""

from tests.games.nozoku.tables import cards_offered, cave, hand, held, pick, play, roll, step, table, take, turn
from tests.positions import kinds, told, with_dice


def test_N10_the_die_shows_the_main_number_of_the_card() -> None:
    match = table("r2 r4", "b1 b1", cave="r2 b2 b5 w1")
    assert match.legal(0) == [take(2, "r"), take(2, "b"), take(5, "b")]


def test_N10_a_white_die_cannot_be_taken() -> None:
    match = table("r2 r4", "b1 b1", cave="r2 w5")
    assert match.legal(0) == [take(2, "r")]


def test_N10_the_card_must_be_in_hand() -> None:
    match = table("r2 r4", "b1 b1", cave="r2 b5", hands=((5, 6), (1, 2)))
    assert match.legal(0) == [take(5, "b")]


def test_N10_the_die_goes_from_the_cave_onto_the_card() -> None:
    match = table("r2 r4", "b1 b1", cave="r2 b2 b5")
    events = match.play(0, take(2, "b"))
    taken = match.view(None)["taken"]
    assert (taken["colour"], taken["number"], taken["front"]) == ("blue", 2, 3)
    assert cave(match) == "r2 b5"
    assert told(events, "die-taken") == {"seat": 0, "number": 2, "card": 2, "sub": 3, "colour": "blue"}


def test_N7_N10_the_played_card_lies_openly_in_the_pile() -> None:
    match = table("r2 r4", "b1 b1", cave="r2 b5")
    match.play(0, take(2, "r"))
    assert hand(match, 0) == [1, 3, 4, 5, 6]
    assert match.view(1)["players"][0]["pile"] == [[2, 3]]


def test_N10_a_card_whose_main_action_is_impossible_cannot_be_played() -> None:
    match = table("r1 r1", "b1 b1", cave="r4 b3")  # nothing to lower
    assert cards_offered(match, 0, "take") == {3}


def test_N10_a_card_whose_sub_action_stays_impossible_cannot_be_played() -> None:
    match = table("r2", "b1 b1", cave="r4 b2")  # a single die has no other to echo
    assert cards_offered(match, 0, "take") == {2}


def test_N10_the_main_action_may_make_the_sub_action_possible() -> None:
    match = table("r3 r3", "b1 b1", cave="r4 b6")  # after lowering one, they differ
    assert 4 in cards_offered(match, 0, "take")


def test_N10_only_ways_of_the_main_action_that_leave_the_sub_action_possible() -> None:
    match = table("r3 r2", "b1 b1", cave="r4 b6")  # lowering the 3 would leave nothing to echo
    match.play(0, take(4, "r"))
    assert match.legal(0) == [turn("r2", 1)]


def test_N10_a_recast_counts_if_one_of_its_results_leaves_the_sub_action_possible() -> None:
    match = table("r1 r1", "b1 b1", cave="r6 b2")  # any number but 1 can be lowered
    assert 6 in cards_offered(match, 0, "take")
    match.play(0, take(6, "r"))
    assert match.legal(0) == [roll("r1")]


def test_N10_after_a_lucky_recast_the_sub_action_follows() -> None:
    match = table("r1 r1", "b1 b1", cave="r6 b2")
    match.play(0, take(6, "r"))
    with_dice(match, (6, 3)).play(0, roll("r1"))
    assert step(match) == "sub"
    assert match.legal(0) == [turn("r3", 2)]


def test_N10_after_an_unlucky_recast_the_sub_action_is_skipped() -> None:
    match = table("r1 r1", "b6 b6", cave="r6 b2 w1")  # blue sees a 3, and has nothing to raise
    match.play(0, take(6, "r"))
    events = with_dice(match, (6, 1)).play(0, roll("r1"))
    assert kinds(events)[:3] == ["die-rolled", "sub-skipped", "die-held"]
    assert held(match, 0) == "r1 r1 r6"
    assert match.actors == (1,)


def test_N10_the_turn_goes_on_to_the_left_neighbour() -> None:
    match = table("r2 r4", "b1 b1", "g1 g1", cave="r5 b2 g2 y2 w1", hands=((5,), (5,), (5,)))
    play(match, take(5, "r"), turn("r2", 5), roll("r4"))
    match.play(0, pick("w1"))
    assert match.view(None)["turn"] == 1
