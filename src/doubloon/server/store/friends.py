"""The port to whom people have among their friends. That the other has them too is for each to decide."""

from typing import Protocol


class Friends(Protocol):
    """Who has whom among their friends."""

    async def add(self, person: str, friend: str) -> None:
        """Nothing where it is so already."""
        ...

    async def remove(self, person: str, friend: str) -> None: ...
    async def forget(self, person: str) -> None:
        """Somebody is no more."""
        ...

    async def of(self, person: str) -> set[str]: ...
    async def who_have(self, person: str) -> set[str]: ...


class MemoryFriends:
    """Friends in memory."""

    def __init__(self) -> None:
        self._pairs: set[tuple[str, str]] = set()

    async def add(self, person: str, friend: str) -> None:
        self._pairs.add((person, friend))

    async def remove(self, person: str, friend: str) -> None:
        self._pairs.discard((person, friend))

    async def forget(self, person: str) -> None:
        self._pairs = {pair for pair in self._pairs if person not in pair}

    async def of(self, person: str) -> set[str]:
        return {friend for who, friend in self._pairs if who == person}

    async def who_have(self, person: str) -> set[str]:
        return {who for who, friend in self._pairs if friend == person}
