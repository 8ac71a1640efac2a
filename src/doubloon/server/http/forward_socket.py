"""The reverse proxy's sockets: what either side sends is passed on to the other process until one is done."""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from doubloon.server import wire
from doubloon.server.farewells import AWAY, REFUSED, TRY_AGAIN

NORMAL = 1000


async def forward_socket(
    address: str, connection: HTTPConnection, headers: list[tuple[str, str]], receive: Receive, send: Send
) -> None:
    """Open the same socket at the process that has the table, and pass everything on."""
    await receive()  # that someone wants to connect
    inner, url = urlsplit(address), connection.url
    own = [(name, value) for name, value in headers if name != "host"]
    opening = connect(
        str(url.replace(scheme="ws")),  # with the name that the client used
        host=inner.hostname,
        port=inner.port or 80,
        additional_headers=own,
        compression=None,
        max_size=None,
        ping_interval=None,
        proxy=None,
    )
    try:
        there = await opening
    except InvalidStatus:
        await send({"type": "websocket.close", "code": REFUSED})  # before it is accepted: 403
        return
    except (OSError, TimeoutError, WebSocketException):  # it has just died, or is about to come back
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": wire.encode(AWAY).decode()})
        await send({"type": "websocket.close", "code": TRY_AGAIN})
        return
    async with there:
        await send({"type": "websocket.accept"})
        await _pass_on(there, receive, send)


async def _pass_on(there: ClientConnection, receive: Receive, send: Send) -> None:
    work = [asyncio.create_task(_to_table(there, receive)), asyncio.create_task(_to_viewer(there, send))]
    await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)


async def _to_table(there: ClientConnection, receive: Receive) -> None:
    with suppress(ConnectionClosed):
        while True:
            message: Message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await there.send(message["bytes"] if text is None else text)


async def _to_viewer(there: ClientConnection, send: Send) -> None:
    with suppress(ConnectionClosed):
        async for text in there:
            assert isinstance(text, str), "a table sends text"
            await send({"type": "websocket.send", "text": text})
    code = there.close_code
    await send({"type": "websocket.close", "code": code if code in (NORMAL, REFUSED, TRY_AGAIN) else TRY_AGAIN})
