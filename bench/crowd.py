"""A crowd of people at tables of a game, each with a socket: what `bench tables` loads a server with."""

import asyncio
import gc
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from bench.crowd_socket import CrowdSocket, open_socket

PEOPLE = 4  # at each table
KRAKEN, NO_END = "kraken", {"round_limit": 10_000}
_AT_ONCE = 20  # people who arrive at the same time


class Choice(msgspec.Struct):
    action: dict[str, int | str]


class Now(msgspec.Struct):
    legal: list[Choice]
    status: str


class Heard(msgspec.Struct):
    """What the crowd reads of a message; the rest is skipped."""

    type: str
    re: str | None = None
    n: int | None = None
    now: Now | None = None


_read = msgspec.json.Decoder(Heard).decode
_write = msgspec.json.Encoder().encode


@dataclass
class Tally:
    """What all have heard."""

    latencies: list[float] = field(default_factory=list)  # until a move was acknowledged
    steps: int = 0
    bytes: int = 0  # of these

    def clear(self) -> None:
        self.latencies.clear()
        self.steps = self.bytes = 0


@dataclass
class Person:
    """Someone at a table, listening."""

    tally: Tally
    cookie: str
    socket: CrowdSocket | None = None
    legal: list[Choice] = field(default_factory=list)
    asked: tuple[str, float] | None = None
    sent: int = 0
    over: bool = False

    def hear(self, text: bytes) -> None:
        heard = _read(text)
        if heard.type == "step":
            self.tally.steps += 1
            self.tally.bytes += len(text)
        if heard.now is not None:
            self.legal, self.over = heard.now.legal, heard.now.status == "over"
        if heard.type == "ping":
            self.say({"type": "pong", "n": heard.n})
        elif self.asked is not None and heard.re == self.asked[0]:
            self.tally.latencies.append(time.perf_counter() - self.asked[1])
            self.asked = None

    def say(self, message: dict[str, Any]) -> None:
        assert self.socket is not None, "who speaks has arrived"
        self.socket.send(_write(message))

    def move(self, chance: random.Random) -> None:
        """One legal action; mostly the end of the turn, so that games last."""
        self.sent += 1
        choice = self.legal[-1] if chance.random() < 0.6 else chance.choice(self.legal)
        name = f"m{self.sent}"
        self.asked = (name, time.perf_counter())
        self.say({"type": "move", "id": name, "action": choice.action})


@dataclass
class Table:
    """Four people, of whom whoever's turn it is moves on the beat."""

    people: list[Person]

    def next(self) -> Person | None:
        return next((person for person in self.people if person.legal and person.asked is None), None)

    @property
    def waits(self) -> bool:
        """Whether an answer is still awaited."""
        return any(person.asked for person in self.people)

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return self.people[0].over

    def close(self) -> None:
        """Everyone gets up and goes."""
        for person in self.people:
            if person.socket is not None:
                person.socket.close()


class Crowd:
    """Everyone. `play` makes so many actions per second, spread evenly over the tables."""

    def __init__(self, url: str, tables: int, game: str = KRAKEN, options: dict[str, Any] = NO_END) -> None:
        self.url = url
        self.count = tables
        self.wish = {"game": game, "players": PEOPLE, "options": options}
        self.tables: list[Table] = []
        self.tally = Tally()
        self._chance = random.Random(1)

    async def arrive(self) -> None:
        """Make the tables, sit down, start, and open all sockets."""
        await self._sit([[""] * PEOPLE] * self.count)

    async def sit_anew(self) -> None:
        """Those whose game is over sit down to another one."""
        over = [table for table in self.tables if table.over]
        self.tables = [table for table in self.tables if not table.over]
        for table in over:
            table.close()
        await self._sit([[person.cookie for person in table.people] for table in over])

    async def _sit(self, cookies: list[list[str]]) -> None:
        gate = asyncio.Semaphore(_AT_ONCE)
        async with httpx.AsyncClient(base_url=self.url, headers={"origin": self.url}, timeout=60) as http:
            self.tables += await asyncio.gather(*(self._table(http, gate, known) for known in cookies))

    async def _table(self, http: httpx.AsyncClient, gate: asyncio.Semaphore, known: list[str]) -> Table:
        async with gate:
            cookies = [cookie or await self._guest(http) for cookie in known]
            table = await self._post(http, "/api/tables", cookies[0], self.wish)
            for cookie in cookies[1:]:
                await self._post(http, f"/api/tables/{table}/seat", cookie, {})
            await self._post(http, f"/api/tables/{table}/start", cookies[0], None)
            return Table([await self._person(table, cookie) for cookie in cookies])

    async def _guest(self, http: httpx.AsyncClient) -> str:
        http.cookies.clear()
        answer = await http.post("/api/guests", json={"name": "Ann"})
        return answer.raise_for_status().headers["set-cookie"].partition(";")[0]

    async def _post(self, http: httpx.AsyncClient, path: str, cookie: str, body: object) -> str:
        http.cookies.clear()
        answer = await http.post(path, json=body, headers={"cookie": cookie})
        made: str = answer.raise_for_status().json()["id"]
        return made

    async def _person(self, table: str, cookie: str) -> Person:
        person = Person(self.tally, cookie)
        headers = {"cookie": cookie, "origin": self.url}
        person.socket = await open_socket(f"{self.url}/api/tables/{table}/socket", headers, person.hear)
        return person

    async def play(self, rate: float, seconds: float) -> tuple[list[float], float]:
        """The times until acknowledgement, and the actions per second that were really asked for."""
        self.tally.clear()
        gc.collect()
        gc.disable()  # a pause of the crowd would count as one of the server
        start, asked = time.perf_counter(), 0
        for number in range(round(rate * seconds)):
            delay = start + number / rate - time.perf_counter()
            if delay > 0:
                await asyncio.sleep(delay)
            table = self.tables[number % len(self.tables)]
            person = None if table.waits else table.next()
            if person is not None:
                asked += 1
                person.move(self._chance)
        took = time.perf_counter() - start
        await asyncio.sleep(0.5)
        gc.enable()
        return sorted(self.tally.latencies), asked / took

    async def leave(self) -> None:
        """Close all sockets."""
        for table in self.tables:
            table.close()
        await asyncio.sleep(0)
