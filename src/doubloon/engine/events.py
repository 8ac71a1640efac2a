"""Events: what happened, as rows of numbers that rules write and as readable objects that people and programs get.

Each kind of event is declared with the names of its fields, and told by calling it, after what it tells has been done.
A log is rows of whole numbers. Row 0 holds how many events were told. A log that is too short keeps counting:
`overflowed` tells, and the move is made again. In simulations the log is None, and the compiler leaves the telling out.
A log that is wide enough keeps the State with each event, as it was right after (stages.py).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from keyword import iskeyword
from types import MappingProxyType
from typing import Any, Protocol, cast

import msgspec
import numpy as np

from doubloon.engine.rule import rule
from doubloon.engine.stages import keep
from doubloon.engine.telling import telling
from doubloon.engine.words import Message
from doubloon.engine.written import written

LogRows = np.ndarray[Any, np.dtype[np.int32]]
Log = LogRows | None

EVERYONE = -1
_ALWAYS: Mapping[str, tuple[str, ...]] = MappingProxyType({})
_WIDTH = 8  # kind, the seats that may know it as bits, six values


def new_log(rows: int = 64, state: "np.dtype[np.void] | None" = None) -> LogRows:
    """An empty log with room for that many events, and for a State with each."""
    return np.zeros((rows + 1, _WIDTH + (state.itemsize // 4 if state else 0)), np.int32)


def stages(log: LogRows) -> bytes:
    """The State right after each event, one after the other."""
    return log[1 : log[0, 0] + 1, _WIDTH:].tobytes()


def overflowed(log: LogRows) -> bool:
    """Whether events were lost because the log is too short."""
    return bool(log[0, 0] >= len(log))


@rule
def write(s: Any, log: LogRows, audience: int, kind: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    """Add a row to a log."""
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
    if log.shape[1] > _WIDTH:
        keep(s, log, row, _WIDTH)


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened: its kind, its fields in order, and who may know."""

    kind: str
    fields: dict[str, int | str]
    audience: int
    reveals: bool  # chance or a secret came to light: no undo beyond this
    befalls: int | None = None  # the seat that something bad has happened to

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
    befalls: str  # the field with the seat that it is bad for; "": it is bad for nobody
    where: Mapping[str, tuple[str, ...]]  # only where these fields have one of these words


class Teller(Protocol):
    """Tells everyone: called with the State, the log and the event's fields, by place or by name."""

    def __call__(self, s: Any, log: Log, /, *fields: int, **named: int) -> None: ...


class Whisperer(Protocol):
    """Tells one seat alone, which is named first."""

    def __call__(self, s: Any, log: Log, to: int, /, *fields: int, **named: int) -> None: ...


class EventKinds:
    """All kinds of events of a game, in the order in which they were declared.

    >>> kinds = EventKinds()
    >>> dial_moved = kinds.told("dial-moved", "segment", mood=("tantrum", "calm"))
    >>> log = new_log()
    >>> dial_moved(None, log, segment=3, mood=1)
    >>> [event.plain() for event in kinds.read(log)]
    [{'event': 'dial-moved', 'segment': 3, 'mood': 'calm'}]
    """

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def told(
        self,
        name: str,
        *numbers: str,
        reveals: bool = False,
        befalls: str = "",
        where: Mapping[str, tuple[str, ...]] = _ALWAYS,
        **named: tuple[str, ...],
    ) -> Teller:
        """Declare a kind that everyone is told: fields that are numbers first, then those that name one of words.

        `befalls` is the field with the seat that it is bad for, who is shown it until they act; `where` says with which
        words of other fields it is.
        """
        kind = EventKind(name, (*numbers, *named), tuple(named.items()), reveals, befalls, where)
        return cast(Teller, self._declare(kind, "", "EVERYONE"))

    def whispered(
        self, name: str, *numbers: str, reveals: bool = False, befalls: str = "", **named: tuple[str, ...]
    ) -> Whisperer:
        """Declare a kind that one seat is told at a time."""
        kind = EventKind(name, (*numbers, *named), tuple(named.items()), reveals, befalls, _ALWAYS)
        return cast(Whisperer, self._declare(kind, "to_seat, ", "1 << to_seat"))

    def _declare(self, kind: EventKind, whom: str, audience: str) -> Any:
        name, fields = kind.name, kind.fields
        if len(fields) > _WIDTH - 2:
            raise ValueError(f"event {name} has {len(fields)} fields; a log's row holds {_WIDTH - 2}")
        unknown = {kind.befalls, *kind.where} - {"", *fields}
        if unknown:
            raise ValueError(
                f"event {name} has no field {', '.join(sorted(unknown))}: its fields are {', '.join(fields)}"
            )
        self.kinds.append(kind)
        function = name.replace("-", "_")
        given = [f"{field}_" if iskeyword(field) else field for field in fields]
        values = [*given, *["0"] * (_WIDTH - 2 - len(given))]
        lines = [
            f"def {function}(s, log, {whom}{', '.join(given)}):",
            "    if log is not None:",
            f"        write(s, log, {audience}, {len(self.kinds) - 1}, {', '.join(values)})",
        ]
        teller = written(function, lines, __name__, {"write": write, "EVERYONE": EVERYONE})
        return telling(teller, write, len(self.kinds) - 1, whispers=bool(whom), width=_WIDTH - 2)

    def read(self, log: LogRows) -> list[Event]:
        """The events in a log."""
        return [self._event(row) for row in log[1 : log[0, 0] + 1, :_WIDTH].tolist()]

    def _event(self, row: list[int]) -> Event:
        kind = self.kinds[row[0]]
        fields: dict[str, int | str] = dict(zip(kind.fields, row[2:], strict=False))
        for name, words in kind.words:
            fields[name] = words[_place(kind, name, fields[name], words)]
        return Event(kind.name, fields, row[1], kind.reveals, _befalls(kind, fields))


def _befalls(kind: EventKind, fields: Mapping[str, int | str]) -> int | None:
    """The seat that it is bad for."""
    if kind.befalls and all(fields[name] in words for name, words in kind.where.items()):
        return int(fields[kind.befalls])
    return None


def _place(kind: EventKind, name: str, place: int | str, words: tuple[str, ...]) -> int:
    if not isinstance(place, int) or not 0 <= place < len(words):
        raise ValueError(f"event {kind.name} was told with {name} {place}, but there are {len(words)}: {words}")
    return place
