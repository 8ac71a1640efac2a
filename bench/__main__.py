"""Measure how fast Doubloon is; fails if it is not as many times as fast as OpenSpiel as it has to be."""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial

from rich.console import Console
from rich.table import Table

from bench import beside, calls, envs, first_visit, mates, moves, open_spiel, random_play, search, start, tables, wire
from bench.measure import Subject, measure, ratio

KRAKEN = "kraken, random play"
LEAST = {"OpenSpiel maedn, C++ loop": 10.0, "OpenSpiel maedn, Python loop": 40.0}


@dataclass(frozen=True)
class Ratio:
    """How many times as fast ours is as theirs, and how many times it has to be (0: any will do)."""

    ours: str
    theirs: str
    times: float
    least: float


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--rounds", type=int, default=7, help="measurements of each subject (default 7)")
    parser.add_argument(
        "what",
        nargs="?",
        choices=[*MEASURED, "tables", "start", "loading", "wire", "kills", "soak", "recovery"],
        default="rules",
        help="what to measure",
    )
    parser.add_argument("--kills", type=int, default=1000, help="how often a server dies (kills; default 1000)")
    parser.add_argument("--minutes", type=float, default=120, help="how long people play (soak), or at most (kills)")
    parser.add_argument("--against", metavar="REV", help="an older revision, measured by turns with this one")
    arguments = parser.parse_args()
    if arguments.against and arguments.what in COMPARED:
        compare = moves.report if arguments.what == "tables" else partial(beside.report, arguments.what)
        compare(arguments.against, arguments.rounds, as_json=arguments.json)
        return 0
    if arguments.what not in MEASURED:
        return 0 if _report(arguments) else 1
    with Console(stderr=True).status("getting ready") as status:
        subjects, ratios = MEASURED[arguments.what](max(1, arguments.rounds), status.update)
    if arguments.json:
        print(json.dumps(_plain(subjects, ratios), indent=2))
    else:
        Console().print(_table(subjects, ratios))
    if not open_spiel.is_installed():
        print(open_spiel.HOW_TO_GET_IT, file=sys.stderr)
    return 0 if all(row.times >= row.least for row in ratios) else 1


def _report(arguments: argparse.Namespace) -> bool:
    """What prints a table of its own; some need what tests need, a browser among it."""
    match arguments.what:
        case "tables":
            return tables.report(json=arguments.json)
        case "start":
            return first_visit.report(against=arguments.against, as_json=arguments.json)
        case "wire":
            return wire.report(as_json=arguments.json)
        case "kills" | "soak" | "recovery":
            return _lives(arguments)
        case _:
            from bench import loading

            return loading.report(against=arguments.against, rounds=arguments.rounds, as_json=arguments.json)


def _lives(arguments: argparse.Namespace) -> bool:
    """Servers that die, or live for hours."""
    from bench import kills, recovery, soak

    match arguments.what:
        case "kills":
            return kills.report(arguments.kills, arguments.minutes, as_json=arguments.json)
        case "soak":
            return soak.report(arguments.minutes, as_json=arguments.json)
        case _:
            return recovery.report(arguments.rounds, as_json=arguments.json)


def _rules(rounds: int, tell: Callable[[str], None]) -> tuple[list[Subject], list[Ratio]]:
    first = start.first_starts()
    measure(first, 1, tell)
    ours = random_play.subjects()
    theirs = open_spiel.subjects() if open_spiel.is_installed() else []
    others = [*mates.subjects(), *calls.subjects(), *start.later_starts()]
    measure([*ours, *theirs, *others], rounds, tell)
    ratios = [
        Ratio(our.name, their.name, ratio(our, their), LEAST[their.name] if our.name == KRAKEN else 0.0)
        for our in ours
        for their in theirs
        if their.name in LEAST
    ]
    return [*ours, *theirs, *others, *first], ratios


def _search(rounds: int, tell: Callable[[str], None]) -> tuple[list[Subject], list[Ratio]]:
    subjects = search.subjects()
    measure(subjects, rounds, tell)
    by_name = {subject.name: subject for subject in subjects}
    ratios = [
        Ratio(ours, theirs, ratio(by_name[ours], by_name[theirs]), least)
        for (ours, theirs), least in search.LEAST.items()
        if theirs in by_name
    ]
    return subjects, ratios


def _lab(rounds: int, tell: Callable[[str], None]) -> tuple[list[Subject], list[Ratio]]:
    from bench import lab  # what it measures needs the extra `lab`

    speeds, memory = lab.subjects(), lab.memory()
    measure(speeds, rounds, tell)
    measure([memory], 1, tell)
    pairs = zip(speeds[::2], speeds[1::2], strict=True)
    ratios = [Ratio(counted.name, plain.name, ratio(counted, plain), lab.LEAST) for plain, counted in pairs]
    return [*speeds, memory], ratios


def _envs(rounds: int, tell: Callable[[str], None]) -> tuple[list[Subject], list[Ratio]]:
    subjects = envs.subjects()
    theirs = open_spiel.subjects() if open_spiel.is_installed() else []
    measure([*subjects, *theirs], rounds, tell)
    goals = [(subject, goal) for subject in subjects for goal in [envs.goal_of(subject.name)] if goal is not None]
    ratios = [Ratio(subject.name, goal.name, subject.median / goal.rate, goal.least) for subject, goal in goals]
    return [*subjects, *theirs], ratios


MEASURED = {"rules": _rules, "search": _search, "lab": _lab, "envs": _envs}
COMPARED = ("rules", "search", "tables", "wire")  # start and loading compare in ways of their own


def _plain(subjects: list[Subject], ratios: list[Ratio]) -> dict[str, object]:
    rows = [
        {"name": subject.name, "unit": subject.unit, "best": subject.best, "median": subject.median}
        for subject in subjects
    ]
    return {"figures": rows, "ratios": [asdict(row) for row in ratios]}


def _table(subjects: list[Subject], ratios: list[Ratio]) -> Table:
    table = Table("", "best", "median", "unit")
    for column in table.columns[1:3]:
        column.justify = "right"
    for subject in subjects:
        table.add_row(subject.name, _short(subject.best), _short(subject.median), subject.unit)
    table.add_section()
    for row in ratios:
        least = f"has to be {row.least:.3g}: {'yes' if row.times >= row.least else 'NO'}" if row.least else ""
        table.add_row(f"{row.ours} / {row.theirs}", "", f"{row.times:.3g}", f"times  {least}")
    return table


def _short(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 1000 else f"{figure:.3g}"


if __name__ == "__main__":
    sys.exit(main())
