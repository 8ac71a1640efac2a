"""A finger on a board: what is lit is as large as a fingertip, and what cannot be undone is not done by mistake."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web import test_captain_dice, test_casket, test_kraken, test_nozoku
from tests.web.browsing import Visitor, my_turn
from tests.web.conftest import Visit
from tests.web.test_sizes import size

DECISIONS = 6
MOST_TABLES = 5
MOST_TAPS = 10


def read_and_bid(page: Page) -> None:
    """What the last battle brought is read first: on the smallest phones it lies over the bids until then."""
    summary = page.locator(".summary button")
    if summary.count():
        summary.click()
    test_casket.decide(page)


PLAY_ON: dict[str, Callable[[Page], object]] = {
    "kraken": test_kraken.sail_on,
    "captain_dice": test_captain_dice.play_on,
    "nozoku": test_nozoku.decide,
    "casket": read_and_bid,
}
OPTIONS: dict[str, dict[str, Any]] = {"captain_dice": {"mode": "turns"}}  # nobody takes away what is lit
# What a tap has found is noted, and nothing is done by it. Tapped are the middle of each lit thing, and the edge of a
# fingertip around it wherever that thing is still the nearest.
WATCH = """() => document.addEventListener("click", event => {
  const coin = event.target.closest("[data-presses]");  // what a space costs means the space
  const thing = coin ? document.querySelector(`.cell[data-space="${coin.dataset.presses}"]`)
    : event.target.closest(".stage :is(.lit, .target)");
  if (!thing || !window.aims) return;
  event.stopImmediatePropagation();
  window.found = thing;
}, true)"""
AIMS = """() => {
  const lit = [...document.querySelectorAll(".stage :is(.lit, .target):not(:disabled)")]
    .filter(thing => !thing.closest(".prompt") && thing.checkVisibility({visibilityProperty: true}));
  window.aims = lit;
  return lit.length;
}"""
AROUND = """number => {
  window.found = null;
  const middle = thing => {
    const {left, top, width, height} = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const thing = window.aims[number];
  thing.scrollIntoView({block: "center", inline: "center"});
  const far = (x, y, other) => Math.max(...middle(other).map((at, way) => Math.abs(at - [x, y][way])));
  const [left, top] = middle(thing);
  const coin = thing.matches(".cell") && document.querySelector(`[data-presses="${thing.dataset.space}"] circle`);
  const signs = coin && coin.contains(document.elementFromPoint(...middle(coin))) ? [middle(coin)] : [];
  const around = [[0, 0], [20, 0], [-20, 0], [0, 20], [0, -20]].map(([x, y]) => [left + x, top + y]);
  const places = around.filter(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    if (!hit?.closest(".stage") || hit.closest(".prompt, dialog, .mood")) return false;
    const nearest = window.aims.every(other => other === thing || far(x, y, other) > far(x, y, thing));
    const lit = hit.closest(".lit, .target");
    return nearest && (!lit || lit === thing);
  });
  return [...places, ...signs];
}"""
FOUND = """number => {
  const list = document.querySelector("dialog[open]");
  const named = thing => thing.getAttribute("aria-label") ?? thing.textContent.trim();
  const wanted = named(window.aims[number]);
  const among = list && [...list.querySelectorAll("button")].map(button => button.textContent);
  list?.close();
  const found = window.found && named(window.found);
  return among ? among.includes(wanted) || `${wanted} is not in the list` : found === wanted || `${wanted}: ${found}`;
}"""


def tap(page: Page, x: float, y: float) -> None:
    """A short touch; where the machine was so slow that it became a long one, which asks what lies there, another."""
    for _ in range(MOST_TAPS):
        page.evaluate("window.found = null")
        page.touchscreen.tap(x, y)
        if not page.locator(".note").count():
            return
        page.keyboard.press("Escape")


def missed(page: Page) -> list[str]:
    """Lit things that a finger at their edge does not find."""
    faults = []
    for number in range(page.evaluate(AIMS)):
        for x, y in page.evaluate(AROUND, number):
            tap(page, x, y)
            found = page.evaluate(FOUND, number)
            if found is not True:
                hit = page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 160)", [x, y])
                faults.append(f"{found} at {x:.0f}, {y:.0f} on {hit}")
    page.evaluate("window.aims = null")
    return faults


def begin(visitor: Visitor, server: Running, game: str, players: int = 4) -> Page:
    ann = server.guest("Ann")
    table = ann.table(game=game, players=players, bots=players - 1, options=OPTIONS.get(game, {}))
    page = visitor.sit_at(table, ann)
    page.evaluate(WATCH)
    return page


@pytest.mark.parametrize("screen", ["390x844", "320x480", "844x390"])
@pytest.mark.parametrize("game", PLAY_ON)
def test_a_tap_within_a_fingertip_finds_the_nearest_lit_thing(
    visit: Visit, server: Running, game: str, screen: str
) -> None:
    page = begin(visit(viewport=size(screen), has_touch=True, is_mobile=True), server, game)
    for _ in range(DECISIONS):
        assert my_turn(page)
        assert missed(page) == []
        PLAY_ON[game](page)


def test_kraken_asks_whom_a_finger_meant_where_it_may_have_attacked(visit: Visit, server: Running) -> None:
    """A ship that may be attacked, and a space that may be sailed to, under one fingertip."""
    near = """() => {
      const middle = thing => {
        const {left, top, width, height} = thing.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      for (const ship of document.querySelectorAll(".ship.target")) {
        ship.scrollIntoView({block: "center"});
        const [x, y] = middle(ship);
        const others = [...document.querySelectorAll(".stage :is(.cell.lit, .ship.target)")];
        if (others.some(other => other !== ship && middle(other).every((at, way) => Math.abs(at - [x, y][way]) <= 22))
            && ship.contains(document.elementFromPoint(x, y))) return [x, y];
      }
      return null;
    }"""
    for _ in range(MOST_TABLES):
        page = begin(visit(viewport=size("320x480"), has_touch=True, is_mobile=True), server, "kraken")
        while my_turn(page):
            place = page.evaluate(near)
            if place:
                page.touchscreen.tap(*place)
                expect(page.locator("dialog[open] button")).not_to_have_count(2)  # two at least, and none of them
                expect(page.locator("dialog[open]")).to_contain_text("Attack")
                expect(page.locator(".table")).to_have_attribute("data-asked", "0")
                return
            test_kraken.sail_on(page)
    raise AssertionError("no ship was ever so near")


def test_what_cannot_be_undone_is_confirmed_on_the_drawn_table_too(visit: Visit) -> None:
    page = visit({"confirm": True}).play_bots("kraken")
    my_turn(page)
    page.locator("[data-do=end]").click()
    sure = page.locator("dialog[open] [data-sure=yes]")
    expect(sure).to_contain_text("End the turn")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".log")).not_to_contain_text("Your turn ends")
    page.locator("[data-do=end]").click()
    sure.click()
    expect(page.locator(".log")).to_contain_text("Your turn ends")
