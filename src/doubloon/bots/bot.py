"""A bot at a table: a level and chance of its own."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from threading import Event
from typing import Any

import numpy as np

from doubloon.bots.calls import CAPTAINS, MATES, entries
from doubloon.bots.gauge import AUTO
from doubloon.bots.illegal_choice import illegal_choice
from doubloon.bots.levels import RANDOM, SEARCHING, level_of
from doubloon.bots.mind import any_seat, learn_motions, new_desk, new_mind, seed_mind
from doubloon.bots.pirates import EVEN, Temper
from doubloon.bots.tempo import NOTHING, intend
from doubloon.bots.tree import NONE, ROOT, new_tree
from doubloon.engine.actions import Action, ActionSpace
from doubloon.engine.entries import Entries
from doubloon.engine.game import Game
from doubloon.engine.match import Match, checked_seed
from doubloon.engine.realtime import STEADY
from doubloon.engine.rule import INTERPRETED


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

    def __init__(self, level: str, seed: int, seat: int = 0, hand: str | None = None, temper: Temper = EVEN) -> None:
        self.level = level_of(level)
        self.temper = temper  # of a pirate (pirates.py)
        self.hand = hand or self.level.hand  # how fast it is in real time; AUTO: as fast as people (gauge.py)
        self.mind = new_mind(self.level, STEADY if self.hand == AUTO else self.hand)
        seed_mind(self.mind[0], np.uint64(checked_seed(seed)), seat)
        self._game: Game | None = None
        self._desk: Any = None
        self._tree: Any = None
        self._at_once: Entries
        self._deep: Entries
        self._searched = False

    def choose(
        self, match: Match, seat: int, *, milliseconds: float | None = None, stop: Event | None = None
    ) -> Action:
        """The action that the bot takes now.

        A search that is given milliseconds ends when they are over, and any search when it is told to stop; else it
        takes all the visits of its level, and can be repeated. Who is given milliseconds does not wait for the compiler
        either, and chooses as a mate does until its search is ready.
        """
        match.check_turn(seat)
        return match.game.actions.decode(self._number(match, seat, milliseconds, stop, waits=milliseconds is None))

    def set_about(self, match: Match, seat: int, tempo: Any) -> None:
        """In real time: begin what the bot likes best now, or wait; nobody waits for the compiler."""
        number = self._number(match, seat, None, None, waits=False)
        intend(match.state, seat, number, self.mind[0], tempo, self._desk[0])

    def _number(self, match: Match, seat: int, milliseconds: float | None, stop: Event | None, *, waits: bool) -> int:
        self._sit_down(match.game)
        number = int(self._at_once.choose_at_once(match.one, seat, self.mind, self._desk))
        self._check(match, number)
        number = self._by_habit(number)
        self._searched = self._can_search(waits=waits) and self._deep.is_worth_a_search(
            match.one, self.mind, self._desk, number
        )
        if self._searched:
            self._search(match, seat, milliseconds, stop)
            number = int(self._deep.favourite(match.one, seat, self._desk, self._tree, number))
            self._check(match, number)
        return number

    def _by_habit(self, number: int) -> int:
        """Of choices that are liked as much as the best, the one that a bot of its temper takes."""
        if self.temper.habit == "any" or self.level.way == RANDOM:
            return number
        legal, weight = self._desk[0].legal, self._desk[0].weight
        best = weight[legal == 1].max()
        if weight[number] < best:
            return number  # a greenhorn who is not attentive
        equals = np.flatnonzero((legal == 1) & (weight == best))
        return int(equals[0 if self.temper.habit == "first" else -1])

    def _check(self, match: Match, number: int) -> None:
        if number == NOTHING:
            raise illegal_choice(match.game, match.seed, self.level.name, self._desk)

    def _sit_down(self, game: Game) -> None:
        """Room to think, kept from choice to choice."""
        if self._game is game:
            return
        self._game = game
        learn_motions(self.mind, game)
        self._desk = new_desk(game)
        self._tree = new_tree(self.level.visits)
        self._at_once = entries(MATES, game)
        self._at_once.want()
        self._deep = entries(CAPTAINS, game)
        if self.level.way == SEARCHING:
            self._deep.want()

    def ready(self, game: Game) -> bool:
        """Whether the bot plays as well as its level does: until its search is compiled it may play as a mate."""
        self._sit_down(game)
        return self.level.way != SEARCHING or self._deep.at_speed or INTERPRETED

    def _can_search(self, *, waits: bool) -> bool:
        """A search without machine code would take minutes: who has time waits for the compiler instead."""
        if self.level.way != SEARCHING:
            return False
        if waits:
            self._deep.compile()
        return self._deep.at_speed or INTERPRETED

    def _search(self, match: Match, seat: int, milliseconds: float | None, stop: Event | None) -> None:
        began, left = time.monotonic(), self._deep.plant(match.one, seat, self.mind, self._desk, self._tree)
        while left > 0:
            left = self._deep.grow(match.one, seat, self.mind, self._desk, self._tree, left)
            late = milliseconds is not None and (time.monotonic() - began) * 1000 >= milliseconds
            if late or (stop is not None and stop.is_set()):
                return

    @property
    def thoughts(self) -> list[Thought]:
        """What the bot thought before its last choice, the best first."""
        if self._game is None:
            return []
        if self._searched:
            return sorted(self._visits(self._game.actions), key=lambda thought: (-thought.visits, -thought.worth))
        return sorted(self._likes(self._game.actions), key=lambda thought: -thought.worth)

    def _likes(self, actions: ActionSpace) -> Iterator[Thought]:
        desk = self._desk[0]
        for number in np.flatnonzero(desk.legal).tolist():
            yield Thought(actions.decode(number), 0, float(desk.weight[number]))

    def _visits(self, actions: ActionSpace) -> Iterator[Thought]:
        child = self._tree[ROOT].first
        while child != NONE:
            node = self._tree[child]
            yield Thought(actions.decode(int(node.action)), int(node.visits), float(node.total / node.visits))
            child = node.beside


def next_seat(match: Match, bots: Sequence[Bot]) -> int:
    """Whose turn it is; where several may act, one of them as a simulation with these bots would have it."""
    return int(any_seat(sum(1 << seat for seat in match.actors), bots[0].mind[0]))
