"""A row of a batch, slow and plain: a Match, and in haste a dict of what every hand is at."""

from typing import Any

import numpy as np

import doubloon
from doubloon.bots.live import in_haste
from doubloon.bots.mind import seed_mind
from doubloon.bots.tempo import SECOND, microseconds
from doubloon.envs.rows import hands_of

WAIT = "wait"


class PlainTable:
    """Asks one seat at a time, and lets time pass when all hands are busy."""

    def __init__(self, name: str, players: int, seed: int, options: dict[str, Any]) -> None:
        self.match = doubloon.game(name).start(players, seed, options)
        self.hands = hands_of(self.match.game, ("steady",) * players)
        for seat in range(players):
            seed_mind(self.hands[seat], np.uint64(seed), seat)
        self.clock = 0
        self.busy: dict[
            int, tuple[int, int | None]
        ] = {}  # the action of each hand, and when it is there; None: it waits
        self.round = int(self.match.state.rounds)
        self._let_time_pass()

    @property
    def seat(self) -> int:
        """Who is asked."""
        free = [seat for seat in self.match.actors if seat not in self.busy]
        return free[0] if free else -1

    def mask(self) -> list[int]:
        """What they may do."""
        if self.seat < 0:
            return []
        legal = np.flatnonzero(self.match.mask(self.seat)).tolist()
        return [*legal, len(self.match.game.actions)] if in_haste(self.match) else legal

    def step(self, action: int) -> None:
        seat = self.seat
        if not in_haste(self.match):
            self.match.play(seat, self.match.game.actions.decode(action))
        elif action == len(self.match.game.actions):
            self.busy[seat] = (action, None)
        else:
            moved = self.match.game.rules.motion(self.match.state, seat, action)
            self.busy[seat] = (action, self.clock + int(microseconds(self.hands[seat], moved)))
        self._let_time_pass()

    def _let_time_pass(self) -> None:
        while True:
            if not in_haste(self.match) or int(self.match.state.rounds) != self.round:
                self.round = int(self.match.state.rounds)
                self.busy = {}
            if self.match.over or self.seat >= 0:
                return
            self._next()

    def _next(self) -> None:
        """The next hand arrives, or the table loses its patience."""
        due = {seat: at for seat, (_, at) in self.busy.items() if at is not None and seat in self.match.actors}
        if not due:
            self.clock += self.match.patience * SECOND
            self.match.expire()
            self._wake()
            return
        first = min(due.values())
        turns = [(self.match.haste + turn) % self.match.players for turn in range(self.match.players)]
        seat = next(seat for seat in turns if due.get(seat) == first)
        self.clock = first
        action, _ = self.busy.pop(seat)
        if self.match.mask(seat)[action]:
            self.match.play(seat, self.match.game.actions.decode(action))
            self._wake()

    def _wake(self) -> None:
        """Something happened: who was waiting is asked again."""
        self.busy = {seat: (action, at) for seat, (action, at) in self.busy.items() if at is not None}
