"""docs/hosting.md: every command in it is run as it stands there, but for where things are.

What only a host's own machine has (package installer, service manager, Docker) is a stand-in that notes what it was
asked for.
"""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.deploy.proxy import free_port
from tests.server.running import WAIT, running
from tests.server.store.postgres import needs_postgres, postgres

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```sh\n(.*?)^```", PAGE, flags=re.M | re.S)
STAND_INS = ("docker", "make", "python3", "systemctl", "install", "useradd")
VERSIONS = ("doubloon-1", "doubloon-2")
SERVERS = [block for block in BLOCKS if "doubloon serve --port" in block]
OTHERS = [block for block in BLOCKS if block not in SERVERS]


class Place:
    """A machine of a host, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.noted = folder / "noted"
        for name in ("bin", "backup", "etc/systemd/system", *(f"opt/{version}/bin" for version in VERSIONS)):
            (folder / name).mkdir(parents=True)
        (folder / "bin" / "doubloon").symlink_to(Path(sys.executable).with_name("doubloon"))
        for name in (*(f"bin/{name}" for name in STAND_INS), *(f"opt/{version}/bin/pip" for version in VERSIONS)):
            program = folder / name
            program.write_text(f'#!/bin/sh\necho "{program.name} $*" >> {self.noted}\n', encoding="utf-8")
            program.chmod(0o755)
        self.environment = {
            **os.environ,
            "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "DOUBLOON_DATA": str(folder / "data"),
        }

    def here(self, commands: str) -> str:
        """The commands with this folder's paths."""
        return re.sub(r"(?<=[ '=\n])/(opt|etc|backup)/", rf"{self.folder}/\1/", "\n" + commands)

    def run(self, commands: str, **more: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            ["sh", "-euc", self.here(commands)],
            cwd=self.folder,
            env={**self.environment, **more},
            capture_output=True,
            text=True,
            check=False,
            timeout=5 * WAIT,
        )


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A machine with a server's data, of a game that has begun. The commands come in the order of the page."""
    made = Place(tmp_path_factory.mktemp("host"))
    with running(made.folder / "data") as server:
        server.guest().table(bots=1)
    return made


def test_all_blocks_of_the_page_are_commands_that_are_run() -> None:
    assert len(re.findall(r"^```", PAGE, flags=re.M)) == 2 * len(BLOCKS)
    assert len(BLOCKS) > 8
    assert len(SERVERS) == 1


@pytest.mark.parametrize("block", OTHERS)
def test_a_command_of_the_page_does_what_it_says(place: Place, block: str) -> None:
    done = place.run(block)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_what_was_asked_of_the_machine_is_there(place: Place) -> None:
    noted = place.noted.read_text(encoding="utf-8")
    for asked in ("docker compose up -d", "make web", "systemctl enable --now doubloon", "systemctl restart doubloon"):
        assert asked in noted
    assert (place.folder / "opt" / "doubloon").resolve().name == "doubloon-2"
    for file in re.findall(r"\]\(\.\./([^)]+)\)", PAGE) + re.findall(r"install -m \d+ (\S+)", PAGE):
        assert (ROOT / file).exists(), file
    assert "deploy/doubloon.service" in noted


def test_what_the_host_types_is_run_as_the_servers_user_and_with_its_settings(tmp_path: Path) -> None:
    for name, text in {
        "runuser": 'echo "$1 $2 $3"; shift 3; exec "$@"',
        "program": 'echo "$DOUBLOON_NAMES $* ${PROGRAM-}"',
    }.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    (tmp_path / "env").write_text("DOUBLOON_NAMES=a.example,b.example\n", encoding="utf-8")
    text = (ROOT / "deploy" / "doubloon").read_text(encoding="utf-8").replace("/etc/doubloon.env", f"{tmp_path}/env")
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["sh", "-c", text, "doubloon", "db", "backup", "a file"],
        env={"PATH": path, "PROGRAM": str(tmp_path / "program")}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.stderr, done.stdout) == ("", "-u doubloon --\na.example,b.example db backup a file \n")


@needs_postgres
def test_two_processes_on_postgresql_start_as_the_page_says(place: Place) -> None:
    ports = [free_port(), free_port()]
    commands = re.sub(r"postgresql://\S+", postgres(), SERVERS[0])
    commands = commands.replace("8001", str(ports[0])).replace("8002", str(ports[1]))
    command = ["sh", "-euc", place.here(commands) + "wait"]
    alone = {"start_new_session": True, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, env=place.environment, **alone) as shell:  # type: ignore[call-overload]
        assert shell.stdout is not None
        said = {shell.stdout.readline() for _ in ports}
        os.killpg(shell.pid, signal.SIGTERM)
    assert said == {f"Doubloon is at http://127.0.0.1:{port} (Ctrl+C stops it)\n" for port in ports}
