"""What is hidden, what is known, and that neither a view nor a redeal tells more (G35)."""

from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.bots.mind import Mind
from doubloon.engine.chance import below, next_word, seed_generator
from doubloon.engine.dispatch import SPECTATOR, actors, legal, play, redeal, setup, show
from doubloon.engine.entries import compiled
from doubloon.engine.events import new_log
from doubloon.engine.records import new
from doubloon.engine.rule import INTERPRETED, rule
from doubloon.games.casket.state import DECK, DUMMY, PUBLIC, VIEWERS
from tests.games.casket.sea import battle, card, do, put
from tests.games.casket.sea import play as play_cards
from tests.positions import position, with_dice

GAMES = 12 if INTERPRETED else 10_000
EVERY = 40  # decisions of a game between two looks


def known(match: doubloon.Match, viewer: int | None, seat: int) -> list[int]:
    return [entry["card"] for entry in match.view(viewer)["captains"][seat]["known"]]


def redealt(match: doubloon.Match, viewer: int, seed: int) -> doubloon.Match:
    twin = match.copy()
    seed_generator(twin.state, np.uint64(seed), 9)
    match.game.rules.redeal(twin.state, viewer)
    return twin


# What is hidden


def test_G35_hands_are_seen_by_their_captains_only() -> None:
    match = position("casket", 4)
    for viewer in (None, 0, 1, 2, 3):
        hands = [bool(captain["hand"]) for captain in match.view(viewer)["captains"]]
        assert hands == [seat == viewer for seat in range(4)]


def test_G35_the_order_of_the_deck_is_hidden() -> None:
    match = battle(["S1", "S2", "S3", "S4"])
    orders = {tuple(redealt(match, 0, seed).state.deck[:32]) for seed in range(20)}
    assert len(orders) == 20


def test_G35_dealt_cards_are_whispered_to_their_captain() -> None:
    match = position("casket", 3)
    dealt = [event for event in match.opening if event.kind == "card-dealt"]
    assert len(dealt) == 6
    for event in dealt:
        seat = event.fields["seat"]
        assert [viewer for viewer in (None, 0, 1, 2) if event.visible_to(viewer)] == [seat]


# What is known


def lucky() -> doubloon.Match:
    match = battle(["A3 A1", "S8 A4", "A6 B1", "H1 B2"], deck="B9 B8", luck=[2])
    do(match, "try", card=card("A3"))
    do(match, "luck")
    do(match, "luck")
    return match


def test_G35_a_card_seen_by_luck_is_known_to_that_captain_alone() -> None:
    match = lucky()
    assert match.view(0)["drawn"]["card"] == card("B9")
    assert [match.view(viewer)["drawn"] for viewer in (None, 1, 2, 3)] == [None] * 4
    do(match, "keep")
    assert [entry["card"] for entry in match.view(0)["deck"]["known"]] == [card("B9")]
    assert match.view(1)["deck"]["known"] == []


def test_G35_a_redeal_leaves_the_card_that_luck_showed() -> None:
    match = lucky()
    for seed in range(20):
        assert redealt(match, 0, seed).state.deck[0] == card("B9")
    others = {int(redealt(match, 1, seed).state.deck[0]) for seed in range(60)}
    assert len(others) > 10
    do(match, "keep")
    bottom = match.state.top + match.state.left - 1
    assert all(redealt(match, 0, seed).state.deck[bottom] == card("B9") for seed in range(20))


def test_G35_a_luck_card_put_under_the_deck_is_known_to_all() -> None:
    match = lucky()
    do(match, "replace")
    assert [entry["card"] for entry in match.view(None)["deck"]["known"]] == [card("A3")]


def robbed() -> doubloon.Match:
    """Seat 0 has stolen the 5 of Axes from seat 1 and given the 1 of Axes for it."""
    match = battle(["S6 A1 A2", "S1 A4 A5", "B1 B2 B3", "H1 H2 H3"], luck=[2])
    do(match, "try", card=card("S6"))
    do(match, "luck")
    do(match, "luck")
    play_cards(match, "S1", "B1", "H1")
    do(with_dice(match, (2, 2)), "choose", seat=1)
    do(match, "give", card=card("A1"))
    return match


def test_G35_a_stolen_and_a_given_card_are_known_to_both() -> None:
    match = robbed()
    assert known(match, 0, 1) == [card("A1")]
    assert known(match, 1, 0) == [card("A5")]
    assert known(match, 2, 0) == known(match, 2, 1) == []


def test_G35_a_theft_is_whispered_to_both() -> None:
    match = battle(["S6 A1", "S1 A4", "B1 B2", "H1 H2"], luck=[2])
    do(match, "try", card=card("S6"))
    do(match, "luck")
    do(match, "luck")
    play_cards(match, "S1", "B1", "H1")
    events = do(match, "choose", seat=1)
    for seat, visible in ((0, True), (1, True), (2, False), (None, False)):
        assert any(event.kind == "stole-card" for event in events if event.visible_to(seat)) == visible


def test_G35_after_a_theft_a_third_captain_no_longer_knows_which_hand_has_a_shown_card() -> None:
    match = battle(["S6 A1 A2", "S1 A4 A7", "B1 B2 B3", "H1 H2 H3"], luck=[2])
    do(match, "try", card=card("S6"))
    do(match, "luck")
    do(match, "luck")
    match.state.led = 2  # seat 1 may try anything
    do(with_dice(match, (6, 2)), "try", card=card("A7"))
    assert known(match, 2, 1) == [card("A7")]
    play_cards(match, "S1")
    put(match, led=0)
    play_cards(match, "B1", "H1")
    do(match, "choose", seat=1)
    do(match, "give", card=card("A1"))
    assert known(match, 2, 1) == []
    seats = {
        seat for seed in range(60) for seat in range(4) if redealt(match, 2, seed).state.hand[seat] >> card("A7") & 1
    }
    assert seats == {0, 1}


def test_G35_a_captain_who_did_not_follow_suit_has_none_of_it() -> None:
    match = battle(["S9 A1", "B1 A2", "S1 A3", "H1 A4"])
    play_cards(match, "S9", "B1")
    assert match.view(0)["captains"][1]["void"] == ["swords"]
    assert match.view(0)["captains"][2]["void"] == []
    for seed in range(60):
        assert redealt(match, 0, seed).state.hand[1] & 0x1FF == 0


def test_G12_G35_trying_another_feature_than_fog_shows_that_there_is_none_of_the_suit() -> None:
    match = battle(["S9 A1", "B1 A2", "S1 A3", "H1 A4"])
    play_cards(match, "S9")
    do(with_dice(match, (6, 2)), "try", card=card("B1"))
    assert match.view(0)["captains"][1]["void"] == ["swords"]


def test_G16_G35_who_is_asked_about_the_fog_has_none_of_the_suit_and_all_know_it() -> None:
    for hand, void in (("A5 S1", []), ("A5 H2", ["swords"])):
        match = battle(["S9 A1", hand, "S2 A3", "H1 A4"], luck=[0, 1])
        play_cards(match, "S9")
        do(match, "try", card=card("A5"))
        do(match, "luck")
        assert match.view(0)["captains"][1]["void"] == void


def test_G16_G35_a_fog_that_is_raised_unasked_shows_that_its_captain_holds_the_suit() -> None:
    match = battle(["S9 A1", "A5 S1", "S2 A3", "H1 A4"], luck=[0, 1])
    play_cards(match, "S9")
    do(match, "try", card=card("A5"))
    raised = [event for event in do(match, "luck") if event.kind == "fog-raised"]
    assert [event.reveals for event in raised] == [True]


def test_G13_G35_a_failed_card_that_is_played_was_the_last_of_its_suit() -> None:
    match = battle(["S9 A1 B1", "S3 A2 B2", "S1 A3 B3", "H1 A4 B4"])
    play_cards(match, "S9")
    do(with_dice(match, (6, 2)), "try", card=card("S3"))
    play_cards(match, "S3")
    assert match.view(0)["captains"][1]["void"] == ["swords"]


def test_G32_G35_who_exchanged_knows_the_dummys_hand_and_follows_it() -> None:
    match = position("casket", 2)
    first, second = match.actors[0], 1 - match.actors[0]
    mine = [entry["card"] for entry in match.view(first)["captains"][first]["hand"]]
    do(match, "exchange", answer="yes")
    assert [entry["card"] for entry in match.view(first)["dummy"]["known"]] == mine
    assert match.view(second)["dummy"]["known"] == []
    do(match, "bid", fights=0)
    do(match, "exchange", answer="yes")
    assert known(match, first, second) == mine


def test_G35_a_redeal_gives_every_unknown_card_to_everyone_who_may_have_it() -> None:
    match = battle(["S9 A1", "B1 A2", "S1 A3", "H1 A4"])
    counts = np.zeros(4)
    for seed in range(600):
        twin = redealt(match, 0, seed)
        counts += [twin.state.hand[seat] >> card("A2") & 1 for seat in range(4)]
    assert counts[0] == 0
    assert np.all(np.abs(counts[1:] / 600 - 2 / 34) < 0.035)


def test_G35_a_redeal_finds_the_only_way_when_voids_leave_no_other() -> None:
    match = battle(["S1 S2", "A1 A2", "B1 B2", "H1 H2"])
    s = match.state
    hands = [int(s.hand[seat]) for seat in range(4)]
    swap = int(s.hand[1]) | int(s.hand[2]) | int(s.hand[3])
    for holder, may in ((1, hands[1] | hands[2]), (2, hands[2] | hands[3]), (3, hands[3] | hands[1])):
        s.may[0, holder] = may
    s.may[0, DECK] &= ~swap
    for seed in range(50):
        twin = redealt(match, 0, seed).state
        for seat in (1, 2, 3):
            assert twin.hand[seat] & ~s.may[0, seat] == 0
            assert bin(int(twin.hand[seat])).count("1") == 2


# Two states that differ only in what a viewer cannot know


@rule
def look_twice(table, states, views, view_bytes, masks, logs, reveals, minds, games, seed, tally):  # type: ignore[no-untyped-def]
    """Play games at random; at times let a viewer compare the game with one redealt to them. Returns what differed."""
    mind = minds[0]
    seed_generator(mind, seed, 5)
    for game in range(games):
        states[0] = table[game % len(table)]
        s = states[0]
        s.rng = next_word(mind)
        setup(s, None)
        while actors(s):
            seat = s.turn
            masks[0, :] = 0
            legal(s, seat, masks[0])
            choice = any_marked(masks[0], mind)
            if below(mind, EVERY) == 0:
                viewer = seat if below(mind, 2) else below(mind, s.players + 1) - 1
                fault = differs(states, viewer, seat, choice, views, view_bytes, masks, logs, reveals, mind, tally)
                if fault:
                    return fault
            play(s, seat, choice, None)
    return 0


@rule
def any_marked(mask, mind):  # type: ignore[no-untyped-def]
    count = 0
    for action in range(len(mask)):
        count += mask[action]
    left = below(mind, count)
    action = 0
    while left > 0 or not mask[action]:
        left -= mask[action]
        action += 1
    return action


@rule
def differs(states, viewer, seat, choice, views, view_bytes, masks, logs, reveals, mind, tally):  # type: ignore[no-untyped-def]
    if not knowledge_is_sound(states[0]):
        return 1
    states[1] = states[0]
    states[1].rng = next_word(mind)
    redeal(states[1], viewer)
    if not knowledge_is_sound(states[1]):
        return 2
    if not same_views(states, 0, viewer, views, view_bytes):
        return 3
    tally[0] += 1
    if viewer != seat:
        return 0
    return choice_differs(states, seat, choice, views, view_bytes, masks, logs, reveals, tally)


@rule
def choice_differs(states, seat, choice, views, view_bytes, masks, logs, reveals, tally):  # type: ignore[no-untyped-def]
    masks[1, :] = 0
    legal(states[1], seat, masks[1])
    for action in range(masks.shape[1]):
        if masks[0, action] != masks[1, action]:
            return 4
    states[2] = states[0]
    states[3] = states[1]
    states[3].rng = states[2].rng
    logs[:] = 0
    play(states[2], seat, choice, logs[0])
    play(states[3], seat, choice, logs[1])
    if revealed(logs[0], reveals) or revealed(logs[1], reveals):
        return 0
    tally[1] += 1
    if not same_visible(logs, seat):
        return 5
    return 0 if same_views(states, 2, seat, views, view_bytes) else 6


@rule
def same_views(states, first, viewer, views, view_bytes):  # type: ignore[no-untyped-def]
    view_bytes[:] = 0
    show(states[first], viewer, views[0])
    show(states[first + 1], viewer, views[1])
    return np.all(view_bytes[0] == view_bytes[1])


@rule
def revealed(log, reveals):  # type: ignore[no-untyped-def]
    for row in range(1, log[0, 0] + 1):
        if reveals[log[row, 0]]:
            return True
    return False


@rule
def same_visible(logs, seat):  # type: ignore[no-untyped-def]
    """Without a revelation the same things happen in both, so that visible rows stand in the same places."""
    if logs[0, 0, 0] != logs[1, 0, 0]:
        return False
    for row in range(1, logs[0, 0, 0] + 1):
        if logs[0, row, 1] != logs[1, row, 1]:
            return False
        if logs[0, row, 1] >> seat & 1 and np.any(logs[0, row] != logs[1, row]):
            return False
    return True


@rule
def knowledge_is_sound(s):  # type: ignore[no-untyped-def]
    """Every card is where each viewer thinks it possible, and everyone knows their own hand exactly."""
    for viewer in range(VIEWERS):
        if viewer >= s.players and viewer != PUBLIC:
            continue
        for who in range(DUMMY + 1):
            if s.hand[who] & ~s.may[viewer, who]:
                return False
        for depth in range(s.left):
            if not s.may[viewer, DECK] >> s.deck[(s.top + depth) % len(s.deck)] & 1:
                return False
        if viewer < s.players and s.may[viewer, viewer] != s.hand[viewer]:
            return False
    return True


@pytest.mark.parametrize("options", [{}, {"deck": 45, "dice": "cards", "layout": "corner", "start": "column"}])
def test_G35_two_states_that_differ_in_secrets_look_the_same(options: dict[str, Any]) -> None:
    game = doubloon.game("casket")
    tables = np.concatenate([game.laid_out(players, game.read_options(options)) for players in game.players])
    views = new(game.view, 2)
    reveals = np.array([kind.reveals for kind in game.events.kinds])
    logs = np.stack([new_log(2000), new_log(2000)])
    masks = np.zeros((2, len(game.actions)), np.uint8)
    tally = np.zeros(2, np.int64)
    fault = compiled(look_twice, doubloon.game("casket"))(
        tables,
        new(game.state, 4),
        views,
        views.view(np.uint8).reshape(2, -1),
        masks,
        logs,
        reveals,
        new(Mind),
        GAMES // 2,
        np.uint64(11),
        tally,
    )
    assert fault == 0
    assert tally[0] > 10 * GAMES // 2
    assert tally[1] > GAMES // 2


def test_a_spectator_is_the_viewer_without_a_seat() -> None:
    match = position("casket", 4)
    assert redealt(match, SPECTATOR, 1).view(None) == match.view(None)
