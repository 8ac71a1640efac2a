"""`doubloon db restore`: a backup in the place of the database, while no server runs; games are told that they were set
back. What was there before is kept beside it.
"""

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from doubloon.server.clock import SYSTEM_CLOCK
from doubloon.server.settings import BadSetting, Settings
from doubloon.server.store.backup import copy_sqlite
from doubloon.server.store.opening import open_store, said_in_a_sentence
from doubloon.server.store.owner import PRIVATE, own
from doubloon.server.store.pg_tools import put_back
from doubloon.server.store.place import SQLITE, file_of, place_of
from doubloon.server.store.port import Batch
from doubloon.server.store.postgres import PostgresStore
from doubloon.server.store.sql import SqlStore
from doubloon.server.store.sqlite import SqliteStore, bring_up_to_date
from doubloon.server.store.wal import damage
from doubloon.server.table.events import Row, SetBack
from doubloon.server.table.fold import bring_back, snapshot_of
from doubloon.server.table.listing import relisted
from doubloon.server.table.state import OVER

WHO = "`doubloon db restore`"
_ALIVE = text("SELECT address FROM servers WHERE alive_until > clock_timestamp() LIMIT 1")
_NOBODYS = text("DELETE FROM servers")
# Higher than any process can have had since the backup: who had a table then cannot write to it any more.
_FENCES = text("UPDATE leases SET server = NULL, fence = fence + 1000000")
_SIDE_FILES = ("-wal", "-shm")


async def restore(settings: Settings, backup: Path) -> tuple[int, Path | None]:
    """Put a backup in place; how many games were told, and where the database from before is kept."""
    if not backup.is_file():
        raise BadSetting(f"there is no file {backup}")
    place = place_of(settings.database_url)
    if place.drivername == SQLITE:
        return await _restore_sqlite(file_of(place), backup)
    with said_in_a_sentence(place):
        await _restore_postgres(settings, backup)
        store = await open_store(settings.database_url, WHO)
        assert isinstance(store, PostgresStore)
        async with store.engine.begin() as connection:
            await connection.execute(_FENCES)
    return await _tell_and_close(store), None


async def _restore_postgres(settings: Settings, backup: Path) -> None:
    place = place_of(settings.database_url)
    store = await PostgresStore.open_to_read(place)
    try:
        async with store.engine.begin() as connection:
            alive = await _server_on(connection)
        if alive:
            raise BadSetting(f"the server at {alive} is using this database: stop it first")
    finally:
        await store.engine.dispose()
    put_back(place, backup)
    store = await PostgresStore.open_to_read(place)
    async with store.engine.begin() as connection:
        await connection.execute(_NOBODYS)
    await store.engine.dispose()


async def _server_on(connection: AsyncConnection) -> str | None:
    there = (await connection.execute(text("SELECT to_regclass('servers')"))).scalar()
    found: str | None = (await connection.execute(_ALIVE)).scalar() if there else None
    return found


async def _restore_sqlite(database: Path, backup: Path) -> tuple[int, Path | None]:
    if not database.parent.is_dir():
        raise BadSetting(f"there is no folder {database.parent}; --data or DOUBLOON_DATA names the server's folder")
    if backup.resolve() == database.resolve():
        raise BadSetting(f"{backup} is the database itself")
    owned = own(database, WHO)
    try:
        fresh = _copied(backup, database.with_name(database.name + "-restored"))
        before = _set_aside(database)
        fresh.replace(database)
        for end in _SIDE_FILES:  # of the database from before; what it held is in the file that was set aside
            database.with_name(database.name + end).unlink(missing_ok=True)
        _sync(database.parent)
        bring_up_to_date(database)
    except BaseException:
        owned.let_go()
        raise
    return await _tell_and_close(SqliteStore(database, owned)), before


def _copied(backup: Path, fresh: Path) -> Path:
    """A copy beside the database that is whole; BadSetting if the backup is not one of ours."""
    fresh.unlink(missing_ok=True)
    fresh.touch(PRIVATE)
    try:
        copy_sqlite(backup, fresh)
        with closing(sqlite3.connect(fresh)) as copy:
            said = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
            copy.execute("SELECT version_num FROM alembic_version")
            copy.execute("PRAGMA journal_mode=DELETE")  # so that it is one file
        if said != "ok":
            raise BadSetting(f"{backup} is damaged: {said}")
        with said_in_a_sentence(place_of(f"sqlite:///{fresh.resolve()}")):
            bring_up_to_date(fresh)
    except (sqlite3.Error, BadSetting) as error:
        _remove(fresh)
        if isinstance(error, BadSetting):
            raise
        raise BadSetting(f"{backup} is no backup of a server's database: {error}") from error
    with closing(sqlite3.connect(fresh)) as copy:
        copy.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for end in _SIDE_FILES:
        fresh.with_name(fresh.name + end).unlink(missing_ok=True)
    with fresh.open("rb") as file:
        os.fsync(file.fileno())
    return fresh


def _set_aside(database: Path) -> Path | None:
    """Keep what is there under another name: the file, with all that waited in its log; as it is, if it is damaged."""
    if not database.exists() or not database.stat().st_size:
        return None
    aside = database.with_name(f"{database.name}-before-{time.strftime('%Y-%m-%d-%H%M%S')}")
    if damage(database) is None:
        with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    os.link(database, aside)
    log = database.with_name(database.name + "-wal")
    if log.exists() and log.stat().st_size:
        os.link(log, aside.with_name(aside.name + "-wal"))
    return aside


def _remove(file: Path) -> None:
    for end in ("", *_SIDE_FILES):
        file.with_name(file.name + end).unlink(missing_ok=True)


def _sync(folder: Path) -> None:
    """Let the new names be on disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


async def _tell_and_close(store: SqlStore) -> int:
    """Games that are not over are told that they were set back; clocks of their players begin anew."""
    told = 0
    try:
        for table in await store.all_tables():
            told += await _tell(store, table)
    finally:
        await store.close()
    return told


async def _tell(store: SqlStore, table: str) -> bool:
    stored = await store.table(table)
    if stored is None:
        return False
    try:
        state = bring_back(stored.rows, stored.snapshot, over=stored.over)
    except Exception:  # what is wrong with it, `doubloon db check` says
        return False
    if state.status == OVER:
        return False
    row = Row(state.seq + 1, SetBack(stored.rows[-1].at_ms), "", SYSTEM_CLOCK.ms(), state.rules)
    state.apply(row)
    fence = await store.leases.claim(table)
    listing = relisted(table, state, row.at_ms) if state.rest is None else None
    await store.append(Batch(table, [row], snapshot_of(state), listing, fence))
    return True
