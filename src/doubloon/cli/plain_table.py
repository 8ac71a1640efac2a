"""The table of a game that has no drawing of its own yet: its view, players as rows, the rest as names and values."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from doubloon.engine.words import Words

SEAT_STYLES = ("red", "blue", "green", "yellow", "bright_red", "white", "cyan", "magenta")


def draw(view: Mapping[str, Any], _options: Mapping[str, Any], names: Sequence[str], words: Words) -> Group:
    """What the viewer may know of any game."""
    by_seat = {name: value for name, value in view.items() if isinstance(value, list) and len(value) == len(names)}
    rest = {name: value for name, value in view.items() if name not in by_seat and not _is_empty(value)}
    players = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("", *by_seat):
        players.add_column(said(words, name))
    for seat, player in enumerate(names):
        shown = (written(value[seat]) for value in by_seat.values())
        players.add_row(Text(player, style=SEAT_STYLES[seat % len(SEAT_STYLES)]), *shown)
    lines = Table.grid(padding=(0, 2, 0, 0))
    for name, value in rest.items():
        lines.add_row(said(words, name), written(value))
    return Group(players, Text(), lines)


def said(words: Words, field: str) -> str:
    """What a field is called: in the game's words (`field-NAME`), or by its name."""
    return words.say(f"field-{field}") if f"field-{field}" in words else field.replace("_", " ")


def written(value: Any) -> str:
    """A value on one line.

    >>> written([1, None, {"dice": [2, 3]}]), written(True)
    ('1 – dice 2 3', '✓')
    """
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {written(one)}" for name, one in value.items() if not _is_empty(one))
    if isinstance(value, list | tuple):
        return " ".join(map(written, value)) or "–"
    return str(value)


def _is_empty(value: Any) -> bool:
    return value is None or value in ([], {})
