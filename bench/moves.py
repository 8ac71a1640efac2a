"""What a move costs a server, in each game: this revision beside an older one, each with a crowd of its own.

Both servers run at once and are asked by turns, at the same rate, some seconds each. A move's cost is the processor's
time of the server for all of it: socket, decision, rules, store and telling, with the process that writes to SQLite.
"""

import asyncio
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console

import doubloon
from bench import beside
from bench.beside import Pair, Pairs, Revision
from bench.crowd import KRAKEN, NO_END, Crowd
from bench.tables import cpu_seconds, server, wait_until_idle

TABLES = 100
RATE = 400.0  # moves per second: one for each person
SECONDS = 4.0  # of a stretch
WARM_SECONDS = 2.0
OPTIONS: dict[str, dict[str, Any]] = {KRAKEN: NO_END, "captain_dice": {"mode": "turns"}}
MICROSECONDS = 1e6


@dataclass
class Side:
    """One of the servers, and the crowd at its tables of the game that is played."""

    process: int
    url: str
    crowd: Crowd


def report(against: str, rounds: int, *, as_json: bool) -> None:
    """Measure both and print how much this one takes for one of the other."""
    pairs: Pairs = {}
    with Console(stderr=True).status("getting ready") as status:
        both = beside.revisions(against, status.update)
        with ExitStack() as stack:
            status.update("starting both, and waiting until they have compiled")
            servers = [_served(stack, revision) for revision in both]
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                for game in doubloon.names():
                    runner.run(_measure(game, servers, rounds, pairs, status.update))
    beside.show(pairs, against, as_json=as_json)


def _served(stack: ExitStack, revision: Revision) -> tuple[int, str]:
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    process, url = stack.enter_context(server(Path(folder), revision.python, **beside.surroundings()))
    wait_until_idle(process)
    return process, url


async def _measure(
    game: str, servers: list[tuple[int, str]], rounds: int, pairs: Pairs, tell: Callable[[str], None]
) -> None:
    tell(f"{game}: people arrive")
    sides = [Side(process, url, Crowd(url, TABLES, game, OPTIONS.get(game, {}))) for process, url in servers]
    for side in sides:
        await side.crowd.arrive()
        await side.crowd.play(RATE, WARM_SECONDS)
    costs = pairs[f"{game}, a move"] = Pair("µs")
    sizes = pairs[f"{game}, a message"] = Pair("bytes")
    for number in range(rounds):
        tell(f"{game}: round {number + 1} of {rounds}")
        turns = list(zip(sides, (costs.mine, costs.theirs), (sizes.mine, sizes.theirs), strict=True))
        for side, cost, size in turns if number % 2 == 0 else turns[::-1]:
            await side.crowd.sit_anew()
            before = cpu_seconds(side.process)
            latencies, _ = await side.crowd.play(RATE, SECONDS)
            cost.append((cpu_seconds(side.process) - before) / len(latencies) * MICROSECONDS)
            size.append(side.crowd.tally.bytes / side.crowd.tally.steps)
    for side in sides:
        await side.crowd.leave()
