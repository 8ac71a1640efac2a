"""Passwords: hashing by argon2, in a thread, since it is meant to be slow. None is ever logged or kept as typed."""

import asyncio
from functools import cache
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

LEAST_LENGTH = 8
MOST_LENGTH = 256

_hasher = PasswordHasher()
_COMMON = Path(__file__).parent / "common_passwords.txt"


def is_common(password: str, login: str) -> bool:
    """Whether a password is among the first that anyone would try.

    >>> is_common("Password", "ann"), is_common("annbonny", "AnnBonny"), is_common("correct horse battery", "ann")
    (True, True, False)
    """
    return password.casefold() in _common() or password.casefold() == login.casefold()


@cache
def _common() -> frozenset[str]:
    lines = _COMMON.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if not line.startswith("#"))


async def hash_of(password: str) -> str:
    """What is kept of a password."""
    return await asyncio.to_thread(_hasher.hash, password)


async def fits(password: str, kept: str | None) -> bool:
    """Whether a password is the one that was kept."""
    return await asyncio.to_thread(_fits, password, kept)


def _fits(password: str, kept: str | None) -> bool:
    nobodys = _nobodys()
    try:
        _hasher.verify(kept or nobodys, password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


@cache
def _nobodys() -> str:
    """Who does not exist takes as long to refuse as who does."""
    return _hasher.hash("nobody has this password")
