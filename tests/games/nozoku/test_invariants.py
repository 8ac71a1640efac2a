"""What never changes, on games that hypothesis starts and plays at random."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import doubloon
from doubloon.games.nozoku.state import COLOURS, NAME, WHITE
from tests.games.nozoku.tables import dice, hand
from tests.positions import random_states

SEEDS = st.integers(0, 2**63 - 1)
some_games = settings(max_examples=8, deadline=None)


def every_die(view: dict[str, Any]) -> list[str]:
    parts = [dice(view["cave"]), *(dice(player["held"]) for player in view["players"])]
    on_card = [view["taken"]["colour"][0] + str(view["taken"]["number"])] if view["taken"] else []
    return " ".join(parts).split() + on_card


@given(seed=SEEDS)
@some_games
def test_N1_the_dice_of_each_colour_are_always_all_there(seed: int) -> None:
    for match in random_states("nozoku", seed, 400):
        colours = [die[0] for die in every_die(match.view(None))]
        for colour, name in enumerate(COLOURS):
            expected = 4 if colour == WHITE else 7 * (colour < match.players)
            assert colours.count(name[0]) == expected


@given(seed=SEEDS)
@some_games
def test_N7_hand_and_pile_are_always_the_six_cards(seed: int) -> None:
    for match in random_states("nozoku", seed, 400):
        for player in match.view(None)["players"]:
            assert sorted(player["hand"] + player["pile"]) == [[1, 2], [2, 3], [3, 5], [4, 1], [5, 6], [6, 4]]


@given(seed=SEEDS)
@some_games
def test_N5_the_taken_die_is_held_by_nobody_and_gone_from_the_cave(seed: int) -> None:
    before: dict[str, Any] = {}
    for match in random_states("nozoku", seed, 400):
        view = match.view(None)
        if before and before["step"] == "take":
            assert view["taken"]["number"] not in hand(match, view["turn"])
            assert [player["held"] for player in view["players"]] == [player["held"] for player in before["players"]]
            assert len(dice(view["cave"]).split()) == len(dice(before["cave"]).split()) - 1
        before = view


@given(seed=SEEDS)
@some_games
def test_N15_nobody_starts_a_turn_without_cards(seed: int) -> None:
    for match in random_states("nozoku", seed, 400):
        if match.view(None)["step"] in ("take", "stuck", "name"):
            assert all(hand(match, seat) for seat in range(match.players))


@given(seed=SEEDS)
@some_games
def test_N14_a_die_lies_on_a_card_only_during_a_turn_that_took_one(seed: int) -> None:
    for match in random_states("nozoku", seed, 400):
        view = match.view(None)
        assert bool(view["taken"]) == (view["step"] in ("main", "sub", "peek", "peeked"))


@given(seed=SEEDS)
@some_games
def test_an_action_is_under_way_exactly_when_a_die_is_to_be_turned(seed: int) -> None:
    for match in random_states("nozoku", seed, 400):
        view = match.view(None)
        assert bool(view["action"]) == (view["step"] in ("main", "sub", "recalled", "peeked"))
        assert bool(match.state.then) == (view["step"] == "main")


@given(seed=SEEDS)
@some_games
def test_one_seat_decides_except_when_numbers_are_named(seed: int) -> None:
    for match in random_states("nozoku", seed, 400):
        assert list(match.actors) == match.view(None)["actors"]
        assert len(match.actors) == 1 or match.state.step >= NAME


def test_N16_N17_games_with_any_options_end() -> None:
    for players in (2, 3, 4):
        for options in ({"dice_per_colour": 5, "white_dice": 0}, {"dice_per_colour": 12, "white_dice": 8}):
            result = doubloon.simulate("nozoku", players=players, games=4, seed=3, options=options)
            assert (result.rounds <= 40).all()
            assert (result.ranks.min(axis=1) == 1).all()
