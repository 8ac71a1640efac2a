"""Finished tables: their replay with its proof, and every step of it as a viewer would have seen it."""

import dataclasses
from collections.abc import Iterator

from doubloon.engine.fairness import Proof
from doubloon.engine.replay import Replay
from doubloon.server import wire
from doubloon.server.table.events import Row, Said
from doubloon.server.table.fold import fold
from doubloon.server.table.pictures import UNSEEN, Pictures
from doubloon.server.table.sight import Sight, step
from doubloon.server.table.state import TableState


def replay_of(state: TableState, secret: bytes) -> Replay:
    """The replay of a table that is over, with the secret and the hash that was published."""
    assert state.started is not None, "a table that is over has begun"
    return dataclasses.replace(state.playing.replay, proof=Proof(secret, state.started.secret_hash))


def steps_of(rows: list[Row], secret: bytes, seat: int | None, first: int, count: int) -> list[wire.Step]:
    """Steps as that seat, or a spectator, would have seen them; talk is left out. Number 0 is the first."""
    return list(_steps(rows, secret, seat, range(first, first + count)))


def _steps(rows: list[Row], secret: bytes, seat: int | None, wanted: range) -> Iterator[wire.Step]:
    state = fold(rows[:1])
    number, before = 0, UNSEEN
    for row in rows[1:]:
        events = state.apply(row)
        if isinstance(row.happening, Said) or state.match is None:
            continue
        sight = Sight(state, secret)
        if number in wanted:
            told = Pictures(state.match, before, events).told(seat)
            yield step(state, row, told, now=sight.now(seat))
            before = sight.seen
        number += 1
