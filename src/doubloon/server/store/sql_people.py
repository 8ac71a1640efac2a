"""People and their sessions in a database."""

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any

from sqlalchemy import Row as SqlRow
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from doubloon.server.store.port import LoginTaken, Person, Session
from doubloon.server.store.schema import people, sessions


class SqlPeople:
    """The part of the store that knows people."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # SQLite has one writer at a time; who waits here is served in turn, who waits for its lock perhaps never.
        self.turn: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        )

    # People

    async def add_person(self, person: Person) -> None:
        await self._put_person(insert(people).values(**fields_of(person)), person)

    async def change_person(self, person: Person) -> None:
        await self._put_person(update(people).where(people.c.id == person.id).values(**fields_of(person)), person)

    async def _put_person(self, statement: Any, person: Person) -> None:
        try:
            async with self.turn, self.engine.begin() as connection:
                await connection.execute(statement)
        except IntegrityError as error:
            raise LoginTaken(person.login) from error

    async def person(self, person: str) -> Person | None:
        found = await self._rows(select(people).where(people.c.id == person))
        return Person(**found[0]._mapping) if found else None

    async def person_by_login(self, login: str) -> Person | None:
        found = await self._rows(select(people).where(people.c.login == login))
        return Person(**found[0]._mapping) if found else None

    async def programs_of(self, owner: str) -> list[Person]:
        query = select(people).where(people.c.owner == owner).order_by(people.c.created_ms, people.c.id)
        return [Person(**row._mapping) for row in await self._rows(query)]

    # Sessions

    async def add_session(self, session: Session) -> None:
        async with self.turn, self.engine.begin() as connection:
            await connection.execute(insert(sessions).values(**fields_of(session)))

    async def session(self, key: str) -> Session | None:
        found = await self._rows(select(sessions).where(sessions.c.key == key))
        return Session(**found[0]._mapping) if found else None

    async def end_session(self, key: str) -> None:
        async with self.turn, self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.key == key))

    async def end_sessions_of(self, person: str) -> None:
        async with self.turn, self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.person == person))

    async def forget_sessions(self, expired_ms: int) -> None:
        async with self.turn, self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires_ms <= expired_ms))

    async def _rows(self, query: Any) -> Sequence[SqlRow[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()


def fields_of(struct: Any) -> dict[str, Any]:
    """The fields of a Struct, as the columns of a row."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
