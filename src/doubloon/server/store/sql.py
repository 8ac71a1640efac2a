"""The store in a database, by SQLAlchemy Core; `sqlite.py` and `postgres.py` say how theirs is asked and written to."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Collection
from contextlib import suppress
from typing import Any

import structlog
from sqlalchemy import Row as SqlRow
from sqlalchemy import Select, or_, select, true
from sqlalchemy.exc import SQLAlchemyError

from doubloon.server import metrics
from doubloon.server.person import GONE, Person
from doubloon.server.store import writes
from doubloon.server.store.conflict import Conflict
from doubloon.server.store.group_commit import GroupCommit
from doubloon.server.store.leases import Leases
from doubloon.server.store.port import Batch, LoginTaken, Session, Stored
from doubloon.server.store.schema import events, people, records, sessions, sitters, snapshots, tables
from doubloon.server.store.sql_desk import SqlDesk
from doubloon.server.store.sql_friends import SqlFriends
from doubloon.server.store.sql_results import SqlResults
from doubloon.server.store.statements import Rows, Write
from doubloon.server.table.events import Row, from_json
from doubloon.server.table.listing import Listed
from doubloon.server.table.state import ENDED, OPEN, OVER, PLAYING

log = structlog.get_logger()


class SqlStore(ABC):
    """Keeps everything in a database. `opening.py` opens one."""

    def __init__(self, leases: Leases) -> None:
        self.leases = leases
        self.results = SqlResults(self._rows, self._commit)
        self.friends = SqlFriends(self._rows, self._commit)
        self.desk = SqlDesk(self._rows, self._commit)
        self.trouble = ""
        self._group = GroupCommit(self._write)

    @abstractmethod
    async def _rows(self, *queries: Select[Any]) -> list[Rows]:
        """What queries find, all at the same moment."""

    @abstractmethod
    async def _commit(self, made: list[Write]) -> None:
        """Write in one transaction, all or nothing; Conflict if a constraint would break."""

    # People

    async def add_person(self, person: Person) -> None:
        await self._put_person(writes.person_added(person), person)

    async def change_person(self, person: Person) -> None:
        await self._put_person(writes.person_changed(person), person)

    async def _put_person(self, put: list[Write], person: Person) -> None:
        try:
            await self._commit(put)
        except Conflict as error:
            raise LoginTaken(person.login) from error

    async def person(self, person: str) -> Person | None:
        return next(iter(await self._people(select(people).where(people.c.id == person))), None)

    async def person_by_login(self, login: str) -> Person | None:
        return next(iter(await self._people(select(people).where(people.c.login == login))), None)

    async def people(self, ids: Collection[str]) -> list[Person]:
        """Those of them who are known."""
        return await self._people(select(people).where(people.c.id.in_(ids)))

    async def programs_of(self, owner: str) -> list[Person]:
        return await self._people(
            select(people).where(people.c.owner == owner).order_by(people.c.created_ms, people.c.id)
        )

    async def _people(self, query: Select[Any]) -> list[Person]:
        (found,) = await self._rows(query)
        return [Person(**row._mapping) for row in found]

    # Sessions

    async def add_session(self, session: Session) -> None:
        await self._commit(writes.session_added(session))

    async def session(self, key: str) -> Session | None:
        (found,) = await self._rows(select(sessions).where(sessions.c.key == key))
        return Session(**found[0]._mapping) if found else None

    async def end_session(self, key: str) -> None:
        await self._commit(writes.session_ended(key))

    async def end_sessions_of(self, person: str) -> None:
        await self._commit(writes.sessions_ended_of(person))

    async def forget_sessions(self, expired_ms: int) -> None:
        await self._commit(writes.sessions_forgotten(expired_ms))

    # Tables

    async def add_table(self, secret: bytes, batch: Batch) -> None:
        await self._commit(writes.table_added(secret, batch))

    def append(self, batch: Batch) -> Awaitable[None]:
        return self._group.append(batch)

    async def _write(self, group: list[Batch]) -> None:
        await self._commit(writes.appended(group))

    async def table(self, table: str) -> Stored | None:
        head, rows = await self._rows(
            select(tables.c.secret, tables.c.status, snapshots.c.data).join(snapshots).where(tables.c.id == table),
            select(events).where(events.c.table == table).order_by(events.c.seq),
        )
        if not head:
            return None
        return Stored(table, head[0].secret, [_row(row) for row in rows], head[0].data, head[0].status == OVER)

    async def add_record(self, table: str, data: bytes) -> None:
        with suppress(Conflict):  # another server process made it too
            await self._commit(writes.record_added(table, data))

    async def record(self, table: str) -> bytes | None:
        (found,) = await self._rows(select(records.c.data).where(records.c.table == table))
        return found[0].data if found else None

    async def unrecorded(self) -> list[str]:
        without = select(tables.c.id).outerjoin(records).where((tables.c.status == OVER) & records.c.table.is_(None))
        (found,) = await self._rows(without.order_by(tables.c.changed_ms.desc()))
        return [row.id for row in found]

    async def all_tables(self) -> list[str]:
        """Every table, in the order of their ids."""
        (found,) = await self._rows(select(tables.c.id).order_by(tables.c.id))
        return [row.id for row in found]

    async def summaries(self) -> list[tuple[str, str]]:
        """What lists show of every table, by its id."""
        (found,) = await self._rows(select(tables.c.id, tables.c.summary).order_by(tables.c.id))
        return [(row.id, row.summary) for row in found]

    async def open_tables(self, since_ms: int, limit: int) -> list[Listed]:
        return await self._public(OPEN, since_ms, limit)

    async def running_tables(self, since_ms: int, limit: int) -> list[Listed]:
        return await self._public(PLAYING, since_ms, limit)

    async def _public(self, status: str, since_ms: int, limit: int) -> list[Listed]:
        wanted = (tables.c.status == status) & tables.c.public & (tables.c.changed_ms >= since_ms)
        return await self._listed(wanted, limit)

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        sits = select(sitters.c.table).where(sitters.c.person == person)
        mine = or_(tables.c.host == person, tables.c.id.in_(sits))
        return await self._listed(mine & (tables.c.status != ENDED), limit)

    async def due_tables(self, now_ms: int) -> list[str]:
        goes_on = tables.c.status.not_in((OVER, ENDED))
        (due,) = await self._rows(select(tables.c.id).where((tables.c.due_ms <= now_ms) & goes_on))
        return [row.id for row in due]

    async def _listed(self, wanted: Any, limit: int) -> list[Listed]:
        (found,) = await self._rows(select(tables).where(wanted).order_by(tables.c.changed_ms.desc()).limit(limit))
        (seated,) = await self._rows(select(sitters).where(sitters.c.table.in_([row.id for row in found])))
        return [_as_listed(row, [sitter.person for sitter in seated if sitter.table == row.id]) for row in found]

    # What the host does

    async def silenced(self) -> set[str]:
        return {person.id for person in await self._people(select(people).where(people.c.silenced))}

    async def gone(self) -> set[str]:
        (found,) = await self._rows(select(people.c.id).where(people.c.kind == GONE))
        return {row.id for row in found}

    async def all_people(self, limit: int) -> list[Person]:
        return await self._people(select(people).order_by(people.c.created_ms.desc()).limit(limit))

    async def latest_tables(self, limit: int) -> list[Listed]:
        return await self._listed(true(), limit)

    async def hide(self, table: str) -> None:
        await self._commit(writes.hidden(table))

    async def set_status(self, table: str, status: str) -> None:
        await self._commit(writes.status_set(table, status))

    async def delete_table(self, table: str) -> None:
        await self._commit(writes.table_deleted(table))

    async def status(self, table: str) -> str | None:
        (found,) = await self._rows(select(tables.c.status).where(tables.c.id == table))
        return found[0].status if found else None

    # Care

    def note(self, trouble: str, reason: str = "") -> None:
        """Something was written, or could not be and why; said once when it begins, and when it is over."""
        if trouble:
            metrics.ERRORS.inc()
        if trouble == self.trouble:
            return
        self.trouble = trouble
        if trouble:
            log.error("nothing can be written", trouble=trouble, reason=reason)
        else:
            log.warning("it can be written again")

    @abstractmethod
    async def has_room(self) -> bool:
        """Whether the disk takes something; trouble ends with that."""

    async def is_well(self) -> bool:
        try:
            await self._rows(select(tables.c.id).limit(1))
        except (SQLAlchemyError, OSError):  # away, or damaged
            return False
        return True

    async def close(self) -> None:
        await self._group.close()
        await self.leases.close()


def _as_listed(row: SqlRow[Any], seated: list[str]) -> Listed:
    fields = {name: getattr(row, name) for name in Listed.__struct_fields__ if name != "people"}
    return Listed(**fields, people=seated)


def _row(row: SqlRow[Any]) -> Row:
    return Row(row.seq, from_json(row.payload), row.actor, row.at_ms, row.rules_version, row.client_id, row.told)
