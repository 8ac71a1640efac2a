"""Chance: a 64-bit SplitMix random number generator in a record's field `rng`: seed and moves give the same game.

Python's whole numbers never overflow and Numba's wrap at 64 bits: the masks make both the same.
"""

from typing import Any

import numpy as np

from doubloon.engine.rule import rule

_WORD = 0xFFFFFFFFFFFFFFFF
_HALF = 0xFFFFFFFF
_STEP = 0x9E3779B97F4A7C15


@rule
def scramble(word: int | np.uint64) -> int:
    """Spread a 64-bit number over all 64 bits, one to one."""
    z = int(word)
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WORD
    return z ^ (z >> 31)


@rule
def next_word(s: Any) -> int:
    """The next 64 random bits of a record's generator."""
    s.rng = (int(s.rng) + _STEP) & _WORD
    return scramble(s.rng)


@rule
def seed_generator(s: Any, seed: int | np.uint64, stream: int) -> None:
    """Start a record's generator; streams of one seed have nothing to do with each other."""
    s.rng = seed
    start = next_word(s)
    s.rng = stream
    s.rng = start ^ int(s.rng)
    s.rng = next_word(s)


@rule
def below(s: Any, limit: int) -> int:
    """A fair number from 0 to limit - 1, for limits up to 2**31."""
    product = (next_word(s) >> 32) * int(limit)
    if (product & _HALF) < limit:
        unfair = (_HALF + 1 - limit) % limit
        while (product & _HALF) < unfair:
            product = (next_word(s) >> 32) * int(limit)
    return np.int64(product >> 32)  # type: ignore[return-value]  # to rules all whole numbers are the same


@rule
def roll(s: Any, sides: int) -> int:
    """A die with that many sides, from 1."""
    return 1 + below(s, sides)


@rule
def shuffle(s: Any, things: Any, count: int) -> None:
    """Put the first `count` of an array into an order in which every other is as likely."""
    for i in range(count - 1, 0, -1):
        j = below(s, i + 1)
        things[i], things[j] = things[j], things[i]
