"""The Dummy and the House, for one, two and three captains (G31-G34)."""

from typing import Any

import pytest

import doubloon
from doubloon.games.casket.rules.movement import next_mover
from doubloon.games.casket.rules.reckoning import dummy_points
from doubloon.games.casket.state import DUMMY, GREEN, HOUSE, MOVING, OFF_MAP, RECKONING, STARTS, WHITE
from tests.games.casket.sea import battle, can, card, cards, do, play, put, square
from tests.positions import kinds, position, told, with_dice


@pytest.mark.parametrize(
    ("players", "dummy", "house"), [(1, 1, 1), (2, 1, 1), (3, 0, 1), (4, 0, 0), (5, 0, 0), (6, 0, 0)]
)
def test_G31_the_house_joins_three_and_house_and_dummy_join_one_or_two(players: int, dummy: int, house: int) -> None:
    match = position("casket", players)
    assert (match.state.with_dummy, match.state.with_house) == (dummy, house)


def test_G31_three_can_play_without_the_house() -> None:
    assert position("casket", 3, {"house": "off"}).state.with_house == 0


def test_G31_captains_play_first_then_the_dummy_then_the_house() -> None:
    match = battle(["S5 A1", "S4 A2"], dummy="S3 A3", deck="S2")
    play(match, "S5")
    events = play(match, "S4")
    assert kinds(events)[:3] == ["played", "dummy-played", "house-played"]


def test_G31_the_house_plays_the_top_card_for_its_natural_value() -> None:
    match = battle(["S5 A1", "S4 A2", "S3 A3"], deck="S9 B1")
    events = play(match, "S5", "S4", "S3")
    first = next(event for event in events if event.kind == "house-played")
    assert first.fields == {"value": 9, "suit": "swords"}
    assert "fight-won-by-house" in kinds(events)


def test_G31_fights_of_the_house_are_nobodys_and_it_leads_the_next() -> None:
    match = battle(["S5 B2 B3", "S4 A2 A4", "S3 A3 A5"], deck="S9 B1")
    play(match, "S5", "S4", "S3")
    assert match.state.won.sum() == 0
    assert match.state.who[0] == HOUSE
    assert match.view(None)["led"] == "bows"
    assert match.actors == (0,)
    assert can(match, "play") == [card("B2"), card("B3")]


def test_G31_a_winning_dummy_leads_the_next_fight() -> None:
    match = battle(["S5 B2 A3", "S4 A2 B3"], dummy="S9 A9 H3", deck="S2 H1")
    events = play(match, "S5", "S4")
    assert told(events, "fight-won-by-dummy") == {"won": 1, "how": "highest"}
    assert [row["who"] for row in match.view(None)["table"]] == ["dummy", "house"]
    assert match.actors == (0,)


def test_G31_neither_deals() -> None:
    match = doubloon.game("casket").start(2, 3)
    dealers = set()
    while len(match.moves) < 150 and not match.over:
        dealers.add(match.view(None)["dealer"])
        do(match, **{"verb": (action := match.legal(match.actors[0])[0]).pop("do"), **action})
    assert dealers == {0, 1}


# The exchange


def test_G32_each_captain_may_exchange_and_then_bids() -> None:
    match = position("casket", 2)
    first = match.actors[0]
    before = int(match.state.hand[first]), int(match.state.hand[DUMMY])
    do(match, "exchange", answer="yes")
    assert (match.state.hand[DUMMY], match.state.hand[first]) == before
    assert match.actors == (first,)
    do(match, "bid", fights=0)
    assert match.actors == (1 - first,)
    assert match.view(None)["phase"] == "exchange"


def test_G32_a_captain_may_keep_their_hand() -> None:
    match = position("casket", 2)
    before = match.state.hand.tolist()
    assert kinds(do(match, "exchange", answer="no")) == ["hand-kept"]
    assert match.state.hand.tolist() == before


def test_G32_G35_the_dummys_hand_is_hidden_until_all_have_bid() -> None:
    match = position("casket", 1)
    assert match.view(0)["dummy"]["hand"] == []
    do(match, "exchange", answer="no")
    events = do(match, "bid", fights=0)
    assert kinds(events).count("dummy-turned-up") == 2
    assert len(match.view(None)["dummy"]["hand"]) == 2


# How the Dummy plays


def dummys_card(led: str, hand: str, options: dict[str, Any] | None = None) -> str:
    """What the Dummy plays to a card of a lone captain."""
    match = battle([led + " H9 H8"], dummy=hand, options=options)
    events = play(match, led)
    played = next(event for event in events if event.kind == "dummy-played").fields
    return f"{str(played['suit'])[0]}{played['value']}"


@pytest.mark.parametrize(
    ("led", "hand", "played"),
    [
        ("A4", "A5 A7 S1", "a7"),  # it can win: its highest
        ("A8", "A5 A7 S1", "a5"),  # it cannot: its lowest of the suit
        ("A4", "S5 B3 H3", "b3"),  # off suit nothing wins: its lowest, bows before shields
        ("A4", "S3 B3 H5", "s3"),
        ("A4", "A9 S1 B1", "a9"),
    ],
)
def test_G33_the_dummy_plays_its_highest_if_it_can_win_and_else_its_lowest(led: str, hand: str, played: str) -> None:
    assert dummys_card(led, hand) == played


def test_G33_a_skull_is_above_all_other_cards() -> None:
    deck = {"deck": 45}
    assert dummys_card("A4", "S9 K1 K3", deck) == "s3"  # a skull: trump wins off suit
    assert dummys_card("A4", "A9 K1 K3", deck) == "a9"  # it must follow


def test_G33_leading_it_plays_its_highest() -> None:
    match = battle(["S5 B2 B3", "S4 A2 A3"], dummy="S9 H8 A8", deck="S2")
    events = play(match, "S5", "S4")
    assert [(event.fields["suit"], event.fields["value"]) for event in events if event.kind == "dummy-played"] == [
        ("swords", 9),
        ("axes", 8),
    ]


# How the Dummy moves


def dummy_moves(
    points: int, at: int, marker: list[int], layout: str = "straight", **fields: Any
) -> tuple[doubloon.Match, list[str]]:
    match = battle(["S1", "S2"], options={"layout": layout})
    match.state.wall[:] = 0
    put(match, phase=MOVING, marker=marker, points=[0, 0], luck=[0, 0], **fields)
    match.state.marker[DUMMY] = at
    match.state.points[DUMMY] = points
    match.state.to_move = 1 << DUMMY
    from doubloon.engine.events import new_log

    log = new_log()
    next_mover(match.state, log)
    events = match.game.events.read(log)
    return match, [str(event.fields.get("way", event.kind)) for event in events]


def test_G33_every_fight_that_it_wins_gives_3_points() -> None:
    from doubloon.games.casket.rules import go_on

    match = battle(["S1", "S2"], [5, 5], dummy="S3")
    put(match, fights=5, phase=RECKONING, looked_back=-1)
    match.state.won[DUMMY] = 2
    go_on(match.state, None)
    assert match.state.marker[DUMMY] != OFF_MAP
    assert match.state.points[DUMMY] == 0
    assert match.state.rounds == 1


def test_G33_a_milder_dummy_earns_on_a_scale() -> None:
    earned = []
    for won in range(4):
        match = battle(["S1", "S2"], dummy="S3", options={"dummy": "scale"})
        match.state.won[DUMMY] = won
        earned.append(int(dummy_points(match.state)))
    assert earned == [0, 3, 4, 5]


def test_G33_it_enters_the_harbour_where_others_are() -> None:
    match, ways = dummy_moves(1, OFF_MAP, [square(0, 2), square(0, 2)])
    assert ways == ["dummy-entered"]
    assert match.state.marker[DUMMY] == square(0, 2)


def test_G33_it_enters_and_takes_the_shortest_way_diagonally_up_first() -> None:
    _, ways = dummy_moves(4, OFF_MAP, [])
    assert ways == ["dummy-entered", "diagonal-up", "diagonal-up", "forward"]


def test_G33_it_goes_around_markers_by_the_fewest_steps() -> None:
    _, ways = dummy_moves(1, square(2, 0), [square(3, 0), OFF_MAP])
    assert ways == ["diagonal-down"]


def test_G33_sideways_only_when_that_is_the_shortest_way() -> None:
    _, ways = dummy_moves(3, square(11, 2), [], crossed=2)
    assert ways == ["up", "up", "dummy-won"]


def test_G33_without_a_free_way_to_the_finish_it_stays() -> None:
    match, ways = dummy_moves(3, square(5, 3), [square(6, 2), OFF_MAP], layout="corner")
    assert ways == ["dummy-blocked"]
    assert match.state.marker[DUMMY] == square(5, 3)


def test_G33_it_enters_where_the_way_is_shortest_if_any_square_is_a_start() -> None:
    match, _ = dummy_moves(1, OFF_MAP, [], start=STARTS.index("column"))
    assert match.state.marker[DUMMY] == square(0, 0)


def test_G33_if_it_reaches_the_finish_first_the_captains_are_ranked_from_2() -> None:
    match, ways = dummy_moves(3, square(10, 0), [square(3, 0), square(9, 0)], crossed=2)
    assert ways == ["forward", "dummy-won"]
    assert match.over
    assert match.ranks == (3, 2)
    assert match.scores == (0, 0)
    assert match.view(None)["winner"] == "dummy"


def test_the_dummy_passes_captains_too() -> None:
    match, ways = dummy_moves(2, square(4, 1), [square(4, 0), square(3, 0)], crossed=2)
    assert ways == ["diagonal-up", "passed-by-dummy", "forward"]
    assert match.state.marker[DUMMY] == square(6, 0)


def test_G5_G33_the_dummy_crosses_acceleration_points_too() -> None:
    match, ways = dummy_moves(1, square(3, 1), [])
    assert "accelerated" in ways
    assert match.state.crossed == 1


def test_G26_the_dummy_moves_last_among_equals() -> None:
    from doubloon.games.casket.rules import go_on

    match = battle(["S1", "S2"], [1, 5], dummy="S3")
    put(match, fights=5, phase=RECKONING, won=[1, 0], looked_back=-1)
    match.state.won[DUMMY] = 1
    go_on(match.state, None)
    assert match.actors == (0,)
    assert match.state.points[0] == match.state.points[DUMMY] == 3


def test_G26_the_dummy_with_more_points_moves_before_captains() -> None:
    from doubloon.games.casket.rules import go_on

    match = battle(["S1", "S2"], [1, 5], dummy="S3")
    put(match, fights=5, phase=RECKONING, won=[1, 0], looked_back=-1)
    match.state.won[DUMMY] = 2
    go_on(match.state, None)
    assert match.actors == (0,)
    assert match.state.marker[DUMMY] != OFF_MAP


# Neither is a captain


def thief(*others: str) -> doubloon.Match:
    """Seat 0 has a Thief that works, and holds the 1 of Axes; the Dummy has the 3 of Axes left."""
    match = battle(["S6 A1", *others], dummy="S2 A3", deck="S3", luck=[3])
    do(match, "try", card=card("S6"))
    do(match, "luck")
    do(match, "luck")
    return match


def test_G34_a_thief_can_choose_the_dummy_but_not_the_house() -> None:
    match = thief("S1 A2")
    play(match, "S1")
    assert can(match, "choose") == [1, "dummy"]


def test_G34_a_lone_captain_can_choose_the_dummy() -> None:
    assert can(thief(), "choose") == ["dummy"]


def test_G34_all_see_what_a_thief_takes_from_the_dummy_and_gives_it() -> None:
    match = thief("S1 A2")
    play(match, "S1")
    assert told(do(match, "choose", seat="dummy"), "stole-from-dummy") == {"seat": 0, "value": 3, "suit": "axes"}
    assert told(do(match, "give", card=card("A1")), "gave-to-dummy") == {"seat": 0, "value": 1, "suit": "axes"}
    assert match.state.hand[0] == cards("A3")
    assert [held["card"] for held in match.view(None)["dummy"]["hand"]] == [card("A1")]
    assert [held["card"] for held in match.view(1)["captains"][0]["known"]] == [card("A3")]


def rebel(marker: int, dice: tuple[int, int], **fields: Any) -> tuple[doubloon.Match, list[doubloon.Event]]:
    """Seat 0 rises against the Dummy, which has won the fight: its own roll of the green die, then the Dummy's."""
    match = battle(["S9 A1 B1", "S1 A2 B2"], dummy="S8 A3 B3", deck="S2", luck=[3], **fields)
    match.state.marker[DUMMY] = marker
    do(match, "try", card=card("S9"))
    do(match, "luck")
    do(match, "luck")
    play(match, "S1")
    return match, do(with_dice(match, *((6, roll) for roll in dice)), "choose", seat="dummy")


def test_G34_in_a_mutiny_the_dummy_rolls_the_die_of_its_square() -> None:
    match, events = rebel(square(0, 0), (6, 5), colour=[GREEN])
    assert told(events, "mutiny-rolled-by-dummy")["total"] == 1
    assert told(events, "mutiny-against-dummy-won") == {"seat": 0, "mine": 2, "theirs": 1}
    assert told(do(match, "take", fights=1), "fights-taken-from-dummy") == {"seat": 0, "fights": 1}
    assert (match.state.won[0], match.state.won[DUMMY]) == (1, 0)


def test_G34_a_mutiny_that_does_not_roll_more_than_the_dummy_fails() -> None:
    match, events = rebel(square(0, 0), (6, 6), colour=[GREEN])
    assert told(events, "mutiny-against-dummy-failed") == {"seat": 0, "mine": 2, "theirs": 2}
    assert match.state.won[DUMMY] == 1


@pytest.mark.parametrize("marker", [OFF_MAP, square(0, 0)])
def test_G34_on_white_and_off_the_map_the_dummy_counts_0_in_a_mutiny(marker: int) -> None:
    _, events = rebel(marker, (5, 6), colour=[WHITE])
    assert "mutiny-rolled-by-dummy" not in kinds(events)
    assert told(events, "mutiny-against-dummy-won") == {"seat": 0, "mine": 1, "theirs": 0}


def test_G34_a_mutiny_against_the_dummy_leaves_the_order_of_play() -> None:
    match, _ = rebel(OFF_MAP, (6, 6))
    do(match, "take", fights=0)
    assert match.view(None)["chairs"] == [0, 1]
    assert match.state.who[0] == DUMMY  # it won the fight, and leads from its place
    assert match.actors == (0,)


def rolled_off(dummy: str, deck: str) -> doubloon.Match:
    """A universal 5 of seat 0 ties with a 5 that the Dummy or the House plays."""
    match = battle(["S8 A1"], dummy=dummy, deck=deck, luck=[1])
    do(match, "try", card=card("S8"))
    return match


def test_G34_in_a_roll_off_the_dummy_rolls_the_die_of_its_square() -> None:
    match = rolled_off("S5 A3", "H1")
    events = do(with_dice(match, (6, 4), (6, 6)), "luck")
    assert told(events, "roll-off-dummy")["pips"] == 2
    assert "fight-won-by-dummy" in kinds(events)


def test_G34_in_a_roll_off_the_house_counts_0() -> None:
    match = rolled_off("S1 A3", "S5")
    events = do(with_dice(match, (6, 4)), "luck")
    assert kinds(events).count("roll-off-rolled") == 1
    assert told(events, "fight-won")["seat"] == 0


def test_G34_a_dummy_on_white_counts_0() -> None:
    match = rolled_off("S5 A3", "H1")
    match.state.marker[DUMMY] = square(0, 0)
    match.state.colour[square(0, 0)] = WHITE
    events = do(with_dice(match, (6, 4)), "luck")
    assert "roll-off-dummy" not in kinds(events)
    assert told(events, "fight-won")["seat"] == 0
