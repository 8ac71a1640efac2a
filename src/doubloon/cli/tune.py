"""`doubloon tune`: options and numbers in a designer's file that reach some targets."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import platformdirs
from rich.table import Table

from doubloon.cli.report import kept_when_stopped, write
from doubloon.cli.screen import new_console, shell_words
from doubloon.cli.simulate import Bar
from doubloon.lab.page import figure, lab_words, metric_name
from doubloon.lab.tables import toml_of
from doubloon.lab.targets import Edited
from doubloon.lab.tasks import Place
from doubloon.lab.tune import FINALISTS, MORE, Tuned
from doubloon.lab.tune import tune as tuned


def tune(
    game: str,
    targets: Sequence[str],
    over: Sequence[str],
    players: int | None,
    options: Mapping[str, object],
    bots: Sequence[str],
    tries: int,
    games: int,
    followed: int,
    seed: int,
    folder: Path | None,
    file: Path | None,
    place: Place,
    language: str,
) -> bool:
    """Search, print the answer, and write the table that it changed; whether it reaches the targets."""
    kept = folder or Path(platformdirs.user_cache_dir("doubloon")) / "tunings" / game
    most = (tries + FINALISTS * MORE) * games
    with Bar(shell_words(language).say("tuning"), most) as bar, kept_when_stopped(language, kept):
        found = tuned(
            game,
            targets=targets,
            over=over,
            players=players,
            options=options,
            bots=bots,
            tries=tries,
            games=games,
            followed=followed,
            seed=seed,
            folder=kept,
            place=place,
            progress=bar.advance,
        )
    _show(found, language)
    edited = [value for value in found.answer.options.values() if isinstance(value, Edited)]
    if file is not None and edited:
        write(file, toml_of(edited[0]))
        print(shell_words(language).say("table-written", file=str(file)))
    return found.reached


def _show(found: Tuned, language: str) -> None:
    said, console, answer = lab_words(language), new_console(), found.answer
    words = answer.setting.played.words(language)
    values = ", ".join(f"{name}={value}" for name, value in answer.values.items())
    state = "reached" if found.reached else "missed"
    console.print(said.say(f"tune-{state}", values=values, tried=found.tried, games=f"{found.games:,}"))
    names = ("target", "metric", "value", "interval", "reached")
    table = Table(*(said.say(f"column-{name}") for name in names))
    for target in found.targets:
        one = answer.figures[str(target)]
        unit = target.metric.unit
        table.add_row(
            str(target),
            metric_name(target.metric.name, said, words),
            figure(unit, one.value),
            f"{figure(unit, one.low)} – {figure(unit, one.high)}",
            said.say("yes" if target.reached(one) else "no"),
        )
    console.print(table)
