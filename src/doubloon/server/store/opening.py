"""Open the store at a URL: SQLite by itself, or PostgreSQL, which several server processes may share."""

from sqlalchemy import make_url

from doubloon.server.store.postgres import PostgresStore
from doubloon.server.store.sqlite import SqliteStore

LEASE_SECONDS = 10.0


async def open_store(url: str, address: str = "", lease_seconds: float = LEASE_SECONDS) -> SqliteStore | PostgresStore:
    """The store at a URL, its schema brought up to date; `address` is where other processes reach this one."""
    place = make_url(url)
    if place.get_backend_name() == "sqlite":
        return await SqliteStore.open(place.database or "")
    return await PostgresStore.open(place, address, lease_seconds)
