"""The codec of actions, and what follows from what a game says of its verbs."""

import itertools
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.engine.actions import (
    LEGAL,
    ActionSpace,
    Numbered,
    Values,
    describes,
    marking,
    playing,
    plays,
    refusing,
    why_not,
)
from doubloon.engine.entries import compiled
from doubloon.engine.errors import IllegalMove
from doubloon.engine.rule import rule
from doubloon.engine.words import Message
from tests.engine.toy import TOY

SPACE = ActionSpace()
WAIT = SPACE.verb("wait")
BID = SPACE.verb("bid", amount=range(3, 6), suit=("gold", "ruby"))
END = SPACE.verb("end", stays_in_sight=True)


def test_numbers_are_dense_and_in_order() -> None:
    assert (WAIT(), BID(3, 0), END(), len(SPACE)) == (0, 1, 7, 8)


def test_the_last_argument_changes_fastest() -> None:
    assert [SPACE.decode(BID(3, 0) + step) for step in range(3)] == [
        {"do": "bid", "amount": 3, "suit": "gold"},
        {"do": "bid", "amount": 3, "suit": "ruby"},
        {"do": "bid", "amount": 4, "suit": "gold"},
    ]


def test_every_number_survives_the_codec() -> None:
    assert [SPACE.encode(SPACE.decode(number)) for number in range(len(SPACE))] == list(range(len(SPACE)))


def test_a_decoded_action_is_the_callers_own() -> None:
    SPACE.decode(WAIT())["do"] = "end"
    assert SPACE.decode(WAIT()) == {"do": "wait"}


@pytest.mark.parametrize("arguments", [(2, 0), (6, 0), (3, -1), (3, 2)])
def test_an_argument_that_would_make_it_another_action_is_refused(arguments: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match=r"(amount of bid is 3 to 5|suit of bid is 0 to 1) in rules, not -?\d"):
        BID(*arguments)


def test_a_verb_wants_all_its_arguments() -> None:
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'suit'"):
        BID(3)


def test_a_verb_says_that_it_stays_in_sight() -> None:
    assert [verb.names for verb in SPACE.verbs if verb.stays_in_sight] == [("end",)]


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
    space.verb("attack", seat=4)
    with pytest.raises(IllegalMove, match="not True"):
        space.encode({"do": "attack", "seat": True})


def test_names_that_are_an_argument_have_no_field_for_it() -> None:
    space = ActionSpace()
    space.verb("wait")
    sail = space.named("way", ("forward", "backward"))
    assert [space.decode(sail(way)) for way in range(2)] == [{"do": "forward"}, {"do": "backward"}]
    assert [space.encode({"do": name}) for name in ("forward", "backward")] == [sail(0), sail(1)]
    with pytest.raises(IllegalMove, match="action forward has the fields do, not those of"):
        space.encode({"do": "forward", "way": 0})


# Arguments of all shapes, in both directions

VALUES = st.one_of(
    st.integers(1, 4),
    st.builds(lambda least, count: range(least, least + count), st.integers(-3, 3), st.integers(1, 4)),
    st.sampled_from([("gold",), ("gold", "ruby"), (1, 2, 4), (6, 4, 2), ("from", 3)]),
)
SHAPES = st.lists(st.lists(VALUES, max_size=3), min_size=1, max_size=5)
NAMES = ("seat", "from", "s")  # a rule has names like these too


def space_of(shapes: list[list[Values]]) -> tuple[ActionSpace, list[Numbered]]:
    """A space with a verb for each shape, which no rules are known of yet."""
    space = ActionSpace()
    named: list[dict[str, Any]] = [dict(zip(NAMES, shape, strict=False)) for shape in shapes]
    return space, [space.verb(f"verb-{place}", **arguments) for place, arguments in enumerate(named)]


def as_rules_get_them(values: Values) -> list[int]:
    """The stupid twin: numbers in a row as they are, all else by its place."""
    listed: list[Any] = list(range(values)) if isinstance(values, int) else list(values)
    in_a_row = isinstance(listed[0], int) and listed == [listed[0] + place for place in range(len(listed))]
    return listed if in_a_row else list(range(len(listed)))


def all_arguments(shapes: list[list[Values]]) -> list[tuple[int, tuple[int, ...]]]:
    """The place of the verb and the arguments of every action, in order."""
    return [
        (place, arguments)
        for place, shape in enumerate(shapes)
        for arguments in itertools.product(*map(as_rules_get_them, shape))
    ]


@given(SHAPES)
@settings(max_examples=40)
def test_verbs_of_all_shapes_are_numbered_in_order(shapes: list[list[Values]]) -> None:
    space, verbs = space_of(shapes)
    numbers = [verbs[place](*arguments) for place, arguments in all_arguments(shapes)]
    assert numbers == list(range(len(space))) == [space.encode(space.decode(number)) for number in numbers]


@given(SHAPES)
@settings(max_examples=40)
def test_rules_of_all_shapes_get_the_arguments_that_the_number_stands_for(shapes: list[list[Values]]) -> None:
    space, verbs = space_of(shapes)
    played: list[tuple[int, tuple[int, ...]]] = []
    asked: list[tuple[int, tuple[int, ...]]] = []
    for place, verb in enumerate(verbs):
        plays(verb)(lambda _s, _seat, *given, place=place: played.append((place, given[:-1])))
        why_not(verb)(lambda _s, _seat, *given, place=place: asked.append((place, given)))
    play, refuse = playing(space, lambda _s, _log: None, __name__), refusing(space, __name__)
    for number in range(len(space)):
        play(None, 0, number, None)
        refuse(None, 0, number)
    assert played == asked == all_arguments(shapes)


@given(SHAPES, st.integers(0, 2**30))
@settings(max_examples=40)
def test_a_generated_mask_of_any_shape_is_what_why_not_says(shapes: list[list[Values]], salt: int) -> None:
    space, verbs = space_of(shapes)
    for place, verb in enumerate(verbs[1:]):  # the first is never refused
        why_not(verb)(lambda s, seat, *given, place=place: hash((s, seat, place, given)) % 3)
    legal, refuse = marking(space, __name__), refusing(space, __name__)
    mask = np.zeros(len(space), np.uint8)
    legal(salt, 2, mask)
    assert mask.tolist() == [refuse(salt, 2, number) == LEGAL for number in range(len(space))]


# The same at C speed: a "State" is a row of numbers here, and rules write into it what they were given

FLEET = ActionSpace()
SAIL = FLEET.named("way", ("forward", "backward"))
ATTACK = FLEET.verb("attack", seat=3)
TURN = FLEET.verb("turn", colour=("red", "blue"), number=range(1, 4), to=(2, 4, 8))
(NOT_YOURSELF, TOO_FAR) = FLEET.refused("yourself", "far")


@plays(SAIL)
def sail(s: Any, _seat: int, way: int, _log: None) -> None:
    s[0], s[1] = 1, way


@plays(ATTACK)
def attack(s: Any, _seat: int, target: int, _log: None) -> None:
    s[0], s[1] = 2, target


@why_not(ATTACK)
def cannot_attack(s: Any, seat: int, target: int) -> int:
    if target == seat:
        return NOT_YOURSELF
    return LEGAL if target < s[0] else TOO_FAR


@plays(TURN)
def turn(s: Any, _seat: int, colour: int, number: int, to: int, _log: None) -> None:
    s[0], s[1], s[2], s[3] = 3, colour, number, to


@why_not(TURN)
def cannot_turn(s: Any, seat: int, colour: int, number: int, to: int) -> int:
    return LEGAL if colour != seat and number <= s[0] and to > 0 else TOO_FAR


@rule
def go_on(s: Any, _log: None) -> None:
    s[4] += 1


PLAY = playing(FLEET, go_on, __name__)
WHY_NOT = refusing(FLEET, __name__)
MARK = marking(FLEET, __name__)


@rule
def all_numbers(found: Any) -> None:
    for way in range(2):
        found[SAIL(way)] = 1
    for seat in range(3):
        found[ATTACK(seat)] = 10 + seat
    for colour in range(2):
        for number in range(1, 4):
            for to in range(3):
                found[TURN(colour, number, to)] = 100 * colour + 10 * number + to


def test_compiled_code_plays_a_number_with_its_arguments_and_then_goes_on() -> None:
    play, done = compiled(PLAY, TOY), []
    for number in range(len(FLEET)):
        s = np.zeros(5, np.int64)
        play(s, 0, number, None)
        done.append(s.tolist())
    turns = [[3, *arguments, 1] for arguments in itertools.product(range(2), range(1, 4), range(3))]
    assert done == [
        *([1, way, 0, 0, 1] for way in range(2)),
        *([2, seat, 0, 0, 1] for seat in range(3)),
        *turns,
    ]


def test_compiled_code_and_python_number_alike() -> None:
    at_speed, plain = np.zeros(len(FLEET), np.int64), np.zeros(len(FLEET), np.int64)
    compiled(all_numbers, TOY)(at_speed)
    all_numbers(plain)
    assert at_speed.tolist() == plain.tolist()
    assert 0 not in plain


@pytest.mark.parametrize("seat", range(3))
def test_a_compiled_mask_is_what_why_not_says(seat: int) -> None:
    mark, refuse = compiled(MARK, TOY), compiled(WHY_NOT, TOY)
    for first in range(4):
        s, mask = np.array([first]), np.zeros(len(FLEET), np.uint8)
        mark(s, seat, mask)
        reasons = [refuse(s, seat, number) for number in range(len(FLEET))]
        assert reasons == [WHY_NOT(s, seat, number) for number in range(len(FLEET))]
        assert mask.tolist() == [reason == LEGAL for reason in reasons]


# What a game must say, and may


def test_verbs_that_no_rule_carries_out_are_all_named() -> None:
    space = ActionSpace()
    plays(space.verb("wait"))(go_on)
    space.verb("bid", amount=3)
    space.named("way", ("forward", "backward"))
    with pytest.raises(TypeError, match="no rule carries out bid, forward, backward: mark one with @plays"):
        playing(space, go_on, __name__)


def test_what_is_never_refused_needs_no_rule_that_says_so() -> None:
    assert WHY_NOT(None, 0, SAIL(1)) == LEGAL


def test_an_action_is_described_by_its_verb_or_by_its_arguments() -> None:
    space = ActionSpace()
    bid = space.verb("bid", amount=range(3, 6), suit=("gold", "ruby"))
    assert space.describe(None, 0, bid(4, 1)).plain() == Message("action-bid", amount=4, suit="ruby").plain()

    @describes(bid)
    def describe_bid(v: int, seat: int, amount: int, suit: int) -> Message:
        return Message("action-bid", left=v - amount, seat=seat, suit=suit)

    assert space.describe(10, 2, bid(4, 1)).plain() == Message("action-bid", left=6, seat=2, suit=1).plain()


def test_a_refusal_is_explained_for_its_verb_or_for_all_or_by_the_arguments() -> None:
    space = ActionSpace()
    bid, steal = space.verb("bid", amount=range(3, 6)), space.verb("steal", suit=("gold", "ruby"))
    (poor,) = space.refused("poor")
    (late,) = space.refused("late")
    assert [poor, late] == [1, 2]
    assert space.explain(None, 0, steal(1), poor).plain() == Message("refused-poor", suit="ruby").plain()

    @space.explains(poor)
    def explain_poor(_v: int, seat: int, _argument: int) -> dict[str, Any]:
        return {"seat": seat}

    @space.explains(poor, bid)
    def explain_poor_bid(v: int, _seat: int, amount: int) -> dict[str, Any]:
        return {"lacks": amount - v}

    assert space.explain(1, 2, steal(1), poor).plain() == Message("refused-poor", seat=2).plain()
    assert space.explain(1, 2, bid(5), poor).plain() == Message("refused-poor", lacks=4).plain()
    assert space.explain(1, 2, bid(5), late).plain() == Message("refused-late", amount=5).plain()
