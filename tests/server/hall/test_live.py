"""A live table: what is on disk is told, and nothing else."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
import pytest

from doubloon.server.clock import SystemClock
from doubloon.server.hall.audience import Viewer
from doubloon.server.hall.hall import Hall
from doubloon.server.hall.live import LiveTable, TableClosed
from doubloon.server.person import GUEST, Person
from doubloon.server.refusals import Refusal
from doubloon.server.settings import Settings
from doubloon.server.store import Batch, MemoryStore
from doubloon.server.table import decide
from doubloon.server.table.events import Opened

ANN = Person("ann", "Ann", GUEST, 0)
OPENED = Opened("kraken", 2, {}, "ann")


class Heard(list[bytes]):
    """A line that keeps what was sent on it."""

    def listen(self, _take: Callable[[bytes | None], None]) -> None:
        raise AssertionError("nobody speaks here")

    def post(self, message: bytes) -> int:
        self.append(message)
        return 0

    def cut(self) -> None:
        raise AssertionError("nobody is slow here")


class Disk(MemoryStore):
    """A store that writes when a test lets it, or fails."""

    def __init__(self) -> None:
        super().__init__()
        self.free = asyncio.Event()
        self.broken = False

    async def append(self, batch: Batch) -> None:
        await self.free.wait()
        if self.broken:
            raise OSError("no space left")
        await super().append(batch)


def with_table(test: Callable[[Hall, Disk, LiveTable, Viewer], Awaitable[None]]) -> None:
    async def run() -> None:
        disk = Disk()
        hall = Hall(disk, Settings(), SystemClock())
        disk.free.set()
        table = await hall.make(hall.lay(OPENED))
        heard = Heard()
        viewer = Viewer(ANN, heard, 100)
        table.audience.join(viewer, None)
        heard.clear()
        await test(hall, disk, table, viewer)
        await hall.drain()

    asyncio.run(run())


def told(viewer: Viewer) -> list[str]:
    assert isinstance(viewer.line, Heard)
    return [msgspec.json.decode(message)["type"] for message in viewer.line]


def test_nobody_is_told_before_it_is_on_disk() -> None:
    async def test(_hall: Hall, disk: Disk, table: LiveTable, viewer: Viewer) -> None:
        disk.free.clear()
        asked = asyncio.create_task(table.ask("ann", partial(decide.sit, person=ANN, wanted=None)))
        looked = asyncio.create_task(table.look(lambda: table.state.seq))
        await asyncio.sleep(0.05)
        assert (asked.done(), looked.done(), told(viewer)) == (False, False, [])
        disk.free.set()
        assert await asked == await looked == 2
        assert told(viewer) == ["step"]

    with_table(test)


def test_what_could_not_be_written_did_not_happen() -> None:
    async def test(hall: Hall, disk: Disk, table: LiveTable, viewer: Viewer) -> None:
        disk.broken = True
        with pytest.raises(TableClosed):
            await table.ask("ann", partial(decide.sit, person=ANN, wanted=None))
        assert told(viewer) == []
        assert viewer.farewell is not None
        assert viewer.farewell.again
        disk.broken = False
        again = await hall.table(table.id)
        assert again is not table
        assert (again.state.seq, again.state.seat_of("ann")) == (1, None)
        assert await again.ask("ann", partial(decide.sit, person=ANN, wanted=None)) == 2

    with_table(test)


def test_a_table_that_is_being_made_while_the_server_stops_is_not_brought_in() -> None:
    async def test(hall: Hall, disk: Disk, table: LiveTable, viewer: Viewer) -> None:
        disk.free.clear()
        asked = asyncio.create_task(table.ask("ann", partial(decide.sit, person=ANN, wanted=None)))
        made = asyncio.create_task(hall.make(hall.lay(OPENED)))
        await asyncio.sleep(0.05)
        draining = asyncio.create_task(hall.drain())
        await asyncio.sleep(0.05)
        disk.free.set()
        await draining
        assert await asked == 2
        with pytest.raises(Refusal, match="server is stopping"):
            await made
        assert hall.live() == [table]
        assert viewer.farewell is not None
        assert viewer.farewell.again

    with_table(test)
