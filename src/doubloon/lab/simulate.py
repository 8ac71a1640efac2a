"""Monte-Carlo simulation: games between bots by the million, in a thread pool; seeds do not depend on the cores."""

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from doubloon.bots.calls import SEARCHED_SIMULATION, SIMULATION, entries
from doubloon.bots.illegal_choice import illegal_choice
from doubloon.bots.levels import Level, level_of
from doubloon.bots.mind import Mind, learn_motions, new_desk, new_mind
from doubloon.bots.tempo import new_tempo
from doubloon.bots.tree import NONE, new_tree
from doubloon.engine.chance import seed_generator
from doubloon.engine.entries import Entries
from doubloon.engine.errors import BadPlayers, shown
from doubloon.engine.game import Game
from doubloon.engine.match import checked_seed
from doubloon.engine.records import new
from doubloon.games import game as game_of

CHUNK = 256  # games that a worker plays at a stretch, where bots do not search

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Simulation:
    """What came of the games: arrays with a row per game, and a column per seat where seats differ."""

    game: str
    bots: tuple[str, ...]
    hands: tuple[str, ...]
    ranks: Array
    scores: Array
    decided: Array  # whether anybody won: not where a game only came to its limit
    began: Array  # the seat that was first in the order of play
    decisions: Array
    rounds: Array
    seconds: Array  # simulated, of the phases in real time; 0 in games by turns
    metrics: dict[str, Array]
    seeds: Array  # a match with this seed and bots with it, each for its seat, is that game again
    tallies: dict[str, Array] = field(default_factory=dict)  # by the game's fields of that kind: a column per seat

    @property
    def won(self) -> Array:
        """Whether each seat won, alone or with others."""
        return (self.ranks == 1) & self.decided[:, None]


class Stopped(KeyboardInterrupt):
    """Somebody pressed Ctrl+C: `result` has the games that had ended, the same as of a simulation of so many."""

    def __init__(self, result: Simulation) -> None:
        super().__init__(f"after {len(result.ranks)} games")
        self.result = result


def simulate(
    game: str,
    *,
    players: int,
    games: int,
    seed: int = 0,
    bots: Sequence[str] | None = None,
    hands: Sequence[str] | None = None,
    workers: int | None = None,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Let bots play games among themselves; `progress` is told how many more have ended, and first that none has.

    Without `bots` all are random; the command `doubloon simulate` takes mates, as `doubloon play` does. Ctrl+C raises
    Stopped, a KeyboardInterrupt that has what was played until then.

    `hands` says how fast each bot is where a game is played in real time, if not as its level has it: slow, steady
    or quick.

    >>> import doubloon
    >>> result = doubloon.simulate("kraken", players=2, games=100, seed=1, bots=["mate", "random"])
    >>> result.ranks.shape
    (100, 2)

    Any of the games can be played again, and watched:

    >>> from doubloon.bots import Bot, next_seat
    >>> match = doubloon.game("kraken").start(players=2, seed=result.seeds[7])
    >>> bots = [Bot(level, result.seeds[7], seat) for seat, level in enumerate(result.bots)]
    >>> while not match.over:
    ...     seat = next_seat(match, bots)
    ...     events = match.play(seat, bots[seat].choose(match, seat))
    >>> match.ranks == tuple(result.ranks[7])
    True
    """
    played = game_of(game)
    one = played.laid_out(players, played.read_options(options or {}))
    bots, hands = at_table(players, bots, hands)
    levels = [level_of(bot) for bot in bots]
    minds = minds_of(played, bots, hands)
    check_count("games", games)
    workers = os.cpu_count() if workers is None else workers
    check_count("workers", workers)
    calls = at_speed(played, levels)
    result = empty(played, bots, hands, _seeds(checked_seed(seed), games, calls))
    chunk = 1 if minds["visits"].any() else CHUNK
    chunks = [slice(first, min(first + chunk, games)) for first in range(0, games, chunk)]
    pool, done = ThreadPoolExecutor(workers), 0
    tell = progress or (lambda _ended: None)
    try:
        tell(0)
        for ended in pool.map(lambda chunk: _play_chunk(calls, one, minds.copy(), result, chunk), chunks):
            done += ended
            tell(ended)
    except KeyboardInterrupt:
        raise Stopped(_first_games(result, done)) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    return result


def at_table(
    players: int, bots: Sequence[str] | None, hands: Sequence[str] | None
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A bot and a hand for each seat: those that were given, checked, or the usual ones."""
    bots = _one_each("bots", bots, "random", players)
    return bots, _one_each("hands", hands or [level_of(bot).hand for bot in bots], "", players)


def minds_of(game: Game, bots: Sequence[str], hands: Sequence[str]) -> Array:
    """The minds of bots in their seats."""
    minds = [new_mind(level_of(bot), hand) for bot, hand in zip(bots, hands, strict=True)]
    for mind in minds:
        learn_motions(mind, game)
    return np.concatenate(minds)


def empty(game: Game, bots: tuple[str, ...], hands: tuple[str, ...], seeds: Array) -> Simulation:
    """Room for what comes of games with these seeds."""
    games, players = len(seeds), len(bots)
    return Simulation(
        game=game.name,
        bots=bots,
        hands=hands,
        ranks=np.zeros((games, players), np.int8),
        scores=np.zeros((games, players), np.float64),
        decided=np.zeros(games, np.bool_),
        began=np.zeros(games, np.int8),
        decisions=np.zeros(games, np.int32),
        rounds=np.zeros(games, np.int32),
        seconds=np.zeros(games, np.float64),
        metrics={name: np.zeros(games, np.float64) for name in game.metrics},
        seeds=seeds,
        tallies={name: np.zeros((games, players), np.int64) for name in game.tallies},
    )


def _first_games(result: Simulation, games: int) -> Simulation:
    """A copy of the first games alone: the others may still be played."""
    cut: dict[str, Any] = {
        name: value[:games].copy() for name, value in vars(result).items() if isinstance(value, np.ndarray)
    }
    for kind in ("metrics", "tallies"):
        cut[kind] = {name: values[:games].copy() for name, values in getattr(result, kind).items()}
    return replace(result, **cut)


def at_speed(game: Game, levels: Sequence[Level]) -> Entries:
    """What plays many games of bots of these levels, compiled first where it is not."""
    calls = entries(SEARCHED_SIMULATION if any(level.visits for level in levels) else SIMULATION, game)
    calls.compile()
    return calls


def _one_each(what: str, given: Sequence[str] | None, usual: str, players: int) -> tuple[str, ...]:
    if given is None:
        return (usual,) * players
    if isinstance(given, str) or not isinstance(given, Sequence) or len(given) != players:
        raise BadPlayers(f"{players} players need a list of {players} {what}, not {shown(given)}")
    return tuple(given)


def check_count(name: str, count: object) -> None:
    """BadPlayers if that is no number of things."""
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise BadPlayers(f"{name} of a simulation is a whole number from 1, not {shown(count)}")


def _play_chunk(calls: Entries, one: Array, minds: Array, result: Simulation, chunk: slice) -> int:
    game, visits = calls.game, int(minds["visits"].max())
    states = new(game.state, chunk.stop - chunk.start)
    states[:] = one
    desk = new_desk(game)
    stopped = calls.play_games(
        states,
        minds,
        new_tempo() if game.real_time else None,
        result.seeds[chunk],
        result.ranks[chunk],
        result.scores[chunk],
        result.decided[chunk],
        result.decisions[chunk],
        result.seconds[chunk],
        desk,
        new_tree(visits) if visits else None,
    )
    if stopped != NONE:
        raise illegal_choice(game, result.seeds[chunk][stopped], result.bots[desk[0].culprit], desk)
    keep_counts(result, chunk, states)
    return len(states)


def keep_counts(result: Simulation, chunk: slice, states: Array) -> None:
    """What games counted themselves, from their last positions."""
    result.rounds[chunk] = states["rounds"]
    result.began[chunk] = states["began"]
    for name, values in result.metrics.items():
        values[chunk] = states[name]
    for name, values in result.tallies.items():
        values[chunk] = states[name][:, : values.shape[1]]


def _seeds(seed: int, games: int, calls: Entries) -> Array:
    """A seed for each game, drawn from the one for all."""
    mind = new(Mind)
    seed_generator(mind[0], np.uint64(seed), 0)
    seeds = np.zeros(games, np.uint64)
    calls.fill_seeds(mind, seeds)
    return seeds
