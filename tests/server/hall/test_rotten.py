"""A table that cannot be read hurts nobody else: it is set aside, named once, and all others are looked after."""

import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from doubloon.cli.commands import app
from doubloon.server import metrics
from tests.server.running import Guest, HandClock, running

HOUR = 3_600
CLOCKS = {"kind": "seconds", "amount": 30}


def a_table(ann: Guest) -> str:
    """A table at which a person is to act, whose time will be up."""
    table = ann.table("kraken", players=2, bots=1, pace=CLOCKS)
    with ann.socket(table) as socket:
        while not socket.now["legal"]:
            socket.read()
    return table


def spoil(folder: Path, statement: str, table: str) -> None:
    with sqlite3.connect(folder / "doubloon.db") as connection:
        connection.execute(statement, (table,))
    connection.close()


@pytest.fixture
def three(tmp_path: Path) -> tuple[Guest, list[str]]:
    """Three tables that a server has left."""
    with running(tmp_path, clock=HandClock()) as server:
        ann = server.guest("Ann")
        return ann, [a_table(ann) for _ in range(3)]


def test_a_snapshot_that_cannot_be_read_is_made_anew(tmp_path: Path, three: tuple[Guest, list[str]]) -> None:
    ann, tables = three
    spoil(tmp_path, "UPDATE snapshots SET data = x'00ff' WHERE \"table\" = ?", tables[0])
    with running(tmp_path, clock=HandClock()) as server:
        again = server.stranger()
        again.http.cookies.update(ann.http.cookies)
        assert "re" in again.socket(tables[0]).move()
        assert server.hall.set_aside() == []


def test_a_table_that_cannot_be_read_is_set_aside_and_the_others_go_on(
    tmp_path: Path, three: tuple[Guest, list[str]]
) -> None:
    ann, tables = three
    spoil(tmp_path, "UPDATE events SET payload = '{' WHERE \"table\" = ? AND seq = 1", tables[1])
    clock = HandClock()
    clock.now += HOUR
    with running(tmp_path, clock=clock) as server:
        again = server.stranger()
        again.http.cookies.update(ann.http.cookies)
        assert again.refused("GET", f"/api/tables/{tables[1]}") == (409, "refused-set-aside")
        for table in (tables[0], tables[2]):
            with again.socket(table) as socket:  # whose time was up: a bot plays on
                if not any(step["kind"] == "takenover" for step in socket.first["log"]):
                    socket.until(lambda message: message.get("kind") == "takenover")
        assert [one.table for one in server.hall.set_aside()] == [tables[1]]
        assert metrics.SET_ASIDE._value.get() == 1
        assert any(tables[1] in warning for warning in again.http.get("/readyz").json()["warnings"])
        assert again.http.get("/readyz").status_code == 200


def test_a_table_is_named_once_and_is_back_when_it_can_be_read(
    tmp_path: Path, three: tuple[Guest, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    ann, tables = three
    spoil(
        tmp_path, "UPDATE events SET kind = kind, payload = '{' || payload WHERE \"table\" = ? AND seq = 1", tables[1]
    )
    with running(tmp_path, clock=HandClock()) as server:
        again = server.stranger()
        again.http.cookies.update(ann.http.cookies)
        for _ in range(3):
            assert again.refused("GET", f"/api/tables/{tables[1]}")[1] == "refused-set-aside"
        spoil(tmp_path, 'UPDATE events SET payload = substr(payload, 2) WHERE "table" = ? AND seq = 1', tables[1])
        assert again.ask("GET", f"/api/tables/{tables[1]}")["status"] == "playing"
        assert server.hall.set_aside() == []
    assert capsys.readouterr().out.count("table set aside") == 1


def test_a_table_whose_line_in_lists_cannot_be_read_is_left_out_and_the_others_are_listed(
    tmp_path: Path, three: tuple[Guest, list[str]]
) -> None:
    ann, tables = three
    spoil(tmp_path, "UPDATE tables SET summary = '{' WHERE id = ?", tables[1])
    with running(tmp_path, clock=HandClock()) as server:
        again = server.stranger()
        again.http.cookies.update(ann.http.cookies)
        for _ in range(2):
            assert {line["id"] for line in again.ask("GET", "/api/tables/mine")} == {tables[0], tables[2]}
        assert again.ask("GET", f"/api/tables/{tables[1]}")["status"] == "playing", "its link is good"
        assert again.table(), "it keeps nobody from making another"
        found = CliRunner().invoke(app, ["tables", "list", "--data", str(tmp_path)])
        assert (found.exit_code, found.stdout.count("(cannot be read)")) == (0, 1)
        warnings = server.server.config.app.state.services.health._warnings()  # type: ignore[union-attr]
        assert [warning for warning in warnings if tables[1] in warning]
    checked = CliRunner().invoke(app, ["db", "check", "--data", str(tmp_path)])
    assert f"table {tables[1]}: what lists show of it cannot be read" in checked.stdout
