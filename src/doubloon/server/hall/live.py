"""A live table: one writer with a queue of requests, each idempotent by its id. On disk first, then all are told."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
import structlog

from doubloon.engine.errors import IllegalMove
from doubloon.engine.events import Event
from doubloon.server import metrics
from doubloon.server.clock import Clock
from doubloon.server.farewells import BROKEN as DISK_BROKEN
from doubloon.server.farewells import FULL as DISK_FULL
from doubloon.server.farewells import TROUBLE
from doubloon.server.futures import settle
from doubloon.server.hall.audience import Audience
from doubloon.server.refusals import Refusal, RefusedMove
from doubloon.server.store.port import Batch, Store, Stored
from doubloon.server.store.unavailable import BROKEN, FULL, CannotWrite
from doubloon.server.table.events import IN_PLAY, LOBBY_KINDS, Happened, Row, TakenBack, TakenOver, with_told
from doubloon.server.table.fold import snapshot_of
from doubloon.server.table.listing import Listed, listed, relisted, waits_for
from doubloon.server.table.outcome import outcome_of
from doubloon.server.table.state import OVER, TableState

Result = TypeVar("Result")
Decide = Callable[[TableState], Happened]  # what a request makes happen, or a Refusal
REFUSALS_KEPT = 64
NOT_NOW = 503  # as HTTP says it
PATIENCE_SECONDS = 2.0
NO_ROOM = {FULL: DISK_FULL, BROKEN: DISK_BROKEN}

log = structlog.get_logger()


class TableClosed(Exception):
    """The table is not served by this object any more: look it up again."""


class Earlier(int):
    """The number of what the same message made happen when it came first."""


def no_room(trouble: str) -> Refusal:
    """What cannot be kept is not done; asked again when there is room, it is."""
    return Refusal(f"refused-disk-{trouble}", status=NOT_NOW)


def _without_frames(refusal: Refusal) -> Refusal:
    """The same, but not where it came about: what is kept to be said again would keep all of that in memory."""
    refusal.__traceback__ = refusal.__cause__ = refusal.__context__ = None
    return refusal


def cannot_be_kept(refusal: Refusal) -> bool:
    """Whether something is refused only for the moment: bots and clocks ask again after a while."""
    return refusal.status == NOT_NOW


Outcome = int | Refusal | TableClosed  # the number of what a request made happen, or why nothing did


class Request(msgspec.Struct, frozen=True):
    """Something that is asked of a table."""

    person: str  # empty: the table itself
    decide: Decide
    client_id: str | None
    answer: Callable[[Outcome], None]


class Look(msgspec.Struct, frozen=True):
    """Something to be read from a table while nothing is being written."""

    work: Callable[[], Any]
    answer: Callable[[Any], None]


class LiveTable:
    """A table in memory. What is asked of it is served one after the other."""

    def __init__(
        self,
        stored: Stored,
        state: TableState,
        fence: int,
        store: Store,
        clock: Clock,
        gap: int,
        captains: Callable[[str], int],
    ) -> None:
        self.id = stored.id
        self.state = state
        self.secret = stored.secret
        self.fence = fence  # what we write under; who takes the table after us has a higher one
        self.clock = clock
        self.audience = Audience(stored, state, clock, gap, captains)
        self.after: Callable[[], None] = lambda: None  # called when something has happened
        self.over: Callable[[str], None] = lambda _table: None  # called when the game has ended
        self.touched = clock.seconds()
        self.closed = False
        self.nudged: dict[int, int] = {}  # when each seat was nudged last
        self.next_game = asyncio.Lock()  # held while one is laid: two who ask for it at once get the same
        self._store = store
        self._awaited = waits_for(state)
        self._answers = {
            (row.actor, row.client_id): Earlier(row.seq) for row in stored.rows if row.client_id is not None
        }
        self._refusals: OrderedDict[tuple[str, str], Refusal] = OrderedDict()
        self._waiting: deque[Request | Look] = deque()
        self._writing = False  # something is on its way to the disk
        self._last_word: asyncio.Future[None] | None = None  # of who waits for the end

    async def ask(self, person: str, decide: Decide, client_id: str | None = None) -> int:
        """The number of what the request made happen, once it is on disk; Refusal says why nothing did."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.take(Request(person, decide, client_id, partial(settle, done)))
        try:
            return await done
        finally:
            del done  # a refusal knows this frame: they would keep each other, and the table, in memory

    def take(self, request: Request | Look) -> None:
        """Take a request in the order of arrival; it is answered when it is its turn."""
        if self.closed:
            raise TableClosed
        self._waiting.append(request)
        self._go_on()

    async def look(self, work: Callable[[], Result]) -> Result:
        """What some work reads from the table, between one commit and the next: nobody sees what is not on disk."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.take(Look(work, partial(settle, done)))
        try:
            return await done
        finally:
            del done

    async def close(self) -> None:
        """Serve what waits, then stop."""
        self.closed = True
        if self._writing:
            self._last_word = self._last_word or asyncio.get_running_loop().create_future()
            await asyncio.shield(self._last_word)

    def _go_on(self) -> None:
        """Serve what waits, until something is on its way to the disk."""
        while self._waiting and not self._writing:
            request = self._waiting.popleft()
            if isinstance(request, Look):
                request.answer(self._read(request))
            else:
                self._serve(request)
        if self._last_word is not None and not self._writing:
            settle(self._last_word, None)

    def _read(self, look: Look) -> Any:
        try:
            return look.work()
        except Exception as error:
            return error

    def _serve(self, request: Request) -> None:
        """Decide, fold, and write; nobody is told before that is on disk."""
        try:
            known = self._known(request)
            if known is not None:
                request.answer(known)
                return
            if self._store.trouble:
                raise no_room(self._store.trouble)
            row, events = self._decided(request)
            writing = asyncio.ensure_future(self._store.append(self._batch(row)))
        except Refusal as refusal:
            metrics.REFUSED.inc()
            request.answer(_without_frames(refusal))
        except Exception as error:
            self._break(request, error)
        else:
            self._writing = True
            writing.add_done_callback(partial(self._written, request, row, events))

    def _decided(self, request: Request) -> tuple[Row, list[Event]]:
        """What a request makes happen. It has happened in memory then."""
        state = self.state
        try:
            happening = request.decide(state)
            row = Row(state.seq + 1, happening, request.person, self.clock.ms(), state.rules, request.client_id)
            events = state.apply(row)
            return with_told(row, events), events
        except IllegalMove as error:
            raise self._kept(request, RefusedMove(error)) from error
        except Refusal as refusal:
            raise self._kept(request, refusal) from None

    def _written(self, request: Request, row: Row, events: list[Event], writing: "asyncio.Future[None]") -> None:
        """Tell everyone, now that it is on disk."""
        try:
            writing.result()
            self._tell(request, row, events)
        except (Exception, asyncio.CancelledError) as error:
            self._break(request, error)
        self._writing = False
        self._go_on()

    def _tell(self, request: Request, row: Row, events: list[Event]) -> None:
        if request.client_id is not None:
            self._answers[request.person, request.client_id] = Earlier(row.seq)
        self.touched = self.clock.seconds()
        metrics.happened(row.kind)
        self.audience.tell(row, events)
        self.after()
        if isinstance(row.happening, IN_PLAY) and self.state.status == OVER:
            self.over(self.id)
        request.answer(row.seq)

    def _batch(self, row: Row) -> Batch:
        ended = isinstance(row.happening, IN_PLAY) and self.state.status == OVER
        outcome = outcome_of(self.id, self.state, row.at_ms) if ended and self.state.rest is None else None
        return Batch(self.id, [row], snapshot_of(self.state), self._listing(row), self.fence, outcome)

    def _listing(self, row: Row) -> Listed | None:
        """What lists show of the table, where that has changed."""
        state = self.state
        if state.rest is not None:
            return None  # as it was: under its own rules it goes on from there
        awaited, self._awaited = self._awaited, waits_for(state)
        if isinstance(row.happening, LOBBY_KINDS):
            return listed(self.id, state, row.at_ms)
        taken = isinstance(row.happening, TakenOver | TakenBack)
        if taken or state.opened.pace.runs_out or awaited != self._awaited or state.status == OVER:
            return relisted(self.id, state, row.at_ms)
        return None

    def _known(self, request: Request) -> Earlier | None:
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

    def _break(self, request: Request, error: BaseException) -> None:
        """What is in memory may not be what is on disk: nobody is told more, and the table is read anew."""
        log.error("table broke", table=self.id, error=repr(error))
        metrics.BROKEN.inc()
        self.closed = True
        trouble = error.trouble if isinstance(error, CannotWrite) else ""
        request.answer(no_room(trouble) if trouble else TableClosed())  # refused, it is not sent again and again
        while self._waiting:
            self._waiting.popleft().answer(TableClosed())
        self.audience.dismiss(NO_ROOM.get(trouble, TROUBLE))
