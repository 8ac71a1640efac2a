"""The end of each game: who won, why, and how far apart it was; where nobody won, nobody is told otherwise."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Guest, Running
from tests.web.browsing import faults
from tests.web.conftest import Visit
from tests.web.finished import played_by_bots
from tests.web.test_hints import SIZES

GAMES: dict[str, dict[str, Any]] = {
    "kraken": {},
    "captain_dice": {"mode": "turns"},
    "nozoku": {},
    "casket": {},
}
LIMITS: dict[str, dict[str, Any]] = {"kraken": {"round_limit": 2}, "casket": {"battle_limit": 1}}
OUTSIDE = """() => {
  const end = document.querySelector('.end.plaque');
  const {left, right} = end.getBoundingClientRect();
  return [...end.querySelectorAll('*')].map(part => [part.outerHTML.slice(0, 80), part.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.left < left - 1 || box.right > right + 1)).map(([html]) => html);
}"""


def end_of(visit: Visit, table: str, guest: Guest | None, **context: Any) -> Page:
    visitor = visit(**context)
    if guest:
        visitor.be(guest)
    visitor.page.goto(f"/table/{table}")
    visitor.page.wait_for_selector(".end.plaque")
    return visitor.page


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_why_and_by_how_much(visit: Visit, server: Running, game: str, size: dict[str, Any]) -> None:
    locale = "ja-JP" if size["viewport"]["height"] > 800 > size["viewport"]["width"] else "en-GB"  # phones, upright
    page = end_of(visit, over(server, game), None, locale=locale, **size)
    reasons = page.locator(".end .reason").all_inner_texts()
    assert len(reasons) >= 2
    assert [reason for reason in reasons if "event-" in reason or "ended-" in reason or "{" in reason] == []
    assert page.evaluate(OUTSIDE) == []
    for button in page.locator(".end .buttons > *").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert faults(page) == []


OVER: dict[tuple[int, str], str] = {}


def over(server: Running, game: str) -> str:
    """A game that bots played, one for all who look at its end."""
    key = (id(server), game)
    if key not in OVER:
        OVER[key] = played_by_bots(server, game, **GAMES[game])
    return OVER[key]


@pytest.mark.parametrize("game", LIMITS)
def test_where_nobody_won_nobody_reads_that_they_did(visit: Visit, server: Running, game: str) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = ann.table(game=game, players=2, options=LIMITS[game])
    bo.sit(table)
    ann.start(table)
    with ann.socket(table) as one, bo.socket(table) as other:
        other.ask("resign")
        one.ask("resign")
        while one.now["status"] != "over":
            one.read()
    for guest in (ann, bo, None):
        page = end_of(visit, table, guest)
        expect(page.locator("#end-headline")).to_have_text("Nobody wins")
        expect(page.locator("body")).not_to_contain_text("You win!")
