"""Boards: tables of spaces with their links and marks, the two that come with the game and those that designers write.

A board file is TOML (boards/spiral.toml is one to start from). What is wrong with one is named, all of it at once.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from doubloon.engine.errors import shown
from doubloon.engine.records import Record
from doubloon.engine.tables import Table, TableOption, bad_table, read_table
from doubloon.games.kraken.race import turns_to
from doubloon.games.kraken.state import BACKWARD, FORWARD, MOST_BASES, MOST_SPACES, NOWHERE, WAYS

BOARDS = ("spiral", "rings")
_FOLDER = Path(__file__).parent / "boards"
_MARKS = ("wind", "bases", "tentacles")
_LISTS = (*_MARKS, "rings")
_FIELDS = {"start", "eye", "spaces", *_LISTS}


@dataclass(frozen=True)
class Board:
    """A valid board."""

    links: tuple[tuple[int, ...], ...]  # for each way, where it leads from each space
    start: int
    eye: int
    wind: tuple[int, ...]
    bases: tuple[int, ...]
    tentacles: tuple[int, ...]
    rings: tuple[int, ...]  # for drawing: spaces on each ring from the outside in

    @property
    def spaces(self) -> range:
        return range(len(self.links[0]))

    def neighbours(self, space: int) -> set[int]:
        """The spaces 1 away (K7): joined by a link in either direction."""
        out = {way[space] for way in self.links} - {NOWHERE}
        into = {other for other in self.spaces if any(way[other] == space for way in self.links)}
        return out | into

    def steps_to(self, goal: int) -> list[int]:
        """Links from each space to the goal (K21), NOWHERE if it cannot be reached."""
        steps = [NOWHERE] * len(self.spaces)
        steps[goal] = 0
        waiting = deque([goal])
        while waiting:
            space = waiting.popleft()
            for other in self.spaces:
                if steps[other] == NOWHERE and any(way[other] == space for way in self.links):
                    steps[other] = steps[space] + 1
                    waiting.append(other)
        return steps


@cache
def board_of(name: str) -> Board:
    """One of the boards that come with the game."""
    return read_board(read_table(_FOLDER / f"{name}.toml", "board"))


def read_board(table: Any) -> Board:
    """A board from the table that its file holds; BadOption names every fault."""
    faults = list(_malformed(table))
    if faults:
        raise bad_table("board", faults)
    board = Board(
        links=tuple(tuple(space.get(way, NOWHERE) for space in table["spaces"]) for way in WAYS),
        start=table["start"],
        eye=table["eye"],
        **{name: tuple(table[name]) for name in _LISTS},
    )
    faults = list(_faults(board))
    if faults:
        raise bad_table("board", faults)
    return board


def _malformed(table: Any) -> Iterator[str]:
    """What keeps a table from being read at all."""
    if not isinstance(table, dict) or set(table) != _FIELDS:
        yield f"it has the fields {', '.join(sorted(_FIELDS))}, and no others"
        return
    if not isinstance(table["spaces"], list) or not 2 <= len(table["spaces"]) <= MOST_SPACES:
        yield f"spaces is a list of 2 to {MOST_SPACES} spaces"
        return
    count = len(table["spaces"])
    for number, space in enumerate(table["spaces"]):
        if not isinstance(space, dict) or not set(space) <= set(WAYS):
            yield f"space {number} has only the links {', '.join(WAYS)}"
            continue
        for way, target in space.items():
            if not _is_space(target, count):
                yield f"{way} from space {number} leads to {shown(target)}, but the spaces are 0 to {count - 1}"
    yield from _malformed_marks(table, count)


def _malformed_marks(table: dict[str, Any], count: int) -> Iterator[str]:
    for name in ("start", "eye"):
        if not _is_space(table[name], count):
            yield f"{name} is {shown(table[name])}, but the spaces are 0 to {count - 1}"
    for name in _LISTS:
        if not isinstance(table[name], list) or not all(map(_is_number, table[name])):
            yield f"{name} is a list of numbers"
    for name in _MARKS:
        numbers = table[name] if isinstance(table[name], list) else []
        if any(numbers.count(number) > 1 for number in numbers):
            yield f"{name} names a space twice"
        for number in numbers:
            if not _is_space(number, count):
                yield f"{name} names space {shown(number)}, but the spaces are 0 to {count - 1}"


def _is_space(number: Any, count: int) -> bool:
    return _is_number(number) and 0 <= number < count


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _faults(board: Board) -> Iterator[str]:
    """What the rules do not allow (K5)."""
    if board.start == board.eye:
        yield "Start and the eye are the same space"
    for goal, name in ((board.eye, "the eye"), (board.start, "Start")):
        for space, steps in enumerate(board.steps_to(goal)):
            if steps == NOWHERE:
                yield f"{name} cannot be reached from space {space}"
    if len(board.bases) > MOST_BASES:
        yield f"there are {len(board.bases)} bases, at most {MOST_BASES} are possible"
    for base in board.bases:
        if base in (board.start, board.eye):
            yield f"base {base} is Start or the eye"
        if board.links[BACKWARD][base] == NOWHERE:
            yield f"base {base} has no backward link, so a ship could not be pushed off it"
    for first, second in _adjacent_bases(board):
        yield f"bases {first} and {second} are adjacent"
    if any(size < 1 for size in board.rings) or sum(board.rings) != len(board.spaces):
        yield f"rings adds up to the number of spaces, {len(board.spaces)}, with at least 1 on each"


def _adjacent_bases(board: Board) -> list[tuple[int, int]]:
    steps = ((base, board.links[way][base]) for base in board.bases for way in (FORWARD, BACKWARD))
    return sorted({(min(step), max(step)) for step in steps if step[1] in board.bases})


def _set_of(spaces: Iterable[int]) -> int:
    return sum(1 << space for space in spaces)


@cache
def _tables(board: Board) -> dict[str, Any]:
    """The board as the fields of a State."""
    near = [board.neighbours(space) | {space} for space in board.spaces]
    return {
        "link": np.array(board.links),
        "near": np.array([_set_of(spaces) for spaces in near]),
        "wind": _set_of(board.wind),
        "reach": _set_of(set().union(*(near[space] for space in board.tentacles))),
        "base_at": np.array(board.bases, np.int8),
        "steps_to_eye": np.array(board.steps_to(board.eye)),
        "steps_to_start": np.array(board.steps_to(board.start)),
        "turns_to_eye": turns_to(board.links, board.wind, board.eye),
        "turns_to_start": turns_to(board.links, board.wind, board.start),
    }


class BoardOption(TableOption):
    """The option `board`: the name of a board, the path of a board file, or the table in one."""

    name = "board"
    names = BOARDS

    def check(self, table: Table) -> Board:
        return read_board(table)

    def put(self, s: Record, value: Any) -> None:
        board = self.board(value)
        s.start, s.eye, s.bases = board.start, board.eye, len(board.bases)
        s.link[:] = NOWHERE
        for field, table in _tables(board).items():
            if isinstance(table, int):
                s[field] = table
            else:
                s[field][..., : table.shape[-1]] = table

    def board(self, value: Any) -> Board:
        """The board that a value of this option stands for."""
        return board_of(value) if isinstance(value, str) else read_board(value)
