"""Fold: a state from its rows, every move played again; or from a snapshot, which is the same without playing."""

from contextlib import suppress
from dataclasses import replace

import msgspec

import doubloon
from doubloon.engine.errors import DoubloonError
from doubloon.engine.game import Game
from doubloon.engine.replay import EXPIRED, TABLE, Move
from doubloon.server.table.events import IN_PLAY, Expired, Moved, Opened, Read, Row, Started, Undone
from doubloon.server.table.state import Kept, Rest, Result, Seat, TableState, script_of


class Snapshot(msgspec.Struct):
    """A state as it is stored beside the rows, so that a table can go on without playing everything again.

    Its points are bytes of a record: whoever has other rules or another layout cannot read them.
    """

    seq: int
    seats: list[Seat]
    started: Started | None
    match: Kept | None
    undo: list[Kept]
    waiting: dict[int, int]
    rematch: str
    rules: str = ""
    layout: str = ""
    result: Result | None = None


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Snapshot).decode


def snapshot_of(state: TableState) -> bytes:
    """A state as bytes."""
    match = None if state.match is None else Kept(state.match.point, len(state.match.moves))
    game = state.game
    rules, layout = (game.version, game.layout) if state.rest is None else ("", "")  # that is nobody's to go on from
    return _encode(
        Snapshot(
            state.seq,
            state.seats,
            state.started,
            match,
            state.undo,
            state.waiting,
            state.rematch,
            rules,
            layout,
            state.result,
        )
    )


def bring_back(rows: list[Row], snapshot: bytes, *, over: bool) -> TableState:
    """A table that was stored: as it was, if it was played under our rules, else at rest. Nothing is guessed."""
    opened = opened_by(rows)
    game = doubloon.game(opened.game)
    others = other_rules(rows, game)
    if others is not None:
        return _at_rest(rows, snapshot, Rest(others, over, None))
    if is_ours(rows, snapshot):
        with suppress(Exception):  # its rows are the truth
            return restore(rows, snapshot)
    try:
        return fold(rows)
    except Exception as error:  # whatever its rows lead to, it is kept from the other tables
        return _at_rest(rows, snapshot, Rest(game.version, over, None, repr(error)))


def other_rules(rows: list[Row], game: Game) -> str | None:
    """The version that a table was played under, or is to be, where it cannot be played under ours."""
    played = [row.rules for row in rows if isinstance(row.happening, IN_PLAY)]
    if played:
        return next((rules for rules in played if rules != game.version), None)
    opened = opened_by(rows)
    try:
        game.laid_out(opened.players, game.read_options(opened.options))
    except DoubloonError:
        return rows[0].rules
    return None


def opened_by(rows: list[Row]) -> Opened:
    """What the table was opened as."""
    first = rows[0].happening if rows else None
    if not isinstance(first, Opened):
        raise ValueError("a table begins by being opened")
    return first


def is_ours(rows: list[Row], snapshot: bytes) -> bool:
    """Whether a snapshot was written of these rows, by these rules, of records like ours."""
    game, kept = doubloon.game(opened_by(rows).game), _read(snapshot)
    if kept is None or (kept.rules, kept.layout, kept.seq) != (game.version, game.layout, rows[-1].seq):
        return False
    return (kept.started is None) == (kept.match is None)


def is_another_releases(snapshot: bytes, game: Game) -> bool:
    """Whether a snapshot says that others wrote it than these rules with these records."""
    kept = _read(snapshot)
    return kept is not None and (kept.rules, kept.layout) != (game.version, game.layout)


def _read(snapshot: bytes) -> Snapshot | None:
    """A snapshot, if it is one."""
    try:
        return _decode(snapshot)
    except msgspec.MsgspecError:
        return None


def _at_rest(rows: list[Row], snapshot: bytes, rest: Rest) -> TableState:
    """What is known of a table that cannot be played here: its people, its talk, and what was told."""
    kept = _read(snapshot)
    state = TableState.of(opened_by(rows))
    state.rest = replace(rest, result=kept.result if kept is not None and rest.over else None)
    for row in rows:
        state.apply(row)
    return state


def fold(rows: list[Row]) -> TableState:
    """The state that rows lead to, every move played again."""
    state = TableState.of(opened_by(rows))
    for row in rows:
        state.apply(row)
    return state


def restore(rows: list[Row], snapshot: bytes) -> TableState:
    """The same state from a snapshot: the moves are taken from the rows, but none is played."""
    kept = _decode(snapshot)
    opened = opened_by(rows)
    game = doubloon.game(opened.game)
    state = TableState(
        opened=opened,
        game=game,
        lesson=script_of(opened, game),
        seats=kept.seats,
        seq=kept.seq,
        started=kept.started,
        undo=kept.undo,
        waiting=kept.waiting,
        rematch=kept.rematch,
    )
    if kept.started is not None and kept.match is not None:
        moves = moves_of(state.game, rows)
        state.match = state.game.start(opened.players, kept.started.seed, opened.options)
        state.match.go_to(kept.match.point, moves)
        state.mover = moves[-1].seat if moves else None
        state.reached = sum(isinstance(row.happening, Moved | Read) for row in rows) if state.lesson else 0
        state.actors = state.may_act
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
