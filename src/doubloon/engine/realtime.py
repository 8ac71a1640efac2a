"""Real time: what a game says about hands and clocks where everyone acts at once, and what all other games say.

A game declares the motions that a hand makes in it, each with the times that it takes; its `motion` says which of them
an action is.

>>> motions = Motions()
>>> to_look = Times(slow=(900, 3_000), steady=(500, 2_000), brisk=(400, 1_600), quick=(300, 1_200))
>>> to_grab = Times(slow=(500, 1_000), steady=(300, 700), brisk=(250, 550), quick=(200, 450))
>>> GRAB = motions.hurried(to_grab, to_look)
>>> motions[GRAB].seconds("steady")
1.75
"""

from collections.abc import Iterator
from dataclasses import astuple, dataclass, fields

from doubloon.engine.events import Log
from doubloon.engine.records import Record
from doubloon.engine.rule import rule

NO_HASTE = -1

Span = tuple[int, int]  # the shortest and the longest time, in milliseconds; all between are equally likely


@dataclass(frozen=True)
class Times:
    """How long each kind of hand takes for something."""

    slow: Span
    steady: Span
    brisk: Span
    quick: Span

    def __post_init__(self) -> None:
        for hand, (shortest, longest) in zip(HANDS, astuple(self), strict=True):
            if not 0 <= shortest < longest:
                raise ValueError(f"a {hand} hand takes {shortest} to {longest} milliseconds: that is no span of time")

    def of(self, hand: str) -> Span:
        """Of one kind of hand."""
        span: Span = getattr(self, hand)
        return span


HANDS = tuple(field.name for field in fields(Times))
STEADY = "steady"

MOST_MOTIONS = 8
MOST_PARTS = 3


@dataclass(frozen=True)
class Motion:
    """What a hand does for an action: one thing after another."""

    parts: tuple[Times, ...]
    hurried: bool  # everyone hurries meanwhile; else somebody studies the table, and others look on
    telling: bool  # how long a person takes for it tells how fast they are

    def seconds(self, hand: str) -> float:
        """What it takes on an average."""
        return sum(sum(part.of(hand)) for part in self.parts) / 2_000


class Motions:
    """All motions of a game, in the order in which they were declared."""

    def __init__(self) -> None:
        self._declared: list[Motion] = []

    def hurried(self, *parts: Times, telling: bool = False) -> int:
        """Declare what is done in haste; the number by which `motion` names it."""
        return self._declare(Motion(parts, True, telling))

    def study(self, *parts: Times) -> int:
        """Declare what has time: simulations do not count it as part of the race."""
        return self._declare(Motion(parts, False, False))

    def _declare(self, motion: Motion) -> int:
        if len(self._declared) == MOST_MOTIONS or not 0 < len(motion.parts) <= MOST_PARTS:
            raise ValueError(f"a game has at most {MOST_MOTIONS} motions, of 1 to {MOST_PARTS} parts each")
        self._declared.append(motion)
        return len(self._declared) - 1

    def __getitem__(self, number: int) -> Motion:
        return self._declared[number]

    def __iter__(self) -> Iterator[Motion]:
        return iter(self._declared)


@rule
def by_turns(_s: Record) -> int:
    """There is no haste in a game by turns."""
    return NO_HASTE


@rule
def no_motion(_s: Record, _seat: int, _action: int) -> int:
    """Nobody looks at the clock, so it does not matter what an action takes."""
    return 0


@rule
def no_limit(_s: Record) -> int:
    """A table may wait for ever."""
    return 0


@rule
def wait_on(_s: Record, _log: Log) -> None:
    """Nothing happens by itself."""
