"""Real server processes for campaigns: started, killed, paused, and started again at the same address."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx

PATIENCE_SECONDS = 120.0
EASY = {
    "DOUBLOON_BOT_PAUSE_MS": "0",
    "DOUBLOON_REQUESTS_PER_MINUTE": "1000000",
    "DOUBLOON_GUESTS_PER_HOUR": "1000000",
    "DOUBLOON_TABLES_PER_HOUR": "1000000",
    "DOUBLOON_TABLES_PER_PERSON": "10000",
    "DOUBLOON_SOCKETS_PER_ADDRESS": "10000",
    "DOUBLOON_LEASE_SECONDS": "2",
}


@dataclass
class Server:
    """A server at one address, however often it dies."""

    data: Path
    settings: dict[str, str]
    port: int = 0
    process: "subprocess.Popen[bytes] | None" = None
    log: Path = field(init=False)

    def __post_init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.log = self.data.parent / f"log-{self.port}"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None, "it has been started"
        return self.process.pid

    def start(self) -> None:
        """Begin, without waiting for it."""
        command = [sys.executable, "-m", "doubloon", "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env={**os.environ, **EASY, **self.settings}, stdout=subprocess.DEVNULL, stderr=log
            )

    async def ready(self) -> float:
        """Wait until it serves; the seconds that took."""
        began = time.monotonic()
        async with httpx.AsyncClient(trust_env=False) as http:
            while time.monotonic() < began + PATIENCE_SECONDS:
                with suppress(httpx.HTTPError):
                    if (await http.get(f"{self.url}/readyz", timeout=5)).status_code == httpx.codes.OK:
                        return time.monotonic() - began
                await asyncio.sleep(0.02)
        raise TimeoutError(f"no server at {self.url}; its log is {self.log}")

    def writer(self) -> int | None:
        """The process that writes to SQLite."""
        found = subprocess.run(["pgrep", "-P", str(self.pid), "-f", "sqlite_process"], capture_output=True, check=False)
        return int(found.stdout.split()[0]) if found.stdout else None

    def kill(self) -> None:
        """Let it die at once."""
        assert self.process is not None, "it has been started"
        self.process.kill()
        self.process.wait()

    def stop(self) -> float:
        """Let it stop by itself; the seconds that took."""
        assert self.process is not None, "it has been started"
        began = time.monotonic()
        self.process.terminate()
        self.process.wait(PATIENCE_SECONDS)
        return time.monotonic() - began

    def end(self) -> None:
        """However it is: it is over."""
        if self.process is not None and self.process.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGCONT)
            self.kill()


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[bool]:
    """A disk of its own, where this user may have one."""
    folder.mkdir(parents=True, exist_ok=True)
    command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "doubloon", str(folder)]
    mounted = subprocess.run(command, capture_output=True, check=False).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=False)


def memory_mb(pid: int) -> float:
    """What a process has in memory."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_seconds(pid: int) -> float:
    """How long a process has been at work."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def handles(pid: int) -> int:
    """How many files and sockets a process has open."""
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))
