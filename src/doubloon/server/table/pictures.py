"""Pictures: what a viewer sees after each event of a step, as a diff: what changes from one picture to the next.

Each picture is made by `show` of the State as it was then, as every View is.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from doubloon.engine.events import Event
from doubloon.engine.match import Match
from doubloon.server.wire import Change, Told

Viewer = int | None  # a seat, or a spectator


class Seen(NamedTuple):
    """What viewers were shown at a moment: all seats' Views and, last, a spectator's; and some as they are sent."""

    views: Sequence[bytes]
    plain: Mapping[bytes, Any]


UNSEEN = Seen((), {})  # before anyone looked


def visible(events: Sequence[Event], viewer: Viewer) -> list[Told]:
    """The events that a viewer may know, as messages."""
    return [Told(f"event-{event.kind}", event.fields) for event in events if event.visible_to(viewer)]


class Pictures:
    """What everyone sees after each event of what has just happened; what several see alike is made once."""

    def __init__(self, match: Match, before: Seen, events: Sequence[Event]) -> None:
        self._match = match
        self._before = before.views or [b""] * (match.players + 1)
        self._events = events
        self._told: dict[int, list[Told]] = {}
        self._plain: dict[bytes, Any] = {b"": None, **before.plain}
        self._changes: dict[tuple[bytes, bytes], list[Change]] = {}

    @cached_property
    def _after(self) -> list[list[bytes]]:
        return self._match.all_pictures()

    @cached_property
    def _spectators(self) -> frozenset[int]:
        """The seats that saw and see nothing but what a spectator does."""
        moments = (self._before, *(self._after if len(self._events) > 1 else ()))
        alike = all(event.visible_to(None) for event in self._events)
        return frozenset(
            seat for seat in range(self._match.players) if alike and all(m[seat] == m[-1] for m in moments)
        )

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
            pictured.append(Told(event.id, event.args, self._between(before, after)))
            before = after
        return [*pictured, told[-1]]

    def _between(self, before: bytes, after: bytes) -> list[Change]:
        if before == after:
            return []
        if (before, after) not in self._changes:
            self._changes[before, after] = changes(self._picture(before), self._picture(after))
        return self._changes[before, after]

    def _picture(self, seen: bytes) -> Any:
        """A View as it is sent; None where nobody has seen one."""
        if seen not in self._plain:
            game = self._match.game
            self._plain[seen] = game.plain_view(game.fields(seen))
        return self._plain[seen]


def changes(before: Any, after: Any) -> list[Change]:
    """What leads from one plain value to another: rows of a path and the value to set there.

    >>> changes({"turn": 0, "ships": [{"space": 1}, {"space": 2}]}, {"turn": 0, "ships": [{"space": 1}, {"space": 3}]})
    [['ships', 1, 'space', 3]]
    """
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name, value in after.items():
            _compare(before[name], value, [*path, name], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, value in enumerate(after):
            _compare(before[place], value, [*path, place], found)
    else:
        found.append([*path, after])
