"""Pictures of every page and state at phone and desktop size, to be looked at: `make shots`."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.running import Running, running
from tests.web import learning, scenes_captain_dice, scenes_casket, scenes_kraken, scenes_nozoku
from tests.web.album import FOLDER, SETTLE_MS, Album
from tests.web.browsing import AT_ONCE, PHONE, WIDE, Visitor, chromium, my_turn
from tests.web.finished import played_by_bots

GAMES = ("kraken", "captain_dice", "nozoku", "casket")
EASY = {"theme": "light", "patterns": True, "lefty": True, "coached": []}
LOOKS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "wide": {"viewport": WIDE},
    "ja-phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "ja-JP", "settings": EASY},
    "ja-wide": {"viewport": WIDE, "locale": "ja-JP", "settings": EASY},
}
QUICKER: dict[str, dict[str, Any]] = {"captain_dice": {"mode": "turns"}}  # a race takes bots as long as people
SCENES = {
    "captain_dice": scenes_captain_dice.take,
    "casket": scenes_casket.take,
    "kraken": scenes_kraken.take,
    "nozoku": scenes_nozoku.take,
}
# Sizes at which only what a size can spoil is looked at: how a table begins, and goes on, drawn and as text.
SIZES: dict[str, dict[str, Any]] = {
    "320x480": {"viewport": {"width": 320, "height": 480}, "has_touch": True, "is_mobile": True},
    "360x640": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
    "740x360": {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True},
    "844x390": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    "640x450": {"viewport": {"width": 640, "height": 450}},  # a desk at 200 percent
    "320x225": {"viewport": {"width": 320, "height": 225}},  # and at 400
    "forced": {"viewport": WIDE, "forced_colors": "active"},
}
DECISIONS = {4: "early", 9: "middle", 15: "later"}  # after so many, a picture


class Tour(Album):
    """Pages and games, as anyone may come upon them."""

    def pages(self, server: Running) -> None:
        """What is read."""
        ann = server.guest("Ann")
        ann.table(players=3, public=True)
        self.open("/", "article h2:not(:empty)")
        self.take("home", whole=True)
        self.page.locator(".who-am-i button.flag").click()
        self.take("home-flags")
        self.page.keyboard.press("Escape")
        self.page.locator("article .make").first.click()
        self.take("new-table")
        self.page.locator("dialog[open] summary").click()
        self.take("new-table-options")
        self.page.locator("dialog[open] form > button").last.click()
        self.page.wait_for_selector(".invite")
        self.take("lobby-host", whole=True)
        self.page.locator(".begin button").first.click()
        self.page.wait_for_selector(".lobby select")
        self.take("lobby-bots")
        self.open("/settings", "select")
        self.take("settings", whole=True)
        for game in GAMES:
            self.open(f"/rules/{game}", ".rulebook .goal img")
            self.take(f"rules-{game}", whole=True)
        self.open(f"/table/{ann.table(players=4)}", ".invite")
        self.take("lobby-guest", whole=True)

    def game(self, game: str, server: Running) -> None:
        """A game against bots, some decisions in, then its end and its replay."""
        self._lesson(game)
        self.visitor.play_bots(game)
        self.page.wait_for_selector(".prompt.mine")
        self.take(f"{game}-begins")
        self._react(game)
        self._point()
        self.take(f"{game}-pointed")
        for number in range(1 + max(DECISIONS)):
            if my_turn(self.page):
                self._decide(number)
            if number in DECISIONS:
                self.take(f"{game}-{DECISIONS[number]}")
        if "phone" in self.look:
            self.page.locator(".side nav button").first.click()
            self.take(f"{game}-log")
        table = played_by_bots(server, game, **QUICKER.get(game, {}))
        self.open(f"/table/{table}", ".end")
        self.take(f"{game}-end")
        self.open(f"/replay/{table}", ".controls .place")
        self.page.locator(".controls [type=range]").fill("12")
        self.take(f"{game}-replay", whole=True)

    def sizes(self, game: str) -> None:
        """The same game at a size of its own."""
        self.visitor.play_bots(game)
        for number in range(1 + min(DECISIONS)):
            if my_turn(self.page):
                if number in (0, min(DECISIONS)):
                    self.take(f"{game}-{number}")
                self._decide(number)
        my_turn(self.page)
        self.page.locator("button.until-focused").press("Enter")
        self.page.wait_for_selector("[data-part=choices] li")
        self.take(f"{game}-text", whole=True)
        self.page.locator("button.until-focused").press("Enter")

    def _react(self, game: str) -> None:
        """The six reactions, and one of them at my place."""
        self.page.locator("header button[popovertarget]").click()
        self.take(f"{game}-reactions")
        self.page.locator("[popover] [data-reaction=laugh]").click()
        self.page.wait_for_selector(".aside[data-reaction=laugh]")
        self.take(f"{game}-reacted")

    def _lesson(self, game: str) -> None:
        """Its lesson, where there is one: every step that is read or asked, and the end."""
        self.open("/", f"article[data-game={game}] .make")
        if not self.page.locator(f"article[data-game={game}] .learn").count():
            return
        for number in learning.steps(learning.begin(self.visitor, game)):
            self.take(f"{game}-lesson-{number:02}")
        self.take(f"{game}-lesson-end")

    def _point(self) -> None:
        """Something that may be done, as it looks when the keyboard reaches it."""
        lit = self.page.locator(".stage .lit").last
        if lit.count():
            lit.focus()

    def _decide(self, number: int) -> None:
        """One of the choices, another each time."""
        self.page.locator(".prompt [aria-haspopup=dialog]").click()
        choices = self.page.locator("dialog[open] li button")
        choices.nth(number % max(1, choices.count() - 1)).click()
        self.page.wait_for_timeout(SETTLE_MS)


def main(names: list[str]) -> None:
    """All looks of all pages and games, or of those that are named."""
    everything = LOOKS | SIZES
    looks = [look for look in everything if look in names] or list(everything)
    subjects = [name for name in ("pages", *GAMES) if name in names] or ["pages", *GAMES]
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), bot_pause_ms=150) as server,
        chromium() as browser,
    ):
        for look in looks:
            around = dict(everything[look])
            settings = {**AT_ONCE, "speed": "normal", **around.pop("settings", {})}
            visitor = Visitor(browser, server.url, settings, **around)
            tour = Tour(visitor, look)
            for subject in subjects if look in LOOKS else ():
                tour.pages(server) if subject == "pages" else tour.game(subject, server)
                if subject in SCENES:
                    SCENES[subject](tour, server)
            for subject in subjects if look in SIZES else ():
                tour.pages(server) if subject == "pages" else tour.sizes(subject)
            visitor.close()
    print(f"pictures are in {FOLDER}")


if __name__ == "__main__":
    main(sys.argv[1:])
