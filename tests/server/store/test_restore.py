"""Backups put back, and databases read through: what is lost is said, and what is wrong is found."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from typer.testing import CliRunner, Result

from doubloon.cli.commands import app
from doubloon.server.settings import BadSetting, Settings
from doubloon.server.store.backup import back_up
from doubloon.server.store.restore import restore
from tests.server.running import Guest, Running, Socket, running
from tests.server.store.postgres import needs_postgres, postgres

PACE = {"kind": "days", "amount": 1}
KINDS = ["sqlite", pytest.param("postgres", marks=needs_postgres)]


def settings_of(kind: str) -> dict[str, Any]:
    return {"database": postgres()} if kind == "postgres" else {}


def doubloon(*arguments: object, data: Path, database: str = "") -> Result:
    environment = {"DOUBLOON_DATABASE": database} if database else {}
    return CliRunner().invoke(app, ["db", *map(str, arguments), "--data", str(data)], env=environment)


def play(socket: Socket, moves: int) -> int:
    for _ in range(moves):
        socket.my_turn()
        socket.move()
    return socket.seq


def back(server: Running, cookies: dict[str, str]) -> Guest:
    again = server.stranger()
    again.http.cookies.update(cookies)
    return again


@pytest.mark.parametrize("kind", KINDS)
def test_a_restored_database_goes_on_from_the_backup_and_everyone_is_told(tmp_path: Path, kind: str) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    more = settings_of(kind)
    with running(data, **more) as server:
        ann = server.guest()
        table = ann.table(bots=1, pace=PACE)
        socket = ann.socket(table)
        play(socket, 2)
        back_up(server.settings, copy)
        assert copy.stat().st_mode & 0o777 == 0o600
        known = play(socket, 12)
        late = server.guest("Late")
        cookies, gone = dict(ann.http.cookies), dict(late.http.cookies)
        with pytest.raises(BadSetting, match=r"belongs to|is using this database"):
            asyncio.run(restore(server.settings, copy))
        assert ann.ask("GET", "/healthz")["well"]
    told, before = asyncio.run(restore(Settings(data=data, **more), copy))
    assert told == 1
    assert (before is not None) == (kind == "sqlite")
    with running(data, **more) as server:
        ann = back(server, cookies)
        assert back(server, gone).ask("GET", "/api/me") is None, "who came after the backup is a stranger"
        with ann.socket(table, since=known) as socket:
            assert socket.first["type"] == "table", "who knows more than the server begins afresh"
            assert socket.seq < known
            assert "setback" in [step["kind"] for step in socket.first["log"]]
            play(socket, 2)
        assert doubloon("check", data=data, database=more.get("database", "")).exit_code == 0


def test_a_copy_of_postgresql_is_no_file_of_sqlite(tmp_path: Path) -> None:
    (tmp_path / "copy").write_bytes(b"PGDMP" + bytes(100))
    done = doubloon("check", tmp_path / "copy", data=tmp_path)
    assert (done.exit_code, "is a copy that pg_dump made" in done.stdout) == (1, True)


@needs_postgres
def test_a_backup_comes_back_into_a_database_that_has_more_by_now(tmp_path: Path) -> None:
    url, copy = postgres(), tmp_path / "copy"
    with running(tmp_path / "data", database=url) as server:
        table = server.guest().table(bots=1)
        back_up(server.settings, copy)

    async def grow() -> None:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.execute(text('CREATE TABLE hats ("table" varchar REFERENCES tables (id))'))
        await engine.dispose()

    asyncio.run(grow())
    assert asyncio.run(restore(Settings(data=tmp_path / "data", database=url), copy)) == (1, None)
    with running(tmp_path / "data", database=url) as server:
        assert server.guest().ask("GET", f"/api/tables/{table}")["id"] == table


def test_who_played_on_after_a_moment_that_is_lost_is_not_sent_the_rest_of_another_game(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with running(data) as server:
        ann = server.guest()
        table = ann.table()
        first = ann.socket(table)
        for letter in "abc":
            first.ask("say", text=letter)
        back_up(server.settings, copy)
        for letter in "defg":
            lost = first.ask("say", text=letter)
        cookies = dict(ann.http.cookies)
    asyncio.run(restore(Settings(data=data), copy))
    with running(data) as server:
        ann = back(server, cookies)
        with ann.socket(table) as other:
            for letter in "hijklmn":
                heard = other.ask("say", text=letter)
        assert heard["seq"] > lost["seq"]
        with ann.socket(table, since=lost["seq"], at=lost["at_ms"]) as socket:
            assert socket.first["type"] == "table"
            assert "d" not in [line["text"] for line in socket.first["talk"]]
        with ann.socket(table, since=heard["seq"] - 2, at=ann.socket(table).first["stands_ms"]) as socket:
            assert socket.first["type"] == "table", "another moment than that of the number"
        with ann.socket(table, since=heard["seq"], at=heard["at_ms"]) as socket:
            assert socket.first["type"] == "missed"


def test_a_backup_that_is_none_or_is_damaged_changes_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        cookies = dict(server.guest().http.cookies)
    (tmp_path / "letter").write_text("Dear all,\n" * 1000)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE recipes (name)")
    for name, reason in (("letter", "file is not a database"), ("other.db", "is no backup"), ("none", "no file")):
        done = doubloon("restore", tmp_path / name, data=tmp_path / "data")
        assert done.exit_code
        assert reason in str(done.exception)
    left = {file.name for file in (tmp_path / "data").iterdir()}
    assert left <= {"doubloon.db", "doubloon.db-owner", "doubloon.db-wal", "doubloon.db-shm", "key"}
    with running(tmp_path / "data") as server:
        assert back(server, cookies).ask("GET", "/api/me")["name"] == "Ann"


def test_a_damaged_database_is_found_and_a_backup_takes_its_place(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with running(data) as server:
        ann = server.guest()
        table = ann.table(bots=1)
        back_up(server.settings, copy)
        cookies = dict(ann.http.cookies)
    whole = (data / "doubloon.db").read_bytes()
    (data / "doubloon.db").write_bytes(whole[:8192] + b"pirates" * 3000 + whole[8192 + 21_000 :])
    done = doubloon("check", data=data)
    assert done.exit_code == 1
    assert "doubloon.db" in done.stdout
    done = doubloon("restore", copy, data=data)
    assert done.exit_code == 0, done.output
    assert "The one from before is" in done.stdout
    with running(data) as server:
        assert back(server, cookies).ask("GET", f"/api/tables/{table}")["id"] == table


FAULTS = {
    "a row is missing": ("DELETE FROM events WHERE seq = 5", "not numbered one after the other"),
    "a row cannot be read": ("UPDATE events SET payload = '{' WHERE seq = 5", "cannot be read"),
    "another secret": ("UPDATE tables SET secret = zeroblob(32)", "not the one whose hash was published"),
    "another snapshot": ("UPDATE snapshots SET data = zeroblob(9)", "snapshot cannot be read"),
    "another die": (
        "UPDATE events SET payload = json_set(payload, '$.entropy', 7) WHERE kind = 'moved'",
        "does not come from its secret",
    ),
    "a row of nothing": ("PRAGMA foreign_keys=OFF; DELETE FROM tables", "belongs to no row of tables"),
}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a game in which something was taken back."""
    data = tmp_path_factory.mktemp("played")
    with running(data) as server:
        ann = server.guest()
        socket = ann.socket(ann.table(bots=1))
        play(socket, 6)
        if socket.now["undo"]:
            socket.ask("undo")
        back_up(server.settings, data / "copy.db")
    return data / "copy.db"


def test_a_whole_database_is_called_whole(played: Path) -> None:
    done = doubloon("check", played, data=played.parent)
    assert (done.exit_code, done.stdout) == (0, "All is well: 1 tables were read.\n")


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_is_said(played: Path, tmp_path: Path, fault: str) -> None:
    change, said = FAULTS[fault]
    (tmp_path / "wrong.db").write_bytes(played.read_bytes())
    with closing(sqlite3.connect(tmp_path / "wrong.db")) as wrong:
        wrong.executescript(change)
        wrong.commit()
    done = doubloon("check", tmp_path / "wrong.db", data=tmp_path)
    assert done.exit_code == 1
    assert said in done.stdout
