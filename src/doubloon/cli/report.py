"""`doubloon report`: what a game is like under some options, as one HTML file."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import platformdirs

from doubloon.cli.screen import shell_words
from doubloon.cli.simulate import STOPPED, Bar, leave_at_once
from doubloon.engine.errors import BadPlayers
from doubloon.lab.findings import findings
from doubloon.lab.folder import CannotKeep
from doubloon.lab.page import lab_words
from doubloon.lab.report import report as made_report
from doubloon.lab.run import Run
from doubloon.lab.setting import Setting, setting_of
from doubloon.lab.tasks import Place


def report(
    game: str,
    players: int | None,
    bots: Sequence[str],
    options: Mapping[str, object],
    games: int,
    followed: int,
    captains: int,
    seed: int,
    file: Path | None,
    folder: Path | None,
    place: Place,
    language: str,
) -> None:
    """Play, write the page, and print its summary."""
    if captains < 0 or followed < 0:
        raise BadPlayers(f"--captains and --followed are numbers of games, 0 for none, not {min(captains, followed)}")
    shell, file = shell_words(language), file or Path(f"{game}.html")
    setting = setting_of(game, players=players, bots=bots, options=options, seed=seed)
    kept = folder or usual_folder(game, setting.key)
    with Bar(shell.say("simulating"), games + followed + captains) as bar, kept_when_stopped(language, kept):
        made = made_report(
            game,
            players=players,
            bots=bots,
            options=options,
            games=games,
            followed=0 if setting.searched else min(followed, games),
            captains=captains,
            seed=seed,
            folder=kept,
            place=place,
            progress=bar.advance,
            command=command_of(setting, games=games, followed=followed, captains=captains),
        )
    tell_cut(made.runs, language)
    write(file, made.page(language))
    words = lab_words(language)
    for message in findings(made.runs[0]):
        print(words.say(message.name, **message.arguments))
    print(shell.say("report-written", file=str(file)))


def command_of(setting: Setting, **numbers: int) -> str:
    """The command that makes the same page again, however it was typed: its files are named without their folders."""
    options = "".join(f" --option {name}={Path(value).name}" for name, value in sorted(setting.given.items()))
    bots = "" if set(setting.bots) == {"mate"} else f" --bots {','.join(setting.bots)}"
    given = "".join(f" --{name} {value}" for name, value in numbers.items())
    return f"doubloon report {setting.game} --players {setting.players}{bots}{options}{given} --seed {setting.seed}"


def usual_folder(game: str, key: str) -> Path:
    """Where the games of a report are kept, so that a second call goes on; a cache, which may be deleted."""
    return Path(platformdirs.user_cache_dir("doubloon")) / "runs" / f"{game}-{key}"


def write(file: Path, text: str) -> None:
    """Write a page: all of it, or nothing."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(file)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise CannotKeep(f"{file} cannot be written: {error.strerror}") from None


def tell_cut(runs: Sequence[Run], language: str) -> None:
    """Say which files were cut, and were made anew."""
    for file in (file for run in runs for file in run.cut):
        print(shell_words(language).say("run-cut", file=str(file)), file=sys.stderr)


@contextmanager
def kept_when_stopped(language: str, folder: Path) -> Iterator[None]:
    """Ctrl+C inside of this ends the process with a sentence: what is in the folder is kept."""
    try:
        yield
    except KeyboardInterrupt:
        print(shell_words(language).say("run-stopped", folder=str(folder)), file=sys.stderr)
        leave_at_once(STOPPED)
