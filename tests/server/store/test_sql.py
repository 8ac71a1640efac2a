"""What is special to the database: migrations, durability, and copies of it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from doubloon.server.settings import BadSetting, Settings
from doubloon.server.store import open_store, sqlite_process
from doubloon.server.store.backup import back_up
from doubloon.server.store.postgres import PostgresStore
from doubloon.server.store.schema import metadata
from tests.server.running import Running, running
from tests.server.store.postgres import needs_postgres, postgres


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=needs_postgres)])
def test_migrations_lead_from_nothing_to_the_schema_and_can_run_again(tmp_path: Path, kind: str) -> None:
    def differences(connection: Connection) -> list[object]:
        found: list[object] = compare_metadata(MigrationContext.configure(connection), metadata)
        return found

    async def run(url: str) -> None:
        for _ in range(2):
            store = await open_store(url)
            if isinstance(store, PostgresStore):
                async with store.engine.connect() as connection:
                    assert await connection.run_sync(differences) == []
            else:
                with store._engine.connect() as connection:
                    assert differences(connection) == []
            await store.close()

    if kind == "postgres":
        asyncio.run(run(postgres()))
    else:
        asyncio.run(run(f"sqlite:///{tmp_path / 'new.db'}"))


def test_what_is_committed_is_on_disk(tmp_path: Path) -> None:
    with closing(sqlite_process.connect(str(tmp_path / "new.db"))) as writing:
        asked = [writing.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    full = 2
    assert asked == ["wal", full]


@needs_postgres
def test_a_server_plays_on_postgresql_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    url = postgres()
    with running(tmp_path, database=url) as server:
        ann = server.guest()
        table = ann.table(bots=1)
        with ann.socket(table) as socket:
            while not socket.now["legal"]:
                socket.read()
            moved = socket.move()
        cookies = dict(ann.http.cookies)
    with running(tmp_path, database=url) as server:
        again = server.stranger()
        again.http.cookies.update(cookies)
        assert again.ask("GET", f"/api/tables/{table}")["seq"] >= moved["seq"]


def test_a_backup_is_taken_while_the_server_runs(server: Running, tmp_path: Path) -> None:
    ann = server.guest()
    table = ann.table(bots=1)
    with ann.socket(table) as socket:
        back_up(server.settings, tmp_path / "copy.db")
        socket.until(lambda _: bool(socket.now["legal"]))
        socket.move()
    copy = sqlite3.connect(tmp_path / "copy.db")
    rows = copy.execute("SELECT seq, kind FROM events WHERE [table] = ? ORDER BY seq", (table,)).fetchall()
    copy.close()
    assert rows[:4] == [(1, "opened"), (2, "sat"), (3, "seated"), (4, "started")]
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600


def test_a_backup_never_overwrites_and_says_where_it_looked(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="there is no database at"):
        back_up(Settings(data=tmp_path), tmp_path / "copy.db")
    (tmp_path / "doubloon.db").touch()
    (tmp_path / "copy.db").touch()
    with pytest.raises(BadSetting, match="exists already"):
        back_up(Settings(data=tmp_path), tmp_path / "copy.db")
