"""The port to how games came out: outcomes, and the ratings that follow from them in the order of their numbers."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

import msgspec

from doubloon.server.table.outcome import Outcome


class Rating(msgspec.Struct, frozen=True):
    """How good somebody is at a game, what is uncertain about it, and how many games say so."""

    mu: float
    sigma: float
    games: int = 0


class Line(msgspec.Struct, frozen=True):
    """One game of a person: what statistics are made of."""

    table: str
    game: str
    ended_ms: int
    rank: int
    score: float
    won: bool
    gave_up: bool
    mu: float | None
    sigma: float | None


Moved = Mapping[str, Rating]  # by person


class Results(Protocol):
    """How games came out. Most are added with the row that ends their game (Batch)."""

    async def add(self, outcome: Outcome) -> None:
        """Of a game that ended before outcomes were kept; nothing where it is known."""
        ...

    async def missing(self) -> list[str]:
        """Tables whose games are over and have no outcome."""
        ...

    async def outcome(self, table: str) -> Outcome | None: ...

    async def waiting(self) -> list[str]:
        """Tables whose rated games have moved no rating yet, in the order of their ends."""
        ...

    async def has_moved(self, table: str) -> bool:
        """Whether ratings have moved by a game."""
        ...

    async def last_number(self, game: str) -> int:
        """Of the game by which ratings moved last; 0 if none did."""
        ...

    async def ratings(self, game: str, people: Collection[str]) -> dict[str, Rating]: ...
    async def ratings_of(self, person: str) -> dict[str, Rating]: ...

    async def rate(self, outcome: Outcome, number: int, moved: Moved) -> None:
        """Ratings move by a game; Conflict if it has moved them already, or another game has that number."""
        ...

    async def rated(self, game: str) -> list[Outcome]:
        """All games by which ratings have moved, in the order of their numbers."""
        ...

    async def rate_anew(self, game: str, steps: Sequence[tuple[str, Moved]]) -> None:
        """Other ratings of a game in the place of all: after each of its tables, who had moved to where."""
        ...

    async def leaders(self, game: str, least_games: int, limit: int) -> list[tuple[str, Rating]]:
        """The people of so many games whose rating is surely the highest."""
        ...

    async def lines_of(self, person: str) -> list[Line]:
        """All games of a person, the oldest first."""
        ...

    async def games_of(self, person: str, before_ms: int, limit: int) -> list[Outcome]:
        """Games of a person that ended before that, the newest first."""
        ...


DOUBTS = 2  # sigmas below a rating is what it surely is


def surely(rating: Rating) -> float:
    """What a rating is at the least, as good as surely."""
    return rating.mu - DOUBTS * rating.sigma
