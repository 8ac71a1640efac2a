"""`doubloon simulate`: many games, then the figures as a table, as JSON or as CSV."""

import csv
import json
import os
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from enum import Enum

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import doubloon
from doubloon.cli.screen import new_console, shell_words
from doubloon.engine.words import Words
from doubloon.lab.simulate import Stopped
from doubloon.lab.summary import Share, Spread, Summary, summarise

STOPPED = 130  # what a shell says of a command that Ctrl+C ended


class Format(Enum):
    """How the figures are printed."""

    TABLE = "table"
    JSON = "json"
    CSV = "csv"


def report(
    game: str,
    games: int,
    players: int | None,
    bots: Sequence[str],
    hands: Sequence[str] | None,
    seed: int,
    workers: int | None,
    options: Mapping[str, object],
    form: Format,
    language: str,
) -> None:
    """Simulate and print what came of it."""
    found = doubloon.game(game)
    if players is None:
        players = len(bots) if len(bots) > 1 else found.players[-1]
    if len(bots) == 1:
        bots = [*bots] * players
    if hands is not None and len(hands) == 1:
        hands = [*hands] * players
    shell, stopped = shell_words(language), False
    with Bar(shell.say("simulating"), games) as bar:
        try:
            result = doubloon.simulate(
                game,
                players=players,
                games=games,
                seed=seed,
                bots=bots,
                hands=hands,
                workers=workers,
                options=options,
                progress=bar.advance,
            )
        except Stopped as pressed:
            result, stopped = pressed.result, True
    played = len(result.ranks)
    if played:
        _print(summarise(result), bar.seconds, form, shell, found.words(language))
    if stopped:
        print(shell.say("stopped", played=f"{played:,}", games=f"{games:,}"), file=sys.stderr)
        leave_at_once(STOPPED)


def leave_at_once(status: int) -> None:
    """End the process with all that is printed; games that are still being played in threads would hold it up."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def _print(summary: Summary, seconds: float, form: Format, shell: Words, words: Words) -> None:
    if form is Format.JSON:
        print(json.dumps(asdict(summary), indent=2))
    elif form is Format.CSV:
        _print_csv(summary)
    else:
        _print_tables(summary, seconds, shell, words)


class Bar:
    """A bar for many games. It appears, and its clock runs, when the first are played: not while rules are compiled."""

    def __init__(self, label: str, total: int) -> None:
        # On stderr, so that figures can be piped; rich draws nothing where that is no terminal.
        console = Console(stderr=True)
        columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task = self._bar.add_task(label, total=total)
        self._began: float | None = None

    def __enter__(self) -> "Bar":
        return self

    def __exit__(self, *_: object) -> None:
        if self._began is not None:
            self._bar.stop()

    def advance(self, games: int) -> None:
        """So many more games are played."""
        if self._began is None:
            self._began = time.perf_counter()
            self._bar.start()
        self._bar.advance(self._task, games)

    @property
    def seconds(self) -> float:
        """How long games have been played."""
        return 0.0 if self._began is None else time.perf_counter() - self._began


def _print_tables(summary: Summary, seconds: float, shell: Words, words: Words) -> None:
    console = new_console()
    title = shell.say("simulated", game=words.say("title"), games=f"{summary.games:,}", seconds=f"{seconds:.1f}")
    console.print(title, style="bold")
    wins = Table(*(shell.say(f"column-{name}") for name in ("seat", "bot", "wins", "share", "interval")))
    for seat, (bot, share) in enumerate(zip(summary.bots, summary.wins, strict=True)):
        wins.add_row(
            f"{seat + 1} {words.say(f'seat-{seat}')}",
            bot,
            count(share.count),
            percent(share.share),
            interval(share),
        )
    console.print(wins)
    places = Table(*(shell.say(f"column-{name}") for name in ("place", "wins", "share", "interval")))
    for place, share in enumerate(summary.wins_by_place, 1):
        places.add_row(str(place), count(share.count), percent(share.share), interval(share))
    console.print(places)
    for name, share in _other_ends(summary):
        if share.count:
            console.print(shell.say(name, share=percent(share.share), interval=interval(share)))
    figures = Table(*(shell.say(f"column-{name}") for name in ("per-game", "mean", "interval", "median", "range")))
    for name, spread in summary.spreads.items():
        label = words.say(f"metric-{name}") if f"metric-{name}" in words else shell.say(f"metric-{name}")
        figures.add_row(
            label,
            f"{spread.mean:,.2f}",
            f"{spread.low:,.2f} – {spread.high:,.2f}",
            figure(spread.median),
            f"{figure(spread.p5)} – {figure(spread.p95)}",
        )
    console.print(figures)
    for name, tallies in summary.tallies.items():
        columns = ("times", "share", "interval", "wins", "share-of-wins", "interval")
        table = Table(words.say(f"tally-{name}"), *(shell.say(f"column-{column}") for column in columns))
        for tally in tallies:
            table.add_row(str(tally.number), *_counted(tally.had), *_counted(tally.won))
        console.print(table)


def _counted(share: Share) -> tuple[str, str, str]:
    return count(share.count), percent(share.share), f"{100 * share.low:.1f} – {100 * share.high:.1f}"


def count(number: float) -> str:
    """How often something happened; what is shared in parts has one decimal.

    >>> count(4917 + 1 / 3), count(12000)
    ('4,917.3', '12,000')
    """
    return f"{number:,.1f}".removesuffix(".0")


def figure(number: float) -> str:
    """A figure of a game, with two decimals where it has any.

    >>> figure(7), figure(4.25 + 1 / 300)
    ('7', '4.25')
    """
    return f"{number:,.2f}".removesuffix(".00")


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.2f} %"


def interval(share: Share) -> str:
    """Where a share lies, all but surely."""
    return f"{percent(share.low)} – {percent(share.high)}"


def _print_csv(summary: Summary) -> None:
    rows = csv.writer(sys.stdout, lineterminator="\n")
    rows.writerow(["measure", "seat", "place", "bot", "value", "low", "high", "p5", "median", "p95"])
    for seat, (bot, share) in enumerate(zip(summary.bots, summary.wins, strict=True), 1):
        rows.writerow(["win share", seat, "", bot, *_share_cells(share)])
    for place, share in enumerate(summary.wins_by_place, 1):
        rows.writerow(["win share", "", place, "", *_share_cells(share)])
    for name, share in _other_ends(summary):
        rows.writerow([f"{name} share", "", "", "", *_share_cells(share)])
    for name, spread in summary.spreads.items():
        rows.writerow([name, "", "", "", *_spread_cells(spread)])
    for name, tallies in summary.tallies.items():
        for tally in tallies:
            rows.writerow([f"{name} {tally.number}", "", "", "", *_share_cells(tally.had)])
            rows.writerow([f"{name} {tally.number} of wins", "", "", "", *_share_cells(tally.won)])


def _other_ends(summary: Summary) -> tuple[tuple[str, Share], ...]:
    """Games that no seat won alone."""
    return ("shared", summary.shared), ("undecided", summary.undecided), ("unwon", summary.unwon)


def _share_cells(share: Share) -> list[float | str]:
    return [share.share, share.low, share.high, "", "", ""]


def _spread_cells(spread: Spread) -> list[float]:
    return [spread.mean, spread.low, spread.high, spread.p5, spread.median, spread.p95]
