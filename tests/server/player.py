"""People who play on and on, whatever happens to their server, and note every move that was acknowledged."""

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.running import WAIT

BROKEN = (OSError, httpx.HTTPError, WebSocketException, TimeoutError)
SOON_SECONDS = 0.02


@dataclass
class Player:
    """Plays on and on, whatever happens to the server, and notes every move that was acknowledged."""

    url: str
    chance: random.Random
    table: str = ""
    asked: dict[str, Any] | None = None  # the move whose answer has not come
    legal: list[dict[str, Any]] = field(default_factory=list)
    sent: int = 0
    stopped: bool = False
    acknowledged: dict[tuple[str, str], tuple[int, dict[str, Any]]] = field(default_factory=dict)

    async def run(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, headers={"origin": self.url}, timeout=WAIT) as http:
            while not self.stopped:
                try:
                    self.table = self.table or await self.new_table(http)
                    await self.play(http)
                except BROKEN:
                    await asyncio.sleep(SOON_SECONDS)

    async def new_table(self, http: httpx.AsyncClient) -> str:
        if not http.cookies:
            (await http.post("/api/guests", json={"name": "Ann"})).raise_for_status()
        made = await http.post("/api/tables", json={"game": "kraken", "players": 2})
        table: str = made.raise_for_status().json()["id"]
        (await http.put(f"/api/tables/{table}/seats/1/bot", json={"level": "random"})).raise_for_status()
        (await http.post(f"/api/tables/{table}/start")).raise_for_status()
        return table

    async def play(self, http: httpx.AsyncClient) -> None:
        """Play until the socket breaks or the game is over; a move without an answer is sent again."""
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        headers = {"cookie": cookie, "origin": self.url}
        async with connect(address, additional_headers=headers, compression=None, open_timeout=WAIT) as connection:
            if self.asked is not None:
                await connection.send(json.dumps(self.asked))
            while not self.stopped and self.table:
                await self.hear(connection, json.loads(await asyncio.wait_for(connection.recv(), WAIT)))

    async def hear(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        if self.asked is not None and message.get("re") == self.asked["id"]:
            if message["type"] != "refused":
                self.acknowledged[self.table, self.asked["id"]] = (message["seq"], self.asked["action"])
            self.asked = None
        now = message.get("now")
        if now is not None:
            self.legal = now["legal"]  # kept: what is heard last may be that a move was made before a server died
        if now is not None and now["ending"]:
            self.table, self.asked = "", None
        elif self.legal and self.asked is None:
            self.sent += 1
            action = self.chance.choice(self.legal)["action"]
            self.legal = []
            self.asked = {"type": "move", "id": f"m{self.sent}", "action": action}
            await connection.send(json.dumps(self.asked))
