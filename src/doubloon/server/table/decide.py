"""Decisions, the command handlers: what a request makes happen, or why not. Each looks at the state only."""

from typing import Any

from doubloon.bots import LEVELS, PIRATES
from doubloon.bots.pirates import drawn
from doubloon.engine.errors import IllegalMove
from doubloon.engine.fairness import commitment, entropy_of, seed_of
from doubloon.server.one_line import is_piled_up, look, one_line
from doubloon.server.person import GONE, PROGRAM, Person
from doubloon.server.refusals import NotAsked, Refusal
from doubloon.server.table.events import (
    Expired,
    Left,
    Moved,
    Read,
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
AWAY = "away"
SILENT = "silent"


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
    return Sat(seat, person.id, _told_apart(state, person), person.kind == PROGRAM, person.flag)


def leave(state: TableState, person: str) -> Left:
    """A person gets up; once the game has begun, they can only resign."""
    _must_be(state, OPEN)
    return Left(_own_seat(state, person))


def seat_bot(state: TableState, person: str, seat: int, who: str, secret: bytes, level: str = "") -> Seated:
    """The host puts a bot into a free seat, or another one in a bot's: a pirate, or a level whose pirate is drawn."""
    _must_be(state, OPEN)
    _must_host(state, person)
    _check_seat(state, seat)
    if state.seats[seat].person:
        raise Refusal("refused-seat-taken", seat=seat)
    taken = {other.pirate for number, other in enumerate(state.seats) if number != seat}
    if who in PIRATES and who in taken:
        raise Refusal("refused-pirate-taken", pirate=who)
    level = level or (PIRATES[who].level if who in PIRATES else who)
    for name, known in ((who, {*LEVELS, *PIRATES}), (level, LEVELS)):
        if name not in known:
            raise Refusal("refused-no-level", status=422, level=name[:40], levels=", ".join((*LEVELS, *PIRATES)))
    return Seated(seat, level, who if who in PIRATES else drawn(level, taken, secret, seat))


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
    seed = seed_of(secret) if state.lesson is None else state.lesson.seed
    return Started(seed, commitment(secret))


# Play


def move(state: TableState, person: str, action: dict[str, Any], secret: bytes) -> Moved:
    """A person makes a move; whether the rules allow it shows when it is made."""
    seat = _own_seat(state, person)
    _must_have_begun(state)
    if state.seats[seat].bot and state.status == PLAYING:
        raise Refusal("refused-bot-plays", seat=seat)
    if state.lesson is not None and not (state.step and state.step.is_asked and state.step.accepts(action)):
        raise NotAsked(state.lesson.said(state.reached) if state.step else None)
    return Moved(seat, action, _next_entropy(state, secret))


def why_not(state: TableState, person: str, action: dict[str, Any]) -> IllegalMove | None:
    """Why a person's move would be refused now, by the rules; None where it would not."""
    seat = _own_seat(state, person)
    _must_have_begun(state)
    if state.seats[seat].bot and state.status == PLAYING:
        raise Refusal("refused-bot-plays", seat=seat)
    return state.playing.why_not(seat, action)


def bot_move(state: TableState, seat: int, action: dict[str, Any], secret: bytes) -> Moved:
    """A bot makes a move, if the seat is still its own to play."""
    if state.status != PLAYING or not state.seats[seat].bot or state.lesson is not None:
        raise Refusal("refused-no-bot", seat=seat)
    return Moved(seat, action, _next_entropy(state, secret))


def scripted_move(state: TableState, reached: int, secret: bytes) -> Moved:
    """A bot of a lesson does what the script says, if it is still its turn."""
    step = state.step
    if step is None or not step.is_scripted or state.reached != reached:
        raise Refusal("refused-not-in-lesson")
    return Moved(step.seat, step.patterns[0], _next_entropy(state, secret))


def late_move(state: TableState, reached: int, secret: bytes) -> Moved:
    """A learner's time is up, and a bot was faster."""
    step = state.step
    if step is None or step.late is None or state.reached != reached:
        raise Refusal("refused-not-in-lesson")
    return Moved(step.late.seat, step.late.do, _next_entropy(state, secret))


def read(state: TableState, person: str, reached: int) -> Read:
    """A learner has read a card, and goes on; twice is once."""
    _own_seat(state, person)
    if state.step is None or not state.step.is_card or state.reached != reached:
        raise Refusal("refused-not-in-lesson")
    return Read(reached)


def expire(state: TableState, moves: int, secret: bytes) -> Expired:
    """The game's patience is at an end, if nothing was done since."""
    if state.status != PLAYING or len(state.playing.moves) != moves or state.lesson is not None:
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
    if state.lesson is not None:
        raise Refusal("refused-not-in-lesson")
    if state.seats[seat].bot:
        raise Refusal("refused-bot-plays", seat=seat)
    return TakenOver(seat, level, RESIGNED)


def time_out(state: TableState, seat: int, now_ms: int, level: str) -> TakenOver:
    """A seat's time is up, if it still is."""
    due = state.due(seat)
    if state.status != PLAYING or not state.opened.pace.runs_out or due is None or due > now_ms:
        raise Refusal("refused-no-limit")
    return TakenOver(seat, level, TIMEOUT)


def nudge(state: TableState, person: str, seat: int, last_ms: int, now_ms: int) -> int:
    """The seat of a person who plays on and reminds another that all wait; `last_ms`: when that one was nudged last."""
    mine = _own_seat(state, person)
    pace, since = state.opened.pace, _silent_since(state, mine, seat)
    _must_be_time(max(since, last_ms) + pace.nudge_ms - now_ms)
    return mine


def relieve(state: TableState, person: str, seat: int, now_ms: int, level: str) -> TakenOver:
    """A person who plays on lets a bot play for another who has been silent for long, until that one is back."""
    since = _silent_since(state, _own_seat(state, person), seat)
    _must_be_time(since + state.opened.pace.ms - now_ms)
    return TakenOver(seat, level, SILENT)


def _silent_since(state: TableState, mine: int, seat: int) -> int:
    """Since when all wait for a person, where the pace lets others do something about it."""
    _must_be(state, PLAYING)
    _check_seat(state, seat)
    since = state.waiting.get(seat)
    if seat == mine or since is None or not state.opened.pace.nudge_ms:
        raise Refusal("refused-not-waited-for", seat=seat)
    return since


def _must_be_time(left_ms: int) -> None:
    if left_ms > 0:
        raise Refusal("refused-too-soon", seconds=-(-left_ms // 1000))


def be_away(state: TableState, seat: int, level: str) -> TakenOver:
    """A person is not there as the game begins: a bot plays until they come."""
    _must_be(state, PLAYING)
    return TakenOver(seat, level, AWAY)


def see_off(state: TableState, seat: int, level: str) -> Left | TakenOver:
    """A person is no more: their seat is free, or a bot plays on."""
    if state.status == OPEN:
        return Left(seat)
    _must_be(state, PLAYING)
    if state.seats[seat].bot:
        raise Refusal("refused-bot-plays", seat=seat)
    return TakenOver(seat, level, GONE)


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
    if is_piled_up(line):
        raise Refusal("refused-piled-up", status=422)
    seat = state.seat_of(person.id)
    return Said(seat, _told_apart(state, person) if seat is None else state.seats[seat].name, line)


def react(state: TableState, person: Person) -> int:
    """The seat at which a person shows how they feel: who only watches has no place where it would be seen."""
    if not state.opened.talk:
        raise Refusal("refused-no-talk")
    return _own_seat(state, person.id)


def rematch(state: TableState, person: str, table: str) -> Rematched:
    """Someone who played invites everyone to a new table."""
    _own_seat(state, person)
    _must_be(state, OVER)
    if state.rematch:
        raise Refusal("refused-rematched", table=state.rematch)
    return Rematched(table)


def _told_apart(state: TableState, person: Person) -> str:
    """A person's name, with a number where it looks like that of another who sits here.

    A name in Cyrillic letters that looks like a Latin one is as good as the same.
    """
    looks = [look(seat.name) for seat in state.seats if seat.name and seat.person != person.id]
    names = [person.name, *(f"{person.name} ({number})" for number in range(2, len(looks) + 2))]
    return next(name for name in names if look(name) not in looks)


def _next_entropy(state: TableState, secret: bytes) -> int:
    move = len(state.playing.moves) + 1
    return entropy_of(secret, move) if state.lesson is None else state.lesson.chance(state.reached, move)


def _must_be(state: TableState, status: str) -> None:
    if status == PLAYING:
        _must_not_rest(state)
    if state.status != status:
        raise Refusal(f"refused-not-{status}")


def _must_not_rest(state: TableState) -> None:
    if state.rest is not None and not state.rest.over:
        raise Refusal("refused-resting", rules=state.rest.rules, here=state.game.version)


def _must_have_begun(state: TableState) -> None:
    _must_not_rest(state)
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
