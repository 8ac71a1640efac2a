"""The rules for people leave no rule out, begin with the goal, and have nothing in them that only lawyers want."""

import re

import pytest

import doubloon
from doubloon.guides import guide_of, without_pictures

TOLD = re.compile(r"\[([A-Z]\d+(?: [A-Z]\d+)*)\]$", flags=re.MULTILINE)
NUMBERED = re.compile(r"^\*\*([A-Z]\d+)\*\*", flags=re.MULTILINE)
OURS = [name for name in doubloon.names() if (doubloon.game(name).folder / "rulebook" / "guide.en.md").is_file()]
every_guide = pytest.mark.parametrize(
    ("name", "language"), [(name, language) for name in OURS for language in ("en", "ja")]
)


def guide(name: str, language: str) -> str:
    return guide_of(doubloon.game(name), language)


def test_all_four_first_games_have_a_guide() -> None:
    assert set(OURS) >= {"kraken", "captain_dice", "nozoku", "casket"}


@every_guide
def test_every_rule_is_told_once(name: str, language: str) -> None:
    numbers = NUMBERED.findall(doubloon.game(name).rulebook(language))
    told = [number for paragraph in TOLD.findall(guide(name, language)) for number in paragraph.split()]
    assert set(told) == set(numbers)
    twice = {number for number in told if told.count(number) > 1}
    assert twice <= {"C3"}  # what each card does is part of the battle as well


@every_guide
def test_the_goal_comes_first_with_a_picture_then_a_turn_in_five_lines(name: str, language: str) -> None:
    title, picture, goal, heading, turn, *_ = guide(name, language).split("\n\n")
    assert title.startswith("# ")
    assert re.fullmatch(r"!\[.+\]\(goal\)", picture)
    assert goal.startswith("**")
    assert heading.startswith("## ")
    assert len(re.findall(r"^- ", turn, flags=re.MULTILINE)) == 5


@every_guide
def test_no_options_rulings_or_lost_books_are_in_it(name: str, language: str) -> None:
    text = guide(name, language)
    assert "`" not in text
    for word in ("ruling", "裁定", "=", "original"):
        assert word not in text


@every_guide
def test_no_rulebook_talks_of_another_book(name: str, language: str) -> None:
    exact = doubloon.game(name).rulebook(language)
    for word in ("old rulebook", "original", "has lost", "原典", "もとのルール", "元の説明書"):
        assert word not in exact


def test_where_nothing_can_be_drawn_no_picture_is_left() -> None:
    assert "![" not in without_pictures(guide("kraken", "en"))
