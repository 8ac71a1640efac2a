"""What newcomers are shown with `help=lines`, and what everyone is shown of lines that enclose treasure."""

from typing import Any

import pytest

import doubloon
from tests.games.captain_dice.tables import TURNS, battle, dice_phase, set_up_phase

LINES = {"help": "lines"}


def told(match: doubloon.Match, seat: int) -> list[Any]:
    """All that somebody is told of the bell: what is wanted, the choice, and the view."""
    fields = match.fields(seat)
    ring = match.game.actions.encode({"do": "ring"})
    view = match.view(seat)
    return [
        match.game.prompt(fields, seat).plain(),
        match.game.describe(fields, seat, ring).plain(),
        view["lines_to_ring"],
        view["no_bell"],
    ]


def test_C10_without_help_nothing_tells_that_a_line_is_there() -> None:
    few, enough = (told(dice_phase(on={1: lying}), 0) for lying in ("a1 b1", "a1 b1 c1"))
    assert few == enough
    assert few[2] is None


@pytest.mark.parametrize(
    ("players", "lying", "lines"),
    [
        (4, "a1 b1", []),
        (4, "a1 b1 c2", []),
        (4, "a1 c1 d1", [["a1", "c1", "d1"]]),
        (4, "a1 b1 c1 b2 c3", [["a1", "b1", "c1"], ["a1", "b2", "c3"]]),
        (2, "a1 b1", []),
        (2, "a1 b1 c3", [["a1", "b1", "c3"]]),
    ],
)
def test_C10_with_help_everyone_sees_the_lines_to_ring_for(players: int, lying: str, lines: list[list[str]]) -> None:
    on = {1: " ".join(lying.split()[:3]), 0: " ".join(lying.split()[3:])}
    match = dice_phase(players, on=on, options=LINES)
    for viewer in (None, *range(players)):
        assert sorted(match.view(viewer)["lines_to_ring"]) == lines
    assert told(match, 0)[0]["args"]["line"] == int(bool(lines))


def test_C10_lines_to_ring_for_are_told_in_the_dice_phase_only() -> None:
    assert set_up_phase(on={0: "a1 b1 c1"}, options=LINES).view(0)["lines_to_ring"] is None


@pytest.mark.parametrize(("turns_ended", "closing", "lines"), [(3, 0, 0), (4, 0, 1), (5, 1, 0)])
def test_C12_by_turns_lines_are_marked_while_the_bell_may_be_rung(turns_ended: int, closing: int, lines: int) -> None:
    options = {**LINES, **TURNS}
    match = dice_phase(on={1: "a1 b1 c1"}, options=options, turns_ended=turns_ended, closing=closing)
    assert match.view(0)["lines_to_ring"] == [["a1", "b1", "c1"]] * lines


def test_a_first_game_has_help_and_others_have_none() -> None:
    option = next(option for option in doubloon.game("captain_dice").options if option.name == "help")
    assert (option.default, getattr(option, "first", None)) == ("none", "lines")


def test_C19_what_would_be_enclosed_is_seen_before_it_is_taken() -> None:
    match = set_up_phase(on={0: "a1 d1", 1: "a2 c4", 2: "b3"})
    lines = [{"seat": 0, "start": "a1", "end": "d1", "between": ["b1", "c1"]}]
    assert match.view(None)["encloses"] == [*lines, {"seat": 1, "start": "a2", "end": "c4", "between": ["b3"]}][:1]


def test_C19_what_survives_encloses_what_was_shown_before() -> None:
    cards = {0: {"a1": "spy", "d4": "spy"}, 1: {"b1": "hostage", "b3": "spy"}}
    match, events = battle(cards)
    pictures = dict(zip([event.kind for event in events], match.pictures(None), strict=True))
    assert pictures["turned-up"]["encloses"] == pictures["taken"]["battle"]["lines"]
    assert pictures["taken"]["encloses"] == []


def test_help_makes_no_other_game_of_the_same_moves() -> None:
    plain, helped = (doubloon.game("captain_dice").start(2, 7, options) for options in ({}, LINES))
    while not plain.over and len(plain.moves) < 300:
        seat = plain.actors[0]
        action = plain.legal(seat)[len(plain.moves) % len(plain.legal(seat))]
        plain.play(seat, action)
        helped.play(seat, action)
        assert plain.digest == helped.digest
    assert plain.point != helped.point
