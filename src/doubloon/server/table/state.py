"""A table's state: the reducer of what happened at it. Nothing here knows of sockets, disks or clocks."""

from dataclasses import dataclass, field
from typing import Literal

import msgspec

import doubloon
from doubloon.engine.events import Event
from doubloon.engine.game import Game
from doubloon.engine.match import Match
from doubloon.server.table.events import (
    Expired,
    Left,
    Moved,
    Opened,
    Rematched,
    Row,
    Said,
    Sat,
    Seated,
    Started,
    TakenBack,
    TakenOver,
    Undone,
)
from doubloon.server.wire import Status

OPEN: Literal["open"] = "open"
PLAYING: Literal["playing"] = "playing"
OVER: Literal["over"] = "over"


class Seat(msgspec.Struct):
    """Who sits there: a person, a bot, or a bot that plays on for a person."""

    person: str = ""
    name: str = ""
    program: bool = False
    bot: str = ""  # the level of the bot that plays now

    @property
    def free(self) -> bool:
        """Whether nobody sits there."""
        return not self.person and not self.bot


class Kept(msgspec.Struct, array_like=True):
    """A point of the match: the State's bytes, and how many moves led there."""

    point: bytes
    moves: int


@dataclass
class TableState:
    """Where a table is."""

    opened: Opened
    game: Game
    seats: list[Seat]
    seq: int = 0
    started: Started | None = None
    match: Match | None = None
    undo: list[Kept] = field(default_factory=list)  # where each move that can be taken back began
    waiting: dict[int, int] = field(default_factory=dict)  # since when (ms) each seat's decision is awaited
    rematch: str = ""
    mover: int | None = None  # who made the last move
    actors: tuple[int, ...] = ()  # who may act now

    @classmethod
    def of(cls, opened: Opened) -> "TableState":
        """A table that was just made."""
        return cls(opened, doubloon.game(opened.game), [Seat() for _ in range(opened.players)])

    @property
    def status(self) -> Status:
        """OPEN, PLAYING or OVER."""
        if self.match is None:
            return OPEN
        return PLAYING if self.actors else OVER

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        if person:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    def may_undo(self, seat: int | None) -> bool:
        """Whether who sits there may take the last move back: it was theirs, and the match could (`can_take_back`)."""
        mine = seat is not None and seat == self.mover and not self.seats[seat].bot
        return mine and bool(self.undo) and self.status == PLAYING

    def apply(self, row: Row) -> list[Event]:
        """Let something happen; the game's events. IllegalMove leaves the state as it was."""
        events = self._happen(row)
        self.seq = row.seq
        if self.match is not None:
            self.actors = self.match.actors
        if not isinstance(row.happening, Said):
            self._await_decisions(row)
        return events

    def _happen(self, row: Row) -> list[Event]:
        match row.happening:
            case Sat(seat, person, name, program):
                self.seats[seat] = Seat(person, name, program)
            case Seated(seat, level):
                self.seats[seat] = Seat(bot=level)
            case Left(seat):
                self.seats[seat] = Seat()
            case Started() as started:
                return self._start(started)
            case Moved() as moved:
                return self._move(moved)
            case Expired(entropy):
                events = self.playing.expire(entropy)
                self.undo.clear()
                return events
            case Undone():
                self._go_back()
            case TakenOver(seat, level):
                self.seats[seat].bot = level
            case TakenBack(seat):
                self.seats[seat].bot = ""
            case Rematched(table):
                self.rematch = table
        return []

    @property
    def playing(self) -> Match:
        """The match, which has begun."""
        assert self.match is not None, "the game has not begun"
        return self.match

    def _start(self, started: Started) -> list[Event]:
        self.started = started
        self.match = self.game.start(self.opened.players, started.seed, self.opened.options)
        return self.match.opening

    def _move(self, moved: Moved) -> list[Event]:
        match = self.playing
        before = Kept(match.point, len(match.moves))
        events = match.play(moved.seat, moved.action, moved.entropy)
        self.mover = moved.seat
        if match.can_take_back:
            self.undo.append(before)
        else:
            self.undo.clear()
        return events

    def _go_back(self) -> None:
        kept = self.undo.pop()
        self.playing.go_to(kept.point, self.playing.moves[: kept.moves])

    def _await_decisions(self, row: Row) -> None:
        """A clock starts when a seat is awaited, and anew with each move of its own; bots have none."""
        if self.match is None or not self.opened.pace.ms:
            return
        moved = row.happening.seat if isinstance(row.happening, Moved) else None
        people = [seat for seat in self.match.awaited if not self.seats[seat].bot]
        self.waiting = {seat: row.at_ms if seat == moved else self.waiting.get(seat, row.at_ms) for seat in people}

    def due(self, seat: int) -> int | None:
        """When a seat's time is up, in milliseconds of the server's clock."""
        since = self.waiting.get(seat)
        return None if since is None else since + self.opened.pace.ms
