"""Games are brought to speed beside the tables: nobody waits for a compiler, and nobody is told that one is ready."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.engine.cache import cache_root
from doubloon.engine.entries import Entries
from doubloon.engine.game import Game
from doubloon.server.hall import library
from doubloon.server.hall.library import Library
from tests.server.running import WAIT, Guest

pytestmark = pytest.mark.compiled


class Asked:
    """Stands for the compilers, and for a cache that has some games."""

    def __init__(self, kept: set[str]) -> None:
        self.kept = kept
        self.wanted: list[tuple[str, bool]] = []
        self.loads: list[str] = []
        self.closed = False
        self.heard = threading.Semaphore(0)

    def want(self, game: Game, *, played: bool) -> None:
        self.wanted.append((game.name, played))
        self.heard.release()

    def share(self, game: Game) -> float:
        return 1.0 if game.name in self.kept else 0.604

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def books(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Library, Asked]]:
    """A library at a machine whose cache has Kraken only."""
    asked = Asked({"kraken"})

    class Shelf:
        def __init__(self, game: Game) -> None:
            self.game = game

        def load(self) -> bool:
            asked.loads.append(self.game.name)
            return self.game.name in asked.kept

    monkeypatch.setattr(library, "WAITS_FOR_NOTHING", False)
    monkeypatch.setattr(library, "Compilers", lambda **_: asked)
    monkeypatch.setattr(library, "parts_of", lambda game: [Shelf(game)])
    monkeypatch.setattr(library, "see_to_it", lambda _how: None)
    opened = Library()
    yield opened, asked
    opened.close()


def test_what_is_in_the_cache_is_taken_and_the_rest_is_compiled(books: tuple[Library, Asked]) -> None:
    opened, asked = books
    opened.open()
    others = [name for name in doubloon.names() if name != "kraken"]
    for _ in others:
        assert asked.heard.acquire(timeout=WAIT)
    assert asked.wanted == [(name, False) for name in others]
    assert sorted(asked.loads) == sorted(doubloon.names())


def test_a_game_that_somebody_plays_is_asked_for_as_such(books: tuple[Library, Asked]) -> None:
    opened, asked = books
    opened.open()
    opened._bring(Entries(doubloon.game("casket").calls.part, doubloon.game("casket")))
    for _ in range(len(doubloon.names())):
        assert asked.heard.acquire(timeout=WAIT)
    assert asked.wanted[-1] == ("casket", True)


def test_how_far_captains_are_is_told_in_per_cent(books: tuple[Library, Asked]) -> None:
    assert [books[0].captains(name) for name in ("kraken", "casket")] == [100, 60]


def test_compilers_end_with_the_library(books: tuple[Library, Asked]) -> None:
    books[0].open()
    books[0].close()
    assert books[1].closed


# A whole server on a machine on which nothing is compiled


def children(process: int) -> set[int]:
    listed = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return {int(number) for number in listed.split()}


def is_running(process: int) -> bool:
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"


def as_a_host_has_it(**settings: str) -> dict[str, str]:
    """The environment of tests, but for what they wish of the compiler."""
    return {name: value for name, value in os.environ.items() if name != "DOUBLOON_COMPILE"} | settings


@contextmanager
def served(data: Path, **settings: str) -> Iterator[tuple[Guest, "subprocess.Popen[str]"]]:
    """Someone at a server of its own, until the end of the block."""
    command = [sys.executable, "-m", "doubloon", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(
        command, env=as_a_host_has_it(**settings), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        guest = Guest(server.stdout.readline().split()[3])
        guest.post("/api/guests", name="Ann")
        yield guest, server
        guest.close()
        server.kill()


@pytest.fixture
def stranger(tmp_path: Path) -> Iterator[tuple[Guest, "subprocess.Popen[str]"]]:
    """Someone at a server that has just been started for the first time."""
    with served(tmp_path / "data", DOUBLOON_CACHE=str(tmp_path / "cache"), DOUBLOON_BOT_PAUSE_MS="0") as found:
        yield found


def captains(guest: Guest, game: str) -> Any:
    return guest.ask("GET", "/healthz")["captains"][game]


def test_a_first_visitor_plays_at_once_while_the_game_is_compiled_and_a_server_that_stops_leaves_nothing_behind(
    stranger: tuple[Guest, "subprocess.Popen[str]"],
) -> None:
    guest, server = stranger
    table = guest.table("casket", players=3)
    for seat in (1, 2):
        guest.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"level": "captain"})
    guest.start(table)
    with guest.socket(table) as socket:
        presence = socket.until(lambda message: message["type"] == "presence")
        for _ in range(5):
            while not socket.now["legal"]:
                socket.read()
            assert "re" in socket.move()
    assert captains(guest, "casket") < 100  # all that was played without the compiler
    assert presence["captains"] < 100  # and the table says so
    compilers = children(server.pid)
    assert compilers
    server.send_signal(signal.SIGTERM)
    _, complaints = server.communicate(timeout=WAIT)
    assert server.returncode in (0, -signal.SIGTERM)
    assert "Assertion" not in complaints
    assert "Traceback" not in complaints
    assert not any(is_running(process) for process in compilers)


def compiled() -> dict[str, int]:
    """What the cache holds, and since when."""
    return {str(file): file.stat().st_mtime_ns for file in cache_root().glob("compiled-*/*.nb?")}


def test_a_server_that_was_prepared_for_waits_for_no_compiler_and_starts_none(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "doubloon", "prepare"], env=as_a_host_has_it(), check=True)
    prepared = compiled()
    assert prepared
    with served(tmp_path) as (guest, server):
        others = children(server.pid)  # the process that writes
        until = time.monotonic() + WAIT
        while any(captains(guest, game) < 100 for game in doubloon.names()):
            assert time.monotonic() < until, "not everything comes from the cache"
            assert children(server.pid) == others
            time.sleep(0.05)
    assert compiled() == prepared
