"""A table's logbook: its history, the last things that happened with their events, for whoever arrives."""

import asyncio
from collections import deque

import msgspec
import structlog

import doubloon
from doubloon.engine.events import Event
from doubloon.server import wire
from doubloon.server.table import sight
from doubloon.server.table.events import (
    Expired,
    Moved,
    Row,
    SetBack,
    Started,
    TakenBack,
    TakenOver,
    Undone,
    events_told,
)
from doubloon.server.table.fold import fold, opened_by, other_rules
from doubloon.server.table.pictures import Viewer
from doubloon.server.table.record import Record

LOG_LENGTH = 200  # steps; of a race in real time most are casts
_LOGGED = (Started, Moved, Expired, Undone, TakenOver, TakenBack, SetBack)  # talk is kept elsewhere; the lobby is over

log = structlog.get_logger()


class Entry(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, with the events of the game."""

    row: Row
    events: tuple[Event, ...]


class Logbook:
    """What happened lately; what was before the table came into memory is recalled when somebody arrives."""

    def __init__(self, before: list[Row], record: Record | None = None) -> None:
        self._before = [*before] if any(isinstance(row.happening, _LOGGED) for row in before) else []
        self._record = record
        self._entries: deque[Entry] = deque(maxlen=LOG_LENGTH)
        self._steps: dict[Viewer, list[wire.Step]] = {}
        self._recalling: asyncio.Task[None] | None = None

    def add(self, entry: Entry) -> None:
        """Enter what has just happened."""
        if isinstance(entry.row.happening, _LOGGED):
            self._entries.append(entry)
            self._steps.clear()

    def steps(self, viewer: Viewer) -> list[wire.Step]:
        """What a viewer may know of it; made once however many arrive."""
        if viewer not in self._steps:
            self._steps[viewer] = [sight.past(entry.row, entry.events, viewer) for entry in self._entries]
            if self._record is not None:
                self._steps[viewer] = [*_recorded(self._record, viewer), *self._steps[viewer]][-LOG_LENGTH:]
        return self._steps[viewer]

    async def recall(self) -> None:
        """Enter what was before, once; the table goes on meanwhile."""
        if self._before and self._recalling is None:
            self._recalling = asyncio.create_task(self._recall(), name="recalling")
        if self._recalling is not None:
            await asyncio.shield(self._recalling)

    async def _recall(self) -> None:
        before, self._before = self._before, []
        if self._record is not None:
            return
        try:
            recalled = await asyncio.to_thread(_recalled, before)
        except Exception as error:  # a table without its log is better than none
            log.error("log cannot be made", error=repr(error))
            return
        self._entries = deque([*recalled, *self._entries], maxlen=LOG_LENGTH)
        self._steps.clear()


def _recalled(rows: list[Row]) -> list[Entry]:
    """The last entries of rows. What was told was not always kept beside them: such rows are played again."""
    logged = [row for row in rows if isinstance(row.happening, _LOGGED)][-LOG_LENGTH:]
    told = [row for row in logged if row.told is not None]
    if len(told) == len(logged) or other_rules(rows, doubloon.game(opened_by(rows).game)) is not None:
        return [Entry(row, tuple(events_told(row))) for row in told]  # played by others it would be another story
    state = fold(rows[:1])
    entries = (Entry(row, tuple(state.apply(row))) for row in rows[1:])
    return [entry for entry in entries if isinstance(entry.row.happening, _LOGGED)][-LOG_LENGTH:]


def _recorded(record: Record, viewer: Viewer) -> list[wire.Step]:
    """The log of a game that cannot be played again."""
    steps = (msgspec.json.decode(step, type=wire.Step) for step in record.seen_by(viewer)[-LOG_LENGTH:])
    return [
        wire.Step(
            step.seq, step.at_ms, step.kind, [wire.Told(told.id, told.args) for told in step.events], facts=step.facts
        )
        for step in steps
    ]
