"""A ladder, ratings from a tournament: bots meet in every mix of seats, which says which of them plays better."""

import hashlib
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
from doubloon.bots.playing import play_games
from doubloon.engine.errors import BadPlayers, DoubloonError, shown
from doubloon.engine.game import Game
from doubloon.engine.sources import sources_of
from doubloon.games import game as game_of
from doubloon.lab.simulate import Array, at_speed, simulate
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
    aside: Path | None = None  # the file with games from before the rules, the bots or a board changed


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

    But games are only counted together if they were played by the same rules, by the same bots and on the same board:
    after a change the ladder begins anew, and what the file held is put aside. Changed back, it is taken up again.

    >>> ladder = climb("kraken", bots=["mate", "random"], players=2, games=20)
    >>> [rung.bot for rung in ladder.rungs]
    ['mate', 'random']
    """
    played = game_of(game)
    read = played.read_options(options or {})
    one = played.laid_out(players, read)
    mixes = _checked_mixes(bots, players, alone)
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise BadPlayers(f"games of a ladder is a whole number from 1, not {shown(games)}")
    random.Random(seed).shuffle(mixes)
    settings = {
        "game": game, "players": players, "bots": list(bots), "alone": alone,
        "options": _plain({**read, **(options or {})}), "seed": seed,
    }  # fmt: skip
    ledger = Ledger(file, settings, made_from(played, one))
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
    met = [(mixes[number % len(mixes)], ledger.endings[number]) for number in range(games)]
    unwon = wilson(sum(not ending.winners for _, ending in met), games)
    return Ladder(game, players, games, 1 / players, unwon, _rungs(bots, met), ledger.aside)


def made_from(game: Game, one: Array) -> str:
    """A name for all that decides how games come out: rules, hints, bots, and the options' values in the State."""
    sources = sources_of(play_games.__module__, game).key
    return hashlib.sha256(f"{game.version} {sources} ".encode() + one.tobytes()).hexdigest()[:16]


class Ledger:
    """The games of a ladder by number, in memory and, a line each, in a file."""

    def __init__(self, file: Path | None, settings: Mapping[str, object], sources: str) -> None:
        self.file = file
        self.endings: dict[int, Ending] = {}
        self.aside: Path | None = None  # where games are that were played under other rules
        if file is None:
            return
        lines = self._lines(file, settings, sources)
        for line in lines[1:]:
            row = _read_line(line)
            if row is not None:  # the last line of a ladder that was cut off may be half a line
                self.endings[row["number"]] = Ending(row["ranks"], row["winners"])
        rows = [{**settings, "sources": sources}, *(_row(number, ending) for number, ending in self.endings.items())]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")

    def _lines(self, file: Path, settings: Mapping[str, object], sources: str) -> list[str]:
        """What the file holds of this ladder; what was made from other sources is put aside, and found there again."""
        lines = _lines_of(file)
        if not lines:
            return []
        head = _read_line(lines[0])
        before = head.get("sources") if isinstance(head, dict) else None
        if head != {**settings, "sources": before}:
            raise OtherLadder(f"{file} holds the games of another ladder: name another file, or delete this one")
        if before == sources:
            return lines
        self.aside = file.replace(_aside(file, str(before)))
        return _lines_of(_aside(file, sources))

    def write(self, number: int, ending: Ending) -> None:
        """Note how a game ended."""
        self.endings[number] = ending
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(_row(number, ending)) + "\n")


def _aside(file: Path, sources: str) -> Path:
    return file.with_name(f"{file.stem}.{sources}{file.suffix}")


def _lines_of(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def _row(number: int, ending: Ending) -> dict[str, object]:
    return {"number": number, "ranks": ending.ranks, "winners": ending.winners}


def _read_line(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _plain(options: Mapping[str, object]) -> dict[str, str]:
    """As they were given: a file by its name, since a change of what it holds makes no other ladder."""
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
