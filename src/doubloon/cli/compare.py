"""`doubloon compare`: what other options do to a game, a verdict for every metric."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.table import Table

from doubloon.cli.report import kept_when_stopped, tell_cut, usual_folder, write
from doubloon.cli.screen import new_console, shell_words
from doubloon.cli.simulate import Bar
from doubloon.lab.compare import Comparison, compared
from doubloon.lab.compare_page import ORDER, by_verdict, cells, compare_page, headlines
from doubloon.lab.page import lab_words
from doubloon.lab.replays import NoReplays, run_of_replays
from doubloon.lab.run import Run, run_of
from doubloon.lab.setting import Setting, setting_of
from doubloon.lab.tasks import Place


def compare(
    game: str,
    players: int | None,
    bots: Sequence[str],
    options: Mapping[str, object],
    against: Mapping[str, object],
    replays: Sequence[Path],
    games: int,
    followed: int,
    seed: int,
    file: Path | None,
    place: Place,
    as_json: bool,
    language: str,
) -> None:
    """Play both ways with the same seeds, and print what differs."""
    if replays:
        runs = _replayed(game, replays)
        command = f"doubloon compare {game}{''.join(f' --replays {folder.name}' for folder in replays)}"
    else:
        before = setting_of(game, players=players, bots=bots, options=against, seed=seed)
        after = setting_of(game, players=before.players, bots=bots, options=options, seed=seed)
        runs = _played([before, after], games, followed, place, language)
        command = _command(before, after, games, followed)
    tell_cut(runs, language)
    found = compared(*runs)
    if file is not None:
        write(file, compare_page(found, language, command))
    if as_json:
        print(json.dumps(found.to_polars().to_dicts(), indent=2))
    else:
        show(found, language)


def _played(settings: Sequence[Setting], games: int, followed: int, place: Place, language: str) -> list[Run]:
    runs = []
    with Bar(shell_words(language).say("simulating"), 2 * (games + followed)) as bar:
        for setting in settings:
            kept = usual_folder(setting.game, setting.key)
            with kept_when_stopped(language, kept):
                runs.append(run_of(setting, games, followed, kept / "compared", place, bar.advance))
    return runs


def _replayed(game: str, folders: Sequence[Path]) -> list[Run]:
    if len(folders) != 2:
        raise NoReplays(f"--replays is given twice, for the games before and those after, not {len(folders)} times")
    runs = [run_of_replays(folder) for folder in folders]
    for run, folder in zip(runs, folders, strict=True):
        if run.setting.game != game or run.setting.players != runs[0].setting.players:
            raise NoReplays(f"{folder} has games of {run.setting.players} players of {run.setting.game}")
    return runs


def show(found: Comparison, language: str) -> None:
    """The verdicts as tables."""
    console, said = new_console(), lab_words(language)
    words = found.one.setting.played.words(language)
    for line in headlines(found, said):
        console.print(said.say(line.name, **line.arguments))
    for verdict in ORDER:
        rows = by_verdict(found, verdict)
        if not rows:
            continue
        names = ("metric", "one", "other", "difference", "interval", "corrected", "wanted")
        table = Table(
            *(said.say(f"column-{name}") for name in names), title=said.say(f"verdict-{verdict.value}", count=len(rows))
        )
        for one in rows:
            table.add_row(*cells(one, said, words))
        console.print(table)


def _command(before: Setting, after: Setting, games: int, followed: int) -> str:
    """The command that makes the same page again."""
    given = [
        f" --{name} {option}={Path(value).name}"
        for name, setting in (("option", after), ("against", before))
        for option, value in sorted(setting.given.items())
    ]
    bots = "" if set(before.bots) == {"mate"} else f" --bots {','.join(before.bots)}"
    return (
        f"doubloon compare {before.game} --players {before.players}{bots}{''.join(given)}"
        f" --games {games} --followed {followed} --seed {before.seed}"
    )
