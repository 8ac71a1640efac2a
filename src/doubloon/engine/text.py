"""The table as text: what is drawn, in sentences under headings, for ears and for whoever would rather read.

A game declares it once, in its `text.py`, of its plain view: so it cannot say more than that holds.
"""

from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

from doubloon.engine.words import Message

About = Literal["mine", "standings", "board", "places"]  # what a reader can ask for by name
Line = list[Message]  # sentences that are read in one breath


class Section(NamedTuple):
    """What is told under one heading."""

    about: About
    heading: str  # a message of the game
    lines: list[Line]


Sections = Callable[[Any, Any, int | None], list[Section]]  # of a plain view, the options, and the reader's seat if any


def listed(things: Iterable[object]) -> str:
    """Several names or numbers as one argument.

    >>> listed([3, 9, 12])
    '3, 9, 12'
    """
    return ", ".join(map(str, things))
