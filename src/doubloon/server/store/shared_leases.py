"""Leases in PostgreSQL: a server process keeps its tables by a heartbeat, judged by the database's clock.

Each process has a row that it keeps renewing; a table's row names the process and the fencing number. When a process
stops and releases its tables, the others are woken by NOTIFY.
"""

import asyncio
import secrets
from contextlib import suppress
from typing import Any

import structlog
from sqlalchemy import BigInteger, String, bindparam, select, text, tuple_
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from doubloon.server.store.conflict import Conflict
from doubloon.server.store.leases import Elsewhere
from doubloon.server.store.port import Batch
from doubloon.server.store.schema import leases

BEATS = 3  # that may fail before a lease ends
LONGEST = 20  # leases of ours: whoever seems to live for longer than that has a clock that was set
CHANNEL = "doubloon_released"

log = structlog.get_logger()

_BEAT = text(
    "INSERT INTO servers (id, address, alive_until)"
    " VALUES (:me, :address, clock_timestamp() + :seconds * interval '1 second')"
    " ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until"
)
# Until later than a lease can last: the database's clock was set back, and whoever lives says so at the next beat.
_ALIVE = (
    "servers.alive_until > clock_timestamp()"
    " AND servers.alive_until < clock_timestamp() + :longest * interval '1 second'"
)
_FORGET_THE_DEAD = text("DELETE FROM servers WHERE alive_until < clock_timestamp() - interval '1 day'")
_CLAIM = text(
    'INSERT INTO leases ("table", server, fence) SELECT id, :me, 1 FROM tables WHERE id = :table'
    ' ON CONFLICT ("table") DO UPDATE SET server = excluded.server, fence = leases.fence + 1'
    " WHERE leases.server IS NULL OR leases.server = :me OR NOT EXISTS"
    f" (SELECT 1 FROM servers WHERE servers.id = leases.server AND {_ALIVE})"
    " RETURNING fence"
).bindparams(bindparam("me", type_=String), bindparam("table", type_=String))
_HOLDER = text(
    "SELECT address FROM servers JOIN leases ON leases.server = servers.id"
    f' WHERE leases."table" = :table AND servers.id <> :me AND {_ALIVE}'
)
_RELEASE = text(
    'UPDATE leases SET server = NULL WHERE "table" = :table AND server = :me AND fence = :fence'
).bindparams(bindparam("fence", type_=BigInteger))
_LEAVE = (
    text("UPDATE leases SET server = NULL WHERE server = :me"),
    text("DELETE FROM servers WHERE id = :me"),
)


class SharedLeases:
    """The leases of one server process among several. `open` makes one."""

    def __init__(self, engine: AsyncEngine, address: str, seconds: float) -> None:
        self._engine = engine
        self._me = secrets.token_urlsafe(12)
        self._address = address
        self._seconds = seconds
        self._released = asyncio.Event()
        self._ear: AsyncConnection | None = None
        self._heart: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, engine: AsyncEngine, address: str, seconds: float) -> "SharedLeases":
        """Be alive, and listen to the others."""
        made = cls(engine, address, seconds)
        await made._beat()
        await made._run(_FORGET_THE_DEAD)
        made._heart = asyncio.create_task(made._live(), name="lease")
        return made

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / BEATS)
            try:
                await self._beat()
            except (SQLAlchemyError, OSError) as error:  # the database may be away for a moment
                log.error("lease not renewed", error=repr(error))

    async def _beat(self) -> None:
        await self._run(_BEAT, me=self._me, address=self._address, seconds=self._seconds)
        await self._listen()

    async def _listen(self) -> None:
        """Listen, once more if the connection was lost."""
        if self._ear is not None:
            if not (await self._ear.get_raw_connection()).driver_connection.is_closed():  # type: ignore[union-attr]
                return
            await self._ear.invalidate()
        self._ear = await self._engine.connect()
        driver: Any = (await self._ear.get_raw_connection()).driver_connection
        await driver.add_listener(CHANNEL, lambda *_: self._released.set())

    async def claim(self, table: str) -> int:
        asked = {"me": self._me, "table": table, "longest": LONGEST * self._seconds}
        fence: int | None = (await self._run(_CLAIM, **asked)).scalar()
        if fence is not None:
            return fence
        address = await self.holder(table)
        if address is not None:
            raise Elsewhere(address)
        return 0  # there is no such table, or its holder died at this moment; nobody can write under 0

    async def release(self, table: str, fence: int) -> None:
        await self._run(_RELEASE, me=self._me, table=table, fence=fence)

    async def holder(self, table: str) -> str | None:
        asked = {"me": self._me, "table": table, "longest": LONGEST * self._seconds}
        found: str | None = (await self._run(_HOLDER, **asked)).scalar()
        return found

    async def lost(self, fences: dict[str, int]) -> list[str]:
        if not fences:
            return []
        async with self._engine.connect() as connection:
            kept = await _kept(connection, list(fences.items()))
        return [table for table in fences if table not in kept]

    async def check(self, connection: AsyncConnection, group: list[Batch]) -> None:
        """Conflict if one of the tables was taken by somebody else; until the transaction ends, nobody can take one."""
        if not group:
            return
        kept = await _kept(connection, [(batch.table, batch.fence) for batch in group], lock=True)
        lost = [batch.table for batch in group if batch.table not in kept]
        if lost:
            raise Conflict(f"another server process has taken {', '.join(lost)}")

    async def pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._released.wait(), seconds)
        self._released.clear()

    async def close(self) -> None:
        """Release everything, and tell the others."""
        if self._heart is None:
            return
        self._heart.cancel()
        await asyncio.gather(self._heart, return_exceptions=True)
        self._heart = None
        if self._ear is not None:
            await self._ear.invalidate()
            await self._ear.close()
        with suppress(SQLAlchemyError, OSError):  # without a database there is nothing to release
            async with self._engine.begin() as connection:
                for statement in _LEAVE:
                    await connection.execute(statement, {"me": self._me})
                await connection.execute(text(f"NOTIFY {CHANNEL}"))

    async def _run(self, statement: Any, **values: Any) -> Any:
        async with self._engine.begin() as connection:
            return await connection.execute(statement, values)


async def _kept(connection: AsyncConnection, fences: list[tuple[str, int]], *, lock: bool = False) -> set[str]:
    """The tables whose fencing number is still the same."""
    query = select(leases.c.table).where(tuple_(leases.c.table, leases.c.fence).in_(fences))
    rows = await connection.execute(query.with_for_update(read=True) if lock else query)
    return set(rows.scalars())
