"""The hall: the registry of all tables in memory, by their id; brought in from the store, put to rest again."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import chain

import structlog

from doubloon.engine.fairness import new_secret
from doubloon.server import metrics
from doubloon.server.clock import Clock
from doubloon.server.farewells import RESTART, TROUBLE
from doubloon.server.hall.library import Library
from doubloon.server.hall.live import LiveTable
from doubloon.server.hall.steward import Steward
from doubloon.server.hall.thinkers import Thinkers
from doubloon.server.refusals import Refusal
from doubloon.server.settings import Settings
from doubloon.server.store.leases import Elsewhere
from doubloon.server.store.port import Batch, Store, Stored
from doubloon.server.table.events import Happened, Opened, Row
from doubloon.server.table.fold import restore, snapshot_of
from doubloon.server.table.listing import listed
from doubloon.server.table.state import TableState

ID_BYTES = 12  # nobody can guess a table's link
SWEEP_SECONDS = 5.0
FORGET_SECONDS = 3600.0  # seldom: moves wait meanwhile
FAREWELL_SECONDS = 0.1  # until viewers have heard that their sockets close

log = structlog.get_logger()


Arrange = Callable[[TableState, bytes], Iterable[Happened]]  # by a table's state and secret, one after the other


@dataclass(frozen=True)
class Laid:
    """A table that is ready, but not written yet."""

    stored: Stored
    state: TableState


class Hall:
    """Where tables are."""

    def __init__(self, store: Store, settings: Settings, clock: Clock) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.draw_secret: Callable[[], bytes] = new_secret  # where all chance of a new table comes from
        self.library = Library()
        self.draining = False
        self._thinkers = Thinkers(settings.thinkers)
        self._tables: dict[str, tuple[LiveTable, Steward]] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._forget_at = 0.0  # when sessions that are over are forgotten

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Hall"]:
        """Bring the games to speed in the background, and look after tables until the end."""
        self.library.open()
        self._sweeper = asyncio.create_task(self._sweep_for_ever(), name="sweeper")
        try:
            yield self
        finally:
            await self.drain()

    def lay(self, opened: Opened, arrange: Arrange = lambda _state, _secret: ()) -> Laid:
        """A table with what its host lets happen at once; what is refused leaves nothing behind."""
        self._check_open()
        state, secret = TableState.of(opened), self.draw_secret()
        rows = []
        for happening in chain([opened], arrange(state, secret)):
            row = Row(state.seq + 1, happening, opened.host, self.clock.ms(), state.game.version)
            state.apply(row)
            rows.append(row)
        return Laid(Stored(secrets.token_urlsafe(ID_BYTES), secret, rows, b""), state)

    async def make(self, laid: Laid) -> LiveTable:
        """A new table, written as a whole."""
        stored, state = laid.stored, laid.state
        line = listed(stored.id, state, stored.rows[-1].at_ms)
        await self.store.add_table(stored.secret, Batch(stored.id, stored.rows, snapshot_of(state), line))
        for row in stored.rows:
            metrics.happened(row.kind)
        return self._bring_in(stored, state, await self.store.leases.claim(stored.id))

    async def table(self, table: str) -> LiveTable:
        """A table by its id, from memory or from the store."""
        self._check_open()
        found = self._tables.get(table)
        if found is not None and not found[0].closed:
            return found[0]
        if table not in self._loading:
            task = asyncio.create_task(self._load(table), name=f"loading {table}")
            task.add_done_callback(lambda _: self._loading.pop(table, None))
            self._loading[table] = task
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        await self._put_to_rest(table)
        fence = await self.store.leases.claim(table)
        stored = await self.store.table(table)
        if stored is None:
            raise Refusal("refused-no-table", status=404)
        return self._bring_in(stored, restore(stored.rows, stored.snapshot), fence)

    def _bring_in(self, stored: Stored, state: TableState, fence: int) -> LiveTable:
        self._check_open()  # it may have begun to drain meanwhile
        live = LiveTable(stored, state, fence, self.store, self.clock, self.settings.gap, self.library.captains)
        steward = Steward(live, self.settings, self._thinkers)
        self._tables[live.id] = (live, steward)
        metrics.TABLES.set(len(self._tables))
        steward.look()
        return live

    async def _put_to_rest(self, table: str) -> None:
        live, steward = self._tables.pop(table, (None, None))
        if live is not None and steward is not None:
            await steward.stop()
            await live.close()
            live.audience.dismiss(TROUBLE)
            await self.store.leases.release(table, live.fence)
            metrics.TABLES.set(len(self._tables))

    async def holder(self, table: str) -> str | None:
        """The address of the server process that has a table, where it is not this one."""
        found = self._tables.get(table)
        if found is not None and not found[0].closed:
            return None
        return await self.store.leases.holder(table)

    def _check_open(self) -> None:
        if self.draining:
            raise Refusal("refused-draining", status=503)

    def live(self) -> list[LiveTable]:
        """All tables in memory."""
        return [live for live, _ in self._tables.values()]

    # Care

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as error:  # the store may be away for a moment
                log.error("sweep failed", error=repr(error))
            await self.store.leases.pause(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Wake tables whose time is up, and put to rest those that nobody looks at or another process has taken."""
        for table in await self.store.leases.lost({live.id: live.fence for live in self.live()}):
            await self._put_to_rest(table)
        for table in await self.store.due_tables(self.clock.ms()):
            with suppress(Refusal, Elsewhere):
                await self.table(table)
        if self.clock.seconds() >= self._forget_at:
            await self.store.forget_sessions(self.clock.ms())
            self._forget_at = self.clock.seconds() + FORGET_SECONDS
        oldest = self.clock.seconds() - self.settings.rest_seconds
        for table, (live, steward) in list(self._tables.items()):
            unused = not live.audience.viewers and live.touched < oldest and not steward.active
            if unused or live.closed:
                await self._put_to_rest(table)

    async def drain(self) -> None:
        """Stop: viewers are told to come back, moves in flight are finished."""
        if self.draining:
            return
        self.draining = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        for live, steward in [*self._tables.values()]:  # none is added any more, but some may break
            await steward.stop()
            await live.close()
            live.audience.dismiss(RESTART)
        await self.store.leases.close()  # before anyone comes back, perhaps to another process
        await asyncio.sleep(FAREWELL_SECONDS)
        self._thinkers.close()
        self.library.close()
        log.info("drained", tables=len(self._tables))
