"""Stages: the State right after each event of a move, and what everyone sees then."""

import pytest

from doubloon.engine.entries import compiled
from doubloon.engine.events import new_log, stages
from tests.engine.toy import LONG, SHORT, TALK, TOY


def test_each_event_keeps_the_state_as_it_was_right_after() -> None:
    match = TOY.start(players=2, seed=3)
    events = match.play(1, {"do": "long"})
    total = 0
    for event, stage in zip(events[:-1], match.stages, strict=False):
        total += int(event.fields["die"])
        assert stage["total"][1] == total
    assert len(match.stages) == len(events)


def test_after_the_last_event_the_state_is_the_match() -> None:
    match = TOY.start(players=2, seed=3)
    assert match.stages[-1].tobytes() == match.point
    match.play(0, {"do": "short"})
    assert match.stages[-1].tobytes() == match.point


@pytest.mark.parametrize("length", [SHORT, LONG])
def test_machine_code_keeps_what_python_keeps(length: int) -> None:
    kept = []
    for play in (TOY.rules.play, compiled(TOY.rules.play, TOY)):
        state = TOY.start(players=2, seed=3).one
        log = new_log(2000, TOY.state)
        play(state[0], 1, TALK(length), log)
        kept.append(stages(log))
    assert kept[0] == kept[1] != b""


def test_a_log_without_room_for_states_keeps_none() -> None:
    log = new_log()
    TOY.rules.play(TOY.start(players=2, seed=3).state, 1, TALK(SHORT), log)
    assert log[0, 0] == 2
    assert stages(log) == b""


def test_pictures_are_what_each_viewer_sees_after_each_event() -> None:
    match = TOY.start(players=2, seed=3)
    events = match.play(1, {"do": "short"})
    mine, theirs, watching = match.pictures(1), match.pictures(0), match.pictures(None)
    assert len(mine) == len(theirs) == len(watching) == len(events)
    assert mine[-1] == match.view(1)
    assert theirs[-1] == match.view(0)
    assert mine[-1] != theirs[-1]


def test_a_copy_has_the_stages_of_what_it_was_made_of_until_it_moves() -> None:
    match = TOY.start(players=2, seed=3)
    match.play(1, {"do": "short"})
    twin = match.copy()
    assert twin.stages.tobytes() == match.stages.tobytes()
    twin.play(0, {"do": "long"})
    assert len(match.stages) == 2
