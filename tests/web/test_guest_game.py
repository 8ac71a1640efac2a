"""The game of docs/new_game.md in a browser: served from the empty environment that it was installed into."""

import os
import re
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.test_new_game import files, install
from tests.web.browsing import AT_ONCE, PHONE, Visitor, my_turn

DOUBT = "[data-do=doubt]"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server."""
    folder = tmp_path_factory.mktemp("guest")
    python = install(folder, files())
    settings = {"DOUBLOON_BOT_PAUSE_MS": "0", "PYTHONUNBUFFERED": "1"}
    command = [str(python.with_name("doubloon")), "serve", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(command, env={**os.environ, **settings}, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = next(filter(None, (re.search(r"http://[\w.:]+", line) for line in server.stdout)))
        yield found[0]
        server.terminate()


@pytest.fixture
def page(browser: Browser, url: str) -> Iterator[Page]:
    visitor = Visitor(browser, url, AT_ONCE, viewport=PHONE)
    yield visitor.play_bots("liars_dice")
    visitor.close()


def test_a_game_without_a_drawing_is_played_by_choosing_argument_by_argument(page: Page) -> None:
    table = page.locator(".plain table")
    expect(table.locator("tbody tr")).to_have_count(4)
    expect(table).to_contain_text("dice left")
    expect(page.locator(".sentence")).to_contain_text("dice lie under all cups")
    page.locator(".buttons button", has_text="× …").last.click()
    page.locator("[data-do=bid]").last.click()
    expect(page.locator(".plain .event")).not_to_be_empty()
    expect(page.locator(".sentence")).to_contain_text("dice lie under all cups")


def test_what_stays_in_sight_is_apart(page: Page) -> None:
    assert my_turn(page)
    while page.locator(DOUBT).count() == 0:  # who begins a round has no bid to doubt
        page.locator(".buttons button", has_text="× …").first.click()
        page.locator("[data-do=bid]").first.click()
        assert my_turn(page)
    expect(page.locator(f".buttons.last {DOUBT}")).to_be_visible()
