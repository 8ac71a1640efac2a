"""The store in PostgreSQL, which several server processes may share: what one writes to a table needs its lease."""

from typing import Any

from sqlalchemy import URL, Select, func, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from doubloon.server.store.conflict import Conflict
from doubloon.server.store.migrate import migrate
from doubloon.server.store.port import Batch
from doubloon.server.store.shared_leases import SharedLeases
from doubloon.server.store.sql import SqlStore
from doubloon.server.store.statements import Rows, Write
from doubloon.server.store.unavailable import FULL, CannotWrite
from doubloon.server.store.writes import appended

_DISK_FULL = "53100"  # PostgreSQL's own number
_MIGRATING = 0x446F75  # any number will do, if it stays the same
_PROBE = text("CREATE TEMPORARY TABLE probe ON COMMIT DROP AS SELECT repeat('0', 2000) FROM generate_series(1, 32)")


class PostgresStore(SqlStore):
    """Keeps everything in a PostgreSQL database."""

    leases: SharedLeases

    def __init__(self, engine: AsyncEngine, leases: SharedLeases) -> None:
        super().__init__(leases)
        self.engine = engine

    @classmethod
    async def open(cls, url: URL, address: str, lease_seconds: float) -> "PostgresStore":
        """The store at a URL, its schema brought up to date; `address` is where other processes reach this one."""
        engine = create_async_engine(url)
        try:
            async with engine.begin() as connection:
                # Processes that start at the same time migrate one after the other.
                await connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
                await connection.run_sync(migrate)
            return cls(engine, await SharedLeases.open(engine, address, lease_seconds))
        except BaseException:
            await engine.dispose()
            raise

    @classmethod
    async def open_to_read(cls, url: URL) -> "PostgresStore":
        """The same for who only reads: no server process, and nothing is its own."""
        engine = create_async_engine(url)
        try:
            async with engine.connect() as connection:
                await connection.execute(select(1))
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine, SharedLeases(engine, "", 0))

    async def _rows(self, *queries: Select[Any]) -> list[Rows]:
        async with self.engine.connect() as connection:
            return [(await connection.execute(query)).all() for query in queries]

    async def _commit(self, made: list[Write]) -> None:
        await self._commit_under_leases(made, [])

    async def _write(self, group: list[Batch]) -> None:
        await self._commit_under_leases(appended(group), group)

    async def _commit_under_leases(self, made: list[Write], group: list[Batch]) -> None:
        try:
            async with self.engine.begin() as connection:
                await self.leases.check(connection, group)
                for statement, rows in made:
                    await connection.execute(statement, rows)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", "") != _DISK_FULL:
                raise
            self.note(FULL, str(error.orig))
            raise CannotWrite(FULL, str(error.orig)) from error
        self.note("")

    async def has_room(self) -> bool:
        if not self.trouble:
            return True  # only who was refused asks again: a probe is a transaction
        try:
            async with self.engine.begin() as connection:
                await connection.execute(_PROBE)
        except DBAPIError:
            return False
        self.note("")
        return True

    async def close(self) -> None:
        await super().close()
        await self.engine.dispose()
