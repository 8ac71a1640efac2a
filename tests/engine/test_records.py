"""Records: fixed size, no gaps, fields by name."""

import numpy as np
import pytest

from doubloon.engine.records import new, record


@pytest.mark.parametrize("name", ["round", "base", "copy", "max", "data", "size", "all", "item", "view", "choose"])
def test_a_name_that_numpy_uses_itself_is_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"attributes of their own called {name}"):
        record([("fine", "i8"), (name, "i8")])


def test_all_taken_names_are_listed_at_once() -> None:
    with pytest.raises(TypeError, match="called sort, take"):
        record([("sort", "i8"), ("fine", "i8"), ("take", "i8")])


def offset(kind: np.dtype[np.void], name: str) -> int:
    assert kind.fields is not None
    return kind.fields[name][1]


def test_no_number_lies_across_words_and_no_byte_is_without_a_field() -> None:
    kind = record([("small", "i1"), ("large", "i8"), ("table", "i2", (3,)), ("ratio", "f4")])
    assert [offset(kind, name) % 8 for name in ("large", "ratio", "table", "small")] == [0, 0, 4, 2]
    assert kind.itemsize == 24
    assert sum(kind[name].itemsize for name in kind.names or ()) == 24


def test_a_record_in_a_record_keeps_its_numbers_within_words() -> None:
    inner = record([("rank", "i8"), ("flag", "i1")])
    outer = record([("mask", "u1", (17,)), ("copies", inner, (2,)), ("score", "f8")])
    assert offset(outer, "copies") % 8 == 0
    assert inner.itemsize % 8 == 0


def test_a_misspelt_field_is_named_with_the_nearest_one_read_or_written() -> None:
    bid = new(record([("bidder", "i8"), ("face", "i1")]))[0]
    with pytest.raises(AttributeError, match=r"the record has no field biddr; did you mean bidder\?"):
        bid.biddr += 1
    with pytest.raises(AttributeError, match=r"the record has no field biddr; did you mean bidder\?"):
        bid.biddr = 1
    with pytest.raises(ValueError, match="int"):
        bid.bidder = "nobody"


def test_new_records_are_zero_and_an_element_is_a_view() -> None:
    ships = new(record([("space", "i8"), ("cargo", "i2", (2,))]), 3)
    assert not np.frombuffer(ships.tobytes(), np.uint8).any()
    ships[1].space = 7
    assert ships["space"].tolist() == [0, 7, 0]


def test_fields_are_read_and_written_as_attributes_and_others_are_none() -> None:
    one = new(record([("left", "i8"), ("right", "i8", (2,))]))[0]
    one.left = 3
    one.right = [4, 5]
    assert (one.left, one.right.tolist(), hasattr(one, "middle")) == (3, [4, 5], False)
    with pytest.raises(AttributeError, match="no field middle; there are: left, right"):
        one.middle = 1
