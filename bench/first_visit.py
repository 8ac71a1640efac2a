"""A first visit: what a stranger waits for, on a machine that has nothing of ours and on one that has it all.

A revision is cloned and started with `make play`, with empty caches of all the tools that it needs; the packages come
from the registry as they would. Then for each game a server of it is started anew, and visited as the page does: a
click makes a table against bots, and a real socket waits for the first decision. With another revision to compare with,
both are measured by turns in one run.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
PORT = 8499
LONG = 900.0  # seconds until a start is given up
HERE = "this"
LIMITS = {"make play to the page": 30.0, "make play again": 3.0, "first decision": 3.0}  # seconds, cold

# What is compiled, in processor seconds: what Python does at a table, then what captains and simulations need besides.
PARTS = """
import sys, time
import doubloon
from doubloon.bots import Bot
name = sys.argv[1]
game = doubloon.game(name)
players = game.players[-1]

def table(level):
    match, bot = game.start(players=players, seed=0), Bot(level, seed=0)
    for _ in range(12):
        seat = match.actors[0]
        match.view(seat), match.all_seen(), match.haste, match.patience
        match.play(seat, bot.choose(match, seat))

def simulation(level):
    doubloon.simulate(name, players=players, games=1, bots=[level] * players, workers=1)

for work, level in ((table, "mate"), (table, "captain:8"), (simulation, "mate"), (simulation, "captain:8")):
    began = time.process_time()
    work(level)
    print(time.process_time() - began)
"""
PART_NAMES = ("compiling a table", "compiling captains", "compiling simulation", "compiling simulated captains")


@dataclass
class Checkout:
    """A revision, cloned into a folder of its own, and what was measured of it."""

    name: str
    folder: Path
    figures: dict[str, float] = field(default_factory=dict)

    @property
    def home(self) -> Path:
        return self.folder / "project"

    def environment(self, cache: str) -> dict[str, str]:
        """That of a user to whom nothing of the machine's caches belongs."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("DOUBLOON_")}
        own = {
            "UV_CACHE_DIR": "uv",
            "npm_config_cache": "npm",
            "PIP_CACHE_DIR": "pip",
            "DOUBLOON_DATA": "data",
            "DOUBLOON_CACHE": cache,
        }
        return {
            **{name: value for name, value in kept.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")},
            **{name: str(self.folder / folder) for name, folder in own.items()},
            "DOUBLOON_PORT": str(PORT),
            "DOUBLOON_TABLES_PER_HOUR": "1000",
            "DOUBLOON_TABLES_PER_PERSON": "1000",
            "BROWSER": "true",
        }


def clone(revision: str, name: str, folder: Path) -> Checkout:
    """A fresh clone of a revision of this project."""
    folder.mkdir()
    checkout = Checkout(name, folder)
    subprocess.run(["git", "clone", "--quiet", "--no-local", ROOT, checkout.home], check=True)
    subprocess.run(["git", "-C", checkout.home, "checkout", "--quiet", revision], check=True)
    return checkout


@contextmanager
def started(checkout: Checkout, command: list[str], cache: str) -> Iterator[tuple[int, float]]:
    """A process that ends up serving: its number, and the seconds until its page answered."""
    environment = checkout.environment(cache)
    log = (checkout.folder / "log").open("w", encoding="utf-8")
    began = time.perf_counter()
    with (
        log,
        subprocess.Popen(
            command,
            cwd=checkout.home,
            env=environment,
            stdout=log,
            stderr=log,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        ) as process,
    ):
        try:
            while not _answers():
                if process.poll() is not None or time.perf_counter() - began > LONG:
                    said = Path(log.name).read_text(encoding="utf-8")
                    sys.exit(f"{' '.join(command)} of {checkout.name} does not serve:\n{said}")
                time.sleep(0.02)
            yield process.pid, time.perf_counter() - began
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()
            while _answers():
                time.sleep(0.05)


def _answers() -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{PORT}/", timeout=5).is_success
    except httpx.HTTPError:
        return False


class Visitor:
    """Someone at the page, who asks in a way that all revisions understand."""

    def __init__(self) -> None:
        url = f"http://127.0.0.1:{PORT}"
        self.http = httpx.Client(base_url=url, headers={"origin": url}, timeout=LONG)
        self.http.post("/api/guests", json={"name": "Ann"}).raise_for_status()

    def play(self, game: str, level: str) -> tuple[float, float]:
        """Click: the seconds until the first decision, and until a bot plays as well as its level does.

        Whether a person or a bot begins is chance; clicks go on until it is the person, who then waits for nobody.
        """
        while True:
            began = time.perf_counter()
            with self._sit_down(game, level) as socket:
                sitting = Sitting(socket)
                sitting.hear()
                first = time.perf_counter() - began
                if not sitting.is_asked:
                    continue
                while not sitting.level_shown:
                    sitting.hear()
                return first, time.perf_counter() - began

    def _sit_down(self, game: str, level: str) -> ClientConnection:
        players = max(self.http.get(f"/api/games/{game}").json()["players"])
        table = self._set(game, players, level)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies, "origin": f"http://127.0.0.1:{PORT}"}
        address = f"ws://127.0.0.1:{PORT}/api/tables/{table}/socket"
        return connect(address, additional_headers=headers, max_size=None, ping_interval=None, close_timeout=0)

    def _set(self, game: str, players: int, level: str) -> str:
        table: str = (
            self.http.post("/api/tables", json={"game": game, "players": players}).raise_for_status().json()["id"]
        )
        for seat in range(1, players):
            self.http.put(f"/api/tables/{table}/seats/{seat}/bot", json={"level": level}).raise_for_status()
        self.http.post(f"/api/tables/{table}/start").raise_for_status()
        return table


class Sitting:
    """What a socket has heard. Asked for a decision it takes the first one that there is; in haste it only begins."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.is_asked = False
        self.level_shown = False  # a bot moved, and the table did not say that it plays as a mate yet
        self._as_mates = False
        self._moves = 0

    def hear(self) -> None:
        message = json.loads(self.socket.recv(LONG))
        if message["type"] == "ping":
            self._say(type="pong", n=message["n"])
        if message["type"] == "presence":
            self._as_mates = message.get("captains", 100) < 100
        if message.get("kind") == "moved" and "re" not in message:
            self.level_shown = self.is_asked and not self._as_mates
        now = message.get("now", {})
        legal = now.get("legal")
        if legal and not (now["haste"] and self.is_asked):
            self.is_asked = True
            self._moves += 1
            self._say(type="move", id=f"m{self._moves}", action=legal[0]["action"])

    def _say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))


def visit(checkout: Checkout, game: str, heat: str) -> None:
    """Start a server, click on a game against captains, and write down how long everything took."""
    cache = f"cache-{game}"
    with started(checkout, [".venv/bin/doubloon", "serve"], cache) as (process, seconds):
        first, ready = Visitor().play(game, "captain")
        checkout.figures[f"{game}, {heat}: first decision"] = first
        checkout.figures[f"{game}, {heat}: a captain's decision"] = ready
        checkout.figures[f"{game}, {heat}: server's page"] = seconds
        checkout.figures[f"{game}, {heat}: server's memory"] = _megabytes(process)


def compile_parts(checkout: Checkout, game: str) -> None:
    """Compile a game from nothing, part by part."""
    environment = {**checkout.environment(f"parts-{game}"), "DOUBLOON_COMPILE": "first"}
    command = [".venv/bin/python", "-c", PARTS, game]
    done = subprocess.run(command, cwd=checkout.home, env=environment, capture_output=True, text=True, check=True)
    for name, seconds in zip(PART_NAMES, map(float, done.stdout.split()), strict=True):
        checkout.figures[f"{game}: {name}"] = seconds
    checkout.figures[f"{game}: compiling, all of it"] = sum(map(float, done.stdout.split()))


def _megabytes(process: int) -> float:
    found = re.search(r"VmHWM:\s+(\d+)", Path(f"/proc/{process}/status").read_text(encoding="utf-8"))
    return int(found.group(1)) / 1024 if found else 0.0


def measured(against: str | None, tell: Any) -> list[Checkout]:
    """All figures of this revision, as it is committed, and of another."""
    with tempfile.TemporaryDirectory() as folder:
        revisions = {HERE: "HEAD", **({against: against} if against else {})}
        checkouts = [
            clone(revision, name, Path(folder) / str(number))
            for number, (name, revision) in enumerate(revisions.items())
        ]
        for checkout in checkouts:
            tell(f"{checkout.name}: make play")
            for what in ("make play to the page", "make play again"):
                with started(checkout, ["make", "--silent", "play"], "cache") as (_, seconds):
                    checkout.figures[what] = seconds
        names = subprocess.run(
            [".venv/bin/python", "-c", "import doubloon; print(*doubloon.names())"],
            cwd=checkouts[0].home,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for game in names:
            for heat in ("cold", "warm"):
                for checkout in checkouts:
                    tell(f"{checkout.name}: a {heat} table of {game}")
                    visit(checkout, game, heat)
            for checkout in checkouts:
                tell(f"{checkout.name}: compiling {game}")
                compile_parts(checkout, game)
        return checkouts


def report(*, against: str | None, as_json: bool) -> bool:
    """Measure and print; whether a stranger waits no longer than we allow."""
    with Console(stderr=True).status("cloning") as status:
        checkouts = measured(against, status.update)
    if as_json:
        print(json.dumps({checkout.name: checkout.figures for checkout in checkouts}, indent=2))
    else:
        Console().print(_table(checkouts))
    ours = checkouts[0].figures
    return all(seconds <= _limit(name) for name, seconds in ours.items())


def _limit(name: str) -> float:
    return min((most for what, most in LIMITS.items() if name.endswith(what)), default=float("inf"))


def _table(checkouts: list[Checkout]) -> Table:
    table = Table(
        "seconds (memory: MB)", *(checkout.name for checkout in checkouts), *(["times"] * (len(checkouts) - 1)), "limit"
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for name, ours in checkouts[0].figures.items():
        others = [checkout.figures[name] for checkout in checkouts[1:]]
        limit = _limit(name)
        table.add_row(
            name,
            *(f"{figure:.1f}" if figure >= 10 else f"{figure:.2f}" for figure in (ours, *others)),
            *(f"{other / ours:.1f}" for other in others),
            "" if limit == float("inf") else f"{limit:.0f}{'' if ours <= limit else ' NO'}",
        )
    return table
