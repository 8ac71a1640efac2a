"""Profiles, histories and leaderboards in a browser: what people find between two evenings."""

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from doubloon.server.http import club
from tests.server.club.test_profile import me, played
from tests.server.running import Guest, Running, wait_for
from tests.web.browsing import WIDE, faults, settled
from tests.web.conftest import Visit

DESK: dict[str, Any] = {"viewport": WIDE, "locale": "en-GB"}
HELD: dict[str, Any] = {"viewport": ViewportSize(width=390, height=844), "locale": "ja-JP"}
LYING: dict[str, Any] = {"viewport": ViewportSize(width=844, height=390), "locale": "en-GB"}
ALL_SIZES = pytest.mark.parametrize("size", [DESK, HELD, LYING], ids=["desk", "held ja", "lying"])


@pytest.fixture(scope="module")
def ann(server: Running) -> Guest:
    """Somebody with an evening behind her."""
    server.secrets.begin("an evening")
    ann, bo = server.guest("Ann"), server.guest("Bo")
    for number in range(4):
        played(ann, bo, rated=number > 0)
    path = f"/api/people/{me(ann)}"
    wait_for(lambda: (ann.ask("GET", path)["games"][0]["standing"] or {}).get("games") == 3)
    return ann


@ALL_SIZES
def test_a_profile_tells_of_games_results_ratings_and_against_whom(
    visit: Visit, ann: Guest, size: dict[str, Any]
) -> None:
    page = visit(**size).page
    page.goto(f"/person/{me(ann)}")
    expect(page.get_by_role("heading", name="Ann", exact=True)).to_be_visible()
    stats = page.locator("article[data-game=kraken]")
    expect(stats.locator("svg.bar rect").first).to_be_visible()
    expect(stats.locator("svg.line path")).to_have_attribute("d", re.compile(r"^M0 "))
    expect(page.locator("tbody tr")).to_have_count(1)
    expect(page.locator("ol > li")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    settled(page)
    assert faults(page) == []
    page.locator("tbody a").focus()
    page.keyboard.press("Enter")  # to Bo's profile, and from there to a replay
    expect(page.get_by_role("heading", name="Bo", exact=True)).to_be_visible()
    page.locator("a.replay").first.click()
    page.wait_for_url("**/replay/*")
    page.wait_for_selector("input[type=range]")


@ALL_SIZES
def test_the_best_are_listed_with_what_is_uncertain_and_where_bots_stand(
    visit: Visit, ann: Guest, size: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club, "LEAST_GAMES", 1)
    visitor = visit(**size)
    visitor.be(ann)
    page = visitor.page
    page.goto("/best/kraken")
    expect(page.locator("tr.you")).to_contain_text("Ann")
    expect(page.locator("tr.you")).to_contain_text("±")
    expect(page.locator("tr.bot")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    settled(page)
    assert faults(page) == []
    page.locator("main nav a").last.click()
    expect(page.locator("tr.you")).to_have_count(0)


def test_the_end_of_a_game_leads_to_who_played_it(visit: Visit, ann: Guest) -> None:
    visitor = visit()
    visitor.be(ann)
    visitor.page.goto(f"/table/{ann.ask('GET', '/api/tables/mine')[0]['id']}")
    visitor.page.locator(".end ol a", has_text="Bo").click()
    expect(visitor.page.get_by_role("heading", name="Bo", exact=True)).to_be_visible()


def test_home_leads_to_my_profile_and_to_the_best(visit: Visit, ann: Guest) -> None:
    visitor = visit()
    visitor.be(ann)
    visitor.page.goto("/")
    visitor.page.locator("nav").get_by_role("link", name="Ann").click()
    expect(visitor.page.get_by_role("link", name="Change my name or flag")).to_be_visible()
    visitor.page.goto("/")
    visitor.page.get_by_role("link", name="The best").click()
    expect(visitor.page.get_by_role("heading", name="The best")).to_be_visible()


def test_a_table_is_made_that_counts_for_the_ratings(visit: Visit, server: Running) -> None:
    visitor = visit()
    visitor.be(server.guest("Ann"))
    visitor.page.goto("/")
    visitor.page.locator("article[data-game=kraken]").get_by_role("button", name="New table").click()
    counts = visitor.page.get_by_label("It counts for the ratings")
    expect(counts).to_be_checked()
    visitor.page.locator("dialog[open] form > button").last.click()
    visitor.page.wait_for_url("**/table/*")
    made = visitor.page.evaluate(f"fetch('/api/tables/{visitor.table}').then(got => got.json())")
    assert made["rated"]


@ALL_SIZES
def test_who_wants_to_be_nobody_is_asked_once_more_and_is(visit: Visit, server: Running, size: dict[str, Any]) -> None:
    dee = server.guest("Dee")
    person = me(dee)
    visitor = visit(**size)
    visitor.be(dee)
    page = visitor.page
    page.goto("/settings")
    page.locator("section button.quiet").last.click()
    expect(page.locator("button.danger")).to_be_visible()
    assert faults(page) == []
    page.locator("button.danger").click()
    page.wait_for_url(re.compile(r"/$"))
    assert dee.ask("GET", "/api/me") is None
    assert dee.refused("GET", f"/api/people/{person}") == (404, "refused-no-person")
    visitor.complaints.clear()


def test_a_profile_that_is_no_more_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("/person/nobody")
    expect(visitor.page.get_by_text("There is nobody with this id.")).to_be_visible()
    visitor.complaints.clear()  # the browser tells of the 404


@ALL_SIZES
def test_home_shows_what_is_being_played_to_be_watched(visit: Visit, server: Running, size: dict[str, Any]) -> None:
    dee, eve = server.guest("Dee"), server.guest("Eve")
    table = dee.table(players=2, public=True)
    eve.sit(table)
    dee.start(table)
    page = visit(**size).page
    page.goto("/")
    page.locator(f"a[href='/table/{table}']").click()
    page.wait_for_selector(".table[data-status=playing]")
    page.goto("/")
    expect(page.locator(f"a[href='/table/{table}']")).to_be_visible()
    settled(page)
    assert faults(page) == []


@ALL_SIZES
def test_friends_are_added_after_a_game_and_seen_on_the_home_page(
    visit: Visit, server: Running, size: dict[str, Any]
) -> None:
    fay, gil = server.guest("Fay"), server.guest("Gil")
    assert gil.http.put(f"/api/friends/{me(fay)}").status_code == 204
    visitor = visit(**size)
    visitor.be(fay)
    page = visitor.page
    page.goto(f"/person/{me(gil)}")
    page.locator(".who button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".who button")).to_have_text(re.compile("Take off my friends|友だちから外す"))
    table = gil.table(players=3, public=True)
    with gil.socket(table):
        page.goto("/")
        friend = page.locator("li.here", has_text="Gil")
        expect(friend.locator(f"a[href='/table/{table}']")).to_be_visible()
        settled(page)
        assert faults(page) == []
