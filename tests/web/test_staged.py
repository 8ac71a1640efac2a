"""Great moments are seen large, in the middle, and go by themselves: in the lessons, where they are sure to come."""

import pytest
from playwright.sync_api import expect

from tests.web import learning
from tests.web.browsing import AT_ONCE
from tests.web.conftest import Visit

STAGED = {
    "kraken": {"dial-moved", "ship-gripped", "attack-rolled", "treasure-taken", "treasure-stolen"},
    "captain_dice": {"bell-ended", "taken"},
    "nozoku": {"game-ends"},
    "casket": {"earned"},
}
# Each climax that comes up: its event, and how far its middle is from that of the stage, in shares of the stage.
WATCH = """() => {
  window.climaxes = [];
  let last = null;
  new MutationObserver(() => {
    const climax = document.querySelector('.climax');
    if (climax && climax !== last) {
      const stage = climax.parentElement.getBoundingClientRect(), {left, right} = climax.getBoundingClientRect();
      const off = Math.abs(left + right - stage.left - stage.right) / 2 / stage.width;
      window.climaxes.push([climax.dataset.event.replace('event-', ''), off, climax.textContent.trim()]);
    }
    last = climax;
  }).observe(document.body, {subtree: true, childList: true});
}"""


@pytest.mark.parametrize("game", STAGED)
def test_what_matters_most_is_staged_in_every_lesson(visit: Visit, game: str) -> None:
    page = learning.begin(visit({**AT_ONCE, "speed": "fast"}), game)
    page.evaluate(WATCH)
    for _ in learning.steps(page):
        pass
    expect(page.locator(".climax")).to_have_count(0)
    climaxes = page.evaluate("window.climaxes")
    assert {event for event, _off, _text in climaxes} == STAGED[game]
    assert [text for _event, off, text in climaxes if off > 0.05 or not text] == []
