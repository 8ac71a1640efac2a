"""A PostgreSQL of our own for tests, on loopback and thrown away at the end; only where it is installed."""

import asyncio
import atexit
import itertools
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import create_async_engine

_DEBIAN = sorted(Path("/usr/lib/postgresql").glob("*/bin"))  # whose packages leave the programs there
_PATH = os.pathsep.join([os.environ.get("PATH", ""), *map(str, _DEBIAN)])
_PROGRAMS = {name: shutil.which(name, path=_PATH) for name in ("initdb", "pg_ctl", "createdb", "psql")}
needs_postgres = pytest.mark.skipif(None in _PROGRAMS.values(), reason="PostgreSQL is not installed")
_QUICK = "-c fsync=off -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
_SET_BACK = text("UPDATE servers SET alive_until = alive_until + interval '1 hour' WHERE address = :address")
_SILENT = text("UPDATE servers SET alive_until = clock_timestamp() - interval '1 second' WHERE address = :address")


def postgres() -> str:
    """The URL of an empty database."""
    return _cluster().database()


@contextmanager
def postgres_on(disk: Path) -> Iterator[str]:
    """The URL of an empty database on a disk of its own, for as long as there is that disk."""
    if os.geteuid() == 0:
        shutil.chown(disk, "nobody")
    cluster = _cluster()
    cluster.ask("postgres", f"CREATE TABLESPACE small LOCATION '{disk}'")
    url = cluster.database("-D", "small")
    yield url
    cluster.ask("postgres", f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)", "DROP TABLESPACE small")


def restore(database: str, dump: str) -> None:
    """Carry out what pg_dump wrote."""
    file = Path(_cluster().folder) / "dump.sql"
    file.write_text(dump, encoding="utf-8")
    file.chmod(0o644)
    _cluster().run("psql", "-q", "-X", "-f", str(file), database.replace("postgresql+asyncpg", "postgresql"))


def end_lease(database: str, address: str) -> None:
    """As if a server process had been silent for longer than its lease lasts."""
    asyncio.run(_carry_out(database, _SILENT, address))


async def set_clock_back(database: str, address: str) -> None:
    """As if the database's clock had been set back by an hour since a process said that it lives."""
    await _carry_out(database, _SET_BACK, address)


async def _carry_out(database: str, statement: TextClause, address: str) -> None:
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.execute(statement, {"address": address})
    await engine.dispose()


def restart_postgres() -> None:
    """As if its machine had lost its power for a moment."""
    _cluster().run("pg_ctl", "-D", "db", "-m", "immediate", "-w", "-l", "log", "restart")


@dataclass
class _Cluster:
    """A PostgreSQL that runs."""

    folder: Path
    port: int
    numbers: "itertools.count[int]" = field(default_factory=itertools.count)

    @property
    def there(self) -> list[str]:
        return ["-h", "127.0.0.1", "-p", str(self.port), "-U", "doubloon"]

    def ask(self, database: str, *statements: str) -> None:
        for statement in statements:
            self.run("psql", "-q", "-X", *self.there, "-c", statement, database)

    def database(self, *where: str) -> str:
        name = f"test{next(self.numbers)}"
        self.run("createdb", *self.there, *where, name)
        return f"postgresql+asyncpg://doubloon@127.0.0.1:{self.port}/{name}"

    def run(self, program: str, *arguments: str) -> None:
        as_nobody = ["runuser", "-u", "nobody", "--"] if os.geteuid() == 0 else []  # PostgreSQL never runs as root
        done = subprocess.run(
            [*as_nobody, str(_PROGRAMS[program]), *arguments],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            stdin=subprocess.DEVNULL,
        )
        assert done.returncode == 0, done.stderr


@cache
def _cluster() -> _Cluster:
    """One for all tests of this process, begun by the first that needs it."""
    ending = ExitStack()
    folder = Path(ending.enter_context(tempfile.TemporaryDirectory()))
    with socket.create_server(("127.0.0.1", 0)) as free:
        made = _Cluster(folder, free.getsockname()[1])
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody")
    made.run("initdb", "-D", "db", "-A", "trust", "-U", "doubloon", "-E", "UTF8", "--no-sync")
    made.run("pg_ctl", "-D", "db", "-w", "-l", "log", "-o", f"{_QUICK} -p {made.port}", "start")
    ending.callback(made.run, "pg_ctl", "-D", "db", "-m", "immediate", "stop")
    atexit.register(ending.close)
    return made
