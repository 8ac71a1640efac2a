"""The hall: the registry of all tables in memory, by their id; brought in from the store, put to rest again."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import chain

import structlog

from doubloon.engine.fairness import new_secret
from doubloon.server import metrics, wire
from doubloon.server.clock import Clock
from doubloon.server.club.rater import Rater
from doubloon.server.farewells import ENDED as ENDED_BY_HOST
from doubloon.server.farewells import RESTART, TROUBLE
from doubloon.server.hall.gone import Gone
from doubloon.server.hall.library import Library
from doubloon.server.hall.live import LiveTable
from doubloon.server.hall.quarantine import Quarantine, SetAside
from doubloon.server.hall.scribe import Scribe
from doubloon.server.hall.steward import Steward
from doubloon.server.hall.thinkers import Thinkers
from doubloon.server.refusals import Refusal
from doubloon.server.settings import Settings
from doubloon.server.store.leases import Elsewhere
from doubloon.server.store.port import Batch, Store, Stored
from doubloon.server.store.unavailable import UNAVAILABLE
from doubloon.server.table.events import Happened, Opened, Row, with_told
from doubloon.server.table.fold import bring_back, is_ours, snapshot_of
from doubloon.server.table.listing import listed
from doubloon.server.table.record import Record
from doubloon.server.table.state import ENDED, Rest, TableState

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
        self.silenced: set[str] = set()  # people whom the host lets say nothing
        self.scribe = Scribe(store)
        self.rater = Rater(store)
        self.gone = Gone(settings.stand_in)
        self.draining = False
        self._thinkers = Thinkers(settings.thinkers)
        self._tables: dict[str, tuple[LiveTable, Steward]] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._quarantine = Quarantine()
        self._at_rest: set[str] = set()  # that were brought in and cannot go on here: no clock brings them in again
        self._shown_ms = clock.ms() - 1  # when the host last told everyone something
        self._forget_at = 0.0  # when sessions that are over are forgotten

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Hall"]:
        """Bring the games to speed in the background, and look after tables until the end."""
        self.library.open()
        self.silenced = await self.store.silenced()
        self.scribe.open()
        self.rater.open()
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
            rows.append(with_told(row, state.apply(row)))
        return Laid(Stored(_new_name(), secret, rows, b""), state)

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
        try:
            stored, state = await self._read(table)
        except (*UNAVAILABLE, Refusal):
            raise
        except Exception as error:  # whatever is wrong with it is no fault of the other tables
            self._quarantine.add(table, repr(error))
            await self.store.leases.release(table, fence)
            raise Refusal("refused-set-aside") from error
        if state.rest is None or not state.rest.trouble:
            self._quarantine.remove(table)
        return self._bring_in(stored, state, fence)

    async def _read(self, table: str) -> tuple[Stored, TableState]:
        """A table from the store. Most are restored at once; to fold one anew takes longer, and holds nobody up."""
        stored = await self.store.table(table)
        if stored is None:
            raise Refusal("refused-no-table", status=404)
        if await self.store.status(table) == ENDED:
            raise Refusal("refused-ended", status=410)
        if is_ours(stored.rows, stored.snapshot):
            state = bring_back(stored.rows, stored.snapshot, over=stored.over)
        else:
            state = await asyncio.to_thread(bring_back, stored.rows, stored.snapshot, over=stored.over)
        if state.rest is not None:
            await self._lay_to_rest(stored, state, state.rest)
        return stored, state

    async def _lay_to_rest(self, stored: Stored, state: TableState, rest: Rest) -> None:
        """A table that cannot go on here: what was kept of its game is at hand, and no clock of it runs."""
        kept = await self.store.record(stored.id) if rest.over else None
        if kept is not None:
            state.rest = replace(rest, record=Record.unpack(kept))
        if rest.trouble:
            self._quarantine.add(stored.id, rest.trouble)
        elif stored.id not in self._at_rest and not rest.over:
            log.info("table at rest", table=stored.id, game=state.game.name, rules=rest.rules, here=state.game.version)
            self._at_rest.add(stored.id)
            metrics.AT_REST.set(len(self._at_rest))

    def _bring_in(self, stored: Stored, state: TableState, fence: int) -> LiveTable:
        self._check_open()  # it may have begun to drain meanwhile
        state.waiting = {
            seat: min(since, self.clock.ms()) for seat, since in state.waiting.items()
        }  # clocks can be set
        live = LiveTable(stored, state, fence, self.store, self.clock, self.settings.gap, self.library.captains)
        live.over = self._over
        steward = Steward(live, self.settings, self._thinkers)
        self._tables[live.id] = (live, steward)
        metrics.TABLES.set(len(self._tables))
        steward.look()
        return live

    def _over(self, table: str) -> None:
        self.scribe.want(table)
        self.rater.want(table)

    async def _put_to_rest(self, table: str) -> None:
        live, steward = self._tables.pop(table, (None, None))
        if live is not None and steward is not None:
            await steward.stop()
            await live.close()
            live.audience.dismiss(TROUBLE)
            await self.store.leases.release(table, live.fence)
            metrics.TABLES.set(len(self._tables))

    async def end(self, table: str, *, delete: bool = False) -> None:
        """Close a table for good, as the host wishes; whoever looks at it is told."""
        if await self.store.status(table) is None:
            raise Refusal("refused-no-table", status=404)
        fence = await self.store.leases.claim(table)
        live, steward = self._tables.pop(table, (None, None))
        if live is not None and steward is not None:
            await steward.stop()
            await live.close()
            live.audience.dismiss(ENDED_BY_HOST)
            metrics.TABLES.set(len(self._tables))
        await (self.store.delete_table(table) if delete else self.store.set_status(table, ENDED))
        await self.store.leases.release(table, fence)

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
        if self.store.trouble and not await self.store.has_room():
            return  # what is due cannot be kept; tables that are looked at stay
        for table in await self.store.leases.lost({live.id: live.fence for live in self.live()}):
            await self._alone(table, self._put_to_rest)
        for table in await self.store.due_tables(self.clock.ms()):
            if table not in self._quarantine and table not in self._at_rest:
                await self._alone(table, self.table)
        if self.clock.seconds() >= self._forget_at:
            await self.store.forget_sessions(self.clock.ms())
            self._forget_at = self.clock.seconds() + FORGET_SECONDS
        self.silenced = await self.store.silenced()
        self.gone.people = await self.store.gone()
        for live in self.live():
            await self._alone(live.id, self._see_off)
        await self.show_notice()
        oldest = self.clock.seconds() - self.settings.rest_seconds
        for table, (live, steward) in list(self._tables.items()):
            unused = not live.audience.viewers and live.touched < oldest and not steward.active
            if unused or live.closed:
                await self._alone(table, self._put_to_rest)

    async def see_off(self, person: str) -> None:
        """Somebody is no more: tables where they sat go on without them, those elsewhere within seconds."""
        self.gone.people.add(person)
        for live in self.live():
            await self._alone(live.id, self._see_off)

    async def show_notice(self) -> None:
        """What the host has told everyone since the last look, also through another server process."""
        notice = await self.store.desk.last_notice()
        if notice is None or notice.at_ms <= self._shown_ms:
            return
        self._shown_ms = notice.at_ms
        for live in self.live():
            live.audience.show_notice(wire.Notice(notice.at_ms, notice.text))

    async def _see_off(self, table: str) -> None:
        live, _ = self._tables.get(table, (None, None))
        if live is not None and self.gone.owned(live):
            await self.end(table)
        elif live is not None and not live.closed:
            await self.gone.leave(live)

    async def _alone(self, table: str, care: Callable[[str], Awaitable[object]]) -> None:
        """Look after one table; what goes wrong there keeps no other from being looked after."""
        try:
            await care(table)
        except (Refusal, Elsewhere):
            pass
        except UNAVAILABLE:
            raise
        except Exception as error:
            self._quarantine.add(table, repr(error))

    def set_aside(self) -> list[SetAside]:
        """The tables that could not be read or looked after, and why."""
        return self._quarantine.all()

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
        await self.scribe.close()
        await self.rater.close()
        await asyncio.sleep(FAREWELL_SECONDS)
        self._thinkers.close()
        self.library.close()
        log.info("drained", tables=len(self._tables))


def _new_name() -> str:
    """Of a table; none that a command line takes for an option."""
    while (name := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return name
