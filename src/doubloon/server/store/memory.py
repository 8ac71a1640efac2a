"""The store that tests use: everything in dictionaries, forgotten when the process ends."""

from collections.abc import Collection
from dataclasses import replace

import msgspec

from doubloon.server.person import GONE, Person
from doubloon.server.store.conflict import Conflict
from doubloon.server.store.desk import MemoryDesk
from doubloon.server.store.friends import MemoryFriends
from doubloon.server.store.leases import Alone
from doubloon.server.store.memory_results import MemoryResults
from doubloon.server.store.port import Batch, LoginTaken, Session, Stored
from doubloon.server.table.listing import Listed
from doubloon.server.table.state import OPEN, OVER, PLAYING


class MemoryStore:
    """Keeps everything in memory."""

    def __init__(self) -> None:
        self.leases = Alone()
        self.trouble = ""
        self.everyone: dict[str, Person] = {}
        self.sessions: dict[str, Session] = {}
        self.tables: dict[str, Stored] = {}
        self.listed: dict[str, Listed] = {}
        self.records: dict[str, bytes] = {}
        self.friends = MemoryFriends()
        self.desk = MemoryDesk()
        self.results = MemoryResults(lambda: [row.id for row in self.listed.values() if row.status == OVER])

    async def add_person(self, person: Person) -> None:
        await self.change_person(person)

    async def change_person(self, person: Person) -> None:
        holder = await self.person_by_login(person.login) if person.login else None
        if holder is not None and holder.id != person.id:
            raise LoginTaken(person.login)
        self.everyone[person.id] = person

    async def person(self, person: str) -> Person | None:
        return self.everyone.get(person)

    async def person_by_login(self, login: str) -> Person | None:
        return next((person for person in self.everyone.values() if person.login == login), None)

    async def people(self, ids: Collection[str]) -> list[Person]:
        return [self.everyone[id_] for id_ in ids if id_ in self.everyone]

    async def programs_of(self, owner: str) -> list[Person]:
        found = [person for person in self.everyone.values() if person.owner == owner]
        return sorted(found, key=lambda person: (person.created_ms, person.id))

    async def add_session(self, session: Session) -> None:
        self.sessions[session.key] = session

    async def session(self, key: str) -> Session | None:
        return self.sessions.get(key)

    async def end_session(self, key: str) -> None:
        self.sessions.pop(key, None)

    async def end_sessions_of(self, person: str) -> None:
        self.sessions = {key: session for key, session in self.sessions.items() if session.person != person}

    async def forget_sessions(self, expired_ms: int) -> None:
        self.sessions = {
            key: session
            for key, session in self.sessions.items()
            if session.expires_ms is None or session.expires_ms > expired_ms
        }

    async def add_table(self, secret: bytes, batch: Batch) -> None:
        if batch.table in self.tables:
            raise Conflict(batch.table)
        self.tables[batch.table] = Stored(batch.table, secret, [], b"")
        await self.append(batch)

    async def append(self, batch: Batch) -> None:
        stored = self.tables[batch.table]
        known = {row.seq for row in stored.rows}
        asked = {(row.actor, row.client_id) for row in stored.rows if row.client_id is not None}
        if any(row.seq in known or (row.actor, row.client_id) in asked for row in batch.rows):
            raise Conflict(batch.table)
        self.tables[batch.table] = Stored(stored.id, stored.secret, [*stored.rows, *batch.rows], batch.snapshot)
        if batch.outcome is not None:
            await self.results.add(batch.outcome)
        if batch.listed is not None:
            self.listed[batch.table] = self._with_people(batch.listed)

    def _with_people(self, listed: Listed) -> Listed:
        before = self.listed.get(listed.id)
        if listed.people is not None or before is None:
            return listed
        return msgspec.structs.replace(listed, people=before.people)

    async def table(self, table: str) -> Stored | None:
        stored = self.tables.get(table)
        return stored and replace(stored, over=self.listed[table].status == OVER)

    async def add_record(self, table: str, data: bytes) -> None:
        self.records.setdefault(table, data)

    async def record(self, table: str) -> bytes | None:
        return self.records.get(table)

    async def unrecorded(self) -> list[str]:
        found = [row for row in self.listed.values() if row.status == OVER and row.id not in self.records]
        return [row.id for row in sorted(found, key=lambda row: -row.changed_ms)]

    async def open_tables(self, since_ms: int, limit: int) -> list[Listed]:
        return self._public(OPEN, since_ms, limit)

    async def running_tables(self, since_ms: int, limit: int) -> list[Listed]:
        return self._public(PLAYING, since_ms, limit)

    def _public(self, status: str, since_ms: int, limit: int) -> list[Listed]:
        found = [
            row for row in self.listed.values() if row.public and row.status == status and row.changed_ms >= since_ms
        ]
        return sorted(found, key=lambda row: -row.changed_ms)[:limit]

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        found = [row for row in self.listed.values() if person in (row.people or ()) or person == row.host]
        return sorted(found, key=lambda row: -row.changed_ms)[:limit]

    async def due_tables(self, now_ms: int) -> list[str]:
        return [
            row.id
            for row in self.listed.values()
            if row.status != OVER and row.due_ms is not None and row.due_ms <= now_ms
        ]

    async def silenced(self) -> set[str]:
        return {person.id for person in self.everyone.values() if person.silenced}

    async def gone(self) -> set[str]:
        return {person.id for person in self.everyone.values() if person.kind == GONE}

    async def all_people(self, limit: int) -> list[Person]:
        return sorted(self.everyone.values(), key=lambda person: -person.created_ms)[:limit]

    async def latest_tables(self, limit: int) -> list[Listed]:
        return sorted(self.listed.values(), key=lambda row: -row.changed_ms)[:limit]

    async def hide(self, table: str) -> None:
        self.listed[table] = msgspec.structs.replace(self.listed[table], public=False)

    async def set_status(self, table: str, status: str) -> None:
        self.listed[table] = msgspec.structs.replace(self.listed[table], status=status)

    async def delete_table(self, table: str) -> None:
        del self.tables[table], self.listed[table]
        self.results.forget(table)

    async def status(self, table: str) -> str | None:
        return self.listed[table].status if table in self.listed else None

    async def has_room(self) -> bool:
        return True

    async def is_well(self) -> bool:
        return True

    async def close(self) -> None:
        pass
