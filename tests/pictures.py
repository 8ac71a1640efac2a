"""What is seen from one event to the next: an event is told when what it tells has been done, and nothing else has."""

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar

import pytest

import doubloon
from doubloon.bots import Bot

GAMES = 40
Told = dict[str, set[str]]  # by event, what changed with it


class PictureTests:
    """A subclass says for each event of a game which parts of the plain view may change with it.

    Parts of what is a list by seat are named with the event's `seat` or `target`, or with `others`: `seat.hand`.
    """

    game: ClassVar[str]
    ways: ClassVar[tuple[dict[str, Any], ...]] = ({},)  # options with which it is played, in turns
    seats: ClassVar[str]  # the part of the view that is a list by seat
    may_change: ClassVar[dict[str, str]]
    rare: ClassVar[tuple[str, ...]] = ()  # events that these games do not come to

    def test_every_event_is_in_the_table(self) -> None:
        assert set(self.may_change) == {kind.name for kind in doubloon.game(self.game).events.kinds}

    @pytest.mark.compiled
    def test_an_event_changes_what_it_tells_and_nothing_else(self) -> None:
        told = self._told()
        too_much = {kind: names - set(self.may_change[kind].split()) for kind, names in told.items()}
        assert {kind: names for kind, names in too_much.items() if names} == {}

    @pytest.mark.compiled
    def test_the_table_says_no_more_than_is_true(self) -> None:
        told = self._told()
        claimed = {kind: set(names.split()) - told[kind] for kind, names in self.may_change.items()}
        assert {kind: names for kind, names in claimed.items() if names and kind not in self.rare} == {}

    @classmethod
    @cache
    def _told(cls) -> Told:
        """What changed with each event in games played at random and by mates, for whoever looks."""
        told: Told = defaultdict(set)
        game = doubloon.game(cls.game)
        for seed in range(GAMES):
            players = game.players[seed % len(game.players)]
            match = game.start(players, seed, cls.ways[seed % len(cls.ways)])
            for event, before, after in _pictures(match):
                told[event.kind] |= set(_differences(event, before, after, cls.seats))
        return told


def _pictures(match: doubloon.Match) -> Iterator[tuple[doubloon.Event, dict[str, Any], dict[str, Any]]]:
    """Every event of a match with what each viewer saw before it and after it."""
    viewers = (None, *range(match.players))
    yield from _told_in(match, match.opening, {viewer: match.pictures(viewer)[0] for viewer in viewers})
    chance = random.Random(match.seed)
    bots = [Bot("mate", match.seed, seat) for seat in range(match.players)] if match.seed % 2 else None
    while not match.over:
        before = {viewer: match.view(viewer) for viewer in viewers}
        seat = chance.choice(match.actors)
        action = bots[seat].choose(match, seat) if bots else chance.choice(match.legal(seat))
        yield from _told_in(match, match.play(seat, action), before)


def _told_in(
    match: doubloon.Match, events: list[doubloon.Event], before: dict[int | None, dict[str, Any]]
) -> Iterator[tuple[doubloon.Event, dict[str, Any], dict[str, Any]]]:
    for viewer, first in before.items():
        pictures = match.pictures(viewer)
        yield from zip(events, [first, *pictures[:-1]], pictures, strict=True)


def _differences(event: doubloon.Event, before: dict[str, Any], after: dict[str, Any], seats: str) -> Iterator[str]:
    yield from (part for part in before if part != seats and before[part] != after[part])
    for seat, (one, other) in enumerate(zip(before[seats], after[seats], strict=True)):
        role = next((role for role in ("seat", "target") if event.fields.get(role) == seat), "others")
        yield from (f"{role}.{part}" for part in one if one[part] != other[part])
