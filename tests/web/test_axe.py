"""Every page for everyone: axe finds nothing, in both languages and both lights; each with each in `make long`."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.browsing import PHONE, Visitor, faults, settled
from tests.web.conftest import Visit
from tests.web.finished import played_by_bots

LANGUAGES = {"en": "en-GB", "ja": "ja-JP"}
GAMES = ("kraken", "captain_dice", "nozoku", "casket")


@pytest.fixture(
    params=["en dark", "ja light", *(pytest.param(other, marks=pytest.mark.long) for other in ("en light", "ja dark"))]
)
def reader(request: pytest.FixtureRequest, visit: Visit) -> Visitor:
    language, theme = request.param.split()
    return visit({"theme": theme}, locale=LANGUAGES[language])


def test_axe_finds_nothing_on_pages_that_are_read(reader: Visitor, server: Running) -> None:
    ann = server.guest("Ann")
    lobby = ann.table(players=3, public=True)
    found: list[str] = []
    for path, ready in {
        "/": "article h2:not(:empty)",
        "/settings": "select",
        "/best/kraken": "tr.bot",
        f"/person/{ann.ask('GET', '/api/me')['id']}": ".empty",
        f"/table/{lobby}": ".invite",
        "/table/nowhere": "main, [role=alert], a[href='/']",
        **{f"/rules/{game}": ".rule ~ .rule" for game in GAMES},
    }.items():
        reader.page.goto(path)
        reader.page.wait_for_selector(ready)
        found += [f"{path} {fault}" for fault in faults(reader.page)]
    reader.complaints = [text for text in reader.complaints if "404" not in text]  # the table that is not there
    assert found == []


def test_axe_finds_nothing_from_a_new_table_to_the_first_decision(reader: Visitor) -> None:
    page = reader.page
    page.goto("/")
    page.locator("article[data-game=kraken] .make").click()
    page.locator("dialog[open] summary").click()
    found = [f"new table {fault}" for fault in faults(page)]
    page.locator("dialog[open] .primary").click()
    page.locator(".begin button").first.click()
    expect(page.locator(".begin .primary")).to_be_enabled()
    found += [f"lobby {fault}" for fault in faults(page)]
    page.locator(".begin .primary").click()
    page.wait_for_selector(".prompt.mine")
    found += [f"table {fault}" for fault in faults(page)]
    page.locator(".side nav button").nth(1).click()
    found += [f"chat {fault}" for fault in faults(page)]
    assert found == []


def test_axe_finds_nothing_at_the_end_and_in_the_replay(reader: Visitor, server: Running) -> None:
    page, finished = reader.page, played_by_bots(server, "kraken", players=2, round_limit=3)
    page.goto(f"/table/{finished}")
    page.wait_for_selector(".end")
    settled(page)
    found = [f"end {fault}" for fault in faults(page)]
    page.goto(f"/replay/{finished}")
    page.wait_for_selector(".controls .place")
    page.locator(".fairness .primary, section button.primary").last.click()
    page.wait_for_selector("[data-fair=true]")
    found += [f"replay {fault}" for fault in faults(page)]
    assert found == []


def test_axe_finds_nothing_on_a_phone(visit: Visit) -> None:
    page: Page = visit({"coached": [], "patterns": True, "lefty": True}, viewport=PHONE, has_touch=True).play_bots(
        "kraken"
    )
    page.wait_for_selector(".guide.hint")
    found = faults(page)
    page.get_by_role("button", name="Log").click()
    found += faults(page)
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("#K22")
    found += faults(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="All you can do now").click()
    page.wait_for_selector("dialog[open]")
    assert found + faults(page) == []
