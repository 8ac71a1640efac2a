"""`doubloon serve` as a host runs it: starting, stopping, settings, health and metrics."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

import doubloon
from doubloon.cli.commands import app
from doubloon.server.serve import check_system
from doubloon.server.settings import BadSetting, Settings, described, read_settings
from tests.server.running import WAIT, Guest, Running, running


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A real process, and its address."""
    command = [sys.executable, "-m", "doubloon", "serve", "--port", "0", "--data", str(folder)]
    environment = {**os.environ, "DOUBLOON_BOT_PAUSE_MS": "0", **settings}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line
        try:
            yield process, found.group()
        finally:
            process.kill()


def test_sigterm_tells_viewers_to_come_back_and_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, url):
        ann = Guest(url)
        ann.post("/api/guests", name="Ann")
        table = ann.table(bots=1)
        socket = ann.socket(table)
        while not socket.now["legal"]:
            socket.read()
        moved = socket.move()
        process.send_signal(signal.SIGTERM)
        bye = socket.until(lambda message: message["type"] == "bye")
        assert (bye["why"]["id"], bye["again"]) == ("bye-restart", True)
        cookies = dict(ann.http.cookies)
        ann.close()
        _, errors = process.communicate(timeout=WAIT)
        assert process.returncode in (0, -signal.SIGTERM)
    logged = [json.loads(line) for line in errors.splitlines()]
    assert any(line["event"] == "drained" for line in logged)
    with serving(tmp_path) as (_, url):
        again = Guest(url)
        again.http.cookies.update(cookies)
        assert again.ask("GET", f"/api/tables/{table}")["seq"] >= moved["seq"]
        again.close()


def test_logs_are_json_and_hold_no_password(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, url):
        ann = Guest(url)
        ann.post("/api/guests", name="Ann")
        ann.post("/api/me/account", login="ann", password="open sesame 1")
        ann.refused("POST", "/api/session", {"login": "ann", "password": "open sesame 2"})
        ann.close()
        process.send_signal(signal.SIGTERM)
        printed, errors = process.communicate(timeout=WAIT)
    assert [json.loads(line)["event"] for line in errors.splitlines()]
    assert "open sesame" not in printed + errors
    assert b"open sesame" not in (tmp_path / "doubloon.db").read_bytes()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no file here is always full")
def test_a_log_that_cannot_be_written_stops_nothing() -> None:
    run = "import logging, structlog; from doubloon.server.log import set_up_logs; set_up_logs();"
    run += "structlog.get_logger().error('one'); logging.getLogger('two').error('two'); print('it goes on')"
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([sys.executable, "-c", run], stdout=subprocess.PIPE, stderr=full, text=True, check=False)
    assert done.stdout == "it goes on\n"


def test_health_and_metrics_answer(server: Running) -> None:
    ann = server.guest()
    ann.table(bots=1)
    assert ann.ask("GET", "/healthz") == {
        "well": True,
        "draining": False,
        "disk": True,
        "captains": dict.fromkeys(doubloon.names(), 100),
    }
    counted = ann.http.get("/metrics").text
    assert 'doubloon_happened_total{kind="started"}' in counted
    assert "doubloon_commit_seconds_bucket" in counted


def test_metrics_can_be_switched_off(tmp_path: Path) -> None:
    with running(tmp_path, metrics=False) as server:
        assert server.stranger().refused("GET", "/metrics") == (404, "refused-no-metrics")


def test_pages_answer_and_nothing_outside_their_folder_does(server: Running) -> None:
    http = server.stranger().http
    for path in ("/", "/table/x", "/replay/x", "/rules/kraken", "/settings"):
        answer = http.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    for path in ("/nowhere", "/..%2f..%2fpyproject.toml", "/%2e%2e/settings.py", "/assets/../../settings.py"):
        assert http.get(path).status_code == 404


def test_settings_come_from_the_environment_and_from_what_is_given() -> None:
    environment = {"DOUBLOON_PORT": "9000", "DOUBLOON_SECURE": "yes", "DOUBLOON_SOCKET_RATE": "2.5", "HOME": "x"}
    assert read_settings(environment, port=None).port == 9000
    read = read_settings(environment, port=9001, data=Path("/here"))
    assert (read.port, read.secure, read.socket_rate, read.data) == (9001, True, 2.5, Path("/here"))
    assert read.database_url == "sqlite:////here/doubloon.db"


@pytest.mark.parametrize(
    ("variable", "value", "reason"),
    [
        ("DOUBLOON_PORTS", "1", "there is no setting DOUBLOON_PORTS; did you mean DOUBLOON_PORT?"),
        ("DOUBLOON_PORT", "http", "DOUBLOON_PORT is a whole number, not 'http'"),
        ("DOUBLOON_PORT", "-1", "DOUBLOON_PORT is at least 0, not '-1'"),
        ("DOUBLOON_SECURE", "perhaps", "DOUBLOON_SECURE is yes or no, not 'perhaps'"),
        ("DOUBLOON_SOCKET_RATE", "nan", "DOUBLOON_SOCKET_RATE is at least 0.1, not 'nan'"),
    ],
)
def test_a_wrong_setting_is_named(variable: str, value: str, reason: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings({variable: value})
    assert str(refused.value) == reason


def test_help_shows_every_setting() -> None:
    shown = CliRunner().invoke(app, ["serve", "--help"]).stdout
    assert len(described()) == len(Settings.__dataclass_fields__)
    for name, _, _ in described():
        assert name in shown


def test_a_taken_port_is_one_line(server: Running, tmp_path: Path) -> None:
    port = server.url.rsplit(":", 1)[1]
    command = [sys.executable, "-m", "doubloon", "serve", "--port", port, "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=WAIT, check=False)
    assert done.returncode == 2
    assert "choose another with --port" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_backup_command_copies_the_database(server: Running, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    done = CliRunner().invoke(app, ["db", "backup", str(file), "--data", str(server.settings.data)])
    assert done.exit_code == 0
    assert file.stat().st_size > 0


def test_windows_is_told_where_a_server_runs() -> None:
    check_system("linux")
    with pytest.raises(BadSetting, match="on Windows it runs inside WSL"):
        check_system("win32")
    windows = "import sys; sys.modules['fcntl'] = sys.modules['termios'] = None; import doubloon.server.serve"
    subprocess.run([sys.executable, "-c", windows], check=True)  # nothing that only Unix has is needed to say so
