"""Many games in one call: `doubloon.vector`."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from doubloon.bots.calls import entries
from doubloon.engine.errors import BadOption, BadPlayers, shown
from doubloon.engine.game import Game
from doubloon.engine.match import SEEDS, checked_seed
from doubloon.engine.options import Options
from doubloon.envs import saving
from doubloon.envs.calls import AGAIN, BEGIN, FINE, IDLE, PLAYING, SEEING
from doubloon.envs.checks import (
    checked_actions,
    checked_choice,
    checked_count,
    checked_hands,
    checked_rows,
    checked_seeds,
    refusal,
)
from doubloon.envs.observation import ObservationSpec, spec_of
from doubloon.envs.rows import Array, Kind, Rows, Worker, copied, hands_of, read_only, sources
from doubloon.games import game as game_of

OBSERVATIONS = ("integers", "floats", "none")
RESETS = ("automatic", "manual")
ILLEGALS = ("refused", "ends", "ignored")
FOUL = -1.0  # the reward of a seat whose illegal action ended its game


@dataclass(frozen=True)
class Final:
    """How the last game of each row ended: arrays with a row for each, kept when another has begun in it."""

    observation: Array  # what each seat observed then: row, seat, number
    clock: Array
    rank: Array  # of each seat, 1 is best
    score: Array


class Vector:
    """A batch of games of one kind, each in a row; `doubloon.vector` makes one.

    The arrays are written in place by `step` and `reset`, and are the same ones for as long as the batch lives.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        observation: str = "integers",
        reset: str = "automatic",
        illegal: str = "refused",
        hands: Sequence[str] | None = None,
        threads: int = 1,
    ) -> None:
        self._settings = {
            "players": players,
            "options": options,
            "observation": observation,
            "reset": reset,
            "illegal": illegal,
            "hands": hands,
            "threads": threads,
        }
        self.game = game
        self.n = checked_count("n", n)
        self.players = game.players[-1] if players is None else players
        self.options: Options = game.read_options(options or {})
        self.threads = min(checked_count("threads", threads), self.n)
        self._observing = checked_choice("observation", observation, OBSERVATIONS)
        self._automatic = checked_choice("reset", reset, RESETS) == "automatic"
        self._illegal = checked_choice("illegal", illegal, ILLEGALS)
        one = game.laid_out(self.players, self.options)
        playing, seeing = entries(PLAYING, game), entries(SEEING, game)
        playing.compile()
        if observation != "none":
            seeing.compile()
        kind = Kind(game, self.players, one, hands_of(game, checked_hands(hands, self.players)), playing, seeing)
        self.kind = kind
        self.rows = Rows.new(kind, self.n, sees=observation != "none")
        self._cut()
        self._show()
        self.reset(seed=secrets.randbelow(SEEDS) if seed is None else seed)

    def __repr__(self) -> str:
        return f"<{self.n} games of {self.game.name}, {self.players} players>"

    @property
    def actions(self) -> int:
        """How many actions there are. In a game with real time the last is to wait until something happens."""
        return self.kind.actions

    @property
    def spec(self) -> ObservationSpec:
        """What an observation holds."""
        return spec_of(self.game)

    # What a batch does

    def step(self, actions: object) -> None:
        """An action for each row, by the seat that it asks; -1 for a row whose game is over and was not reset.

        IllegalMove names the first row that cannot take its action, and why; nothing is changed then.

        >>> import doubloon
        >>> games = doubloon.vector("kraken", 3, players=2, seed=7)
        >>> games.step(games.mask.argmax(axis=1))
        >>> games.step([0, 0, 3])
        Traceback (most recent call last):
        doubloon.engine.errors.IllegalMove: row 2: seat ... cannot do {'do': 'outward'}: nothing lies outward of space 1
        """
        moves = checked_actions(actions, self.n)
        fouls = self._fouls(moves)
        self._each(lambda worker, part: self._advance(worker, moves[part], fouls[part] if len(fouls) else fouls))
        self._scale()

    def reset(
        self, rows: object = None, *, seed: int | None = None, seeds: Sequence[int] | Array | None = None
    ) -> None:
        """Begin games anew in these rows, by number or by mask; in all of them if none are named.

        `seed` is for the whole batch: every row draws the seeds of its games from it, whatever the others do.
        `seeds` are those of matches, one for each row that is reset. Without either, rows go on drawing theirs.
        """
        chosen = checked_rows(rows, self.n)
        moves = np.full(self.n, IDLE)
        moves[chosen] = BEGIN
        if seeds is not None:
            self.rows.seeds[chosen] = checked_seeds(seeds, len(chosen))
            moves[chosen] = AGAIN
        elif seed is not None:
            self.rows.sources[chosen] = sources(checked_seed(seed), chosen)
        self.rows.rewards[chosen] = 0
        self.rows.dones[chosen] = False
        self._each(lambda worker, part: _begin(worker, moves[part]))
        self._scale()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game.name, self.n, self._settings, self.save())

    def __deepcopy__(self, _memo: object) -> "Vector":
        return self.copy()

    def copy(self) -> "Vector":
        """A batch that goes on from here by itself, with arrays of its own."""
        twin: Vector = object.__new__(Vector)
        twin.__dict__.update(self.__dict__)
        twin.rows = Rows(**{**vars(self.rows), **{name: copied(old) for name, old in self.rows.arrays().items()}})
        twin._cut()
        twin._show()
        twin._scale()
        return twin

    def save(self) -> bytes:
        """The whole batch as bytes, for `load`."""
        return saving.pack(self.game, self.players, self.options, self.rows)

    def load(self, data: bytes) -> None:
        """Be where a batch of the same kind was when it was saved. Load only what you have saved yourself."""
        saving.unpack(data, self.game, self.players, self.options, self.rows)
        self._each(lambda worker, _part: worker.look())
        self._scale()

    def observe(self, rows: object, seats: object) -> Array:
        """What these seats observe of the games in these rows, whoever is asked: integers, a row for each."""
        games, viewers = np.atleast_1d(np.asarray(rows, np.int64)), np.atleast_1d(np.asarray(seats, np.int64))
        games, viewers = (np.ascontiguousarray(array) for array in np.broadcast_arrays(games, viewers))
        if games.size and not (games.min() >= 0 and games.max() < self.n):
            raise BadPlayers(f"rows are 0 to {self.n - 1}, not {shown(rows)}")
        if games.size and not (viewers.min() >= 0 and viewers.max() < self.players):
            raise BadPlayers(f"seats are 0 to {self.players - 1}, not {shown(seats)}")
        self.kind.seeing.compile()
        out = np.zeros((len(games), self.spec.size), np.int16)
        Worker(self.kind, self.rows).observe(games, viewers, out)
        return out

    # For adapters

    @property
    def refuses(self) -> bool:
        """Whether what is illegal is an error."""
        return self._illegal == "refused"

    @property
    def worker(self) -> Worker:
        """What carries all rows on, unchecked: for who plays some seats of them itself."""
        if len(self._workers) != 1:
            raise BadOption("games that somebody else carries on have one thread")
        return self._workers[0]

    def finish(self) -> None:
        """Make the arrays that everybody reads follow from what a worker did."""
        self._scale()

    # Inside

    def _advance(self, worker: Worker, moves: Array, fouls: Array) -> None:
        rows = worker.rows
        rows.rewards.fill(0)
        worker.advance(moves)
        if self._illegal == "ends" and fouls.any():
            rows.rewards[fouls, rows.seats[fouls]] = FOUL
            rows.masks[fouls], rows.over[fouls], rows.seats[fouls] = 0, True, IDLE
            rows.ranks[fouls], rows.scores[fouls] = 0, 0
        rows.dones[:] = rows.over
        if rows.over.any():
            if self._automatic:
                worker.renew()
            else:
                worker.keep_end()
        worker.look()

    def _fouls(self, moves: Array) -> Array:
        """Which rows are told what they may not do, where that is not refused: they are told nothing instead."""
        if self._illegal != "refused":
            told = np.clip(moves, 0, self.actions - 1)
            legal = (moves == told) & (self.rows.masks[np.arange(self.n), told] != 0)
            fouls: Array = ~self.rows.over & ~legal
            moves[fouls | self.rows.over] = IDLE
            return fouls
        for worker, part in zip(self._workers, self._parts, strict=True):
            wrong = worker.first_wrong(moves[part])
            if wrong != FINE:
                row = part.start + wrong
                seat = int(self.rows.seats[row])
                raise refusal(self.game, self.rows.states[row], row, seat, int(moves[row]), self.actions)
        return np.zeros(0, np.bool_)

    def _each(self, do: Callable[[Worker, slice], None]) -> None:
        """Let every worker do something with its rows."""
        if len(self._workers) == 1:
            do(self._workers[0], self._parts[0])
        else:
            list(_pool(len(self._workers)).map(do, self._workers, self._parts))

    def _cut(self) -> None:
        """Share the rows among workers."""
        bounds = [self.n * part // self.threads for part in range(self.threads + 1)]
        self._parts = [slice(*pair) for pair in pairwise(bounds)]
        self._workers = [Worker(self.kind, self.rows.part(part)) for part in self._parts]

    def _show(self) -> None:
        """The arrays that everybody reads, and nobody writes."""
        rows = self.rows
        self.seat = read_only(rows.seats)
        self.mask = read_only(rows.masks.view(np.bool_))
        self.reward = read_only(rows.rewards)
        self.done = read_only(rows.dones)
        self.clock = read_only(rows.clocks)
        self.seeds = read_only(rows.seeds)
        self._floats = self._observing == "floats"
        self._scaled = [np.zeros(a.shape, np.float32) for a in (rows.seen, rows.final_seen)]
        seen, final = self._scaled if self._floats else (rows.seen, rows.final_seen)
        self.observation = read_only(seen)
        self.final = Final(
            *map(read_only, (final, rows.final_clocks, rows.ranks, rows.scores)),
        )

    def _scale(self) -> None:
        """Write the floats, where those are wanted."""
        if self._floats:
            np.multiply(self.rows.seen, self.spec.scale, out=self._scaled[0])
            if self.rows.dones.any():
                ended = self.rows.dones
                self._scaled[1][ended] = self.rows.final_seen[ended] * self.spec.scale


def _unpickled(game: str, n: int, settings: dict[str, Any], saved: bytes) -> Vector:
    made = Vector(game_of(game), n, seed=0, **settings)
    made.load(saved)
    return made


def _begin(worker: Worker, moves: Array) -> None:
    worker.advance(moves)
    worker.look()


_pools: dict[int, ThreadPoolExecutor] = {}


def _pool(workers: int) -> ThreadPoolExecutor:
    return _pools.setdefault(workers, ThreadPoolExecutor(workers, "doubloon-envs"))
