"""Open the store at a URL: SQLite by itself, or PostgreSQL, which several server processes may share."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from alembic.util.exc import CommandError
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from doubloon.server.settings import BadSetting
from doubloon.server.store.place import SQLITE, file_of, place_of
from doubloon.server.store.postgres import PostgresStore
from doubloon.server.store.sqlite import SqliteStore

LEASE_SECONDS = 10.0


async def open_store(url: str, address: str = "", lease_seconds: float = LEASE_SECONDS) -> SqliteStore | PostgresStore:
    """The store at a URL, its schema brought up to date; `address` is where other processes reach this one."""
    place = place_of(url)
    with said_in_a_sentence(place):
        if place.drivername == SQLITE:
            return await SqliteStore.open(file_of(place), address)
        return await PostgresStore.open(place, address, lease_seconds)


async def open_to_read(url: str) -> SqliteStore | PostgresStore:
    """The same only to be read, also while a server has it; nothing is brought up to date, and no table is taken."""
    place = place_of(url)
    with said_in_a_sentence(place):
        if place.drivername == SQLITE:
            return await SqliteStore.open_to_read(file_of(place))
        return await PostgresStore.open_to_read(place)


@contextmanager
def said_in_a_sentence(place: URL) -> Iterator[None]:
    """Why a database cannot be opened, as its host should read it."""
    shown = file_of(place) if place.drivername == SQLITE else place.render_as_string()
    try:
        yield
    except CommandError as error:  # Alembic's
        raise BadSetting(
            f"the database at {shown} was written by a newer version of Doubloon ({error}): run that one,"
            " or restore a backup from before it"
        ) from error
    except (SQLAlchemyError, OSError, TypeError) as error:  # TypeError: options that the driver does not know
        reason = _reason(error)
        raise BadSetting(f"cannot open the database at {shown}: {reason}; {_advice(place, reason)}") from error


def _reason(error: Exception) -> str:
    """The database's own words, on one line."""
    inner = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    strerror = getattr(inner, "strerror", None)
    if isinstance(inner, ConnectionError) and inner.errno:
        strerror = os.strerror(inner.errno)  # asyncio has words of its own for it
    text = str(strerror or inner) or type(inner).__name__
    return " ".join(text.rpartition("'>: ")[2].split())[:300]  # asyncpg's errors begin with their class


def _advice(place: URL, reason: str) -> str:
    if place.drivername != SQLITE:
        return "DOUBLOON_DATABASE says where it is, and as whom to sign in"
    if "not a database" in reason or "malformed" in reason:
        return "it is damaged: `doubloon db check` says more, and `doubloon db restore FILE` puts a backup in its place"
    if "full" in reason:
        return "the disk is full: make room"
    return "its folder has to exist, on a disk with room, and belong to the user that runs the server"
