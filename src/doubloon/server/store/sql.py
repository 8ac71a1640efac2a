"""The store in a database, by SQLAlchemy Core: SQLite by default, PostgreSQL by its URL."""

from collections.abc import Awaitable
from typing import Any

from sqlalchemy import Row as SqlRow
from sqlalchemy import bindparam, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from doubloon.server.store.group_commit import GroupCommit
from doubloon.server.store.leases import Alone
from doubloon.server.store.port import Batch, Conflict, Listed, Stored
from doubloon.server.store.schema import events, sitters, snapshots, tables
from doubloon.server.store.shared_leases import SharedLeases
from doubloon.server.store.sql_people import SqlPeople, fields_of
from doubloon.server.store.sqlite_writer import SqliteWriter
from doubloon.server.tables.events import Row, from_json, to_json
from doubloon.server.tables.state import OPEN, OVER


class SqlStore(SqlPeople):
    """Keeps everything in a database. `opening.py` makes one."""

    def __init__(self, engine: AsyncEngine, leases: Alone | SharedLeases) -> None:
        super().__init__(engine)
        self.leases = leases
        self._sqlite = SqliteWriter(engine.url.database or "") if engine.dialect.name == "sqlite" else None
        self._group = GroupCommit(self._write)
        self._add_snapshot = insert(snapshots)
        self._set_snapshot = (
            update(snapshots)
            .where(snapshots.c.table == bindparam("of"))
            .values(seq=bindparam("seq"), data=bindparam("data"))
        )
        self._set_listed = (
            update(tables)
            .where(tables.c.id == bindparam("of"))
            .values({name: bindparam(name) for name in ("status", "changed_ms", "due_ms", "summary")})
        )

    # Tables

    async def add_table(self, secret: bytes, batch: Batch) -> None:
        assert batch.listed is not None, "a new table is listed"
        row = {name: value for name, value in fields_of(batch.listed).items() if name != "people"}
        try:
            async with self.turn, self.engine.begin() as connection:
                await connection.execute(insert(tables).values(**row, secret=secret))
                await connection.execute(self._add_snapshot, [_snapshot(batch, "table")])
                await connection.execute(insert(events), _event_rows(batch))
                await _set_sitters(connection, batch.table, batch.listed.people or [])
        except IntegrityError as error:
            raise Conflict(batch.table) from error

    def append(self, batch: Batch) -> Awaitable[None]:
        return self._group.append(batch)

    async def _write(self, group: list[Batch]) -> None:
        if self._sqlite is not None:
            async with self.turn:
                await self._sqlite.write(group)
        else:
            await self._write_by_core(group)

    async def _write_by_core(self, group: list[Batch]) -> None:
        try:
            async with self.engine.begin() as connection:
                if isinstance(self.leases, SharedLeases):
                    await self.leases.check(connection, group)
                await connection.execute(insert(events), [row for batch in group for row in _event_rows(batch)])
                await connection.execute(self._set_snapshot, [_snapshot(batch, "of") for batch in group])
                listed = [batch.listed for batch in group if batch.listed is not None]
                if listed:
                    await connection.execute(self._set_listed, [_listing(row) for row in listed])
                for row in listed:
                    if row.people is not None:
                        await _set_sitters(connection, row.id, row.people)
        except IntegrityError as error:
            raise Conflict(", ".join(batch.table for batch in group)) from error

    async def table(self, table: str) -> Stored | None:
        head = select(tables.c.secret, snapshots.c.data).join(snapshots).where(tables.c.id == table)
        rows = select(events).where(events.c.table == table).order_by(events.c.seq)
        async with self.engine.connect() as connection:
            found = (await connection.execute(head)).all()
            stored = (await connection.execute(rows)).all()
        return Stored(table, found[0].secret, [_row(row) for row in stored], found[0].data) if found else None

    async def open_tables(self, since_ms: int, limit: int) -> list[Listed]:
        wanted = (tables.c.status == OPEN) & tables.c.public & (tables.c.changed_ms >= since_ms)
        return await self._listed(wanted, limit)

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        sits = select(sitters.c.table).where(sitters.c.person == person)
        return await self._listed(or_(tables.c.host == person, tables.c.id.in_(sits)), limit)

    async def due_tables(self, now_ms: int) -> list[str]:
        query = select(tables.c.id).where((tables.c.due_ms <= now_ms) & (tables.c.status != OVER))
        return [row.id for row in await self._rows(query)]

    async def _listed(self, wanted: Any, limit: int) -> list[Listed]:
        query = select(tables).where(wanted).order_by(tables.c.changed_ms.desc()).limit(limit)
        found = await self._rows(query)
        seated = await self._rows(select(sitters).where(sitters.c.table.in_([row.id for row in found])))
        return [_as_listed(row, [sitter.person for sitter in seated if sitter.table == row.id]) for row in found]

    # Care

    async def is_well(self) -> bool:
        try:
            await self._rows(select(tables.c.id).limit(1))
        except (OperationalError, OSError):
            return False
        return True

    async def close(self) -> None:
        await self._group.close()
        await self.leases.close()
        if self._sqlite is not None:
            await self._sqlite.close()
        await self.engine.dispose()


async def _set_sitters(connection: AsyncConnection, table: str, seated: list[str]) -> None:
    await connection.execute(delete(sitters).where(sitters.c.table == table))
    if seated:
        rows = [{"table": table, "person": person} for person in seated]
        await connection.execute(insert(sitters), rows)


def _listing(listed: Listed) -> dict[str, Any]:
    return {
        "of": listed.id,
        "status": listed.status,
        "changed_ms": listed.changed_ms,
        "due_ms": listed.due_ms,
        "summary": listed.summary,
    }


def _as_listed(row: SqlRow[Any], seated: list[str]) -> Listed:
    fields = {name: getattr(row, name) for name in Listed.__struct_fields__ if name != "people"}
    return Listed(**fields, people=seated)


def _snapshot(batch: Batch, key: str) -> dict[str, Any]:
    return {key: batch.table, "seq": batch.rows[-1].seq, "data": batch.snapshot}


def _event_rows(batch: Batch) -> list[dict[str, Any]]:
    return [
        {
            "table": batch.table,
            "seq": row.seq,
            "kind": row.kind,
            "actor": row.actor,
            "payload": to_json(row.happening),
            "at_ms": row.at_ms,
            "rules_version": row.rules,
            "client_id": row.client_id,
        }
        for row in batch.rows
    ]


def _row(row: SqlRow[Any]) -> Row:
    return Row(row.seq, from_json(row.payload), row.actor, row.at_ms, row.rules_version, row.client_id)
