"""Pictures: what a viewer is sent leads them from what they saw to what they see, event by event."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import doubloon
from doubloon.engine.events import Event
from doubloon.server.table.pictures import UNSEEN, Gallery, Pictures, Seen, changes
from tests.engine.toy import TOY


def apply(view: Any, rows: list[list[Any]]) -> Any:
    """The stupid way: what the page does with changes."""
    root = {"view": own(view)}
    for row in rows:
        *path, last = ["view", *row[:-1]]
        place: Any = root
        for name in path:
            place = place[name]
        place[last] = own(row[-1])
    return root["view"]


def own(value: Any) -> Any:
    """A copy in which nothing is shared, as the parts of plain views are."""
    return msgspec.to_builtins(value)


def some_value(chance: random.Random, depth: int = 3) -> Any:
    kind = chance.randrange(6) if depth else chance.randrange(3)
    if kind == 3:
        return [some_value(chance, depth - 1) for _ in range(chance.randrange(4))]
    if kind > 3:
        return {name: some_value(chance, depth - 1) for name in "abcd"[: chance.randrange(4)]}
    return [None, chance.randrange(3), "x"][kind]


def test_changes_lead_from_any_value_to_any_other() -> None:
    chance = random.Random(1)
    for _ in range(5000):
        before, after = some_value(chance), some_value(chance)
        assert apply(before, changes(before, after)) == after


def test_what_is_as_before_is_not_sent() -> None:
    before = {"turn": 0, "ships": [{"space": 1, "hits": 0}, {"space": 2, "hits": 0}]}
    after = {"turn": 0, "ships": [{"space": 1, "hits": 0}, {"space": 2, "hits": 3}]}
    assert changes(before, after) == [["ships", 1, "hits", 3]]
    assert changes(before, before) == []


def pictures_of(match: doubloon.Match, before: Seen, events: list[Event]) -> Pictures:
    return Pictures(match, Gallery(match.game, before), before, events)


def moves(name: str, games: int) -> Iterator[tuple[doubloon.Match, list[bytes], list[Event]]]:
    """A match after each of its moves, with what everyone saw before."""
    game = doubloon.game(name)
    for seed in range(games):
        match = game.start(game.players[seed % len(game.players)], seed)
        chance = random.Random(seed)
        while not match.over:
            before = match.all_seen()
            seat = chance.choice(match.actors)
            yield match, before, match.play(seat, chance.choice(match.legal(seat)))


@pytest.mark.parametrize("name", doubloon.names())
def test_each_viewer_is_led_from_picture_to_picture(name: str) -> None:
    led = 0
    for match, before, events in moves(name, 3):
        pictures = pictures_of(match, Seen(before, {}), events)
        for viewer in (None, *range(match.players)):
            view = match.game.plain_view(match.game.fields(before[-1 if viewer is None else viewer]))
            seen = [
                picture
                for event, picture in zip(events, match.pictures(viewer), strict=True)
                if event.visible_to(viewer)
            ]
            for told, picture in zip(pictures.told(viewer)[:-1], seen, strict=False):
                assert told.changes is not None
                view = apply(view, told.changes)
                assert view == picture
                led += bool(told.changes)
    assert led > 50


@pytest.mark.parametrize("name", ["kraken", "nozoku"])  # in the others everyone has secrets of their own
def test_who_sees_what_a_spectator_sees_is_told_the_same(name: str) -> None:
    alike = 0
    for match, before, events in moves(name, 2):
        pictures = pictures_of(match, Seen(before, {}), events)
        everyone = all(event.visible_to(None) for event in events)
        for seat in range(match.players):
            if everyone and pictures.are_a_spectators(seat):
                assert pictures.told(seat) == pictures.told(None)
                alike += 1
    assert alike


def test_where_nobody_looked_before_the_first_change_is_the_whole_view() -> None:
    match = TOY.start(players=2, seed=3)
    events = match.play(1, {"do": "short"})
    told = pictures_of(match, UNSEEN, events).told(1)
    assert told[0].changes == [[match.pictures(1)[0]]]
    assert told[-1].changes is None


def test_what_a_viewer_may_not_know_has_no_picture_of_its_own() -> None:
    match = TOY.start(players=2, seed=3)
    before = match.all_seen()
    events = match.play(1, {"do": "short"})
    assert [event.id for event in pictures_of(match, Seen(before, {}), events).told(0)] == ["event-rolled"]
    assert [event.id for event in pictures_of(match, Seen(before, {}), events).told(1)] == [
        "event-rolled",
        "event-secret",
    ]
