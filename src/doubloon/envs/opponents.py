"""Bots in the seats that nobody trains for: in each row one seat is the learner's, and the others are played for it."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from doubloon.bots.calls import entries
from doubloon.bots.choose import choose
from doubloon.bots.illegal_choice import illegal_choice
from doubloon.bots.levels import RANDOM, level_of
from doubloon.bots.mind import Mind, new_desk, new_mind
from doubloon.bots.tempo import NOTHING
from doubloon.bots.tree import new_tree
from doubloon.engine.dispatch import haste
from doubloon.engine.entries import Part
from doubloon.engine.errors import BadPlayers, shown
from doubloon.engine.game import Game
from doubloon.engine.realtime import NO_HASTE, STEADY
from doubloon.engine.records import new
from doubloon.envs.calls import BEGIN, FINE, IDLE
from doubloon.envs.vector import Vector
from doubloon.games import game as game_of

Array = np.ndarray[Any, np.dtype[Any]]


def choose_rows(states, seats, mine, minds, chances, desks, tree, wait, moves):
    """What the bots do that are asked; a row that asks the learner does nothing. Who chose wrongly, or FINE."""
    for i in range(len(states)):
        moves[i] = IDLE
        seat = seats[i]
        if seat < 0 or seat == mine:
            continue
        s, mind = states[i], minds[seat]
        mind.rng = chances[i, seat]
        action = choose(s, seat, mind, desks[0], tree)
        chances[i, seat] = mind.rng
        if action == NOTHING:
            return i
        waits = haste(s) != NO_HASTE and mind.way != RANDOM and desks[0].weight[action] < 0
        moves[i] = wait if waits else action
    return FINE


def _examples(game: Game) -> dict[str, Any]:
    return {
        "states": new(game.state),
        "seats": np.zeros(1, np.int64),
        "mine": 0,
        "minds": new(Mind),
        "chances": np.zeros((1, 1), np.uint64),
        "desks": new_desk(game),
        "tree": None,
        "wait": 0,
        "moves": np.zeros(1, np.int64),
    }


def _searching(game: Game) -> dict[str, Any]:
    return {**_examples(game), "tree": new_tree(1)}


OPPONENTS = Part("opponents", (choose_rows,), _examples)
SEARCHING_OPPONENTS = Part("searching opponents", (choose_rows,), _searching)


class Opponents:
    """Games in which the learner has one seat and bots have the others, clockwise from it."""

    def __init__(
        self,
        game: str,
        n: int,
        *,
        bots: Sequence[str],
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        illegal: str = "refused",
        observation: str = "integers",
    ) -> None:
        if isinstance(bots, str) or not isinstance(bots, Sequence):
            raise BadPlayers(f"bots are a list of names, one for each other seat, not {shown(bots)}")
        players = len(bots) + 1
        game_of(game).laid_out(players, game_of(game).read_options(options or {}))
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
            raise BadPlayers(f"seats are 0 to {players - 1}, not {shown(seat)}")
        self.seat = seat
        levels = [level_of("mate"), *map(level_of, bots)]
        levels = [levels[(place - seat) % players] for place in range(players)]
        self.names = tuple(level.name for level in levels)
        hands = [STEADY if place == seat else level.hand for place, level in enumerate(levels)]
        self.vector = Vector(
            game_of(game),
            n,
            players=players,
            options=options,
            seed=seed,
            illegal=illegal,
            reset="manual",
            hands=hands,
            observation=observation,
        )
        self._minds = new(Mind, players)
        for place, level in enumerate(levels):
            self._minds[place] = new_mind(level, hands[place])[0]
        visits = max((level.visits for level in levels), default=0)
        self._calls = entries(SEARCHING_OPPONENTS if visits else OPPONENTS, self.vector.game)
        self._calls.compile()
        self._tree = new_tree(visits) if visits else None
        self._desk = new_desk(self.vector.game)
        self._moves = np.full(n, IDLE)
        self._to_learner()

    def step(self, actions: object) -> None:
        """An action of the learner for each row whose game is not over; then bots play until it is asked again."""
        self.vector.step(actions)
        self._play_on()
        self._settle()

    def begin(self, rows: Array, *, seed: int | None = None) -> None:
        """New games in these rows, up to the learner's first decision."""
        self.vector.reset(rows, seed=seed)
        self._to_learner()

    def _to_learner(self) -> None:
        """Let bots play until the learner is asked everywhere; where a game ends before, another begins."""
        rows = self.vector.rows
        self._play_on()
        while (rows.over & ~rows.dones).any():
            moves = np.where(rows.over & ~rows.dones, BEGIN, IDLE)
            self._worker.advance(moves)
            self._play_on()
        self._settle()

    def _settle(self) -> None:
        self.vector.rows.dones[:] = self.vector.rows.over
        if self.vector.rows.over.any():
            self._worker.keep_end()
        self._worker.look()
        self.vector.finish()

    def _play_on(self) -> None:
        rows = self.vector.rows
        while True:
            wrong = self._calls.choose_rows(
                rows.states,
                rows.seats,
                self.seat,
                self._minds,
                rows.chances,
                self._desk,
                self._tree,
                len(self.vector.game.actions),
                self._moves,
            )
            if wrong != FINE:
                bot = self.names[self._desk[0].culprit]
                raise illegal_choice(self.vector.game, int(rows.seeds[wrong]), bot, self._desk)
            if not (self._moves != IDLE).any():
                return
            self._worker.advance(self._moves)

    @property
    def _worker(self) -> Any:
        return self.vector.worker
