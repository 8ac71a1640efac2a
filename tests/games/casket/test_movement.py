"""Movement points, the order of moving, steps, the finish and the ranking (G23-G30)."""

from collections import Counter
from typing import Any

import pytest

import doubloon
from doubloon.games.casket.rules import go_on
from doubloon.games.casket.rules.ranking import distance_to_finish
from doubloon.games.casket.rules.steps import measure_ways
from doubloon.games.casket.rules.turns import pass_turn
from doubloon.games.casket.state import (
    BATTLE_ENDED,
    FAR,
    LOOKING_BACK,
    MOVING,
    OFF_MAP,
    STARTS,
    WALL_BELOW,
    WALL_RIGHT,
)
from tests.games.casket.sea import battle, can, do, put, reckoned, square
from tests.positions import kinds, told


def plain_sea(match: doubloon.Match) -> doubloon.Match:
    """No barriers."""
    match.state.wall[:] = 0
    return measured(match)


def measured(match: doubloon.Match) -> doubloon.Match:
    """With the distances of the map as it lies now."""
    markers = match.state.marker.copy()
    match.state.marker[:] = OFF_MAP
    measure_ways(match.state, match.state.steps_left)
    match.state.marker[:] = markers
    return match


def mover(points: int, made: int, at: tuple[int, int] | None, **fields: Any) -> doubloon.Match:
    """Seat 0 is about to move."""
    match = plain_sea(battle(["S1", "S2", "S3", "S4"]))
    marker = OFF_MAP if at is None else square(*at)
    put(match, points=[points], diagonals=[made], marker=[marker, OFF_MAP, OFF_MAP, OFF_MAP])
    return put(match, phase=MOVING, turn=0, to_move=0, stepped=0, **fields)


# Points


@pytest.mark.parametrize(
    ("bid", "won", "points", "diagonals"), [(1, 1, 3, 1), (0, 0, 2, 1), (2, 1, 1, 0), (0, 2, 0, 0), (0, 1, 1, 0)]
)
def test_G23_examples_of_points(bid: int, won: int, points: int, diagonals: int) -> None:
    match = reckoned([bid, 5, 5, 5], [won, 0, 0, 0])
    assert (match.state.past_points[0], match.state.diagonals[0]) == (points, diagonals)


def test_G23_a_point_for_a_bid_missed_by_1_must_be_used() -> None:
    match = mover(1, 0, (2, 1))
    assert can(match, "stop") == []
    assert can(match, "step") == ["forward", "up", "down"]


def test_G24_three_luck_points_buy_a_movement_point() -> None:
    match = mover(2, 1, (2, 1), luck=[3])
    assert told(do(match, "buy"), "bought") == {"seat": 0, "points": 3}
    assert match.state.luck[0] == 0
    assert match.state.luck_spent == 3


def test_G24_also_without_other_points_and_without_diagonals() -> None:
    match = mover(0, 0, (2, 1), luck=[3])
    assert can(match, "step") == []
    assert can(match, "stop") == can(match, "buy") == [None]
    do(match, "buy")
    assert can(match, "step") == ["forward", "up", "down"]
    assert can(match, "stop") == []


def test_G24_only_when_the_move_begins() -> None:
    match = mover(3, 1, (2, 1), luck=[3])
    do(match, "step", way="forward")
    assert can(match, "buy") == []


def test_G24_it_does_not_change_the_order_of_moving() -> None:
    match = reckoned([0, 1, 5, 5], [0, 1, 0, 0], luck=[3, 0, 0, 3])
    assert match.actors == (1,)
    do(match, "stop")
    assert match.actors == (0,)
    do(match, "stop")
    assert match.actors == (3,)
    assert can(match, "buy") == [None]


# Hindsight


def after_fights(
    bids: list[int], won: list[int], marker: list[int], options: dict[str, Any] | None = None
) -> doubloon.Match:
    match = battle(["S1", "S2", "S3", "S4"], bids, options)
    put(match, fights=5, won=won, marker=marker, phase=BATTLE_ENDED, looked_back=-1)
    pass_turn(match.state)
    go_on(match.state, None)
    return match


BEHIND = [square(1, 0), square(2, 0), square(2, 1), square(3, 0)]


def test_G25_the_last_captain_may_change_their_bid_by_1() -> None:
    match = after_fights([3, 0, 0, 0], [2, 0, 0, 0], BEHIND)
    assert match.state.phase == LOOKING_BACK
    assert match.actors == (0,)
    assert can(match, "hindsight") == [-1, 0, 1]


@pytest.mark.parametrize(("bid", "won", "points"), [(3, 2, 2), (2, 3, 2), (1, 0, 1), (0, 1, 1), (4, 5, 3)])
def test_G25_a_bid_that_matches_then_gives_half_the_points(bid: int, won: int, points: int) -> None:
    match = after_fights([bid, 0, 0, 0], [won, 0, 0, 0], BEHIND)
    events = do(match, "hindsight", change=won - bid)
    assert next(event.fields["points"] for event in events if event.kind == "earned") == points
    assert match.state.diagonals[0] == 1


def test_G25_a_bid_that_is_let_stand_counts_as_it_was() -> None:
    match = after_fights([3, 0, 0, 0], [2, 0, 0, 0], BEHIND)
    assert "bid-kept" in kinds(do(match, "hindsight", change=0))
    assert (match.state.points[0], match.state.diagonals[0]) == (1, 0)


def test_G25_a_bid_missed_by_2_is_missed_by_1_then() -> None:
    match = after_fights([4, 0, 0, 0], [2, 0, 0, 0], BEHIND)
    do(match, "hindsight", change=-1)
    assert (match.state.points[0], match.state.diagonals[0]) == (1, 0)


def test_G25_a_bid_stays_between_0_and_the_number_of_fights() -> None:
    assert can(after_fights([0, 0, 0, 0], [1, 0, 0, 0], BEHIND), "hindsight") == [0, 1]
    assert can(after_fights([5, 0, 0, 0], [4, 0, 0, 0], BEHIND), "hindsight") == [-1, 0]


@pytest.mark.parametrize(("bid", "won"), [(2, 2), (4, 1)])
def test_G25_whom_it_cannot_help_is_not_asked(bid: int, won: int) -> None:
    assert after_fights([bid, 0, 0, 0], [won, 0, 0, 0], BEHIND).state.phase == MOVING


def test_G25_last_place_is_alone() -> None:
    shared = [square(1, 0), OFF_MAP, OFF_MAP, square(3, 0)]
    assert after_fights([1, 1, 1, 1], [0, 0, 0, 0], shared).state.phase == MOVING


def test_G25_G30_steps_decide_between_captains_in_one_column() -> None:
    match = plain_sea(battle(["S1", "S2", "S3", "S4"], [1, 1, 1, 1], {"finish": "column"}))
    match.state.wall[[square(9, 0), square(9, 1)]] = WALL_RIGHT  # from the top a step down comes first
    put(measured(match), marker=[square(9, 1), square(9, 0), square(9, 2), square(10, 0)])
    assert [distance_to_finish(match.state, seat) for seat in range(4)] == [2, 3, 2, 1]
    put(match, fights=5, phase=BATTLE_ENDED, looked_back=-1)
    pass_turn(match.state)
    assert (match.state.phase, match.actors) == (LOOKING_BACK, (1,))


def test_G25_off_the_map_is_last_and_counts_or_not() -> None:
    one_off = [square(1, 0), OFF_MAP, square(2, 1), square(3, 0)]
    assert after_fights([1, 1, 1, 1], [0, 0, 0, 0], one_off).actors == (1,)
    assert after_fights([1, 1, 1, 1], [0, 0, 0, 0], one_off, {"hindsight": "map"}).actors == (0,)


# The order of moving


def test_G26_the_most_points_move_first() -> None:
    match = reckoned([0, 2, 1, 3], [0, 2, 1, 3])
    order = []
    for _ in range(4):
        order.append(match.actors[0])
        do(match, "stop")
    assert order == [3, 1, 2, 0]


def test_G26_equal_points_go_by_fights_won_then_by_lot() -> None:
    first = set()
    for rng in range(30):
        match = reckoned([1, 3, 0, 0], [2, 2, 1, 0], rng=rng, marker=APART)
        lots = match.state.lot[:4].tolist()
        first.add(lots[0] < lots[1])
        assert order_of_moving(match) == [3, *sorted((0, 1), key=lambda seat: lots[seat]), 2]
    assert first == {True, False}


APART = [square(column, 1) for column in (1, 3, 5, 7)]


def order_of_moving(match: doubloon.Match) -> list[int]:
    """Who moves when, each with a step or two."""
    plain_sea(match)
    order: list[int] = []
    while match.state.rounds == 0:
        order += match.actors
        if can(match, "stop"):
            do(match, "stop")
        else:
            do(match, "step", way=can(match, "step")[0])
    return order


def test_G26_lots_are_drawn_by_equals_only_and_all_see_them() -> None:
    match = battle(["S1", "S2", "S3", "S4"], [1, 3, 0, 0])
    put(match, fights=5, won=[2, 2, 1, 0], phase=LOOKING_BACK, looked_back=-1, turn=3, marker=APART)
    events = do(match, "hindsight", change=0)
    drawn = [event for event in events if event.kind == "lot-drawn"]
    assert [event.fields["seat"] for event in drawn] == [0, 1]
    assert all(event.visible_to(None) for event in drawn)
    shown = [captain["lot"] for captain in match.view(None)["captains"]]
    assert shown == [event.fields["lot"] for event in drawn] + [None, None]


def test_G26_no_lot_is_drawn_where_it_could_not_matter() -> None:
    assert reckoned([0, 1, 2, 3], [0, 1, 2, 3]).state.lot.sum() == 0
    assert reckoned([0, 5, 5, 5], [0, 0, 0, 0]).state.lot.sum() == 0
    assert reckoned([0, 5, 5, 5], [0, 0, 0, 0], luck=[0, 3, 3, 0]).state.lot[1:3].min() > 0


def test_G26_every_order_of_equals_is_as_likely() -> None:
    orders = Counter(tuple(reckoned([0] * 3, [0] * 3, rng=rng * 977).state.lot[:3].tolist()) for rng in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 70


def test_G26_a_new_battle_has_no_lots() -> None:
    match = reckoned([0, 0, 5, 5], [0, 0, 0, 0], marker=APART)
    order_of_moving(match)
    assert match.state.lot.sum() == 0


# Steps


def test_G27_steps_go_forward_sideways_and_diagonally_but_never_backward() -> None:
    assert can(mover(2, 1, (2, 1)), "step") == ["diagonal-up", "forward", "diagonal-down", "up", "down"]


def test_G27_diagonal_steps_need_a_made_bid() -> None:
    assert can(mover(2, 0, (2, 1)), "step") == ["forward", "up", "down"]


def test_G27_an_occupied_square_cannot_be_entered() -> None:
    match = mover(2, 1, (2, 1))
    put(match, marker=[square(2, 1), square(3, 1), square(3, 0), square(2, 2)])
    assert can(match, "step") == ["diagonal-down", "up"]


def test_G27_a_barrier_cannot_be_crossed() -> None:
    match = mover(2, 0, (2, 1))
    match.state.wall[square(2, 1)] = WALL_RIGHT | WALL_BELOW
    assert can(match, "step") == ["up"]


def test_G27_example_past_a_barrier_straight_ahead_the_diagonals_are_open() -> None:
    match = mover(2, 1, (2, 1))
    match.state.wall[square(2, 1)] = WALL_RIGHT
    assert can(match, "step") == ["diagonal-up", "diagonal-down", "up", "down"]


@pytest.mark.parametrize("first", [(2, 1, WALL_RIGHT), (3, 1, WALL_BELOW)])
@pytest.mark.parametrize("second", [(2, 1, WALL_BELOW), (2, 2, WALL_RIGHT)])
def test_G27_a_diagonal_is_blocked_when_both_ways_around_the_corner_are(
    first: tuple[int, int, int], second: tuple[int, int, int]
) -> None:
    match = mover(2, 1, (2, 1))
    for column, row, wall in (first, second):
        match.state.wall[square(column, row)] |= wall
    assert "diagonal-down" not in can(match, "step")
    for column, row, wall in (first, second):
        match.state.wall[:] = 0
        match.state.wall[square(column, row)] = wall
        assert "diagonal-down" in can(match, "step")


def test_G27_open_sea_is_no_barrier_between_corners() -> None:
    match = doubloon.game("casket").start(4, 1, {"layout": "corner"})
    match.state.wall[:] = 0
    put(match, points=[2], diagonals=[1], marker=[square(5, 3)], phase=MOVING, turn=0)
    assert can(match, "step") == ["diagonal-up", "down"]


def test_G27_points_without_a_possible_step_are_lost() -> None:
    match = mover(1, 0, (2, 0))
    put(match, marker=[square(2, 0), square(4, 0), square(3, 1)])
    do(match, "step", way="forward")
    match = mover(2, 0, (2, 0))
    put(match, marker=[square(2, 0), square(4, 0), square(3, 1)])
    events = do(match, "step", way="forward")
    assert told(events, "blocked") == {"seat": 0, "lost": 1}


def test_G27_with_a_made_bid_one_may_stop_early() -> None:
    match = mover(3, 1, (2, 1))
    do(match, "step", way="forward")
    assert told(do(match, "stop"), "stopped") == {"seat": 0, "lost": 2}


def test_G28_the_start_square_takes_the_first_step() -> None:
    match = mover(2, 1, None)
    assert can(match, "enter") == ["bottom"]
    events = do(match, "enter", row="bottom")
    assert told(events, "entered") == {"seat": 0, "column": 0, "row": 2, "left": 1}
    assert match.state.entered == 1


def test_G28_several_markers_may_stand_in_the_harbour() -> None:
    match = mover(1, 0, None)
    put(match, marker=[OFF_MAP, square(0, 2), square(0, 2)])
    do(match, "enter", row="bottom")
    assert match.state.marker[:3].tolist() == [square(0, 2)] * 3


def test_G28_one_may_step_sideways_into_the_harbour_where_others_are() -> None:
    match = mover(1, 0, (0, 1))
    put(match, marker=[square(0, 1), square(0, 2)])
    assert "down" in can(match, "step")


def test_G28_only_the_harbour_holds_several_markers() -> None:
    match = mover(1, 0, (0, 2))
    put(match, marker=[square(0, 2), square(0, 1)])
    assert can(match, "step") == ["forward"]


def test_G28_a_start_that_is_a_corner_cannot_be_entered_when_occupied() -> None:
    match = reckoned([1, 0, 5, 5], [1, 5, 0, 0], start=STARTS.index("corner"), marker=[OFF_MAP, square(0, 2)])
    assert match.state.rounds == 1  # seat 0 lost its points, and nobody else had any


def test_G28_any_free_square_of_the_first_column_can_be_the_start() -> None:
    match = mover(2, 1, None)
    put(match, start=STARTS.index("column"), marker=[OFF_MAP, square(0, 1)])
    assert can(match, "enter") == ["top", "bottom"]


def test_G28_who_stands_on_the_start_must_leave_it_if_they_can() -> None:
    match = mover(2, 1, (0, 2))
    assert can(match, "stop") == []
    do(match, "step", way="up")
    assert can(match, "stop") == [None]


# Acceleration, the end


def test_G5_a_line_is_crossed_when_a_marker_enters_a_column_beyond() -> None:
    match = mover(3, 1, (2, 1))
    assert list(match.state.line) == [4, 8]
    assert "accelerated" not in kinds(do(match, "step", way="forward"))
    assert told(do(match, "step", way="forward"), "accelerated") == {"point": 1, "fights": 4}
    assert match.state.crossed == 1


@pytest.mark.parametrize(
    ("cards", "lines"), [(3, [2, 4]), (4, [2, 4]), (5, [2, 6]), (6, [4, 8]), (7, [4, 8]), (9, [6, 12]), (10, [6, 12])]
)
def test_G5_the_lines_lie_after_a_third_and_two_thirds_of_the_map_cards(cards: int, lines: list[int]) -> None:
    match = doubloon.game("casket").start(4, 1, {"map_cards": cards})
    assert list(match.state.line) == lines


def test_G29_the_first_captain_on_the_finish_wins_at_once() -> None:
    match = mover(3, 1, (10, 0))
    events = do(match, "step", way="forward")
    assert kinds(events)[-1] == "won"
    assert match.over
    assert match.ranks == (1, 2, 2, 2)
    assert match.scores == (1, 0, 0, 0)


def test_G4_G29_only_the_top_square_of_the_last_column_is_the_finish_or_any_of_them() -> None:
    match = mover(3, 1, (10, 1))
    do(match, "step", way="forward")
    assert not match.over
    match = mover(3, 1, (10, 1), finish=1)
    do(match, "step", way="forward")
    assert match.over


def test_G30_the_rest_are_ranked_by_steps_and_off_the_map_is_last() -> None:
    match = mover(3, 1, (10, 0))
    put(match, marker=[square(10, 0), square(10, 2), OFF_MAP, square(8, 2)])
    do(match, "step", way="forward")
    assert match.ranks == (1, 2, 4, 3)


def test_G30_equal_distances_share_a_place() -> None:
    match = mover(3, 1, (10, 0))
    put(match, marker=[square(10, 0), square(9, 2), OFF_MAP, square(9, 0)])
    do(match, "step", way="forward")
    assert match.ranks == (1, 2, 4, 2)


def test_G30_barriers_count_and_other_markers_do_not() -> None:
    match = mover(3, 1, (9, 0))
    match.state.marker[1:4] = [square(10, 0), square(10, 1), OFF_MAP]
    assert distance_to_finish(measured(match).state, 0) == 2
    match.state.wall[square(10, 0)] = WALL_RIGHT | WALL_BELOW
    match.state.wall[square(10, 1)] = WALL_RIGHT
    match.state.wall[square(11, 0)] = WALL_BELOW
    assert distance_to_finish(measured(match).state, 0) == FAR
    assert distance_to_finish(match.state, 3) > FAR


def test_G30_at_the_battle_limit_nobody_wins_and_all_are_ranked() -> None:
    match = reckoned([5, 5, 5, 5], [0, 0, 0, 0], battle_limit=1, marker=[square(3, 0), OFF_MAP, square(4, 0), OFF_MAP])
    assert match.over
    assert match.ranks == (2, 3, 1, 3)
    assert match.winners == ()
    assert match.scores == (0, 0, 0, 0)
    assert match.view(None)["winner"] is None


@pytest.mark.parametrize("layout", ["straight", "zigzag", "corner"])
@pytest.mark.parametrize("cards", [3, 6, 10])
def test_G4_every_map_has_a_way_to_the_finish(layout: str, cards: int) -> None:
    for seed in range(40):
        match = doubloon.game("casket").start(4, seed, {"layout": layout, "map_cards": cards})
        start = square(0, int(match.state.start_row) + 2)
        assert match.state.steps_left[start] < FAR


@pytest.mark.parametrize(
    ("to", "reason"),
    [
        ((3, 1), None),
        ((2, 1), "refused-there"),
        ((1, 1), "refused-back"),
        ((4, 1), "refused-far"),
        ((3, 0), "refused-diagonal"),
        ((2, 0), "refused-occupied"),
        ((2, 2), "refused-barrier"),
    ],
)
def test_G27_asking_about_a_square_says_why_it_cannot_be_the_next_step(to: tuple[int, int], reason: str | None) -> None:
    match = mover(1, made=0, at=(2, 1))
    match.state.marker[1] = square(2, 0)
    match.state.wall[square(2, 1)] = WALL_BELOW
    refused = match.why_not(0, {"do": "go", "column": to[0], "row": to[1]})
    assert (refused.code if refused else None) == reason


@pytest.mark.parametrize(("row", "reason"), [(2, None), (0, "refused-no-start")])
def test_G28_asking_about_a_square_says_why_it_cannot_be_entered(row: int, reason: str | None) -> None:
    refused = mover(2, made=1, at=None).why_not(0, {"do": "go", "column": 0, "row": row})
    assert (refused.code if refused else None) == reason
    far = mover(2, made=1, at=None).why_not(0, {"do": "go", "column": 3, "row": row})
    assert far
    assert far.code == "refused-no-start"


def test_while_cards_are_played_no_square_can_be_gone_to() -> None:
    refused = battle(["S1 S2", "S3 S4", "S5 S6", "S7 S8"]).why_not(0, {"do": "go", "column": 0, "row": 2})
    assert refused
    assert refused.code == "refused-not-asked"


@pytest.mark.parametrize(
    ("theirs", "passed"),
    [((2, 0), True), ((3, 0), False), ((1, 0), False), ((0, 2), False), (None, False)],  # the harbour, off the map
)
def test_who_steps_ahead_of_somebody_has_passed_them(theirs: tuple[int, int] | None, passed: bool) -> None:
    match = mover(2, made=1, at=(2, 1))
    match.state.marker[1] = OFF_MAP if theirs is None else square(*theirs)
    before, after = (distance_to_finish(match.state, 0) - ahead for ahead in range(2))
    events = do(match, "step", way="forward")
    found = [event for event in events if event.kind == "passed"]
    assert [event.fields for event in found] == [{"seat": 0, "target": 1, "steps": after}] * passed
    assert [event.befalls for event in found] == [1] * passed
    assert after < before


def test_who_arrives_at_the_casket_wins_and_passes_nobody() -> None:
    match = mover(1, made=0, at=(10, 0))
    match.state.marker[1] = square(10, 1)
    assert "passed" not in kinds(do(match, "step", way="forward"))
