"""Pictures: what a viewer sees after each event of a step, as a diff: what changes from one picture to the next.

Each picture is made by `show` of the State as it was then, as every View is.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from doubloon.engine.drawing import Picture
from doubloon.engine.events import Event
from doubloon.engine.game import Game
from doubloon.engine.match import Match
from doubloon.server.wire import Change, Told

Viewer = int | None  # a seat, or a spectator


class Seen(NamedTuple):
    """What viewers were shown at a moment: all seats' Views and, last, a spectator's; and some of them as pictures."""

    views: Sequence[bytes]
    pictures: Mapping[bytes, Picture]


UNSEEN = Seen((), {})  # before anyone looked


class Gallery:
    """The pictures of a step, each drawn once, from the one that its viewer saw before."""

    def __init__(self, game: Game, before: Seen) -> None:
        self._drawing = game.drawing
        self._drawn = dict(before.pictures)
        self._last = {seat: self._drawn[seen] for seat, seen in enumerate(before.views) if seen in self._drawn}

    def draw(self, seen: bytes, seat: int) -> Picture:
        """A View as it is sent to a seat."""
        picture = self._drawn.get(seen)
        if picture is None:
            like = self._last.get(seat) or next(reversed(self._drawn.values()), None)
            picture = self._drawn[seen] = self._drawing.draw(seen, like)
        self._last[seat] = picture
        return picture

    def drawn(self, views: Sequence[bytes]) -> Seen:
        """These Views, with those of their pictures that were drawn."""
        return Seen(views, {seen: self._drawn[seen] for seen in views if seen in self._drawn})


def visible(events: Sequence[Event], viewer: Viewer) -> list[Told]:
    """The events that a viewer may know, as messages."""
    seen = (event for event in events if event.visible_to(viewer))
    return [Told(f"event-{event.kind}", event.fields, befalls=event.befalls) for event in seen]


class Pictures:
    """What everyone sees after each event of what has just happened; what several see alike is made once."""

    def __init__(self, match: Match, gallery: Gallery, before: Seen, events: Sequence[Event]) -> None:
        self._match = match
        self._gallery = gallery
        self._before = before.views or [b""] * (match.players + 1)
        self._events = events
        self._told: dict[int, list[Told]] = {}
        self._changes: dict[tuple[bytes, bytes], list[Change]] = {}

    @cached_property
    def _after(self) -> list[list[bytes]]:
        return self._match.all_pictures()

    @cached_property
    def _spectators(self) -> frozenset[int]:
        """The seats that saw and see nothing but what a spectator does."""
        if not all(event.visible_to(None) for event in self._events):
            return frozenset()
        seats: Sequence[int] = range(self._match.players)
        for seen in (self._before, *(self._after if len(self._events) > 1 else ())):
            seats = [seat for seat in seats if seen[seat] == seen[-1]]
        return frozenset(seats)

    def are_a_spectators(self, viewer: Viewer) -> bool:
        """Whether all that a viewer is told, saw and sees is what a spectator does."""
        return viewer is None or viewer in self._spectators

    def told(self, viewer: Viewer) -> list[Told]:
        """The events that a viewer may know, with what changes by each; after the last they see the table as it is."""
        seat = -1 if viewer is None or viewer in self._spectators else viewer
        if seat not in self._told:
            told = visible(self._events, viewer)
            self._told[seat] = self._pictured(told, viewer, seat) if len(told) > 1 else told
        return self._told[seat]

    def _pictured(self, told: list[Told], viewer: Viewer, seat: int) -> list[Told]:
        before, pictured = self._before[seat], []
        seen = (after[seat] for after, event in zip(self._after, self._events, strict=True) if event.visible_to(viewer))
        for event, after in zip(told[:-1], seen, strict=False):
            pictured.append(Told(event.id, event.args, self._between(before, after, seat), event.befalls))
            before = after
        return [*pictured, told[-1]]

    def _between(self, before: bytes, after: bytes, seat: int) -> list[Change]:
        if before == after:
            return []
        if (before, after) not in self._changes:
            shown = self._gallery.draw(before, seat).plain if before else None
            self._changes[before, after] = changes(shown, self._gallery.draw(after, seat).plain)
        return self._changes[before, after]


def changes(before: Any, after: Any) -> list[Change]:
    """What leads from one plain value to another: rows of a path and the value to set there.

    >>> changes({"turn": 0, "ships": [{"space": 1}, {"space": 2}]}, {"turn": 0, "ships": [{"space": 1}, {"space": 3}]})
    [['ships', 1, 'space', 3]]
    """
    found: list[Change] = []
    if before != after:
        _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    places: Iterable[tuple[str | int, Any]]
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        places = after.items()
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        places = enumerate(after)
    else:
        found.append([*path, after])
        return
    for place, value in places:
        was = before[place]
        if was is not value and was != value:
            _compare(was, value, [*path, place], found)
