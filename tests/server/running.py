"""A real server for tests, in a thread with a database of its own, and clients that speak to it as anyone would."""

import asyncio
import hashlib
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from doubloon.server.clock import SYSTEM_CLOCK, Clock
from doubloon.server.hall.hall import Hall
from doubloon.server.serve import Server, config_of, listen
from doubloon.server.settings import Settings

WAIT = 60.0
QUICK: dict[str, Any] = {
    "bot_pause_ms": 0,
    "lesson_pause_ms": 0,
    "race_pause_ms": 0,
    "requests_per_minute": 1_000_000,
    "guests_per_hour": 1_000_000,
    "tables_per_hour": 1_000_000,
    "sign_ins_per_minute": 1_000_000,
    "tables_per_person": 10_000,
    "sockets_per_address": 10_000,
    "socket_rate": 1e6,
    "socket_burst": 1_000_000,
}

Message = dict[str, Any]


class Secrets:
    """What new tables get instead of chance: the same in every run, so that a test always plays the same games."""

    def __init__(self) -> None:
        self.begin("a server")

    def begin(self, name: str) -> None:
        """Another row of secrets: the games of a test, or those that a test has chosen."""
        self._name = name
        self._drawn = 0

    def __call__(self) -> bytes:
        self._drawn += 1
        return hashlib.sha256(f"{self._name} {self._drawn}".encode()).digest()


@dataclass
class Running:
    """A server that runs in a thread."""

    settings: Settings
    url: str
    server: Server
    secrets: Secrets = field(default_factory=Secrets)
    clients: "list[Guest]" = field(default_factory=list)

    @property
    def hall(self) -> Hall:
        hall: Hall = self.server.config.app.state.services.hall  # type: ignore[union-attr]
        return hall

    def guest(self, name: str = "Ann") -> "Guest":
        """Someone new."""
        guest = self.stranger()
        guest.post("/api/guests", name=name)
        return guest

    def stranger(self, token: str | None = None) -> "Guest":
        """Someone without a name, or a program with its token."""
        self.clients.append(Guest(self.url, token))
        return self.clients[-1]

    def close(self) -> None:
        """Close everything that tests left open."""
        for client in self.clients:
            client.close()


class Guest:
    """A person at a browser: keeps the cookie, and asks from the server's own origin."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        self.headers = {"authorization": f"Bearer {token}"} if token else {"origin": url}
        self.sockets = ExitStack()
        self.http = httpx.Client(base_url=url, headers=self.headers, timeout=WAIT)

    def close(self) -> None:
        self.http.close()
        self.sockets.close()

    def post(self, path: str, **body: Any) -> Any:
        return self.ask("POST", path, body)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer's JSON; a problem fails the test."""
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and message of a request that must be refused."""
        answer = self.http.request(method, path, json=body)
        assert answer.is_error, answer.text
        return answer.status_code, answer.json()["error"]["id"]

    def table(self, game: str = "kraken", players: int = 2, bots: int = 0, **wish: Any) -> str:
        """A new table with bots in its last seats; it is started if nobody is missing."""
        table: str = self.post("/api/tables", game=game, players=players, **wish)["id"]
        for seat in range(players - bots, players):
            self.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"level": "mate"})
        if bots and bots + bool(wish.get("sit", True)) == players:
            self.post(f"/api/tables/{table}/start")
        return table

    def sit(self, table: str, seat: int | None = None) -> None:
        self.post(f"/api/tables/{table}/seat", seat=seat)

    def start(self, table: str) -> None:
        self.post(f"/api/tables/{table}/start")

    def socket(self, table: str, since: int | None = None, at: int | None = None, **more: Any) -> "Socket":
        """An open socket at a table; `since`: the last step that is known, `at`: when it was."""
        query = "" if since is None else f"?since={since}" + ("" if at is None else f"&at={at}")
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {**self.headers, **({"cookie": cookies} if cookies else {})}
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        unread = {"max_queue": None, **more}  # else who has not read it all would not hear that the server closes too
        opening = connect(address, additional_headers=headers, compression=None, max_size=None, **unread)
        return Socket(self.sockets.enter_context(opening))


class Socket:
    """A socket at a table that remembers every byte it got, and the table as it was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[str] = []
        self.steps: list[Message] = []
        self.now: Message = {}
        self.seq = 0
        self._sent = 0
        self.answers_pings = True
        self.first = self.read()

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def read(self) -> Message:
        """The next message."""
        text = self.connection.recv(timeout=WAIT)
        assert isinstance(text, str)
        self.received.append(text)
        message: Message = json.loads(text)
        for step in message.get("steps", [message] if message["type"] == "step" else []):
            assert step["seq"] == self.seq + 1 or not self.seq, "numbers have no gaps"
            self.seq = step["seq"]
            self.steps.append(step)
            self.now = step.get("now", self.now)
        if message["type"] == "table":
            self.seq, self.now = message["seq"], message["now"]
        if message["type"] == "ping" and self.answers_pings:
            self.send(type="pong", n=message["n"])
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Read on to the message that is wanted."""
        end = time.monotonic() + WAIT
        while not wanted(message := self.read()):
            assert time.monotonic() < end, "the message that is wanted did not come"
        return message

    def my_turn(self) -> None:
        """Read on until there is something to choose."""
        while not self.now["legal"]:
            self.read()

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send something, and read on to the answer: a step, done, or refused."""
        self._sent += 1
        name = fields.pop("id", f"{id(self)}-{self._sent}")
        self.send(type=kind, id=name, **fields)
        return self.until(lambda message: message.get("re") == name)

    def move(self, action: Message | None = None, **fields: Any) -> Message:
        """Make a move; without one, the first that is legal."""
        return self.ask("move", action=action or self.now["legal"][0]["action"], **fields)


@contextmanager
def running(
    folder: Path, send_buffer: int | None = None, clock: Clock = SYSTEM_CLOCK, **settings: Any
) -> Iterator[Running]:
    """A server until the end of the block; `send_buffer`: how much the system takes for a viewer that does not read."""
    chosen = Settings(data=folder, port=0, **{**QUICK, **settings})
    listening = listen(chosen)
    chosen = replace(chosen, port=listening.getsockname()[1])
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    ready = threading.Event()
    server = Server(config_of(chosen, clock), ready.set)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])), name="server", daemon=True)
    thread.start()
    assert ready.wait(WAIT), "the server does not start"
    started = Running(chosen, url, server)
    started.hall.draw_secret = started.secrets
    try:
        yield started
    finally:
        started.close()
        server.should_exit = True
        thread.join(WAIT)
        assert not thread.is_alive(), "the server does not stop"


class HandClock:
    """A clock that goes on when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.until: float | None = None  # what somebody waits for

    def ms(self) -> int:
        return round(1000 * self.now)

    def seconds(self) -> float:
        return self.now

    async def wait(self, event: asyncio.Event, until: float) -> bool:
        self.until = until
        while not event.is_set() and self.now < until:
            await asyncio.sleep(0.005)
        self.until = None
        return event.is_set()

    def go_on(self) -> None:
        """Until what somebody waits for; they wait by then, or soon."""
        wait_for(lambda: self.until is not None)
        self.now = max(self.now, self.until or 0.0)


def wait_for(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end, "it did not come true in time"
        time.sleep(0.01)
