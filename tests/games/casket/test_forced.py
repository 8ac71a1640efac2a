"""Questions with one answer are not asked, unless the answer would tell what others may not know."""

import pytest

from doubloon.games.casket.state import BIDDING, FIGHTING, MOVING, NEXT_BID
from tests.games.casket.sea import battle, can_cards, card, do, play, put, square
from tests.positions import kinds, told, with_dice

GREEN_X = (6, 2)
NO_DICE = {"start_die": "none"}


def test_G12_the_last_card_is_played_by_itself_where_nothing_can_be_tried() -> None:
    match = battle(["S9 A1", "S3 A2", "B1 A3", "H1 A4"], options=NO_DICE)
    events = play(match, "S9", "S3", "B1", "H1")
    assert [event.fields["seat"] for event in events if event.kind == "had-to-play"] == [0, 1, 2, 3]
    assert match.state.won.sum() == 2


def test_G12_the_last_card_is_asked_for_where_its_feature_can_be_tried() -> None:
    match = battle(["S9", "B1", "B2", "B3"])
    assert can_cards(match, "play") == can_cards(match, "try") == "S9"


def test_G12_the_only_card_of_the_suit_is_asked_for_as_the_others_are_hidden() -> None:
    match = battle(["S9 A1", "S2 A2", "B1 A3", "H1 A4"])
    play(match, "S9")
    assert match.actors == (1,)
    assert can_cards(match, "play") == "S2"


@pytest.mark.parametrize(("hand", "tried", "played"), [("S9 A1", "A1", "S9"), ("A1", "A1", "A1")])
def test_G13_after_a_failed_try_one_card_in_hand_is_played_by_itself(hand: str, tried: str, played: str) -> None:
    match = battle([hand, "S2 A2"[: len(hand)], "B1 A3"[: len(hand)], "H1 A4"[: len(hand)]])
    events = do(with_dice(match, GREEN_X), "try", card=card(tried))
    assert "had-to-play" in kinds(events)
    assert match.state.card[0] == card(played)


def test_G13_a_card_that_is_played_by_itself_comes_to_light_so_no_move_is_taken_back_beyond_it() -> None:
    match = battle(["S9 A1", "S3 A2", "B1 A3", "H1 A4"], options=NO_DICE)
    events = play(match, "S9", "S3", "B1", "H1")
    assert all(event.reveals for event in events if event.kind == "had-to-play")


@pytest.mark.parametrize(("bids", "last"), [((0, 0), 0), ((1, 0), 1)])
def test_G10_the_last_captain_makes_the_only_bid_that_is_left(bids: tuple[int, int], last: int) -> None:
    from doubloon.games.casket.rules import go_on

    match = battle(["S1", "S2", "S3"], options={"house": "off"})
    put(match, fights=1, bids=0, phase=NEXT_BID)
    go_on(match.state, None)
    do(match, "bid", fights=bids[0])
    events = do(match, "bid", fights=bids[1])
    assert told(events, "bid-forced") == {"seat": 2, "bid": last}
    assert match.state.phase == FIGHTING


def test_G10_where_both_bids_are_allowed_it_is_asked() -> None:
    from doubloon.games.casket.rules import go_on

    match = battle(["S1", "S2", "S3"], options={"house": "off"})
    put(match, fights=1, bids=0, phase=NEXT_BID)
    go_on(match.state, None)
    do(match, "bid", fights=1)
    do(match, "bid", fights=1)
    assert match.state.phase == BIDDING


def test_G23_a_step_that_must_be_taken_is_taken_if_it_is_the_only_one() -> None:
    match = battle(["S1", "S2", "S3", "S4"])
    match.state.wall[:] = 0
    markers = [square(2, 1), square(2, 0), square(2, 2), -1]
    put(match, phase=MOVING, turn=3, to_move=1, points=[1, 0, 0, 2], diagonals=[0, 0, 0, 1], marker=markers)
    events = do(match, "stop")
    assert kinds(events)[1:4] == ["moves", "only-way", "stepped"]
    assert match.state.marker[0] == square(3, 1)


def test_G23_who_may_stop_is_asked_even_with_one_way() -> None:
    match = battle(["S1", "S2", "S3", "S4"])
    match.state.wall[:] = 0
    markers = [square(2, 1), square(2, 0), square(2, 2), square(3, 1)]
    put(match, phase=MOVING, turn=3, to_move=1, points=[1, 0, 0, 2], diagonals=[1, 0, 0, 1], marker=markers)
    do(match, "stop")
    assert match.actors == (0,)
