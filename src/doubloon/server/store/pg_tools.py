"""PostgreSQL's own programs, which make and read its backups."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from sqlalchemy import URL

from doubloon.server.settings import BadSetting
from doubloon.server.store.schema import metadata

_DEBIAN = "/usr/lib/postgresql"  # whose packages leave some programs there
_LONGEST = 500  # characters of what a program complained of
_OURS = ("alembic_version", *metadata.tables)


def dump(place: URL, file: Path) -> None:
    """A copy of a database, of one moment."""
    _run("pg_dump", *_into(place), "--format=custom", f"--file={file}", **_secret(place))


def put_back(place: URL, backup: Path) -> None:
    """A copy in the place of our tables, also of newer ones that it does not know: all of it or nothing."""
    with tempfile.TemporaryDirectory() as folder:
        drop, fill = Path(folder) / "drop.sql", Path(folder) / "fill.sql"
        drop.write_text("".join(f'DROP TABLE IF EXISTS "{name}" CASCADE;\n' for name in _OURS), encoding="utf-8")
        _run("pg_restore", "--no-owner", "--no-privileges", f"--file={fill}", str(backup))
        once = ("--single-transaction", "--set=ON_ERROR_STOP=1", "--quiet", "--no-psqlrc")
        _run("psql", *_into(place), *once, f"--file={drop}", f"--file={fill}", **_secret(place))


def _run(name: str, *arguments: str, **environment: str) -> None:
    """Run one of them; BadSetting with its own words if it fails."""
    path = os.pathsep.join([os.environ.get("PATH", ""), *map(str, sorted(Path(_DEBIAN).glob("*/bin"), reverse=True))])
    program = shutil.which(name, path=path)
    if program is None:
        raise BadSetting(f"{name} is not installed: it comes with PostgreSQL's client programs")
    done = subprocess.run(
        [program, *arguments], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BadSetting(f"{name} failed: {' '.join(done.stderr.split())[:_LONGEST]}")


def _into(place: URL) -> tuple[str, str]:
    """The database, under the names that PostgreSQL's own programs have for its options."""
    query = {"sslmode" if name == "ssl" else name: value for name, value in place.query.items()}
    plain = place.set(drivername="postgresql", password=None, query=query)
    return "--no-password", f"--dbname={plain.render_as_string(hide_password=False)}"


def _secret(place: URL) -> dict[str, str]:
    return {"PGPASSWORD": place.password} if isinstance(place.password, str) else {}
