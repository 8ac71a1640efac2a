"""The line to a viewer: a port to the transport of messages. `sockets/uvicorn_line.py` has the one in use."""

from collections.abc import Callable
from typing import Protocol


class Line(Protocol):
    """Where a viewer's messages come from and go."""

    def listen(self, take: Callable[[bytes | None], None]) -> None:
        """Have each message handed over as it comes: its text, or None if it is no text."""

    def post(self, message: bytes) -> int:
        """Send a message; how many bytes the viewer has not yet taken."""

    def cut(self) -> None:
        """Close without a word, and forget what waits."""
