"""A disk that is full is called full: nothing acknowledged is lost, reads go on, and play does when there is room."""

import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DatabaseError

import doubloon
from doubloon.server.store.room import has_room
from doubloon.server.store.sqlite_writer import SqliteWriter
from doubloon.server.store.unavailable import BROKEN, FULL, CannotWrite
from tests.server.running import Running, running, wait_for
from tests.server.store.postgres import needs_postgres, postgres_on

SIZE_KB = 6_000
DATABASE_KB = 20_000  # an empty one of PostgreSQL's takes half of it


def small_disk(folder: Path, size_kb: int = SIZE_KB) -> bool:
    """Whether a disk of some megabytes could be put there."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={size_kb}k", "doubloon", str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, which is soon full."""
    if not small_disk(tmp_path):
        pytest.skip("only root can mount a small disk")
    yield tmp_path
    subprocess.run(["umount", "--lazy", str(tmp_path)], check=True)


def fill(disk: Path) -> Path:
    """A file that takes all that is left."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                pass
        except OSError:
            pass
    return ballast


def errors_total(server: Running) -> float:
    lines = server.stranger().http.get("/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("doubloon_errors_total")))


def test_a_full_disk_is_said_and_play_goes_on_when_there_is_room(disk: Path) -> None:
    with running(disk) as server:
        ann = server.guest()
        table = ann.table(bots=1)
        socket = ann.socket(table)
        socket.my_turn()
        acknowledged = socket.move()["seq"]
        before = errors_total(server)
        ballast = fill(disk)
        filled = acknowledged
        while True:  # what is left in the log's last pages is used up first
            answer = ann.http.post(f"/api/tables/{table}/seat", json={})
            talk = socket.ask("say", text="is there room?" * 20)
            if talk["type"] != "step":
                break
            filled = talk["seq"]
        assert answer.status_code in (409, 503)
        assert talk["why"]["id"] == "refused-disk-full"
        assert not has_room(disk / "doubloon.db")
        health = ann.http.get("/healthz")
        assert (health.status_code, health.json()["disk"]) == (503, False)
        assert errors_total(server) > before
        assert ann.ask("GET", f"/api/tables/{table}")["seq"] == filled
        assert ann.refused("POST", "/api/tables", {"game": "kraken", "players": 2}) == (503, "refused-disk-full")
        with ann.socket(table) as again:
            assert again.seq == filled
            assert again.ask("say", text="still full")["why"]["id"] == "refused-disk-full"
            ballast.unlink()
            wait_for(lambda: ann.http.get("/healthz").status_code == 200)
            assert again.ask("say", text="room again")["type"] == "step"
        assert ann.table(bots=1)


@pytest.fixture
def disk_of_postgres() -> Iterator[Path]:
    """A small disk that PostgreSQL can reach, which runs as another user."""
    with tempfile.TemporaryDirectory() as name:
        if not small_disk(Path(name), DATABASE_KB):
            pytest.skip("only root can mount a small disk")
        yield Path(name)
        subprocess.run(["umount", "--lazy", name], check=True)


@needs_postgres
def test_the_disk_of_a_postgresql_that_is_full_is_called_so_until_it_has_room(
    tmp_path: Path, disk_of_postgres: Path
) -> None:
    with postgres_on(disk_of_postgres) as database, running(tmp_path, database=database) as server:
        ann = server.guest()
        table = ann.table(bots=1)
        socket = ann.socket(table)
        kept = socket.ask("say", text="before")["seq"]
        ballast = fill(disk_of_postgres)
        while (talk := socket.ask("say", text="is there room? " * 20))["type"] == "step":  # what is left in pages
            kept = talk["seq"]
        assert talk["why"]["id"] == "refused-disk-full"
        for _ in range(2):  # being asked makes no room
            health = ann.http.get("/readyz")
            assert (health.status_code, health.json()["disk"], health.json()["database"]) == (503, False, True)
        assert ann.socket(table).seq >= kept
        ballast.unlink()
        wait_for(lambda: ann.http.get("/readyz").status_code == 200)
        assert ann.socket(table).ask("say", text="room again")["type"] == "step"


def break_writer(monkeypatch: pytest.MonkeyPatch, trouble: str) -> None:
    async def write(_self: SqliteWriter, _statements: Any) -> None:
        raise CannotWrite(trouble, "no")

    monkeypatch.setattr(SqliteWriter, "write", write)


@pytest.mark.parametrize("trouble", [FULL, BROKEN])
def test_whoever_sits_at_a_table_is_told_why_it_stands_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    with running(tmp_path) as server:
        ann, bo = server.guest(), server.guest("Bo")
        table = ann.table()
        bo.sit(table)
        first, second = ann.socket(table), bo.socket(table)
        with monkeypatch.context() as broken:
            break_writer(broken, trouble)
            assert first.ask("say", text="hello")["why"]["id"] == f"refused-disk-{trouble}"
            assert second.until(lambda message: message["type"] == "bye")["why"]["id"] == f"bye-disk-{trouble}"
            assert bo.refused("POST", "/api/guests", {"name": "Cy"}) == (503, f"refused-disk-{trouble}")
        wait_for(lambda: server.guest().ask("GET", "/readyz")["ready"])
        assert bo.socket(table).ask("say", text="hello")["type"] == "step"


def test_what_cannot_be_read_any_more_is_called_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unreadable(*_: Any) -> Any:
        raise DatabaseError("SELECT", None, Exception("database disk image is malformed"))

    with running(tmp_path) as server:
        ann = server.guest()
        before = errors_total(server)
        monkeypatch.setattr("doubloon.server.store.sqlite.SqliteStore.open_tables", unreadable)
        assert ann.refused("GET", "/api/tables") == (503, "refused-damaged")
        monkeypatch.setattr(server.hall, "table", unreadable)
        with ann.socket("any") as socket:
            assert (socket.first["why"]["id"], socket.first["again"]) == ("refused-damaged", False)
        assert errors_total(server) >= before + 2


def test_bots_go_on_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        ann = server.guest()
        with monkeypatch.context() as broken:
            table = ann.table(bots=1)
            socket = ann.socket(table)
            socket.my_turn()
            moved = socket.move()["seq"]
            break_writer(broken, FULL)
            assert socket.ask("say", text="hello")["type"] == "refused"
            again = ann.socket(table)
        wait_for(lambda: ann.ask("GET", "/readyz")["ready"])
        again.my_turn()
        assert again.seq >= moved


def test_probes_are_answered_under_any_name_and_without_a_limit(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=5) as server:
        http = server.stranger().http
        for _ in range(20):
            assert http.get("/livez", headers={"host": "doubloon.internal"}).json() == {"alive": True}
            ready = http.get("/readyz", headers={"host": "doubloon.internal"})
            assert ready.status_code == 200
        said = ready.json()
        assert set(said.pop("captains")) == set(doubloon.names())
        assert said == {"ready": True, "database": True, "disk": True, "stopping": False, "warnings": []}
        assert not list(tmp_path.glob("*probe*"))


def test_a_proxy_that_nobody_named_is_warned_of_once(tmp_path: Path) -> None:
    forwarded = {"x-forwarded-for": "203.0.113.7"}
    with running(tmp_path, proxies="10.0.0.0/8") as server:
        http = server.stranger().http
        assert http.get("/readyz").json()["warnings"] == []
        for _ in range(3):
            http.get("/api/games", headers=forwarded)
        assert server.hall.settings.proxies == "10.0.0.0/8"
        services = server.server.config.app.state.services  # type: ignore[union-attr]
        assert services.health.unknown_proxies == {"127.0.0.1"}
        wait_for(lambda: "DOUBLOON_PROXIES" in str(http.get("/readyz").json()["warnings"]))
    with running(tmp_path) as server:
        http = server.stranger().http
        http.get("/api/games", headers=forwarded)
        assert server.server.config.app.state.services.health.unknown_proxies == set()  # type: ignore[union-attr]
