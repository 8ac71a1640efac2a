"""Provably fair chance, by commit and reveal: a table's secret decides all of it; its hash is published first.

Seed and entropy come from the secret by HMAC-SHA-256: past dice tell nothing about those to come, and nobody who knows
the hash can be given other dice than those that the secret had fixed.

>>> secret = bytes(32)
>>> commitment(secret)[:16]
'66687aadf862bd77'
>>> entropy_of(secret, 1) != entropy_of(secret, 2)
True
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from doubloon.engine.errors import DamagedFile

if TYPE_CHECKING:
    from doubloon.engine.replay import Replay

SECRET_BYTES = 32
_WORD_BYTES = 8
_SEED_BITS = 63
_IN_A_ROW = 16


@dataclass(frozen=True)
class Proof:
    """A table's secret, and the hash of it that was published before the first move."""

    secret: bytes
    published: str


def new_secret() -> bytes:
    """A secret for a table, from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is published at the start: the SHA-256 of the secret."""
    return hashlib.sha256(secret).hexdigest()


def seed_of(secret: bytes) -> int:
    """The seed of the table's match: how it is laid out."""
    return entropy_of(secret, 0) >> (8 * _WORD_BYTES - _SEED_BITS)


def entropy_of(secret: bytes, number: int) -> int:
    """The entropy of a move; moves are counted from 1."""
    return _entropies(secret, number // _IN_A_ROW)[number % _IN_A_ROW]


def bot_seed_of(secret: bytes, seat: int, number: int) -> int:
    """The seed of a bot that sits down at its table's secret when so many moves were made."""
    word = hmac.digest(secret, b"bot %d %d" % (seat, number), "sha256")[:_WORD_BYTES]
    return int.from_bytes(word, "big") >> (8 * _WORD_BYTES - _SEED_BITS)


@lru_cache(maxsize=1024)
def _entropies(secret: bytes, row: int) -> tuple[int, ...]:
    """Those of several moves in a row, which take little longer than one between other work."""
    numbers = range(row * _IN_A_ROW, (row + 1) * _IN_A_ROW)
    words = (hmac.digest(secret, b"%d" % number, "sha256")[:_WORD_BYTES] for number in numbers)
    return tuple(int.from_bytes(word, "big") for word in words)


def check_fairness(replay: "Replay", proof: Proof) -> None:
    """DamagedFile if the secret is not the published one, or any chance of the replay does not come from it."""
    check_chance(proof, replay.seed, [move.entropy for move in replay.moves])


def check_chance(proof: Proof, seed: int, entropies: Sequence[int | None]) -> None:
    """The same by the seed and the entropy of every move alone, whatever rules they were played under."""
    if commitment(proof.secret) != proof.published:
        raise DamagedFile("the secret is not the one whose hash was published at the start")
    if seed != seed_of(proof.secret):
        raise DamagedFile("the seed of the replay does not come from the table's secret")
    for number, entropy in enumerate(entropies, 1):
        if entropy != entropy_of(proof.secret, number):
            raise DamagedFile(f"the chance of move {number} does not come from the table's secret")
