"""Kraken in a browser, from the first click to the last."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.browsing import PHONE, my_turn
from tests.web.conftest import Visit

MOST_CLICKS = 1500

LONG = (
    ("Forward to 12", "(1 point)"),
    ("Backward to 10", "(2 points)"),
    ("Inward to 20", "(7 points)"),
    ("Attack Green", "(3 points)"),
)
# Puts choices with these texts into the prompt bar; those that cannot be read whole.
OUT_OF_SIGHT = """texts => {
  const row = document.querySelector('.buttons:not(.last)'), seen = row.getBoundingClientRect();
  const choices = texts.map(() => row.firstElementChild.cloneNode(true));
  choices.forEach((choice, number) =>
    choice.querySelectorAll('.line').forEach((line, part) => (line.textContent = texts[number][part])));
  row.replaceChildren(...choices);
  const inside = (one, other) => one.left >= other.left && one.right <= other.right && one.height <= other.height;
  return choices.map((choice) => [choice.getBoundingClientRect(), choice.firstElementChild.getBoundingClientRect()])
    .filter(([button, text]) => !inside(text, button) || button.right > seen.right - 22);
}"""


def sail_on(page: Page) -> bool:
    """One decision: attack if possible, else sail forward, else end the turn. False when the game is over."""
    if not my_turn(page):
        return False
    for wish in ("attack", "forward", "shoot", "end"):
        button = page.locator(f".buttons [data-do={wish}]").first
        if button.count():
            button.click()
            break
    return True


@pytest.fixture
def finished(server: Running) -> str:
    """A table at which a game was played to its end by a program."""
    ann = server.guest("Ann")
    table = ann.table(game="kraken", players=2, bots=1, options={"round_limit": 3})
    with ann.socket(table) as socket:
        while socket.now["status"] != "over":
            socket.move() if socket.now["legal"] else socket.read()
    return table


def test_a_whole_game_by_clicking_against_bots(visit: Visit) -> None:
    ann = visit()
    page = ann.play_bots("kraken")
    for _ in range(MOST_CLICKS):
        if not sail_on(page):
            break
    expect(page.locator("#end-headline")).to_be_visible()
    expect(page.locator(".end li")).to_have_count(4)
    page.click(".end .buttons button")
    expect(page.locator(".table[data-status=playing]")).to_be_visible()


def test_K22_a_game_that_came_to_its_limit_was_won_by_nobody(visit: Visit, finished: str) -> None:
    page = visit().page
    page.goto(f"/table/{finished}")
    expect(page.locator("#end-headline")).to_have_text("Nobody wins")
    expect(page.locator(".end .reason").first).to_have_text("3 rounds are over: the whirlpool closes, and nobody wins.")
    expect(page.locator(".end .reason").last).to_contain_text("then who is nearest to the eye")
    expect(page.locator("header .result")).to_have_text("Nobody wins")
    expect(page.locator(".prompt .sentence")).to_have_text("Game over: Nobody wins")
    expect(page.locator(".end .score").last).to_contain_text("from the eye")
    expect(page.locator(".end .winners svg, .end .rank.first")).to_have_count(0)


def test_a_far_space_is_sailed_to_with_one_click(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    while my_turn(page) and page.locator(".cell.lit:not(.near)").count() == 0:
        sail_on(page)
    far = page.locator(".cell.lit:not(.near)").last
    space = far.get_attribute("data-space")
    far.click()
    expect(page.locator(".players li:has(small) .state").first).to_contain_text(f"space {space}")


def test_who_could_attack_me_next_stands_beside_their_name(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    assert my_turn(page)
    for _ in range(MOST_CLICKS):
        if page.locator(".players .threat").count():
            break
        assert sail_on(page)
    sign = page.locator(".players .threat").first
    expect(sign.locator(".unseen")).to_have_text(re.compile(r"can attack you next turn with (a \d|any roll)"))
    expect(page.locator(".players li[data-seat='0'] .threat")).to_have_count(0)
    sign.hover()
    expect(page.locator(".note.placed")).to_contain_text("can attack you next turn")


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    for _ in range(4):
        assert my_turn(page)
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.cell.lit, .buttons button')"):
                break
        before = page.locator(".log").inner_text()
        page.keyboard.press("Enter")
        expect(page.locator(".log")).not_to_have_text(before, use_inner_text=True)


def test_on_a_phone_everything_is_in_reach(visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).play_bots("kraken")
    for _ in range(6):
        sail_on(page)
    assert my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.evaluate(
        """[...document.querySelectorAll('button, a')].filter(e => e.offsetParent && !e.closest('dialog'))
           .map(e => [e.outerHTML.slice(0, 80), e.getBoundingClientRect()])
           .filter(([, box]) => box.height < 44 || box.width < 44).map(([html]) => html)"""
    )
    assert small == []
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".log")).to_be_visible()


def test_in_japanese_nothing_is_left_in_another_language(visit: Visit) -> None:
    page = visit(locale="ja-JP").play_bots("kraken")
    page.wait_for_selector(".prompt.mine")
    expect(page.locator("h1")).to_have_text("トレジャーハンティング：クラーケン")
    expect(page.locator(".prompt .sentence")).to_contain_text("あなたの番")
    text = page.locator("body").inner_text()
    assert not {word for word in text.split() if word.isascii() and word.isalpha() and len(word) > 2}


def test_a_finished_game_is_replayed_and_its_dice_verified(visit: Visit, finished: str) -> None:
    page = visit().page
    page.goto(f"/replay/{finished}")
    place = page.locator(".place")
    expect(place).to_contain_text("Step 0 of")
    page.get_by_role("button", name="One step on").click()
    expect(place).to_contain_text("Step 1 of")
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="One step back").click()
    page.get_by_label("Seen by").select_option(label="Ann")
    page.get_by_role("button", name="Check them").click()
    expect(page.locator("[data-fair=true]")).to_have_text("The dice were fair.")
    expect(page.get_by_text("moves came from the secret")).to_be_visible()


@pytest.mark.parametrize("count", [3, 4])
def test_a_few_choices_are_read_whole_and_move_nothing(visit: Visit, count: int) -> None:
    page = visit().play_bots("kraken")
    page.wait_for_selector(".prompt.mine .buttons [data-do=forward]")
    before = page.locator(".prompt").bounding_box()
    assert page.evaluate(OUT_OF_SIGHT, LONG[:count]) == []
    assert page.locator(".prompt").bounding_box() == before


def test_what_the_points_are_not_enough_for_is_seen_and_where_inward_and_outward_lead(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    assert my_turn(page)
    inward = page.locator("[data-space='16']")  # from Start, where no wind doubles a die
    expect(inward).to_have_attribute("aria-label", re.compile("7 points, more than you have"))
    expect(page.locator(".coin.dear").first).to_be_visible()
    page.locator("[data-space='19']").hover()
    expect(page.locator(".links")).to_have_count(1)
    expect(page.locator("[data-space='19']")).to_have_attribute("aria-label", re.compile("inward to 30, outward to 4"))
