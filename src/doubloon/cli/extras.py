"""What commands need of the extras that `pip install doubloon` does not bring."""

from contextlib import AbstractContextManager

from doubloon.extras import extra_needed


def server_needed(command: str) -> AbstractContextManager[None]:
    """Import what a command needs of the server inside of this."""
    return extra_needed(command, "server")


def lab_needed(command: str) -> AbstractContextManager[None]:
    """Import what a command needs of the lab inside of this."""
    return extra_needed(command, "lab")
