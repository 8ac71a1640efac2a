"""A live table: one writer takes requests in the order in which they arrive. On disk first, then everyone is told."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import structlog

from doubloon.engine.errors import IllegalMove
from doubloon.server import metrics, wire
from doubloon.server.futures import settle
from doubloon.server.refusals import Refusal, RefusedMove
from doubloon.server.store.port import Batch, Listed, Store, Stored
from doubloon.server.tables.audience import Audience
from doubloon.server.tables.clock import Clock
from doubloon.server.tables.events import LOBBY_KINDS, Happened, Row, TakenBack, TakenOver
from doubloon.server.tables.fold import snapshot_of
from doubloon.server.tables.listing import listed, relisted, waits_for
from doubloon.server.tables.state import OVER, TableState

Result = TypeVar("Result")
Decide = Callable[[TableState], Happened]  # what a request makes happen, or a Refusal
REFUSALS_KEPT = 64

log = structlog.get_logger()


class TableClosed(Exception):
    """The table is not served by this object any more: look it up again."""


Outcome = int | Refusal | TableClosed  # the number of what a request made happen, or why nothing did


@dataclass(slots=True)
class Request:
    """Something that is asked of a table."""

    person: str  # empty: the table itself
    decide: Decide
    client_id: str | None
    answer: Callable[[Outcome], None]


@dataclass(slots=True)
class Look:
    """Something to be read from a table while nothing is being written."""

    work: Callable[[], Any]
    answer: Callable[[Any], None]


class LiveTable:
    """A table in memory, with its writer."""

    def __init__(self, stored: Stored, state: TableState, fence: int, store: Store, clock: Clock, gap: int) -> None:
        self.id = stored.id
        self.state = state
        self.secret = stored.secret
        self.fence = fence  # what we write under; who takes the table after us has a higher one
        self.clock = clock
        self.audience = Audience(stored, state, clock, gap)
        self.after: Callable[[], None] = lambda: None  # called when something has happened
        self.touched = clock.seconds()
        self.closed = False
        self._store = store
        self._awaited = waits_for(state)
        self._answers = {(row.actor, row.client_id): row.seq for row in stored.rows if row.client_id is not None}
        self._refusals: OrderedDict[tuple[str, str], Refusal] = OrderedDict()
        self._requests: asyncio.Queue[Request | Look | None] = asyncio.Queue()  # None: stop
        self._writer = asyncio.create_task(self._write(), name=f"table {stored.id}")

    async def ask(self, person: str, decide: Decide, client_id: str | None = None) -> int:
        """The number of what the request made happen, once it is on disk; Refusal says why nothing did."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.take(Request(person, decide, client_id, partial(settle, done)))
        return await done

    def take(self, request: Request | Look) -> None:
        """Take a request in the order of arrival; it is answered when it is its turn."""
        if self.closed:
            raise TableClosed
        self._requests.put_nowait(request)

    async def look(self, work: Callable[[], Result]) -> Result:
        """What some work reads from the table, between one commit and the next: nobody sees what is not on disk."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.take(Look(work, partial(settle, done)))
        return await done

    def first_answer(self, person: str, client_id: str) -> int | None:
        """The number that a message was answered with before."""
        return self._answers.get((person, client_id))

    async def close(self) -> None:
        """Serve what waits, then stop."""
        if not self.closed:
            self.closed = True
            self._requests.put_nowait(None)
        await self._writer

    async def _write(self) -> None:
        while (request := await self._requests.get()) is not None:
            if isinstance(request, Look):
                request.answer(self._read(request))
            else:
                await self._serve(request)

    def _read(self, look: Look) -> Any:
        try:
            return look.work()
        except Exception as error:
            return error

    async def _serve(self, request: Request) -> None:
        try:
            number = await self._carry_out(request)
        except Refusal as refusal:
            metrics.REFUSED.inc()
            request.answer(refusal)
        except Exception as error:
            self._break(request, error)
        else:
            request.answer(number)

    async def _carry_out(self, request: Request) -> int:
        """Decide, fold, commit; only then is anyone told."""
        known = self._known(request)
        if known is not None:
            return known
        now_ms = self.clock.ms()
        try:
            happening = request.decide(self.state)
            row = Row(self.state.seq + 1, happening, request.person, now_ms, self.state.game.version, request.client_id)
            events = self.state.apply(row)
        except IllegalMove as error:
            raise self._kept(request, RefusedMove(error)) from error
        except Refusal as refusal:
            raise self._kept(request, refusal) from None
        decided = self.clock.seconds()
        await self._store.append(self._batch(row))
        if request.client_id is not None:
            self._answers[request.person, request.client_id] = row.seq
        self.touched = self.clock.seconds()
        metrics.COMMIT.observe(self.touched - decided)
        metrics.happened(row.kind)
        self.audience.tell(row, events)
        self.after()
        return row.seq

    def _batch(self, row: Row) -> Batch:
        return Batch(self.id, [row], snapshot_of(self.state), self._listing(row), self.fence)

    def _listing(self, row: Row) -> Listed | None:
        """What lists show of the table, where that has changed."""
        state = self.state
        awaited, self._awaited = self._awaited, waits_for(state)
        if isinstance(row.happening, LOBBY_KINDS):
            return listed(self.id, state, row.at_ms)
        taken = isinstance(row.happening, TakenOver | TakenBack)
        if taken or state.opened.pace.ms or awaited != self._awaited or state.status == OVER:
            return relisted(self.id, state, row.at_ms)
        return None

    def _known(self, request: Request) -> int | None:
        if request.client_id is None:
            return None
        key = (request.person, request.client_id)
        if key in self._refusals:
            raise self._refusals[key]
        return self._answers.get(key)

    def _kept(self, request: Request, refusal: Refusal) -> Refusal:
        """A message that is sent again is refused as it was first."""
        if request.client_id is not None:
            self._refusals[request.person, request.client_id] = refusal
            if len(self._refusals) > REFUSALS_KEPT:
                self._refusals.popitem(last=False)
        return refusal

    def _break(self, request: Request, error: Exception) -> None:
        """What is in memory may not be what is on disk: nobody is told more, and the table is read anew."""
        log.error("table broke", table=self.id, error=repr(error))
        metrics.BROKEN.inc()
        self.closed = True
        request.answer(TableClosed())
        while not self._requests.empty():
            waiting = self._requests.get_nowait()
            if waiting is not None:
                waiting.answer(TableClosed())
        self._requests.put_nowait(None)
        self.audience.dismiss(wire.Bye({"id": "bye-trouble", "args": {}}, True))
