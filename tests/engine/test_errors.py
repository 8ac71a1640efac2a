"""How errors quote what was wrong."""

from typing import Any

import pytest

import doubloon
from doubloon.engine.errors import did_you_mean, shown


class Rude:
    def __repr__(self) -> str:
        raise RuntimeError("no")


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


WRONG = {
    "long": "x" * 10**6,
    "huge": 10**5000,
    "wide": [[1] * 100] * 100,
    "deep": nested(10_000),
    "rude": Rude(),
    "lines": b"\n" * 1000,
}


@pytest.mark.parametrize("value", WRONG.values(), ids=WRONG)
def test_a_wrong_value_is_quoted_shortly_whatever_it_is(value: Any) -> None:
    text = shown(value)
    assert len(text) < 200
    assert "\n" not in text


def test_a_long_unknown_name_is_not_compared_at_length() -> None:
    assert did_you_mean("kraken" * 10**6, ["kraken"]) == "there are: kraken"


@pytest.mark.parametrize(
    "name",
    ["BadOption", "BadPlayers", "BadSeed", "DamagedFile", "IllegalMove", "OtherRules", "UnknownGame"],
)
def test_every_error_can_be_caught_as_one(name: str) -> None:
    assert issubclass(getattr(doubloon, name), doubloon.DoubloonError)
