"""Leases with fencing tokens: which server process a table belongs to. Who has lost it cannot write."""

import asyncio
from typing import Protocol


class Elsewhere(Exception):
    """Another server process has that table; `address` is where the others reach it."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Leases(Protocol):
    """Every taking of a table has a higher fencing number, and what is written under an older one is refused."""

    async def claim(self, table: str) -> int:
        """Take a table; the fencing number to write under. Elsewhere if a process that is alive has it."""
        ...

    async def release(self, table: str, fence: int) -> None:
        """Leave a table to whoever wants it."""
        ...

    async def holder(self, table: str) -> str | None:
        """The address of another process that has a table and is alive."""
        ...

    async def lost(self, fences: dict[str, int]) -> list[str]:
        """Those of our tables that somebody else took."""
        ...

    async def pause(self, seconds: float) -> None:
        """Wait so long, or until another process has released its tables."""
        ...

    async def close(self) -> None: ...


class Alone:
    """The only server process: every table is its own."""

    async def claim(self, _table: str) -> int:
        return 0

    async def release(self, _table: str, _fence: int) -> None:
        pass

    async def holder(self, _table: str) -> str | None:
        return None

    async def lost(self, _fences: dict[str, int]) -> list[str]:
        return []

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def close(self) -> None:
        pass
