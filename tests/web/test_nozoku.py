"""Nozoku Dice in a browser, from the first die to the number that is carried home."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.running import Running
from tests.web.browsing import PHONE, faults, my_turn, settled
from tests.web.conftest import Visit
from tests.web.finished import played_by_bots
from tests.web.test_axe import LANGUAGES

MOST_DECISIONS = 400
TALL = ViewportSize(width=390, height=844)
OFFERED = ".stage .lit, .offer button"


def my_decision(page: Page) -> bool:
    """Wait until something is lit for me. False when the game is over."""
    if not my_turn(page):
        return False
    page.wait_for_selector(OFFERED)
    return True


def decide(page: Page) -> None:
    """Peek if that is offered; else take, use or turn whatever is lit first."""
    for wish in (".offer [data-do=peek]", ".cell.lit", ".column.lit", ".card.lit"):
        thing = page.locator(wish)
        if thing.count():
            thing.first.click()
            break
    choices = page.locator(".chooser button")
    if choices.count():
        choices.first.click()


def play_until(page: Page, reached: Callable[[Page], bool]) -> None:
    """Decide until the page shows what is waited for, or the game is over."""
    for _ in range(MOST_DECISIONS):
        if not my_decision(page) or reached(page):
            return
        decide(page)


def over(page: Page) -> bool:
    return page.locator(".table[data-status=over]").count() > 0


def asks_for(thing: str) -> Callable[[Page], bool]:
    return lambda page: page.locator(thing).count() > 0


def table_with_clock(page: Page, seconds: int) -> None:
    """Begin a game of two at a table with a clock."""
    page.goto("/")
    table = page.evaluate(
        """async seconds => {
          const ask = (method, path, body) => fetch(path, {
            method, headers: {"content-type": "application/json"}, body: JSON.stringify(body),
          }).then(answer => answer.json());
          await ask("POST", "/api/guests", {name: "Ann"});
          const pace = {kind: "seconds", amount: seconds};
          const {id} = await ask("POST", "/api/tables", {game: "nozoku", players: 2, pace});
          await ask("PUT", `/api/tables/${id}/seats/1/bot`, {level: "mate"});
          await ask("POST", `/api/tables/${id}/start`, {});
          return id;
        }""",
        seconds,
    )
    page.goto(f"/table/{table}")


def test_a_whole_game_by_clicking_against_bots(visit: Visit) -> None:
    page = visit().play_bots("nozoku")
    play_until(page, over)
    expect(page.locator("#end-headline")).to_be_visible()
    expect(page.locator(".end li")).to_have_count(4)
    page.locator(".end .close").click()
    expect(page.locator(".column.named, .column.aside").first).to_be_visible()


def test_a_die_is_taken_with_its_card(visit: Visit) -> None:
    page = visit().play_bots("nozoku")
    play_until(page, asks_for(".cell.lit"))
    card = page.locator(".card.lit").first
    number = card.get_attribute("data-card")
    card.click()
    page.locator(".chooser button").first.click()
    expect(page.locator(f".card.played[data-card='{number}']")).to_be_visible()
    expect(page.locator(".altar .cube .face")).to_have_count(5)
    expect(page.locator(".altar .seat")).to_have_count(4)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".cell.lit").first).to_be_visible()


def test_the_cube_shows_me_the_side_that_i_am_asked_about(visit: Visit) -> None:
    page = visit().play_bots("nozoku")
    play_until(page, asks_for(".offer"))
    seen = page.locator(".seat.offered").get_attribute("aria-label") or ""
    expect(page.locator(".prompt .sentence")).to_contain_text(f"You see a {seen[-1]}")
    assert pips_in_front(page) == int(seen[-1])


def test_the_eye_that_glows_below_the_die_peeks(visit: Visit) -> None:
    page = visit().play_bots("nozoku")
    play_until(page, asks_for(".offer"))
    page.locator(".seat.offered").click()
    expect(page.locator(".log")).to_contain_text("You peek")


def test_on_a_phone_the_stone_covers_no_dice_of_a_cave_for_four(visit: Visit, server: Running) -> None:
    ann = server.guest("Ann")
    coached = visit({"coached": []}, viewport=TALL, has_touch=True)  # a hint takes some of the height
    page = coached.sit_at(ann.table(game="nozoku", players=4, bots=3), ann)
    play_until(page, asks_for(".middle:not(.idle) .cube"))
    cave, stone = page.locator(".cave").bounding_box(), page.locator(".middle").bounding_box()
    assert cave
    assert stone
    assert cave["y"] + cave["height"] <= stone["y"]


def test_whoever_is_pointed_at_lends_me_their_side_of_the_cube(visit: Visit) -> None:
    page = visit().play_bots("nozoku")
    play_until(page, asks_for(".altar .cube"))
    seats = page.locator(".altar .seat")
    for seat in range(4):
        seats.nth(seat).focus()
        sees = seats.nth(seat).get_attribute("aria-label") or ""
        settled(page)
        assert pips_in_front(page) == int(sees[-1])


def pips_in_front(page: Page) -> int:
    """How many pips the side of the cube has that lies nearest."""
    bottoms = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.cube .face')].map(face =>
          [face.getAttribute('class').split(' ')[1], face.getBoundingClientRect().bottom]))"""
    )
    nearest = max((side for side in bottoms if side != "top"), key=lambda side: bottoms[side])
    return page.locator(f".cube .{nearest} g > *").count()


def test_an_offer_to_peek_has_a_clock_only_at_a_table_with_one(visit: Visit) -> None:
    page = visit().page
    table_with_clock(page, seconds=90)
    play_until(page, asks_for(".offer"))
    expect(page.locator(".offer [role=timer]")).to_be_visible()
    page = visit().play_bots("nozoku")
    play_until(page, asks_for(".offer"))
    expect(page.locator(".offer button")).to_have_count(2)
    expect(page.locator(".offer [role=timer]")).to_have_count(0)


def test_a_number_is_named_with_a_second_tap(visit: Visit) -> None:
    page = visit().play_bots("nozoku")
    play_until(page, asks_for(".column.lit[aria-label^='Name ']"))
    page.locator(".column.lit").last.click()
    expect(page.locator(".table")).to_have_attribute("data-status", "playing")
    page.locator(".chooser [data-do=name]").click()
    expect(page.locator(".table[data-status=over]")).to_be_visible()


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit().play_bots("nozoku")
    for _ in range(5):
        assert my_decision(page)
        lines = page.locator(".log .line").count()
        for _ in range(80):
            if page.evaluate("document.activeElement.matches('.lit, .offer button')"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        if page.locator(".chooser").count():
            assert page.evaluate("document.activeElement.matches('.chooser button')")
            page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelectorAll('.log .line').length > before", arg=lines)


def test_on_a_phone_everything_is_in_reach(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).play_bots("nozoku")
    for _ in range(8):
        assert my_decision(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        small = page.evaluate(
            """[...document.querySelectorAll('button, a')].filter(e => e.offsetParent && !e.closest('dialog'))
               .map(e => [e.outerHTML.slice(0, 80), e.getBoundingClientRect()])
               .filter(([, box]) => box.height < 44 || box.width < 44).map(([html]) => html)"""
        )
        assert small == []
        decide(page)


def test_at_the_end_everyone_sees_what_was_carried_home(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).play_bots("nozoku")
    play_until(page, over)
    page.locator(".end .close").click()
    expect(page.locator(".stage li b")).to_have_count(4)
    rights = page.locator(".stage li b").evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")
    assert max(rights) <= PHONE["width"]


def test_a_finished_game_is_replayed_from_any_seat(visit: Visit, server: Running) -> None:
    page = visit().page
    page.goto(f"/replay/{played_by_bots(server, 'nozoku', players=2, round_limit=2)}")
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
    page.get_by_label("Seen by").select_option(label="Ann")
    expect(page.locator("[data-card]")).to_have_count(6)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".stage li b")).to_have_count(2)
    page.get_by_role("button", name="Check them").click()
    expect(page.locator("[data-fair=true]")).to_be_visible()


def test_the_rules_have_their_figures(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/nozoku")
    page.wait_for_selector("#N20")
    expect(page.locator("figure")).to_have_count(4)  # one is of the goal


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_at_the_table(visit: Visit, language: str) -> None:
    page = visit(locale=LANGUAGES[language]).play_bots("nozoku")
    found: list[str] = []
    for state in (".cell.lit", ".column.lit", ".offer"):
        play_until(page, asks_for(state))
        found += [f"{state} {fault}" for fault in faults(page)]
    play_until(page, over)
    page.locator(".end .close").click()
    found += [f"the end {fault}" for fault in faults(page)]
    page.goto("/rules/nozoku")
    page.wait_for_selector("#N20")
    found += [f"rules {fault}" for fault in faults(page)]
    assert found == []


def test_in_japanese_nothing_is_left_in_another_language(visit: Visit) -> None:
    page = visit(locale="ja-JP").play_bots("nozoku")
    assert my_decision(page)
    expect(page.locator("h1")).to_have_text("ノゾクダイス")
    text = page.locator("body").inner_text()
    assert not {word for word in text.split() if word.isascii() and word.isalpha() and len(word) > 2}


def test_a_card_that_cannot_be_played_says_why(visit: Visit) -> None:
    page = visit().play_bots("nozoku")
    play_until(page, asks_for(".card.unplayable"))
    card = page.locator(".card.unplayable").first
    reason = card.get_attribute("aria-label")
    card.click(force=True)
    assert reason
    expect(page.locator(".prompt .because")).to_contain_text(reason)
