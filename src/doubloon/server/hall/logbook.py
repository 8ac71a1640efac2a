"""A table's logbook: its history, the last things that happened with their events, for whoever arrives."""

import asyncio
from collections import deque

import msgspec
import structlog

from doubloon.engine.events import Event
from doubloon.server import wire
from doubloon.server.table import sight
from doubloon.server.table.events import Expired, Moved, Row, Started, TakenBack, TakenOver, Undone
from doubloon.server.table.fold import fold
from doubloon.server.table.pictures import Viewer

LOG_LENGTH = 200  # steps; of a race in real time most are casts
_LOGGED = (Started, Moved, Expired, Undone, TakenOver, TakenBack)  # talk is kept elsewhere; the lobby is over

log = structlog.get_logger()


class Entry(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, with the events of the game."""

    row: Row
    events: tuple[Event, ...]


class Logbook:
    """What happened lately; what was before the table came into memory is played again when somebody arrives."""

    def __init__(self, before: list[Row]) -> None:
        self._before = [*before] if any(isinstance(row.happening, _LOGGED) for row in before) else []
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
        return self._steps[viewer]

    async def recall(self) -> None:
        """Enter what was before, once; the table goes on meanwhile."""
        if self._before and self._recalling is None:
            self._recalling = asyncio.create_task(self._recall(), name="recalling")
        if self._recalling is not None:
            await asyncio.shield(self._recalling)

    async def _recall(self) -> None:
        before, self._before = self._before, []
        try:
            recalled = await asyncio.to_thread(_played_again, before)
        except Exception as error:  # a table without its log is better than none
            log.error("log cannot be made", error=repr(error))
            return
        self._entries = deque([*recalled, *self._entries], maxlen=LOG_LENGTH)
        self._steps.clear()


def _played_again(rows: list[Row]) -> list[Entry]:
    """The last entries of rows; none where the rules have changed since, for then it would be another story."""
    state = fold(rows[:1])
    if any(row.rules != state.game.version for row in rows):
        return []
    entries = (Entry(row, tuple(state.apply(row))) for row in rows[1:])
    return [entry for entry in entries if isinstance(entry.row.happening, _LOGGED)][-LOG_LENGTH:]
