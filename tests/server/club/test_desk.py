"""The host's desk: who may sit at it, what reaches it, and what it does."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from doubloon.server.http import host as host_module
from doubloon.server.store import Conflict, Store
from doubloon.server.store.desk import Notice, Report
from tests.server.club.test_profile import PASSWORD, me
from tests.server.running import Guest, Running, running
from tests.server.store.test_contract import Test, with_store

__all__ = ["with_store"]
DESK: tuple[tuple[str, str, Any], ...] = (
    ("GET", "/api/host/overview", None),
    ("GET", "/api/host/reports", None),
    ("GET", "/api/host/people", None),
    ("GET", "/api/host/tables", None),
    ("POST", "/api/host/reports/x/settled", {}),
    ("POST", "/api/host/notice", {"text": "ahoy"}),
    ("POST", "/api/host/tables/x/hidden", {}),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), keepers="keeper, Other", reports_per_hour=3) as started:
        yield started


@pytest.fixture(scope="module")
def keeper(server: Running) -> Guest:
    """Who looks after the server."""
    keeper = server.guest("Keeper")
    assert keeper.refused("GET", "/api/host/overview")[0] == 403, "not before signing in"
    keeper.post("/api/me/account", login="keeper", password=PASSWORD)
    return keeper


def test_only_the_accounts_that_the_settings_name_sit_at_it(server: Running, keeper: Guest) -> None:
    bo = server.guest("keeper")
    bo.post("/api/me/account", login="keeper2", password=PASSWORD)
    for stranger in (bo, server.stranger(), server.guest()):
        for method, path, body in DESK:
            assert stranger.refused(method, path, body) == (403, "refused-not-server-host"), path
    assert keeper.ask("GET", "/api/host/overview")["ready"]
    assert keeper.ask("GET", "/api/me")["keeper"]
    assert not bo.ask("GET", "/api/me")["keeper"]


def test_where_no_keeper_is_named_there_is_none(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.guest()
        ann.post("/api/me/account", login="keeper", password=PASSWORD)
        assert ann.refused("GET", "/api/host/overview")[0] == 403


def test_a_keepers_program_is_no_keeper(server: Running, keeper: Guest) -> None:
    program = server.stranger(keeper.post("/api/me/bots", name="Parrot")["token"])
    assert program.refused("GET", "/api/host/overview") == (403, "refused-not-server-host")


def test_a_report_reaches_the_desk_and_is_settled_there(server: Running, keeper: Guest) -> None:
    ann, bad = server.guest("Ann"), server.guest("Rude Name")
    assert ann.http.post("/api/reports", json={"whom": me(bad), "about": "name", "words": "Rude!"}).status_code == 204
    (line,) = keeper.ask("GET", "/api/host/reports")
    assert (line["by"], line["name"], line["about"], line["words"]) == ("Ann", "Rude Name", "name", "Rude!")
    assert keeper.http.put(f"/api/host/people/{me(bad)}/silence").status_code == 204
    assert keeper.ask("GET", "/api/host/reports")[0]["silenced"]
    assert keeper.http.post(f"/api/host/reports/{line['id']}/settled", json={}).status_code == 204
    assert keeper.ask("GET", "/api/host/reports") == []


def test_reports_are_limited_and_about_somebody(server: Running) -> None:
    ann = server.guest("Ann")
    assert ann.refused("POST", "/api/reports", {"whom": "nobody", "about": "name"}) == (404, "refused-no-person")
    wish = {"whom": me(ann), "about": "talk"}
    answers = [ann.http.post("/api/reports", json=wish).status_code for _ in range(3)]
    assert answers == [204, 204, 429]
    assert server.stranger().refused("POST", "/api/reports", wish)[0] == 401


def test_everyone_is_told_at_tables_and_elsewhere_until_it_is_taken_back(server: Running, keeper: Guest) -> None:
    ann = server.guest("Ann")
    with ann.socket(ann.table()) as socket:
        keeper.http.post("/api/host/notice", json={"text": "  We stop\nat ten. "})
        told = socket.until(lambda message: message["type"] == "notice")
        assert told["text"] == "We stop at ten."
        assert server.stranger().ask("GET", "/api/notice")["text"] == "We stop at ten."
        keeper.http.post("/api/host/notice", json={"text": ""})
        assert socket.until(lambda message: message["type"] == "notice")["text"] == ""
    assert ann.ask("GET", "/api/notice") is None


def test_a_table_is_hidden_and_ended(server: Running, keeper: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[str] = []
    monkeypatch.setattr(host_module.log, "warning", lambda _event, **more: noted.append(more["act"]), raising=False)
    ann = server.guest("Ann")
    table = ann.table(players=3, public=True)
    assert table in {line["id"] for line in ann.ask("GET", "/api/tables")}
    assert keeper.http.post(f"/api/host/tables/{table}/hidden", json={}).status_code == 204
    assert table not in {line["id"] for line in ann.ask("GET", "/api/tables")}
    assert ann.ask("GET", f"/api/tables/{table}")["status"] == "open"
    assert keeper.refused("POST", "/api/host/tables/nothing/hidden", {}) == (404, "refused-no-table")
    assert keeper.http.post(f"/api/tables/{table}/end").status_code == 204
    assert ann.refused("GET", f"/api/tables/{table}") == (410, "refused-ended")
    assert noted == ["table hidden", "table ended"]


def test_the_desk_says_how_the_server_is(server: Running, keeper: Guest) -> None:
    ann = server.guest("Ann")
    with ann.socket(ann.table()):
        found = keeper.ask("GET", "/api/host/overview")
    assert found["tables"] >= 1
    assert found["sockets"] >= 1
    assert "reports_per_hour" in {line["limit"] for line in found["limits"]}


def test_reports_and_notices_are_kept_by_every_store(with_store: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        desk = store.desk
        for number in range(3):
            await desk.add_report(Report(f"r{number}", number, "ann", "bo", "name", "words"))
        await desk.settle_report("r1")
        await desk.settle_report("nothing")
        assert [report.id for report in await desk.reports(9)] == ["r2", "r0"]
        assert [report.id for report in await desk.reports(1)] == ["r2"]
        assert await desk.last_notice() is None
        await desk.add_notice(Notice(2, "two"))
        await desk.add_notice(Notice(1, "one"))
        with pytest.raises(Conflict):
            await desk.add_notice(Notice(2, "again"))
        assert await desk.last_notice() == Notice(2, "two")

    with_store(test)
