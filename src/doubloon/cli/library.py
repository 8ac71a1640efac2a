"""What there is to play, and the rules of it."""

import re

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

import doubloon
from doubloon.cli.screen import new_console, shell_words
from doubloon.engine.errors import DoubloonError
from doubloon.guides import guide_of, without_pictures


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


def show_rules(game: str, number: str | None, language: str) -> None:
    """The rules of a game for people, or one rule of its rulebook."""
    new_console().print(rules_of(doubloon.game(game), number, language))


def show_exact_rules(game: str, language: str) -> None:
    """The whole rulebook: the letter of the law."""
    new_console().print(Markdown(doubloon.game(game).rulebook(language)))


def rules_of(game: doubloon.Game, number: str | None, language: str) -> Markdown:
    """The rules for people, or one rule to the letter, to be printed."""
    if number is None:
        return Markdown(without_pictures(guide_of(game, language)))
    return Markdown(_rule(game.rulebook(language), number))


def pages(console: Console, thing: RenderableType) -> list[Text]:
    """Something long in pieces that fit the screen with a line below; in one piece where nobody watches."""
    with console.capture() as captured:
        console.print(thing)
    lines = captured.get().splitlines()
    height = max(2, console.height - 1) if console.is_terminal else len(lines)
    return [Text.from_ansi("\n".join(lines[first : first + height])) for first in range(0, len(lines), height)]


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
