"""Farewells: why a socket closes, and whether to come back; with the close codes of WebSocket."""

from doubloon.server import wire

REFUSED, TRY_AGAIN = 1008, 1013  # close codes


def _bye(message: str, *, again: bool) -> wire.Bye:
    return wire.Bye({"id": message, "args": {}}, again)


RESTART = _bye("bye-restart", again=True)
TROUBLE = _bye("bye-trouble", again=True)
SLOW = _bye("bye-slow", again=True)
AWAY = _bye("refused-elsewhere", again=True)
BUSY = _bye("refused-busy", again=True)
FULL = _bye("bye-disk-full", again=True)
BROKEN = _bye("bye-disk-broken", again=True)
NO_SPECTATORS = _bye("refused-no-spectators", again=False)
DAMAGED = _bye("refused-damaged", again=False)
ENDED = _bye("refused-ended", again=False)
NONSENSE = _bye("bye-nonsense", again=False)


def code_of(bye: wire.Bye) -> int:
    """The code that a socket closes with after that."""
    return TRY_AGAIN if bye.again else REFUSED
