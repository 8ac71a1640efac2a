"""SQLite's log beside a database (-wal): is all that it holds still legible?

SQLite reads a log as far as its checksums fit and forgets the rest, without a word. That is right for the transaction
that was being written when the machine stopped. What was on disk before it was acknowledged: if the log is broken
there, moves are lost, and the host has to know before anything is written over it.
"""

import struct
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

_HEADER_BYTES, _FRAME_BYTES = 32, 24  # of the file, and of each page in it
_MAGIC = 0x377F0682  # with its last bit set, checksums are those of big-endian words
_MASK = 0xFFFFFFFF
_TRIES = 5  # where a server writes while we read

Words = NDArray[np.uint32]
Sums = tuple[int, int]


@dataclass(frozen=True)
class _Log:
    """A log as it was read."""

    header: bytes
    frames: NDArray[np.uint8]  # one row each: its header, and a page
    words: np.dtype[np.uint32]  # how checksums read four bytes

    @property
    def commits(self) -> NDArray[np.bool_]:
        """The frames that say of themselves that they belong to this log and end a transaction."""
        ours = (self.frames[:, 8:16] == np.frombuffer(self.header[16:24], np.uint8)).all(axis=1)
        ends: NDArray[np.bool_] = ours & self.frames[:, 4:8].any(axis=1)
        return ends


def damage(database: Path) -> str | None:
    """What is wrong with a database's log, in a sentence; None if nothing is, or if there is none."""
    file = database.with_name(database.name + "-wal")
    for _ in range(_TRIES):
        try:
            data = file.read_bytes()
            with file.open("rb") as again:
                same = again.read(_HEADER_BYTES) == data[:_HEADER_BYTES]
        except FileNotFoundError:
            return None
        if same:
            return _damage(file, data)
    return None  # it is begun anew faster than it can be read


def _damage(file: Path, data: bytes) -> str | None:
    if len(data) <= _HEADER_BYTES:
        return None
    log = _read(data)
    if log is None:
        return f"{file} is damaged at its beginning: what was played last stands there and cannot be read"
    legible = _legible(log)
    after = log.commits[legible:]
    if after.sum() < 2:  # the last transaction may have been in the making
        return None
    return f"{file} is damaged: after {log.commits[:legible].sum()} transactions {after.sum()} more cannot be read"


def _read(data: bytes) -> _Log | None:
    """The log in these bytes; None if they do not begin as one does."""
    header = data[:_HEADER_BYTES]
    magic, _version, page, *_, one, other = struct.unpack(">8I", header)
    words = np.dtype(">u4" if magic & 1 else "<u4")
    if magic & ~1 != _MAGIC or _sums((0, 0), np.frombuffer(header[:24], words)) != (one, other):
        return None
    count = (len(data) - _HEADER_BYTES) // (_FRAME_BYTES + page)
    frames = np.frombuffer(data, np.uint8, count * (_FRAME_BYTES + page), _HEADER_BYTES)
    return _Log(header, frames.reshape(count, _FRAME_BYTES + page), words)


def _legible(log: _Log) -> int:
    """How many frames, from the first on, have the checksum that they should have."""
    sums: Sums = struct.unpack(">2I", log.header[24:32])
    salt = log.header[16:24]
    for number, frame in enumerate(log.frames):
        content = np.concatenate([frame[:8], frame[_FRAME_BYTES:]]).view(log.words)
        sums = _sums(sums, content)
        if frame[8:16].tobytes() != salt or struct.unpack(">2I", frame[16:24].tobytes()) != sums:
            return number
    return len(log.frames)


def _sums(before: Sums, words: Words) -> Sums:
    """SQLite's checksum, gone on with: for each pair of words x and y, a += x + b, then b += y + a.

    That is linear, so each word has a weight, and a page is two sums.
    """
    one, other, whole = _weights(len(words) // 2)
    found = words.astype(np.uint32)
    a, b = before
    return (
        (int(found @ one) + whole[0][0] * a + whole[0][1] * b) & _MASK,
        (int(found @ other) + whole[1][0] * a + whole[1][1] * b) & _MASK,
    )


@cache
def _weights(pairs: int) -> tuple[Words, Words, tuple[Sums, Sums]]:
    """What each word of so many pairs counts in either sum, and what the sums from before do."""
    one, other = np.zeros(2 * pairs, np.uint32), np.zeros(2 * pairs, np.uint32)
    p, q, r, s = 1, 0, 0, 1
    for pair in reversed(range(pairs)):
        one[2 * pair], one[2 * pair + 1] = (p + q) & _MASK, q
        other[2 * pair], other[2 * pair + 1] = (r + s) & _MASK, s
        p, q, r, s = ((p + q) & _MASK, (p + 2 * q) & _MASK, (r + s) & _MASK, (r + 2 * s) & _MASK)
    return one, other, ((p, q), (r, s))
