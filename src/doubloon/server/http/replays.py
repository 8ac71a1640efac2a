"""Replays of tables that are over: the file, its steps from any seat, and whether the dice were fair."""

import asyncio
from functools import partial
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query
from pydantic import BaseModel
from starlette.responses import Response

from doubloon.engine.errors import DamagedFile
from doubloon.engine.replay import Replay
from doubloon.server import wire
from doubloon.server.hall.live import LiveTable
from doubloon.server.http.caller import Called, Caller
from doubloon.server.http.problems import PROBLEMS
from doubloon.server.http.tables import TableId
from doubloon.server.refusals import Refusal
from doubloon.server.store.port import Stored
from doubloon.server.table.record import Record
from doubloon.server.table.replays import chance_of, replay_of, steps_of
from doubloon.server.table.state import OVER, Rest

router = APIRouter(prefix="/api/tables/{table}", tags=["replays"], responses=PROBLEMS)


class Verdict(BaseModel):
    """Whether all chance of a game came from the secret whose hash was published at its start.

    Where `rules`, under which it was played, are not those of this server (`here`), its moves are not played again.
    """

    fair: bool
    rules: str
    here: str
    secret: str
    secret_hash: str
    moves: int
    problem: str | None


class Steps(BaseModel):
    """Some steps of a replay; they have the form of the socket's steps."""

    first: int
    steps: list[Annotated[dict[str, Any], wire.Step]]


@router.get("/replay.json", response_class=Response)
async def replay(table: TableId, caller: Called) -> Response:
    """The replay file: `doubloon replay FILE --verify` checks it anywhere."""
    live = await _finished(table, caller)
    name = f"{live.state.game.name}-{table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    rest = live.state.rest
    text = replay_of(live.state, live.secret).json() if rest is None else bytes(_record(rest).replay)
    return Response(text, media_type="application/json", headers=headers)


@router.get("/steps")
async def steps(
    table: TableId,
    caller: Called,
    seat: Annotated[int | None, Query(ge=0, le=63)] = None,
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Steps:
    """Steps as that seat would have seen them; without a seat, as a spectator."""
    live = await _finished(table, caller)
    if seat is not None and seat >= live.state.opened.players:
        raise Refusal("refused-no-such-seat", status=422, last=live.state.opened.players - 1)
    if live.state.rest is not None:
        kept = _record(live.state.rest).seen_by(seat)[first : first + count]
        return Steps(first=first, steps=[msgspec.json.decode(step) for step in kept])
    stored = await _stored(table, caller)
    found = await asyncio.to_thread(_plain_steps, stored, seat, first, count)
    return Steps(first=first, steps=found)


@router.get("/verification")
async def verification(table: TableId, caller: Called) -> Verdict:
    """Check the dice: the secret against its hash, every move's chance against the secret, and the end."""
    live = await _finished(table, caller)
    if live.state.opened.lesson:
        raise Refusal("refused-lesson-dice")
    state, started = live.state, live.state.started
    assert started is not None, "a table that is over has begun"
    if state.rest is None:
        moves, problem = await asyncio.to_thread(_played_again, replay_of(state, live.secret))
    else:
        moves, problem = chance_of(state, (await _stored(table, caller)).rows, live.secret)
        problem = problem or state.rest.trouble or None
    return Verdict(
        fair=problem is None,
        rules=state.rules,
        here=state.game.version,
        secret=live.secret.hex(),
        secret_hash=started.secret_hash,
        moves=moves,
        problem=problem,
    )


def _played_again(replay: Replay) -> tuple[int, str | None]:
    """How many moves it has, and what is wrong with them or their chance."""
    try:
        replay.play()
    except DamagedFile as error:
        return len(replay.moves), str(error)
    return len(replay.moves), None


def _record(rest: Rest) -> Record:
    """What was kept of a game whose rules are not ours."""
    if rest.record is None:
        raise Refusal("refused-no-record", rules=rest.rules)
    return rest.record


async def _stored(table: str, caller: Caller) -> Stored:
    stored = await caller.services.store.table(table)
    assert stored is not None, "a live table is stored"
    return stored


async def _finished(table: str, caller: Caller) -> LiveTable:
    live = await caller.services.hall.table(table)
    await live.look(partial(_check_finished, live, caller))
    return live


def _check_finished(live: LiveTable, caller: Caller) -> None:
    seated = caller.person is not None and live.state.seat_of(caller.person.id) is not None
    if not live.state.opened.spectators and not seated:
        raise Refusal("refused-no-spectators", status=403)
    if live.state.status != OVER:
        raise Refusal("refused-not-over")


def _plain_steps(stored: Stored, seat: int | None, first: int, count: int) -> list[dict[str, Any]]:
    made = steps_of(stored.rows, stored.secret, seat, first, count)
    plain: list[dict[str, Any]] = msgspec.json.decode(wire.encode(made))
    return plain
