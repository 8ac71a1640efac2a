"""The whole of a game with the keyboard alone, and never more than three keys for a decision."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.browsing import my_turn
from tests.web.conftest import Visit
from tests.web.test_captain_dice import THREE_IN_A_LINE

MOST_PRESSES = 3
MOST_DECISIONS = 1500
SHORT: dict[str, dict[str, Any]] = {
    "kraken": {"round_limit": 3},
    "captain_dice": {"mode": "turns"},
    "nozoku": {"round_limit": 1},
    "casket": {"battle_limit": 2},
}
# What is pressed first of what there is; "" is whatever comes first.
WISHES: dict[str, list[str]] = {
    "kraken": ["[data-do=attack]", "[data-do=forward]", "[data-do=end]"],
    "captain_dice": [".candidate.lit", ".island.lit", ".hand .lit:not(.chosen)", "[data-do=end]"],
    "nozoku": [".chooser button", ".offer button"],
    "casket": [],
}
KEY_OF = """async wishes => {
  for (const _ of [1, 2]) await new Promise(done => requestAnimationFrame(done));  // keys follow what is shown
  const things = [...document.querySelectorAll(".stage [aria-keyshortcuts]:not(:disabled)")]
    .filter(thing => thing.checkVisibility() && thing.getAttribute("aria-disabled") !== "true");
  for (const wish of [...wishes, "*"]) {
    const found = things.find(thing => thing.matches(wish));
    if (found) return found.getAttribute("aria-keyshortcuts");
  }
  return null;
}"""


class Hands:
    """Plays with keys, and counts them."""

    def __init__(self, page: Page, game: str) -> None:
        self.page, self.game = page, game
        self.pressed = 0  # since the last move that was sent
        self.most = 0
        page.on("websocket", lambda socket: socket.on("framesent", self._sent))

    def _sent(self, frame: Any) -> None:
        if '"type":"move"' in str(frame):
            self.most = max(self.most, self.pressed)
            self.pressed = 0

    def press(self) -> None:
        """One key of those that are shown."""
        wishes = WISHES[self.game]
        if self.game == "captain_dice" and self.page.locator(".hand .chosen").count() == 0:
            wishes = [".candidate.lit", ".hand .lit", *wishes]
        if self.game == "captain_dice" and self.page.locator("[data-do=ring].lit").count():
            wishes = [*wishes, "[data-do=ring]"] if self.page.evaluate(THREE_IN_A_LINE) else wishes
        key = self.page.evaluate(KEY_OF, wishes)
        assert key is not None, "nothing that can be done has a key"
        self.pressed += 1
        self.page.keyboard.press(key)

    def play(self) -> None:
        """To the end of the game."""
        for _ in range(MOST_DECISIONS):
            if not my_turn(self.page):
                return
            self.press()
        raise AssertionError("the game does not end")


def sit_down(visit: Visit, server: Running, game: str, **options: Any) -> Hands:
    ann = server.guest("Ann")
    table = ann.table(game=game, players=2, bots=1, options=options)
    visitor = visit()
    hands = Hands(visitor.page, game)
    visitor.sit_at(table, ann)
    return hands


@pytest.mark.parametrize("game", SHORT)
def test_a_short_game_to_its_end_with_keys_alone(visit: Visit, server: Running, game: str) -> None:
    hands = sit_down(visit, server, game, **SHORT[game])
    hands.play()
    expect(hands.page.locator("#end-headline")).to_be_focused()
    assert 0 < hands.most <= MOST_PRESSES


@pytest.mark.long
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_to_its_end_with_keys_alone(visit: Visit, server: Running, game: str) -> None:
    hands = sit_down(visit, server, game, **({"mode": "turns"} if game == "captain_dice" else {}))
    hands.play()
    print(f"{game}: at most {hands.most} keys for a decision")
    assert 0 < hands.most <= MOST_PRESSES


def test_the_board_and_the_log_are_one_stop_each_and_arrows_go_on_inside(visit: Visit) -> None:
    page = visit().play_bots("nozoku")
    my_turn(page)
    stop = page.locator(".stage .area button.lit[tabindex='0']")
    expect(stop).to_have_count(1)
    expect(page.locator(".log button:not([tabindex='-1'])")).to_have_count(0)
    stop.focus()
    here = page.evaluate("document.activeElement.dataset.spot")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.dataset.spot") != here:
            return
    raise AssertionError("no arrow leads on")


def test_the_keys_are_listed_on_one_of_them(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    my_turn(page)
    page.keyboard.press("h")
    expect(page.locator("dialog.sheet[open]")).to_contain_text("Forward to 1")
    page.keyboard.press("h")
    expect(page.locator("dialog.sheet[open]")).to_have_count(0)
    page.keyboard.press("?")
    page.keyboard.press("?")
    expect(page.locator("dialog.sheet[open]")).to_be_visible()


def test_the_focus_goes_on_to_the_next_decision(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    my_turn(page)
    page.locator("[data-do=forward]").focus()
    page.keyboard.press("Enter")
    my_turn(page)
    page.wait_for_function("document.activeElement !== document.body && document.activeElement.closest('.stage')")
