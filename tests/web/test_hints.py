"""The hints of a first game: one by one, in a place of their own, and each once, however often the page is loaded."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import WIDE, my_turn
from tests.web.conftest import Visit
from tests.web.test_kraken import sail_on

TOUCHED: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SIZES = pytest.mark.parametrize(
    "size",
    [
        {"viewport": WIDE},
        {"viewport": {"width": 390, "height": 844}, **TOUCHED},
        {"viewport": {"width": 844, "height": 390}, **TOUCHED},
    ],
    ids=["desk", "phone", "flat"],
)
FIRST_GAME: dict[str, Any] = {"coached": []}
DECISIONS = 12
# The square pixels that the guide shares with anything else that is used.
COVERED = """() => {
  const box = place => document.querySelector(place)?.getBoundingClientRect();
  const guide = box('.guide');
  return ['.table > header', '.players', '.prompt', '.dock', '.stage svg'].map(box).filter(Boolean).map(other =>
    Math.max(0, Math.min(guide.right, other.right) - Math.max(guide.left, other.left)) *
    Math.max(0, Math.min(guide.bottom, other.bottom) - Math.max(guide.top, other.top)));
}"""
PLACE = "(() => { const {x, y, width, height} = document.querySelector('.guide').getBoundingClientRect();"
PLACE += " return [x + scrollX, y + scrollY, width, height]; })()"

WORDS = Path(__file__).parents[2] / "web/src/words"
LONG = 72  # as `Guide.svelte` has it
# Texts that are longer than their place, put there one after the other.
CUT = """texts => texts.filter(([text, long]) => {
  const said = document.querySelector('.guide.hint .said');
  said.textContent = text;
  said.classList.toggle('long', long);
  return said.scrollHeight > said.clientHeight + 1;
})"""


def hint(page: Page) -> str | None:
    """What the guide hints at; None where it says the goal."""
    assert my_turn(page)
    said = page.locator(".guide.hint .said")
    return said.inner_text() if said.count() else None


@SIZES
def test_hints_come_one_by_one_in_their_own_place_and_none_twice(visit: Visit, size: dict[str, Any]) -> None:
    page = visit(FIRST_GAME, **size).play_bots("kraken")
    said = [hint(page)]
    place = page.evaluate(PLACE)
    assert said[0]
    expect(page.locator(".guide")).to_be_in_viewport(ratio=1)
    for _ in range(DECISIONS):
        assert sum(page.evaluate(COVERED)) == 0
        if page.locator(".guide.hint").count():
            page.get_by_role("button", name="Got it").click()
            expect(page.locator(".guide:not(.hint)")).to_contain_text("the gem")
        assert page.evaluate(PLACE) == place
        sail_on(page)
        said.append(hint(page))
        assert page.locator(".guide").count() == 1
    hints = [one for one in said if one]
    assert len(hints) >= 3  # who reads one is told the next all the same
    assert len(set(hints)) == len(hints)


def test_hints_that_were_read_are_known_after_a_reload_and_in_the_next_game(visit: Visit) -> None:
    visitor = visit(FIRST_GAME)
    page = visitor.play_bots("kraken")
    first = hint(page)
    page.get_by_role("button", name="Got it").click()
    page.reload()
    assert hint(page) not in (None, first)
    second = hint(page)
    page.reload()
    assert hint(page) == second  # it was not read yet
    sail_on(visitor.play_bots("kraken"))
    assert hint(page) != first


@SIZES
@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_every_hint_is_read_without_scrolling(visit: Visit, locale: str, size: dict[str, Any]) -> None:
    page = visit(FIRST_GAME, locale=locale, **size).play_bots("kraken")
    assert hint(page)
    hints = all_hints(locale[:2])
    assert len(hints) > 30
    assert page.evaluate(CUT, [[text, breadth(text) > LONG] for text in hints]) == []


def all_hints(language: str) -> list[str]:
    """Those of all games."""
    words = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^\w+-coach-\d+ = (.*)$", words, re.MULTILINE)


def breadth(text: str) -> int:
    """As `sentence.ts` has it."""
    return sum(2 if letter > "\u2fff" else 1 for letter in text)
