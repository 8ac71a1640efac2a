"""`doubloon doctor` finds what is wrong, and says what to do."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from doubloon.cli.commands import app
from doubloon.server.doctor import ADVICE, WELL, WRONG, Finding, examine
from tests.server.running import running
from tests.server.store.postgres import needs_postgres, postgres


def found(folder: Path, **settings: str) -> dict[str, Finding]:
    """What is found, by what it is about; of several the worst."""
    environment = {f"DOUBLOON_{name.upper()}": value for name, value in {"port": "0", **settings}.items()}
    ranked = sorted(examine(environment, folder), key=lambda finding: [WELL, ADVICE, WRONG].index(finding.how))
    return {finding.about: finding for finding in ranked}


def test_before_the_first_start_all_is_well(tmp_path: Path) -> None:
    findings = found(tmp_path / "data")
    assert {about for about, finding in findings.items() if finding.how != WELL} <= {"rules"}, (
        "they may be compiled yet"
    )
    assert not (tmp_path / "data").exists(), "it only looks"


def test_a_server_that_runs_is_asked_how_it_is(tmp_path: Path) -> None:
    with running(tmp_path, proxies="10.0.0.1") as server:
        assert f"runs at {server.url}, and is ready" in found(tmp_path)["server"].text
        server.stranger().http.get("/api/games", headers={"x-forwarded-for": "203.0.113.7"})
        server.server.config.app.state.services.health._last = None  # type: ignore[union-attr]
        finding = found(tmp_path)["server"]
        assert finding.how == ADVICE
        assert "DOUBLOON_PROXIES" in finding.text


@needs_postgres
def test_a_server_on_postgresql_is_asked_too(tmp_path: Path) -> None:
    database = postgres()
    with running(tmp_path, database=database) as server:
        there = found(tmp_path, database=database, port=str(server.settings.port))
        assert f"runs at {server.url}, and is ready" in there["server"].text


@pytest.mark.parametrize(
    ("settings", "about", "how", "said"),
    [
        ({"prot": "1"}, "settings", WRONG, "did you mean DOUBLOON_PORT?"),
        ({"database": "mysql://x/y"}, "settings", WRONG, "not mysql://"),
        ({"names": "play.example.org"}, "settings", ADVICE, "set it to yes behind TLS"),
        ({"secure": "yes", "host": "0.0.0.0"}, "settings", ADVICE, "DOUBLOON_HOST=127.0.0.1 keeps others out"),
        ({"proxies": "*"}, "proxy", ADVICE, "name your proxy's address instead"),
        ({"key": "short"}, "key", WRONG, "at least 32 characters"),
        ({"host": "203.0.113.1"}, "server", ADVICE, "cannot listen on 203.0.113.1"),
        ({"database": "postgresql://127.0.0.1:1/x"}, "database", WRONG, "Connection refused"),
    ],
)
def test_what_is_set_wrong_is_named(tmp_path: Path, settings: dict[str, str], about: str, how: str, said: str) -> None:
    finding = found(tmp_path / "data", **settings)[about]
    assert finding.how == how
    assert said in finding.text


def test_folders_and_files_are_looked_at(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert found(tmp_path / "file")["data folder"].how == WRONG
    open_folder = tmp_path / "open"
    with running(open_folder):
        pass
    open_folder.chmod(0o755)
    (open_folder / "doubloon.db").chmod(0o644)
    assert "chmod 700" in found(open_folder)["data folder"].text
    (open_folder / "doubloon.db").write_bytes(b"once upon a time" * 1000)
    assert "is not a database" in found(open_folder)["database"].text


def test_it_ends_with_1_where_something_is_wrong(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "doubloon.db")) as empty:
        empty.execute("CREATE TABLE t (x)")
    done = CliRunner().invoke(app, ["doctor", "--data", str(tmp_path)], env={"DOUBLOON_PORT": "0"})
    assert (done.exit_code, "x " in done.stdout) == (0, False)
    done = CliRunner().invoke(app, ["doctor", "--data", str(tmp_path)], env={"DOUBLOON_KEY": "short"})
    assert done.exit_code == 1
    assert "\nx key: " in done.stdout
