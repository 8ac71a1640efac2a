"""Errors of a database that are not ours: too many ask at once, it is locked or away, or its disk is full."""

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

UNAVAILABLE = (NoConnectionFree, OperationalError, InterfaceError, OSError)  # transient, worth a retry

FULL = "full"  # the disk
BROKEN = "broken"  # it, or the right to write to it


class CannotWrite(OSError):
    """The disk takes nothing: nothing was written, and what is there can still be read."""

    def __init__(self, trouble: str, reason: str) -> None:
        super().__init__(reason)
        self.trouble = trouble  # FULL or BROKEN
