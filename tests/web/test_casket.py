"""Casket of Gold in a browser, from the first bid to the casket."""

from playwright.sync_api import Page, ViewportSize, expect

from tests.server.running import Running
from tests.web.browsing import PHONE, Visitor, faults, my_turn
from tests.web.conftest import Visit

MOST_CLICKS = 1500
STOPS = ".summary button, .bids .lit, .hand .lit, .square.lit, .buttons button"
STATES = (".bids .lit", ".hand .lit", ".square.lit")  # bidding, fighting, moving
# What a hand goes for, first the things on the table: dice, captains, squares, special sides, cards; then buttons.
WISHES = (
    ".bids .lit >> nth=0",  # a low bid is often made, or missed by 1: then there is something to move
    "button.chair.target",
    ".square.lit",
    ".hand .try.lit",
    ".hand .card.lit",
    ".buttons [data-do=fog]",
    ".buttons [data-do=roll]",
    ".buttons [data-do=luck]",
    ".buttons button",
)


def decide(page: Page) -> bool:
    """One decision by a click on the table where there is something to click. False when the game is over."""
    if not my_turn(page):
        return False
    for wish in WISHES:
        found = page.locator(wish)
        if found.count():
            found.last.click()
            break
    return True


def sit_down(visitor: Visitor, server: Running, players: int, **options: object) -> Page:
    """At a new table with bots in all other seats."""
    ann = server.guest("Ann")
    table = ann.table(game="casket", players=players, bots=players - 1, options=options)
    if players == 1:
        ann.start(table)
    return visitor.sit_at(table, ann)


def test_a_whole_game_by_clicking_against_bots(visit: Visit) -> None:
    page = visit().play_bots("casket")
    for _ in range(MOST_CLICKS):
        if not decide(page):
            break
    expect(page.locator("#end-headline")).to_be_visible()
    expect(page.locator(".end li")).to_have_count(4)


def test_alone_one_plays_with_the_dummy_and_the_house(visit: Visit, server: Running) -> None:
    page = sit_down(visit(), server, players=1, battle_limit=2)
    expect(page.locator("[data-chair=dummy]")).to_be_visible()
    expect(page.locator("[data-chair=house]")).to_be_visible()
    page.click(".buttons [data-do=exchange]")
    page.locator(".bids .lit").first.click()
    expect(page.locator("[data-chair=dummy] .chip").first).to_be_visible()
    for _ in range(MOST_CLICKS):
        if not decide(page):
            break
    expect(page.locator("#end-headline")).to_be_visible()


def test_the_last_trick_stays_when_the_fight_is_over(visit: Visit, server: Running) -> None:
    page = sit_down(visit(), server, players=4, battle_limit=1)
    while decide(page):
        pass
    expect(page.locator(".chair .card")).to_have_count(4)
    expect(page.locator(".chair.winner")).to_have_count(1)


def test_by_tab_and_enter_alone(visit: Visit) -> None:
    page = visit().play_bots("casket")
    for _ in range(6):
        assert my_turn(page)
        before = told(page)
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate(f"document.activeElement.matches('{STOPS}')"):
                break
        page.keyboard.press("Enter")
        page.wait_for_function(
            "([lines, summary]) => document.querySelectorAll('.log .line').length > lines"
            " || document.querySelectorAll('.summary').length < summary",
            arg=before,
        )


def told(page: Page) -> list[int]:
    """How many lines the log has, and whether the last battle's summary is open."""
    return [page.locator(".log .line").count(), page.locator(".summary").count()]


def play_until(visitor: Visitor, wanted: str) -> None:
    """Decide until something may be done, at another table if the game ends before."""
    while not my_turn(visitor.page) or visitor.page.locator(wanted).count() == 0:
        if not decide(visitor.page):
            visitor.play_bots("casket")


def test_on_a_phone_everything_is_in_reach(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.play_bots("casket")
    for wanted in STATES:
        play_until(visitor, wanted)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
        small = page.evaluate(
            """[...document.querySelectorAll('button, a')].filter(e => e.offsetParent && !e.closest('dialog'))
               .map(e => [e.outerHTML.slice(0, 120), e.offsetWidth, e.offsetHeight])
               .filter(([, width, height]) => height < 44 || width < 44)"""
        )
        assert small == []
    squares = [square.bounding_box() for square in page.locator(".square.lit .edge").all()]
    assert squares
    assert all(square and square["width"] >= 44 for square in squares)
    mine = page.locator(".marker.mine")
    before = mine.get_attribute("style")
    page.locator(".square.lit").last.tap()
    expect(mine).not_to_have_attribute("style", before or "")


LYING = ViewportSize(width=844, height=390)
LONGEST_SENTENCE = """() => {
  const [sentence, prompt] = [".prompt .sentence", ".prompt"].map(place => document.querySelector(place));
  const before = prompt.getBoundingClientRect().bottom;
  sentence.textContent = "そのスートはないので、どのカードでも出せます。".repeat(4);
  const cut = Math.max(0, sentence.scrollHeight - sentence.clientHeight);
  return {cut, moved: prompt.getBoundingClientRect().bottom - before};
}"""


def test_in_japanese_nothing_is_left_in_another_language(visit: Visit) -> None:
    page = visit(locale="ja-JP").play_bots("casket")
    page.wait_for_selector(".prompt.mine")
    expect(page.locator("h1")).to_have_text("黄金の小箱")
    text = page.locator("body").inner_text()
    assert not {word for word in text.split() if word.isascii() and word.isalpha() and len(word) > 2}
    assert faults(page) == []
    page.set_viewport_size(LYING)
    assert page.evaluate(LONGEST_SENTENCE) == {"cut": 0, "moved": 0}


def test_axe_finds_nothing_while_cards_are_played(visit: Visit) -> None:
    visitor = visit()
    page = visitor.play_bots("casket")
    for wanted in STATES:
        play_until(visitor, wanted)
        assert faults(page) == []
