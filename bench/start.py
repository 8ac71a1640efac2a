"""How long a start takes: the first one, which compiles the rules, and every later one."""

import os
import subprocess
import sys
import tempfile
from functools import partial

from bench.measure import Subject, seconds_of

# What someone at a terminal waits for: a match, and a bot's first move in it.
TABLE = """
import doubloon
from doubloon.bots import Bot
match = doubloon.game("kraken").start(players=2, seed=1)
seat = match.actors[0]
match.view(seat)
match.play(seat, Bot("mate", seed=1).choose(match, seat))
"""
LAB = """
import doubloon
doubloon.simulate("kraken", players=2, games=1, workers=1)
"""
STARTS = {"a table of Kraken": TABLE, "a simulation of Kraken": LAB}


def first_starts() -> list[Subject]:
    return [
        Subject(f"first start of {name}", "s", partial(_first, code), more_is_better=False)
        for name, code in STARTS.items()
    ]


def later_starts() -> list[Subject]:
    return [
        Subject(f"later start of {name}", "s", partial(_start, code), more_is_better=False)
        for name, code in STARTS.items()
    ]


def _first(code: str) -> float:
    with tempfile.TemporaryDirectory() as cache:
        return _start(code, DOUBLOON_CACHE=cache)


def _start(code: str, **environment: str) -> float:
    command = [sys.executable, "-c", code]
    as_a_user = {name: value for name, value in os.environ.items() if name != "DOUBLOON_COMPILE"}
    return seconds_of(lambda: subprocess.run(command, env={**as_a_user, **environment}, check=True))
