"""Whoever comes finds their way: by names, headings and keys, off every path, and where the connection is gone."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.browsing import PHONE, WIDE, my_turn
from tests.web.conftest import Visit

SAME_NAMES = """() => {
  const named = [...document.querySelectorAll("button, a[href], input:not([type=radio]), select")]
    .filter(thing => thing.checkVisibility({visibilityProperty: true}))
    .map(thing => [thing.getAttribute("aria-label") ?? thing.labels?.[0]?.textContent ?? thing.textContent,
                   thing.getAttribute("href") ?? Math.random()]);
  const there = new Map();
  return named.filter(([name, to]) => there.has(name) && there.get(name) !== to || !there.set(name, to))
    .map(([name]) => name.trim());
}"""
# What each drawing is painted with, in all.
PAINTS = """() => [...document.querySelectorAll(".table svg")].map(drawing => new Set(
  [...drawing.querySelectorAll("rect, circle, path, ellipse, polygon")]
    .map(part => getComputedStyle(part)).map(({fill, stroke}) => `${fill} ${stroke}`)).size)"""
SHIFTS = """
  window.shifts = [];
  new PerformanceObserver(list => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifts.push(shift.value);
  }).observe({type: "layout-shift", buffered: true});
"""


def test_an_address_that_is_none_is_a_page_that_leads_home(visit: Visit) -> None:
    visitor = visit(locale="ja-JP")
    for path in ("/nonsense", "/table", "/rules/kraken/K1"):
        answer = visitor.page.goto(path)
        assert answer is not None
        assert answer.status == 404
        expect(visitor.page.get_by_text("そのページはありません")).to_be_visible()
        expect(visitor.page.locator("a[href='/']")).to_be_visible()
    assert len(visitor.complaints) == 3  # the browser's own, of the status
    visitor.complaints.clear()


def test_what_a_form_may_hold_is_said_in_the_pages_language(visit: Visit) -> None:
    visitor = visit(locale="ja-JP")
    visitor.page.goto("/settings")
    form = visitor.page.locator("form").last
    form.locator("input").first.fill("annbonny")
    form.locator("[type=password]").fill("short")
    form.locator("button").first.click()
    expect(visitor.page.locator(".trouble")).to_contain_text("パスワードは8～256文字")
    expect(visitor.page.locator(".trouble")).not_to_contain_text("body")
    visitor.complaints.clear()  # the browser's own, of the status


def test_settings_lie_over_the_table_and_the_table_stays(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    my_turn(page)
    address = page.url
    page.locator(".table a[href='/settings']").click()
    expect(page.locator("dialog[open]")).to_contain_text("Animation")
    page.get_by_label("Light").select_option("light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_label("Tables as text").check()
    expect(page.locator(".text-table")).to_be_visible()
    page.get_by_label("Tables as text").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".table .prompt.mine")).to_be_visible()
    assert page.url == address


def test_names_are_told_apart_on_the_home_page_and_before_a_game(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.wait_for_selector("article h2:not(:empty)")
    assert page.evaluate(SAME_NAMES) == []
    page.locator("article .make").first.click()
    page.locator("dialog[open] form > button").last.click()
    page.wait_for_selector(".invite")
    assert page.evaluate(SAME_NAMES) == []


def test_a_number_with_its_unit_is_heard_once(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    my_turn(page)
    heard = page.locator("section.players").aria_snapshot()
    points = page.locator(".points .unseen").inner_text()
    assert points in heard
    assert f"{points.split()[0]} {points}" not in heard


def test_a_way_leads_past_the_board_and_each_part_has_a_heading(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    my_turn(page)
    headings = page.get_by_role("heading", level=2).all_inner_texts()
    assert headings == ["Players", "The board", "What to do", "Your things", "Log, chat and rules"]
    page.locator("a[href='#asked']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.prompt') !== null")


def test_who_goes_on_by_keys_begins_each_page_at_its_head_and_a_table_at_the_decision(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.wait_for_selector("article h2:not(:empty)")
    page.locator("nav a[href='/settings']").last.press("Enter")
    expect(page.locator("h1", has_text="Settings")).to_be_focused()
    page.locator("header a[href='/']").press("Enter")
    expect(page.locator("h1", has_text="Doubloon")).to_be_focused()
    page.locator("article[data-game=kraken] .primary").press("Enter")
    my_turn(page)
    page.wait_for_function("document.activeElement.matches('.stage button, .stage [role=button]')")


def test_what_makes_no_sense_later_is_not_kept_where_the_connection_is_gone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.play_bots("kraken")
    my_turn(page)
    visitor.context.set_offline(True)
    expect(page.locator("[data-connection=waiting]")).to_be_visible()
    expect(page.locator(".heard")).to_contain_text("The connection is gone.")
    page.locator("header button[popovertarget]").click()
    page.locator("[popover] [data-reaction=ahoy]").click()
    expect(page.locator(".sentence")).to_have_text("There is no connection just now: this was not sent.")
    page.locator("[data-do=end]").click()  # this is kept
    visitor.context.set_offline(False)
    expect(page.locator("[data-connection]")).to_have_count(0)
    expect(page.locator(".heard")).to_contain_text("The connection is back.")
    expect(page.locator(".log")).to_contain_text("turn ends")


def test_who_comes_late_is_told_that_they_watch_and_how_to_get_a_seat(visit: Visit, server: Running) -> None:
    host, bo = server.guest("Ann"), server.guest("Bo")
    table = host.table(players=2)
    bo.sit(table)
    page = visit(viewport=PHONE).page
    page.goto(f"/table/{table}")
    expect(page.locator(".lobby .hint")).to_contain_text("you are watching")
    host.start(table)
    expect(page.locator(".guide")).to_contain_text("You are watching: all seats are taken")


def test_forced_colours_keep_whose_turn_it_is_the_points_and_the_main_button(visit: Visit) -> None:
    page = visit(forced_colors="active").play_bots("kraken")
    my_turn(page)
    colour = "([place, part]) => getComputedStyle(document.querySelector(place))[part]"

    def look(place: str, part: str) -> str:
        seen: str = page.evaluate(colour, [place, part])
        return seen

    assert look(".players li.acts", "borderTopColor") != look(".players li:not(.acts)", "borderTopColor")
    assert look(".prompt.mine", "borderLeftColor") == look(".players li.acts", "borderTopColor")
    assert look(".prompt .primary", "backgroundColor") != look(".prompt .undo", "backgroundColor")
    assert look(".points", "color") != look(".players li", "backgroundColor")
    assert look(".stage svg .lit .water", "stroke") == "rgb(224, 176, 80)"


@pytest.mark.parametrize("game", ["kraken", "captain_dice", "nozoku", "casket"])
def test_forced_colours_leave_pips_and_marks_their_own(visit: Visit, game: str) -> None:
    """In whatever colours a die or a mark is drawn, it is drawn in as many where the system forces its own."""
    page = visit().play_bots(game)
    my_turn(page)
    page.emulate_media(forced_colors="none")
    usual = page.evaluate(PAINTS)
    page.emulate_media(forced_colors="active")
    assert len(usual) > 10
    assert page.evaluate(PAINTS) == usual


@pytest.mark.parametrize(("text", "mode"), [(True, "turns"), (False, "action")])
def test_captain_dice_is_dealt_by_turns_to_who_reads_tables_as_text_and_its_card_says_so(
    visit: Visit, text: bool, mode: str
) -> None:
    page = visit({"text": text}).page
    page.goto("/")
    card = page.locator("article[data-game=captain_dice]")
    expect(card.locator("h2")).not_to_be_empty()
    assert ("played by turns" in card.inner_text()) == text
    card.locator("button.primary").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    options = f"fetch('/api/tables/{table}').then(got => got.json()).then(got => got.options)"
    assert page.evaluate(options)["mode"] == mode


def test_who_prefers_light_gets_it_and_nothing_moves_while_the_home_page_comes(visit: Visit, server: Running) -> None:
    ann = server.guest("Ann")
    for _ in range(3):
        ann.table(players=2, bots=1)
    server.guest("Bo").table(players=2, public=True)
    for viewport in (PHONE, WIDE):
        visitor = visit(color_scheme="light", viewport=viewport)
        visitor.be(ann)
        page: Page = visitor.page
        page.add_init_script(SHIFTS)
        page.goto("/")
        page.wait_for_selector("section:has-text('Open tables') li")
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
        assert sum(page.evaluate("window.shifts")) < 0.01
