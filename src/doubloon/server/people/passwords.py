"""Passwords: hashing by argon2, in a thread, since it is meant to be slow. None is ever logged or kept as typed."""

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

LEAST_LENGTH = 8
MOST_LENGTH = 256

_hasher = PasswordHasher()


async def hash_of(password: str) -> str:
    """What is kept of a password."""
    return await asyncio.to_thread(_hasher.hash, password)


async def fits(password: str, kept: str | None) -> bool:
    """Whether a password is the one that was kept."""
    return await asyncio.to_thread(_fits, password, kept)


def _fits(password: str, kept: str | None) -> bool:
    try:
        _hasher.verify(kept or _nobodys(), password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


@cache
def _nobodys() -> str:
    """Who does not exist takes as long to refuse as who does."""
    return _hasher.hash("nobody has this password")
