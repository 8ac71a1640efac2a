"""What there is to play, and the rules of it."""

import re

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

import doubloon
from doubloon.cli.screen import new_console, shell_words
from doubloon.engine.errors import DoubloonError


class UnknownRule(DoubloonError):
    """The rulebook has no rule of that number."""


def list_games(language: str) -> None:
    """All games with their players and options."""
    console, shell = new_console(), shell_words(language)
    for name in doubloon.names():
        game = doubloon.game(name)
        words = game.words(language)
        line = Text.assemble((name, "bold"), f"  {words.say('title')}  ")
        line.append(shell.say("players", least=game.players.start, most=game.players.stop - 1), style="dim")
        console.print(line)
        console.print(Text(f"  {words.say('tagline')}", style="italic"))
        table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
        for option in game.options:
            given = option.default if isinstance(option.default, str | int) else ",".join(option.default)
            allowed = shell.say("option-values", default=str(given), allowed=option.allowed)
            table.add_row(Text(option.name, style="bold"), Text(f"{words.say(f'option-{option.name}')} {allowed}"))
        console.print(table)
        console.print()


def show_rules(game: str, number: str | None, language: str, console: Console | None = None) -> None:
    """The rulebook of a game, or one rule of it."""
    book = doubloon.game(game).rulebook(language)
    (console or new_console()).print(Markdown(book if number is None else _rule(book, number)))


def first_rule(book: str) -> str:
    """The number of the first rule of a rulebook."""
    found = re.search(r"^\*\*([A-Z]\d+)\*\*", book, flags=re.M)
    return found[1] if found else ""


def _rule(book: str, number: str) -> str:
    """The paragraphs of one rule: from its number to the next one or the next heading."""
    wanted = number.strip().upper()
    found = re.search(rf"^\*\*{re.escape(wanted)}\*\*.*?(?=^\*\*[A-Z]\d+\*\*|^#|\Z)", book, flags=re.M | re.S)
    if not found:
        numbers = re.findall(r"^\*\*([A-Z]\d+)\*\*", book, flags=re.M)
        raise UnknownRule(f"no rule is numbered {number!r:.40}; they are {numbers[0]} to {numbers[-1]}")
    return found.group()
