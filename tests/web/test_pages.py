"""What the pages around a game tell and do."""

from datetime import UTC, datetime
from itertools import pairwise

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.running import Running
from tests.web.browsing import PHONE, my_turn
from tests.web.conftest import Visit

MORNING, NOON = datetime(2030, 1, 1, 6, tzinfo=UTC), datetime(2030, 1, 1, 12, tzinfo=UTC)
KEEP_HEARD = """() => {
  window.heard = [];
  const region = document.querySelector('.heard');
  const added = records => records.flatMap(({addedNodes}) => [...addedNodes].map(line => line.textContent)).join(' ');
  new MutationObserver(records => window.heard.push([performance.now(), added(records)]))
    .observe(region, {childList: true});
}"""


def test_the_log_lights_up_what_it_was_about(visit: Visit) -> None:
    page: Page = visit().play_bots("kraken")
    assert my_turn(page)
    page.locator("[data-do=forward]").click()
    assert my_turn(page)
    page.locator(".log button", has_text="sail forward").first.click()
    expect(page.locator(".cell.about")).to_have_count(2)


def test_a_screen_reader_hears_prompt_events_and_options_but_not_too_often(visit: Visit) -> None:
    visitor = visit()
    visitor.page.clock.install(time=MORNING)
    visitor.page.clock.pause_at(NOON)
    page = visitor.play_bots("kraken")
    my_turn(page)
    page.clock.run_for(1000)
    page.evaluate(KEEP_HEARD)
    for _ in range(3):
        page.locator("[data-do=end]").click()
        my_turn(page)
        page.clock.run_for(1000)
    heard = page.evaluate("window.heard")
    text = " ".join(line for _, line in heard)
    assert "Your move" in text
    assert "turn ends" in text
    assert "You can: Forward to" in text
    assert sum("Your move" in line for _, line in heard) == 3
    assert all(later[0] - sooner[0] >= 1000 for sooner, later in pairwise(heard))


class Late:
    """Answers to a page that are held back until the test lets them come."""

    def __init__(self, page: Page, ending: str) -> None:
        self.page = page
        self.held: list[Route] | None = []
        page.route(lambda url: url.endswith(ending), self._hold)

    def _hold(self, route: Route) -> None:
        if self.held is None:
            route.continue_()
        else:
            self.held.append(route)

    def come(self) -> None:
        held, self.held = self.held or [], None
        for route in held:
            route.continue_()
        self.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("late", ["/api/tables", ".ftl", ".woff2"])
def test_the_first_click_hits_whatever_is_still_being_loaded(visit: Visit, server: Running, late: str) -> None:
    ann = server.guest("Ann")
    ann.table(players=2)
    server.guest("Bo").table(players=2, public=True)
    visitor = visit()
    visitor.be(ann)
    page, rest = visitor.page, Late(visitor.page, late)
    page.goto("/", wait_until="commit")
    page.hover("article[data-game=casket] button.primary")
    page.mouse.down()
    rest.come()
    page.mouse.up()
    page.wait_for_selector(".table[data-game=casket][data-status=playing]")


@pytest.mark.parametrize("late", ["/api/me", "/api/tables/mine"])
def test_games_are_not_shown_before_what_stands_above_them(visit: Visit, server: Running, late: str) -> None:
    server.guest("Bo").table(players=2, public=True)
    page = visit().page
    rest = Late(page, late)
    with page.expect_response("**/api/games") as games:
        page.goto("/", wait_until="commit")
    games.value.finished()
    expect(page.locator("main")).to_have_text("One moment …")
    rest.come()
    page.click("article[data-game=casket] button.primary")
    page.wait_for_selector(".table[data-game=casket][data-status=playing]")


def test_from_the_home_page_into_a_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.wait_for_selector("article h2:not(:empty)")
    tab_to(page, "article[data-game=kraken] .make")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    tab_to(page, "dialog[open] .primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".begin button")
    tab_to(page, ".begin button:first-child")
    page.keyboard.press("Enter")
    expect(page.locator(".begin .primary")).to_be_enabled()
    tab_to(page, ".begin .primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt.mine")
    tab_to(page, ".prompt button[aria-haspopup]")
    page.keyboard.press("Enter")
    tab_to(page, "dialog[open] li:last-child button")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("turn ends")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not reach {selector}")


def test_a_lobby_full_of_bots_is_no_broader_than_a_phone(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    visitor.page.goto("/")
    visitor.page.click("article[data-game=kraken] .make")
    visitor.page.locator("dialog[open] form > button").last.click()
    visitor.page.get_by_role("button", name="Fill 3 seats with bots").click()
    expect(visitor.page.locator(".lobby select")).to_have_count(3)
    assert visitor.page.evaluate("document.querySelector('main').scrollWidth") <= PHONE["width"]


def test_rules_lead_to_their_parts_and_the_law_is_below(visit: Visit) -> None:
    page = visit().page
    for game in ("kraken", "captain_dice", "nozoku", "casket"):
        page.goto(f"/rules/{game}")
        page.wait_for_selector(".rulebook nav a")
        page.locator(".rulebook figure").nth(2).wait_for()  # a game's drawings come after its text
        expect(page.locator(".rulebook .goal img")).to_be_visible()
        page.locator(".rulebook nav a").last.click()
        expect(page.locator(".rulebook > h3").last).to_be_in_viewport()
        page.locator(".told").last.click()  # a number leads to the letter of the law
        expect(page.locator(".rulebook details .rule:target")).to_be_in_viewport()
        assert page.locator("details").get_by_text("ruling", exact=True).count() > 3
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("rule", ["K15", "exact-K15"])
def test_a_link_to_a_rule_shows_it(visit: Visit, rule: str) -> None:
    page = visit().page
    page.goto(f"/rules/kraken#{rule}")
    expect(page.locator(f"[id={rule}]")).to_be_in_viewport()


def test_home_lists_my_tables_with_whose_turn_it_is_and_open_ones(visit: Visit, server: Running) -> None:
    server.guest("Bo").table(players=3, public=True)
    visitor = visit()
    page = visitor.play_bots("kraken")
    my_turn(page)
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(page.locator("section", has_text="Your tables").first).to_contain_text("your turn")
    expect(page.locator("section", has_text="Open tables").last).to_contain_text("Bo")
