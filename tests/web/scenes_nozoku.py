"""Nozoku Dice in all its states, arranged for pictures."""

from tests.server.running import Running
from tests.web.album import Album
from tests.web.test_nozoku import asks_for, decide, over, play_until


def take(album: Album, _server: Running) -> None:
    """One game against bots, with a picture of everything that is asked for."""
    page = album.visitor.play_bots("nozoku")
    album.take("nozoku-begins", wait=200)
    play_until(page, asks_for(".cell.lit"))
    album.take("nozoku-take")
    page.locator(".card.lit").last.click()
    album.take("nozoku-card-chosen", wait=300)
    if page.locator(".chooser").count():
        page.locator(".chooser button").first.click()
    album.take("nozoku-taken", wait=350)
    play_until(page, asks_for(".column.lit"))
    album.take("nozoku-main")
    page.locator(".column.lit").first.click()
    album.take("nozoku-turn", wait=300)
    play_until(page, asks_for(".offer"))
    page.locator(".altar .seat").first.hover()
    album.take("nozoku-seen-by-another")
    page.mouse.move(5, 5)
    album.take("nozoku-offer")
    page.locator(".offer [data-do=peek]").click()
    album.take("nozoku-peeked")
    names = asks_for(".column.lit .effect[data-drawn^='=']")
    for _ in range(12):
        play_until(page, lambda _: True)
        if not names(page):  # in a short game it is wanted soon
            decide(page)
    album.take("nozoku-later")
    play_until(page, names)
    album.take("nozoku-name")
    page.locator(".column.lit").last.click()
    album.take("nozoku-sure", wait=300)
    play_until(page, over)
    album.take("nozoku-end", wait=4_000)
    page.locator(".end .close").click()
    album.take("nozoku-reckoning")
