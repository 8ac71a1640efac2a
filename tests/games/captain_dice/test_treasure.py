"""The treasure phase: C19 to C22, and the round limit of C24."""

from typing import Any

import pytest

import doubloon
from doubloon.games.captain_dice.rules.treasure import largest_rectangle
from doubloon.games.captain_dice.state import NO_TREASURE, OVER
from tests.games.captain_dice.tables import battle, cards_of, discards, taken
from tests.positions import kinds, told


def shrunk(left: int, **fields: Any) -> tuple[doubloon.Match, list[doubloon.Event]]:
    """A round of four players in which two cards are taken, and that many are left then in field and deck."""
    return battle({0: {"a1": "spy"}, 1: {"d4": "spy"}}, pile_count=left - 14, **fields)


def test_C19_the_treasure_under_a_surviving_card_is_taken() -> None:
    match, events = battle({0: {"a1": "spy"}, 1: {"c4": "spy"}}, field={"a1": 33, "c4": 12})
    assert told(events[:5], "taken") == {"seat": 0, "low": 3, "high": 3, "cell": "a1", "way": "under"}
    assert match.view(None)["players"][1]["loot"] == [12]


def test_C19_blue_takes_all_four_of_a_row_between_squid_king_and_spy_ship() -> None:
    _, events = battle({1: {"a2": "squid", "d2": "spy"}})
    assert taken(events, 1) == {"a2", "b2", "c2", "d2"}


@pytest.mark.parametrize(
    ("ends", "line"),
    [(("b1", "b4"), {"b2", "b3"}), (("a1", "d4"), {"b2", "c3"}), (("d1", "b3"), {"c2"}), (("a1", "b3"), set())],
)
def test_C19_columns_and_diagonals_enclose_too_and_nothing_else(ends: tuple[str, str], line: set[str]) -> None:
    _, events = battle({1: dict.fromkeys(ends, "spy")})
    assert taken(events, 1) == {*ends, *line}


def test_C19_an_opponents_card_in_between_spoils_it() -> None:
    _, events = battle({0: {"a1": "spy", "d1": "spy"}, 3: {"b1": "spy"}})
    assert taken(events, 0) == {"a1", "d1"}
    assert taken(events, 3) == {"b1"}


def test_C19_a_card_that_was_removed_spoils_nothing() -> None:
    _, events = battle({0: {"a1": "broadside", "d1": "spy"}, 3: {"b1": "spy"}})
    assert taken(events, 0) == {"a1", "b1", "c1", "d1"}


def test_C19_ones_own_card_in_between_does_not_matter() -> None:
    _, events = battle({0: {"a1": "spy", "b1": "spy", "d1": "spy"}})
    assert taken(events, 0) == {"a1", "b1", "c1", "d1"}


def test_C19_an_own_card_behind_an_opponents_still_encloses_with_another() -> None:
    _, events = battle({0: {"a1": "spy", "c1": "spy"}, 1: {"d1": "spy"}, 2: {"b4": "spy"}})
    assert taken(events, 0) == {"a1", "b1", "c1"}


@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_C19_what_several_enclose_goes_to_the_one_nearest_to_the_first_player(first: int, winner: int) -> None:
    _, events = battle({0: {"a2": "spy", "c2": "spy"}, 1: {"b1": "spy", "b3": "spy"}}, first=first)
    assert "b2" in taken(events, winner)
    assert "b2" not in taken(events, 1 - winner)


def test_C20_all_cards_go_to_the_discard_piles() -> None:
    match, _ = battle({0: {"a1": "gun", "b4": "spy"}, 1: {"c2": "hostage"}})
    assert discards(match, 0) == ["gun", "spy"]
    assert discards(match, 1) == ["hostage"]
    assert not match.state.cards_on.any()
    assert cards_of(match, 0) == [0, 1, 2, 3, 4, 5, 5, 5, 5]


def test_C21_the_field_is_filled_up_from_the_deck() -> None:
    match, events = battle({0: {"a1": "spy"}, 1: {"c4": "spy"}})
    assert [event.fields["cell"] for event in events if event.kind == "treasure-laid"] == ["a1", "c4"]
    assert match.view(None)["deck"] == 24
    assert all(cell["treasure"] for cell in match.view(None)["field"].values())


@pytest.mark.parametrize(
    ("left", "rows", "columns", "deck"),
    [(16, 4, 4, 0), (15, 3, 5, 0), (14, 3, 4, 2)],
)
def test_C21_a_field_that_cannot_be_full_is_laid_out_anew(left: int, rows: int, columns: int, deck: int) -> None:
    match, events = shrunk(left)
    view = match.view(None)
    assert (view["rows"], view["columns"], view["deck"]) == (rows, columns, deck)
    assert ("laid-out" in kinds(events)) == (left < 16)
    assert all(cell["treasure"] for cell in view["field"].values())
    assert len(view["field"]) == rows * columns


@pytest.mark.parametrize(
    ("cards", "rectangle"), [(9, (3, 3)), (11, (3, 3)), (12, (3, 4)), (14, (3, 4)), (15, (3, 5)), (16, (4, 4))]
)
def test_C21_the_largest_rectangle_and_the_squarest(cards: int, rectangle: tuple[int, int]) -> None:
    assert largest_rectangle(cards) == rectangle


def test_C21_from_then_on_that_rectangle_is_full() -> None:
    match, _ = shrunk(14)
    before = match.view(None)
    for seat in (*match.actors, 0, 1, 2, 3):
        match.play(seat, {"do": "ring"})
    assert match.view(None)["round"] == before["round"] + 1
    assert match.view(None)["field"] == before["field"]


def test_C22_the_game_is_over_when_fewer_than_nine_cards_are_left() -> None:
    match, events = battle({0: {"a1": "spy"}}, players=2, pile_count=10)
    assert told(events, "game-ended") == {"round": 1, "why": "treasure"}
    assert match.over
    assert match.state.phase == OVER


def test_C22_with_nine_cards_left_it_goes_on() -> None:
    match, events = battle({0: {"a1": "spy"}}, players=2, pile_count=11)
    assert "game-ended" not in kinds(events)
    assert (match.view(None)["deck"], len(match.view(None)["field"])) == (0, 9)


def test_C22_the_field_stays_as_it_was_left_when_the_game_is_over() -> None:
    match, _ = battle({0: {"a1": "spy"}}, players=2, pile_count=10)
    assert match.state.treasure[0] == NO_TREASURE
    assert match.view(None)["field"]["a1"]["treasure"] is None


def test_C24_at_the_round_limit_the_game_ends_and_is_scored() -> None:
    match, events = battle({1: {"a1": "spy"}}, options={"round_limit": 5}, rounds=4)
    assert told(events, "game-ended") == {"round": 5, "why": "limit"}
    assert match.ranks == (2, 1, 2, 2)
    assert match.scores == (0, 1, 0, 0)
