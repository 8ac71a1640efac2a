"""Functions written from a declaration: they are called as others are, and a traceback shows them."""

import traceback

import pytest

from doubloon.engine.written import written


def test_a_written_function_knows_the_names_that_it_was_given_and_no_others() -> None:
    lines = ["def sum_of(x):", "    return x + more"]
    assert written("sum_of", lines, "somewhere", {"more": 2})(1) == 3
    with pytest.raises(NameError, match="more"):
        written("sum_of", lines, "somewhere", {})(1)


def test_a_written_function_stands_in_the_module_that_it_is_for() -> None:
    function = written("nothing", ["def nothing():", "    return None"], "doubloon.games.kraken", {})
    assert (function.__module__, function.__name__) == ("doubloon.games.kraken", "nothing")


def failing(line: str) -> str:
    """The traceback of a function `fail` in which this line goes wrong."""
    fail = written("fail", ["def fail():", f"    {line}"], "somewhere", {})
    with pytest.raises(ZeroDivisionError) as error:
        fail()
    return "".join(traceback.format_exception(error.value))


def test_a_traceback_shows_the_text() -> None:
    assert "return 1 // 0" in failing("return 1 // 0")


def test_two_functions_of_one_name_keep_their_own_texts() -> None:
    first = written("fail", ["def fail():", "    return 1 // 0"], "somewhere", {})
    assert "return 22 % 0" in failing("return 22 % 0")
    with pytest.raises(ZeroDivisionError) as error:
        first()
    assert "return 1 // 0" in "".join(traceback.format_exception(error.value))
