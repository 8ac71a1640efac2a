"""A ladder: bots meet in every mix of seats, and what comes of it says which of them plays better."""

import itertools
import json
import os
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from openskill.models import PlackettLuce, PlackettLuceRating

from doubloon.bots.levels import level_of
from doubloon.engine.errors import BadPlayers, DoubloonError, shown
from doubloon.engine.options import Options
from doubloon.games import game as game_of
from doubloon.lab.simulate import simulate
from doubloon.lab.summary import Share, wilson

LineUp = tuple[str, ...]


class OtherLadder(DoubloonError):
    """A file holds the games of a ladder with other settings."""


@dataclass(frozen=True)
class Rung:
    """How a bot did: its share of the wins over all its seats, and its rating with what is uncertain about it."""

    bot: str
    wins: Share
    rating: float
    doubt: float


@dataclass(frozen=True)
class Ladder:
    """What came of the games: the bots, the best rating first."""

    game: str
    players: int
    games: int
    chance: float  # the share of a bot that is as good as the others
    rungs: tuple[Rung, ...]


def line_ups(bots: Sequence[str], players: int, alone: str | None = None) -> list[LineUp]:
    """Every mix of the bots in the seats; with `alone`, those in which that bot sits among others.

    >>> line_ups(["mate", "random"], 2)
    [('mate', 'random'), ('random', 'mate')]
    """
    mixes = [mix for mix in itertools.product(bots, repeat=players) if len(set(mix)) > 1]
    return [mix for mix in mixes if alone is None or mix.count(alone) == 1]


def climb(
    game: str,
    *,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int = 0,
    alone: str | None = None,
    options: Mapping[str, object] | None = None,
    workers: int | None = None,
    file: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Ladder:
    """Let bots meet; `progress` is told how many games are done. A file keeps every game, and a second call goes on.

    >>> ladder = climb("kraken", bots=["mate", "random"], players=2, games=20)
    >>> [rung.bot for rung in ladder.rungs]
    ['mate', 'random']
    """
    played = game_of(game)
    read = played.read_options(options or {})
    played.table(players, read)
    mixes = _checked_mixes(bots, players, alone)
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise BadPlayers(f"games of a ladder is a whole number from 1, not {shown(games)}")
    random.Random(seed).shuffle(mixes)
    settings = {
        "game": game, "version": played.version, "players": players, "bots": list(bots), "alone": alone,
        "options": _plain(read), "seed": seed,
    }  # fmt: skip
    ledger = Ledger(file, settings)
    seeds = np.random.SeedSequence(seed).generate_state(games, np.uint64) >> np.uint64(1)
    tell = progress or (lambda _done: None)
    tell(sum(number < games for number in ledger.ranks))

    def meet(number: int) -> None:
        mix = mixes[number % len(mixes)]
        result = simulate(game, players=players, games=1, seed=int(seeds[number]), bots=mix, workers=1, options=options)
        ledger.write(number, result.ranks[0].tolist())

    left = [number for number in range(games) if number not in ledger.ranks]
    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        for _ in pool.map(meet, left):
            tell(1)
    table = [(mixes[number % len(mixes)], ledger.ranks[number]) for number in range(games)]
    return Ladder(game, players, games, 1 / players, _rungs(bots, table))


class Ledger:
    """The games of a ladder by number, in memory and, a line each, in a file."""

    def __init__(self, file: Path | None, settings: Mapping[str, object]) -> None:
        self.file = file
        self.ranks: dict[int, list[int]] = {}
        if file is None:
            return
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        if lines and _read_line(lines[0]) != settings:
            raise OtherLadder(f"{file} holds the games of another ladder: name another file, or delete this one")
        for line in lines[1:]:
            row = _read_line(line)
            if row is not None:  # the last line of a ladder that was cut off may be half a line
                self.ranks[row["number"]] = row["ranks"]
        rows = [settings, *({"number": number, "ranks": ranks} for number, ranks in self.ranks.items())]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")

    def write(self, number: int, ranks: list[int]) -> None:
        """Note how a game ended."""
        self.ranks[number] = ranks
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps({"number": number, "ranks": ranks}) + "\n")


def _read_line(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _plain(options: Options) -> dict[str, str]:
    return {name: str(value) for name, value in options.items()}


def _checked_mixes(bots: Sequence[str], players: int, alone: str | None) -> list[LineUp]:
    for bot in bots:
        level_of(bot)
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise BadPlayers(f"a ladder needs two or more different bots, not {shown(','.join(bots))}")
    if alone is not None and alone not in bots:
        raise BadPlayers(f"the bot that sits alone is one of {', '.join(bots)}, not {shown(alone)}")
    mixes = line_ups(bots, players, alone)
    if not mixes:
        raise BadPlayers(f"a ladder needs two or more players, not {players}")
    return mixes


def _rungs(bots: Sequence[str], table: Iterable[tuple[LineUp, list[int]]]) -> tuple[Rung, ...]:
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    wins, seats = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0)
    for mix, ranks in table:
        firsts = [rank == min(ranks) for rank in ranks]
        for bot, first in zip(mix, firsts, strict=True):
            seats[bot] += 1
            wins[bot] += first / sum(firsts)
        _rate(model, ratings, mix, ranks)
    rungs = [
        Rung(bot, wilson(wins[bot], seats[bot]), ratings[bot].mu, ratings[bot].sigma) for bot in bots if seats[bot]
    ]
    return tuple(sorted(rungs, key=lambda rung: -rung.rating))


def _rate(model: PlackettLuce, ratings: dict[str, PlackettLuceRating], mix: LineUp, ranks: list[int]) -> None:
    """Move the ratings by one game; a bot in several seats moves by their mean."""
    teams = model.rate([[ratings[bot]] for bot in mix], ranks=[float(rank) for rank in ranks])
    for bot in set(mix):
        moved = [team[0] for seat, team in zip(mix, teams, strict=True) if seat == bot]
        mu, sigma = np.mean([rating.mu for rating in moved]), np.mean([rating.sigma for rating in moved])
        ratings[bot] = model.rating(name=bot, mu=float(mu), sigma=float(sigma))
