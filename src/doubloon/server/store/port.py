"""The port to what is kept: people, sessions and tables. `memory.py` is for tests, `sql.py` for everyone else."""

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from doubloon.server.person import Person
from doubloon.server.store.leases import Leases
from doubloon.server.table.events import Row
from doubloon.server.table.listing import Listed


class Session(msgspec.Struct, frozen=True):
    """What a cookie or a token stands for: only a hash of it is kept."""

    key: str
    person: str
    created_ms: int
    expires_ms: int | None  # None: a program's token


class Batch(msgspec.Struct, frozen=True, gc=False):
    """What one transaction writes: rows, the snapshot after them, and the listing if that changed.

    `fence` is what the table was claimed under: whoever has lost it to another server process cannot write.
    """

    table: str
    rows: list[Row]
    snapshot: bytes
    listed: Listed | None = None
    fence: int = 0


@dataclass(frozen=True)
class Stored:
    """A table as it was kept."""

    id: str
    secret: bytes
    rows: list[Row]
    snapshot: bytes
    over: bool = False  # whether its game is


class Conflict(Exception):
    """A row of that number or message exists already, or another process has the table. Nothing was written."""


class LoginTaken(Exception):
    """Another account has that login."""


class Store(Protocol):
    """Everything that survives a restart. A call that returns has been committed."""

    @property
    def leases(self) -> Leases: ...

    @property
    def trouble(self) -> str:
        """Why nothing can be written for the moment (unavailable.py); empty while all is well."""
        ...

    async def has_room(self) -> bool:
        """Whether the disk takes something; trouble ends with that."""
        ...

    async def add_person(self, person: Person) -> None: ...
    async def change_person(self, person: Person) -> None: ...
    async def person(self, person: str) -> Person | None: ...
    async def person_by_login(self, login: str) -> Person | None: ...
    async def programs_of(self, owner: str) -> list[Person]: ...

    async def add_session(self, session: Session) -> None: ...
    async def session(self, key: str) -> Session | None: ...
    async def end_session(self, key: str) -> None: ...
    async def end_sessions_of(self, person: str) -> None: ...
    async def forget_sessions(self, expired_ms: int) -> None: ...

    async def add_table(self, secret: bytes, batch: Batch) -> None: ...
    def append(self, batch: Batch) -> Awaitable[None]: ...
    async def table(self, table: str) -> Stored | None: ...
    async def open_tables(self, since_ms: int, limit: int) -> list[Listed]: ...
    async def tables_of(self, person: str, limit: int) -> list[Listed]: ...
    async def due_tables(self, now_ms: int) -> list[str]: ...

    async def silenced(self) -> set[str]: ...
    async def all_people(self, limit: int) -> list[Person]: ...
    async def latest_tables(self, limit: int) -> list[Listed]: ...
    async def set_status(self, table: str, status: str) -> None: ...
    async def delete_table(self, table: str) -> None: ...
    async def status(self, table: str) -> str | None: ...

    async def add_record(self, table: str, data: bytes) -> None: ...
    async def record(self, table: str) -> bytes | None: ...
    async def unrecorded(self) -> list[str]: ...

    async def is_well(self) -> bool: ...
    async def close(self) -> None: ...
