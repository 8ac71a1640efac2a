"""What somebody's games say about them: statistics as plain functions of how the games came out."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile

from doubloon.server.store.results import Line
from doubloon.server.table.outcome import Outcome, Place

PLOTTED = 60  # the last games of a plot
POINTS = 40  # what people read, for one of openskill's: everyone begins at 1000


@dataclass(frozen=True)
class Record:
    """How somebody does at one game."""

    game: str
    played: int
    won: int
    gave_up: int
    unwon: int  # games that nobody won, where all are first
    ranks: list[int]  # how often first, second, ... of all other games, those that were given up left out
    streak: int  # games won in a row, to the last one
    best_streak: int
    last_ms: int
    wins: list[bool]  # the last games, the oldest first
    points: list[int]  # the rating after the last games that moved it


@dataclass(frozen=True)
class Met:
    """Somebody whom one has played with, and who came out ahead how often."""

    person: str  # empty: a bot
    bot: str  # its level
    pirate: str
    games: int
    ahead: int
    behind: int


def records(lines: Iterable[Line]) -> list[Record]:
    """A record of each game, the one that was played most first; lines are in the order of their ends."""
    by_game: dict[str, list[Line]] = {}
    for line in lines:
        by_game.setdefault(line.game, []).append(line)
    found = [_record(game, of) for game, of in by_game.items()]
    return sorted(found, key=lambda record: (-record.played, -record.last_ms))


def _record(game: str, lines: Sequence[Line]) -> Record:
    wins = [line.won for line in lines]
    ranks = Counter(line.rank for line in lines if not line.gave_up and (line.won or line.rank > 1))
    return Record(
        game=game,
        played=len(lines),
        won=sum(wins),
        gave_up=sum(line.gave_up for line in lines),
        unwon=sum(line.rank == 1 and not line.won and not line.gave_up for line in lines),
        ranks=[ranks[rank] for rank in range(1, max(ranks, default=0) + 1)],
        streak=sum(1 for _ in takewhile(bool, reversed(wins))),
        best_streak=max((len(list(run)) for won, run in groupby(wins) if won), default=0),
        last_ms=lines[-1].ended_ms,
        wins=wins[-PLOTTED:],
        points=[points(line.mu) for line in lines if line.mu is not None][-PLOTTED:],
    )


def met(games: Iterable[Outcome], person: str) -> list[Met]:
    """Whom a person has played with, the most often first; a bot is its level, and who it is."""
    with_whom: dict[tuple[str, str, str], list[int]] = {}
    for game in games:
        mine = next(place for place in game.places if place.person == person)
        for other in game.places:
            if other is not mine:
                key = (other.person, other.bot, other.pirate)
                with_whom.setdefault(key, []).append(_order(mine) - _order(other))
    found = [
        Met(*who, len(apart), sum(gap < 0 for gap in apart), sum(gap > 0 for gap in apart))
        for who, apart in with_whom.items()
    ]
    return sorted(found, key=lambda one: -one.games)


def _order(place: Place) -> int:
    """Who gave up is behind everyone who did not."""
    return place.rank + 1_000 * place.gave_up


def points(mu: float) -> int:
    """A rating as people read it.

    >>> points(25.0)
    1000
    """
    return round(POINTS * mu)
