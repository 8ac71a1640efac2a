"""The questions find the game by the type of its State."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from doubloon.engine import dispatch
from doubloon.engine.entries import compiled
from doubloon.engine.records import new
from doubloon.engine.rule import rule
from tests.engine.toy import TOY, State


@rule
def asks_from_compiled_code(s: Any, mask: Any) -> Any:
    dispatch.legal(s, 0, mask)
    return dispatch.actors(s)


def test_a_question_from_python_is_answered_by_the_game() -> None:
    match = TOY.start(players=2, seed=1)
    assert dispatch.actors(match.state) == 0b11


def test_a_question_from_compiled_code_is_answered_by_the_game() -> None:
    match = TOY.start(players=2, seed=1)
    mask = np.zeros(2, np.uint8)
    assert compiled(asks_from_compiled_code, TOY)(match.state, mask) == 0b11
    assert mask.tolist() == [1, 1]


def test_two_games_cannot_have_the_same_state() -> None:
    with pytest.raises(TypeError, match="two games have the same State"):
        dispatch.register(State.record, replace(TOY.rules, prior=TOY.rules.legal))


def test_a_refused_registration_changes_nothing() -> None:
    with pytest.raises(TypeError):
        dispatch.register(State.record, replace(TOY.rules, actors=TOY.rules.legal))
    assert dispatch.actors(new(State.record)[0]) == 0


def test_a_game_may_be_registered_again() -> None:
    dispatch.register(State.record, TOY.rules)
