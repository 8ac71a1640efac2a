"""From the smallest phone to a desk: on every table everything can be reached, and what is asked stays in sight."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.server.running import Running
from tests.web import test_captain_dice, test_casket, test_kraken, test_nozoku
from tests.web.browsing import WIDE, my_turn
from tests.web.conftest import Visit

UPRIGHT = ["320x480", "320x568", "360x640", "364x571", "375x553", "390x664", "390x844"]
LYING = ["480x320", "568x320", "667x375", "740x360", "844x390"]
DESKS = ["1280x900", "640x450", "320x225"]  # the same desk at 200 and at 400 percent
SMALLEST = ["320x480", "360x640", "568x320"]
DECISIONS = 5
SHORT: dict[str, dict[str, Any]] = {
    "kraken": {"round_limit": 4},
    "captain_dice": {"mode": "turns", "round_limit": 1},
    "nozoku": {"round_limit": 1},
    "casket": {"battle_limit": 2},
}
PLAY_ON: dict[str, Callable[[Page], object]] = {
    "kraken": test_kraken.sail_on,
    "captain_dice": test_captain_dice.play_on,
    "nozoku": test_nozoku.decide,
    "casket": test_casket.decide,
}
OUT_OF_REACH = """async () => {
  const OFFERED = ".prompt .buttons button, .offer button, .chooser button";
  const lyingOver = asked => {  // what is drawn over it, be it nothing that a finger could hit
    const all = new CSSStyleSheet();
    all.replaceSync(".stage * { pointer-events: auto !important }");
    document.adoptedStyleSheets = [all];
    const {left, top, width, height} = asked.getBoundingClientRect();
    const hits = parts.flatMap(x => parts.map(y => document.elementFromPoint(left + x * width, top + y * height)));
    document.adoptedStyleSheets = [];
    return hits.find(hit => hit && !hit.closest(".asking, .climax, .keys, [popover], .end"));
  };
  const things = document.querySelectorAll(
    ".table :is(button:not(:disabled), a[href], input, select, summary, [role=button], .lit, .target)");
  const named = thing => (thing.getAttribute("aria-label") ?? thing.textContent).trim().slice(0, 50)
    + ` <${thing.tagName.toLowerCase()} ${(thing.getAttribute("class") ?? "").replace(/ ?svelte-\\w+/g, "")}>`;
  const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
  const parts = [1, 3, 5, 7, 9].map(part => part / 10);
  const isSomewhereHit = (thing, {left, top, width, height}) =>
    parts.some(x => parts.some(y => thing.contains(document.elementFromPoint(left + x * width, top + y * height))));
  const faults = [];
  for (const thing of things) {
    if (thing.closest("dialog:not([open]), .log") || !thing.checkVisibility({visibilityProperty: true})) continue;
    thing.scrollIntoView({block: "center", inline: "center"});
    const box = thing.getBoundingClientRect();
    const [x, y] = middle(box);
    if (box.left < -1 || box.right > innerWidth + 1) faults.push("beyond the edge: " + named(thing));
    const hit = document.elementFromPoint(x, y);
    if (!hit) faults.push("out of reach: " + named(thing));
    else if (hit.closest("[data-presses]")?.dataset.presses === thing.dataset.space) continue;  // its own coin
    else if (hit.closest(".lit, .target, [data-presses]") && isSomewhereHit(thing, box)) continue;  // a finger is asked
    else if (!thing.contains(hit)) faults.push("covered by " + named(hit) + ": " + named(thing));
  }
  const hint = document.querySelector(".guide .said");
  if (hint?.scrollHeight > hint?.clientHeight + 1) faults.push("not seen whole: " + named(hint));
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is broader than the screen");
  if (innerHeight >= 300)
    for (const to of [0, document.documentElement.scrollHeight]) {
      scrollTo(0, to);
      await new Promise(done => requestAnimationFrame(done));
      for (const asked of document.querySelectorAll(`.prompt, .lesson, ${OFFERED}`)) {
        const box = asked.getBoundingClientRect();
        if (box.top < -1 || box.bottom > innerHeight + 1)
          faults.push(`scrolled to ${scrollY}, out of sight at ${box.top} to ${box.bottom}: ${named(asked)}`);
      }
      const over = lyingOver(document.querySelector(".prompt"));
      if (over) faults.push(`scrolled to ${scrollY}, it lies over what is asked: ${named(over)}`);
    }
  scrollTo(0, 0);
  return [...new Set(faults)];
}"""


def size(text: str) -> ViewportSize:
    width, height = map(int, text.split("x"))
    return {"width": width, "height": height}


def out_of_reach(page: Page, sizes: list[str]) -> list[str]:
    """What cannot be touched, at some sizes."""
    found = []
    for name in sizes:
        page.set_viewport_size(size(name))
        found += [f"{name}: {fault}" for fault in page.evaluate(OUT_OF_REACH)]
    page.set_viewport_size(WIDE)
    return found


@pytest.mark.parametrize("game", PLAY_ON)
def test_nothing_is_covered_or_out_of_reach_at_any_size(visit: Visit, game: str) -> None:
    page = visit({"coached": []}, has_touch=True).play_bots(game)
    for _ in range(DECISIONS):
        my_turn(page)
        assert out_of_reach(page, UPRIGHT + LYING + DESKS) == []
        PLAY_ON[game](page)


@pytest.mark.long
@pytest.mark.parametrize("game", PLAY_ON)
def test_nor_is_it_in_a_whole_short_game_on_the_smallest_phones(visit: Visit, server: Running, game: str) -> None:
    ann = server.guest("Ann")
    table = ann.table(game=game, players=3, bots=2, options=SHORT[game])
    page = visit({"coached": []}, has_touch=True).sit_at(table, ann)
    while my_turn(page):
        assert out_of_reach(page, SMALLEST) == []
        PLAY_ON[game](page)
    page.set_viewport_size(size(SMALLEST[0]))
    page.wait_for_selector(".end")
    for button in page.locator(".end :is(button, a)").all():
        button.click(trial=True)


def test_the_form_of_a_new_table_fits_the_smallest_phone(visit: Visit) -> None:
    page = visit(viewport=size(UPRIGHT[0])).page
    page.goto("/")
    page.locator("article[data-game=captain_dice] .make").click()
    page.locator("dialog[open] summary").click()
    assert page.evaluate("(d => d.scrollWidth - d.clientWidth)(document.querySelector('dialog[open]'))") <= 0
