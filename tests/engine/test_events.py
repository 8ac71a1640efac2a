"""Events: who may know them, that none is lost, and that none is told wrongly."""

from typing import Any

import pytest

from doubloon.engine.entries import compiled
from doubloon.engine.errors import FaultyRule
from doubloon.engine.events import EventKinds, LogRows, new_log, overflowed
from doubloon.engine.rule import rule
from tests.engine.toy import LONG, LOUD, TALK, TOY

KINDS = EventKinds()
sailed = KINDS.told("sailed", "seat", "space", way=("forward", "backward"))
peeked = KINDS.whispered("peeked", "card", reveals=True)
quiet = KINDS.told("quiet")
full = KINDS.told("full", "a", "b", "c", "d", "e", "f")
pushed_off = KINDS.told("pushed-off", "from", "to")


def test_fields_come_back_in_order_with_their_names() -> None:
    log = new_log()
    sailed(None, log, 2, 15, 1)
    quiet(None, log)
    full(None, log, 1, -2, 3, -4, 5, -6)
    assert [event.plain() for event in KINDS.read(log)] == [
        {"event": "sailed", "seat": 2, "space": 15, "way": "backward"},
        {"event": "quiet"},
        {"event": "full", "a": 1, "b": -2, "c": 3, "d": -4, "e": 5, "f": -6},
    ]


def test_fields_may_be_told_by_name() -> None:
    log = new_log()
    sailed(None, log, 2, way=0, space=15)
    pushed_off(None, log, from_=3, to=2)
    assert [event.plain() for event in KINDS.read(log)] == [
        {"event": "sailed", "seat": 2, "space": 15, "way": "forward"},
        {"event": "pushed-off", "from": 3, "to": 2},
    ]


def test_a_kind_says_whom_it_befalls_and_with_which_words() -> None:
    kinds = EventKinds()
    robbed = kinds.told("robbed", "seat", "target", befalls="target")
    counted = kinds.told("counted", "seat", befalls="seat", where={"how": ("missed",)}, how=("made", "missed"))
    log = new_log()
    robbed(None, log, 0, 2)
    counted(None, log, 1, how=0)
    counted(None, log, 1, how=1)
    assert [event.befalls for event in kinds.read(log)] == [2, None, 1]


def test_a_kind_that_befalls_a_field_that_it_has_not_is_refused() -> None:
    with pytest.raises(ValueError, match="event robbed has no field victim: its fields are seat, target"):
        EventKinds().told("robbed", "seat", "target", befalls="victim")


@rule
def tell_some(log: LogRows) -> None:
    sailed(None, log, 2, 15, 1)
    pushed_off(None, log, 4, to=1)
    peeked(None, log, 1, card=7)


def test_compiled_code_tells_as_python_does() -> None:
    at_speed, plain = new_log(), new_log()
    compiled(tell_some, TOY)(at_speed)
    tell_some(plain)
    assert at_speed.tolist() == plain.tolist()
    assert len(KINDS.read(plain)) == 3


def test_what_is_told_is_for_everyone() -> None:
    log = new_log()
    quiet(None, log)
    assert all(KINDS.read(log)[0].visible_to(seat) for seat in (0, 1, 5, None))


def test_what_is_whispered_is_for_one_seat() -> None:
    log = new_log()
    peeked(None, log, 1, 7)
    event = KINDS.read(log)[0]
    assert event.plain() == {"event": "peeked", "card": 7}
    assert [event.visible_to(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]


def test_only_kinds_declared_so_reveal_something() -> None:
    log = new_log()
    peeked(None, log, 0, 1)
    quiet(None, log)
    assert [event.reveals for event in KINDS.read(log)] == [True, False]


def test_without_a_log_nothing_is_told() -> None:
    sailed(None, None, 1, 2, 0)
    peeked(None, None, 0, 1)


def test_a_full_log_has_not_overflowed() -> None:
    log = new_log(3)
    for _ in range(3):
        quiet(None, log)
    assert not overflowed(log)
    assert len(KINDS.read(log)) == 3


def test_a_log_that_is_too_short_says_so_and_keeps_its_bounds() -> None:
    log = new_log(3)
    for card in range(10):
        peeked(None, log, 0, card)
    assert overflowed(log)
    assert log[1:, 2].tolist() == [0, 1, 2]


# Told wrongly


def test_a_kind_has_at_most_six_fields() -> None:
    with pytest.raises(ValueError, match="event wide has 7 fields; a log's row holds 6"):
        EventKinds().told("wide", "a", "b", "c", "d", "e", "f", g=("x", "y"))


@pytest.mark.parametrize("log", [None, new_log()])
@pytest.mark.parametrize(
    ("fields", "named", "wrong"),
    [
        ((2, 15), {}, r"sailed\(\) missing 1 required positional argument: 'way'"),
        ((2, 15, 1, 1), {}, r"sailed\(\) takes 5 positional arguments but 6 were given"),
        ((2, 15), {"wya": 1}, r"sailed\(\) got an unexpected keyword argument 'wya'"),
        ((2, 15, 1), {"way": 1}, r"sailed\(\) got multiple values for argument 'way'"),
    ],
)
def test_a_wrong_number_of_fields_is_an_error_and_nothing_is_told(
    log: Any, fields: tuple[int, ...], named: dict[str, int], wrong: str
) -> None:
    with pytest.raises(TypeError, match=wrong):
        sailed(None, log, *fields, **named)
    assert log is None or log[0, 0] == 0


@rule
def tell_too_little(log: LogRows) -> None:
    sailed(None, log, 2, 15)


@pytest.mark.compiled
def test_a_wrong_number_of_fields_does_not_compile() -> None:
    with pytest.raises(FaultyRule, match="missing a required argument: 'way'"):
        compiled(tell_too_little, TOY)(new_log())


@pytest.mark.parametrize("way", [-1, 2, 100])
def test_a_word_that_is_not_there_is_an_error_that_names_event_and_field(way: int) -> None:
    log = new_log()
    sailed(None, log, 2, 15, way)
    with pytest.raises(ValueError, match=rf"event sailed was told with way {way}, but there are 2: \('forward', 'back"):
        KINDS.read(log)


# In a match


def test_a_move_that_overflows_the_log_is_made_again_with_the_same_result() -> None:
    match = TOY.start(players=2, seed=3)
    blind = match.copy()
    events = match.play(1, {"do": "long"})
    blind.game.rules.play(blind.state, 1, TALK(LONG), None)
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
