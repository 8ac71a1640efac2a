"""The codec of actions."""

from typing import Any

import pytest

from doubloon.engine.actions import ActionSpace
from doubloon.engine.errors import IllegalMove

SPACE = ActionSpace()
WAIT = SPACE.add("wait")
BID = SPACE.add("bid", amount=range(3, 6), suit=("gold", "ruby"))
END = SPACE.add("end")


def test_numbers_are_dense_and_in_order() -> None:
    assert (WAIT, BID, END, len(SPACE)) == (0, 1, 7, 8)


def test_the_last_argument_changes_fastest() -> None:
    assert [SPACE.decode(BID + step) for step in range(3)] == [
        {"do": "bid", "amount": 3, "suit": "gold"},
        {"do": "bid", "amount": 3, "suit": "ruby"},
        {"do": "bid", "amount": 4, "suit": "gold"},
    ]


def test_every_number_survives_the_codec() -> None:
    assert [SPACE.encode(SPACE.decode(number)) for number in range(len(SPACE))] == list(range(len(SPACE)))


def test_a_decoded_action_is_the_callers_own() -> None:
    SPACE.decode(WAIT)["do"] = "end"
    assert SPACE.decode(WAIT) == {"do": "wait"}


HUGE = 10**5000


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (None, "an action is an object such as {'do': 'wait'}, not None"),
        ("wait", "an action is an object"),
        ([], "an action is an object"),
        (0, "an action is an object"),
        ({}, "no action is called None"),
        ({"do": "wiat"}, "did you mean wait?"),
        ({"do": 0}, "no action is called 0"),
        ({"do": ["wait"]}, "no action is called"),
        ({"do": "bid", "amount": 3}, "action bid has the fields do, amount, suit"),
        ({"do": "wait", "amount": 3}, "action wait has the fields do, not"),
        ({"do": "bid", "amount": 2, "suit": "gold"}, "amount of action bid is one of 3, 4, 5, not 2"),
        ({"do": "bid", "amount": 3.0, "suit": "gold"}, "not 3.0"),
        ({"do": "bid", "amount": "3", "suit": "gold"}, "not '3'"),
        ({"do": "bid", "amount": None, "suit": "gold"}, "not None"),
        ({"do": "bid", "amount": [3], "suit": "gold"}, "not [3]"),
        ({"do": "bid", "amount": 3, "suit": 0}, "suit of action bid is one of gold, ruby, not 0"),
        pytest.param(HUGE, "not this int", id="huge action"),
        pytest.param({"do": HUGE}, "no action is called this int", id="huge name"),
        pytest.param({"do": "x" * 10**6}, "there are: wait, bid, end", id="long name"),
        pytest.param({"do": "wait", HUGE: 3}, "action wait has the fields do, not", id="huge field"),
        pytest.param({"do": "bid", "amount": HUGE, "suit": "gold"}, "not this int", id="huge value"),
    ],
)
def test_a_malformed_action_is_refused_with_the_reason(action: Any, reason: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        SPACE.encode(action)
    assert reason in str(refusal.value)
    assert len(str(refusal.value)) < 300
    assert refusal.value.code == "malformed"


def test_true_is_not_a_number() -> None:
    space = ActionSpace()
    space.add("attack", seat=4)
    with pytest.raises(IllegalMove, match="not True"):
        space.encode({"do": "attack", "seat": True})
