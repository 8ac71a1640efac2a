"""Finished tables: their replay with its proof, and every step of it as a viewer would have seen it."""

import dataclasses
from collections.abc import Iterator

from doubloon.engine.fairness import Proof
from doubloon.engine.replay import Replay
from doubloon.server import wire
from doubloon.server.table.events import Row, Said
from doubloon.server.table.fold import fold
from doubloon.server.table.sight import Sight, step, visible
from doubloon.server.table.state import TableState


def replay_of(state: TableState, secret: bytes) -> Replay:
    """The replay of a table that is over, with the secret and the hash that was published."""
    assert state.started is not None, "a table that is over has begun"
    return dataclasses.replace(state.playing.replay, proof=Proof(secret, state.started.secret_hash))


def steps_of(rows: list[Row], secret: bytes, seat: int | None, first: int, count: int) -> list[wire.Step]:
    """Steps as that seat, or a spectator, would have seen them; talk is left out. Number 0 is the first."""
    wanted = range(first, first + count)
    return [step for number, step in enumerate(_steps(rows, secret, seat, wanted)) if number in wanted]


def _steps(rows: list[Row], secret: bytes, seat: int | None, wanted: range) -> Iterator[wire.Step]:
    state = fold(rows[:1])
    number = 0
    for row in rows[1:]:
        events = state.apply(row)
        if isinstance(row.happening, Said) or state.match is None:
            continue
        now = Sight(state, secret).now(seat) if number in wanted else wire.NOTHING
        yield step(state, row, visible(events, seat), now=now)
        number += 1
