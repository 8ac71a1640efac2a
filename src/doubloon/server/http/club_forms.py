"""The forms of profiles and leaderboards in the HTTP API."""

from typing import Annotated

from pydantic import BaseModel, Field, SecretStr

from doubloon.server.club.profile import POINTS, points
from doubloon.server.http.people import Strict
from doubloon.server.people import passwords
from doubloon.server.store.results import DOUBTS, Rating


class Standing(BaseModel):
    """How good somebody is at a game: between `points - doubt` and `points + doubt`, as good as surely."""

    points: int
    doubt: int
    games: int

    @classmethod
    def of(cls, rating: Rating) -> "Standing":
        """A rating as people read it."""
        return cls(points=points(rating.mu), doubt=round(DOUBTS * POINTS * rating.sigma), games=rating.games)


class GameRecord(BaseModel):
    """How somebody does at one game. `ranks`: how often first, second, ...; `wins`, `points`: of the last games.

    `unwon`: games that nobody won.
    """

    game: str
    played: int
    won: int
    gave_up: int
    unwon: int
    ranks: list[int]
    streak: int
    best_streak: int
    last_ms: int
    wins: list[bool]
    points: list[int]
    standing: Standing | None


class Somebody(BaseModel):
    """A person, by the id of their profile, or a bot; a person without a name has deleted theirs."""

    person: str | None
    name: str | None
    flag: str | None
    bot: str | None
    pirate: str | None


class Companion(Somebody):
    """Somebody whom one has played with: how often, and how often one was `ahead` of them or `behind`."""

    games: int
    ahead: int
    behind: int


class Profile(BaseModel):
    """Who somebody is, and what their games say about them."""

    id: str
    name: str
    flag: str | None
    kind: str
    you: bool
    since_ms: int
    played: int
    won: int
    streak: int
    best_streak: int
    games: list[GameRecord]
    against: list[Companion]


class Seated(Somebody):
    """How a seat came out."""

    rank: int
    score: float
    won: bool
    gave_up: bool
    you: bool


class Played(BaseModel):
    """A game that was played. `points`: the person's rating after it, where it moved any."""

    table: str
    game: str
    ended_ms: int
    rated: bool
    seats: list[Seated]
    points: int | None


class Leader(Somebody):
    """A line of a leaderboard. A bot's standing does not move: it is measured, and has no games."""

    standing: Standing
    you: bool


class Board(BaseModel):
    """The best at a game, of those who have played `least_games`; and where the levels of bots stand."""

    game: str
    least_games: int
    leaders: list[Leader]


class Goodbye(Strict):
    """That an account or a guest shall be no more; an account says its password."""

    password: Annotated[SecretStr, Field(max_length=passwords.MOST_LENGTH)] = SecretStr("")
