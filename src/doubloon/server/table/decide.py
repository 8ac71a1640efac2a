"""Decisions, the command handlers: what a request makes happen, or why not. Each looks at the state only."""

from typing import Any

from doubloon.bots import LEVELS
from doubloon.engine.fairness import commitment, entropy_of, seed_of
from doubloon.server.one_line import one_line
from doubloon.server.person import PROGRAM, Person
from doubloon.server.refusals import Refusal
from doubloon.server.table.events import (
    Expired,
    Left,
    Moved,
    Rematched,
    Said,
    Sat,
    Seated,
    Started,
    TakenBack,
    TakenOver,
    Undone,
)
from doubloon.server.table.state import OPEN, OVER, PLAYING, TableState

RESIGNED = "resigned"
TIMEOUT = "timeout"


# Before the start


def sit(state: TableState, person: Person, wanted: int | None) -> Sat:
    """A person takes a seat: the wanted one, or the first that is free."""
    _must_be(state, OPEN)
    taken = state.seat_of(person.id)
    if taken is not None:
        raise Refusal("refused-seated-already", seat=taken)
    free = [number for number, seat in enumerate(state.seats) if seat.free]
    if not free:
        raise Refusal("refused-table-full")
    seat = free[0] if wanted is None else wanted
    _check_seat(state, seat)
    if seat not in free:
        raise Refusal("refused-seat-taken", seat=seat)
    return Sat(seat, person.id, person.name, person.kind == PROGRAM)


def leave(state: TableState, person: str) -> Left:
    """A person gets up; once the game has begun, they can only resign."""
    _must_be(state, OPEN)
    return Left(_own_seat(state, person))


def seat_bot(state: TableState, person: str, seat: int, level: str) -> Seated:
    """The host puts a bot into a free seat, or another one in a bot's."""
    _must_be(state, OPEN)
    _must_host(state, person)
    _check_seat(state, seat)
    if level not in LEVELS:
        raise Refusal("refused-no-level", status=422, level=str(level)[:40], levels=", ".join(LEVELS))
    if state.seats[seat].person:
        raise Refusal("refused-seat-taken", seat=seat)
    return Seated(seat, level)


def remove_bot(state: TableState, person: str, seat: int) -> Left:
    """The host takes a bot away."""
    _must_be(state, OPEN)
    _must_host(state, person)
    _check_seat(state, seat)
    if not state.seats[seat].bot:
        raise Refusal("refused-no-bot", seat=seat)
    return Left(seat)


def start(state: TableState, person: str, secret: bytes) -> Started:
    """The host begins the game, all seats being taken."""
    _must_be(state, OPEN)
    _must_host(state, person)
    free = sum(seat.free for seat in state.seats)
    if free:
        raise Refusal("refused-seats-free", free=free)
    return Started(seed_of(secret), commitment(secret))


# Play


def move(state: TableState, person: str, action: dict[str, Any], secret: bytes) -> Moved:
    """A person makes a move; whether the rules allow it shows when it is made."""
    seat = _own_seat(state, person)
    _must_have_begun(state)
    if state.seats[seat].bot and state.status == PLAYING:
        raise Refusal("refused-bot-plays", seat=seat)
    return Moved(seat, action, _next_entropy(state, secret))


def bot_move(state: TableState, seat: int, action: dict[str, Any], secret: bytes) -> Moved:
    """A bot makes a move, if the seat is still its own to play."""
    if state.status != PLAYING or not state.seats[seat].bot:
        raise Refusal("refused-no-bot", seat=seat)
    return Moved(seat, action, _next_entropy(state, secret))


def expire(state: TableState, moves: int, secret: bytes) -> Expired:
    """The game's patience is at an end, if nothing was done since."""
    if state.status != PLAYING or len(state.playing.moves) != moves:
        raise Refusal("refused-no-limit")
    return Expired(_next_entropy(state, secret))


def undo(state: TableState, person: str) -> Undone:
    """A person takes their last move back."""
    seat = _own_seat(state, person)
    _must_be(state, PLAYING)
    if not state.may_undo(seat):
        raise Refusal("refused-no-undo")
    return Undone(seat)


def resign(state: TableState, person: str, level: str) -> TakenOver:
    """A person gives their seat to a bot."""
    seat = _own_seat(state, person)
    _must_be(state, PLAYING)
    if state.seats[seat].bot:
        raise Refusal("refused-bot-plays", seat=seat)
    return TakenOver(seat, level, RESIGNED)


def time_out(state: TableState, seat: int, now_ms: int, level: str) -> TakenOver:
    """A seat's time is up, if it still is."""
    due = state.due(seat)
    if state.status != PLAYING or due is None or due > now_ms:
        raise Refusal("refused-no-limit")
    return TakenOver(seat, level, TIMEOUT)


def take_back(state: TableState, person: str) -> TakenBack:
    """A person takes their seat back from the bot."""
    seat = _own_seat(state, person)
    _must_be(state, PLAYING)
    if not state.seats[seat].bot:
        raise Refusal("refused-you-play", seat=seat)
    return TakenBack(seat)


# Around it


def say(state: TableState, person: Person, text: str, longest: int) -> Said:
    """A person talks to the table."""
    if not state.opened.talk:
        raise Refusal("refused-no-talk")
    line = one_line(text)
    if not 1 <= len(line) <= longest:
        raise Refusal("refused-talk-length", status=422, most=longest)
    return Said(state.seat_of(person.id), person.name, line)


def rematch(state: TableState, person: str, table: str) -> Rematched:
    """Someone who played invites everyone to a new table."""
    _own_seat(state, person)
    _must_be(state, OVER)
    if state.rematch:
        raise Refusal("refused-rematched", table=state.rematch)
    return Rematched(table)


def _next_entropy(state: TableState, secret: bytes) -> int:
    return entropy_of(secret, len(state.playing.moves) + 1)


def _must_be(state: TableState, status: str) -> None:
    if state.status != status:
        raise Refusal(f"refused-not-{status}")


def _must_have_begun(state: TableState) -> None:
    if state.match is None:
        raise Refusal("refused-not-playing")


def _must_host(state: TableState, person: str) -> None:
    if person != state.opened.host:
        raise Refusal("refused-not-host", status=403)


def _own_seat(state: TableState, person: str) -> int:
    seat = state.seat_of(person)
    if seat is None:
        raise Refusal("refused-not-seated", status=403)
    return seat


def _check_seat(state: TableState, seat: int) -> None:
    if not 0 <= seat < len(state.seats):
        raise Refusal("refused-no-such-seat", status=422, last=len(state.seats) - 1)
