"""A game of Kraken drawn in a terminal: the whirlpool seen from above, the dial, the ships."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from doubloon.engine.words import Words
from doubloon.games.kraken.board import Board, BoardOption
from doubloon.games.kraken.state import FORWARD, INWARD, NOWHERE, OUTWARD

SEAT_STYLES = ("bold white on red", "bold black on yellow", "bold white on green", "bold black on dark_orange")

WIDTH, _HEIGHT = 78, 19
_CELL = 8  # the widest thing that a space may hold, with a gap
_SIGNS = {"start": "⚑", "eye": "◉", "wind": "≈", "base": "∆", "pillar": "▲", "tentacle": "§", "treasure": "◆"}
_SIGN_STYLES = {"wind": "cyan", "pillar": "bold magenta", "base": "magenta", "tentacle": "bold red", "eye": "bold cyan"}


def draw(view: Mapping[str, Any], options: Mapping[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """The whole table."""
    board = BoardOption().board(options["board"])
    cells = [_cell(space, board, view, names) for space in board.spaces]
    return Group(
        _whirlpool(cells, board),
        _legend(words),
        _dial(view, words),
        _ships(view, board, names, words),
        *_too_dear(view, names, words),
    )


def _cell(space: int, board: Board, view: Mapping[str, Any], names: Sequence[str]) -> Text:
    """A space: its number, its mark, and the ships on it."""
    pillars = {pillar["space"]: pillar["points"] for pillar in view["pillars"]}
    cell = Text()
    cell.append(str(space), style="dim")
    if space == board.start:
        cell.append(_SIGNS["start"], style="bold")
    if space == board.eye:
        cell.append(_SIGNS["eye"], style=_SIGN_STYLES["eye"])
        if view["treasure"] is None:
            cell.append(_SIGNS["treasure"], style="bold yellow")
    if space in board.wind:
        cell.append(_SIGNS["wind"], style=_SIGN_STYLES["wind"])
    if space in board.tentacles:
        cell.append(_SIGNS["tentacle"], style=_SIGN_STYLES["tentacle"])
    if pillars.get(space):
        cell.append(f"{_SIGNS['pillar']}{pillars[space]}", style=_SIGN_STYLES["pillar"])
    elif space in pillars:
        cell.append(_SIGNS["base"], style=_SIGN_STYLES["base"])
    for seat, ship in enumerate(view["ships"]):
        if ship["space"] == space:
            cell.append(names[seat][0], style=SEAT_STYLES[seat])
            if view["treasure"] == seat:
                cell.append(_SIGNS["treasure"], style="bold yellow")
    return cell


def _whirlpool(cells: list[Text], board: Board) -> Text:
    """The spaces on their rings around the eye; in plain rows if the rings are too crowded for a terminal."""
    rows: list[list[tuple[int, Text]]] = [[] for _ in range(_HEIGHT)]
    places = _places(board.rings)
    for cell, (turn, share) in zip(cells, places, strict=True):
        column, row = _on_screen(turn, share)
        rows[row].append((column - cell_len(cell.plain) // 2, cell))
    if any(_line(row) is None for row in rows):
        return Text("  ").join(cells)
    for turn, share in _wake(board, places):
        column, row = _on_screen(turn, share)
        dotted = [*rows[row], (column, Text("·", style="dim blue"))]
        if _line(dotted) is not None:
            rows[row] = dotted
    return Text("\n").join(_line(row) or Text() for row in rows)


def _places(rings: Sequence[int]) -> list[tuple[float, float]]:
    """Where each space lies: how far around, clockwise from the top, and how far out from the middle."""
    around = sum(size > 1 for size in rings)
    return [
        (number / size, (around - depth) / around if size > 1 else 0.0)
        for depth, size in enumerate(rings)
        for number in range(size)
    ]


def _wake(board: Board, places: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Dots from each space to the one forward of it."""
    for space, target in enumerate(board.links[FORWARD]):
        if target == NOWHERE:
            continue
        (turn, share), (next_turn, next_share) = places[space], places[target]
        turns = (next_turn - turn) % 1 if next_share else 0.0
        for part in (0.25, 0.5, 0.75):
            yield turn + part * turns, share + part * (next_share - share)


def _on_screen(turn: float, share: float) -> tuple[int, int]:
    """Column and row."""
    angle = 2 * math.pi * turn
    column = (WIDTH - _CELL) / 2 * (1 + share * math.sin(angle)) + _CELL / 2
    row = (_HEIGHT - 1) / 2 * (1 - share * math.cos(angle))
    return round(column), round(row)


def _line(row: list[tuple[int, Text]]) -> Text | None:
    """One row of the picture; None where two spaces would touch."""
    line = Text()
    for column, cell in sorted(row, key=lambda place: place[0]):
        gap = column - cell_len(line.plain)
        if gap < (1 if line else 0):
            return None
        line.append(" " * gap).append_text(cell)
    return line


def _legend(words: Words) -> Text:
    return Text("  ").join(
        Text.assemble((sign, _SIGN_STYLES.get(name, "bold")), " ", (words.say(f"board-{name}"), "dim"))
        for name, sign in _SIGNS.items()
    )


def _dial(view: Mapping[str, Any], words: Words) -> Text:
    line = Text(words.say("board-dial") + " ")
    for number, mood in enumerate(view["dial"]):
        name = words.say("board-mood", mood=mood)
        line.append(
            f"[{name}]" if number == view["segment"] else f" {name} ", style="" if mood == "dormant" else "bold"
        )
    return line


def _ships(view: Mapping[str, Any], board: Board, names: Sequence[str], words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("captain", "space", "inward", "outward", "state"):
        table.add_column(words.say(f"board-{column}"), style="", header_style="dim")
    for seat, ship in enumerate(view["ships"]):
        state = [
            *([words.say("board-turn", points=view["points"])] if view["turn"] == seat else []),
            *([words.say("board-holds")] if view["treasure"] == seat else []),
            *([words.say("board-bruised", lost=ship["fewer"])] if ship["fewer"] else []),
            *([words.say("board-gripped")] if ship["gripped"] else []),
        ]
        leads = [board.links[way][ship["space"]] for way in (INWARD, OUTWARD)]
        table.add_row(
            Text(f" {names[seat]} ", style=SEAT_STYLES[seat]),
            str(ship["space"]),
            *("–" if space == NOWHERE else str(space) for space in leads),
            ", ".join(state),
        )
    return table


def _too_dear(view: Mapping[str, Any], names: Sequence[str], words: Words) -> Iterator[Text]:
    """What is in reach, but not for the points that are left."""
    things = []
    for thing in view["too_dear"]:
        target = names[thing["seat"]] if "seat" in thing else ""
        space = view["pillars"][thing["base"]]["space"] if "base" in thing else thing.get("space", 0)
        things.append(words.say("board-dear", do=thing["do"], target=target, space=space, cost=thing["cost"]))
    if things:
        yield Text(words.say("board-too-dear", things=", ".join(things)), style="dim")
