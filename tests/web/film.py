"""The first game of each game as a film of pictures, to be looked at: python -m tests.web.film kraken ja-JP 390x844.

From the home page through the lesson into a real game and to its end, with a picture of every decision and of every
staged moment. A mate chooses for us; the same film is the same game again, whatever language and size it has. With
`short` it ends some decisions into the real game.
"""

import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from doubloon.bots import Bot
from doubloon.engine.match import Match
from tests.server.running import Running, running
from tests.web import learning
from tests.web.album import FOLDER
from tests.web.browsing import Visitor, chromium
from tests.web.test_captain_dice import play_on

GAMES = ("kraken", "captain_dice", "nozoku", "casket")
LIVE: dict[str, Any] = {"bot_pause_ms": 200}
MOST = 400
ALL_OF = 14  # decisions of the real game that are all taken; later on only each so-manieth
SELDOM = 6
OF_A_KIND = 2  # staged moments of the same kind
SHOWN_MS = 450  # into a staged moment
SETTLED_MS = 700
SCENES = """() => {
  const at = place => document.querySelector(place);
  const staged = at('.climax');
  if (staged) return `staged ${staged.querySelector('p').textContent}`;
  if (at('.lesson-end')) return 'lesson-end';
  if (at('.end.plaque')) return 'end';
  const mine = at(".table[data-asked='0'] .prompt.mine");
  if (mine) return `mine ${mine.dataset.step ?? ''}`;
  return null;
}"""


class Film:
    """One visitor's first evening with one game."""

    def __init__(self, visitor: Visitor, server: Running, game: str, folder: Path, most: int) -> None:
        self.page: Page = visitor.page
        self.visitor, self.server, self.game, self.folder = visitor, server, game, folder
        self.most = most
        self.taken = 0
        self.seen: dict[str, int] = {}

    def shoot(self) -> None:
        self.page.goto("/")
        self.page.wait_for_selector("article h2:not(:empty)")
        self.take("home")
        learning.begin(self.visitor, self.game)
        self.lesson()
        self.page.click(".lesson-end .primary")
        self.page.wait_for_selector(".table[data-status=playing] .prompt:not(.lesson)")
        self.take("begins")
        self.real_game()

    def take(self, name: str, wait: int = SETTLED_MS) -> None:
        self.page.wait_for_timeout(wait)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=self.folder / f"{self.taken:03}-{name}.png")
        self.taken += 1

    def lesson(self) -> None:
        """Every step, also those of bots, and what is staged between them."""
        last = None
        while (scene := self.next()) != "lesson-end":
            if scene.startswith("staged"):
                self.staged(scene, every=True)
            elif scene != last:
                self.take(scene.replace("mine ", "lesson-"))
                last = scene
                learning.click(self.page)
        self.take("lesson-end")

    def real_game(self) -> None:
        decisions = 0
        while decisions < self.most:
            scene = self.next()
            if scene.startswith("staged"):
                self.staged(scene, every=False)
                continue
            if scene == "end":
                self.take("end", wait=1500)
                self.page.click(".end .close")
                self.take("board-at-the-end")
                return
            decisions += 1
            if decisions <= ALL_OF or decisions % SELDOM == 0 or self.something_new():
                self.take(f"decision-{decisions}", wait=100 if self.racing() else SETTLED_MS)
            self.decide()

    def next(self) -> str:
        """What is to be looked at now."""
        return str(self.page.wait_for_function(SCENES, timeout=120_000).json_value())

    def staged(self, scene: str, *, every: bool) -> None:
        kind = " ".join(word for word in scene.split() if word.islower())
        self.seen[kind] = self.seen.get(kind, 0) + 1
        if every or self.seen[kind] <= OF_A_KIND:
            self.take("staged", wait=SHOWN_MS)
        with suppress(TooLate):
            self.page.wait_for_function(f"was => ({SCENES})() !== was", arg=scene, timeout=4000)

    def something_new(self) -> bool:
        """A hint, what befell me, a summary."""
        place = ".guide.hint .said, .befallen li, .summary h2"
        texts: list[str] = self.page.locator(place).all_inner_texts()
        new = [text for text in texts if text not in self.seen]
        self.seen |= dict.fromkeys(new, 1)
        return bool(new)

    def racing(self) -> bool:
        return len(self.match().actors) > 1

    def match(self) -> Match:
        table = next(live for live in self.server.hall.live() if live.id == self.visitor.table)
        assert table.state.match
        return table.state.match

    def decide(self) -> None:
        """What a mate would do; in a race, whatever fits."""
        match = self.match()
        if not match.actors or 0 not in match.actors:
            return
        if len(match.actors) > 1 or self.game == "captain_dice":
            with suppress(TooLate):
                play_on(self.page)
            return
        action = Bot("mate", seed=5, seat=0).choose(match, 0)
        number = match.legal(0).index(action)
        self.page.locator(".prompt [aria-haspopup=dialog]").click()
        self.page.locator("dialog[open] li button").nth(number).click()
        with suppress(TooLate):
            self.page.wait_for_function("() => document.querySelector('.table').dataset.asked !== '0'", timeout=300)


def main(names: list[str]) -> None:
    """The films of the games that are named, or all, in one language and size."""
    locale = next((name for name in names if name[:2] in ("en", "ja")), "en-GB")
    size = next((name for name in names if name[0].isdigit()), "1440x900")
    width, height = map(int, size.split("x"))
    screen: dict[str, Any] = {"viewport": {"width": width, "height": height}, "locale": locale}
    if min(width, height) < 700:
        screen |= {"has_touch": True, "is_mobile": True}
    games = [game for game in GAMES if game in names] or list(GAMES)
    shoot_all(games, screen, f"{locale[:2]}-{size}", ALL_OF if "short" in names else MOST)


def shoot_all(games: list[str], screen: dict[str, Any], name: str, most: int) -> None:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), **LIVE) as server, chromium() as browser:
        for game in games:
            server.secrets.begin(f"the film of {game}")
            visitor = Visitor(browser, server.url, {"sound": False}, **screen)
            Film(visitor, server, game, FOLDER / "film" / f"{game}-{name}", most).shoot()
            visitor.close()


if __name__ == "__main__":
    main(sys.argv[1:])
