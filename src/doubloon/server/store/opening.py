"""Open the store at a URL: SQLite by itself, or PostgreSQL, which several server processes may share."""

from typing import Any

from sqlalchemy import event, func, select
from sqlalchemy.ext.asyncio import create_async_engine

from doubloon.server.store.leases import Alone
from doubloon.server.store.migrate import migrate
from doubloon.server.store.shared_leases import SharedLeases
from doubloon.server.store.sql import SqlStore
from doubloon.server.store.sqlite_process import DURABLE

LEASE_SECONDS = 10.0
_MIGRATING = 0x446F75  # any number will do, if it stays the same


async def open_store(url: str, address: str = "", lease_seconds: float = LEASE_SECONDS) -> SqlStore:
    """The store at a URL, its schema brought up to date; `address` is where other processes reach this one."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _durable)
        event.listen(engine.sync_engine, "begin", _begin)
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # processes that start at the same time migrate one after the other
            await connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
        await connection.run_sync(migrate)
    if engine.dialect.name == "sqlite":
        return SqlStore(engine, Alone())
    return SqlStore(engine, await SharedLeases.open(engine, address, lease_seconds))


def _durable(connection: Any, _record: Any) -> None:
    """What is committed is on disk; readers do not wait for the writer. Transactions begin where we say."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for line in DURABLE:
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def _begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")
