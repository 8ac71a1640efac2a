"""Casket of Gold in its states, arranged for pictures."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.server.running import Running
from tests.web.album import Album
from tests.web.browsing import my_turn
from tests.web.test_casket import decide

MOST = 120  # decisions until a rare scene is given up


def take(album: Album, _server: Running) -> None:
    """One game against bots, with a picture of what is asked for and of what is left to be seen."""
    page = album.visitor.play_bots("casket")
    scenes: list[tuple[str, Callable[[Page], bool]]] = [
        ("bid", shows(".bids button")),
        ("why", says_why),
        ("bid-forbidden", shows(".bids [aria-disabled=true]")),
        ("tried", shows(".hand .chance")),
        ("cannot-win", shows(".hand .tag.bad")),
        ("luck", shows(".buttons [data-do=give-up], .buttons [data-do=roll]")),
        ("fought", shows(".chair.winner")),
        ("moves", shows(".square.lit")),
        ("brought", shows(".status .earned")),
        ("hindsight", shows(".buttons [data-do=hindsight]")),
        ("roll-off", lambda page: page.locator(".chair .roll").count() > 1),
        ("loss", shows(".loss")),
        ("summary", shows(".summary")),
        ("befallen", shows(".befallen")),
    ]
    for number in range(MOST):
        if not scenes or not my_turn(page):
            return
        if number == 1:
            asked(album)
        for scene in [scene for scene in scenes if scene[1](page)]:
            album.take(f"casket-{scene[0]}", wait=400)
            scenes.remove(scene)
        decide(page)


def asked(album: Album) -> None:
    """What a card and a square say of themselves."""
    for name, place in (("card", ".hand .card"), ("square", "[data-square]")):
        album.page.locator(place).first.evaluate("thing => { thing.tabIndex = 0; thing.focus(); }")
        album.page.keyboard.press("?")
        album.page.wait_for_selector(".note.placed")
        album.take(f"casket-asked-{name}")
        album.page.keyboard.press("Escape")


def says_why(page: Page) -> bool:
    """Whether something cannot be done now, which is tried."""
    grey = page.locator("[data-why]")
    if not grey.count():
        return False
    grey.first.dispatch_event("click")
    page.wait_for_selector(".because")
    return True


def shows(selector: str) -> Callable[[Page], bool]:
    """Whether it is on the page."""
    return lambda page: page.locator(selector).count() > 0
