"""`doubloon ladder --gate`: whether bots of a level finish their games and throw nothing away, in every way to play."""

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from rich.table import Table

import doubloon
from doubloon.cli.screen import new_console, shell_words
from doubloon.cli.simulate import Bar, percent
from doubloon.engine.words import Words
from doubloon.lab.gate import Passage, pass_gate, ways_to_play

WATCHED = 10  # games of each way to play that are looked at choice by choice


def report(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int | None,
    seed: int,
    workers: int | None,
    options: Mapping[str, object],
    as_json: bool,
    language: str,
) -> None:
    """Let each level through the gate and print how it did; the exit code is 1 if one does not pass."""
    found, shell = doubloon.game(game), shell_words(language)
    ways = [options] if options else ways_to_play(found)
    tables = [players] if players else list(found.players)
    passages: list[Passage] = []
    with Bar(shell.say("meeting"), len(bots) * len(ways) * len(tables)) as bar:
        for bot in bots:
            for passage in pass_gate(
                game,
                level=bot,
                games=games,
                watched=min(games, WATCHED),
                seed=seed,
                players=tables,
                ways=ways,
                workers=workers,
            ):
                passages.append(passage)
                bar.advance(1)
    if as_json:
        print(json.dumps([{**asdict(passage), "passed": passage.passed} for passage in passages], indent=2))
    else:
        _print_table(passages, shell)
    if not all(passage.passed for passage in passages):
        sys.exit(1)


def _print_table(passages: Sequence[Passage], shell: Words) -> None:
    columns = ("bot", "players", "options", "decided", "thrown-away", "gate")
    table = Table(*(shell.say(f"column-{name}") for name in columns))
    for passage in passages:
        table.add_row(
            passage.level,
            str(passage.players),
            ", ".join(f"{name}={value}" for name, value in passage.options.items()),
            f"{percent(passage.decided.share)} (n={passage.decided.n:,})",
            f"{passage.thrown_away} / {passage.last_choices}",
            shell.say("gate-passed" if passage.passed else "gate-failed"),
        )
    new_console().print(table)
