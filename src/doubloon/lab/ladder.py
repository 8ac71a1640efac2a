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
from doubloon.lab.simulate import at_speed, simulate
from doubloon.lab.summary import Share, wilson

LineUp = tuple[str, ...]


class OtherLadder(DoubloonError):
    """A file holds the games of a ladder with other settings."""


@dataclass(frozen=True)
class Ending:
    """How a game ended: each seat's rank, and the seats that won."""

    ranks: list[int]
    winners: list[int]


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
    unwon: Share  # games that no bot won
    rungs: tuple[Rung, ...]


def line_ups(bots: Sequence[str], players: int, alone: str | None = None) -> list[LineUp]:
    """Every mix of the bots in the seats; with `alone`, those in which that bot sits among others.

    >>> line_ups(["mate", "random"], 2)
    [('mate', 'random'), ('random', 'mate')]
    """
    mixes = [mix for mix in itertools.product(bots, repeat=players) if len(set(mix)) > 1 or players == 1]
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
    for mix in {any(level_of(bot).visits for bot in mix): mix for mix in mixes}.values():
        at_speed(played, [level_of(bot) for bot in mix])  # now, so that no game of many waits for the compiler
    tell(sum(number < games for number in ledger.endings))

    def meet(number: int) -> None:
        mix = mixes[number % len(mixes)]
        result = simulate(game, players=players, games=1, seed=int(seeds[number]), bots=mix, workers=1, options=options)
        ledger.write(number, Ending(result.ranks[0].tolist(), np.flatnonzero(result.won[0]).tolist()))

    left = [number for number in range(games) if number not in ledger.endings]
    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        for _ in pool.map(meet, left):
            tell(1)
    table = [(mixes[number % len(mixes)], ledger.endings[number]) for number in range(games)]
    unwon = wilson(sum(not ending.winners for _, ending in table), games)
    return Ladder(game, players, games, 1 / players, unwon, _rungs(bots, table))


class Ledger:
    """The games of a ladder by number, in memory and, a line each, in a file."""

    def __init__(self, file: Path | None, settings: Mapping[str, object]) -> None:
        self.file = file
        self.endings: dict[int, Ending] = {}
        if file is None:
            return
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        if lines and _read_line(lines[0]) != settings:
            raise OtherLadder(f"{file} holds the games of another ladder: name another file, or delete this one")
        for line in lines[1:]:
            row = _read_line(line)
            if row is not None:  # the last line of a ladder that was cut off may be half a line
                self.endings[row["number"]] = Ending(row["ranks"], row["winners"])
        rows = [settings, *(_row(number, ending) for number, ending in self.endings.items())]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")

    def write(self, number: int, ending: Ending) -> None:
        """Note how a game ended."""
        self.endings[number] = ending
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(_row(number, ending)) + "\n")


def _row(number: int, ending: Ending) -> dict[str, object]:
    return {"number": number, "ranks": ending.ranks, "winners": ending.winners}


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
    return line_ups(bots, players, alone)


def _rungs(bots: Sequence[str], table: Iterable[tuple[LineUp, Ending]]) -> tuple[Rung, ...]:
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    wins, seats = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0)
    for mix, ending in table:
        for seat, bot in enumerate(mix):
            seats[bot] += 1
            wins[bot] += (seat in ending.winners) / max(1, len(ending.winners))
        if len(mix) > 1:
            _rate(model, ratings, mix, ending)
    rungs = [
        Rung(bot, wilson(wins[bot], seats[bot]), ratings[bot].mu, ratings[bot].sigma) for bot in bots if seats[bot]
    ]
    return tuple(sorted(rungs, key=lambda rung: (-rung.rating, -rung.wins.share)))


def _rate(model: PlackettLuce, ratings: dict[str, PlackettLuceRating], mix: LineUp, ending: Ending) -> None:
    """Move the ratings by one game, a draw if nobody won; a bot in several seats moves by their mean."""
    ranks = [float(rank) if ending.winners else 1.0 for rank in ending.ranks]
    teams = model.rate([[ratings[bot]] for bot in mix], ranks=ranks)
    for bot in set(mix):
        moved = [team[0] for seat, team in zip(mix, teams, strict=True) if seat == bot]
        mu, sigma = np.mean([rating.mu for rating in moved]), np.mean([rating.sigma for rating in moved])
        ratings[bot] = model.rating(name=bot, mu=float(mu), sigma=float(sigma))
