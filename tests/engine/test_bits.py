"""Sets of small numbers as bits, beside Python's sets."""

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from doubloon.engine.bits import count, is_in, lowest, members, one
from doubloon.engine.entries import compiled
from doubloon.engine.rule import rule
from tests.engine.toy import TOY

MOST = 62  # the highest member: a set is one signed 64-bit number
SETS = st.sets(st.integers(0, MOST))


def bits_of(numbers: set[int]) -> int:
    return sum(one(number) for number in numbers)


@rule
def all_about(bits: int, found: Any) -> None:
    found[0] = count(bits)
    found[1] = lowest(bits) if bits else -1
    for member in range(MOST + 1):
        found[2 + member] = is_in(bits, member)
        found[2 + MOST + 1 + member] = is_in(bits | one(member), member)


def expected(numbers: set[int]) -> list[int]:
    there = [int(member in numbers) for member in range(MOST + 1)]
    return [len(numbers), min(numbers, default=-1), *there, *[1] * (MOST + 1)]


@given(SETS)
def test_bits_are_as_pythons_sets(numbers: set[int]) -> None:
    found = np.zeros(2 + 2 * (MOST + 1), np.int64)
    all_about(bits_of(numbers), found)
    assert found.tolist() == expected(numbers)


@given(SETS)
def test_compiled_bits_are_as_pythons_sets(numbers: set[int]) -> None:
    found = np.zeros(2 + 2 * (MOST + 1), np.int64)
    compiled(all_about, TOY)(bits_of(numbers), found)
    assert found.tolist() == expected(numbers)


@given(SETS)
def test_members_are_listed_in_order(numbers: set[int]) -> None:
    assert members(bits_of(numbers)) == sorted(numbers)


@given(SETS.filter(bool))
def test_a_set_without_its_lowest(numbers: set[int]) -> None:
    bits = bits_of(numbers)
    assert members(bits & (bits - 1)) == sorted(numbers)[1:]
