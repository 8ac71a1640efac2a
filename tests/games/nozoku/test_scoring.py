"""Naming a number, points and places: N18 to N20."""

import json

import pytest

import doubloon
from doubloon.engine.dispatch import SPECTATOR
from doubloon.games.nozoku.state import NAME
from tests.games.nozoku.tables import ENOUGH, name, table
from tests.positions import kinds, told


def ended(*held: str) -> doubloon.Match:
    return table(*held, cave=ENOUGH, step=NAME)


def named(match: doubloon.Match, *numbers: int) -> doubloon.Match:
    for seat, number in enumerate(numbers):
        match.play(seat, name(number))
    return match


def test_N18_everyone_may_name_at_once() -> None:
    match = ended("r1 r2", "b1 b1", "g1 g1")
    assert list(match.actors) == [0, 1, 2]
    match.play(1, name(1))
    assert list(match.actors) == [0, 2]


def test_N18_any_number_may_be_named() -> None:
    assert ended("r1 r1", "b1 b1").legal(0) == [name(number) for number in range(1, 7)]


def test_N18_what_was_named_is_secret_until_all_have_named() -> None:
    match = ended("r1 r2", "b1 b1")
    events = match.play(0, name(2))
    assert [event.kind for event in events if event.visible_to(1)] == ["number-chosen"]
    assert [event.kind for event in events if event.visible_to(0)] == ["you-named", "number-chosen"]
    assert [match.view(viewer)["players"][0]["named"] for viewer in (0, 1, None)] == [2, None, None]
    assert match.view(1)["players"][0]["has_named"]
    match.play(1, name(1))
    assert [match.view(viewer)["players"][0]["named"] for viewer in (0, 1, None)] == [2, 2, 2]


@pytest.mark.parametrize("viewer", [1, None])
def test_N18_the_view_is_the_same_whatever_was_named(viewer: int | None) -> None:
    seen = {named(ended("r1 r2", "b1 b1"), number).seen(viewer).tobytes() for number in range(1, 7)}
    assert len(seen) == 1


def test_N18_a_redeal_draws_only_what_others_named_in_secret() -> None:
    match = named(ended("r1 r2", "b1 b1", "g1 g1"), 2, 3)
    drawn = set()
    for seed in range(200):
        twin = match.copy()
        twin.state.rng = seed
        match.game.rules.redeal(twin.state, 0)
        drawn.add(tuple(twin.state.named[:3].tolist()))
    assert drawn == {(2, number, 0) for number in range(1, 7)}


def test_N18_a_redeal_for_a_spectator_draws_all_that_was_named() -> None:
    match = named(ended("r1 r2", "b1 b1", "g1 g1"), 2, 3)
    twin = match.copy()
    numbers = set()
    for seed in range(100):
        twin.state.rng = seed
        match.game.rules.redeal(twin.state, SPECTATOR)
        numbers.add(tuple(twin.state.named[:2].tolist()))
    assert len(numbers) > 25


def test_N18_the_dice_with_the_named_number_are_carried_home() -> None:
    match = named(ended("r2 r2 b3 w2", "b1 b1"), 2, 1)
    assert match.view(None)["players"][0]["result"]["home"] == 3
    assert match.view(None)["players"][0]["result"]["left_behind"] == 3


def test_N18_a_number_that_no_die_shows_brings_nothing_home() -> None:
    match = named(ended("r2 r2", "b1 b1"), 5, 1)
    assert match.scores == (0, 4)


def test_N19_points_are_the_sum_of_the_dice_carried_home() -> None:
    assert named(ended("r5 r5", "b1 b1 b1"), 5, 1).scores == (10, 5)


def test_N19_example_five_fours_the_most_of_all_are_22() -> None:
    match = ended("r4 r4 r4 b4 w4", "b6 b6")
    match.play(0, name(4))
    events = match.play(1, name(6))
    first = next(event.fields for event in events if event.kind == "carried-home")
    assert first == {"seat": 0, "number": 4, "dice": 5, "reward": 2, "points": 22}
    assert match.scores == (22, 12)


def test_N19_all_who_are_tied_for_the_most_dice_get_two_more() -> None:
    assert named(ended("r4 r4", "b6 b6", "g1"), 4, 6, 1).scores == (10, 14, 1)


def test_N19_only_dice_carried_home_count_for_the_most() -> None:
    assert named(ended("r4 r1 r2 r3", "b6 b6"), 4, 6).scores == (4, 14)


def test_N20_most_points_win() -> None:
    match = ended("r4 r4", "b6 b6", "g5 g5")
    match.play(0, name(4))
    match.play(1, name(6))
    assert told(match.play(2, name(5)), "won") == {"seat": 1, "points": 14, "white": 0, "left": 0, "by": "points"}
    assert match.ranks == (3, 1, 2)


def test_N20_a_tie_goes_to_more_white_dice_carried_home() -> None:
    assert named(ended("r4 r4 r6", "b4 w4"), 4, 4).ranks == (2, 1)


def test_N20_white_dice_left_behind_do_not_count() -> None:
    assert named(ended("r4 r4 w1", "b4 b4 r3"), 4, 4).ranks == (2, 1)


def test_N20_then_to_the_larger_sum_left_behind() -> None:
    assert named(ended("r4 r4 r5", "b4 b4 b3 b3"), 4, 4).ranks == (2, 1)


def test_N20_then_the_place_is_shared() -> None:
    match = ended("r4 r4 r5", "b4 b4 b2 b3", "g1 g1")
    match.play(0, name(4))
    match.play(1, name(4))
    events = match.play(2, name(1))
    assert match.ranks == (1, 1, 3)
    assert kinds(events).count("won") == 2


@pytest.mark.parametrize(
    ("held", "winner", "by"),
    [
        (("r4 r4", "b6"), 0, "points"),
        (("r4 r4 r6", "b4 w4"), 1, "white"),
        (("r4 r4 r5", "b4 b4 b3 b3"), 1, "left"),
        (("r4 w4 r5", "b4 b4 b3 b3", "g4 w4 g2"), 0, "left"),
        (("r4 r4 r5", "b4 b4 b2 b3", "g1"), 0, "shared"),
    ],
)
def test_N20_the_winner_is_told_with_the_reason(held: tuple[str, ...], winner: int, by: str) -> None:
    match = ended(*held)
    numbers = [4 if "4" in dice else int(dice[1]) for dice in held]
    for seat, number in enumerate(numbers):
        events = match.play(seat, name(number))
    won = [event.fields for event in events if event.kind == "won"]
    assert (won[0]["seat"], won[0]["by"]) == (winner, by)


def test_N20_the_winners_dice_are_counted_for_designers() -> None:
    assert named(ended("r4 r4 r4", "b6"), 4, 6).state.trove == 3


def test_N20_nothing_is_scored_before_the_end() -> None:
    match = ended("r4 r4", "b6 b6")
    assert match.view(None)["players"][0]["result"] is None
    assert (match.ranks, match.scores) == (None, None)


def test_a_view_is_made_of_plain_objects_only() -> None:
    match = doubloon.game("nozoku").start(players=3, seed=4)
    while not match.over:
        assert json.loads(json.dumps(match.view(0))) == match.view(0)
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])


def test_N18_the_dice_that_are_carried_home_are_shown() -> None:
    match = named(ended("r2 r2 r3 w2", "b1 b1"), 2, 1)
    assert match.view(None)["players"][0]["result"]["dice"] == ["red", "red", "white"]


def test_N19_the_reward_for_the_most_dice_is_shown() -> None:
    match = named(ended("r2 r2 r2", "b1 b1"), 2, 1)
    results = [player["result"] for player in match.view(None)["players"]]
    assert [(result["reward"], result["points"]) for result in results] == [(2, 8), (0, 2)]


def test_N20_who_is_tied_is_shown_and_who_of_them_is_ahead() -> None:
    match = named(ended("r2 r2", "b2 w2", "g1 g1"), 2, 2, 1)
    results = [player["result"] for player in match.view(None)["players"]]
    assert [(result["tied"], result["ahead"]) for result in results] == [(True, False), (True, True), (False, False)]
