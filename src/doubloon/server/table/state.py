"""A table's state: the reducer of what happened at it. Nothing here knows of sockets, disks or clocks."""

from dataclasses import dataclass, field
from typing import Literal

import msgspec

import doubloon
from doubloon.engine.events import Event
from doubloon.engine.game import Game
from doubloon.engine.match import Match
from doubloon.server.lesson import Lesson, Step, lesson_of
from doubloon.server.table.events import (
    IN_PLAY,
    Expired,
    Left,
    Moved,
    Opened,
    Read,
    Rematched,
    Row,
    Said,
    Sat,
    Seated,
    SetBack,
    Started,
    TakenBack,
    TakenOver,
    Undone,
    events_told,
)
from doubloon.server.table.record import Record
from doubloon.server.wire import Status

OPEN: Literal["open"] = "open"
PLAYING: Literal["playing"] = "playing"
OVER: Literal["over"] = "over"
ENDED = "ended"  # by the server's host: in lists only, since nobody can open such a table any more
RESTING: Literal["resting"] = "resting"


class Seat(msgspec.Struct):
    """Who sits there: a person, a bot, or a bot that plays on for a person."""

    person: str = ""
    name: str = ""
    program: bool = False
    bot: str = ""  # the level of the bot that plays now
    pirate: str = ""  # who that is; a bot that plays on for a person is nobody
    flag: str = ""  # of a person

    @property
    def free(self) -> bool:
        """Whether nobody sits there."""
        return not self.person and not self.bot


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    ranks: tuple[int, ...]
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    decided: bool


@dataclass(frozen=True)
class Rest:
    """Why a table cannot be played here, and what is known of it all the same."""

    rules: str  # the version that it was played under
    over: bool
    result: Result | None
    trouble: str = ""  # what went wrong; empty where it is only that the rules are others
    record: Record | None = None  # of a game that is over


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
    rest: Rest | None = None
    lesson: Lesson | None = None  # that is played by
    reached: int = 0  # the step of it

    @classmethod
    def of(cls, opened: Opened) -> "TableState":
        """A table that was just made."""
        game = doubloon.game(opened.game)
        return cls(opened, game, [Seat() for _ in range(opened.players)], lesson=script_of(opened, game))

    @property
    def status(self) -> Status:
        """OPEN, PLAYING or OVER; RESTING where the game cannot go on here."""
        if self.rest is not None:
            return OVER if self.rest.over else RESTING
        if self.match is None:
            return OPEN
        return PLAYING if self.actors else OVER

    @property
    def step(self) -> Step | None:
        """The step that a lesson has come to, if there is one left."""
        lesson = self.lesson
        return lesson.steps[self.reached] if lesson is not None and self.reached < len(lesson.steps) else None

    @property
    def may_act(self) -> tuple[int, ...]:
        """Who may act by the rules; nobody after the last step of a lesson."""
        return () if self.lesson is not None and self.step is None else self.playing.actors

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        if person:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    def may_undo(self, seat: int | None) -> bool:
        """Whether who sits there may take the last move back: it was theirs, and the match could (`can_take_back`)."""
        if self.lesson is not None:
            return False
        mine = seat is not None and seat == self.mover and not self.seats[seat].bot
        return mine and bool(self.undo) and self.status == PLAYING

    def apply(self, row: Row) -> list[Event]:
        """Let something happen; the game's events. IllegalMove leaves the state as it was."""
        events = self._happen(row)
        self.seq = row.seq
        if self.match is not None:
            self.actors = self.may_act
        if not isinstance(row.happening, Said):
            self._await_decisions(row)
        return events

    @property
    def rules(self) -> str:
        """The version of the rules that the table is played under."""
        return self.rest.rules if self.rest is not None else self.game.version

    @property
    def result(self) -> Result | None:
        """How the game ended; None before that."""
        if self.rest is not None:
            return self.rest.result
        match = self.match
        if match is None or self.actors:
            return None
        return Result(match.ranks or (), match.scores or (), match.winners or (), bool(match.decided))

    def _happen(self, row: Row) -> list[Event]:
        if self.rest is not None and isinstance(row.happening, IN_PLAY):
            return self._recount(row)
        match row.happening:
            case Sat(seat, person, name, program, flag):
                self.seats[seat] = Seat(person, name, program, flag=flag)
            case Seated(seat, level, pirate):
                self.seats[seat] = Seat(bot=level, pirate=pirate)
            case Left(seat):
                self.seats[seat] = Seat()
            case Started() as started:
                return self._start(started)
            case Moved() as moved:
                return self._move(moved)
            case Read():
                self.reached += 1
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

    def _recount(self, row: Row) -> list[Event]:
        """What a match did that cannot be played again: only what was told of it is known."""
        if isinstance(row.happening, Started):
            self.started = row.happening
        return events_told(row)

    def _start(self, started: Started) -> list[Event]:
        self.started = started
        self.match = self.game.start(self.opened.players, started.seed, self.opened.options)
        return self.match.opening

    def _move(self, moved: Moved) -> list[Event]:
        match = self.playing
        before = Kept(match.point, len(match.moves))
        events = match.play(moved.seat, moved.action, moved.entropy)
        self.mover = moved.seat
        self.reached += self.lesson is not None
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
        if isinstance(row.happening, SetBack):
            self.waiting.clear()  # nobody has lost time that the server took
        moved = row.happening.seat if isinstance(row.happening, Moved) else None
        people = [seat for seat in self.match.awaited if not self.seats[seat].bot]
        self.waiting = {seat: row.at_ms if seat == moved else self.waiting.get(seat, row.at_ms) for seat in people}

    def due(self, seat: int) -> int | None:
        """When a seat's time is up, in milliseconds of the server's clock."""
        since = self.waiting.get(seat)
        return None if since is None else since + self.opened.pace.ms


def script_of(opened: Opened, game: Game) -> Lesson | None:
    """The lesson of a table; none where the script is another by now: its game goes on without."""
    found = lesson_of(game) if opened.lesson else None
    return found if found is not None and found.mark == opened.lesson else None
