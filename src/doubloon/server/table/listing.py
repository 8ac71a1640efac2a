"""What lists show of a table: a projection of its state, kept beside its rows."""

import msgspec

from doubloon.server.table.state import PLAYING, TableState
from doubloon.server.terms import Pace
from doubloon.server.wire import Status


class Listed(msgspec.Struct, frozen=True):
    """What lists of tables show, and what the server looks tables up by."""

    id: str
    game: str
    status: Status
    public: bool
    host: str
    changed_ms: int
    due_ms: int | None  # when the table goes on by itself
    people: list[str] | None  # in its seats; None where they have not changed
    summary: str  # JSON for lists


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    game: str
    players: int
    pace: Pace
    options: dict[str, object]
    spectators: bool
    seats: list[dict[str, str | None]]
    lesson: bool
    waits_for: list[str]  # people, for their own lists; nobody else is told


def listed(table: str, state: TableState, now_ms: int) -> Listed:
    """The listing of a table as it is now, with the people in its seats."""
    return msgspec.structs.replace(relisted(table, state, now_ms), people=_people(state))


def relisted(table: str, state: TableState, now_ms: int) -> Listed:
    """The same where nobody has sat down or got up."""
    opened = state.opened
    summary = Summary(
        game=opened.game,
        players=opened.players,
        pace=opened.pace,
        options=opened.options,
        spectators=opened.spectators,
        seats=[
            {
                "name": seat.name or None,
                "bot": seat.bot or None,
                "pirate": seat.pirate or None,
                "flag": seat.flag or None,
            }
            for seat in state.seats
        ],
        lesson=bool(opened.lesson),
        waits_for=waits_for(state),
    )
    return Listed(
        id=table,
        game=opened.game,
        status=state.status,
        public=opened.public,
        host=opened.host,
        changed_ms=now_ms,
        due_ms=_due(state, now_ms),
        people=None,
        summary=msgspec.json.encode(summary).decode(),
    )


class Sitting(msgspec.Struct, frozen=True):
    """A seat, of which nothing else matters."""

    name: str | None = None
    bot: str | None = None


class Glimpse(msgspec.Struct, frozen=True):
    """What every release has written of a table in a list."""

    game: str
    players: int
    seats: list[Sitting]
    lesson: bool = False


def glimpse(summary: str) -> Glimpse | None:
    """What lists show of a table; None where that cannot be read."""
    try:
        return _glimpse(summary)
    except msgspec.MsgspecError:
        return None


_glimpse = msgspec.json.Decoder(Glimpse).decode


def is_lesson(listed: Listed) -> bool:
    """Whether a game is learnt there; where that cannot be read, it is a game."""
    seen = glimpse(listed.summary)
    return seen is not None and seen.lesson


def _people(state: TableState) -> list[str]:
    return sorted({seat.person for seat in state.seats if seat.person})


def waits_for(state: TableState) -> list[str]:
    """The people who are to act."""
    if state.status != PLAYING:
        return []
    seats = [state.seats[seat] for seat in state.playing.awaited]
    return [seat.person for seat in seats if seat.person and not seat.bot]


def _due(state: TableState, now_ms: int) -> int | None:
    """When a table with a clock goes on by itself: a person's time is up, or a bot is to move."""
    if state.status != PLAYING or not state.opened.pace.runs_out:
        return None
    if any(state.seats[seat].bot for seat in state.actors):
        return now_ms
    return min((since + state.opened.pace.ms for since in state.waiting.values()), default=None)
