"""`doubloon compile`: machine code for games before anyone plays them, made with all cores."""

from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

import doubloon
from doubloon.bots import SIMULATIONS, TABLES, Compilers, parts_of
from doubloon.cli.screen import shell_words
from doubloon.engine.errors import DoubloonError

LOOKS = 0.2  # seconds between two


class CannotCompile(DoubloonError):
    """The compiler does not take the rules of some game."""


def compile_ahead(names: Sequence[str], simulation: bool, language: str) -> None:
    """Compile what is not in the cache yet; CannotCompile names the games that failed."""
    games = [doubloon.game(name) for name in names or doubloon.names()]
    parts = (*TABLES, *SIMULATIONS) if simulation else TABLES
    failed: list[str] = []
    compilers = Compilers(lambda game, why: failed.append(f"{game} is not compiled: {why}"), parts, nice=0)
    for game in games:
        if not all(entries.load() for entries in parts_of(game, parts)):
            compilers.want(game, played=False)
    shell = shell_words(language)
    columns, console = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()), Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        tasks = {game: bar.add_task(shell.say("compiling", game=game.name), total=1.0) for game in games}
        while not compilers.join(LOOKS):
            for game, task in tasks.items():
                bar.update(task, completed=compilers.share(game))
    if failed:
        raise CannotCompile("; ".join(failed))
