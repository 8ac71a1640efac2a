"""Who one plays with: pirates chosen on the card, a name and a flag, reactions, and once more."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from doubloon.bots import PIRATES
from tests.server.running import Running
from tests.web.browsing import WIDE, faults, settled
from tests.web.conftest import Visit

DESK: dict[str, Any] = {"viewport": WIDE}
HELD: dict[str, Any] = {"viewport": ViewportSize(width=390, height=844), "has_touch": True, "is_mobile": True}
LYING: dict[str, Any] = {"viewport": ViewportSize(width=844, height=390), "has_touch": True, "is_mobile": True}
ALL_SIZES = pytest.mark.parametrize("size", [DESK, HELD, LYING], ids=["desk", "held", "lying"])


def who_sits(page: Page) -> list[dict[str, Any]]:
    table = page.url.rsplit("/", 1)[1]
    seats: list[dict[str, Any]] = page.evaluate(
        f"fetch('/api/tables/{table}').then(got => got.json()).then(got => got.seats)"
    )
    return seats


@ALL_SIZES
def test_how_good_the_bots_are_is_chosen_on_the_card(visit: Visit, size: dict[str, Any]) -> None:
    page = visit(**size).page
    page.goto("/")
    card = page.locator("article[data-game=kraken]")
    card.get_by_role("radio", name="hard").check()
    assert faults(page) == []
    card.get_by_role("button", name="Play against bots").click()
    page.wait_for_selector(".table[data-status=playing] .players img.face")
    seats = who_sits(page)[1:]
    assert {seat["bot"] for seat in seats} == {"captain"}
    assert len({seat["pirate"] for seat in seats}) == 3
    assert all("captain" in PIRATES[seat["pirate"]].levels for seat in seats)
    expect(page.locator(".players img.face")).to_have_count(3)
    page.goto("/")
    expect(card.get_by_role("radio", name="hard")).to_be_checked()  # and remembered, for this game alone
    expect(page.locator("article[data-game=casket]").get_by_role("radio", name="fair")).to_be_checked()


@ALL_SIZES
def test_a_first_visit_has_a_name_and_a_flag_to_choose_in_one_line(visit: Visit, size: dict[str, Any]) -> None:
    page = visit(**size).page
    page.goto("/")
    page.get_by_label("You sail as").fill("Grace")
    page.get_by_role("button", name="Your flag").click()
    assert faults(page) == []
    page.get_by_role("button", name="the octopus", exact=True).click()
    page.click("article[data-game=kraken] button.primary")
    page.wait_for_selector(".table[data-status=playing]")
    mine = who_sits(page)[0]
    assert (mine["name"], mine["flag"]) == ("Grace", "octopus")
    expect(page.locator(".players img.cloth")).to_have_count(1)
    page.goto("/")
    expect(page.locator("nav")).to_contain_text("Grace")


def test_who_chooses_nothing_has_a_name_that_is_no_captains(visit: Visit) -> None:
    page = visit().play_bots("captain_dice")
    mine = who_sits(page)[0]
    assert mine["name"]
    assert mine["flag"]
    assert "Captain" not in mine["name"]


def test_the_host_chooses_pirates_in_the_lobby_each_once(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.locator("article[data-game=kraken]").get_by_role("button", name="New table").click()
    page.locator("dialog[open] form > button").last.click()
    page.get_by_role("button", name="Fill 3 seats with bots").click()
    seats = page.locator(".lobby select")
    expect(seats).to_have_count(3)
    seats.first.select_option("admiral fog")
    expect(page.locator(".lobby li").nth(1)).to_contain_text("Fog")
    expect(seats.nth(1).locator("option[value='captain fog']")).to_be_disabled()
    assert faults(page) == []


@ALL_SIZES
def test_a_reaction_is_seen_and_heard_at_the_others_unless_they_silenced_it(
    visit: Visit, server: Running, size: dict[str, Any]
) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = ann.table(players=2)
    bo.sit(table)
    ann.start(table)
    mine, theirs = visit(**size).sit_at(table, ann), visit(**size).sit_at(table, bo)
    mine.get_by_role("button", name="Show how you feel").click()
    assert faults(mine) == []
    mine.get_by_role("button", name="Cheers!").click()
    theirs.wait_for_selector(".players li[data-seat='0'] [data-reaction=cheers]")
    expect(theirs.locator(".heard")).to_contain_text("Ann: Cheers!")
    expect(theirs.locator(".aside")).to_have_count(0)  # it goes by itself
    theirs.get_by_role("button", name="Show how you feel").click()
    theirs.get_by_label("Show reactions of others").uncheck()
    theirs.keyboard.press("Escape")
    mine.get_by_role("button", name="Show how you feel").click()
    mine.get_by_role("button", name="Oh no!").click()
    mine.wait_for_selector("[data-reaction=gasp].aside")
    expect(theirs.locator(".aside")).to_have_count(0)


@ALL_SIZES
def test_once_more_takes_everyone_who_is_there_along(visit: Visit, server: Running, size: dict[str, Any]) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = ann.post("/api/tables", game="kraken", players=3, options={"round_limit": 1})["id"]
    bo.sit(table)
    ann.ask("PUT", f"/api/tables/{table}/seats/2/bot", {"pirate": "mog"})
    ann.start(table)
    with ann.socket(table) as one, bo.socket(table) as other:
        other.ask("resign")
        one.ask("resign")  # bots play it out
        while one.now["status"] != "over":
            one.read()
    mine, theirs = visit(**size), visit(**size)
    for visitor, guest in ((mine, ann), (theirs, bo)):
        visitor.be(guest)
        visitor.page.goto(f"/table/{table}")
        visitor.page.wait_for_selector(".end")
    mine.page.get_by_role("button", name="Once more").click()
    for visitor in (mine, theirs):
        visitor.page.wait_for_selector(".table[data-status=playing]")
        expect(visitor.page.locator("ol.players")).to_contain_text("Mog")
    assert mine.page.url == theirs.page.url != f"/table/{table}"
    assert [seat["name"] for seat in who_sits(mine.page)] == ["Ann", "Bo", None]
    settled(mine.page)
    assert faults(mine.page) == []
