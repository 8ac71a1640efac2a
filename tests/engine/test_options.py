"""Options: declared once, checked wherever they come from."""

from typing import Any

import pytest

from doubloon.engine.errors import BadOption
from doubloon.engine.options import Choice, Whole, read_options
from doubloon.engine.records import new, record

HUGE = pytest.param(10**5000, id="huge")
LONG = pytest.param("9" * 5000, id="long")
LIMIT = Whole("limit", 20, -5, 300)
BOARD = Choice("board", "spiral", "rings")
Table = record([("limit", "i8"), ("board", "i8")])


def test_what_is_not_given_has_its_default() -> None:
    assert read_options([LIMIT, BOARD], {"board": "rings"}) == {"limit": 20, "board": "rings"}


@pytest.mark.parametrize("value", [-5, 300, "-5", "300", "007"])
def test_whole_numbers_within_the_limits_are_taken(value: Any) -> None:
    assert LIMIT.read(value) == int(value)


@pytest.mark.parametrize(
    "value",
    [-6, 301, "301", "", "-", "--5", " 5", "5.0", "٣", "five", 5.0, True, None, [5], {}, HUGE, LONG],
)
def test_anything_else_is_not_a_whole_number(value: Any) -> None:
    with pytest.raises(BadOption, match="option limit is a whole number from -5 to 300, not"):
        LIMIT.read(value)


@pytest.mark.parametrize("value", ["Rings", "", 1, True, None, ["rings"], {"rings": 1}, HUGE])
def test_a_choice_takes_only_its_words(value: Any) -> None:
    with pytest.raises(BadOption, match="option board is one of spiral, rings, not"):
        BOARD.read(value)


def test_values_go_into_the_fields_of_their_names() -> None:
    table = new(Table)
    LIMIT.put(table[0], 7)
    BOARD.put(table[0], "rings")
    assert (table[0].limit, table[0].board) == (7, 1)


@pytest.mark.parametrize("name", ["bord", 3, None, HUGE])
def test_an_unknown_option_is_refused(name: Any) -> None:
    with pytest.raises(BadOption, match="there is no option"):
        read_options([LIMIT, BOARD], {name: 1})


def test_an_unknown_option_names_the_nearest() -> None:
    with pytest.raises(BadOption, match=r"did you mean board\?"):
        read_options([LIMIT, BOARD], {"bord": "rings"})


@pytest.mark.parametrize("given", [5, "board=rings", ["board"], [("board", "rings")]])
def test_options_are_names_with_values(given: Any) -> None:
    with pytest.raises(BadOption, match="options are names with their values"):
        read_options([LIMIT, BOARD], given)
