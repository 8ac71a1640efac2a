"""How fast the people of a table act, so that bots can go by them: `hands=auto`.

A person's time for an act is measured against what a steady hand takes for the same motion, in per cent. It runs from
the moment in which the person could do it: when the haste began, or their own last act. Only motions that a game
declares as telling count: with others a person may well wait for a reason.
"""

from collections import deque
from collections.abc import Collection, Iterable

import numpy as np

from doubloon.bots.levels import Level
from doubloon.bots.tempo import AS_IT_IS
from doubloon.engine.dispatch import motion
from doubloon.engine.match import Match
from doubloon.engine.realtime import NO_HASTE, STEADY, Motions

AUTO = "auto"  # the hand of a bot that goes by people

UNKNOWN = 200  # what a person is taken to need before anything is known of them: twice a steady hand's time
QUICKEST, SLOWEST = 50, 600  # nobody is followed beyond these
REMEMBERED = 10  # acts that count, the last ones
GUESSED = 3  # how many of these an unknown person is credited with


class Gauge:
    """Measures the people of one table; kept for the whole game."""

    def __init__(self, motions: Motions) -> None:
        self._usual = {  # seconds that a steady hand takes for each motion that tells something
            number: motion.seconds(STEADY) for number, motion in enumerate(motions) if motion.telling
        }
        self.act = sum(self._usual.values()) / max(1, len(self._usual))  # the same for an act, whichever
        self._times: dict[int, deque[float]] = {}  # of each seat, in per cent of a steady hand's
        self._since: dict[int, float] = {}  # when each person who could act now had their last chance to begin
        self._moves = 0  # how many were seen

    def look(self, match: Match, people: Collection[int], now: float) -> None:
        """See what people did since the last look; to be called when something has happened, while it is fresh."""
        made, self._moves = match.moves[self._moves :], len(match.moves)
        for move in made:
            if move.seat in self._since and move.seat in people:
                self._note_act(match, move.seat, move.action, now)
        for seat in people:
            if self._can_act(match, seat):
                self._since.setdefault(seat, now)
            else:
                self._note_end(seat, now)

    def slowest(self, people: Iterable[int]) -> float:
        """What the slowest of these people needs, in per cent of a steady hand's time; nobody: all of that."""
        means = [sum(times) / len(times) for times in (self._of(seat) for seat in people)]
        return min(max(max(means, default=AS_IT_IS), QUICKEST), SLOWEST)

    def seconds(self, people: Iterable[int]) -> float:
        """The same in seconds for an act, to be told at the table."""
        return self.slowest(people) * self.act / 100

    def stretch(self, level: Level, people: Iterable[int]) -> int:
        """What a bot of that level needs then: a little more or less, in per cent of a steady hand's time."""
        return round(self.slowest(people) * level.lean / AS_IT_IS)

    def _of(self, seat: int) -> deque[float]:
        return self._times.setdefault(seat, deque([UNKNOWN] * GUESSED, REMEMBERED))

    def _note_act(self, match: Match, seat: int, action: int, now: float) -> None:
        began, self._since[seat] = self._since[seat], now
        usual = self._usual.get(int(motion(match.state, seat, action)))
        if usual:
            self._of(seat).append(min(100 * (now - began) / usual, SLOWEST))

    def _note_end(self, seat: int, now: float) -> None:
        """The chance is over. Who had not acted by then, however long it was, is at least as slow as that."""
        began = self._since.pop(seat, None)
        if began is None:
            return
        waited = min(100 * (now - began) / self.act, SLOWEST)
        if waited > sum(self._of(seat)) / len(self._of(seat)):
            self._of(seat).append(waited)

    def _can_act(self, match: Match, seat: int) -> bool:
        """Whether there is haste, and the person can do something that tells how fast they are."""
        if match.haste == NO_HASTE:
            return False
        legal = np.flatnonzero(match.mask(seat))
        return any(int(motion(match.state, seat, action)) in self._usual for action in legal)
