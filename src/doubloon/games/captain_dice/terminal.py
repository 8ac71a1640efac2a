"""A game of Captain Dice drawn in a terminal: the field, and what each player has."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from doubloon.engine.words import Words
from doubloon.games.captain_dice.state import CARDS

SEAT_STYLES = ("bold white on red", "bold white on blue", "bold black on white", "bold black on green")
RINGS = ("bell-began", "bell-by-itself", "bell-ended", "bell-wrong")  # events that are heard

_DICE = "⚄"
_FACE_DOWN = "?"
_COLUMN = 11


def draw(view: Mapping[str, Any], _options: Mapping[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """The whole table."""
    return Group(_heading(view, words), _field(view, names), _legend(words), _players(view, names, words))


def _heading(view: Mapping[str, Any], words: Words) -> Text:
    parts = (
        words.say("board-round", round=view["round"]),
        words.say("board-phase", phase=view["phase"]),
        words.say("board-deck", cards=view["deck"]),
    )
    return Text(" · ".join(parts), style="bold")


def _field(view: Mapping[str, Any], names: Sequence[str]) -> Table:
    table = Table(box=box.SQUARE, show_lines=True, padding=(0, 1))
    table.add_column("")
    for column in range(view["columns"]):
        table.add_column("abcde"[column], min_width=_COLUMN - 2, justify="center", header_style="bold")
    for row in range(1, view["rows"] + 1):
        cells = [view["field"][f"{'abcde'[column]}{row}"] for column in range(view["columns"])]
        table.add_row(Text(f"\n{row}", style="bold"), *(_cell(cell, names) for cell in cells))
    return table


def _cell(cell: Mapping[str, Any], names: Sequence[str]) -> Text:
    """A treasure card: its two dice, and below whose dice or attack card lies on it."""
    treasure = cell["treasure"]
    text = Text(f"{treasure[0]} {treasure[1]}\n" if treasure else "\n", style="bold")
    owner = cell["owner"]
    if owner is not None:
        text.append(f" {names[owner]} {_piece(cell['card'])} ", style=SEAT_STYLES[owner])
    return text


def _piece(card: str | None) -> str:
    if card is None:
        return _DICE
    return _FACE_DOWN if card == "face-down" else str(CARDS.index(card))


def _legend(words: Words) -> Text:
    return Text(f"{words.say('board-legend')}\n{words.say('board-face-down')}", style="dim")


def _players(view: Mapping[str, Any], names: Sequence[str], words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("player", "dice", "cards", "discard", "loot"):
        table.add_column(words.say(f"board-{column}"), header_style="dim")
    for seat, player in enumerate(view["players"]):
        name = Text(f" {names[seat]} ", style=SEAT_STYLES[seat])
        for mark in _marks(view, seat):
            name.append(f"\n {words.say(f'board-{mark}')}", style="bold")
        table.add_row(
            name,
            " ".join(map(str, player["dice"])) or f"({player['dice_in_hand']})",
            _cards(player, words),
            _speeds(player["discard"]),
            words.say("board-loot-count", treasures=player["treasures"], doubles=player["doubles"]),
        )
    return table


def _marks(view: Mapping[str, Any], seat: int) -> list[str]:
    """What there is to say of a player."""
    return [
        *(["first"] if view["first"] == seat else []),
        *(["locked"] if view["players"][seat]["locked_out"] else []),
        *(["turn"] if view["turn"] == seat else []),
    ]


def _cards(player: Mapping[str, Any], words: Words) -> str:
    """One's own hand; of an opponent all that is unseen, in hand or face down."""
    if player["hand"]:
        return _speeds(player["hand"])
    unseen = _speeds(player["unseen"])
    laid = sum(player["unseen"].values()) - player["hand_size"]
    lines = [words.say("board-unseen", cards=unseen) if laid > 0 else unseen]
    if player["unseen_early"]:
        cells = " ".join(player["early"])
        lines.insert(0, words.say("board-early", cells=cells, cards=_speeds(player["unseen_early"])))
    return "\n".join(line for line in lines if line)


def _speeds(cards: Mapping[str, int]) -> str:
    return " ".join(str(CARDS.index(card)) for card, count in cards.items() for _ in range(count))
