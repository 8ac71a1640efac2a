"""What the host does with people and tables, while the server runs and while it does not."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from doubloon.cli.commands import app
from doubloon.server.http.host import log
from tests.server.running import Guest, Running, running, wait_for
from tests.server.store.postgres import needs_postgres, postgres

PASSWORD = "correct horse battery"


def host(server: Running, *command: str) -> str:
    """What a command of the host prints."""
    settings = server.settings
    environment = {"DOUBLOON_DATABASE": settings.database} if settings.database else {}
    done = CliRunner().invoke(app, [*command, "--data", str(settings.data)], env=environment)
    assert done.exit_code == 0, done.exception
    return done.stdout


def me(guest: Guest) -> str:
    found: str = guest.ask("GET", "/api/me")["id"]
    return found


def test_people_are_listed_silenced_given_a_password_and_deleted(server: Running) -> None:
    ann = server.guest("Ann Bonny")
    ann.post("/api/me/account", login="bonny", password=PASSWORD)
    ann.post("/api/me/bots", name="Parrot")
    person = me(ann)
    assert f"{person}  " in host(server, "people", "list")
    assert "account Ann Bonny  bonny" in host(server, "people", "list")
    with ann.socket(ann.table()) as socket:
        assert socket.ask("say", text="ahoy")["type"] == "step"
        host(server, "people", "silence", person)
        assert socket.ask("say", text="ahoy")["why"]["id"] == "refused-silenced"
        assert "silenced" in host(server, "people", "list")
        host(server, "people", "unsilence", person)
        assert socket.ask("say", text="ahoy")["type"] == "step"
    password = re.search(r"The new password is (\S+)\. ", host(server, "people", "password", person))[1]  # type: ignore[index]
    assert ann.ask("GET", "/api/me") is None
    assert ann.refused("POST", "/api/session", {"login": "bonny", "password": PASSWORD})[0] == 401
    ann.post("/api/session", login="bonny", password=password)
    host(server, "people", "delete", person)
    assert ann.ask("GET", "/api/me") is None
    assert ann.refused("POST", "/api/session", {"login": "bonny", "password": password})[0] == 401
    assert "Bonny" not in host(server, "people", "list")
    assert "Parrot" not in host(server, "people", "list")


def test_tables_are_ended_and_deleted_and_who_sits_there_is_told(server: Running) -> None:
    ann = server.guest("Ann")
    ended, deleted = ann.table(bots=1), ann.table(bots=1)
    with ann.socket(ended) as socket:
        assert f"{ended}  " in host(server, "tables", "list")
        host(server, "tables", "end", ended)
        bye = socket.until(lambda message: message["type"] == "bye")
        assert (bye["why"]["id"], bye["again"]) == ("refused-ended", False)
    assert ann.refused("GET", f"/api/tables/{ended}") == (410, "refused-ended")
    host(server, "tables", "delete", deleted)
    assert ann.refused("GET", f"/api/tables/{deleted}") == (404, "refused-no-table")
    assert not {line["id"] for line in ann.ask("GET", "/api/tables/mine")} & {ended, deleted}
    listed = host(server, "tables", "list")
    assert deleted not in listed
    assert f"{ended}  " in listed


def test_a_server_that_stands_still_is_looked_after_too(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.guest("Ann")
        table, cookies = ann.table(bots=1), dict(ann.http.cookies)
        person = me(ann)
    assert "Ann" in host(server, "people", "list")
    host(server, "people", "silence", person)
    host(server, "tables", "end", table)
    with running(tmp_path) as server:
        again = server.stranger()
        again.http.cookies.update(cookies)
        assert again.refused("GET", f"/api/tables/{table}") == (410, "refused-ended")
        with again.socket(again.table()) as socket:
            assert socket.ask("say", text="ahoy")["why"]["id"] == "refused-silenced"


@needs_postgres
def test_on_postgresql_the_process_that_has_a_table_ends_it(tmp_path: Path) -> None:
    with running(tmp_path, database=postgres()) as server:
        ann = server.guest("Ann")
        table = ann.table(bots=1)
        host(server, "tables", "end", table)
        assert ann.refused("GET", f"/api/tables/{table}") == (410, "refused-ended")
        host(server, "tables", "delete", table)
        wait_for(lambda: table not in host(server, "tables", "list"))


def test_nobody_else_can_do_what_the_host_does(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.table()
    strangers = (ann, server.stranger(token="host_" + "0" * 64), server.stranger(token="doubloon_x"))
    for method, path in (
        ("GET", "/api/host/people"),
        ("GET", "/api/host/tables"),
        ("DELETE", f"/api/host/people/{me(ann)}"),
        ("POST", f"/api/host/people/{me(ann)}/password"),
        ("PUT", f"/api/host/people/{me(ann)}/silence"),
        ("POST", "/api/host/ratings"),
        ("POST", f"/api/tables/{table}/end"),
        ("DELETE", f"/api/tables/{table}"),
    ):
        for stranger in strangers:
            assert stranger.refused(method, path) == (403, "refused-not-server-host")
    assert ann.ask("GET", f"/api/tables/{table}")["id"] == table


def test_where_no_database_is_none_is_made(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["people", "list", "--data", str(tmp_path)])
    assert "there is no database at" in str(done.exception)
    assert list(tmp_path.iterdir()) == []


def test_what_there_is_not_is_said_and_every_act_is_noted(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[tuple[str, dict[str, str]]] = []
    monkeypatch.setattr(log, "warning", lambda event, **more: noted.append((event, more)), raising=False)
    ann = server.guest("Ann")
    for command, reason in (
        (["people", "delete", "nobody"], "There is nobody with this id"),
        (["people", "password", me(ann)], "Only an account has a password"),
        (["tables", "end", "nothing"], "There is no table"),
    ):
        done = CliRunner().invoke(app, [*command, "--data", str(server.settings.data)])
        assert reason in str(done.exception)
    assert noted == []
    host(server, "people", "silence", me(ann))
    assert noted == [("the host acted", {"act": "person silenced", "person": me(ann)})]
