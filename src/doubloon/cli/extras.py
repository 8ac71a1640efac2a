"""What `pip install doubloon` does not bring: a command that needs it says what to install."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from doubloon.engine.errors import MissingExtra


@contextmanager
def extra_needed(command: str, extra: str) -> Iterator[None]:
    """Import what a command needs of an extra inside of this."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "doubloon":
            raise
        raise MissingExtra(command, error.name, extra) from None


def server_needed(command: str) -> AbstractContextManager[None]:
    """Import what a command needs of the server inside of this."""
    return extra_needed(command, "server")


def lab_needed(command: str) -> AbstractContextManager[None]:
    """Import what a command needs of the lab inside of this."""
    return extra_needed(command, "lab")
