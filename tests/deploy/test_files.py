"""The files that a host copies: what can be checked without the machine that they are for."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from doubloon.server.settings import NOT_SETTINGS, Settings, described

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = {name for name, _, _ in described()} | NOT_SETTINGS
OTHERS = {"DOUBLOON_SITE", "DOUBLOON_SERVERS"}  # what Caddy is told
HADOLINT = Path(sys.executable).with_name("hadolint")


def compose() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def test_the_dockerfile_is_as_it_should_be() -> None:
    done = subprocess.run([str(HADOLINT), str(ROOT / "Dockerfile")], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_what_the_dockerfile_copies_is_there_and_let_in() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    copied = [
        part for line in lines if line.startswith("COPY ") and "--from" not in line for part in line.split()[1:-1]
    ]
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line[:1] == "!"}
    assert copied
    for name in copied:
        assert (ROOT / name).exists(), name
        assert name.split("/")[0] in let_in, name


def test_the_container_is_nobodys_and_says_how_it_is() -> None:
    last = (ROOT / "Dockerfile").read_text(encoding="utf-8").rpartition("\nFROM ")[2]
    assert re.search(r"^USER \d+:\d+$", last, flags=re.M)
    assert "HEALTHCHECK" in last
    assert "/livez" in last
    assert "doubloon prepare" in (ROOT / "Dockerfile").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "file", ["Dockerfile", "compose.yaml", *(f"deploy/{name}" for name in ("doubloon.service", "Caddyfile"))]
)
def test_files_name_settings_that_there_are(file: str) -> None:
    named = set(re.findall(r"DOUBLOON_[A-Z_]+", (ROOT / file).read_text(encoding="utf-8")))
    assert named
    assert named - SETTINGS - OTHERS == set()


def test_every_server_of_compose_is_read_only_and_may_nothing() -> None:
    services = compose()["services"]
    servers = {name: service for name, service in services.items() if service.get("image") == "doubloon"}
    assert set(servers) == {"doubloon", "one", "two"}
    for service in servers.values():
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        assert service["tmpfs"] == ["/tmp"]
        assert "backup:/backup" in service["volumes"], "copies can be made where all else is read-only"
        assert service["environment"]["DOUBLOON_PROXIES"] in str(compose()["networks"])
    for name, service in services.items():
        logging = service["logging"]["options"]
        assert set(logging) == {"max-size", "max-file"}, f"the log of {name} does not grow for ever"
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            known = (ROOT / source).exists() if source.startswith("./deploy") else True
            assert known, f"{name} has {source}"


def test_backups_of_postgresql_are_made_by_programs_of_its_version() -> None:
    client = re.search(r"postgresql-client-(\d+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert client
    assert compose()["services"]["database"]["image"] == f"postgres:{client[1]}"


def test_nginx_finds_a_server_where_it_is_by_itself() -> None:
    servers = (DEPLOY / "nginx" / "servers.conf").read_text(encoding="utf-8")
    assert re.findall(r"^ +server (\S+);", servers, flags=re.M) == [f"{Settings().host}:{Settings().port}"]


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not installed")
    unit = (DEPLOY / "doubloon.service").read_text(encoding="utf-8")
    (tmp_path / "doubloon.service").write_text(
        unit.replace("/opt/doubloon/bin/doubloon", "/bin/true").replace("User=doubloon", "User=nobody"),
        encoding="utf-8",
    )
    done = subprocess.run(
        [analyze, "verify", "--recursive-errors=no", tmp_path / "doubloon.service"],
        capture_output=True, text=True, check=False, env={**os.environ, "SYSTEMD_LOG_LEVEL": "warning"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


def test_caddy_takes_its_file() -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("Caddy is not installed")
    environment = {
        **os.environ,
        "DOUBLOON_SITE": "play.example.org",
        "DOUBLOON_SERVERS": "127.0.0.1:8001 127.0.0.1:8002",
    }
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    assert "Valid configuration" in done.stdout + done.stderr
