"""The table in a terminal, read as text at 80 columns."""

import pytest
from rich.console import Console

import doubloon
from doubloon.games.nozoku.state import NAME
from doubloon.games.nozoku.terminal import draw
from tests.games.nozoku.tables import ENOUGH, FULL, name, play, table, take, turn
from tests.positions import random_states

NAMES = ["Ada", "Ben", "Cy", "Montgomery the Very Long"]


def drawn(match: doubloon.Match, viewer: int | None = 0, language: str = "en", color_system: str | None = None) -> str:
    console = Console(width=80, color_system=color_system, force_terminal=bool(color_system))  # type: ignore[arg-type]
    with console.capture() as capture:
        console.print(draw(match.view(viewer), match.options, NAMES, match.game.words(language)))
    return capture.get()


def line_with(text: str, match: doubloon.Match) -> list[str]:
    return next(line.split() for line in drawn(match).splitlines() if text in line)


def test_the_cave_is_shown_by_colour_and_number() -> None:
    match = table("r2 r4", "b2 b2", cave="r1 r1 r6 w3")
    assert line_with("R red", match) == ["R", "red", "2", "·", "·", "·", "·", "1", "3"]
    assert line_with("W white", match) == ["W", "white", "·", "·", "1", "·", "·", "·", "1"]


def test_the_held_dice_are_shown_by_number_with_their_colours_and_sum() -> None:
    match = table("r2 r2 b2 w4", "b2 b2", cave=ENOUGH)
    assert line_with("Ada  ", match) == ["▶", "Ada", "·", "2×R", "B", "·", "W", "·", "·", "10"]


def test_hand_and_pile_are_shown_as_main_and_sub_numbers() -> None:
    match = table("r2 r4", "b2 b2", cave=ENOUGH, hands=((1, 4), (2,)))
    assert "1/2  4/1" in drawn(match)
    assert "2/3  3/5  5/6  6/4" in drawn(match)


def test_N13_the_taken_die_shows_each_neighbour_what_they_see() -> None:
    match = table("r2 r4", "b2 b2", "g2 g2", "y2 y2", cave="r1 b1 g1 y1 w1")
    match.play(0, take(1, "r"))
    lines = drawn(match).splitlines()
    top = next(number for number, line in enumerate(lines) if "1/2 ─" in line)
    assert "Cy sees 5" in lines[top - 1]
    assert lines[top + 1].split("│")[0].strip() == "Ben sees 4"
    assert "1 R red" in lines[top + 1]
    assert lines[top + 1].split("│")[2].strip() == "Montgomery th… sees 3"
    assert "Ada sees 2" in lines[top + 3]


def test_N13_with_two_players_nobody_sees_the_sides() -> None:
    match = table("r2 r4", "b2 b2", cave="r1 b1 w1")
    match.play(0, take(1, "r"))
    line = next(line for line in drawn(match).splitlines() if "R red" in line and "│" in line)
    assert [part.strip() for part in line.split("│")] == ["4", "1 R red", "3"]


def test_N18_a_number_named_in_secret_is_a_question_mark_to_the_others() -> None:
    match = table("r2 r4", "b2 b2", cave=ENOUGH, step=NAME)
    match.play(1, name(6))
    assert drawn(match, 0).splitlines()[-1].split() == ["Ben", "?", "·", "·", "·", "·"]
    assert drawn(match, 1).splitlines()[-1].split() == ["Ben", "6", "·", "·", "·", "·"]


def test_N20_the_result_is_shown_at_the_end() -> None:
    match = table("r2 r4 w4", "b2 b2", cave=ENOUGH, step=NAME)
    play(match, name(4), name(2))
    assert drawn(match).splitlines()[-2].split() == ["Ada", "4", "2", "1", "2", "10"]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("seed", range(2))
def test_no_line_is_wider_than_80_columns(language: str, seed: int) -> None:
    from rich.cells import cell_len

    for match in random_states("nozoku", seed, 100):
        assert max(cell_len(line) for line in drawn(match, None, language).splitlines()) <= 80


def test_without_colours_nothing_is_lost() -> None:
    match = table("r2 r4", "b2 b2", cave=ENOUGH)
    match.play(0, take(1, "r"))
    plain = drawn(match)
    coloured = drawn(match, color_system="standard")
    assert "\x1b[" in coloured
    assert "\x1b[" not in plain


def test_a_turn_can_be_read_in_japanese() -> None:
    match = table("r2 r4", "b2 b2", cave="r1 b1 w1")
    play(match, take(1, "r"), turn("r4", 2))
    text = drawn(match, language="ja")
    for part in ("中央", "持っているダイス", "手札", "Adaから見て 2", "2×赤"):
        assert part in text


def test_N4_the_actions_say_what_they_do() -> None:
    text = drawn(table("r2 r4", "b2 b2", cave=ENOUGH))
    assert "1 Echo: the number of another, if lower" in text
    assert "6 Recast: rolled again" in text
    assert "2 Tip: onto one of its four sides" in drawn(table("r2 r4", "b2 b2", cave=ENOUGH, options={"powers": "any"}))


def test_N10_a_card_that_cannot_be_played_says_why() -> None:
    lines = drawn(table("r2", "b1 b1", cave="r1 w2 r4 r5", hands=((1, 2, 4, 5), FULL))).splitlines()
    assert [line.strip().split(":")[0] for line in lines[lines.index("Cannot be played now") + 1 :]] == [
        "1/2",
        "2/3",
        "4/1",
    ]
