"""Several server processes on one PostgreSQL: every table can be played through each of them, and outlives its own."""

import asyncio
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from doubloon.server.store import Stored, open_store
from doubloon.server.table.events import Moved
from doubloon.server.table.fold import fold, snapshot_of
from tests.server.running import Guest, Socket, wait_for
from tests.server.store.postgres import end_lease, needs_postgres, postgres
from tests.server.test_serve import serving

LEASE_SECONDS = 600  # none ends by itself
pytestmark = needs_postgres


@dataclass
class Process:
    """A server process."""

    process: "subprocess.Popen[str]"
    url: str
    open: ExitStack

    def guest(self, name: str) -> Guest:
        guest = self._stranger()
        guest.post("/api/guests", name=name)
        return guest

    def same(self, guest: Guest) -> Guest:
        """The same person, at this process."""
        twin = self._stranger()
        twin.http.cookies.update(dict(guest.http.cookies))
        return twin

    def _stranger(self) -> Guest:
        stranger = Guest(self.url)
        self.open.callback(stranger.close)
        return stranger

    def send(self, number: signal.Signals) -> None:
        os.kill(self.process.pid, number)


@dataclass
class Two:
    """Two processes on one database."""

    one: Process
    two: Process
    database: str

    def stored(self, table: str) -> Stored:
        async def read() -> Stored | None:
            store = await open_store(self.database)
            found = await store.table(table)
            await store.close()
            return found

        found = asyncio.run(read())
        assert found is not None
        return found


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Two]:
    with ExitStack() as stack:
        url = postgres()
        settings = {"DOUBLOON_DATABASE": url, "DOUBLOON_LEASE_SECONDS": str(LEASE_SECONDS)}
        one, two = (Process(*stack.enter_context(serving(tmp_path, **settings)), stack) for _ in range(2))
        yield Two(one, two, url)


def both_seated(maker: Guest, other: Guest) -> str:
    """A table that has begun, made at one process, with the other person sitting down through another."""
    table = maker.table(players=2)
    other.sit(table)
    maker.start(table)
    return table


def take_turns(sockets: list[Socket], moves: int) -> list[dict[str, Any]]:
    """Let whoever may act move; everyone reads every step."""
    made = []
    for _ in range(moves):
        actor = next(socket for socket in sockets if socket.now["legal"])
        step = actor.move()
        for socket in sockets:
            if socket.seq < step["seq"]:
                socket.until(lambda message, seq=step["seq"]: message.get("seq", 0) >= seq)  # type: ignore[misc]
        made.append(step)
    return made


def comes_back(guest: Guest, table: str) -> Socket:
    """A socket as soon as some process serves the table."""
    found: list[Socket] = []

    def opened() -> bool:
        try:
            socket = guest.socket(table)
        except (ConnectionClosed, OSError):
            return False
        if socket.first["type"] == "table":
            found.append(socket)
        return bool(found)

    wait_for(opened)
    return found[0]


def test_a_table_is_played_through_both_processes_and_each_has_its_own(pair: Two) -> None:
    ann, bo = pair.one.guest("Ann"), pair.two.guest("Bo")
    table, other = both_seated(ann, bo), both_seated(bo, ann)
    for shared in (table, other):
        sockets = [ann.socket(shared), bo.socket(shared)]
        made = take_turns(sockets, 12)
        assert [step["seq"] for step in made] == list(range(made[0]["seq"], made[0]["seq"] + 12))
        assert sockets[0].seq == sockets[1].seq == len(pair.stored(shared).rows)
    listed = {line["id"] for line in ann.ask("GET", "/api/tables/mine")}
    assert listed == {table, other} == {line["id"] for line in bo.ask("GET", "/api/tables/mine")}
    assert bo.refused("POST", f"/api/tables/{table}/start") == (409, "refused-not-open")
    assert bo.refused("GET", f"/api/tables/{table}/replay.json") == (409, "refused-not-over")


def test_a_killed_process_loses_nothing_and_the_other_takes_its_tables_over(pair: Two) -> None:
    ann, bo = pair.one.guest("Ann"), pair.two.guest("Bo")
    table = both_seated(ann, bo)
    sockets = [ann.socket(table), bo.socket(table)]
    made = take_turns(sockets, 8)
    pair.one.send(signal.SIGKILL)
    pair.one.process.wait()
    assert bo.http.get(f"/api/tables/{table}").status_code == 503
    end_lease(pair.database, pair.one.url)
    sockets = [comes_back(pair.two.same(ann), table), comes_back(bo, table)]
    assert sockets[0].seq == made[-1]["seq"]
    made += take_turns(sockets, 4)
    stored = pair.stored(table)
    written = {row.client_id: row.seq for row in stored.rows if isinstance(row.happening, Moved)}
    assert {step["re"]: step["seq"] for step in made} == written
    assert snapshot_of(fold(stored.rows)) == stored.snapshot


def test_a_process_that_was_stopped_cannot_write_when_it_wakes_up(pair: Two) -> None:
    ann, bo = pair.one.guest("Ann"), pair.two.guest("Bo")
    table = both_seated(ann, bo)
    late = [ann.socket(table), pair.one.same(bo).socket(table)]
    take_turns(late, 4)
    pair.one.send(signal.SIGSTOP)
    mover = next(socket for socket in late if socket.now["legal"])
    mover.send(type="move", id="late", action=mover.now["legal"][0]["action"])
    end_lease(pair.database, pair.one.url)
    sockets = [comes_back(pair.two.same(ann), table), comes_back(bo, table)]
    made = take_turns(sockets, 4)
    pair.one.send(signal.SIGCONT)
    ending = mover.until(lambda message: message["type"] == "bye" or message.get("re") == "late")
    assert (ending["type"], ending["again"]) == ("bye", True)
    made += take_turns(sockets, 2)
    stored = pair.stored(table)
    assert [row.seq for row in stored.rows] == list(range(1, len(stored.rows) + 1))
    assert [row.client_id for row in stored.rows[-6:]] == [step["re"] for step in made]
    assert snapshot_of(fold(stored.rows)) == stored.snapshot
    assert pair.one.same(ann).ask("GET", f"/api/tables/{table}")["seq"] == len(stored.rows)


def test_a_process_that_stops_hands_its_tables_over_at_once(pair: Two) -> None:
    ann = pair.one.guest("Ann")
    table = ann.table(bots=1)
    socket = ann.socket(table)
    pair.one.send(signal.SIGTERM)
    socket.until(lambda message: message["type"] == "bye")
    assert comes_back(pair.two.same(ann), table).seq >= socket.seq
