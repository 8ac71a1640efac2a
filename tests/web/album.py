"""Where pictures of the pages are kept, to be looked at."""

from pathlib import Path

from playwright.sync_api import Page

from tests.web.browsing import Visitor

FOLDER = Path(__file__).parents[2] / "shots"
SETTLE_MS = 900


class Album:
    """Takes pictures of one visitor's page."""

    def __init__(self, visitor: Visitor, look: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.look = look

    def take(self, name: str, *, whole: bool = False, wait: int = SETTLE_MS) -> None:
        self.page.wait_for_timeout(wait)
        FOLDER.mkdir(exist_ok=True)
        self.page.screenshot(path=FOLDER / f"{name}-{self.look}.png", full_page=whole)

    def open(self, path: str, ready: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector(ready)
