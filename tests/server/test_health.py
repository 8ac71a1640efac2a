"""Probes are answered, however the database is."""

import asyncio
from pathlib import Path

import pytest

from doubloon.server import health
from doubloon.server.hall.hall import Hall
from doubloon.server.health import Found, Health
from doubloon.server.settings import Settings
from doubloon.server.store import MemoryStore
from tests.server.running import HandClock, running


class Hanging(MemoryStore):
    """A store that answers when a test lets it."""

    def __init__(self) -> None:
        super().__init__()
        self.answers = asyncio.Event()
        self.asked = 0

    async def is_well(self) -> bool:
        self.asked += 1
        await self.answers.wait()
        return True


def test_a_database_that_hangs_is_asked_once_and_said_to_be_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE_SECONDS", 0.01)

    async def run() -> tuple[list[Found], Hanging]:
        store, clock = Hanging(), HandClock()
        found, looked = Health(store, Hall(store, Settings(), clock), clock), []
        for _ in range(3):
            looked.append(await found.found())
            clock.now += 10
        store.answers.set()
        await asyncio.sleep(0)
        return [*looked, await found.found()], store

    looked, store = asyncio.run(run())
    assert [(one.ready, one.database) for one in looked] == [(False, False)] * 3 + [(True, True)]
    assert store.asked == 1


def test_a_database_that_is_damaged_while_the_server_runs_is_said_to_be_away(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for file in tmp_path.glob("doubloon.db*"):
            if file.name in ("doubloon.db", "doubloon.db-wal"):
                file.write_bytes(b"pirates" * 9000)
        answer = server.stranger().http.get("/readyz")
    assert (answer.status_code, answer.json()["database"]) == (503, False)
