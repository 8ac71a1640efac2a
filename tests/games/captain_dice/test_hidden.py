"""What is hidden, and that nothing of it shows: C25 and C26."""

from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.bots.choose import Mind, any_seat, choose, mark_legal, new_desk
from doubloon.engine.chance import below, next_word, seed_generator
from doubloon.engine.dispatch import actors, play, redeal, setup, show
from doubloon.engine.events import EVERYONE, new_log
from doubloon.engine.records import new
from doubloon.engine.rule import INTERPRETED, rule
from doubloon.games.captain_dice.state import SET_UP, VOTE
from tests.games.captain_dice.tables import cell, set_up_phase
from tests.positions import told

GAMES = 15 if INTERPRETED else 10_000
SPECTATOR = -1
GAME = doubloon.game("captain_dice")
REVEALS = np.array([kind.reveals for kind in GAME.events.kinds], np.uint8)


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


def test_C26_nothing_in_a_view_depends_on_the_order_of_the_deck() -> None:
    match = GAME.start(players=2, seed=1)
    twin = match.copy()
    twin.state.pile[: twin.state.pile_count] = twin.state.pile[: twin.state.pile_count][::-1].copy()
    for viewer in (None, 0, 1):
        assert twin.seen(viewer).tobytes() == match.seen(viewer).tobytes()


def test_C26_every_unseen_card_may_be_the_next_one() -> None:
    match = set_up_phase(2, on={0: "a1"})
    drawn = {
        told(match.copy().play(0, lay("spy", "a1"), entropy), "treasure-laid")["treasure"] for entropy in range(600)
    }
    assert match.state.pile_count == 33  # the deck's 23 and the ten left out
    assert drawn == set(match.state.pile[:33].tolist())


@rule
def watch_games(games, seeds, states, raw, views, raw_views, masks, logs, minds, desk, tally):
    """Play games; at hidden moments compare the game with one that differs in what a viewer cannot know."""
    for number in range(games):
        s, twin = states[0], states[1]
        for place in range(raw.shape[1]):
            raw[0, place] = 0
        prepare(s, number)
        seed_generator(s, seeds[number], 0)
        for seat in range(len(minds)):
            seed_generator(minds[seat], seeds[number], 1 + seat)
            minds[seat].level = below(minds[seat], 2)
        setup(s, None)
        waiting = actors(s)
        while waiting:
            seat = any_seat(waiting, minds[0])
            action = choose(s, seat, minds[seat], desk)
            if s.phase == SET_UP or s.phase == VOTE or below(minds[0], 16) == 0:  # noqa: PLR1714
                for viewer in range(SPECTATOR, s.players):
                    chance = next_word(minds[0])
                    for which in range(1, 3):
                        states[which] = states[which - 1]
                        states[which].rng = chance
                        redeal(states[which], viewer)
                    compare(states, raw, viewer, views, raw_views, masks, tally)
                states[1] = s
                twin.rng = next_word(minds[0])
                redeal(twin, seat)
                compare_move(states, seat, action, logs, raw_views, views, tally)
            play(s, seat, action, None)
            waiting = actors(s)
        tally[5] += s.voted != 0


@rule
def prepare(s, number):
    s.players = 2 + number % 3
    s.mode = number // 3 % 2
    s.boarding = number // 6 % 2
    s.idle_limit = 60
    s.round_limit = 2 if number % 4 == 0 else 60  # short games end in votes more often


@rule
def compare(states, raw, viewer, views, raw_views, masks, tally):
    """Views and legal actions of two states that are the same to a viewer."""
    tally[0] += 1
    tally[1] += equal(raw[0, 8:], raw[1, 8:])  # but for the generator
    tally[2] += not equal(raw[1], raw[2])  # what is dealt anew depends on what was known, and on chance
    see(states, viewer, views, raw_views)
    tally[2] += not equal(raw_views[0], raw_views[1])
    tally[2] += actors(states[0]) != actors(states[1])
    if viewer != SPECTATOR and (actors(states[0]) >> viewer) & 1:
        mark_legal(states[0], viewer, masks[0])
        mark_legal(states[1], viewer, masks[1])
        tally[2] += not equal(masks[0], masks[1])


@rule
def compare_move(states, seat, action, logs, raw_views, views, tally):
    """The same move in both, and what its maker sees of it before chance or a secret comes to light."""
    states[2] = states[0]
    states[2].rng = states[1].rng
    logs[0, 0, 0] = 0
    logs[1, 0, 0] = 0
    play(states[2], seat, action, logs[0])
    play(states[1], seat, action, logs[1])
    mine, theirs = visible(logs[0], seat), visible(logs[1], seat)
    tally[3] += mine > 0
    tally[4] += not equal(logs[0, 1 : mine + 1].ravel(), logs[1, 1 : theirs + 1].ravel())
    if not revealed(logs[0]):
        see(states[1:3], seat, views, raw_views)
        tally[4] += not equal(raw_views[0], raw_views[1])


@rule
def see(states, viewer, views, raw_views):
    for which in range(2):
        for place in range(raw_views.shape[1]):
            raw_views[which, place] = 0
        show(states[which], viewer, views[which])


@rule
def visible(log, seat):
    """Move the events that a seat may know, up to the first that reveals something, to the front; how many."""
    kept = 0
    for row in range(1, min(log[0, 0], len(log) - 1) + 1):
        if REVEALS[log[row, 0]]:
            return kept
        if log[row, 1] == EVERYONE or (log[row, 1] >> seat) & 1:
            kept += 1
            log[kept] = log[row]
    return kept


@rule
def revealed(log):
    for row in range(1, min(log[0, 0], len(log) - 1) + 1):
        if REVEALS[log[row, 0]]:
            return True
    return False


@rule
def equal(one, other):
    if len(one) != len(other):
        return False
    for place in range(len(one)):
        if one[place] != other[place]:
            return False
    return True


def test_C25_C26_what_a_viewer_cannot_know_changes_nothing_for_them() -> None:
    states, views = new(GAME.state, 3), new(GAME.view, 2)
    tally = np.zeros(6, np.int64)
    watch_games(
        GAMES,
        np.arange(GAMES, dtype=np.uint64),
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
    assert compared > 20 * GAMES
    assert same < compared * 3 / 4  # else the states hardly differed
    assert moves > 5 * GAMES
    assert votes > 0 or INTERPRETED


@pytest.mark.parametrize("level", ["mate"])
def test_C25_a_bot_chooses_by_what_its_seat_may_know(level: str) -> None:
    match = took_back()
    twin = match.copy()
    a1, b1 = cell("a1"), cell("b1")
    twin.state.card[a1], twin.state.card[b1] = match.state.card[b1], match.state.card[a1]
    choices = [[Bot(level, seed).choose(game, 1) for seed in range(30)] for game in (match, twin)]
    assert choices[0] == choices[1]
