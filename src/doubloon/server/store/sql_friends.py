"""Friends in a database."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import BindParameter, bindparam, delete, insert, select

from doubloon.server.store.conflict import Conflict
from doubloon.server.store.schema import friends
from doubloon.server.store.statements import Rows, Write

_OF: BindParameter[Any] = bindparam("of")
_WHOM: BindParameter[Any] = bindparam("whom")
_ADD = insert(friends)
_REMOVE = delete(friends).where((friends.c.person == _OF) & (friends.c.friend == _WHOM))
_FORGET = delete(friends).where((friends.c.person == _OF) | (friends.c.friend == _OF))


class SqlFriends:
    """Friends, asked for and written as the store does."""

    def __init__(
        self, read: Callable[..., Awaitable[list[Rows]]], commit: Callable[[list[Write]], Awaitable[None]]
    ) -> None:
        self._read = read
        self._commit = commit

    async def add(self, person: str, friend: str) -> None:
        with suppress(Conflict):
            await self._commit([(_ADD, [{"person": person, "friend": friend}])])

    async def remove(self, person: str, friend: str) -> None:
        await self._commit([(_REMOVE, [{"of": person, "whom": friend}])])

    async def forget(self, person: str) -> None:
        await self._commit([(_FORGET, [{"of": person}])])

    async def of(self, person: str) -> set[str]:
        (found,) = await self._read(select(friends.c.friend).where(friends.c.person == person))
        return {row.friend for row in found}

    async def who_have(self, person: str) -> set[str]:
        (found,) = await self._read(select(friends.c.person).where(friends.c.friend == person))
        return {row.person for row in found}
