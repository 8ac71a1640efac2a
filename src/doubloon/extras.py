"""What `pip install doubloon` does not bring: whatever needs it says what to install."""

from collections.abc import Iterator
from contextlib import contextmanager

from doubloon.engine.errors import MissingExtra


@contextmanager
def extra_needed(what: str, extra: str) -> Iterator[None]:
    """Import what something needs of an extra inside of this."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "doubloon":
            raise
        raise MissingExtra(what, error.name, extra) from None
