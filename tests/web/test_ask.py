"""Everything on a table can be asked what it is, and what is grey says why."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import doubloon
from tests.web import test_captain_dice, test_casket, test_kraken, test_nozoku
from tests.web.asking import all_notes, note, rules_of, silent
from tests.web.browsing import WIDE, my_turn
from tests.web.conftest import Visit

HOLD_MS = 700
UPRIGHT = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LYING = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {"wide": {"viewport": WIDE}, "upright": UPRIGHT, "lying": LYING}


def race_on(page: Page) -> None:
    """One decision by turns: ring as soon as the table says so."""
    if my_turn(page) and page.locator(".bell.calls").count():
        page.locator(".bell.calls").click()
    else:
        test_captain_dice.play_on(page)


def peek_on(page: Page) -> None:
    if test_nozoku.my_decision(page):
        test_nozoku.decide(page)


PLAY_ON: dict[str, Callable[[Page], object]] = {
    "kraken": test_kraken.sail_on,
    "captain_dice": race_on,
    "nozoku": peek_on,
    "casket": test_casket.decide,
}
OPTIONS: dict[str, dict[str, Any]] = {"captain_dice": {"mode": "turns", "help": "lines"}}  # nothing moves meanwhile
DECISIONS = 12
WHOLE_GAME = 400
# What does not light up at a table of Casket, and what it says then.
GREY = {
    ".bids [data-why]": "the bids would add up to",
    ".hand .card[data-why]": "must follow suit|time to",
    ".hand .try[data-why]": "follow suit, or try a Fog|only one feature|no die may be rolled|time to",
    ".square[data-why]": "the next square only|backward|stands there|diagonal|not the start|barrier",
}
# What is dim and does not say why; and of what does, a place for each kind of thing.
UNEXPLAINED = "[...document.querySelectorAll('.stage [aria-disabled=true]')]"
UNEXPLAINED += ".filter(thing => !thing.closest('[data-why]')).map(thing => thing.outerHTML.slice(0, 160))"
KINDS = """() => Object.fromEntries([...document.querySelectorAll('.stage [data-why]')].map(thing => {
  const kind = thing.tagName + ' ' + (thing.getAttribute('class') ?? '').split(' ')[0];
  return [`${kind} ${JSON.parse(thing.dataset.why).do}`, thing.dataset.why];
}))"""


def hold(page: Page, place: str, ms: int = HOLD_MS) -> None:
    """Rest a finger on the middle of something."""
    box = page.locator(place).first.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(ms)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def moves(page: Page) -> int:
    """How many things were told so far."""
    return page.locator(".log .line").count()


@pytest.mark.parametrize("decisions", [DECISIONS, pytest.param(WHOLE_GAME, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", PLAY_ON)
def test_nothing_on_a_table_is_silent_whatever_the_game_has_come_to(visit: Visit, game: str, decisions: int) -> None:
    page = visit({"patterns": True}).play_bots(game, **OPTIONS.get(game, {}))
    found: set[str] = set()
    for _ in range(decisions):
        if not my_turn(page):
            break
        found |= set(silent(page))
        PLAY_ON[game](page)
    assert sorted(found) == []


def test_what_is_drawn_without_a_word_is_noticed(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    assert my_turn(page)
    page.evaluate("document.querySelector('[data-ship]').removeAttribute('data-ask')")
    assert any("ellipse" in thing for thing in silent(page))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
@pytest.mark.parametrize("game", PLAY_ON)
def test_everything_is_said_with_its_rule_and_covers_nothing(visit: Visit, game: str, language: str, size: str) -> None:
    page = visit(locale=language, **SIZES[size]).play_bots(game, **OPTIONS.get(game, {}))
    for _ in range(3):
        PLAY_ON[game](page)
    assert my_turn(page)
    rules = rules_of(doubloon.game(game).rulebook(language[:2]))
    notes = all_notes(page)
    assert len(notes) > 20
    assert [said for said in notes if not said["texts"] or not all(said["texts"])] == []
    assert [said for said in notes if any(text.startswith("about-") for text in said["texts"])] == []
    assert {rule for said in notes for rule in said["rules"]} <= rules
    assert sum(1 for said in notes if said["rules"]) > len(notes) / 2
    assert [said for said in notes if said["covers"] != [0, 0] or said["outside"]] == []


def test_the_pointer_asks_by_resting_and_leaves_the_note_to_follow_its_rule(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    assert my_turn(page)
    page.locator(".stage [data-space='22']").hover()
    expect(page.locator(".note.placed")).to_contain_text("Wind: a ship that begins its turn here has twice")
    page.locator(".note a").first.click()
    expect(page.locator(".side .rule.at").first).to_contain_text("K10")
    expect(page.locator(".side .rule.at").first).to_be_in_viewport()
    expect(page.locator(".note")).to_have_count(0)
    page.locator(".stage [data-space='22']").hover()
    expect(page.locator(".note.placed")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".note")).to_have_count(0)


def test_a_finger_that_rests_asks_and_does_nothing_else(visit: Visit) -> None:
    page = visit(**UPRIGHT).play_bots("kraken")
    assert my_turn(page)
    before = moves(page)
    hold(page, ".cell.near")
    expect(page.locator(".note.placed")).to_contain_text("Space")
    assert moves(page) == before
    page.locator(".cell.near").first.tap()  # does what it can, and closes the note
    expect(page.locator(".note")).to_have_count(0)
    page.wait_for_function("before => document.querySelectorAll('.log .line').length > before", arg=before)


def test_on_a_phone_the_rule_opens_over_the_table(visit: Visit) -> None:
    page = visit(**UPRIGHT).play_bots("kraken")
    assert my_turn(page)
    hold(page, ".dial")
    page.locator(".note a").first.tap()
    expect(page.locator(".side .rule.at").first).to_be_in_viewport()
    expect(page.locator(".side .rule.at").first).to_contain_text("K9")


def test_a_tap_on_what_can_do_nothing_asks_at_once(visit: Visit) -> None:
    page = visit(**UPRIGHT).play_bots("kraken")
    assert my_turn(page)
    page.locator(".dial").tap()
    expect(page.locator(".note.placed")).to_contain_text("The Kraken's mood")


def test_by_key_one_walks_from_thing_to_thing_and_comes_back(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    assert my_turn(page)
    page.locator(".cell.near").first.focus()
    page.keyboard.press("?")
    first = note(page)
    expect(page.locator(".note a").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert note(page)["texts"] == first["texts"]
    page.keyboard.press("Escape")
    expect(page.locator(".note")).to_have_count(0)
    expect(page.locator(".cell.near").first).to_be_focused()


def test_where_the_keyboard_is_the_note_comes_by_itself(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    assert my_turn(page)
    page.keyboard.press("Tab")
    page.locator(".cell.near").first.focus()
    expect(page.locator(".note.placed")).to_contain_text("Space")
    page.keyboard.press("Escape")
    expect(page.locator(".note")).to_have_count(0)


def test_in_asking_mode_a_tap_on_what_is_lit_asks_too(visit: Visit) -> None:
    page = visit(**UPRIGHT).play_bots("kraken")
    assert my_turn(page)
    before = moves(page)
    page.locator("header [aria-pressed=false]").first.tap()
    page.locator(".cell.near").first.tap()
    expect(page.locator(".note.placed")).to_contain_text("Space")
    assert moves(page) == before


def test_screen_readers_get_it_as_a_description(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    assert my_turn(page)
    expect(page.locator("[data-space='22']")).to_have_attribute("aria-description", re.compile("Wind: .*\n.*Space 22"))


# Grey says why


def test_what_is_not_lit_says_why_in_the_prompts_place_and_does_nothing(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    assert my_turn(page)
    before, sentence = moves(page), page.locator(".prompt .sentence").inner_text()
    page.locator("[data-space='31']").click()
    expect(page.locator(".prompt .because")).to_contain_text("space 31 is farther than")
    expect(page.locator(".prompt .refused")).to_have_count(0)
    assert moves(page) == before
    page.locator(".buttons [data-do=forward]").click()
    expect(page.locator(".prompt .because")).to_have_count(0)
    assert sentence


def test_what_is_not_lit_says_why_where_the_pointer_rests(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    assert my_turn(page)
    page.locator("[data-space='31']").hover()
    expect(page.locator(".note .reason")).to_contain_text("space 31 is farther than")


def test_whatever_is_grey_in_casket_says_why_and_nothing_happens(visit: Visit) -> None:
    page = visit().play_bots("casket")
    grey = dict(GREY)
    while grey:
        assert my_turn(page), f"nothing was seen of {list(grey)}"
        for place in [place for place in grey if page.locator(place).count()]:
            before = moves(page)
            page.locator(place).last.dispatch_event("click")
            expect(page.locator(".prompt .because")).to_contain_text(re.compile(grey.pop(place)))
            assert moves(page) == before
        PLAY_ON["casket"](page)


@pytest.mark.parametrize("game", PLAY_ON)
def test_what_is_dim_says_why_in_every_game_and_nothing_happens(visit: Visit, game: str) -> None:
    page = visit().play_bots(game, **OPTIONS.get(game, {}))
    unexplained: set[str] = set()
    tried: set[str] = set()
    for _ in range(DECISIONS):
        if not my_turn(page):
            break
        unexplained |= set(page.evaluate(UNEXPLAINED))
        for kind, action in page.evaluate(KINDS).items():
            if kind in tried:
                continue
            tried.add(kind)
            before = moves(page)
            page.locator(f".stage [data-why={json.dumps(action)}]").first.dispatch_event("click")
            expect(page.locator(".prompt .because")).to_have_text(re.compile(r"\w{2}"))
            assert "refused-" not in page.locator(".prompt .because").inner_text(), kind
            assert moves(page) == before
        PLAY_ON[game](page)
    assert sorted(unexplained) == []
    assert len(tried) >= 2
