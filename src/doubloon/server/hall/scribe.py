"""The scribe: writes the records of games that are over, by background work beside the tables.

A record is what every viewer was shown, step by step; making it costs as much as telling the whole game did, so it is
made when the game is over, one game at a time and with long pauses.
"""

import asyncio
import threading
import time
from collections import deque
from contextlib import suppress

import structlog

import doubloon
from doubloon.server import metrics
from doubloon.server.store.port import Store
from doubloon.server.store.unavailable import UNAVAILABLE
from doubloon.server.table.fold import opened_by, other_rules
from doubloon.server.table.replays import record_of

PAUSES = 30.0  # times as long as the work between them
FINISH_SECONDS = 1.0  # when the server stops: then it works without pauses

log = structlog.get_logger()


class Stopped(Exception):
    """The server stops, and the record is left for another time."""


class Scribe:
    """Takes the ids of tables whose games are over."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: deque[str] = deque()
        self._called = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._hurry = threading.Event()  # no pauses any more
        self._stopped = False

    def open(self) -> None:
        """Begin with what was left."""
        self._task = asyncio.create_task(self._write_for_ever(), name="scribe")

    def want(self, table: str) -> None:
        """The game at a table is over."""
        self._waiting.append(table)
        self._count()
        self._called.set()

    async def close(self) -> None:
        """Finish what can be finished soon; the rest waits for the next start."""
        if self._task is None:
            return
        self._hurry.set()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._done(), FINISH_SECONDS)
        self._stopped = True
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _done(self) -> None:
        while self._waiting and self._task is not None and not self._task.done():
            await asyncio.sleep(0.01)

    async def _write_for_ever(self) -> None:
        with suppress(*UNAVAILABLE):
            self._waiting.extend(await self._store.unrecorded())
        while True:
            while self._waiting:
                self._count()
                try:
                    await self._write(self._waiting[0])
                except Exception as error:  # one game keeps no other from being recorded
                    log.warning("game not recorded", table=self._waiting[0], error=repr(error))
                self._waiting.popleft()
            self._count()
            self._called.clear()
            await self._called.wait()

    def _count(self) -> None:
        metrics.UNRECORDED.set(len(self._waiting))

    async def _write(self, table: str) -> None:
        stored = await self._store.table(table)
        if stored is None or other_rules(stored.rows, doubloon.game(opened_by(stored.rows).game)) is not None:
            return
        begun = time.monotonic()

        def breath() -> None:
            nonlocal begun
            self._hurry.wait(PAUSES * (time.monotonic() - begun))
            if self._stopped:
                raise Stopped
            begun = time.monotonic()

        record = await asyncio.to_thread(lambda: record_of(stored.rows, stored.secret, breath).pack())
        await self._store.add_record(table, record)
