"""The host's desk in a browser: what was reported is seen there and acted upon; everyone is told something."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.club.test_profile import PASSWORD, me
from tests.server.running import Guest, Running, running
from tests.web.browsing import faults, settled
from tests.web.conftest import Visit
from tests.web.test_club import ALL_SIZES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), keepers="keeper") as started:
        yield started


@pytest.fixture(scope="module")
def keeper(server: Running) -> Guest:
    keeper = server.guest("Keeper")
    keeper.post("/api/me/account", login="keeper", password=PASSWORD)
    return keeper


@ALL_SIZES
def test_what_is_reported_reaches_the_desk_and_is_acted_upon(
    visit: Visit, server: Running, keeper: Guest, size: dict[str, Any]
) -> None:
    ann, rude = server.guest("Ann"), server.guest("Rude Name")
    table = rude.table(players=3, public=True)
    reporter = visit(**size)
    reporter.be(ann)
    page = reporter.page
    page.goto(f"/person/{me(rude)}")
    page.locator(".report > button").click()
    page.locator(".report textarea").fill("Look at this name")
    assert faults(page) == []
    page.locator(".report form button:not(.quiet)").click()
    expect(page.locator(".report [role=status]")).to_be_visible()

    host = visit(**size)
    host.be(keeper)
    desk = host.page
    desk.goto("/settings")
    desk.locator("a[href='/host']").click()
    report = desk.locator("article", has_text="Look at this name")
    expect(report).to_contain_text("Rude Name")
    assert desk.evaluate("document.documentElement.scrollWidth <= innerWidth")
    settled(desk)
    assert faults(desk) == []
    report.locator("button").first.click()  # silenced: that button is gone
    expect(report.locator("button")).to_have_count(1)
    report.locator("button").click()
    expect(report).to_have_count(0)
    line = desk.locator(f"li[data-table='{table}']")
    line.locator("button").first.click()  # hidden
    line.locator("button").last.focus()
    desk.keyboard.press("Enter")  # asks
    expect(line.locator("button.asked")).to_be_visible()
    desk.keyboard.press("Enter")
    expect(line.locator("button")).to_have_count(0)
    person = desk.locator(f"li[data-person='{me(rude)}']")
    person.locator("button").last.click()
    person.locator("button").last.click()
    expect(person).to_have_count(0)
    assert ann.refused("GET", f"/api/tables/{table}") == (410, "refused-ended")
    assert rude.ask("GET", "/api/me") is None


def test_everyone_is_told_something(visit: Visit, server: Running, keeper: Guest) -> None:
    ann = server.guest("Ann")
    table = ann.table(bots=1)
    at_table = visit().sit_at(table, ann)
    host = visit()
    host.be(keeper)
    host.page.goto("/host")
    host.page.get_by_label("What everyone is told").fill("We stop at ten.")
    host.page.get_by_role("button", name="Tell them").click()
    expect(at_table.locator(".notice")).to_contain_text("We stop at ten.")
    assert faults(at_table) == []
    late = visit().page
    late.goto("/")
    expect(late.locator(".notice")).to_contain_text("We stop at ten.")
    late.locator(".notice button").click()
    expect(late.locator(".notice")).to_be_empty()
    host.page.get_by_role("button", name="Take it back").click()
    expect(at_table.locator(".notice")).to_be_empty()


def test_who_is_not_named_in_the_settings_sees_no_desk(visit: Visit, server: Running) -> None:
    visitor = visit()
    visitor.be(server.guest("Ann"))
    visitor.page.goto("/settings")
    expect(visitor.page.locator("a[href='/host']")).to_have_count(0)
    visitor.page.goto("/host")
    expect(visitor.page.get_by_role("link")).to_have_count(1)
    visitor.page.wait_for_load_state("networkidle")
    visitor.complaints.clear()  # the browser tells of the 403
