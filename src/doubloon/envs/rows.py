"""Some games in a row, and all that is known of each: the arrays of a batch, or of the part of it that a thread has."""

from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np

from doubloon.bots.levels import level_of
from doubloon.bots.mind import Mind, learn_motions, new_mind
from doubloon.bots.tempo import Tempo
from doubloon.engine.chance import seed_generator
from doubloon.engine.entries import Entries
from doubloon.engine.game import Game
from doubloon.engine.records import new
from doubloon.envs.calls import BEGIN, IDLE
from doubloon.envs.observation import spec_of

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Kind:
    """What all games of a batch have in common."""

    game: Game
    players: int
    one: Array  # a State with its players and options, before anything is dealt
    hands: Array  # for each seat a mind that knows how fast its hand is
    playing: Entries
    seeing: Entries

    @property
    def actions(self) -> int:
        """How many there are; in a game with real time the last one is to wait."""
        return len(self.game.actions) + self.game.real_time


def hands_of(game: Game, speeds: tuple[str, ...]) -> Array:
    """A hand for each seat."""
    hands = new(Mind, len(speeds))
    for seat, speed in enumerate(speeds):
        mind = new_mind(level_of("mate"), speed)
        learn_motions(mind, game)
        hands[seat] = mind[0]
    return hands


def sources(seed: int, rows: Array) -> Array:
    """Where each row's seeds come from: it depends on the seed and the row's number, and on nothing else."""
    source, found = new(Mind), np.zeros(len(rows), np.uint64)
    for place, row in enumerate(rows.tolist()):
        seed_generator(source[0], np.uint64(seed), row)
        found[place] = source[0].rng
    return found


@dataclass(frozen=True)
class Rows:
    """One row for each game."""

    states: Array
    tempos: Array | None  # the clocks, in a game with real time
    chances: Array  # of each seat: for its hand, and for its bot if it has one
    sources: Array  # where the seeds of a row come from
    seeds: Array  # of the games that are played now
    seats: Array  # who is asked, or -1
    masks: Array
    over: Array
    clocks: Array
    rewards: Array
    ranks: Array  # of the last game that ended
    scores: Array
    dones: Array
    seen: Array  # what the seats that are asked observe; of no length where nobody wants it
    final_seen: Array  # what each seat observed at the end of the last game that ended
    final_clocks: Array

    @classmethod
    def new(cls, kind: Kind, n: int, *, sees: bool) -> "Rows":
        """Rows in which no game has begun."""
        players, size = kind.players, spec_of(kind.game).size if sees else 0
        return cls(
            states=new(kind.game.state, n),
            tempos=new(Tempo, n) if kind.game.real_time else None,
            chances=np.zeros((n, players), np.uint64),
            sources=np.zeros(n, np.uint64),
            seeds=np.zeros(n, np.uint64),
            seats=np.zeros(n, np.int64),
            masks=np.zeros((n, kind.actions), np.uint8),
            over=np.ones(n, np.bool_),
            clocks=np.zeros(n, np.int64),
            rewards=np.zeros((n, players), np.float32),
            ranks=np.zeros((n, players), np.int8),
            scores=np.zeros((n, players)),
            dones=np.zeros(n, np.bool_),
            seen=np.zeros((n, size), np.int16),
            final_seen=np.zeros((n, players, size), np.int16),
            final_clocks=np.zeros(n, np.int64),
        )

    def part(self, rows: slice) -> "Rows":
        """Some of them: views into the same arrays."""
        cut = {name: array[rows] for name, array in self.arrays().items()}
        return replace(self, **cut)

    def arrays(self) -> dict[str, Array]:
        """All that there are, by name."""
        named = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: array for name, array in named.items() if array is not None}


class Worker:
    """What carries rows on, with room of its own to work in: no two threads share one."""

    def __init__(self, kind: Kind, rows: Rows) -> None:
        self.kind = kind
        self.rows = rows
        self._hands = kind.hands.copy()
        self._view = new(kind.game.view)
        self._every = np.arange(len(rows.seats))
        self._sees = rows.seen.shape[1] > 0

    def first_wrong(self, moves: Array) -> int:
        """The first row that is told what it may not do, or FINE."""
        return int(self.kind.playing.first_wrong(moves, self.rows.masks, self.rows.over))

    def advance(self, moves: Array) -> None:
        """Tell every row its move."""
        rows = self.rows
        self.kind.playing.advance(
            rows.states,
            self.kind.one,
            rows.tempos,
            self._hands,
            rows.chances,
            rows.sources,
            rows.seeds,
            moves,
            rows.seats,
            rows.masks,
            rows.over,
            rows.clocks,
            rows.rewards,
            rows.ranks,
            rows.scores,
        )

    def look(self) -> None:
        """Write what the seats that are asked observe."""
        if self._sees:
            self.observe(self._every, self.rows.seats, self.rows.seen)

    def observe(self, rows: Array, viewers: Array, out: Array) -> None:
        """Write what some seats observe of some games."""
        views, seeing = self._view, self.kind.seeing
        wide, narrow = views.view(np.int64), views.view(np.int8)
        plan = spec_of(self.kind.game).plan
        seeing.observe(self.rows.states, rows, viewers, views, wide, narrow, plan, out)

    def renew(self) -> None:
        """Keep how games ended, and begin others in their place."""
        self.keep_end()
        moves = np.full(len(self.rows.seats), IDLE)
        moves[self.rows.over] = BEGIN
        self.advance(moves)

    def keep_end(self) -> None:
        """Keep what every seat observes at the end of the games that are over."""
        ended = np.flatnonzero(self.rows.over)
        self.rows.final_clocks[ended] = self.rows.clocks[ended]
        if not self._sees:
            return
        players = self.kind.players
        out = np.zeros((len(ended) * players, self.rows.final_seen.shape[2]), np.int16)
        self.observe(np.repeat(ended, players), np.tile(np.arange(players), len(ended)), out)
        self.rows.final_seen[ended] = out.reshape(len(ended), players, -1)


def copied(array: Array) -> Array:
    """A copy; of records as bytes, since NumPy would copy field by field."""
    return array.copy() if array.dtype.names is None else array.view(np.uint8).copy().view(array.dtype)


def read_only(array: Array) -> Array:
    """The same array, for who only reads it."""
    seen = array.view()
    seen.flags.writeable = False
    return seen
