"""Records: fixed size, no gaps, fields by name."""

import numpy as np
import pytest

from doubloon.engine.records import COMMON_FIELDS, new, record, state_record


@pytest.mark.parametrize("name", ["round", "base", "copy", "max", "data", "size", "all", "item", "view", "choose"])
def test_a_name_that_numpy_uses_itself_is_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"attributes of their own called {name}"):
        record([("fine", "i8"), (name, "i8")])


def test_all_taken_names_are_listed_at_once() -> None:
    with pytest.raises(TypeError, match="called sort, take"):
        record([("sort", "i8"), ("fine", "i8"), ("take", "i8")])


def test_records_are_packed() -> None:
    kind = record([("small", "i1"), ("large", "i8"), ("table", "i2", (3,))])
    assert kind.itemsize == 1 + 8 + 6


def test_a_state_has_what_every_game_has_before_its_own_fields() -> None:
    assert state_record([("ship", "i8")]).names == (*COMMON_FIELDS, "ship")


def test_new_records_are_zero_and_an_element_is_a_view() -> None:
    ships = new(record([("space", "i8"), ("cargo", "i2", (2,))]), 3)
    assert not np.frombuffer(ships.tobytes(), np.uint8).any()
    ships[1].space = 7
    assert ships["space"].tolist() == [0, 7, 0]
