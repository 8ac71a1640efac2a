"""The options `map` and `layout` (G4): the twelve map cards, maps that designers write, and how the cards are laid.

A map file is TOML (data/maps/twelve.toml is one to start from). What is wrong with one is named, all of it at once.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from doubloon.engine.options import Choice
from doubloon.engine.records import Record, new
from doubloon.engine.tables import Table, TableOption, bad_table, is_whole, read_table
from doubloon.games.casket.rules.steps import lay_map, leads_to_finish
from doubloon.games.casket.state import (
    CARD_ROWS,
    COLOURS,
    EDGES,
    MOST_IN_POOL,
    MOST_MAP_CARDS,
    MOST_ROWS,
    OFF_MAP,
    State,
)

LEAST_MAP_CARDS = 3
LAYOUTS = ("straight", "zigzag", "corner")
_DATA = Path(__file__).parent / "data"
_INITIALS = {colour[0].upper(): number for number, colour in enumerate(COLOURS)}
_LOWEST = MOST_ROWS - len(CARD_ROWS)
_LAYOUT_FIELDS = {"second_card_lower", "second_half_higher"}


def read_map(table: Table) -> dict[str, Any]:
    """A map's fields of a State from the table that its file holds; BadOption names every fault."""
    faults = list(_malformed(table))
    if faults:
        raise bad_table("map", faults)
    fields = _fields(table)
    if "rows" in table and not _can_be_won(fields):
        raise bad_table("map", ["nobody could reach the finish from the start"])
    return fields


def _malformed(table: Table) -> Iterator[str]:
    if "cards" not in table or not set(table) <= {"cards", "rows"}:
        yield "it has cards, and rows or not"
        return
    most = MOST_MAP_CARDS if "rows" in table else MOST_IN_POOL
    if not isinstance(table["cards"], list) or not LEAST_MAP_CARDS <= len(table["cards"]) <= most:
        yield f"cards is a list of {LEAST_MAP_CARDS} to {most} map cards"
        return
    for number, card in enumerate(table["cards"], 1):
        yield from (f"map card {number} {fault}" for fault in _card_faults(card))
    yield from _row_faults(table)


def _card_faults(card: Any) -> Iterator[str]:
    if not isinstance(card, dict) or not set(CARD_ROWS) <= set(card) <= {*CARD_ROWS, "barriers"}:
        yield f"has {', '.join(CARD_ROWS)}, and barriers or not"
        return
    for row in CARD_ROWS:
        squares = card[row].split() if isinstance(card[row], str) else []
        if len(squares) != 2 or not set(squares) <= set(_INITIALS):
            yield f"has {card[row]!r:.40} as its {row} row, but a row is two of {', '.join(_INITIALS)}"
    barriers = card.get("barriers", [])
    if not isinstance(barriers, list):
        yield "has barriers that are no list"
        return
    for edge in barriers:
        if edge not in EDGES:
            yield f"has a barrier {edge!r:.40}, but barriers are {', '.join(EDGES)}"


def _row_faults(table: Table) -> Iterator[str]:
    rows = table.get("rows", [0] * len(table["cards"]))
    if not isinstance(rows, list) or len(rows) != len(table["cards"]):
        yield "rows has a number for every map card"
        return
    if not all(is_whole(row, 0, _LOWEST) for row in rows) or min(rows) != 0:
        yield f"rows are 0 to {_LOWEST}, and 0 for the highest card"


def _fields(table: Table) -> dict[str, Any]:
    cards = table["cards"]
    edges = [sum(1 << EDGES.index(edge) for edge in set(card.get("barriers", []))) for card in cards]
    return {
        "pool_colour": [[_INITIALS[square] for row in CARD_ROWS for square in card[row].split()] for card in cards],
        "pool_edges": edges,
        "pool_row": table.get("rows", [0] * len(cards)),
        "pool": len(cards),
        "laid_out": int("rows" in table),
    }


def _can_be_won(fields: dict[str, Any]) -> bool:
    table = new(State)
    _put(table[0], fields)
    table[0].marker[:] = OFF_MAP
    lay_map(table[0])
    return bool(leads_to_finish(table[0]))


def _put(s: Record, fields: dict[str, Any]) -> None:
    for name, value in fields.items():
        if isinstance(value, list):
            s[name][: len(value)] = np.array(value)
        else:
            s[name] = value


@cache
def map_of(name: str) -> dict[str, Any]:
    """One of the maps that come with the game."""
    return read_map(read_table(_DATA / "maps" / f"{name}.toml", "map"))


class MapOption(TableOption):
    """The twelve map cards, the path of a map file, or the table in one."""

    name = "map"
    names = ("twelve",)

    def check(self, table: Table) -> object:
        return read_map(table)

    def put(self, s: Record, value: Any) -> None:
        _put(s, map_of(value) if isinstance(value, str) else read_map(value))


def read_layouts(table: Table) -> dict[str, dict[str, int]]:
    """How cards are laid, by name; BadOption names every fault."""
    faults = list(_layout_faults(table))
    if faults:
        raise bad_table("set of layouts", faults)
    return table


def _layout_faults(table: Table) -> Iterator[str]:
    if set(table) != set(LAYOUTS):
        yield f"it has the layouts {', '.join(LAYOUTS)}, and no others"
        return
    for name, layout in table.items():
        if not isinstance(layout, dict) or set(layout) != _LAYOUT_FIELDS:
            yield f"{name} has {' and '.join(sorted(_LAYOUT_FIELDS))}"
        elif not all(is_whole(rows, 0, _LOWEST) for rows in layout.values()) or sum(layout.values()) > _LOWEST:
            yield f"{name} needs more than {MOST_ROWS} rows, or a number of rows below 0"


@cache
def layouts() -> dict[str, dict[str, int]]:
    """The layouts that come with the game."""
    return read_layouts(read_table(_DATA / "layouts.toml", "layouts"))


class LayoutOption(Choice):
    """The name of a layout; brings its rows into the State."""

    def __init__(self) -> None:
        super().__init__("layout", *LAYOUTS)

    def put(self, s: Record, value: str) -> None:
        for field, rows in layouts()[value].items():
            s[field] = rows
