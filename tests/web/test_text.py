"""Games that are read and typed: nothing is known to who plays here but the words of the text table."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.browsing import PHONE, Visitor, faults
from tests.web.conftest import Visit

READS: dict[str, Any] = {"text": True, "remarks": False}
ASKED = ".text-table[data-asked='0'] [data-part=choices] li, .text-table[data-status=over]"
MOST_DECISIONS = 600

# Short games: how they are set up, and what a reader likes best of what they read.
SHORT: dict[str, dict[str, Any]] = {
    "kraken": {"round_limit": 6},
    "captain_dice": {"mode": "turns", "round_limit": 2},
    "nozoku": {"round_limit": 4},
    "casket": {"battle_limit": 2},
}
LIKED = {"en": r"^(Attack|Sail|Forward|Place|Card|Lay|Bid)", "ja": r"攻撃|まで進む|前進"}


class Reader:
    """Somebody who hears a table and types."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.liked = re.compile(LIKED[language])

    def choices(self) -> list[str]:
        """What can be done, as it is read; nothing when the game is over."""
        self.page.wait_for_selector(ASKED)
        return self.page.locator("[data-part=choices] li").all_inner_texts()

    def type(self, command: str) -> None:
        self.page.locator("#command").fill(command)
        self.page.locator("#command").press("Enter")

    def play(self) -> int:
        """To the end; how many decisions that took."""
        for decision in range(MOST_DECISIONS):
            choices = self.choices()
            if not choices:
                return decision
            liked = [number for number, text in enumerate(choices, 1) if self.liked.search(text)]
            self.type(str((liked or [len(choices)])[-1 if decision % 3 else 0]))
        raise AssertionError(f"the game was not over after {MOST_DECISIONS} decisions")


def seated(visitor: Visitor, server: Running, game: str, **wish: Any) -> Page:
    """At the text table of a game against one bot."""
    ann = server.guest("Ann")
    visitor.be(ann)
    visitor.page.goto(f"/table/{ann.table(game, players=2, bots=1, **wish)}")
    visitor.page.wait_for_selector(ASKED)
    return visitor.page


@pytest.mark.parametrize(("game", "language"), [*((game, "en") for game in SHORT), ("kraken", "ja")], ids=str)
def test_a_game_is_played_to_its_end_by_its_words(visit: Visit, server: Running, game: str, language: str) -> None:
    visitor = visit(READS, locale={"en": "en-GB", "ja": "ja-JP"}[language])
    page = seated(visitor, server, game, options=SHORT[game])
    assert faults(page) == []
    assert Reader(page, language).play() > 5
    expect(page.locator("#end-headline")).to_be_focused()
    expect(page.locator(".end li")).to_have_count(2)
    expect(page.locator(".heard p").last).to_contain_text(re.compile(r"place: [12] of 2|2\s人中\s[12]\s位"))
    assert faults(page) == []


@pytest.mark.parametrize("game", SHORT)
def test_each_part_has_a_key_and_is_spoken_when_its_letter_is_typed(visit: Visit, server: Running, game: str) -> None:
    page = seated(visit(READS), server, game, options=SHORT[game])
    page.keyboard.press("b")
    expect(page.locator("[data-part=board] h2").first).to_be_focused()
    mine = page.locator("[data-part=mine] li").first.inner_text()
    Reader(page).type("m")
    expect(page.locator(".heard p").last).to_contain_text(mine)
    expect(page.locator("#command")).to_be_focused()


def test_the_switch_is_the_first_thing_on_the_page_and_is_remembered(visit: Visit, server: Running) -> None:
    visitor = visit()
    ann = server.guest("Ann")
    page = visitor.sit_at(ann.table(bots=1), ann)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".text-table")).to_be_visible()
    page.reload()
    expect(page.locator(".text-table [data-part=standings] li")).to_have_count(2)


def test_what_cannot_be_undone_is_confirmed_by_whoever_wants_it(visit: Visit, server: Running) -> None:
    page = seated(visit({**READS, "confirm": True}), server, "kraken")
    reader = Reader(page)
    ends = [text.startswith("End the turn") for text in reader.choices()]
    reader.type(str(1 + ends.index(True)))
    expect(page.locator("dialog[open] [data-sure=yes]")).to_contain_text("End the turn")
    expect(page.locator("[data-part=since]")).not_to_contain_text("Your turn ends")
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=since]")).to_contain_text("Your turn ends")


def test_who_watches_reads_the_table_and_is_asked_nothing(visit: Visit, server: Running) -> None:
    page = visit(READS, viewport=PHONE).page
    page.goto(f"/table/{server.guest('Ann').table('nozoku', bots=1)}")
    expect(page.locator("[data-part=standings] li")).to_have_count(2)
    expect(page.locator("[data-part=mine], [data-part=choices] li")).to_have_count(0)
    assert faults(page) == []


def test_a_number_means_the_choice_that_had_it_when_it_was_begun(visit: Visit, server: Running) -> None:
    page = seated(visit(READS), server, "kraken")
    reader = Reader(page)
    first = reader.choices()[0]
    page.locator("#command").press("1")
    assert page.locator("#command").input_value() == "1"
    page.locator("#command").press("Enter")
    expect(page.locator("[data-part=since] li").first).not_to_have_text("Nothing yet.")
    assert first.startswith("Forward")
