"""The pirates: bots as persons, each with a name, a level and a temper. All of them are declared here, for every game.

Their names and remarks are words of the server (`pirate-NAME`, `remark-NAME-MOMENT`), their faces drawings of the page
(`web/src/faces/NAME.svg`). A temper never changes how well a bot plays, only how it is to sit at a table with it.
"""

import hmac
from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

Habit = Literal["any", "first", "last"]


@dataclass(frozen=True)
class Temper:
    """What shows in small ways of play."""

    name: str
    ponder: int = 100  # how long it thinks before a move, in per cent of what is usual at the table
    habit: Habit = "any"  # which of several equally good choices it takes, in the order in which a game has them


EVEN = Temper("even")
EAGER = Temper("eager", ponder=60, habit="first")
BREEZY = Temper("breezy", ponder=75)
CONTRARY = Temper("contrary", ponder=90, habit="last")
ORDERLY = Temper("orderly", ponder=110, habit="first")
SLY = Temper("sly", ponder=125, habit="last")
BROODING = Temper("brooding", ponder=150)


@dataclass(frozen=True)
class Pirate:
    """A bot that is somebody."""

    name: str  # by which programs, words and drawings know them
    levels: tuple[str, ...]  # at which they are drawn; the first one is theirs
    temper: Temper = EVEN

    @property
    def level(self) -> str:
        """The level that they play at, unless they are asked for another."""
        return self.levels[0]


PIRATES = {
    pirate.name: pirate
    for pirate in (
        Pirate("pip", ("greenhorn", "random"), EAGER),  # the cabin boy
        Pirate("dot", ("greenhorn", "random"), BREEZY),  # under a hat that will fit her one day
        Pirate("barnaby", ("greenhorn", "random"), BROODING),  # seasick
        Pirate("quill", ("greenhorn", "random"), CONTRARY),  # a parrot
        Pirate("nell", ("mate",), BREEZY),  # steers by the stars
        Pirate("bruno", ("mate",), ORDERLY),  # the bosun
        Pirate("meg", ("mate",), SLY),  # has sailed with everyone's grandfather
        Pirate("mog", ("mate",), CONTRARY),  # the ship's cat
        Pirate("ironbeard", ("captain", "admiral"), BROODING),
        Pirate("isolde", ("captain", "admiral"), EVEN),  # with the feather
        Pirate("fog", ("captain", "admiral"), SLY),  # has been dead for a while, and does not mind
        Pirate("octavia", ("captain", "admiral"), ORDERLY),  # an octopus, with a hand for everything
    )
}


def temper_of(pirate: str) -> Temper:
    """The temper of a pirate by name; a bot that is nobody has an even one."""
    return PIRATES[pirate].temper if pirate in PIRATES else EVEN


def drawn(level: str, taken: Collection[str], secret: bytes, seat: int) -> str:
    """A pirate for a seat, by a table's secret: of that level if there is one left, or any; nobody if all are taken.

    >>> drawn("mate", {"nell", "bruno", "meg"}, bytes(32), 1)
    'mog'
    """
    free = [pirate for name, pirate in PIRATES.items() if name not in taken]
    fitting = [pirate for pirate in free if level in pirate.levels] or free
    word = hmac.digest(secret, b"pirate %d" % seat, "sha256")[:8]  # seen by everyone: no other chance comes from it
    return fitting[int.from_bytes(word, "big") % len(fitting)].name if fitting else ""
