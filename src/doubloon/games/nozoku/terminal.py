"""The table in a terminal: the cave, everyone's dice and cards, and the taken die as each neighbour sees it."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from doubloon.engine.words import Message, Words
from doubloon.games.nozoku.powers import POWER_NAMES
from doubloon.games.nozoku.speech import card_words
from doubloon.games.nozoku.state import COLOURS, NUMBERS, DieColour

View = Mapping[str, Any]

# Colours only repeat what a mark or a word says.
SEAT_STYLES = ("bold red", "bold blue", "bold green", "bold yellow")
STYLES = dict(zip(COLOURS, (*SEAT_STYLES, "bold"), strict=True))
NONE = "·"
UNKNOWN = "?"
ACTING = "▶ "
LONGEST_NAME = 14
WIDEST_POWER = 40


def draw(view: View, options: Mapping[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """The game as the viewer of this view may see it."""
    names = [_shortened(name) for name in names]
    parts: list[RenderableType] = [_heading(view, options, names, words), _cave(view, words), Text()]
    if view["taken"]:
        parts += [_taken(view, names, words), Text()]
    parts += [_dice(view, names, words), Text(), _cards(view, names, words), *_powers(options, words)]
    parts += _unplayable(view, options, words)
    if view["step"] in ("name", "over"):
        parts += [Text(), _result(view, names, words)]
    return Group(*parts)


def _heading(view: View, options: Mapping[str, Any], names: Sequence[str], words: Words) -> Text:
    message = Message("board-round", round=view["round"], limit=options["round_limit"], seat=view["starter"])
    return Text(message.said(words, names), style="bold")


def _cave(view: View, words: Words) -> Table:
    table = _table(words.say("board-cave"), *map(str, NUMBERS), words.say("board-all"))
    for colour, counts in view["cave"].items():
        cells = [str(count or NONE) for count in counts]
        table.add_row(_colour("board-colour", colour, words), *cells, str(view["left"][colour]))
    return table


def _dice(view: View, names: Sequence[str], words: Words) -> Table:
    table = _table(words.say("board-dice"), *map(str, NUMBERS), words.say("board-sum"))
    for seat, player in enumerate(view["players"]):
        cells = (_held(player["held"], number, words) for number in NUMBERS)
        table.add_row(_name(view, seat, names), *cells, str(player["sum"]))
    return table


def _held(held: Mapping[DieColour, Sequence[int]], number: int, words: Words) -> Text:
    """The dice of one number: a mark for each colour, and how many if they are several."""
    counted = ((colour, counts[number - 1]) for colour, counts in held.items() if counts[number - 1])
    marks = [
        Text(f"{count}×" if count > 1 else "").append_text(_colour("board-mark", colour, words))
        for colour, count in counted
    ]
    return Text(" ").join(marks) if marks else Text(NONE)


def _cards(view: View, names: Sequence[str], words: Words) -> Table:
    table = _table(words.say("board-cards"), words.say("board-hand"), words.say("board-pile"), justify="left")
    for seat, player in enumerate(view["players"]):
        table.add_row(_name(view, seat, names), _row_of(player["hand"]), _row_of(player["pile"]))
    return table


def _row_of(cards: Sequence[Sequence[int]]) -> str:
    return "  ".join(f"{main}/{sub}" for main, sub in cards) or NONE


def _powers(options: Mapping[str, Any], words: Words) -> list[Text]:
    """What the numbers on the cards stand for, two in a line."""
    told = [_power(number, options, words) for number in NUMBERS]
    for left, right in zip(told[::2], told[1::2], strict=True):
        left.pad_right(WIDEST_POWER - left.cell_len)
        left.append_text(right)
    return told[::2]


def _power(number: int, options: Mapping[str, Any], words: Words) -> Text:
    power = POWER_NAMES[number]
    does = words.say("power-does", power=power, powers=options["powers"])
    return Text(f"{number} {words.say('power-name', power=power)}: {does}", style="dim")


def _unplayable(view: View, options: Mapping[str, Any], words: Words) -> list[Text]:
    """The cards in the active player's hand that cannot be played, and why."""
    lines = [
        words.say(f"unplayable-{card['why']}", card=main, **card_words(main), powers=options["powers"])
        for player in view["players"]
        for card in player["unplayable"]
        for main in card["card"][:1]
    ]
    return [Text(), Text(words.say("board-unplayable")), *(Text(f"  {line}") for line in lines)] if lines else []


def _taken(view: View, names: Sequence[str], words: Words) -> Table:
    """The die on the card from above, the active player in front of it, with who sees which side."""
    taken = view["taken"]
    sides = {side: Text(str(taken[side])) for side in ("front", "right", "back", "left")}
    for seat, side in enumerate(taken["seen"]):
        sides[side] = Text(Message("board-sees", seat=seat, number=taken[side]).said(words, names))
    top = Text(f"{taken['number']} ").append(_colour("board-colour", taken["colour"], words))
    die = Panel(Align.center(top), box=box.ROUNDED, width=16, title="{}/{}".format(*taken["card"]))
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(justify="right", vertical="middle", ratio=1)
    grid.add_column(justify="center", width=32)
    grid.add_column(justify="left", vertical="middle", ratio=1)
    grid.add_row("", sides["back"], "")
    grid.add_row(sides["left"], Align.center(die), sides["right"])
    grid.add_row("", sides["front"], "")
    return grid


def _result(view: View, names: Sequence[str], words: Words) -> Table:
    fields = ("named", "home", "white_home", "left_behind", "points")
    table = _table(words.say("board-result"), *(words.say(f"board-{field}") for field in fields))
    for seat, player in enumerate(view["players"]):
        told = player | (player["result"] or {})
        cells = [NONE if told.get(field) is None else str(told[field]) for field in fields]
        if player["has_named"] and player["named"] is None:
            cells[0] = UNKNOWN
        table.add_row(_name(view, seat, names), *cells)
    return table


def _table(title: str, *columns: str, justify: Literal["left", "right"] = "right") -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(title, min_width=LONGEST_NAME + len(ACTING), max_width=LONGEST_NAME + len(ACTING), no_wrap=True)
    for column in columns:
        table.add_column(column, justify=justify)
    return table


def _colour(message: str, colour: DieColour, words: Words) -> Text:
    return Text(words.say(message, colour=colour), STYLES[colour])


def _name(view: View, seat: int, names: Sequence[str]) -> str:
    return (ACTING if seat in view["actors"] else " " * len(ACTING)) + names[seat]


def _shortened(name: str) -> str:
    text = Text(name)
    text.truncate(LONGEST_NAME, overflow="ellipsis")
    return text.plain
