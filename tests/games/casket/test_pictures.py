"""What is seen from one event to the next: an event is told when what it tells has been done, and nothing else."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import doubloon
from doubloon.bots import Bot
from tests.games.casket.sea import battle, card, do, put
from tests.games.casket.sea import play as play_cards
from tests.positions import kinds, with_dice

GAMES = 20
WAYS: tuple[dict[str, Any], ...] = (
    {},
    {"deck": "45"},
    {"dice": "cards", "start": "corner"},
    {"layout": "corner", "start": "column", "hindsight": "map", "opening_cards": 1},
    {"house": "off", "start_die": "none", "dummy": "scale", "opening_cards": 3},
)

# By event the parts of a plain view that may be others after it. Of captains: the event's seat, its target, or others.
TURN = {"phase", "turn"}
TRY = {"phase", "trying.points", "seat.luck"}
HAND = {"seat.cards", "seat.hand", "seat.known", "seat.void"}
TARGETS_HAND = {"target.cards", "target.hand", "target.known", "target.void"}
DUMMYS_HAND = {"dummy.cards", "dummy.hand", "dummy.known"}
KNOWLEDGE = {"deck.known", "others.known", "others.void"}  # a card that is seen is nowhere else
LAID = {"table", "led", "last_fight.lies", *TURN}
TRIED = {"trying", *LAID, *HAND}
FEATURES_DONE = {"table", "led", "fight", "others.blessed", "target.blessed", *TURN}
WON = {"last_fight", *(f"last_fight.{part}" for part in ("how", "lies", "table", "winner")), *FEATURES_DONE}
ROLLED = {"dice"}  # dice cards that were drawn are fewer
STEPPED = {"seat.square", "seat.points", "seat.to_go", "seat.die"}
NEW_BATTLE = {f"{who}.{part}" for who in ("seat", "others") for part in ("bid", "hindsight", "lot", "won")}
MAY_CHANGE: dict[str, set[str]] = {
    "dealer-rolled": ROLLED,
    "battle-began": {
        *("battle", "fights", "fight", "dealer", "order", "deck.left", "last_fight.lies", "dummy.cards", "dummy.won"),
        *("others.cards", "others.hand", *HAND, *KNOWLEDGE, *NEW_BATTLE, *TURN),
    },
    "card-dealt": set(),
    "hands-exchanged": {"phase", "nemesis", "deck.known", "dummy.known", "seat.hand", "seat.known", "seat.void"},
    "hand-kept": {"phase", "nemesis"},
    "bid-made": {"seat.bid", "nemesis", *TURN},
    "bid-forced": {"seat.bid", "nemesis", *TURN},
    "dummy-turned-up": {"dummy.hand", "dummy.known", *KNOWLEDGE, *TURN},
    "played": {*LAID, *HAND, *KNOWLEDGE},
    "had-to-play": {*LAID, *HAND, *KNOWLEDGE},
    "dummy-played": {*LAID, *DUMMYS_HAND},
    "house-played": {"deck.left", *LAID, *KNOWLEDGE},
    "tried": {"phase", "trying", "last_fight.lies", "seat.known", "seat.void", *KNOWLEDGE},
    "rolled": {"trying.rolled", *TRY, *ROLLED},
    "shown": set(),
    "luck-stood-in": TRY,
    "luck-added": TRY,
    "luck-rerolled": {"seat.luck"},
    "try-failed": {"phase", "trying", "last_fight.lies"},
    "try-worked": {"seat.blessed", *TRIED, *KNOWLEDGE},
    "fog-raised": TRIED,
    "fog-declined": TRIED,
    "luck-looked": {"phase", "drawn", *KNOWLEDGE},
    "luck-saw": set(),
    "luck-kept": {"drawn", *TRIED},
    "luck-replaced": {"drawn", *TRIED, *KNOWLEDGE},
    "roll-off-rolled": ROLLED,
    "roll-off-dummy": ROLLED,
    "fight-won": {"seat.won", "seat.blessed", *WON},
    "fight-won-by-dummy": {"dummy.won", *WON},
    "fight-won-by-house": WON,
    "feature-declined": FEATURES_DONE,
    "feature-idle": FEATURES_DONE,
    "stole": {"phase", *HAND, *TARGETS_HAND},
    "stole-from-dummy": {"phase", *HAND, *DUMMYS_HAND},
    "stole-card": set(),
    "gave": {*FEATURES_DONE, *HAND, *TARGETS_HAND},
    "gave-card": set(),
    "gave-to-dummy": {*FEATURES_DONE, *HAND, *DUMMYS_HAND},
    "mutiny-rolled": ROLLED,
    "mutiny-rolled-by-dummy": ROLLED,
    "mutiny-failed": FEATURES_DONE,
    "mutiny-won": {"chairs", "order", "dealer", *FEATURES_DONE},
    "fights-taken": {"seat.won", "target.won", *FEATURES_DONE},
    "mutiny-against-dummy-failed": FEATURES_DONE,
    "mutiny-against-dummy-won": FEATURES_DONE,
    "fights-taken-from-dummy": {"seat.won", "dummy.won", *FEATURES_DONE},
    "looked-back": {"seat.hindsight", *TURN},
    "bid-kept": TURN,
    "earned": {
        *("last_battle", "last_battle.battle", "last_battle.captains", "last_battle.dummy"),
        *("seat.points", "seat.diagonals"),
    },
    "dummy-earned": {"last_battle.dummy"},
    "lot-drawn": {"seat.lot", "others.lot"},
    "moves": TURN,
    "bought": {"seat.luck", "seat.points"},
    "only-way": set(),
    "entered": STEPPED,
    "stepped": STEPPED,
    "passed": set(),
    "passed-by-dummy": set(),
    "stopped": {"seat.points", *TURN},
    "blocked": {"seat.points", *TURN},
    "dummy-entered": {"dummy.square", *TURN},
    "dummy-stepped": {"dummy.square", *TURN},
    "dummy-blocked": TURN,
    "accelerated": {"map.crossed"},
    "won": {"winner", *TURN},
    "dummy-won": {"winner", *TURN},
    "limit-reached": {"dealer", "order", *TURN},
}


def differences(before: Any, after: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            yield from differences(before[key], after[key], (*path, key))
    elif path == ("captains",):
        for seat, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from differences(one, other, (*path, str(seat)))
    else:
        yield path


def changed(event: doubloon.Event, before: Any, after: Any) -> set[str]:
    roles = {str(event.fields[role]): role for role in ("target", "seat") if role in event.fields}
    found = set()
    for top, *rest in differences(before, after):
        found.add(".".join([roles.get(rest[0], "others"), *rest[1:]] if top == "captains" else [top, *rest]))
    return found


def moves(seed: int) -> Iterator[tuple[doubloon.Match, list[doubloon.Event], dict[int | None, Any]]]:
    """A game's opening and each of its moves, with what a spectator and a captain saw before."""
    players = 1 + seed % 6
    match = doubloon.game("casket").start(players, seed, {**WAYS[seed % len(WAYS)], "battle_limit": 14})
    viewers = (None, seed % players)
    yield match, match.opening[1:], {viewer: match.pictures(viewer)[0] for viewer in viewers}
    chance = random.Random(seed)
    mates = [Bot("mate", seed, seat) for seat in range(players)] if seed % 2 else None
    while not match.over:
        before = {viewer: match.view(viewer) for viewer in viewers}
        (seat,) = match.actors
        events = match.play(seat, mates[seat].choose(match, seat) if mates else chance.choice(match.legal(seat)))
        yield match, events, before


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(GAMES))
def test_from_one_event_to_the_next_only_what_it_tells_is_seen_to_change(seed: int) -> None:
    for match, events, seen in moves(seed):
        for viewer, first in seen.items():
            shown = [first, *match.pictures(viewer)[-len(events) :]]
            for event, (before, after) in zip(events, pairwise(shown), strict=True):
                assert changed(event, before, after) - MAY_CHANGE[event.kind] == set(), event.kind


def test_every_event_says_what_it_may_change() -> None:
    assert set(MAY_CHANGE) == {kind.name for kind in doubloon.game("casket").events.kinds}


def pictures(match: doubloon.Match, events: list[doubloon.Event]) -> dict[str, Any]:
    """By event what a spectator saw after the last one of that kind."""
    return dict(zip(kinds(events), match.pictures(None), strict=True))


def test_a_card_that_is_told_lies_on_the_table_and_the_next_captain_is_asked() -> None:
    match = battle(["S1 A1", "S2 A2", "S3 A3", "S4 A4"])
    seen = pictures(match, play_cards(match, "S1"))["played"]
    assert [row["who"] for row in seen["table"]] == [0]
    assert (seen["phase"], seen["turn"]) == ("fight", 1)


def test_nobody_is_asked_while_the_house_is_to_play() -> None:
    match = battle(["S1 A1 A4", "S2 A2 A5", "S3 A3 A6"], deck="H1")
    play_cards(match, "S1", "S2")
    seen = pictures(match, play_cards(match, "S3"))
    assert (seen["played"]["phase"], seen["played"]["turn"]) == ("others-play", None)
    assert (seen["house-played"]["phase"], len(seen["house-played"]["table"])) == ("fight-ends", 4)
    assert (seen["fight-won"]["phase"], seen["fight-won"]["table"]) == ("fight", [])


def test_a_try_is_seen_to_be_rolled_before_it_works() -> None:
    match = battle(["S6 A1", "S1 A4", "B1 B2", "H1 H2"])
    seen = pictures(match, do(with_dice(match, (6, 6)), "try", card=card("S6")))
    assert (seen["tried"]["trying"]["who"], seen["tried"]["trying"]["points"]) == (0, 0)
    assert seen["rolled"]["trying"]["points"] == 2
    assert (seen["try-worked"]["trying"], seen["try-worked"]["table"][0]["waits"]) == (None, "thief")


def test_the_last_fight_lies_on_the_table_until_the_next_one_begins() -> None:
    match = battle(["S1 A1", "S2 A2", "S3 A3", "S4 A4"])
    play_cards(match, "S1", "S2", "S3")
    assert match.view(None)["last_fight"] is None
    won = pictures(match, play_cards(match, "S4"))["fight-won"]
    assert (won["last_fight"]["winner"], won["last_fight"]["lies"]) == (3, True)
    put(match, luck=[0, 0, 0, 1])
    assert not pictures(match, do(match, "try", card=card("A4")))["tried"]["last_fight"]["lies"]


def test_captains_are_seen_to_earn_one_after_the_other() -> None:
    match = battle(["S1", "S2", "S3", "S4"], [0, 0, 0, 1])
    events = play_cards(match, "S1", "S2", "S3", "S4")
    told = [seen for kind, seen in zip(kinds(events), match.pictures(None), strict=True) if kind == "earned"]
    earned = [[captain is not None for captain in seen["last_battle"]["captains"]] for seen in told]
    assert earned == [[seat <= last for seat in range(4)] for last in range(4)]
