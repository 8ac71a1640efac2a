"""Several people at one table, each at a browser of their own."""

from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.browsing import my_turn
from tests.web.conftest import Visit


def test_a_stranger_follows_the_link_types_a_name_and_plays(visit: Visit) -> None:
    ann, bo = visit(), visit()
    ann.page.goto("/")
    ann.page.locator("article[data-game=kraken]").get_by_role("button", name="New table").click()
    ann.page.get_by_label("How many play").select_option("2")
    ann.page.get_by_role("dialog").get_by_role("button", name="New table").click()
    link = ann.page.get_by_label("Link of this table")
    expect(link).to_be_visible()

    bo.page.goto(link.input_value())
    bo.page.get_by_label("You sail as").fill("Bo")
    bo.page.get_by_role("button", name="Sit here").click()
    expect(ann.page.locator(".lobby li").nth(1)).to_contain_text("Bo")
    expect(bo.page.get_by_text("The host starts the game")).to_be_visible()

    ann.page.get_by_role("button", name="Set sail").click()
    for page in (ann.page, bo.page):
        page.wait_for_selector(".table[data-status=playing]")
    first, second = (ann.page, bo.page) if ann.page.locator(".prompt.mine").count() else (bo.page, ann.page)
    first.wait_for_selector(".prompt.mine")
    expect(second.locator(".prompt")).to_contain_text("Waiting for")
    first.locator("[data-do=end]").click()
    second.wait_for_selector(".prompt.mine")

    bo.page.get_by_role("button", name="Chat").click()
    bo.page.get_by_label("Say something").fill("good luck")
    bo.page.get_by_role("button", name="Send").click()
    ann.page.get_by_role("button", name="Chat").click()
    expect(ann.page.locator(".chat .lines")).to_contain_text("good luck")


def test_a_spectator_sees_the_same_and_may_do_nothing(visit: Visit) -> None:
    ann, watcher = visit(), visit()
    page = ann.play_bots("kraken")
    watcher.page.goto(page.url)
    watcher.page.wait_for_selector(".table[data-status=playing] [data-ship]")
    expect(watcher.page.locator(".buttons button")).to_have_count(0)
    expect(watcher.page.locator(".cell.lit")).to_have_count(0)
    expect(page.locator(".watching")).to_contain_text("1")


def test_who_gives_up_is_replaced_by_a_bot_and_may_come_back(visit: Visit, server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = ann.table(game="kraken", players=2)
    bo.sit(table)
    ann.start(table)
    page = visit().sit_at(table, ann)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    with bo.socket(table) as socket:
        if socket.now["legal"]:
            socket.move({"do": "end"})
    page.wait_for_selector(".prompt.mine")


def test_a_move_is_taken_back_with_undo(visit: Visit) -> None:
    page = visit().play_bots("kraken")
    mine = page.locator(".players li:has(small) .state .state > span").first
    assert my_turn(page)
    while (
        page.locator("[data-do=forward]").count() == 0
        or "1 action point," in page.locator(".prompt .sentence").inner_text()
    ):
        page.locator("[data-do=end]").click()
        my_turn(page)
    before = mine.inner_text()
    page.locator("[data-do=forward]").click()
    expect(mine).not_to_have_text(before, use_inner_text=True)
    assert my_turn(page)
    page.get_by_role("button", name="Undo").click()
    expect(mine).to_have_text(before, use_inner_text=True)
