"""`doubloon ladder`: which bot is how good, as a table or as JSON."""

import hashlib
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

import platformdirs
from rich.table import Table

import doubloon
from doubloon.cli.screen import new_console, shell_words
from doubloon.cli.simulate import Bar, count, interval, percent
from doubloon.engine.words import Words
from doubloon.lab.ladder import Ladder, climb


def report(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int | None,
    alone: str | None,
    seed: int,
    workers: int | None,
    options: Mapping[str, object],
    file: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Let bots meet and print who is how good."""
    found = doubloon.game(game)
    players = found.players[-1] if players is None else players
    shell = shell_words(language)
    kept = file or _usual_file(game, bots, players, alone, seed, options)
    with Bar(shell.say("meeting"), games) as bar:
        ladder = climb(
            game,
            bots=bots,
            players=players,
            games=games,
            seed=seed,
            alone=alone,
            options=options,
            workers=workers,
            file=kept,
            progress=bar.advance,
        )
    if ladder.aside:
        print(shell.say("ladder-aside", file=str(ladder.aside)), file=sys.stderr)
    if as_json:
        print(json.dumps(asdict(ladder), indent=2, default=str))
    else:
        _print_table(ladder, shell, found.words(language), kept)


def _usual_file(game: str, *settings: object) -> Path:
    """Where the games of such a ladder are kept, so that a second call goes on."""
    key = hashlib.sha256(repr(settings).encode()).hexdigest()[:16]
    return Path(platformdirs.user_data_dir("doubloon")) / "ladders" / f"{game}-{key}.jsonl"


def _print_table(ladder: Ladder, shell: Words, words: Words, file: Path) -> None:
    console = new_console()
    title = shell.say(
        "climbed",
        game=words.say("title"),
        games=f"{ladder.games:,}",
        players=ladder.players,
        chance=percent(ladder.chance),
    )
    console.print(title, style="bold")
    table = Table(*(shell.say(f"column-{name}") for name in ("bot", "seats", "wins", "share", "interval", "rating")))
    for rung in ladder.rungs:
        table.add_row(
            rung.bot,
            f"{rung.wins.n:,}",
            count(rung.wins.count),
            percent(rung.wins.share),
            interval(rung.wins),
            f"{rung.rating:.1f} ± {rung.doubt:.1f}",
        )
    console.print(table)
    if ladder.unwon.count:
        share = ladder.unwon
        console.print(shell.say("ladder-unwon", share=percent(share.share), interval=interval(share)))
    console.print(shell.say("ladder-kept", file=str(file)), style="dim")
