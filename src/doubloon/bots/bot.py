"""A bot at a table: a level and chance of its own."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Event
from typing import Any

import numpy as np

from doubloon.bots.choose import choose_at_once, is_worth_a_search
from doubloon.bots.levels import SEARCHING, level_of
from doubloon.bots.mind import any_seat, new_desk, new_mind, seed_mind
from doubloon.bots.search import NONE, ROOT, favourite, grow, new_tree, plant, visits_for
from doubloon.bots.tempo import intend
from doubloon.engine.actions import Action
from doubloon.engine.game import Game
from doubloon.engine.match import Match, checked_seed

AT_A_STRETCH = 100  # visits between two looks at the clock


@dataclass(frozen=True)
class Thought:
    """What a bot thought of an action: how often it was looked at, and what it seemed to be worth.

    The worth is a share of the win, from 0 to 1, if it was searched for, and the game's own measure otherwise.
    """

    action: Action
    visits: int
    worth: float


class Bot:
    """Chooses for a seat. The same level, seed, seat and knowledge give the same choices.

    Bots of one game can share its seed: the seat that each is given makes their chances differ.

    >>> import doubloon
    >>> match = doubloon.game("kraken").start(players=2, seed=7)
    >>> Bot("mate", seed=1).choose(match, match.actors[0])
    {'do': 'forward'}
    """

    def __init__(self, level: str, seed: int, seat: int = 0, hand: str | None = None) -> None:
        self.level = level_of(level)
        self.hand = hand or self.level.hand  # how fast it is where a game is played in real time (live.py)
        self.mind = new_mind(self.level, self.hand)
        seed_mind(self.mind[0], np.uint64(checked_seed(seed)), seat)
        self.thoughts: list[Thought] = []  # about the last choice, the best first
        self._game: Game | None = None
        self._desk: Any = None
        self._tree: Any = None

    def choose(
        self, match: Match, seat: int, *, milliseconds: float | None = None, stop: Event | None = None
    ) -> Action:
        """The action that the bot takes now.

        A search that is given milliseconds ends when they are over, and any search when it is told to stop; else it
        takes all the visits of its level, and can be repeated.
        """
        match.check_turn(seat)
        return match.game.actions.decode(self._number(match, seat, milliseconds, stop))

    def set_about(self, match: Match, seat: int, tempo: Any) -> None:
        """In real time: begin what the bot likes best now, or wait."""
        number = self._number(match, seat, None, None)
        intend(match.state, seat, number, self.mind[0], tempo, self._desk[0])

    def _number(self, match: Match, seat: int, milliseconds: float | None, stop: Event | None) -> int:
        self._sit_down(match.game)
        s, mind, desk = match.state, self.mind[0], self._desk[0]
        number = int(choose_at_once(s, seat, mind, desk))
        self._note_likes(match.game)
        if self.level.way == SEARCHING and is_worth_a_search(s, mind, desk, number):
            self._search(match, seat, milliseconds, stop)
            number = int(favourite(desk, self._tree))
            self._note_visits(match.game)
        return number

    def _sit_down(self, game: Game) -> None:
        """Room to think, kept from choice to choice."""
        if self._game is not game:
            self._game = game
            self._desk = new_desk(game)
            self._tree = new_tree(self.level.visits)

    def _search(self, match: Match, seat: int, milliseconds: float | None, stop: Event | None) -> None:
        s, mind, desk = match.state, self.mind[0], self._desk[0]
        began, visits = time.monotonic(), int(visits_for(s, mind))
        plant(desk, self._tree)
        for done in range(0, visits, AT_A_STRETCH):
            grow(s, seat, mind, desk, self._tree, min(AT_A_STRETCH, visits - done))
            late = milliseconds is not None and (time.monotonic() - began) * 1000 >= milliseconds
            if late or (stop is not None and stop.is_set()):
                return

    def _note_likes(self, game: Game) -> None:
        desk = self._desk[0]
        found = [Thought(game.actions.decode(a), 0, float(desk.weight[a])) for a in np.flatnonzero(desk.legal).tolist()]
        self.thoughts = sorted(found, key=lambda thought: -thought.worth)

    def _note_visits(self, game: Game) -> None:
        found, child = [], self._tree[ROOT].first
        while child != NONE:
            node = self._tree[child]
            found.append(
                Thought(game.actions.decode(int(node.action)), int(node.visits), float(node.total / node.visits))
            )
            child = node.beside
        self.thoughts = sorted(found, key=lambda thought: -thought.visits)


def next_seat(match: Match, bots: Sequence[Bot]) -> int:
    """Whose turn it is; where several may act, one of them as a simulation with these bots would have it."""
    return int(any_seat(sum(1 << seat for seat in match.actors), bots[0].mind[0]))
