"""Pictures: what a viewer sees after each event of a step, as a diff: what changes from one picture to the next.

Each picture is made by `show` of the State as it was then, as every View is.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from doubloon.engine.events import Event
from doubloon.engine.match import Match
from doubloon.server.wire import Change, Told

Viewer = int | None  # a seat, or a spectator
UNSEEN: Sequence[bytes] = ()  # before anyone looked


def visible(events: Sequence[Event], viewer: Viewer) -> list[Told]:
    """The events that a viewer may know, as messages."""
    return [Told(f"event-{event.kind}", event.fields) for event in events if event.visible_to(viewer)]


class Pictures:
    """What everyone sees after each event of what has just happened; what several see alike is made once."""

    def __init__(self, match: Match, before: Sequence[bytes], events: Sequence[Event]) -> None:
        self._match = match
        self._before = before or [b""] * (match.players + 1)  # the Views of all seats and, last, of a spectator
        self._events = events
        self._plain: dict[bytes, Any] = {}
        self._changes: dict[tuple[bytes, bytes], list[Change]] = {}

    @cached_property
    def _after(self) -> list[list[bytes]]:
        return self._match.all_pictures()

    def are_a_spectators(self, viewer: Viewer) -> bool:
        """Whether all that a viewer saw and sees is what a spectator does."""
        return viewer is None or all(seen[viewer] == seen[-1] for seen in (self._before, *self._after))

    def told(self, viewer: Viewer) -> list[Told]:
        """The events that a viewer may know, with what changes by each; after the last they see the table as it is."""
        told = visible(self._events, viewer)
        if len(told) < 2:
            return told
        seat = -1 if viewer is None else viewer
        before, pictured = self._before[seat], []
        seen = (after[seat] for after, event in zip(self._after, self._events, strict=True) if event.visible_to(viewer))
        for event, after in zip(told[:-1], seen, strict=False):
            pictured.append(msgspec.structs.replace(event, changes=self._between(before, after)))
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
            self._plain[seen] = game.plain_view(game.fields(seen)) if seen else None
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
