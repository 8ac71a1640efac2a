"""`doubloon sweep`: every mix of some options' values and numbers of players, as a table and as a page."""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path

import platformdirs
from rich.table import Table

import doubloon
from doubloon.cli.report import kept_when_stopped, write
from doubloon.cli.screen import new_console, shell_words
from doubloon.cli.simulate import Bar
from doubloon.engine.errors import BadOption, BadPlayers
from doubloon.lab.page import lab_words, metric_name
from doubloon.lab.sweep import Sweep, settings_of
from doubloon.lab.sweep import sweep as swept
from doubloon.lab.sweep_page import grid, sweep_page
from doubloon.lab.tasks import Place

USUAL = ("seat_advantage", "rounds", "decisions", "branching", "forced_share", "undecided")


def sweep(
    game: str,
    players: str | None,
    rows: Sequence[str],
    metrics: Sequence[str],
    bots: Sequence[str],
    games: int,
    followed: int,
    seed: int,
    folder: Path | None,
    file: Path | None,
    place: Place,
    language: str,
) -> None:
    """Play the grid, print it, and write its page where one is wanted."""
    over, options = values_of(game, rows)
    numbers = players_of(players) or [doubloon.game(game).players[-1]]
    count = len(settings_of(game, over, numbers, options, bots, seed))
    kept = folder or _usual_folder(game, seed)
    with (
        Bar(shell_words(language).say("simulating"), count * (games + followed)) as bar,
        kept_when_stopped(language, kept),
    ):
        found = swept(
            game,
            over=over,
            players=numbers,
            options=options,
            bots=bots,
            metrics=metrics or [name for name in USUAL if max(numbers) > 1 or name != "seat_advantage"],
            games=games,
            followed=followed,
            seed=seed,
            folder=kept,
            place=place,
            progress=bar.advance,
        )
    if file is not None:
        write(file, sweep_page(found, language, _command(game, players, rows, metrics, bots, games, followed, seed)))
    _show(found, language)


def values_of(game: str, rows: Sequence[str]) -> tuple[dict[str, list[object]], dict[str, object]]:
    """Options with several values, and those with one; what an option takes as it is, commas and all, is one value."""
    over: dict[str, list[object]] = {}
    options: dict[str, object] = {}
    for row in rows:
        name, equals, text = row.partition("=")
        if not equals:
            raise BadOption(f"--option takes NAME=VALUE,VALUE, such as round_limit=100,200, not {row!r:.80}")
        values = [_file_or_word(value) for value in text.split(",")]
        if len(values) == 1 or _is_one_value(game, name, text):
            options[name] = _file_or_word(text)
        else:
            over[name] = values
    return over, options


def _file_or_word(text: str) -> object:
    return Path(text.strip()) if text.strip().endswith(".toml") else text.strip()


def _is_one_value(game: str, name: str, text: str) -> bool:
    try:
        doubloon.game(game).read_options({name: text})
    except BadOption:
        return False
    return True


def players_of(text: str | None) -> list[int]:
    """Numbers of players, with commas."""
    try:
        return [int(number) for number in text.split(",")] if text else []
    except ValueError:
        raise BadPlayers(f"--players is a number such as 4, or several such as 3,4,5, not {text!r:.80}") from None


def _usual_folder(game: str, seed: int) -> Path:
    name = hashlib.sha256(str(seed).encode()).hexdigest()[:8]
    return Path(platformdirs.user_cache_dir("doubloon")) / "sweeps" / f"{game}-{name}"


def _show(found: Sweep, language: str) -> None:
    words = found.cells[0].setting.played.words(language)
    said = lab_words(language)
    table = Table(*found.over, *(metric_name(name, said, words) for name in found.metrics))
    for row in grid(found):
        table.add_row(*row)
    new_console().print(table)


def _command(
    game: str,
    players: str | None,
    rows: Sequence[str],
    metrics: Sequence[str],
    bots: Sequence[str],
    games: int,
    followed: int,
    seed: int,
) -> str:
    options: Mapping[str, Sequence[str]] = {
        "option": rows,
        "metric": metrics,
        "bots": [] if bots == ["mate"] else [",".join(bots)],
    }
    given = "".join(f" --{name} {value}" for name, values in options.items() for value in values)
    seats = f" --players {players}" if players else ""
    return f"doubloon sweep {game}{seats}{given} --games {games} --followed {followed} --seed {seed}"
