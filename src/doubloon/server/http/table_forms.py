"""The forms of tables in the HTTP API: what is asked for, and what is answered."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from doubloon.bots import AUTO
from doubloon.server.http.people import Name, Strict

Level = Annotated[str, Field(max_length=40)]


class PaceChoice(Strict):
    """How long a decision may take: as long as it takes, or so many seconds or days."""

    kind: Literal["live", "seconds", "days"] = "live"
    amount: Annotated[int, Field(ge=0, le=1_000_000)] = 0


class NewTable(Strict):
    """What a table is to be like. `hands`: how fast bots are in real time. `sit`: whether you take the first seat.

    `bots`: their levels, in the seats from there on. `start`: whether the game begins at once. `guest`: the name under
    which a stranger becomes a guest.
    """

    game: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=1, le=64)]
    options: dict[str, Any] = Field(default_factory=dict)
    pace: PaceChoice = PaceChoice()
    public: bool = False
    spectators: bool = True
    talk: bool = True
    hands: Annotated[str, Field(max_length=40)] = AUTO
    sit: bool = True
    bots: Annotated[list[Level], Field(max_length=64)] = Field(default_factory=list)
    start: bool = False
    guest: Name | None = None


class Wish(Strict):
    """Which seat you would like; without one, the first that is free."""

    seat: Annotated[int, Field(ge=0, le=63)] | None = None


class BotWish(Strict):
    """Which bot."""

    level: Level


class SeatInfo(BaseModel):
    """Who sits there."""

    name: str | None
    bot: str | None
    program: bool = False
    you: bool = False


class TableInfo(BaseModel):
    """A table as everyone with its link may know it."""

    id: str
    game: str
    status: str
    players: int
    options: dict[str, Any]
    pace: PaceChoice
    public: bool
    spectators: bool
    talk: bool
    hands: str
    host: bool
    seat: int | None
    seats: list[SeatInfo]
    seq: int
    secret_hash: str | None
    rematch: str | None


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    game: str
    status: str
    players: int
    options: dict[str, Any]
    pace: PaceChoice
    spectators: bool
    seats: list[SeatInfo]
    changed_ms: int
    your_turn: bool = False
