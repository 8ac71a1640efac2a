"""The options that make the map (G4): the twelve map cards, maps that designers write, and how the cards are laid.

A map file is TOML (data/maps/twelve.toml is one to start from). What is wrong with one is named, all of it at once.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from doubloon.engine.chance import seed_generator
from doubloon.engine.errors import BadOption
from doubloon.engine.options import Choice, Option, Options, Whole
from doubloon.engine.records import Record, new
from doubloon.engine.tables import Table, TableOption, bad_table, is_whole, read_table
from doubloon.games.casket.rules.steps import (
    can_be_sailed,
    draw_cards,
    is_dead_end,
    lay_map,
    leads_to_finish,
    mark_reached,
    row_of_place,
)
from doubloon.games.casket.state import (
    CARD_COLUMNS,
    CARD_ROWS,
    COLOURS,
    EDGES,
    MOST_IN_POOL,
    MOST_MAP_CARDS,
    MOST_ROWS,
    OFF_MAP,
    SQUARES,
    State,
)

LEAST_MAP_CARDS = 3
TRIALS = 200  # draws of a map file's cards
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
    return _fields(table)


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


CHART_OPTIONS: tuple[Option, ...] = (
    MapOption(),
    Whole("map_cards", 6, LEAST_MAP_CARDS, MOST_MAP_CARDS),
    LayoutOption(),
)


# Whether a designer's map goes with the other options


def fit_map(options: Options, given: Mapping[str, object]) -> Options:  # G4
    """The options with as many map cards as a map file has, if that was left open; BadOption if it cannot be sailed."""
    table = options["map"]
    if isinstance(table, str):  # the twelve can be sailed in every layout
        return options
    fitting = {**options, "map_cards": _number_of_cards(table, options["map_cards"], given)}
    s = new(State.record)[0]
    for option in (*CHART_OPTIONS, *State.options):
        option.put(s, fitting[option.name])
    s.marker[:] = OFF_MAP
    _refuse_what_cannot_be_sailed(s)
    return fitting


def _number_of_cards(table: Table, wanted: int, given: Mapping[str, object]) -> int:
    number = len(table["cards"])
    fewest = number if "rows" in table else LEAST_MAP_CARDS
    most = min(number, MOST_MAP_CARDS)
    if "map_cards" in given and not fewest <= wanted <= most:
        right = f"{most}" if fewest == most else f"{fewest} to {most}"
        raise BadOption(
            f"option map_cards is {wanted}, but the map file has {number} map cards: give {right}, or leave it out"
        )
    return max(fewest, min(wanted, most))


def _refuse_what_cannot_be_sailed(s: Record) -> None:
    """One draw that can be sailed is enough: others are drawn again. A track is laid in one way only."""
    cards = [_face(s, place) for place in range(s.pool)]
    seed_generator(s, 4, 4)
    ends: set[int] = set()
    dead: set[tuple[int, str]] = set()
    for _ in range(1 if s.laid_out else TRIALS):
        lay_map(s) if s.laid_out else draw_cards(s)
        if can_be_sailed(s):
            return
        reached = np.zeros(SQUARES, np.int8)
        mark_reached(s, reached)
        if leads_to_finish(s):
            squares = [square for square in range(SQUARES) if is_dead_end(s, reached, square)]
            dead |= {(number, _corner(s, square)) for square in squares for number in _numbers(s, cards, square)}
        else:
            ends |= set(_numbers(s, cards, int(reached.nonzero()[0].max())))
    raise bad_table("map", [_dead_ends(dead) if dead else _no_way(ends)])


def _face(s: Record, place: int) -> tuple[int, ...]:
    """What is on the map card that lies there."""
    return (*s.pool_colour[place].tolist(), int(s.pool_edges[place]))


def _numbers(s: Record, cards: Sequence[tuple[int, ...]], square: int) -> list[int]:
    """The numbers in the file of the map card that a square lies on: several if cards are alike and were drawn."""
    place = square // MOST_ROWS // CARD_COLUMNS
    if s.laid_out:
        return [place + 1]
    return [number for number, card in enumerate(cards, 1) if card == _face(s, place)]


def _corner(s: Record, square: int) -> str:
    """Where on its map card a square lies."""
    column, row = divmod(square, MOST_ROWS)
    top = int(row_of_place(s, column // CARD_COLUMNS))
    return f"{CARD_ROWS[row - top]} {('left', 'right')[column % CARD_COLUMNS]}"


def _no_way(ends: set[int]) -> str:
    cards = ", ".join(map(str, sorted(ends)))
    return f"no way leads from the start to the finish; it ends on map card {cards}"


def _dead_ends(dead: set[tuple[int, str]]) -> str:
    squares = ", ".join(f"{corner} of map card {number}" for number, corner in sorted(dead))
    return f"from some squares no way leads to the finish: {squares}; dead_ends=allowed lays them all the same"
