"""A click is seen at once, before the server has answered; what the server refuses is taken back with the reason."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web import test_captain_dice, test_casket, test_kraken, test_nozoku
from tests.web.browsing import my_turn
from tests.web.conftest import Visit
from tests.web.racing import Held, Race

MOST_TABLES = 5
PLAY_ON: dict[str, Callable[[Page], object]] = {
    "kraken": test_kraken.sail_on,
    "captain_dice": test_captain_dice.play_on,
    "nozoku": test_nozoku.decide,
    "casket": test_casket.decide,
}
OPTIONS: dict[str, dict[str, object]] = {"captain_dice": {"mode": "turns"}}  # nobody takes away what is lit
# A thing that is clicked, perhaps after another one, and what is seen of it then.
THINGS = [
    ("kraken", [".cell.near"], ".cell.pending"),
    ("kraken", [".cell.lit:not(.near)"], ".cell.pending"),
    ("kraken", [".ship.target"], ".ship.pending"),
    ("kraken", [".buttons [data-do=end]"], ".buttons .pending"),
    ("race", [".tray.lit"], ".tray .pending"),
    ("race", [".bell.lit"], ".bell.pending"),
    ("captain_dice", [".island.lit"], ".island .dice.pending"),
    ("captain_dice", [".hand .lit", ".island.lit"], ".island .card.pending"),
    ("captain_dice", ["[data-do=end]"], "[data-do=end].pending"),
    ("nozoku", [".cell.lit"], ".cell.pending"),
    ("nozoku", [".card.lit[aria-label*=', then ']:not([aria-label*=taking])", ".chooser button"], ".card.pending"),
    ("nozoku", [".column.lit[aria-label*=': turn ']"], ".column.pending"),
    ("nozoku", [".offer [data-do=peek]"], ".offer .pending"),
    ("casket", [".bids .lit"], ".bids .pending"),
    ("casket", [".hand .card.lit"], ".hand .pending"),
    ("casket", [".square.lit"], ".square.pending"),
]
# Whether something is seen as asked for, and not only marked so, before the page does anything else: however fast the
# machine is, that is the next picture that it draws.
CLICK = """([place, seen]) => new Promise(done => {
  const isSeen = () => [...document.querySelectorAll(seen)].some(one => getComputedStyle(one).opacity < 1);
  if (isSeen()) return done(false);
  document.querySelector(place).dispatchEvent(new MouseEvent('click', {bubbles: true}));
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => done(isSeen());
  port2.postMessage('next');
})"""


def table_with(game: str, first: str, visit: Visit, server: Running) -> tuple[Page, Held]:
    """A table where a thing may be clicked."""
    if game == "race":
        race = Race(visit(), server.guest)
        race.begin()
        race.page.wait_for_selector(first)
        return race.page, race.held
    for _ in range(MOST_TABLES):
        visitor, ann = visit(), server.guest("Ann")
        held = Held(visitor.page)
        page = visitor.sit_at(ann.table(game=game, players=3, bots=2, options=OPTIONS.get(game, {})), ann)
        while my_turn(page):
            if page.locator(first).count():
                return page, held
            PLAY_ON[game](page)
    raise AssertionError(f"{first} was never lit")


def click(page: Page, held: Held, places: list[str], seen: str) -> bool:
    """Click, with the server's answer held back; whether that was seen at once."""
    *before, place = places
    for other in before:
        page.locator(other).first.click()
    held.hold()
    at_once: bool = page.evaluate(CLICK, [place, seen])
    return at_once


@pytest.mark.parametrize(("game", "places", "seen"), THINGS, ids=[f"{game} {seen}" for game, _, seen in THINGS])
def test_a_click_is_seen_at_once(visit: Visit, server: Running, game: str, places: list[str], seen: str) -> None:
    page, held = table_with(game, places[0], visit, server)
    assert click(page, held, places, seen)
    held.release()
    expect(page.locator(seen)).to_have_count(0)


@pytest.mark.parametrize("game", PLAY_ON)
def test_what_is_refused_is_taken_back_with_the_reason(visit: Visit, server: Running, game: str) -> None:
    places, seen = next((places, seen) for name, places, seen in THINGS if name == game)
    page, held = table_with(game, places[0], visit, server)
    assert click(page, held, places, seen)
    held.spoil()
    expect(page.locator(".prompt .refused")).to_contain_text("did not understand")
    expect(page.locator(seen)).to_have_count(0)
    expect(page.locator(places[0]).first).to_be_visible()
