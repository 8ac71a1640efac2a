"""A socket of the crowd: a WebSocket with only what a table needs, so that listening costs a fraction of answering."""

import asyncio
from base64 import b64encode
from collections.abc import Callable, Mapping
from secrets import token_bytes
from typing import cast
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_WHOLE = 0x80
_MASKED = 0x80
_NO_MASK = bytes(4)  # frames of a client have to be masked; with zeros they stay as they are
_END_OF_HEAD = b"\r\n\r\n"


async def open_socket(url: str, headers: Mapping[str, str], hear: Callable[[bytes], None]) -> "CrowdSocket":
    """A socket at an http address; each message is handed over as it comes."""
    there = urlsplit(url)
    own = {"host": there.netloc, "connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    own["sec-websocket-key"] = b64encode(token_bytes(16)).decode()
    lines = [f"GET {there.path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**own, **headers}.items())]
    assert there.hostname is not None, "an address names a host"
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: CrowdSocket(hear), there.hostname, there.port or 80)
    socket.transport.write("\r\n".join(lines).encode() + _END_OF_HEAD)
    await socket.opened
    return socket


class CrowdSocket(asyncio.Protocol):
    """One open socket."""

    transport: asyncio.Transport

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hear = hear
        self._come = bytearray()  # what came and is not yet a whole frame

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self._come += data
        if not self.opened.done():
            self._shake_hands()
        if self.opened.done():
            while (frame := self._next_frame()) is not None:
                self._take(*frame)

    def _shake_hands(self) -> None:
        head, found, rest = self._come.partition(_END_OF_HEAD)
        if not found:
            return
        status = head.partition(b"\r\n")[0].decode()
        if " 101 " not in status:
            self.opened.set_exception(ConnectionError(f"refused: {status}"))
            return
        self._come = rest
        self.opened.set_result(None)

    def _next_frame(self) -> tuple[int, bytes] | None:
        come = self._come
        size, start = (come[1], 2) if len(come) >= 2 else (0, 2)
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(come[2:start], "big")  # too small while some of it is missing, but so is `come`
        end = start + size
        if len(come) < end:
            return None
        kind, content = come[0] & 0x0F, bytes(come[start:end])
        del come[:end]
        return kind, content

    def _take(self, kind: int, content: bytes) -> None:
        if kind == _TEXT:
            self._hear(content)
        elif kind == _PING:
            self._write(_PONG, content)
        elif kind == _CLOSE:
            self.close()

    def send(self, message: bytes) -> None:
        self._write(_TEXT, message)

    def close(self) -> None:
        self.transport.close()

    def _write(self, kind: int, content: bytes) -> None:
        size = len(content)
        assert size < 126, "the crowd says little at a time"
        self.transport.write(bytes((_WHOLE | kind, _MASKED | size)) + _NO_MASK + content)
