"""The line to a viewer: uvicorn's WebSocket, with a short way in and out for messages.

The long way leads through queues, tasks and layers that a busy server has no time for.
"""

from collections.abc import Callable

import uvicorn
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from doubloon.server.hall.line import Line
from doubloon.server.settings import BadSetting

_NAME = "doubloon.line"  # among the extensions of a connection's scope
_WHOLE_TEXT = b"\x81"  # first byte of a frame; then the length in 1, 3 or 9 bytes

_MESSAGE = ("frames", "curr_msg_data_type", "send_receive_event_to_app")
_LEANED_ON = {  # functions of uvicorn's, and the names in them that LineProtocol overrides or reads: it promises none
    "handle_events": ("handle_connect", "handle_text", "handle_bytes", "handle_cont"),
    "handle_connect": ("scope", "close_sent"),
    "handle_text": _MESSAGE,
    "handle_bytes": _MESSAGE,
    "handle_cont": ("frames", "send_receive_event_to_app"),
    "connection_made": ("transport",),
}


def check_uvicorn(protocol: type = WebSocketsSansIOProtocol) -> None:
    """BadSetting where this uvicorn's WebSocket is not made as the line needs it."""
    for function, names in _LEANED_ON.items():
        code = getattr(getattr(protocol, function, None), "__code__", None)
        known = () if code is None else code.co_names
        missing = [name for name in names if name not in known]
        if missing:
            raise BadSetting(
                f"uvicorn {uvicorn.__version__} serves sockets in another way than this server knows"
                f" (no {missing[0]} in {function}); install doubloon[server] anew, which brings one that it knows"
            )


class LineProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a line for whoever serves it."""

    _take: Callable[[bytes | None], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Offer the line with the connection's scope, which nobody has read yet."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_NAME] = {"line": self}

    def listen(self, take: Callable[[bytes | None], None]) -> None:
        """Have each message handed over as it comes. Those before still take the long way: until then, none is read."""
        self._take = take

    def send_receive_event_to_app(self) -> None:
        """A message is whole: hand it over."""
        if self._take is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self._take(message if self.curr_msg_data_type == "text" else None)

    def post(self, message: bytes) -> int:
        """Send a message; how many bytes the viewer has not yet taken."""
        if self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(framed(message))
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """Close without a word, and forget what waits."""
        self.transport.abort()


def line_of(socket: WebSocket) -> Line:
    """The line of a socket that LineProtocol serves."""
    line: Line = socket.scope["extensions"][_NAME]["line"]
    return line


def framed(message: bytes) -> bytes:
    """A message as the one frame that a server sends for it."""
    size = len(message)
    if size < 126:
        return _WHOLE_TEXT + size.to_bytes(1, "big") + message
    if size < 65_536:
        return _WHOLE_TEXT + b"\x7e" + size.to_bytes(2, "big") + message
    return _WHOLE_TEXT + b"\x7f" + size.to_bytes(8, "big") + message
