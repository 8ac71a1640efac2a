"""What `pip install doubloon` does not bring: a command that needs it says what to install."""

from collections.abc import Iterator
from contextlib import contextmanager

from doubloon.engine.errors import MissingExtra


@contextmanager
def server_needed(command: str) -> Iterator[None]:
    """Import what a command needs of the server inside of this."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "doubloon":
            raise
        raise MissingExtra(command, error.name, "server") from None
