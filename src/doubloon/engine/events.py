"""Events: what happened, as rows of numbers that rules write and as readable objects that people and programs get.

A log is a table of whole numbers. Row 0 holds how many events were told. A log that is too short keeps counting:
`overflowed` tells, and the move is made again. In simulations the log is None, and the compiler leaves the telling out.
"""

from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from doubloon.engine.rule import rule
from doubloon.engine.words import Message

Log = np.ndarray[Any, np.dtype[np.int32]]

EVERYONE = -1
_WIDTH = 8  # kind, the seats that may know it as bits, six values


def new_log(rows: int = 64) -> Log:
    """An empty log with room for that many events."""
    return np.zeros((rows + 1, _WIDTH), np.int32)


def overflowed(log: Log) -> bool:
    """Whether events were lost because the log is too short."""
    return bool(log[0, 0] >= len(log))


@rule
def tell(log, kind, a=0, b=0, c=0, d=0, e=0, f=0):
    """Tell everyone."""
    if log is not None:
        _write(log, EVERYONE, kind, a, b, c, d, e, f)


@rule
def whisper(log, seat, kind, a=0, b=0, c=0, d=0, e=0, f=0):
    """Tell one seat alone."""
    if log is not None:
        _write(log, 1 << seat, kind, a, b, c, d, e, f)


@rule
def _write(log, audience, kind, a, b, c, d, e, f):
    log[0, 0] += 1
    row = log[0, 0]
    if row >= log.shape[0]:
        return
    log[row, 0] = kind
    log[row, 1] = audience
    log[row, 2] = a
    log[row, 3] = b
    log[row, 4] = c
    log[row, 5] = d
    log[row, 6] = e
    log[row, 7] = f


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened: its kind, its fields in order, and who may know."""

    kind: str
    fields: dict[str, int | str]
    audience: int
    reveals: bool  # chance or a secret came to light: no undo beyond this

    def visible_to(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may know of it."""
        return self.audience == EVERYONE or (seat is not None and bool(self.audience >> seat & 1))

    @property
    def message(self) -> Message:
        """What to say about it."""
        return Message(f"event-{self.kind}", **self.fields)

    def plain(self) -> dict[str, int | str]:
        """The readable object: {"event": kind, field: value, ...}."""
        return {"event": self.kind, **self.fields}


@dataclass(frozen=True)
class EventKind:
    """A declared kind of event. A field is a number, or an index into names."""

    name: str
    fields: tuple[str, ...]
    words: tuple[tuple[str, tuple[str, ...]], ...]  # of the fields that are an index
    reveals: bool


class EventKinds:
    """All kinds of events of a game, in the order in which they were added.

    >>> kinds = EventKinds()
    >>> DIAL = kinds.add("dial", "segment", mood=("tantrum", "calm"))
    >>> log = new_log()
    >>> tell(log, DIAL, 3, 1)
    >>> [event.plain() for event in kinds.read(log)]
    [{'event': 'dial', 'segment': 3, 'mood': 'calm'}]
    """

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(self, name: str, *numbers: str, reveals: bool = False, **named: tuple[str, ...]) -> int:
        """Declare a kind: fields that are numbers first, then those that name one of several words."""
        fields = (*numbers, *named)
        if len(fields) > _WIDTH - 2:
            raise ValueError(f"event {name} has {len(fields)} fields; a log's row holds {_WIDTH - 2}")
        self.kinds.append(EventKind(name, fields, tuple(named.items()), reveals))
        return len(self.kinds) - 1

    def read(self, log: Log) -> list[Event]:
        """The events in a log."""
        return [self._event(row) for row in log[1 : log[0, 0] + 1].tolist()]

    def _event(self, row: list[int]) -> Event:
        kind = self.kinds[row[0]]
        fields: dict[str, int | str] = dict(zip(kind.fields, row[2:], strict=False))
        for name, words in kind.words:
            fields[name] = words[fields[name]]  # type: ignore[index]
        return Event(kind.name, fields, row[1], kind.reveals)
