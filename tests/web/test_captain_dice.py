"""Captain Dice in a browser: the race, the cards and the battle, from the first bell to the end."""

from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.server.running import Guest, HandClock, Running, Socket, running
from tests.web.browsing import MY_TURN, PHONE, faults, my_turn
from tests.web.conftest import Visit

MOST_CLICKS = 3000
SOON_MS = 700  # in a race what is lit may be gone before the click
# With a wrong bell the test would only watch the bots.
THREE_IN_A_LINE = """() => {
  const taken = [...document.querySelectorAll('.island:has(.dice)')].map(({dataset: {cell}}) => cell);
  const places = taken.map(cell => [cell.charCodeAt(0), Number(cell[1])]);
  return [([x]) => x, ([, y]) => y, ([x, y]) => x + y, ([x, y]) => x - y].some(line =>
    places.some(one => places.filter(other => line(other) === line(one)).length >= 3));
}"""


@pytest.fixture(scope="module")
def clock() -> HandClock:
    return HandClock()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: HandClock) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), clock=clock) as started:
        yield started


def take_time(page: Page, clock: HandClock) -> None:
    """Let a second pass at the table, and more until something is wanted of me: bots need time, however fast we are."""
    clock.now += 1
    while page.locator(MY_TURN).count() == 0:
        clock.now += 0.2
        page.wait_for_timeout(5)


def click(page: Page, place: str) -> None:
    with suppress(TooLate):
        page.locator(place).first.click(timeout=SOON_MS)


def play_on(page: Page) -> bool:
    """One decision: place what fits, else cast, else ring; lay any card. False when the game is over."""
    if not my_turn(page):
        return False
    if page.locator(".candidate.lit").count():
        click(page, ".candidate.lit")
    elif page.locator(".hand .lit").count():
        if not page.locator(".hand .chosen").count():
            click(page, ".hand .lit")
        click(page, ".island.lit")
    elif page.locator(".island.lit").count():
        click(page, ".island.lit")
    elif page.locator("[data-do=end]").count():
        click(page, "[data-do=end]")
    elif page.locator(".tray.lit").count() and not page.evaluate(THREE_IN_A_LINE):
        click(page, ".tray.lit")
    else:
        click(page, ".bell.lit")
    return True


def play_to_the_end(page: Page, clock: HandClock) -> None:
    for _ in range(MOST_CLICKS):
        take_time(page, clock)
        if not play_on(page):
            break
    expect(page.locator("#end-headline")).to_be_visible()


def test_a_whole_game_by_clicking_against_bots(visit: Visit, clock: HandClock) -> None:
    page = visit().play_bots("captain_dice")
    play_to_the_end(page, clock)
    expect(page.locator(".end li")).to_have_count(4)


def lines_marked(page: Page) -> bool:
    """Whether the table where somebody sits tells of lines to ring for."""
    table = page.url.rsplit("/", 1)[1]
    options: dict[str, str] = page.evaluate(
        "table => fetch(`/api/tables/${table}`).then(a => a.json()).then(({options}) => options)", table
    )
    return options["help"] == "lines"


def test_against_bots_lines_are_marked_until_a_game_was_won(visit: Visit, server: Running) -> None:
    ann = server.guest("Ann")
    visitor = visit()
    visitor.be(ann)
    assert lines_marked(visitor.play_bots("captain_dice"))
    for taker, helped in ((1, True), (0, False)):
        visitor.page.goto(f"/table/{won_by(taker, [ann, server.guest('Bo')])}")
        expect(visitor.page.locator("#end-headline")).to_be_visible()
        assert lines_marked(visitor.play_bots("captain_dice")) == helped


def won_by(taker: int, people: list[Guest]) -> str:
    """A table where only one of two has taken anything."""
    table = people[0].table(game="captain_dice", players=2, options={"mode": "turns", "round_limit": 1})
    people[1].sit(table)
    people[0].start(table)
    with ExitStack() as opened:
        sockets = [opened.enter_context(person.socket(table)) for person in people]
        while sockets[0].now["status"] != "over":
            seat = sockets[0].now["actors"][0]
            found = [choice["action"] for choice in sockets[seat].now["legal"]]
            takes = [action for action in found if action["do"] in ("place", "lay") and seat == taker]
            take_turn(sockets, seat, (takes or [action for action in found if action["do"] != "place"])[0])
    return table


def test_a_whole_game_by_turns_on_a_phone(visit: Visit, server: Running, clock: HandClock) -> None:
    ann = server.guest("Ann")
    table = ann.table(game="captain_dice", players=3, bots=2, options={"mode": "turns"})
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).sit_at(table, ann)
    page.wait_for_selector(".prompt.mine")
    expect(page.locator(".prompt")).to_contain_text("Nobody may ring before everyone has had a turn.")
    page.locator(".bell").tap(force=True)
    expect(page.locator(".prompt .because")).to_have_text("nobody may ring before everyone has had a turn")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.evaluate(
        """[...document.querySelectorAll('button, a')].filter(e => e.offsetParent && !e.closest('dialog'))
           .map(e => [e.outerHTML.slice(0, 80), e.getBoundingClientRect()])
           .filter(([, box]) => box.height < 44 || box.width < 44).map(([html]) => html)"""
    )
    assert small == []
    play_to_the_end(page, clock)
    expect(page.locator(".end li")).to_have_count(3)


def test_by_keyboard_alone(visit: Visit, server: Running, clock: HandClock) -> None:
    ann = server.guest("Ann")
    table = ann.table(game="captain_dice", players=2, bots=1, options={"round_limit": 1})
    page = visit().sit_at(table, ann)
    take_time(page, clock)
    assert my_turn(page)
    expect(page.locator(".stage kbd")).to_have_count(0)  # until keys are used
    for _ in range(MOST_CLICKS):
        take_time(page, clock)
        if not my_turn(page):
            break
        keys = page.locator(".island.lit kbd").evaluate_all("keys => keys.map(key => key.dataset.drawn)")
        if page.locator(".hand .lit").count():
            page.keyboard.press("ArrowRight")
            page.wait_for_selector(".hand .chosen")
            page.keyboard.press(keys[0].lower() if keys else "ArrowRight")
        elif keys:
            page.keyboard.press(keys[0].lower())
        elif page.locator(".tray.lit").count() and page.locator(".field .dice").count() < 3:
            page.keyboard.press("Space")
        else:
            page.keyboard.press("Enter")
    expect(page.locator("#end-headline")).to_be_visible()


def test_the_islands_are_one_stop_of_the_tab_key_with_arrows_inside(visit: Visit, server: Running) -> None:
    ann = server.guest("Ann")
    page = visit().sit_at(ann.table(game="captain_dice", players=2, bots=1), ann)
    page.locator("[data-cell=a1]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.cell") == "b2"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.field')") is None


def test_a_tie_is_settled_by_a_vote(visit: Visit, server: Running) -> None:
    ann = server.guest("Ann")
    page = visit().sit_at(tied(server, ann), ann)
    assert faults(page) == []
    page.locator(".candidate.lit").first.click()
    expect(page.locator("#end-headline")).to_be_visible()


def tied(server: Running, ann: Guest) -> str:
    """A table where all have nothing, and only one's own vote is wanted."""
    people = [ann, *(server.guest(name) for name in ("Bo", "Cy", "Di"))]
    table = ann.table(game="captain_dice", players=4, options={"mode": "turns", "round_limit": 1})
    for person in people[1:]:
        person.sit(table)
    ann.start(table)
    with ExitStack() as opened:
        sockets = [opened.enter_context(person.socket(table)) for person in people]
        while sockets[0].now["view"]["phase"] == "dice":
            take_turn(sockets, sockets[0].now["actors"][0], {"do": "end"})
        for seat in (1, 2, 3):
            take_turn(sockets, seat, {"do": "vote", "seat": seat - 1})
    return table


def take_turn(sockets: list[Socket], seat: int, action: dict[str, Any]) -> None:
    """Let one do something, and all hear of it."""
    seq = sockets[seat].move(action)["seq"]
    for socket in sockets:
        while socket.seq < seq:
            socket.read()


def test_in_japanese_nothing_is_left_in_another_language(visit: Visit) -> None:
    page = visit(locale="ja-JP").play_bots("captain_dice")
    expect(page.locator("h1")).to_have_text("キャプテンダイス")
    page.wait_for_selector(".bell")
    text = page.locator("body").inner_text()
    assert not {word for word in text.split() if word.isascii() and word.isalpha() and len(word) > 2}
    assert faults(page) == []
