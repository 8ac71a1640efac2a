"""A batch as bytes: what kind of games, and the arrays of its rows as they lie in memory."""

import hashlib
from typing import Any

import msgspec
import numpy as np

from doubloon.engine.errors import DamagedFile, OtherRules
from doubloon.engine.game import Game
from doubloon.engine.options import Options
from doubloon.envs.rows import Array, Rows

_MAGIC = b"doubloon batch 1\n"
_HASH = hashlib.sha256().digest_size
_MADE_ANEW = ("seen",)  # follows from the rest


class _Head(msgspec.Struct):
    game: str
    version: str
    layout: str  # of a State
    players: int
    options: dict[str, Any]
    arrays: dict[str, int]  # how many bytes each has


def pack(game: Game, players: int, options: Options, rows: Rows) -> bytes:
    """The rows as bytes, with a hash of all."""
    body = _head(game, players, options, rows) + b"".join(bytes(_raw(array)) for array in _kept(rows).values())
    return _MAGIC + hashlib.sha256(body).digest() + body


def unpack(data: bytes, game: Game, players: int, options: Options, rows: Rows) -> None:
    """Fill rows with what was packed of others of the same kind, or with nothing of it: DamagedFile says why."""
    start = len(_MAGIC) + _HASH
    if not isinstance(data, bytes | bytearray) or not data.startswith(_MAGIC):
        raise DamagedFile("this is no batch that `Vector.save` wrote")
    body = bytes(data[start:])
    if hashlib.sha256(body).digest() != data[len(_MAGIC) : start]:
        raise DamagedFile("this batch was changed since it was saved, or a part of it is missing")
    line, _, rest = body.partition(b"\n")
    theirs, ours = (
        msgspec.json.decode(line, type=_Head),
        msgspec.json.decode(_head(game, players, options, rows), type=_Head),
    )
    if (theirs.game, theirs.players, theirs.options) != (ours.game, ours.players, ours.options):
        raise DamagedFile(f"this batch is of {_told(theirs)}, and cannot be loaded into one of {_told(ours)}")
    if (theirs.version, theirs.layout) != (ours.version, ours.layout):
        raise OtherRules(
            f"this batch was saved under version {theirs.version} of the rules of {theirs.game}, or with another layout"
        )
    if theirs.arrays != ours.arrays:
        raise DamagedFile(
            "this batch has another number of rows, or other observations, than the one it is loaded into"
        )
    first = 0
    for name, array in _kept(rows).items():
        size = ours.arrays[name]
        _raw(array)[:] = np.frombuffer(rest[first : first + size], np.uint8)
        first += size


def _kept(rows: Rows) -> dict[str, Array]:
    return {name: array for name, array in rows.arrays().items() if name not in _MADE_ANEW}


def _raw(array: Array) -> Array:
    return array.reshape(-1).view(np.uint8)


def _head(game: Game, players: int, options: Options, rows: Rows) -> bytes:
    sizes = {name: array.nbytes for name, array in _kept(rows).items()}
    return msgspec.json.encode(_Head(game.name, game.version, game.layout, players, options, sizes)) + b"\n"


def _told(head: _Head) -> str:
    return f"{head.game} for {head.players} with {head.options}"
