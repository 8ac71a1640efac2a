"""Health: what probes and the host are told; looked at once a moment, however often it is asked for."""

import asyncio
from dataclasses import asdict, dataclass, field
from typing import Any

import structlog

import doubloon
from doubloon.server.clock import Clock
from doubloon.server.hall.hall import Hall
from doubloon.server.store.port import Store

MOMENT_SECONDS = 1.0
PATIENCE_SECONDS = 2.0  # with a database that does not answer: probes have little of it
MOST_PROXIES = 16  # that are remembered: anyone can send the header

log = structlog.get_logger()


@dataclass(frozen=True)
class Found:
    """How the server is."""

    ready: bool
    database: bool  # answers
    disk: bool  # takes what is written
    stopping: bool
    captains: dict[str, int]  # how much of each game is compiled, in per cent
    warnings: list[str] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)


class Health:
    """Looks at the parts of a server."""

    def __init__(self, store: Store, hall: Hall, clock: Clock) -> None:
        self._store = store
        self._hall = hall
        self._clock = clock
        self._turn = asyncio.Lock()
        self._last: tuple[float, Found] | None = None
        self._asked: asyncio.Task[tuple[bool, bool]] | None = None  # the database, and it may take its time
        self.unknown_proxies: set[str] = set()
        self._unlisted: set[str] = set()

    async def found(self) -> Found:
        """How the server is, or was a moment ago."""
        async with self._turn:
            now = self._clock.seconds()
            if self._last is None or not 0 <= now - self._last[0] < MOMENT_SECONDS or self._hall.draining:
                self._last = (now, await self._look())
            return self._last[1]

    async def _look(self) -> Found:
        database, disk = await self._ask()
        ready = database and disk and not self._hall.draining
        captains = {name: self._hall.library.captains(name) for name in doubloon.names()}
        return Found(ready, database, disk, self._hall.draining, captains, self._warnings())

    async def _ask(self) -> tuple[bool, bool]:
        """How database and disk are. One that hangs is asked once, however often we are, and does not answer."""
        if self._asked is None:
            self._asked = asyncio.create_task(self._ask_store(), name="health")
        done, _ = await asyncio.wait([self._asked], timeout=PATIENCE_SECONDS)
        if not done:
            return False, False
        asked, self._asked = self._asked, None
        return asked.result()

    async def _ask_store(self) -> tuple[bool, bool]:
        database = await self._store.is_well()
        return database, database and await self._store.has_room() and not self._store.trouble

    def _warnings(self) -> list[str]:
        warnings = []
        if self.unknown_proxies:
            warnings.append("a proxy whose address is not in DOUBLOON_PROXIES passes requests on: see the log")
        warnings += [f"table {one.table} is set aside: {one.why}" for one in self._hall.set_aside()]
        warnings += [f"table {table} is left out of lists: see the log" for table in self._unlisted]
        return warnings

    def see_unlisted(self, table: str, why: str) -> None:
        """What lists show of a table cannot be read; it can be opened by its link all the same."""
        if table not in self._unlisted:
            self._unlisted.add(table)
            log.error("table left out of lists", table=table, why=why)

    def see_proxy(self, address: str) -> None:
        """A request says whom it comes from, but nobody said that who passed it on is to be believed."""
        if address in self.unknown_proxies or len(self.unknown_proxies) >= MOST_PROXIES:
            return
        self.unknown_proxies.add(address)
        log.warning(
            "a forwarded request comes from an address that is not trusted",
            address=address,
            advice=f"if this is your proxy, name it: DOUBLOON_PROXIES={address}; until then all who come through it"
            " share one limit. If it is not, nothing has happened",
        )
