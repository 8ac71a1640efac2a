"""What is hidden, and that nothing of it shows: C25 and C26."""

from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.bots.mind import Mind, new_desk
from doubloon.engine.chance import seed_generator
from doubloon.engine.entries import compiled
from doubloon.engine.events import new_log
from doubloon.engine.records import new
from doubloon.engine.rule import INTERPRETED
from tests.games.captain_dice.tables import cell, set_up_phase
from tests.games.captain_dice.twins import watch_games
from tests.positions import told

GAMES = 3 if INTERPRETED else 2_000
MANY_GAMES = pytest.param(10_000, marks=[pytest.mark.long, pytest.mark.compiled])
GAME = doubloon.game("captain_dice")


def lay(card: str, place: str) -> dict[str, Any]:
    return {"do": "lay", "card": card, "cell": place}


def test_C25_a_face_down_card_is_known_to_its_owner_alone() -> None:
    match = set_up_phase(on={0: "a1", 1: "b1"})
    events = match.play(0, lay("squid", "a1"))
    assert [(event.kind, event.visible_to(0), event.visible_to(1), event.visible_to(None)) for event in events] == [
        ("card-laid", True, True, True),
        ("own-card-laid", True, False, False),
    ]
    assert match.view(0)["field"]["a1"]["card"] == "squid"
    assert match.view(1)["field"]["a1"]["card"] == match.view(None)["field"]["a1"]["card"] == "face-down"


def test_C25_everyone_knows_what_an_opponent_has_in_hand_and_face_down_together() -> None:
    match = set_up_phase(on={0: "a1", 1: "b1"})
    match.play(0, lay("squid", "a1"))
    seen = match.view(1)["players"][0]
    assert seen["unseen"] == {"hostage": 1, "boarding": 1, "broadside": 1, "gun": 1, "squid": 1, "spy": 4}
    assert (seen["hand_size"], seen["hand"]) == (8, {})
    assert match.view(0)["players"][0]["hand"] == {"hostage": 1, "boarding": 1, "broadside": 1, "gun": 1, "spy": 4}


def test_C25_what_was_seen_in_battle_is_no_longer_unseen() -> None:
    match = set_up_phase(on={0: "a1"})
    match.play(0, lay("squid", "a1"))
    seen = match.view(1)["players"][0]
    assert seen["discard"] == {"squid": 1}
    assert seen["unseen"] == {"hostage": 1, "boarding": 1, "broadside": 1, "gun": 1, "spy": 4}


def took_back() -> doubloon.Match:
    """Seat 0 had spy and gun in hand, laid both, took the rest back and laid a hostage."""
    match = set_up_phase(on={0: "a1 b1 c1", 1: "d3 d2 d1"})
    match.state.hand[0] = [0, 0, 0, 1, 0, 1]
    match.state.discard[0] = [1, 1, 1, 0, 1, 3]
    for mine, theirs in ((lay("spy", "a1"), "d3"), (lay("gun", "b1"), "d2")):
        match.play(0, mine)
        match.play(1, lay("spy", theirs))
    match.play(0, lay("hostage", "c1"))
    return match


def test_C25_cards_from_before_the_discards_were_taken_back_are_known_apart() -> None:
    seen = took_back().view(1)["players"][0]
    assert seen["early"] == ["a1", "b1"]
    assert seen["unseen_early"] == {"gun": 1, "spy": 1}
    assert seen["unseen"] == {"hostage": 1, "boarding": 1, "broadside": 1, "squid": 1, "spy": 3}


def test_C25_a_redeal_keeps_to_what_was_seen() -> None:
    match, early, late = took_back(), set(), set()
    for seed in range(200):
        twin = match.copy()
        seed_generator(twin.state, np.uint64(seed), 0)
        GAME.rules.redeal(twin.state, 1)
        card = twin.state.card
        early.add((int(card[cell("a1")]), int(card[cell("b1")])))
        late.add(int(card[cell("c1")]))
        assert card[cell("d3")] == 5
    assert early == {(3, 5), (5, 3)}
    assert late == {0, 1, 2, 4, 5}


def after_a_battle(discards: str) -> doubloon.Match:
    """Seat 0 has used its squid king."""
    match = set_up_phase(on={0: "a1"}, options={"discards": discards})
    match.play(0, lay("squid", "a1"))
    return match


def test_C20_where_discards_are_hidden_others_see_how_many_there_are() -> None:
    seen = after_a_battle("hidden").view(1)["players"][0]
    assert (seen["discard"], seen["discard_size"], seen["hand_size"]) == ({}, 1, 8)
    assert seen["unseen"] == {"hostage": 1, "boarding": 1, "broadside": 1, "gun": 1, "squid": 1, "spy": 4}


def test_C20_ones_own_discards_are_never_hidden() -> None:
    assert after_a_battle("hidden").view(0)["players"][0]["discard"] == {"squid": 1}


def test_C20_with_hidden_discards_a_redeal_may_put_any_card_anywhere() -> None:
    match, discarded = after_a_battle("hidden"), set()
    for seed in range(200):
        twin = match.copy()
        seed_generator(twin.state, np.uint64(seed), 0)
        GAME.rules.redeal(twin.state, 1)
        discarded.add(tuple(twin.state.discard[0].tolist()))
    assert len(discarded) == 6
    assert all(sum(cards) == 1 for cards in discarded)


def test_C26_nothing_in_a_view_depends_on_the_order_of_the_deck() -> None:
    match = GAME.start(players=2, seed=1)
    twin = match.copy()
    twin.state.pile[: twin.state.pile_count] = twin.state.pile[: twin.state.pile_count][::-1].copy()
    for viewer in (None, 0, 1):
        assert twin.seen(viewer).tobytes() == match.seen(viewer).tobytes()


def test_C26_every_unseen_card_may_be_the_next_one() -> None:
    match = set_up_phase(2, on={0: "a1"})
    laid = [told(match.copy().play(0, lay("spy", "a1"), entropy), "treasure-laid") for entropy in range(600)]
    drawn = {10 * int(card["low"]) + int(card["high"]) for card in laid}
    assert match.state.pile_count == 33  # the deck's 23 and the ten left out
    assert drawn == set(match.state.pile[:33].tolist())


@pytest.mark.parametrize("games", [GAMES, MANY_GAMES])
def test_C25_C26_what_a_viewer_cannot_know_changes_nothing_for_them(games: int) -> None:
    states, views = new(GAME.state, 3), new(GAME.view, 2)
    tally = np.zeros(6, np.int64)
    compiled(watch_games, GAME)(
        games,
        np.arange(games, dtype=np.uint64),
        states,
        states.view(np.uint8).reshape(3, -1),
        views,
        views.view(np.uint8).reshape(2, -1),
        np.zeros((2, len(GAME.actions)), np.uint8),
        np.stack([new_log(), new_log()]),
        new(Mind, 4),
        new_desk(GAME)[0],
        tally,
    )
    compared, same, seen_apart, moves, told_apart, votes = tally.tolist()
    assert (seen_apart, told_apart) == (0, 0)
    assert compared > 20 * games
    assert same < compared * 3 / 4  # else the states hardly differed
    assert moves > 5 * games
    assert votes > 0 or INTERPRETED


@pytest.mark.parametrize("level", ["mate", pytest.param("captain:100", marks=pytest.mark.compiled)])
def test_C25_a_bot_chooses_by_what_its_seat_may_know(level: str) -> None:
    match = took_back()
    twin = match.copy()
    a1, b1 = cell("a1"), cell("b1")
    twin.state.card[a1], twin.state.card[b1] = match.state.card[b1], match.state.card[a1]
    choices = [[Bot(level, seed).choose(game, 1) for seed in range(30)] for game in (match, twin)]
    assert choices[0] == choices[1]
