"""What a stranger waits for on a slow connection: until the home page can be read, and from a click on to a table.

A revision is cloned and served by `make play`; Chromium visits it with an empty cache, over a line as slow as Slow 3G.
Rules are taken from the user's cache where they are compiled already. With another revision to compare with, both are
measured by turns in one run.
"""

import json
import os
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page
from rich.console import Console
from rich.table import Table

from bench.first_visit import HERE, PORT, Checkout, clone, started
from doubloon.engine.cache import cache_root
from tests.web.browsing import PHONE, chromium

SLOW_3G = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}  # ms, bytes/s
READABLE = "article h2:not(:empty)"
PLAYABLE = ".table[data-status=playing] .prompt"
HOME = "home page to be read"
LIMITS = {HOME: 4.0, "table": 6.0}  # seconds
WAIT_MS = 120_000


@dataclass
class Line:
    """What has come over a slow line so far."""

    requests: int = 0
    received: int = 0  # bytes, as they were packed

    def listen(self, session: CDPSession) -> None:
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._came)
        session.on("Network.webSocketCreated", self._asked)
        session.on("Network.webSocketFrameReceived", self._said)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW_3G)

    def _asked(self, _event: dict[str, Any]) -> None:
        self.requests += 1

    def _came(self, event: dict[str, Any]) -> None:
        self.received += event["encodedDataLength"]

    def _said(self, event: dict[str, Any]) -> None:
        self.received += len(event["response"]["payloadData"])


@dataclass
class Wait:
    """How long somebody waited for a thing, and for how much: a figure of each round."""

    seconds: list[float] = field(default_factory=list)
    requests: list[int] = field(default_factory=list)
    received: list[int] = field(default_factory=list)

    def figures(self) -> dict[str, float]:
        return {
            "seconds": statistics.median(self.seconds),
            "requests": statistics.median(self.requests),
            "bytes": statistics.median(self.received),
        }


Waits = dict[str, Wait]


def visit(browser: Browser, game: str, waits: Waits) -> None:
    """Come to the home page for the first time, and click on a game as soon as it can be read."""
    context = browser.new_context(base_url=f"http://127.0.0.1:{PORT}", locale="en-GB", viewport=PHONE)
    page, line = context.new_page(), Line()
    line.listen(context.new_cdp_session(page))
    _wait(page, READABLE, line, waits.setdefault(HOME, Wait()), lambda: page.goto("/", wait_until="commit"))
    play = f"article[data-game={game}] button.primary"
    _wait(page, PLAYABLE, line, waits.setdefault(f"table of {game}", Wait()), lambda: page.click(play))
    context.close()


def _wait(page: Page, place: str, line: Line, wait: Wait, act: Callable[[], object]) -> None:
    requests, received, began = line.requests, line.received, time.perf_counter()
    act()
    page.wait_for_selector(place, timeout=WAIT_MS)
    wait.seconds.append(time.perf_counter() - began)
    wait.requests.append(line.requests - requests)
    wait.received.append(line.received - received)


def measured(against: str | None, rounds: int, tell: Callable[[str], None]) -> dict[str, Waits]:
    """Of this revision, as it is committed, and of another: what was waited for."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        revisions = {HERE: "HEAD", **({against: against} if against else {})}
        checkouts = [
            clone(revision, name, Path(folder) / str(number))
            for number, (name, revision) in enumerate(revisions.items())
        ]
        waits: dict[str, Waits] = {checkout.name: {} for checkout in checkouts}
        for number in range(rounds):
            for checkout in checkouts:
                tell(f"{checkout.name}: round {number + 1} of {rounds}")
                _round(checkout, browser, waits[checkout.name])
        return waits


def _round(checkout: Checkout, browser: Browser, waits: Waits) -> None:
    with started(checkout, ["make", "--silent", "play"], str(cache_root())):
        context = browser.new_context(base_url=f"http://127.0.0.1:{PORT}")
        games = [game["name"] for game in context.request.get("/api/games").json()]
        context.close()
        for game in games:
            visit(browser, game, waits)


def report(*, against: str | None, rounds: int, as_json: bool) -> bool:
    """Measure and print; whether nobody waits longer than we allow."""
    with Console(stderr=True).status("cloning") as status:
        waits = measured(against, rounds, status.update)
    figures = {name: {what: wait.figures() for what, wait in found.items()} for name, found in waits.items()}
    if as_json:
        print(json.dumps({"load": os.getloadavg(), **figures}, indent=2))
    else:
        Console().print(_table(figures))
        print("load of this machine, over 1, 5 and 15 minutes:", *(f"{load:.1f}" for load in os.getloadavg()))
    return all(wait["seconds"] <= _limit(what) for what, wait in figures[HERE].items())


def _limit(what: str) -> float:
    return next(most for name, most in LIMITS.items() if what.startswith(name))


def _table(figures: dict[str, dict[str, dict[str, float]]]) -> Table:
    table = Table("on Slow 3G", "revision", "seconds", "requests", "kB", "limit")
    for column in table.columns[2:]:
        column.justify = "right"
    for what in figures[HERE]:
        for name, found in figures.items():
            wait, limit = found[what], _limit(what)
            verdict = f"{limit:.0f} s{'' if wait['seconds'] <= limit else ' NO'}" if name == HERE else ""
            row = (f"{wait['seconds']:.1f}", f"{wait['requests']:.0f}", f"{wait['bytes'] / 1000:.0f}")
            table.add_row(what, name, *row, verdict)
    return table
