"""Each lesson played to its end by clicking what glows, in both languages; and what is around it."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.running import Running
from tests.server.test_lessons import LESSONS
from tests.web import learning
from tests.web.browsing import faults
from tests.web.conftest import Visit

PHONE: dict[str, Any] = {"viewport": ViewportSize(width=390, height=844), "has_touch": True}
FLAT: dict[str, Any] = {"viewport": ViewportSize(width=844, height=390), "has_touch": True}
DESK: dict[str, Any] = {"viewport": ViewportSize(width=1440, height=900)}
SCREENS = {"phone": PHONE, "flat": FLAT, "desk": DESK}


@pytest.mark.parametrize(("locale", "screen"), [("en-GB", "desk"), ("ja-JP", "phone")])
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_played_to_its_end_by_clicking(visit: Visit, game: str, locale: str, screen: str) -> None:
    page = learning.begin(visit(locale=locale, **SCREENS[screen]), game)
    goal = page.locator(".lesson .goal").inner_text()
    clocks = 0
    for number in learning.steps(page):
        clocks += page.locator(".lesson .clock").count()
        assert page.locator(".lesson .goal").inner_text() == goal
        said = page.locator(".lesson .sentence").inner_text()
        assert said, f"step {number} says nothing"
        assert "lesson-" not in said, f"step {number} has no words"
    assert clocks == (2 if game == "captain_dice" else 0)
    expect(page.locator(".lesson-end .primary")).to_be_focused()
    expect(page.locator(".lesson-end .primary")).to_be_in_viewport(ratio=1)
    page.click(".lesson-end .primary")
    expect(page.locator(f".table[data-game={game}][data-status=playing] .prompt:not(.lesson)")).to_be_visible()
    page.goto("/")
    expect(page.locator(f"article[data-game={game}] .learn svg")).to_be_visible()


@pytest.mark.parametrize(
    "screen", ["desk", *(pytest.param(other, marks=pytest.mark.long) for other in ("phone", "flat"))]
)
@pytest.mark.parametrize("game", LESSONS)
def test_it_can_be_played_by_keys_and_has_no_faults(visit: Visit, game: str, screen: str) -> None:
    page = learning.begin(visit(**SCREENS[screen]), game)
    for number in learning.steps(page, learning.press):
        if number in (0, 4):
            assert faults(page) == []
    assert faults(page) == []


def test_the_page_stays_where_it_is_while_what_is_asked_is_in_sight(visit: Visit) -> None:
    page = learning.begin(visit(**FLAT), "casket")
    for number in learning.steps(page):
        page.wait_for_selector(".stage :focus")  # the keys were led there, and the page with them
        assert page.evaluate("scrollY") == 0, f"step {number}"
        if number >= 5:
            break


def test_a_tap_on_something_else_says_what_is_asked(visit: Visit) -> None:
    page = learning.begin(visit(**DESK), "kraken")
    while not page.locator(learning.ON_BOARD).count():
        learning.click(page)
        learning.wait_for_step(page)
    page.locator("[data-space='7']").dispatch_event("click")
    expect(page.locator(".lesson .missed")).to_be_visible()
    expect(page.locator(".heard")).to_contain_text(page.locator(".lesson .sentence").inner_text())


def test_a_lesson_is_left_and_taken_up_again(visit: Visit) -> None:
    page = learning.begin(visit(**DESK), "kraken")
    learning.click(page)
    expect(page.locator(".lesson[data-step='1']")).to_be_visible()
    page.reload()
    expect(page.locator(".lesson[data-step='1']")).to_be_visible()
    page.click(".lesson .head a")
    page.click("article[data-game=kraken] .learn")
    expect(page.locator(".lesson[data-step='1']")).to_be_visible()


def test_who_is_here_for_the_first_time_is_offered_a_lesson(visit: Visit, server: Running) -> None:
    page = visit(**DESK).page
    page.goto("/")
    page.locator(".first button").first.click()
    expect(page.locator(".lesson .goal")).to_be_visible()
    page.goto("/")
    expect(page.locator("article").first).to_be_visible()
    expect(page.locator(".first")).to_have_count(0)
    assert server.url in page.url


def test_lessons_are_loaded_where_they_are_needed_only(visit: Visit) -> None:
    page = visit(**DESK).play_bots("kraken")
    assert not [
        name for name in page.evaluate("performance.getEntriesByType('resource').map(r => r.name)") if "lesson" in name
    ]
