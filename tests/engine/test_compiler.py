"""How rules become machine code: with all that they call, and only where Python calls them."""

import subprocess
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.codegen import JITCodeLibrary

from doubloon.engine.entries import compiled
from doubloon.engine.errors import FaultyRule
from doubloon.engine.rule import rule
from tests.engine.test_rule import run
from tests.engine.toy import TOY

pytestmark = pytest.mark.compiled


@rule
def add_one(number: int) -> int:
    return number + 1


@rule
def add_two(number: int) -> int:
    return add_one(add_one(number))


@rule
def add_four(number: int) -> int:
    return add_two(add_two(number))


@rule
def factorial(number: int) -> int:
    return number * factorial(number - 1) if number > 1 else 1


@rule
def choose(number: int, of: int) -> int:
    return factorial(of) // factorial(number) // factorial(of - number)


@rule
def is_even(number: int) -> int:
    if number == 0:
        return 1
    return is_odd(number - 1)


@rule
def is_odd(number: int) -> int:
    if number == 0:
        return 0
    return is_even(number - 1)


@rule
def both(number: int) -> int:
    return 10 * is_even(number) + is_odd(number)


@rule
def refuse(number: int) -> int:
    if number < 0:
        raise ValueError("less than nothing")
    return number


@rule
def ask_twice(number: int) -> int:
    return refuse(number) + refuse(number - 1)


@rule
def confused(number: Any) -> Any:
    return number.colour


@rule
def calls_confused(number: int) -> Any:
    return add_one(confused(number))


def at_speed(a_rule: Any) -> Any:
    return compiled(a_rule, TOY)


COUNTED = """
from doubloon.engine.entries import compiled
from tests.engine.test_compiler import add_four, add_one, add_two
from tests.engine.toy import TOY
print(compiled(add_four, TOY)(1), [len(inner.signatures) for inner in (add_four, add_two, add_one)])
"""


def test_an_entry_is_compiled_with_all_that_it_calls_and_from_disk_with_nothing(tmp_path: Path) -> None:
    assert run(tmp_path, COUNTED).stdout == "5 [0, 1, 1]\n"
    assert run(tmp_path, COUNTED).stdout == "5 [0, 0, 0]\n"


def test_what_a_rule_calls_can_be_an_entry_too() -> None:
    assert at_speed(add_four)(1) == 5
    assert at_speed(add_one)(1) == 2
    assert at_speed(add_two)(1) == 3
    assert at_speed(add_four)(2) == 6


def test_a_rule_may_call_itself() -> None:
    assert at_speed(choose)(2, 5) == 10
    assert at_speed(factorial)(5) == 120


def test_rules_may_call_each_other() -> None:
    assert [at_speed(both)(4), at_speed(both)(5)] == [10, 1]
    assert [at_speed(is_even)(4), at_speed(is_odd)(4)] == [1, 0]


def test_an_error_in_a_rule_reaches_python() -> None:
    assert at_speed(ask_twice)(1) == 1
    with pytest.raises(ValueError, match="less than nothing"):
        at_speed(ask_twice)(0)


def test_a_rule_that_cannot_be_compiled_leaves_the_others_as_they_are() -> None:
    for _ in range(2):
        with pytest.raises(FaultyRule, match=r"confused \(engine/test_compiler.py, line \d+\): .*colour"):
            at_speed(calls_confused)(1)
    assert len(confused.signatures) == 0  # type: ignore[attr-defined]
    assert len(at_speed(calls_confused).signatures) == 0
    assert at_speed(add_one)(1) == 2


def test_other_code_compiled_by_numba_can_call_rules() -> None:
    @numba.njit  # type: ignore[untyped-decorator]
    def theirs(number: int) -> int:
        return add_four(number) + factorial(number)

    assert theirs(3) == 7 + 6


def test_other_code_is_compiled_as_numba_does_by_itself() -> None:
    @numba.njit  # type: ignore[untyped-decorator]
    def inner(number: int) -> int:
        return number + 1

    @numba.njit  # type: ignore[untyped-decorator]
    def outer(number: int) -> Any:
        return inner(number)

    assert outer(1) == 2
    for theirs in (inner, outer):
        (result,) = theirs.overloads.values()
        assert type(result.library) is JITCodeLibrary


FROM_CACHE = """
from doubloon.engine.entries import compiled
from tests.engine.test_compiler import ask_twice
from tests.engine.toy import TOY
entry = compiled(ask_twice, TOY)
try:
    print(entry(2), sum(entry.stats.cache_hits.values()))
    entry(0)
except ValueError as error:
    print(error)
"""


def test_an_entry_from_disk_brings_all_that_it_calls(tmp_path: Path) -> None:
    def said(done: "subprocess.CompletedProcess[str]") -> list[str]:
        return done.stdout.splitlines()

    assert said(run(tmp_path, FROM_CACHE)) == ["3 0", "less than nothing"]
    assert sorted(path.suffix for path in tmp_path.rglob("*.nb?")) == [".nbc", ".nbi"]  # itself, and where it is
    assert said(run(tmp_path, FROM_CACHE)) == ["3 1", "less than nothing"]


@rule
def fill(numbers: Any) -> None:
    for place in range(len(numbers)):
        numbers[place] = add_one(place)


def test_arrays_go_through_rules() -> None:
    numbers = np.zeros(3, np.int64)
    at_speed(fill)(numbers)
    assert numbers.tolist() == [1, 2, 3]
