"""Real browsers at a real server: Debian's Chromium, each person with a profile of their own."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect, sync_playwright

from doubloon.server.http.pages import FOLDER
from tests.server.running import Guest

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# The same engine without windows of its own takes much less of the machine.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PHONE = ViewportSize(width=360, height=740)
WIDE = ViewportSize(width=1440, height=900)
WAIT_MS = 60_000
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MY_TURN = ".table[data-asked='0'] .prompt.mine, .table[data-status=over]"
MAKE_TABLE = """([game, options]) => fetch('/api/tables', {
  method: 'POST',
  headers: {'content-type': 'application/json'},
  body: JSON.stringify({game, players: 4, options, bots: ['mate', 'mate', 'mate'], start: true, guest: 'Ann'}),
}).then(answer => answer.json()).then(({id}) => id)"""
AT_ONCE = {"speed": "off", "sound": False, "coached": ["kraken", "captain_dice", "nozoku", "casket"]}

expect.set_options(timeout=WAIT_MS)


@contextmanager
def chromium() -> Iterator[Browser]:
    """The machine's Chromium."""
    with sync_playwright() as playwright:
        yield launched(playwright)


def launched(playwright: Playwright) -> Browser:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.skip("no Chromium on this machine: apt-get install chromium-headless-shell")
    assert (FOLDER / "index.html").is_file(), "the browser client is not built: make web"
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


class Visitor:
    """Someone at a browser. Whatever the page complains about fails the test."""

    def __init__(self, browser: Browser, url: str, settings: dict[str, Any], **context: Any) -> None:
        self.url = url
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=url, **{"locale": "en-GB", "viewport": WIDE, "color_scheme": "dark", **context}
        )
        kept = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"localStorage.doubloon ??= {kept}")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(WAIT_MS)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        if message.type == "error" and "WebSocket connection" not in message.text:
            self.complaints.append(message.text)

    def close(self) -> None:
        """Leave; nothing may have gone wrong."""
        self.context.close()
        assert self.complaints == []

    def play_bots(self, game: str, **options: Any) -> Page:
        """From the home page into a game against bots; with options, to a table that has them."""
        self.page.goto("/")
        if options:
            self.page.goto(f"/table/{self.page.evaluate(MAKE_TABLE, [game, options])}")
        else:
            self.page.click(f"article[data-game={game}] button.primary")
        self.page.wait_for_selector(f".table[data-game={game}][data-status=playing] .prompt")
        return self.page

    def be(self, guest: Guest) -> None:
        """Have a guest's cookie."""
        cookies = [{"name": name, "value": value, "url": self.url} for name, value in guest.http.cookies.items()]
        self.context.add_cookies(cookies)  # type: ignore[arg-type]

    def sit_at(self, table: str, guest: Guest) -> Page:
        """At a table in play, as a guest who has sat down there already."""
        self.be(guest)
        self.page.goto(f"/table/{table}")
        self.page.wait_for_selector(".table[data-status=playing] .prompt")
        return self.page

    def what_is_seen(self) -> str:
        """The page in words, for whoever reads why a test failed: what is wanted, what is lit, what happened last."""
        seen: str = self.page.evaluate(
            """() => {
              const all = place => [...document.querySelectorAll(place)];
              const texts = place => all(place).map(found => found.innerText.trim());
              const lit = all('.table, .lit, .pending').map(found => found.outerHTML.slice(0, 90));
              const happened = texts('.log .line').slice(-12);
              return [location.pathname, ...texts('.prompt, [data-connection]'), ...lit, ...happened].join('\\n');
            }"""
        )
        return seen

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[1]


def my_turn(page: Page) -> bool:
    """Wait until something is wanted of me and all that I asked for is answered. False when the game is over."""
    page.wait_for_selector(MY_TURN)
    return page.locator(".table[data-status=over]").count() == 0


def settled(page: Page) -> None:
    """Wait until nothing moves or fades any more."""
    page.wait_for_function("() => document.getAnimations().every(({playState}) => playState === 'finished')")


def faults(page: Page) -> list[str]:
    """What axe finds wrong with a page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['html'][:160]} ({node['failureSummary'][:300]})"
        for fault in found["violations"]
        for node in fault["nodes"][:3]
    ]
