"""What stands behind a command, read: numbers, seats, options and languages, each with an error of its own."""

import os
import shlex
import shutil
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import typer

from doubloon.cli.output import can_print
from doubloon.engine.errors import BadOption, BadPlayers, DoubloonError, UnknownGame, shown

JAPANESE = "日本語"


class NotANumber(DoubloonError):
    """Something else stands where a whole number is wanted."""


def whole_number(name: str, meaning: str, such_as: int) -> Any:
    """An option that takes a whole number."""

    def read(text: str | int) -> int:
        try:
            return int(text)
        except ValueError:
            raise NotANumber(f"{name} takes a whole number such as {such_as}, not {shown(text)}") from None

    return typer.Option(name, help=meaning, parser=read, metavar="<int>")


def some_game(context: typer.Context, name: str) -> str:
    """The name of a game; who gave none is told which there are."""
    if name:
        return name
    import doubloon

    names = doubloon.names()
    raise UnknownGame(f"which game? There are: {', '.join(names)}; try: {context.command_path} {names[0]}")


def print_version(wanted: bool) -> None:
    """Print the version, and that is all."""
    if wanted:
        typer.echo(f"doubloon {version('doubloon')}")
        raise typer.Exit


def language_of(chosen: str | None) -> str:
    """The language that was chosen, or that of the system if the terminal can print it."""
    if chosen:
        if chosen == "ja" and not can_print(JAPANESE, sys.stdout):
            raise BadOption(
                f"--lang ja: the output is {sys.stdout.encoding}, which has no Japanese; set PYTHONIOENCODING=utf-8"
            )
        return chosen
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "ja" if system.startswith("ja") and can_print(JAPANESE, sys.stdout) else "en"


def seats_of(text: str) -> tuple[int, ...]:
    """Seats as people count them, from 1, to seats from 0."""
    try:
        seats = tuple(sorted({int(number) - 1 for number in text.split(",")}))
    except ValueError:
        seats = ()
    if not seats or seats[0] < 0:
        raise BadPlayers(f"--seat is a seat such as 1, or several such as 1,3, not {text!r:.80}")
    return seats


def options_of(rows: list[str] | None, behind: str = "--option") -> dict[str, object]:
    """Options of a game, as they stand behind --option."""
    options: dict[str, object] = {}
    for row in rows or []:
        name, equals, value = row.partition("=")
        if not equals:
            raise BadOption(f"{behind} takes NAME=VALUE, such as round_limit=100, not {row!r:.80}")
        options[name.strip()] = Path(value.strip()) if value.strip().endswith(".toml") else value.strip()
    return options


def typed_again(context: typer.Context) -> str:
    """The command as the person typed it, but for what a save holds itself: the same people and bots at the table."""
    given = [
        f" --{name} {shlex.quote(str(context.params[name]))}"
        for name in ("seat", "bots", "hands", "lang")
        if getattr(context.get_parameter_source(name), "name", "") == "COMMANDLINE"
    ]
    explain = " --explain" if context.params["explain"] else ""
    return f"{program()} {context.info_name} {context.params['game']}{''.join(given)}{explain}"


def program() -> str:
    """How this program was called: its path, or its name alone where that is enough."""
    called = sys.argv[0]
    if Path(called).name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m doubloon"
    found = shutil.which(Path(called).name)
    on_path = found is not None and (called == Path(called).name or Path(found).samefile(called))
    return Path(called).name if on_path else shlex.quote(called)


def as_typed(text: str) -> str:
    """A sentence that names commands of ours, with the name that this program was called by."""
    return text.replace("`doubloon ", f"`{program()} ")
