"""What others do is seen: told where the prompt is, staged, kept in sight where it befalls me, and shown again."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running, Socket
from tests.web.browsing import AT_ONCE, PHONE, Visitor, faults, my_turn
from tests.web.conftest import Visit
from tests.web.test_casket import decide, sit_down

MOMENT_S = 8
TALL = {"width": 390, "height": 844}
FLAT = {"width": 844, "height": 390}
TOUCHED: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SIZES = pytest.mark.parametrize(
    "size",
    [{"viewport": {"width": 1440, "height": 900}}, {"viewport": TALL, **TOUCHED}, {"viewport": FLAT, **TOUCHED}],
    ids=["desk", "phone", "flat"],
)
END = {"do": "end"}
ATTACK_COSTS = 3


class Duel:
    """Ann at a browser and Bo at a socket, with two ships on Start; Bo is to move."""

    def __init__(self, visitor: Visitor, server: Running) -> None:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = ann.table(players=2)
        bo.sit(table)
        ann.start(table)
        self.bo: Socket = bo.socket(table)
        self.anns: Socket = ann.socket(table)
        if self.anns.now["actors"] == [0]:
            self.anns.move(END)
            self.hear()
        self.page = visitor.sit_at(table, ann)

    def hear(self) -> None:
        """Both know all that happened."""
        for one, other in ((self.anns, self.bo), (self.bo, self.anns)):
            while one.seq < other.seq:
                one.read()

    def bos(self, what: str) -> dict[str, Any] | None:
        """An action of Bo's, if it is legal."""
        return next((choice["action"] for choice in self.bo.now["legal"] if choice["action"]["do"] == what), None)

    def until_bo_may_attack(self) -> None:
        """Both stay on Start until Bo has the points for it, and more, and Ann has seen that."""
        while self.bo.now["actors"] != [1] or self.bo.now["view"]["points"] <= ATTACK_COSTS:
            self.pass_on()
        expect(self.page.locator(".prompt .told")).to_contain_text("Bo")

    def attack(self) -> None:
        self.bo.move(self.bos("attack"))
        self.hear()

    def to_ann(self) -> None:
        """Bo's turn ends."""
        while self.bo.now["actors"] == [1]:
            self.pass_on()

    def pass_on(self) -> None:
        (self.bo if self.bo.now["actors"] == [1] else self.anns).move(END)
        self.hear()

    def until_bo_hits(self) -> None:
        while not self.anns.now["view"]["ships"][0]["bruises"]:
            self.attack() if self.bos("attack") else self.pass_on()


def hold_the_clock(page: Page) -> None:
    """From now on nothing goes on by itself; what was being shown is over."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + MOMENT_S)


@pytest.fixture
def sockets(server: Running) -> Iterator[None]:
    yield
    for client in server.clients:
        client.sockets.close()


pytestmark = pytest.mark.usefixtures("sockets")


@SIZES
def test_what_others_do_is_told_in_one_sentence_where_the_prompt_is(visit: Visit, server: Running, size: Any) -> None:
    duel = Duel(visit(**size), server)
    duel.until_bo_may_attack()
    told = duel.page.locator(".prompt .told")
    expect(told).to_have_text(re.compile(r"^Bo rolls \d$"))
    duel.bo.move(duel.bos("forward"))
    expect(told).to_have_text(re.compile(r"^Bo rolls \d and sails to 1$"))
    assert duel.page.locator(".prompt .teller svg").count() == 1
    assert duel.page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]


def test_in_japanese_it_is_told_too(visit: Visit, server: Running) -> None:
    duel = Duel(visit(locale="ja-JP"), server)
    while duel.bo.now["actors"] != [1] or duel.bo.now["view"]["points"] <= 1:
        duel.pass_on()
    duel.bo.move(duel.bos("forward"))
    expect(duel.page.locator(".prompt .told")).to_have_text(re.compile(r"^Bo：出目 \d、1\sへ移動$"))


def test_who_is_asked_is_never_held_up(visit: Visit, server: Running) -> None:
    duel = Duel(visit(), server)
    duel.bo.move(END)
    expect(duel.page.locator(".prompt.mine .sentence")).to_contain_text("Your move")
    expect(duel.page.locator(".buttons [data-do=end]")).to_be_visible()


@SIZES
def test_what_befell_me_is_large_and_stays_until_i_act(visit: Visit, server: Running, size: Any) -> None:
    duel = Duel(visit(**size), server)
    duel.until_bo_hits()
    duel.to_ann()
    befallen = duel.page.locator(".befallen")
    hit = befallen.get_by_text("Bo hits; you will have 2 action points fewer.").first
    expect(hit).to_be_visible()
    assert befallen.locator("li svg").count()
    assert my_turn(duel.page)
    expect(hit).to_be_visible()
    assert faults(duel.page) == []
    duel.page.reload()
    expect(hit).to_be_visible()
    duel.page.locator(".buttons [data-do=end]").click()
    expect(hit).to_have_count(0)
    duel.page.reload()
    duel.page.wait_for_selector(".prompt")
    expect(hit).to_have_count(0)


def test_what_befell_me_can_be_closed(visit: Visit, server: Running) -> None:
    duel = Duel(visit(), server)
    duel.until_bo_hits()
    duel.page.locator(".befallen button").click()
    expect(duel.page.locator(".befallen")).to_have_count(0)


@SIZES
def test_an_attack_is_staged_and_the_buttons_come_when_the_board_is_there(
    visit: Visit, server: Running, size: Any
) -> None:
    visitor = visit({"speed": "normal"}, **size)
    visitor.page.clock.install()
    duel = Duel(visitor, server)
    duel.until_bo_may_attack()
    hold_the_clock(duel.page)
    duel.attack()
    climax = duel.page.locator(".climax")
    expect(climax).to_contain_text("Bo attacks you:")
    duel.to_ann()
    expect(duel.page.locator(".skip")).to_be_visible()
    expect(duel.page.locator(".prompt.mine, .buttons [data-do]")).to_have_count(0)
    duel.page.locator(".skip").click()
    expect(climax).to_have_count(0)
    expect(duel.page.locator(".prompt.mine .buttons [data-do=end]")).to_be_visible()


def test_a_touch_that_ends_a_climax_decides_nothing(visit: Visit, server: Running) -> None:
    visitor = visit({"speed": "normal"})
    visitor.page.clock.install()
    duel = Duel(visitor, server)
    duel.until_bo_may_attack()
    hold_the_clock(duel.page)
    duel.attack()
    duel.to_ann()
    expect(duel.page.locator(".climax")).to_be_visible()
    before = duel.bo.seq
    box = duel.page.locator("[data-space='1']").bounding_box()
    assert box
    duel.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(duel.page.locator(".prompt.mine")).to_be_visible()
    expect(duel.page.locator("[data-space='1']")).to_have_class(re.compile("lit"))
    duel.page.locator(".buttons [data-do=end]").click()
    while duel.bo.seq == before:
        duel.bo.read()
    assert duel.bo.now["view"]["ships"][0]["space"] == 0


def test_where_nothing_moves_nothing_is_staged_and_the_words_are_there(visit: Visit, server: Running) -> None:
    duel = Duel(visit(AT_ONCE), server)
    duel.until_bo_may_attack()
    duel.attack()
    expect(duel.page.locator(".prompt .told")).to_contain_text("attacks you:")
    expect(duel.page.locator(".climax")).to_have_count(0)


@SIZES
def test_what_happened_since_my_last_turn_is_shown_again_and_blocks_nothing(
    visit: Visit, server: Running, size: Any
) -> None:
    visitor = visit(**size)
    visitor.page.clock.install()
    duel = Duel(visitor, server)
    duel.bo.move(duel.bos("forward"))
    duel.hear()
    duel.to_ann()
    page = duel.page
    assert my_turn(page)
    hold_the_clock(duel.page)
    page.locator(".again").click()
    expect(page.locator(".again")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt .told")).to_contain_text("Bo sails to 1")
    expect(page.locator(".buttons [data-do=end]")).to_be_visible()
    page.locator(".stage > h2 + *").click(position={"x": 5, "y": 200}, force=True)
    expect(page.locator(".again")).to_have_attribute("aria-pressed", "false")
    page.locator(".again").click()
    page.clock.run_for(6_000)
    expect(page.locator(".again")).to_have_attribute("aria-pressed", "false")
    page.locator(".again").click()
    page.locator(".buttons [data-do=end]").click()
    expect(page.locator(".prompt .told")).to_have_text(re.compile("^Bo rolls"))


def test_the_log_has_turns_with_marks_and_the_hash_is_behind_fair_dice(visit: Visit, server: Running) -> None:
    page = Duel(visit(), server).page
    chapters = page.locator(".log .chapter")
    expect(chapters.last.locator(".head .line")).to_have_text(re.compile(r"^Round \d: it is Bo's turn\.$"))
    assert chapters.last.locator(".head svg").count() == 1
    expect(page.locator(".log").get_by_text("The game begins.")).to_be_visible()
    code = page.locator(".fair code")
    expect(code).to_be_hidden()
    page.get_by_text("Fair dice").click()
    expect(code).to_have_text(re.compile("^[0-9a-f]{64}$"))


def test_the_log_says_you(visit: Visit, server: Running) -> None:
    duel = Duel(visit(), server)
    duel.bo.move(END)
    assert my_turn(duel.page)
    expect(duel.page.locator(".log .chapter.mine .head .line").last).to_contain_text("it is your turn")
    expect(duel.page.locator(".log .chapter.mine").last).to_contain_text("You roll")


@pytest.mark.parametrize("size", [{}, {"viewport": PHONE, **TOUCHED}], ids=["desk", "phone"])
def test_a_battle_is_summed_up_until_i_go_on(visit: Visit, server: Running, size: Any) -> None:
    page: Page = sit_down(visit(**size), server, players=3)
    summary = page.locator(".summary")
    while my_turn(page) and not summary.count():
        decide(page)
    expect(summary.locator("h2")).to_have_text("Battle 1 is over")
    expect(summary.locator("li")).to_have_count(3)
    assert summary.locator(".fights i").count() == len(set(summary.locator(".fights i").all_inner_texts()))
    assert faults(page) == []
    page.get_by_role("button", name="Go on").click()
    expect(summary).to_have_count(0)
    while my_turn(page) and not summary.count():
        decide(page)
    page.locator(".bids .lit").first.click()
    expect(summary).to_have_count(0)
