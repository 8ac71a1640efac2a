"""What is seen of a game of Captain Dice from one event to the next."""

from itertools import pairwise
from typing import Any, ClassVar

import numpy as np
import pytest

import doubloon
from doubloon.games.captain_dice.field import BETWEEN
from doubloon.testing import random_positions, redealt, viewers
from tests.games.captain_dice.plain_fight import EMPTY, is_enclosed
from tests.games.captain_dice.tables import battle, cell, dice_phase, named, set_up_phase
from tests.pictures import PictureTests
from tests.positions import kinds, position


class TestPictures(PictureTests):
    game = "captain_dice"
    ways = (
        {"mode": "turns"},
        {"round_limit": 2},
        {"mode": "turns", "discards": "hidden", "round_limit": 6},
        {"mode": "turns", "round_limit": 1, "help": "lines"},
        {"boarding": "all", "round_limit": 1, "help": "lines"},
    )
    seats = "players"
    rare = ("bell-by-itself", "game-ended", "tied", "voted", "own-vote", "votes-counted", "won")
    may_change: ClassVar = {
        "started": "",
        "laid-out": "rows columns field deck",
        "row-laid": "field deck",
        "treasure-laid": "field deck",
        "round-began": "round phase battle turn no_bell seat.locked_out others.locked_out lines_to_ring",
        "bell-began": "phase lines_to_ring",
        "bell-by-itself": "phase",
        "lot": "",
        "turn-began": "turn",
        "cast": "seat.dice",
        "placed": "field no_bell seat.dice seat.dice_in_hand encloses lines_to_ring",
        "turn-ended": "no_bell lines_to_ring",
        "bell-ended": "first phase turn seat.dice others.dice lines_to_ring",
        "bell-closes": "first no_bell lines_to_ring",
        "bell-wrong": "seat.locked_out",
        "dice-ended": "phase turn no_bell others.dice lines_to_ring",
        "took-back": "seat.hand seat.hand_size seat.discard seat.discard_size seat.early seat.unseen seat.unseen_early",
        "card-laid": "field turn seat.hand seat.hand_size seat.dice_in_hand",
        "own-card-laid": "",
        "turned-up": "phase battle field turn seat.unseen seat.unseen_early",
        "attacked": "",
        "removed": "battle field target.discard target.discard_size target.early encloses",
        "taken": "phase battle field seat.treasures seat.doubles seat.loot encloses",
        "put-away": "battle field others.discard others.discard_size others.early",
        "game-ended": "phase battle vote toasted",
        "tied": "",
        "voted": "vote",
        "own-vote": "",
        "votes-counted": "",
        "won": "phase vote toasted",
    }


def seen(match: doubloon.Match, events: list[doubloon.Event], kind: str, viewer: int | None = None) -> list[Any]:
    """What a viewer saw after each event of that kind."""
    told = zip(events, match.pictures(viewer), strict=True)
    return [picture for event, picture in told if event.kind == kind]


def test_C13_the_turn_has_passed_to_the_next_who_has_dice_when_a_card_is_told() -> None:
    match = set_up_phase(on={0: "a1", 2: "b1"})
    events = match.play(0, {"do": "lay", "card": "spy", "cell": "a1"})
    assert seen(match, events, "card-laid")[0]["turn"] == 2


def test_C9_C13_the_bell_is_told_when_it_is_known_who_lays_first() -> None:
    match = dice_phase(on={1: "a1 b1", 3: "c1"})
    events = match.play(0, {"do": "ring"})
    rung = seen(match, events, "bell-ended")[0]
    assert (rung["phase"], rung["first"], rung["turn"]) == ("set-up", 0, 1)


def test_C16_C25_cards_are_turned_up_one_by_one_for_everyone_but_their_owner_to_see() -> None:
    cards = {0: {"a1": "gun"}, 1: {"b1": "spy", "d1": "hostage"}, 2: {"c3": "squid"}}
    match, events = battle(cards)
    for viewer, own in ((None, 0), (2, 1), (3, 0)):
        for place, picture in enumerate(seen(match, events, "turned-up", viewer), 1):
            known = [
                island["card"] for island in picture["field"].values() if island["card"] not in (None, "face-down")
            ]
            assert len(picture["battle"]["reach"]) == place
            assert len(known) == min(4, place + own * (place < 4))


@pytest.mark.compiled
def test_C25_nothing_is_seen_of_a_card_before_it_is_turned_up() -> None:
    compared = 0
    for seed in range(8):
        match = doubloon.game("captain_dice").start(2 + seed % 3, seed, {"mode": "turns", "round_limit": 3})
        for before in random_positions(match):
            if before.over or before.view(None)["phase"] != "set-up":
                continue
            (actor,) = before.actors
            action = before.legal(actor)[0]
            for viewer in viewers(before):
                twin = redealt(before, viewer, seed)
                if action in twin.legal(actor):
                    seat = None if viewer < 0 else viewer
                    assert unrevealed(twin, actor, action, seat) == unrevealed(before.copy(), actor, action, seat)
                    compared += 1
    assert compared > 200


def unrevealed(match: doubloon.Match, actor: int, action: Any, viewer: int | None) -> list[Any]:
    """What a viewer saw after each event before something came to light."""
    events = match.play(actor, action)
    first = next((place for place, event in enumerate(events) if event.reveals), len(events))
    return match.pictures(viewer)[:first]


def test_C16_who_looks_on_knows_what_a_card_reaches_that_is_turned_up() -> None:
    match, events = battle({0: {"b2": "broadside"}, 1: {"d2": "spy"}})
    attacked, removed = (seen(match, events, kind)[0] for kind in ("attacked", "removed"))
    assert attacked["battle"]["reach"] == {"b2": ["a2", "c2", "d2"], "d2": []}
    assert removed["battle"]["reach"] == {"b2": ["a2", "c2", "d2"]}
    assert (attacked["phase"], attacked["turn"], attacked["battle"]["lines"]) == ("battle", None, [])


def test_C17_a_card_is_gone_when_its_removal_is_told() -> None:
    match, events = battle({0: {"a1": "broadside"}, 1: {"b1": "spy", "c1": "gun"}})
    left = [
        " ".join(name for name, island in picture["field"].items() if island["card"])
        for picture in seen(match, events, "removed")
    ]
    assert left == ["a1 c1", "a1"]


def test_C19_lines_are_seen_when_treasure_is_shared_out_and_not_before() -> None:
    match, events = battle({0: {"a1": "squid", "d1": "spy"}, 1: {"a2": "spy", "c4": "hostage"}})
    for kind, picture in zip(kinds(events), match.pictures(None), strict=True):
        lines = [tuple(line.values())[:3] for line in (picture["battle"] or {"lines": []})["lines"]]
        assert lines == ([(0, "a1", "d1"), (1, "a2", "c4")] if kind == "taken" else [])


@pytest.mark.compiled
def test_C19_lines_go_around_what_is_enclosed_and_nothing_else() -> None:
    drawn = 0
    for seed in range(12):
        match = doubloon.game("captain_dice").start(2 + seed % 3, seed, {"mode": "turns", "round_limit": 4})
        for before in random_positions(match):
            if before.over or before.view(None)["phase"] != "set-up":
                continue
            after = before.copy()
            for picture in seen(after, after.play(before.actors[0], before.legal(before.actors[0])[0]), "taken"):
                assert between(picture["battle"]["lines"]) == enclosed(picture)
                drawn += bool(picture["battle"]["lines"])
    assert drawn > 20


def between(lines: list[Any]) -> set[tuple[int, str]]:
    """By whom which cells are enclosed, if lines are drawn so."""
    ends = [(line["seat"], BETWEEN[cell(line["start"]), cell(line["end"])]) for line in lines]
    return {(seat, name) for seat, cells in ends for name in named(int(cells)).split()}


def enclosed(picture: dict[str, Any]) -> set[tuple[int, str]]:
    """The same, walked step by step."""
    owner = np.full((picture["rows"], picture["columns"]), EMPTY)
    places = {name: (int(name[1]) - 1, "abcde".index(name[0])) for name in picture["field"]}
    for name, place in places.items():
        if picture["field"][name]["card"]:
            owner[place] = picture["field"][name]["owner"]
    seats = range(len(picture["players"]))
    free = [name for name, place in places.items() if owner[place] == EMPTY]
    return {(seat, name) for seat in seats for name in free if is_enclosed(owner, *places[name], seat)}


def test_C20_cards_are_put_away_before_the_field_is_filled_up() -> None:
    match, events = battle({0: {"a1": "spy"}, 1: {"c3": "gun"}})
    away, filled = seen(match, events, "put-away")[0], seen(match, events, "treasure-laid")
    assert {island["card"] for island in away["field"].values()} == {None}
    empty = [sum(island["treasure"] is None for island in picture["field"].values()) for picture in (away, *filled)]
    assert empty == [2, 1, 0]
    assert [later["deck"] - earlier["deck"] for earlier, later in pairwise([away, *filled])] == [-1, -1]


def test_C21_a_new_field_is_seen_row_by_row() -> None:
    match = doubloon.game("captain_dice").start(3, 1)
    pictures = [*seen(match, match.opening, "laid-out"), *seen(match, match.opening, "row-laid")]
    counts = [sum(island["treasure"] is not None for island in picture["field"].values()) for picture in pictures]
    assert counts == [0, 4, 8, 12, 16]


def test_C23_a_vote_is_open_when_the_end_is_told_and_closed_when_the_winner_is() -> None:
    match = set_up_phase(3, on={0: "a1"}, options={"round_limit": 1}, treasures=[0, 1, 1])
    events = match.play(0, {"do": "lay", "card": "spy", "cell": "a1"})
    for kind in ("game-ended", "tied"):
        picture = seen(match, events, kind, 1)[0]
        assert picture["phase"] == "vote"
        assert (picture["vote"]["candidates"], picture["vote"]["mine"]) == ([0, 1, 2], None)
    voting = [match.play(seat, {"do": "vote", "seat": (seat + 1) % 3}) for seat in range(3)][-1]
    assert kinds(voting)[:2] == ["voted", "own-vote"]
    assert [picture["phase"] for picture in seen(match, voting, "votes-counted")] == ["vote"] * 3
    assert {picture["phase"] for picture in seen(match, voting, "won")} == {"over"}


def test_C5_the_bell_has_rung_when_it_is_told_that_it_rang_by_itself() -> None:
    match = position("captain_dice", 3)
    before = match.view(None)
    events = match.expire()
    assert (before["phase"], seen(match, events, "bell-by-itself")[0]["phase"]) == ("bell", "dice")
    assert [len(captain["dice"]) for captain in seen(match, events, "cast")[0]["players"]].count(6) == 1
