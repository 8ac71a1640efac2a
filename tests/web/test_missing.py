"""When somebody lets the others wait: it is said who and since when, and what can be done about it."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.server.running import HandClock, running
from tests.web.browsing import AT_ONCE, PHONE, Visitor, faults

SOFT: dict[str, Any] = {"kind": "soft", "amount": 4}


def test_the_others_wait_then_nudge_then_let_a_bot_play_until_the_person_is_back(
    browser: Browser, tmp_path: Path
) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        ann, bo, cy = (server.guest(name) for name in ("Ann", "Bo", "Cy"))
        people = (ann, bo)
        table = ann.table(players=2, pace=SOFT)
        bo.sit(table)
        ann.start(table)
        with cy.socket(table) as watching:
            (late,) = watching.now["actors"]

            def later(seconds: int) -> None:
                clock.now += seconds
                watching.ask("say", text="Tick")  # pages learn the server's time from what they are told

            visitor = Visitor(browser, server.url, AT_ONCE, viewport=PHONE, has_touch=True)
            page = visitor.sit_at(table, people[1 - late])
            expect(page.locator(".missing")).to_have_count(0)
            later(60)
            name = ("Ann", "Bo")[late]
            expect(page.locator(".missing")).to_contain_text(f"{name} has been silent for 1:0")
            expect(page.locator(".missing")).to_contain_text("is not here")
            expect(page.locator(".missing")).to_contain_text("You can nudge them in")
            assert faults(page) == []
            other = Visitor(browser, server.url, AT_ONCE)
            theirs = other.sit_at(table, people[late])
            expect(page.locator(".missing")).to_contain_text("but is here")
            later(62)
            page.get_by_role("button", name=f"Nudge {name}").click()
            expect(theirs.locator(".heard")).to_contain_text("It is your turn: all wait for you.")
            expect(page.get_by_role("button", name=f"Nudge {name}")).to_be_disabled()
            later(122)
            assert faults(page) == []
            page.get_by_role("button", name="Let a bot play on").click()
            theirs.get_by_role("button", name="Take my seat back").click()
            expect(theirs.get_by_role("button", name="Take my seat back")).to_have_count(0)
            visitor.close()
            other.close()


def test_a_table_from_the_card_has_a_soft_pace(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        visitor = Visitor(browser, server.url, AT_ONCE)
        page = visitor.page
        page.goto("/")
        page.locator("article[data-game=kraken] .make").click()
        page.locator("dialog[open] form > button").last.click()
        page.wait_for_selector(".invite")
        ann = server.stranger()
        assert ann.ask("GET", f"/api/tables/{visitor.table}")["pace"] == SOFT
        visitor.close()
