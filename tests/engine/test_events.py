"""Events: who may know them, and that none is lost."""

import pytest

from doubloon.engine.events import EventKinds, new_log, overflowed, tell, whisper
from tests.engine.toy import LOUD, TOY

KINDS = EventKinds()
SAILED = KINDS.add("sailed", "seat", "space", way=("forward", "backward"))
PEEKED = KINDS.add("peeked", "card", reveals=True)
QUIET = KINDS.add("quiet")
FULL = KINDS.add("full", "a", "b", "c", "d", "e", "f")


def test_fields_come_back_in_order_with_their_names() -> None:
    log = new_log()
    tell(log, SAILED, 2, 15, 1)
    tell(log, QUIET)
    tell(log, FULL, 1, -2, 3, -4, 5, -6)
    assert [event.plain() for event in KINDS.read(log)] == [
        {"event": "sailed", "seat": 2, "space": 15, "way": "backward"},
        {"event": "quiet"},
        {"event": "full", "a": 1, "b": -2, "c": 3, "d": -4, "e": 5, "f": -6},
    ]


def test_what_is_told_is_for_everyone() -> None:
    log = new_log()
    tell(log, QUIET)
    assert all(KINDS.read(log)[0].visible_to(seat) for seat in (0, 1, 5, None))


def test_what_is_whispered_is_for_one_seat() -> None:
    log = new_log()
    whisper(log, 1, PEEKED, 7)
    event = KINDS.read(log)[0]
    assert event.plain() == {"event": "peeked", "card": 7}
    assert [event.visible_to(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]


def test_only_kinds_declared_so_reveal_something() -> None:
    log = new_log()
    tell(log, PEEKED, 1)
    tell(log, QUIET)
    assert [event.reveals for event in KINDS.read(log)] == [True, False]


def test_without_a_log_nothing_is_told() -> None:
    tell(None, SAILED, 1, 2, 0)
    whisper(None, 0, PEEKED, 1)


def test_a_full_log_has_not_overflowed() -> None:
    log = new_log(3)
    for _ in range(3):
        tell(log, QUIET)
    assert not overflowed(log)
    assert len(KINDS.read(log)) == 3


def test_a_log_that_is_too_short_says_so_and_keeps_its_bounds() -> None:
    log = new_log(3)
    for card in range(10):
        tell(log, PEEKED, card)
    assert overflowed(log)
    assert log[1:, 2].tolist() == [0, 1, 2]


def test_a_kind_has_at_most_six_fields() -> None:
    with pytest.raises(ValueError, match="event wide has 7 fields; a log's row holds 6"):
        EventKinds().add("wide", "a", "b", "c", "d", "e", "f", g=("x", "y"))


def test_a_move_that_overflows_the_log_is_made_again_with_the_same_result() -> None:
    match = TOY.start(players=2, seed=3)
    blind = match.copy()
    events = match.play(1, {"do": "long"})
    blind.game.rules.play(blind.state, 1, 1, None)
    assert match.digest == blind.digest
    assert len(events) == LOUD + 1
    assert match.state.talks == 1
    assert sum(int(event.fields["die"]) for event in events[:-1]) == match.state.total[1]


def test_a_move_with_entropy_that_overflows_the_log_keeps_its_entropy() -> None:
    one, other = TOY.start(players=2, seed=3), TOY.start(players=2, seed=4)
    rolls = [match.play(0, {"do": "long"}, entropy=9)[:-1] for match in (one, other)]
    assert rolls[0] == rolls[1]


def test_whispers_of_a_match_reach_their_seat_only() -> None:
    events = TOY.start(players=2, seed=3).play(1, {"do": "short"})
    assert [event.kind for event in events if event.visible_to(0)] == ["rolled"]
    assert [event.kind for event in events if event.visible_to(1)] == ["rolled", "secret"]
    assert [event.kind for event in events if event.visible_to(None)] == ["rolled"]
