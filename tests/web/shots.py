"""Pictures of every page and state at phone and desktop size, to be looked at: `make shots`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from tests.server.running import Running, running
from tests.web.browsing import AT_ONCE, Visitor, chromium

FOLDER = Path(__file__).parents[2] / "shots"
SIZES = {"phone": {"width": 390, "height": 844}, "wide": {"width": 1440, "height": 900}}
GAMES = ("kraken", "captain_dice", "nozoku", "casket")
SETTLE_MS = 900
DECISIONS = 14  # of each game


class Album:
    """Takes pictures of one visitor's page."""

    def __init__(self, visitor: Visitor, size: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.size = size

    def take(self, name: str, *, whole: bool = False, wait: int = SETTLE_MS) -> None:
        self.page.wait_for_timeout(wait)
        FOLDER.mkdir(exist_ok=True)
        self.page.screenshot(path=FOLDER / f"{name}-{self.size}.png", full_page=whole)

    def open(self, path: str, ready: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector(ready)

    def pages(self, server: Running) -> None:
        """What is read."""
        ann = server.guest("Ann")
        ann.table(players=3, public=True)
        self.open("/", "article h2:not(:empty)")
        self.take("home", whole=True)
        self.page.locator("article .buttons button").nth(1).click()
        self.take("new-table")
        self.open("/settings", "select")
        self.take("settings", whole=True)
        for game in GAMES:
            self.open(f"/rules/{game}", "#K22, .rule ~ .rule")
            self.take(f"rules-{game}")
        self.open(f"/table/{ann.table(players=4)}", ".invite")
        self.take("lobby-guest", whole=True)

    def game(self, game: str, server: Running) -> None:
        """A game against bots, some decisions in, then its end and its replay."""
        self.visitor.play_bots(game)
        self.take(f"{game}-begins")
        for number in range(DECISIONS):
            self.page.wait_for_selector(".prompt.mine, .table[data-status=over]")
            self._decide(number)
            if number in (4, 9):
                self.take(f"{game}-{number}")
        self.take(f"{game}-later")
        if self.size == "phone":
            self.page.locator(".side nav button").first.click()
            self.take(f"{game}-log")
        table = finished(server, game)
        self.open(f"/table/{table}", ".end")
        self.take(f"{game}-end")
        self.open(f"/replay/{table}", ".place")
        self.page.locator(".controls [type=range]").fill("12")
        self.take(f"{game}-replay", whole=True)

    def _decide(self, number: int) -> None:
        """One of the choices, another each time."""
        if self.page.locator(".table[data-status=over]").count():
            return
        self.page.get_by_role("button", name="All you can do now").click()
        choices = self.page.locator("dialog[open] li button")
        choices.nth(number % max(1, choices.count() - 1)).click()
        self.page.wait_for_timeout(SETTLE_MS)


def finished(server: Running, game: str) -> str:
    """A table of bots and a person who plays whatever comes first, played to its end."""
    ann = server.guest("Ann")
    table = ann.table(game=game, players=3, bots=2)
    with ann.socket(table) as socket:
        for name in ("resign",):
            socket.ask(name)
        while socket.now["status"] != "over":
            socket.read()
    return table


def main(games: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), bot_pause_ms=150) as server,
        chromium() as browser,
    ):
        for size, viewport in SIZES.items():
            visitor = Visitor(browser, server.url, {**AT_ONCE, "speed": "normal"}, viewport=viewport)
            album = Album(visitor, size)
            if not games:
                album.pages(server)
            for game in games or GAMES:
                album.game(game, server)
            visitor.close()
    print(f"pictures are in {FOLDER}")


if __name__ == "__main__":
    main(sys.argv[1:])
