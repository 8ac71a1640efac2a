"""The dealer, the deal and the bids (G1, G7-G10)."""

import pytest

import doubloon
from doubloon.games.casket.rules.battle import cards_to_deal
from doubloon.games.casket.state import OFF_MAP
from tests.games.casket.sea import battle, bidding, can, do, play, put, square
from tests.positions import kinds, position, told


def started(players: int, seed: int, **options: object) -> doubloon.Match:
    return doubloon.game("casket").start(players, seed, options)


@pytest.mark.parametrize("players", range(1, 7))
def test_G1_one_to_six_captains_can_play(players: int) -> None:
    assert started(players, 1).players == players


def test_G1_every_captain_has_a_marker_that_starts_off_the_map() -> None:
    assert list(started(6, 1).state.marker) == [OFF_MAP] * 7


@pytest.mark.parametrize("seed", range(20))
def test_G7_the_fewest_points_on_a_red_die_deal(seed: int) -> None:
    match = started(3, seed)
    last: dict[object, object] = {}
    rolls = [event.fields for event in match.opening if event.kind == "dealer-rolled"]
    for roll in rolls[:3]:
        last[roll["seat"]] = roll["pips"]
    tied = sorted(seat for seat, pips in last.items() if pips == min(last.values()))  # type: ignore[type-var]
    assert (len(rolls) == 3) == (len(tied) == 1)
    assert match.view(None)["dealer"] in tied


def test_G7_only_the_tied_roll_again() -> None:
    again = [
        [event.fields["seat"] for event in started(4, seed).opening if event.kind == "dealer-rolled"]
        for seed in range(60)
    ]
    assert any(len(seats) in (6, 7) for seats in again)
    assert all(seats[:4] == [0, 1, 2, 3] for seats in again)


def test_G7_a_lone_captain_deals_without_a_roll() -> None:
    assert "dealer-rolled" not in kinds(started(1, 1).opening)


def test_G7_bolts_earn_nothing_in_the_roll_for_the_deal() -> None:
    assert all(started(6, seed).state.luck.sum() == 0 for seed in range(20))


def test_G7_the_deal_passes_left_after_each_battle() -> None:
    match = battle(["S9", "S1", "S2", "S3"], [5, 5, 5, 5])
    events = play(match, "S9", "S1", "S2", "S3")
    assert told(events, "battle-began")["seat"] == 0
    assert match.actors == (1,)


def test_G8_two_cards_each_while_nobody_is_on_the_map() -> None:
    match = started(4, 1)
    assert [captain["cards"] for captain in match.view(None)["captains"]] == [2] * 4


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_G8_the_opening_cards_are_an_option(cards: int) -> None:
    assert started(4, 1, opening_cards=cards).state.fights == cards


@pytest.mark.parametrize(("entered", "crossed", "cards"), [(0, 0, 2), (1, 0, 3), (1, 1, 4), (1, 2, 5), (0, 1, 4)])
def test_G8_more_cards_once_a_captain_has_entered_and_at_each_acceleration_point(
    entered: int, crossed: int, cards: int
) -> None:
    match = put(started(4, 1), entered=entered, crossed=crossed)
    assert cards_to_deal(match.state) == cards


def test_G8_the_whole_deck_is_shuffled_for_every_battle() -> None:
    match = battle(["S9", "S1", "S2", "S3"], [5, 5, 5, 5])
    play(match, "S9", "S1", "S2", "S3")
    s = match.state
    held = [card for card in range(36) for seat in range(4) if s.hand[seat] >> card & 1]
    left = [int(s.deck[(s.top + depth) % 45]) for depth in range(s.left)]
    assert sorted(held + left) == list(range(36))
    assert left != sorted(left)


def test_G9_left_of_the_dealer_bids_first_and_the_others_clockwise() -> None:
    match = position("casket", 4)
    dealer = match.view(None)["dealer"]
    order = []
    for _ in range(4):
        order.append(match.actors[0])
        do(match, "bid", fights=can(match, "bid")[0])
    assert order == [(dealer + 1 + place) % 4 for place in range(4)]


def test_G9_a_bid_is_from_none_to_all_of_the_fights() -> None:
    assert can(bidding(3, [], players=4), "bid") == [0, 1, 2, 3]


def test_G10_example_after_1_0_1_with_3_cards_the_last_may_not_bid_1() -> None:
    assert can(bidding(3, [1, 0, 1], players=4), "bid") == [0, 2, 3]


def test_G10_only_the_last_captain_is_bound() -> None:
    assert can(bidding(3, [1, 0], players=4), "bid") == [0, 1, 2, 3]


def test_G10_bids_above_the_cards_leave_the_last_captain_free() -> None:
    assert can(bidding(2, [2, 1, 0], players=4), "bid") == [0, 1, 2]


def test_G10_a_lone_captain_is_bound_too() -> None:
    match = position("casket", 1)
    do(match, "exchange", answer="no")
    assert can(match, "bid") == [0, 1]


def test_G6_before_the_map_the_green_die_is_rolled_or_none() -> None:
    from doubloon.games.casket.rules.dice import die_of
    from doubloon.games.casket.state import GREEN, WHITE

    assert die_of(started(4, 1).state, 0) == GREEN
    assert die_of(started(4, 1, start_die="none").state, 0) == WHITE
    on_map = put(started(4, 1, start_die="none"), marker=[square(0, 1)])
    assert die_of(on_map.state, 0) == on_map.state.colour[square(0, 1)]
