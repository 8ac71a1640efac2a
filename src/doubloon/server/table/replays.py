"""Finished tables: their replay with its proof, every step as a viewer would have seen it, and the record of both."""

import dataclasses
from collections.abc import Callable, Iterator

import msgspec

from doubloon.engine.errors import DamagedFile
from doubloon.engine.fairness import Proof, check_chance
from doubloon.engine.replay import Replay
from doubloon.server import wire
from doubloon.server.table.events import Expired, Moved, Row, Said, Undone
from doubloon.server.table.fold import fold
from doubloon.server.table.pictures import UNSEEN, Viewer
from doubloon.server.table.record import Record, shared
from doubloon.server.table.sight import Sight, step
from doubloon.server.table.state import TableState

Breath = Callable[[], None]  # between two steps of long work, for others to go on


def replay_of(state: TableState, secret: bytes) -> Replay:
    """The replay of a table that is over, with the secret and the hash that was published."""
    assert state.started is not None, "a table that is over has begun"
    return dataclasses.replace(state.playing.replay, proof=Proof(secret, state.started.secret_hash))


def steps_of(rows: list[Row], secret: bytes, seat: int | None, first: int, count: int) -> list[wire.Step]:
    """Steps as that seat, or a spectator, would have seen them; talk is left out. Number 0 is the first."""
    wanted = range(first, first + count)
    return [shown[seat] for _, shown in _steps(rows, secret, lambda number, _: [seat] if number in wanted else [])]


def record_of(rows: list[Row], secret: bytes, breath: Breath) -> Record:
    """All that a table was whose game is over."""
    steps, ended = [], None
    for state, shown in _steps(rows, secret, lambda _, players: [None, *range(players)]):
        steps.append(shared({viewer: wire.encode(step) for viewer, step in shown.items()}))
        ended = state
        breath()
    assert ended is not None, "a table that is over has begun"
    return Record(ended.rules, msgspec.Raw(replay_of(ended, secret).json().encode()), steps)


def _steps(
    rows: list[Row], secret: bytes, wanted: Callable[[int, int], list[Viewer]]
) -> Iterator[tuple[TableState, dict[Viewer, wire.Step]]]:
    """The steps for those who are wanted, by a step's number and how many play; none where nobody is."""
    state = fold(rows[:1])
    number, before = 0, UNSEEN
    for row in rows[1:]:
        events = state.apply(row)
        if isinstance(row.happening, Said) or state.match is None:
            continue
        viewers = wanted(number, state.opened.players)
        if viewers:
            sight = Sight(state, secret, before)
            pictures = sight.pictures(events)
            yield state, {seat: step(state, row, pictures.told(seat), now=sight.now(seat)) for seat in viewers}
            before = sight.seen
        number += 1


def chance_of(state: TableState, rows: list[Row], secret: bytes) -> tuple[int, str | None]:
    """How many moves stand, and what is wrong with the chance of a game whose rules are not ours, if anything is."""
    assert state.started is not None, "a table that is over has begun"
    entropies: list[int] = []
    for row in rows:
        match row.happening:
            case Moved(_, _, entropy) | Expired(entropy):
                entropies.append(entropy)
            case Undone():
                entropies.pop()
    try:
        check_chance(Proof(secret, state.started.secret_hash), state.started.seed, entropies)
    except DamagedFile as error:
        return len(entropies), str(error)
    return len(entropies), None
