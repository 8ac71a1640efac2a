"""A learner at a browser: reads every card, and clicks what glows until the lesson is over."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page

from tests.web.browsing import Visitor

READY = ".lesson.mine [data-do], .glow .ring, .lesson-end"
ON_BOARD = ".stage :is(.lit, .target, .seat.offered, .offer button, .chooser button)"
HALVES = {
    "[data-game=captain_dice] .hand": ".island.lit",
    ".column:has([data-drawn^='='])": ".chooser button",
}
MOST_CLICKS = 200


def begin(visitor: Visitor, game: str) -> Page:
    """From the home page into the lesson of a game."""
    page = visitor.page
    page.goto("/")
    page.click(f"article[data-game={game}] .learn")
    page.wait_for_selector(f".table[data-game={game}] .lesson")
    return page


def reached(page: Page) -> int:
    """The step that is read."""
    return int(page.locator(".lesson").get_attribute("data-step") or 0)


def wait_for_step(page: Page) -> bool:
    """Wait until the learner is to do something; False when the lesson is over."""
    page.wait_for_selector(".table[data-asked='0'] :is(.lesson.mine, .lesson-end)")
    return page.locator(".lesson-end").count() == 0


def wanted(page: Page) -> Locator:
    """What is to be clicked now."""
    page.wait_for_selector(f".lesson.mine .doing button:enabled, {ON_BOARD}")
    buttons = page.locator(".lesson .doing button:enabled")
    board = page.locator(ON_BOARD)
    return board.first if board.count() else buttons.first


def needs_another(thing: Locator) -> str | None:
    """Where the second half of a choice is: the island for a hidden card, a button for a number that I name."""
    return next(
        (then for first, then in HALVES.items() if thing.evaluate("(thing, first) => !!thing.closest(first)", first)),
        None,
    )


def click(page: Page) -> None:
    """Do what is asked."""
    first = wanted(page)
    then = needs_another(first)
    first.dispatch_event("click")
    if then:
        page.locator(then).first.dispatch_event("click")


def steps(page: Page, do: Callable[[Page], None] = click) -> Iterator[int]:
    """Play a lesson to its end; every step of the learner's is told before it is done."""
    for _ in range(MOST_CLICKS):
        if not wait_for_step(page):
            return
        number = reached(page)
        yield number
        do(page)
        page.wait_for_function(
            "was => document.querySelector('.lesson-end') || +document.querySelector('.lesson').dataset.step !== was",
            arg=number,
        )
    raise AssertionError("the lesson does not end")


def press(page: Page) -> None:
    """Do what is asked by the keyboard: it is led there."""
    then = needs_another(wanted(page))
    page.wait_for_function("places => document.activeElement.closest(places)", arg=f"{ON_BOARD}, .lesson .doing")
    page.keyboard.press("Enter")
    if then:
        page.locator(then).first.press("Enter")
