"""Tables: make one, find one, sit down, fill up with bots, start, and play once more."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Response
from fastapi import Path as InPath
from starlette.responses import RedirectResponse

import doubloon
from doubloon.server.hall.hall import Laid
from doubloon.server.hall.live import Decide, LiveTable
from doubloon.server.http.caller import Called, Caller
from doubloon.server.http.people import admit, new_guest
from doubloon.server.http.problems import PROBLEMS
from doubloon.server.http.table_forms import BotWish, NewLesson, NewTable, SeatInfo, TableInfo, TableLine, Wish
from doubloon.server.lesson import LEARNER, lesson_of
from doubloon.server.person import Person
from doubloon.server.refusals import Refusal
from doubloon.server.services import Services
from doubloon.server.store.leases import Elsewhere
from doubloon.server.table import decide, sight
from doubloon.server.table.events import Happened, Opened, Seated
from doubloon.server.table.listing import Listed, is_lesson
from doubloon.server.table.once_more import once_more
from doubloon.server.table.state import ENDED, OVER, TableState
from doubloon.server.terms import check, terms_of

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS)

DAY_MS = 86_400_000
HOUR_MS = 3_600_000
TableId = Annotated[str, InPath(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
SeatNumber = Annotated[int, InPath(ge=0, le=63)]


@router.post("", status_code=201)
async def make_table(wish: NewTable, caller: Called, response: Response) -> TableInfo:
    """A new table, perhaps with bots and begun; its link is the invitation. You are its host.

    It is refused as a whole, and a stranger who gives a name becomes a guest only with it.
    """
    return await _make(partial(_laid, wish), wish, caller, response)


@router.post("/lesson", status_code=201)
async def make_lesson(wish: NewLesson, caller: Called, response: Response) -> TableInfo:
    """A new table at which you learn a game by playing it, with bots that do what the lesson has them do."""
    return await _make(partial(_lesson, wish), wish, caller, response)


async def _make(
    lay: Callable[[Caller, Person], Laid], wish: NewTable | NewLesson, caller: Caller, response: Response
) -> TableInfo:
    hall = caller.services.hall
    if caller.person or not wish.guest:
        await _check_tables(caller, lesson=isinstance(wish, NewLesson))
        return await info(await hall.make(lay(caller, caller.known)), caller)
    guest = new_guest(wish.guest, wish.flag, caller)
    laid = lay(caller, guest)
    await admit(guest, caller, response)
    return await info(await hall.make(laid), replace(caller, person=guest))


@router.get("")
async def open_tables(caller: Called, count: Annotated[int, Query(ge=1, le=100)] = 50) -> list[TableLine]:
    """Public tables that have not begun, newest first."""
    services = caller.services
    oldest = services.clock.ms() - services.settings.open_days * DAY_MS
    return _lines(await services.store.open_tables(oldest, count), services)


@router.get("/running")
async def running_tables(caller: Called, count: Annotated[int, Query(ge=1, le=100)] = 12) -> list[TableLine]:
    """Public tables in play at which something happened within the hour, and which anyone may watch, newest first."""
    services = caller.services
    found = await services.store.running_tables(services.clock.ms() - HOUR_MS, count)
    return [line for line in _lines(found, services) if line.spectators]


@router.get("/mine")
async def my_tables(caller: Called, count: Annotated[int, Query(ge=1, le=100)] = 50) -> list[TableLine]:
    """Tables that you sit at or host, newest first; a stranger has none."""
    if caller.person is None:
        return []
    person = caller.person.id
    return _lines(await caller.services.store.tables_of(person, count), caller.services, person)


@router.get("/{table}")
async def look(table: TableId, caller: Called) -> TableInfo:
    """A table by its link."""
    return await info(await caller.services.hall.table(table), caller)


@router.post("/{table}/seat")
async def sit(table: TableId, wish: Wish, caller: Called) -> TableInfo:
    """Sit down."""
    return await _ask(table, caller, partial(decide.sit, person=caller.known, wanted=wish.seat))


@router.delete("/{table}/seat")
async def leave(table: TableId, caller: Called) -> TableInfo:
    """Get up, before the game has begun."""
    return await _ask(table, caller, partial(decide.leave, person=caller.known.id))


@router.put("/{table}/seats/{seat}/bot")
async def seat_bot(table: TableId, seat: SeatNumber, wish: BotWish, caller: Called) -> TableInfo:
    """Put a bot into a seat, or another in its place; the host's to do."""
    live = await caller.services.hall.table(table)
    who, level = wish.pirate or wish.level or "", wish.level or ""
    decision = partial(decide.seat_bot, person=caller.known.id, seat=seat, who=who, level=level, secret=live.secret)
    return await _ask(table, caller, decision)


@router.delete("/{table}/seats/{seat}/bot")
async def remove_bot(table: TableId, seat: SeatNumber, caller: Called) -> TableInfo:
    """Take a bot away; the host's to do."""
    return await _ask(table, caller, partial(decide.remove_bot, person=caller.known.id, seat=seat))


@router.post("/{table}/start")
async def start(table: TableId, caller: Called) -> TableInfo:
    """Begin; the host's to do, when all seats are taken."""
    live = await caller.services.hall.table(table)
    await live.ask(caller.known.id, partial(decide.start, person=caller.known.id, secret=live.secret))
    return await info(live, caller)


@router.post("/{table}/rematch", response_model=TableInfo)
async def rematch(table: TableId, caller: Called) -> TableInfo | RedirectResponse:
    """The next game of the same company, begun at once; all who look at this one are told of it."""
    person, hall = caller.known, caller.services.hall
    old = await hall.table(table)
    async with old.next_game:
        if not old.state.rematch:
            decide.rematch(old.state, person.id, "")
            await _check_tables(caller, lesson=False)
            new = await hall.make(await _next(old, caller))
            await old.ask(person.id, partial(decide.rematch, person=person.id, table=new.id))
    try:
        return await info(await hall.table(old.state.rematch), caller)
    except Elsewhere:
        return RedirectResponse(f"/api/tables/{old.state.rematch}", 303)  # another server process has it


def _laid(wish: NewTable, caller: Caller, host: Person) -> Laid:
    def arrange(state: TableState, secret: bytes) -> Iterator[Happened]:
        if wish.sit:
            yield decide.sit(state, host, 0)
        for seat, who in enumerate(wish.bots, int(wish.sit)):
            yield decide.seat_bot(state, host.id, seat, who, secret)
        if wish.start:
            yield decide.start(state, host.id, secret)

    return caller.services.hall.lay(_opened(wish, caller, host.id), arrange)


def _lesson(wish: NewLesson, caller: Caller, host: Person) -> Laid:
    game = doubloon.game(wish.game)
    lesson = lesson_of(game)
    if lesson is None:
        raise Refusal("refused-no-lesson", status=404, game=game.name)
    options = game.read_options(lesson.options)
    opened = Opened(game.name, lesson.players, options, host.id, lesson.mark, spectators=False, talk=False)

    def arrange(state: TableState, secret: bytes) -> Iterator[Happened]:
        yield decide.sit(state, host, LEARNER)
        for seat in range(LEARNER + 1, lesson.players):
            yield Seated(seat, caller.services.settings.stand_in)
        yield decide.start(state, host.id, secret)

    return caller.services.hall.lay(opened, arrange)


async def _next(old: LiveTable, caller: Caller) -> Laid:
    services, host = caller.services, caller.known
    presence = old.audience.presence().seats
    sitting = {seat.person: here.here for seat, here in zip(old.state.seats, presence, strict=True) if seat.person}
    people = {person: await services.store.person(person) for person in sitting}
    known = {id_: person for id_, person in people.items() if person is not None}
    here = {host.id, *(person for person, is_here in sitting.items() if is_here)}
    opened = msgspec.structs.replace(old.state.opened, host=host.id, lesson="")
    return services.hall.lay(opened, partial(once_more, old.state, known, here, services.settings.stand_in))


def _opened(wish: NewTable, caller: Caller, host: str) -> Opened:
    game = doubloon.game(wish.game)
    options = game.read_options(wish.options)
    game.laid_out(wish.players, options)
    opened = Opened(game.name, wish.players, options, host, **terms_of(wish))
    check(opened, caller.services.settings)
    return opened


async def _ask(table: str, caller: Caller, decision: Decide) -> TableInfo:
    live = await caller.services.hall.table(table)
    await live.ask(caller.known.id, decision)
    return await info(live, caller)


async def _check_tables(caller: Caller, *, lesson: bool) -> None:
    """Whether somebody may have one more; lessons that were left count as lessons, not as games."""
    caller.services.limits.tables.check(caller.known.id)
    most = caller.services.settings.tables_per_person
    mine = await caller.services.store.tables_of(caller.known.id, 10 * most)
    going = [listed for listed in mine if listed.status not in (OVER, ENDED)]
    if sum(is_lesson(listed) == lesson for listed in going) >= most:
        raise Refusal("refused-too-many-tables", most=most)


async def info(table: LiveTable, caller: Caller) -> TableInfo:
    """A table as the caller may know it; nothing of the game is in it."""
    return await table.look(partial(_info, table, caller))


def _info(table: LiveTable, caller: Caller) -> TableInfo:
    state, person = table.state, caller.person.id if caller.person else ""
    about = sight.about(table.id, state, person)
    return TableInfo(
        id=table.id,
        game=about.game,
        status=state.status,
        players=about.players,
        options=about.options,
        host=about.host,
        seat=state.seat_of(person),
        seats=[SeatInfo(**msgspec.structs.asdict(seat)) for seat in sight.seats(state, person)],
        seq=state.seq,
        secret_hash=state.started.secret_hash if state.started else None,
        rematch=state.rematch or None,
        lesson=about.lesson,
        **terms_of(about),
    )


def _lines(found: list[Listed], services: Services, person: str = "") -> list[TableLine]:
    """Those that can be read: a rotten one keeps the others from nobody."""
    lines = []
    for listed in found:
        try:
            lines.append(_line(listed, person))
        except Exception as error:  # whatever is wrong with it
            services.health.see_unlisted(listed.id, repr(error))
    return lines


def _line(listed: Listed, person: str) -> TableLine:
    summary = msgspec.json.decode(listed.summary)
    yours = person in summary.pop("waits_for", [])
    return TableLine(id=listed.id, status=listed.status, changed_ms=listed.changed_ms, your_turn=yours, **summary)
