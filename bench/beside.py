"""This revision beside an older one, by turns in one run: so that nobody has to believe a figure from another day.

The older one is cloned and installed into the cache folder, where the next run finds it. A process of each measures
with the same code, the one that lies here, a subject at a time (worker.py): a noisy moment hits both alike.
"""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from rich.console import Console
from rich.table import Table

from doubloon.engine.cache import writable_root

ROOT = Path(__file__).parents[1]
HERE = "this"
WIDTH = 110  # in a file too
INSTALLED = ".installed"  # beside a clone: it is whole


@dataclass(frozen=True)
class Revision:
    """A checkout that is installed, and Python with it."""

    name: str
    home: Path

    @property
    def python(self) -> str:
        return sys.executable if self.name == HERE else str(self.home / ".venv/bin/python")


@dataclass
class Pair:
    """What was measured of one subject in both, round by round."""

    unit: str
    more_is_better: bool = False
    mine: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)

    @property
    def times(self) -> list[float]:
        """How much of it this one has for one of the other, each round compared within itself."""
        return [mine / theirs for mine, theirs in zip(self.mine, self.theirs, strict=True)]


Pairs = dict[str, Pair]


def report(what: str, against: str, rounds: int, *, as_json: bool) -> None:
    """Measure both and print how much this one has of what the other has one of."""
    with Console(stderr=True).status("getting ready") as status:
        pairs = _measured(what, revisions(against, status.update), rounds, status.update)
    show(pairs, against, as_json=as_json)


def revisions(against: str, tell: Callable[[str], None]) -> tuple[Revision, Revision]:
    """What lies here, as it is, and another revision of it."""
    commit = subprocess.run(
        ["git", "-C", ROOT, "rev-parse", "--verify", f"{against}^{{commit}}"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    other = Revision(against, writable_root() / "beside" / commit)
    if not (other.home / INSTALLED).exists():
        tell(f"installing {against}")
        if not other.home.exists():
            subprocess.run(["git", "clone", "--quiet", "--no-local", ROOT, other.home], check=True)
        subprocess.run(["git", "-C", other.home, "checkout", "--quiet", commit], check=True)
        subprocess.run(["make", "--silent", ".venv/.ready"], cwd=other.home, check=True, stdout=sys.stderr)
        (other.home / INSTALLED).touch()
    return Revision(HERE, ROOT), other


def surroundings() -> dict[str, str]:
    """What both run in: what they compile is kept for the next time, and nobody measures before it is there."""
    return {"DOUBLOON_COMPILE": "first", "DOUBLOON_CACHE": str(writable_root())}


class Worker:
    """A process of a revision that measures subjects."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    @cached_property
    def subjects(self) -> dict[str, tuple[int, str, bool]]:
        """Number, unit and whether more is better of each, once all are ready."""
        return {name: (number, unit, more) for number, (name, unit, more) in enumerate(json.loads(self._line()))}

    def measure(self, subject: str) -> float:
        """The figure of one subject, measured once."""
        assert self._process.stdin is not None
        print(self.subjects[subject][0], file=self._process.stdin, flush=True)
        return float(self._line())

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("a revision could not be measured")
        return line


@contextmanager
def _working(revision: Revision, what: str) -> Iterator[Worker]:
    command = [revision.python, "-m", "bench.worker", what]
    environment = {**os.environ, **surroundings()}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Worker(process)
        finally:
            process.kill()


def _measured(what: str, both: tuple[Revision, Revision], rounds: int, tell: Callable[[str], None]) -> Pairs:
    with ExitStack() as stack:
        tell("compiling and getting ready")
        mine, theirs = (stack.enter_context(_working(revision, what)) for revision in both)
        pairs = {name: Pair(unit, more) for name, (_, unit, more) in mine.subjects.items() if name in theirs.subjects}
        for number in range(rounds):
            for name, pair in pairs.items():
                tell(f"round {number + 1} of {rounds}: {name}")
                turns = [(mine, pair.mine), (theirs, pair.theirs)]
                for worker, figures in turns if number % 2 == 0 else turns[::-1]:
                    figures.append(worker.measure(name))
    return pairs


def show(pairs: Pairs, against: str, *, as_json: bool) -> None:
    """Print what was measured, with what else the machine had to do."""
    load = [round(load, 1) for load in os.getloadavg()]
    if as_json:
        rows = {name: {**vars(pair), "times": statistics.median(pair.times)} for name, pair in pairs.items()}
        print(json.dumps({"load": load, "figures": rows}, indent=2))
        return
    table = Table("medians", "unit", HERE, against, "times", "from", "to", "better is")
    for column in table.columns[2:-1]:
        column.justify = "right"
    for name, pair in pairs.items():
        medians = (statistics.median(pair.mine), statistics.median(pair.theirs))
        times = (statistics.median(pair.times), min(pair.times), max(pair.times))
        table.add_row(
            name,
            pair.unit,
            *(f"{figure:,.0f}" if figure >= 1000 else f"{figure:.3g}" for figure in medians),
            *(f"{figure:.3f}" for figure in times),
            "more" if pair.more_is_better else "less",
        )
    Console(width=WIDTH).print(table)
    print("load of this machine, over 1, 5 and 15 minutes:", *load)
