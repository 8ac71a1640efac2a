"""How many people a server can have at its tables: real sockets, a real server process on SQLite, acknowledged moves.

The crowd runs in this process, the server in another, as it would be. Every rate is measured several times, since a
machine that is shared stands still for moments. The stretch in the middle counts; the best and the worst are shown
beside it, and for the middle and the worst how much of the machine's time its host took for others meanwhile.
"""

import asyncio
import math
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop

from bench.crowd import PEOPLE, Crowd

TABLES = 250
ASKED_FOR = TABLES * PEOPLE  # one action per second and person
RATES = (0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 4.0)  # of that
SECONDS = 10.0
STRETCHES = 5
COLUMNS = ("wanted/s", "asked/s", "p50 ms", "p99 ms", "best", "worst", "stolen", "at worst", "CPU", "ms", "crowd", "MB")
IDLE_SECONDS = 0.2  # of work in a second: pings
MOST_MS = 50.0  # p99 of acknowledgement
_TICK = os.sysconf("SC_CLK_TCK")
_OPEN_DOORS = {
    "DOUBLOON_REQUESTS_PER_MINUTE": "10000000",
    "DOUBLOON_GUESTS_PER_HOUR": "10000000",
    "DOUBLOON_TABLES_PER_HOUR": "10000000",
    "DOUBLOON_SOCKETS_PER_ADDRESS": "10000000",
}


@dataclass(frozen=True)
class Figure:
    """What was measured at one rate, in one stretch."""

    wanted: float  # actions per second
    asked: float
    acknowledged: int
    p50_ms: float
    p99_ms: float
    most_ms: float
    stolen: float  # share of the machine's time that its host took for others
    cpu: float  # of one core; the process that writes to SQLite included
    cpu_ms: float  # of the server for each acknowledged move
    crowd_cpu: float  # of the crowd, which has to stay well below one core to measure anything
    megabytes: float


@contextmanager
def server(folder: Path, python: str = sys.executable, **environment: str) -> Iterator[tuple[int, str]]:
    """A server process and its address."""
    command = [python, "-m", "doubloon", "serve", "--port", "0", "--data", str(folder)]
    surroundings = {**os.environ, **_OPEN_DOORS, **environment}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, "the server says where it is"
        try:
            yield process.pid, found.group()
        finally:
            process.terminate()


def measure(tables: int = TABLES, seconds: float = SECONDS, stretches: int = STRETCHES) -> Iterator[list[Figure]]:
    """Raise the rate until acknowledgements take too long; the stretches of each rate, the quickest first."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        process, url = stack.enter_context(server(Path(folder)))
        runner = stack.enter_context(asyncio.Runner(loop_factory=uvloop.new_event_loop))
        wait_until_idle(process)
        crowd = Crowd(url, tables)
        runner.run(crowd.arrive())
        runner.run(crowd.play(tables, 3.0))  # warm up
        for rate in RATES:
            wanted = rate * tables * PEOPLE
            found = [runner.run(_measured(crowd, process, wanted, seconds)) for _ in range(stretches)]
            found.sort(key=lambda figure: figure.p99_ms)
            yield found
            if middle(found).p99_ms > MOST_MS:
                break
        runner.run(crowd.leave())


def middle(found: list[Figure]) -> Figure:
    """The stretch that counts."""
    return found[len(found) // 2]


async def _measured(crowd: Crowd, process: int, rate: float, seconds: float) -> Figure:
    before, own, stolen = cpu_seconds(process), time.process_time(), _stolen_seconds()
    times, asked = await crowd.play(rate, seconds)
    used, own, stolen = cpu_seconds(process) - before, time.process_time() - own, _stolen_seconds() - stolen
    ms = [1000 * took for took in times] or [float("inf")]
    return Figure(
        wanted=rate,
        asked=asked,
        acknowledged=len(times),
        p50_ms=ms[len(ms) // 2],
        p99_ms=ms[int(0.99 * (len(ms) - 1))],
        most_ms=ms[-1],
        stolen=stolen / seconds / (os.cpu_count() or 1),
        cpu=used / seconds,
        cpu_ms=1000 * used / max(1, len(times)),
        crowd_cpu=own / seconds,
        megabytes=_megabytes(process),
    )


def wait_until_idle(process: int) -> None:
    """Until all games are compiled, captains' searches too."""
    before, now = 0.0, math.inf
    while now - before > IDLE_SECONDS:
        before = cpu_seconds(process)
        time.sleep(1.0)
        now = cpu_seconds(process)


def cpu_seconds(process: int) -> float:
    """Of a process and of those that it has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    return sum(time.clock_gettime(_clock_of(one)) for one in (process, *map(int, children)))


def _clock_of(process: int) -> int:
    """Linux's name for the clock of a process: of all its threads, those that have ended too."""
    return ~process << 3 | 2


def _stolen_seconds() -> float:
    with Path("/proc/stat").open(encoding="ascii") as lines:
        return int(lines.readline().split()[8]) / _TICK


def _megabytes(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found.group(1)) / 1024 if found else 0.0


def report(*, json: bool) -> bool:
    """Measure and print; whether one action per second and person was acknowledged in time."""
    import json as as_json

    figures: list[list[Figure]] = []
    if not json:
        print(f"{TABLES * PEOPLE} sockets at {TABLES} tables of Kraken, SQLite; times until acknowledgement")
        print("".join(f"{name:>9}" for name in COLUMNS))
    for found in measure():
        figures.append(found)
        if not json:
            best, row, worst = found[0], middle(found), found[-1]
            times = (row.p50_ms, row.p99_ms, best.p99_ms, worst.p99_ms)
            numbers = (f"{number:9.1f}" for number in (row.asked, *times))
            stolen = f"{row.stolen:9.1%}{worst.stolen:9.1%}"
            costs = f"{row.cpu:9.0%}{row.cpu_ms:9.2f}{row.crowd_cpu:9.0%}{row.megabytes:9.0f}"
            print(f"{row.wanted:9.0f}{''.join(numbers)}{stolen}{costs}", flush=True)
    if json:
        print(as_json.dumps([asdict(figure) for found in figures for figure in found], indent=2))
    return any(middle(found).wanted >= ASKED_FOR and middle(found).p99_ms <= MOST_MS for found in figures)
