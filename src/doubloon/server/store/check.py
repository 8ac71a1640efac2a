"""`doubloon db check`: read a whole database, also while a server runs, and say what is wrong with it."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import doubloon
from doubloon.engine.errors import DoubloonError
from doubloon.engine.fairness import commitment, entropy_of, seed_of
from doubloon.server.store.opening import open_to_read
from doubloon.server.store.place import SQLITE, file_of, place_of
from doubloon.server.store.port import Stored
from doubloon.server.store.wal import damage
from doubloon.server.table.events import Expired, Moved, Opened, Row, Started, Undone
from doubloon.server.table.fold import fold, is_another_releases, opened_by, snapshot_of
from doubloon.server.table.fold import restore as state_of
from doubloon.server.table.listing import glimpse

Tell = Callable[[int, int], None]  # how many tables were read, and of how many
_PG_DUMP = b"PGDMP"
_MOST_FAULTS = 20  # of SQLite's own


async def check(url: str, tell: Tell) -> list[str]:
    """Everything that is wrong, a sentence each."""
    place = place_of(url)
    faults = await asyncio.to_thread(check_file, file_of(place)) if place.drivername == SQLITE else []
    if faults:
        return faults  # what cannot be read need not be understood
    store = await open_to_read(url)
    try:
        tables = await store.all_tables()
        unread = [table for table, summary in await store.summaries() if glimpse(summary) is None]
        faults += [f"table {table}: what lists show of it cannot be read" for table in unread]
        for number, table in enumerate(tables, 1):
            try:
                stored = await store.table(table)
            except Exception as error:
                faults.append(f"table {table}: cannot be read: {error!r}")
            else:
                if stored is None:
                    faults.append(f"table {table}: has no snapshot")
                else:
                    found = await asyncio.to_thread(lambda kept=stored: list(faults_of(kept)))  # type: ignore[misc]
                    faults += [f"table {table}: {fault}" for fault in found]
            tell(number, len(tables))
    finally:
        await store.close()
    return faults


def check_file(file: Path) -> list[str]:
    """What SQLite finds wrong with a file."""
    if not file.is_file():
        return [f"there is no database at {file}"]
    with file.open("rb") as opened:
        if opened.read(len(_PG_DUMP)) == _PG_DUMP:
            return [
                f"{file} is a copy that pg_dump made: `doubloon db restore` reads it, into an empty database to try it"
            ]
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            said = [row[0] for row in connection.execute(f"PRAGMA integrity_check({_MOST_FAULTS})")]
            strays = connection.execute("PRAGMA foreign_key_check").fetchmany(_MOST_FAULTS)
    except sqlite3.Error as error:
        return [f"{file}: {error}"]
    faults = [f"{file}: {line}" for line in said if line != "ok"]
    log = damage(file)
    faults += [log] if log is not None else []
    return faults + [f"{file}: a row of {row[0]} belongs to no row of {row[2]}" for row in strays]


def faults_of(stored: Stored) -> Iterator[str]:
    """What is wrong with a table: its rows, what they lead to, and where its chance came from."""
    rows = stored.rows
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        yield "its rows are not numbered one after the other"
        return
    opened = rows[0].happening if rows else None
    if not isinstance(opened, Opened):
        yield "does not begin by being opened"
        return
    yield from _wrong_chance(stored)
    try:
        version = doubloon.game(opened.game).version
    except DoubloonError as error:
        yield str(error)
        return
    if any(row.rules != version for row in rows):
        return  # it was played under other rules, and what it was then nobody can say here
    yield from _wrong_snapshot(stored)


def _wrong_snapshot(stored: Stored) -> Iterator[str]:
    try:
        folded = snapshot_of(fold(stored.rows))
    except Exception as error:
        yield f"its rows cannot be played: {error!r}"
        return
    if is_another_releases(stored.snapshot, doubloon.game(opened_by(stored.rows).game)):
        return  # nobody goes on from it: the rows are played anew
    try:
        kept = snapshot_of(state_of(stored.rows, stored.snapshot))
    except Exception as error:
        yield f"its snapshot cannot be read: {error!r}"
        return
    if kept != folded:
        yield "its snapshot is not what its rows lead to"


def _wrong_chance(stored: Stored) -> Iterator[str]:
    """Dice that do not come from the table's secret, or a secret that is not the one that was promised."""
    moves = 0
    for row in stored.rows:
        match row.happening:
            case Started(seed, published):
                if published != commitment(stored.secret):
                    yield "its secret is not the one whose hash was published"
                if seed != seed_of(stored.secret):
                    yield "its seed does not come from its secret"
            case Moved() | Expired():
                moves += 1
                yield from _wrong_entropy(row, stored.secret, moves)
            case Undone():
                moves -= 1


def _wrong_entropy(row: Row, secret: bytes, number: int) -> Iterator[str]:
    assert isinstance(row.happening, Moved | Expired)
    if row.happening.entropy != entropy_of(secret, number):
        yield f"the chance of row {row.seq} does not come from its secret"
