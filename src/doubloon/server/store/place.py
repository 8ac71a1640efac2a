"""Where a database is: the URL in the settings, read, and what is wrong with it in a sentence."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from doubloon.server.settings import BadSetting, variable

EXAMPLE = "postgresql+asyncpg://user:password@host/name"
SQLITE = "sqlite"
MOST_PORT = 65_535
_DRIVER = "postgresql+asyncpg"
_NAME = variable("database")


def place_of(text: str) -> URL:
    """A database's URL; `postgres://`, as many hosts give it, is PostgreSQL with the driver that we use.

    >>> place_of("postgres://ann@db.example.org/doubloon?sslmode=require").render_as_string()
    'postgresql+asyncpg://ann@db.example.org/doubloon?ssl=require'
    """
    try:
        url = make_url(text)
        _ = url.port
    except (ArgumentError, ValueError):
        # not quoted: there may be a password in it
        raise BadSetting(f"{_NAME} cannot be read: it is a URL such as {EXAMPLE}, with a number as its port") from None
    return _of_sqlite(url) if url.get_backend_name() == SQLITE else _of_postgres(url)


def _of_sqlite(url: URL) -> URL:
    if url.host:
        raise BadSetting(f"{_NAME} names no file: a path has three or four slashes, sqlite:////var/lib/doubloon/my.db")
    if not url.database or url.database == ":memory:":
        raise BadSetting(f"{_NAME} names no file: what is kept in memory would be lost; sqlite:////path/to/file.db")
    if url.query:
        raise BadSetting(f"{_NAME} takes no options for SQLite: it is sqlite:////path/to/file.db, without a ?")
    return url.set(drivername=SQLITE)


def _of_postgres(url: URL) -> URL:
    if url.drivername not in ("postgres", "postgresql", _DRIVER):
        raise BadSetting(f"{_NAME} is for PostgreSQL ({EXAMPLE}) or SQLite (sqlite:////path), not {url.drivername}://")
    if not url.host and "host" not in url.query:
        raise BadSetting(f"{_NAME} names no host: it is a URL such as {EXAMPLE}")
    if "@" in (url.host or ""):  # not quoted: a part of it belongs to the password
        raise BadSetting(f"{_NAME} has two @: one in a name or password is written %40")
    if not url.database:
        raise BadSetting(f"{_NAME} names no database: it is a URL such as {EXAMPLE}")
    if not 0 < (url.port or 1) <= MOST_PORT:
        raise BadSetting(f"{_NAME} has a port from 1 to {MOST_PORT}, not {url.port}")
    query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    return url.set(drivername=_DRIVER, query=query)


def file_of(url: URL) -> Path:
    """The file of a SQLite database."""
    assert url.database, "place_of has seen to it"
    return Path(url.database)
