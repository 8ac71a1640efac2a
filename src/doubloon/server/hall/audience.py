"""The audience of a table: broadcast to everyone who looks at it through a socket, with backpressure."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from doubloon.bots.levels import SEARCHING, level_of
from doubloon.engine.events import Event
from doubloon.server import wire
from doubloon.server.clock import Clock
from doubloon.server.farewells import NO_SPECTATORS, SLOW
from doubloon.server.hall.line import Line
from doubloon.server.hall.logbook import Entry, Logbook
from doubloon.server.hall.remarks import Remarks
from doubloon.server.person import Person
from doubloon.server.store.port import Stored
from doubloon.server.table import sight
from doubloon.server.table.events import Row, Said
from doubloon.server.table.pictures import visible
from doubloon.server.table.sight import News, Sight
from doubloon.server.table.state import OVER, TableState

TALK_KEPT = 50
ALL = 100  # per cent


@dataclass(frozen=True)
class Known:
    """What a viewer that comes back knows: a step's number and when that was. A backup can bring numbers anew."""

    seq: int
    at_ms: int | None


@dataclass(eq=False)
class Viewer:
    """One socket that looks at a table."""

    person: Person | None
    line: Line
    backlog: int  # bytes that may wait for it
    rtt_ms: int | None = None
    asked: tuple[int, float] | None = None  # the ping that waits for its pong, and when it was sent
    presence: wire.Presence | None = None  # what it was told of who is here
    farewell: wire.Bye | None = None  # the last thing it is told
    dismissed: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.id = self.person.id if self.person else ""  # whose eyes these are; empty for a stranger

    def send(self, message: bytes) -> None:
        """Send a message; nobody waits for a viewer that cannot keep up."""
        if self.farewell is None and self.line.post(message) > self.backlog:
            self.dismiss(SLOW)

    def dismiss(self, farewell: wire.Bye) -> None:
        """The socket closes after this."""
        self.farewell = farewell
        self.dismissed.set()


class Audience:
    """Tells viewers what happens, and who comes back what they missed."""

    def __init__(
        self, stored: Stored, state: TableState, clock: Clock, gap: int, captains: Callable[[str], int]
    ) -> None:
        self.table = stored.id
        self.state = state
        self.secret = stored.secret
        self.clock = clock
        self.captains = captains  # how far those of a game are from being ready, in per cent
        self.hands: Callable[[], float | None] = lambda: None  # what bots go by (race.py)
        self.viewers: set[Viewer] = set()
        self.history: deque[Entry] = deque(maxlen=gap)
        self.logbook = Logbook(stored.rows, state.rest.record if state.rest is not None else None)
        self.talk: deque[wire.Line] = deque(maxlen=TALK_KEPT)
        self._remarks = Remarks(state, stored.secret, clock)
        self._sight = Sight(state, self.secret)
        self.stands_ms = 0  # when the last step was
        for row in stored.rows:
            self._remember(row)

    def _remember(self, row: Row) -> None:
        """Take up what stays visible of something that happened, whether or not anyone looks."""
        self.stands_ms = row.at_ms
        if sight.changes_the_table(row):
            self._sight = Sight(self.state, self.secret, self._sight.seen)
        if isinstance(row.happening, Said):
            said = row.happening
            self.talk.append(wire.Line(said.seat, said.name, said.text, row.at_ms))

    def tell(self, row: Row, events: list[Event]) -> None:
        """Tell everyone what happened, each what they may know."""
        self._remember(row)
        entry = Entry(row, tuple(events))
        self.history.append(entry)
        self.logbook.add(entry)
        news = News(self._sight, row, events)
        for viewer in self.viewers:
            seat = self.state.seat_of(viewer.id)
            if seat is None and not self.admits(viewer):
                viewer.dismiss(NO_SPECTATORS)
            else:
                viewer.send(news.to(seat, viewer.id))
        remark = self._remarks.on(row, events) if self.viewers else None
        if remark is not None:
            self._tell_all(remark)

    # What people and pirates show for a moment is no transition of the table: it has no number, and is not kept.

    def show_reaction(self, seat: int, what: wire.Reaction) -> None:
        """Show everyone how somebody feels."""
        self._tell_all(wire.Reacted(seat, what))

    def show_nudge(self, seat: int, by: int) -> None:
        """Remind somebody, before everyone."""
        self._tell_all(wire.Nudged(seat, by))

    def show_notice(self, notice: wire.Notice) -> None:
        """What the host tells everyone."""
        self._tell_all(notice)

    def _tell_all(self, said: wire.Out) -> None:
        message = wire.encode(said)
        for viewer in self.viewers:
            viewer.send(message)

    def admits(self, viewer: Viewer) -> bool:
        """Whether someone may look: before the start everyone who has the link."""
        watches = self.state.opened.spectators or self.state.started is None
        return watches or self.state.seat_of(viewer.id) is not None

    def describe(self, viewer: Viewer, asked: wire.Describe) -> wire.Described:
        """The table as text, as it is now."""
        sections = self._sight.text(self.state.seat_of(viewer.id))
        if sections is not None and asked.only is not None:
            sections = [section for section in sections if section.about == asked.only]
        return wire.Described(asked.id, self.state.seq, sections)

    def join(self, viewer: Viewer, known: Known | None) -> None:
        """Let a viewer look: the steps since its last number if they are at hand, else the table as it is."""
        self.viewers.add(viewer)
        missed = self._missed(viewer, known.seq) if known is not None and self.remembers(known) else None
        viewer.send(wire.encode(self._whole(viewer) if missed is None else missed))
        self.tell_presence()

    def part(self, viewer: Viewer) -> None:
        """A viewer is gone."""
        self.viewers.discard(viewer)
        self.tell_presence()

    def remembers(self, known: Known) -> bool:
        """Whether every step since that number is at hand, and it is a number of this very game."""
        oldest = self.history[0].row.seq if self.history else self.state.seq + 1
        if not oldest - 1 <= known.seq <= self.state.seq:
            return False
        return known.at_ms is None or known.at_ms == self._time_of(known.seq, oldest)

    def _time_of(self, number: int, oldest: int) -> int | None:
        """When a step was, if that is at hand."""
        if number == self.state.seq:
            return self.stands_ms
        return self.history[number - oldest].row.at_ms if number >= oldest else None

    def _missed(self, viewer: Viewer, since: int) -> wire.Missed:
        seat = self.state.seat_of(viewer.id)
        late = (entry for entry in self.history if entry.row.seq > since)
        steps = [sight.step(self.state, entry.row, visible(entry.events, seat), viewer.id) for entry in late]
        if steps:
            steps[-1] = msgspec.structs.replace(steps[-1], now=self._sight.now(seat))
        return wire.Missed(steps)

    def _whole(self, viewer: Viewer) -> wire.Table:
        state, seat = self.state, self.state.seat_of(viewer.id)
        return wire.Table(
            seq=state.seq,
            at_ms=self.clock.ms(),
            stands_ms=self.stands_ms,
            about=sight.about(self.table, state, viewer.id),
            seat=seat,
            seats=sight.seats(state, viewer.id),
            secret_hash=state.started.secret_hash if state.started else None,
            rematch=state.rematch or None,
            talk=list(self.talk),
            log=self.logbook.steps(seat),
            now=self._sight.now(seat),
        )

    # Presence is no transition of the table: it has no number, and is not kept.

    def tell_presence(self) -> None:
        """Tell everyone who is here, if that has changed for anyone."""
        presence = self.presence()
        message = wire.encode(presence)
        for viewer in self.viewers:
            if viewer.presence != presence:
                viewer.presence = presence
                viewer.send(message)

    def presence(self) -> wire.Presence:
        """Who is here, with the quickest of each seat's round trips."""
        trips: list[list[int | None]] = [[] for _ in self.state.seats]
        watching = 0
        for viewer in self.viewers:
            seat = self.state.seat_of(viewer.id)
            if seat is None:
                watching += 1
            else:
                trips[seat].append(viewer.rtt_ms)
        return wire.Presence([_here(times) for times in trips], watching, self._captains(), self.hands())

    def _captains(self) -> int:
        thinks = any(seat.bot and level_of(seat.bot).way == SEARCHING for seat in self.state.seats)
        return self.captains(self.state.game.name) if thinks and self.state.status != OVER else ALL

    def dismiss(self, farewell: wire.Bye) -> None:
        """Tell everyone that their socket closes."""
        for viewer in self.viewers:
            viewer.dismiss(farewell)


def _here(times: list[int | None]) -> wire.Here:
    return wire.Here(bool(times), min((time for time in times if time is not None), default=None))
