"""The forms of tables in the HTTP API, as schemas: what is asked for, and what is answered."""

from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, Field, create_model

from doubloon.server.http.people import Flag, Name, Strict
from doubloon.server.terms import TERMS, Pace
from doubloon.server.wire import Status

Form = TypeVar("Form", bound=BaseModel)
Level = Annotated[str, Field(max_length=40)]


def with_terms(form: type[Form]) -> type[Form]:
    """A form with a field more for each term of a table."""
    fields: dict[str, Any] = {term.name: (term.type, term.default) for term in TERMS}
    return create_model(form.__name__, __base__=form, __module__=form.__module__, __doc__=form.__doc__, **fields)


@with_terms
class NewTable(Strict):
    """What a table is to be like, and its terms. `sit`: whether you take the first seat.

    `bots`: pirates or levels, in the seats from there on. `start`: whether the game begins at once. `guest`: the name
    and `flag` under which a stranger becomes a guest.
    """

    game: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=1, le=64)]
    options: dict[str, Any] = Field(default_factory=dict)
    sit: bool = True
    bots: Annotated[list[Level], Field(max_length=64)] = Field(default_factory=list)
    start: bool = False
    guest: Name | None = None
    flag: Flag | None = None


class NewLesson(Strict):
    """Which game is to be learnt by playing, and the name and the flag under which a stranger becomes a guest."""

    game: Annotated[str, Field(max_length=40)]
    guest: Name | None = None
    flag: Flag | None = None


class Wish(Strict):
    """Which seat you would like; without one, the first that is free."""

    seat: Annotated[int, Field(ge=0, le=63)] | None = None


class BotWish(Strict):
    """Which bot: a pirate, at their own level or at this one; without one, any pirate of the level."""

    level: Level | None = None
    pirate: Level | None = None


class SeatInfo(BaseModel):
    """Who sits there."""

    name: str | None
    bot: str | None
    program: bool = False
    you: bool = False
    pirate: str | None = None
    flag: str | None = None
    who: str | None = None


@with_terms
class TableInfo(BaseModel):
    """A table as everyone with its link may know it."""

    id: str
    game: str
    status: Status
    players: int
    options: dict[str, Any]
    host: bool
    seat: int | None
    seats: list[SeatInfo]
    seq: int
    secret_hash: str | None
    rematch: str | None
    lesson: bool = False


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    game: str
    status: Status
    players: int
    options: dict[str, Any]
    pace: Pace
    spectators: bool
    seats: list[SeatInfo]
    changed_ms: int
    your_turn: bool = False
    lesson: bool = False
