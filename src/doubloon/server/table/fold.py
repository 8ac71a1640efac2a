"""Fold: a state from its rows, every move played again; or from a snapshot, which is the same without playing."""

import msgspec

import doubloon
from doubloon.engine.game import Game
from doubloon.engine.replay import EXPIRED, TABLE, Move
from doubloon.server.table.events import Expired, Moved, Opened, Row, Started, Undone
from doubloon.server.table.state import Kept, Seat, TableState


class Snapshot(msgspec.Struct):
    """A state as it is stored beside the rows, so that a table can go on without playing everything again."""

    seq: int
    seats: list[Seat]
    started: Started | None
    match: Kept | None
    undo: list[Kept]
    waiting: dict[int, int]
    rematch: str


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Snapshot).decode


def snapshot_of(state: TableState) -> bytes:
    """A state as bytes."""
    match = None if state.match is None else Kept(state.match.point, len(state.match.moves))
    return _encode(Snapshot(state.seq, state.seats, state.started, match, state.undo, state.waiting, state.rematch))


def fold(rows: list[Row]) -> TableState:
    """The state that rows lead to, every move played again."""
    first = rows[0].happening
    assert isinstance(first, Opened), "a table begins by being opened"
    state = TableState.of(first)
    for row in rows:
        state.apply(row)
    return state


def restore(rows: list[Row], snapshot: bytes) -> TableState:
    """The same state from a snapshot: the moves are taken from the rows, but none is played."""
    kept = _decode(snapshot)
    opened = rows[0].happening
    assert isinstance(opened, Opened), "a table begins by being opened"
    state = TableState(
        opened=opened,
        game=doubloon.game(opened.game),
        seats=kept.seats,
        seq=kept.seq,
        started=kept.started,
        undo=kept.undo,
        waiting=kept.waiting,
        rematch=kept.rematch,
    )
    if kept.started is not None and kept.match is not None:
        moves = moves_of(state.game, rows)
        assert len(moves) == kept.match.moves, "the snapshot is of another moment than the rows"
        state.match = state.game.start(opened.players, kept.started.seed, opened.options)
        state.match.go_to(kept.match.point, moves)
        state.mover = moves[-1].seat if moves else None
        state.actors = state.match.actors
    return state


def moves_of(game: Game, rows: list[Row]) -> list[Move]:
    """The moves that stand, those taken back left out."""
    moves: list[Move] = []
    for row in rows:
        match row.happening:
            case Moved(seat, action, entropy):
                moves.append(Move(seat, game.actions.encode(action), entropy))
            case Expired(entropy):
                moves.append(Move(TABLE, EXPIRED, entropy))
            case Undone():
                moves.pop()
    return moves
