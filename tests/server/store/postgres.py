"""A PostgreSQL of our own for tests, on loopback and thrown away at the end; only where it is installed."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

_DEBIAN = sorted(Path("/usr/lib/postgresql").glob("*/bin"))  # whose packages leave the programs there
_PATH = os.pathsep.join([os.environ.get("PATH", ""), *map(str, _DEBIAN)])
_PROGRAMS = {name: shutil.which(name, path=_PATH) for name in ("initdb", "pg_ctl")}
needs_postgres = pytest.mark.skipif(None in _PROGRAMS.values(), reason="PostgreSQL is not installed")
_QUICK = "-c fsync=off -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    with tempfile.TemporaryDirectory() as name, socket.create_server(("127.0.0.1", 0)) as free:
        folder, port = Path(name), free.getsockname()[1]
        free.close()
        as_nobody = ["runuser", "-u", "nobody", "--"] if os.geteuid() == 0 else []  # PostgreSQL never runs as root
        if as_nobody:
            shutil.chown(folder, "nobody")

        def run(program: str, *arguments: str) -> None:
            done = subprocess.run(
                [*as_nobody, str(_PROGRAMS[program]), *arguments],
                cwd=folder,
                capture_output=True,
                text=True,
                check=False,
                stdin=subprocess.DEVNULL,
            )
            assert done.returncode == 0, done.stderr

        run("initdb", "-D", "db", "-A", "trust", "-U", "doubloon", "-E", "UTF8", "--no-sync")
        run("pg_ctl", "-D", "db", "-w", "-l", "log", "-o", f"{_QUICK} -p {port}", "start")
        try:
            yield f"postgresql+asyncpg://doubloon@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "-D", "db", "-m", "immediate", "stop")
