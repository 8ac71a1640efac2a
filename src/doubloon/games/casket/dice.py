"""The option `dice`: the three 4Fx dice, rolled or drawn as dice cards (G3). Their faces are in data/dice.toml."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from doubloon.engine.options import Choice
from doubloon.engine.records import Record
from doubloon.engine.tables import Table, bad_table, read_table
from doubloon.games.casket.state import BLANK, BOLT, CIRCLE, COLOURS, CROSS, DICE, FACES, PIPS

_FILE = Path(__file__).parent / "data" / "dice.toml"
_MARKS = {"bolt", "circle", "X"}

Face = tuple[int, int, int, int]  # pips, 1 for a bolt, 1 for a circle, and what is on it as MARKS name it


def read_dice(table: Table) -> tuple[tuple[Face, ...], ...]:
    """The faces of each die, by colour; BadOption names every fault."""
    faults = list(_faults(table))
    if faults:
        raise bad_table("set of dice", faults)
    return tuple(tuple(_face(face) for face in table[colour]) for colour in COLOURS[:DICE])


def _faults(table: Table) -> Iterator[str]:
    if set(table) != set(COLOURS[:DICE]):
        yield f"it has the dice {', '.join(COLOURS[:DICE])}, and no others"
        return
    for colour, faces in table.items():
        if not isinstance(faces, list) or len(faces) != FACES:
            yield f"{colour} is a list of {FACES} faces"
            continue
        for number, face in enumerate(faces, 1):
            if not isinstance(face, str) or any(not _is_mark(mark) for mark in face.split()):
                yield f"face {number} of {colour} is {face!r:.40}, but a face has pips from 1 to 9, bolt, circle or X"


def _is_mark(mark: str) -> bool:
    return mark in _MARKS or (len(mark) == 1 and mark in "123456789")


def _face(face: str) -> Face:
    marks = face.split()
    pips = sum(int(mark) for mark in marks if mark not in _MARKS)
    bolt, circle = "bolt" in marks, "circle" in marks
    shown = CIRCLE if circle else BOLT if bolt else PIPS if pips else CROSS if marks else BLANK
    return pips, int(bolt), int(circle), shown


@cache
def faces() -> tuple[tuple[Face, ...], ...]:
    """The dice that come with the game."""
    return read_dice(read_table(_FILE, "dice"))


class DiceOption(Choice):
    """Whether the dice are rolled or drawn as cards; brings the faces into the State."""

    def __init__(self) -> None:
        super().__init__("dice", "dice", "cards")

    def put(self, s: Record, value: str) -> None:
        super().put(s, value)
        for colour, die in enumerate(faces()):
            s.pips[colour], s.bolt[colour], s.circle[colour], s.mark[colour] = zip(*die, strict=True)
