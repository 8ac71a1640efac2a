"""The race and the battle of Captain Dice as one of three captains sees them."""

import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Guest, Running
from tests.web.browsing import AT_ONCE, PHONE, Visitor, faults
from tests.web.conftest import Visit
from tests.web.finished import played_by_bots
from tests.web.racing import Race
from tests.web.test_axe import LANGUAGES
from tests.web.test_connection import free_port, leave, serving
from tests.web.test_hints import SIZES

SPEEDS = ("hostage", "boarding", "broadside", "gun", "squid", "spy")
WISHED = {"a1": "hostage", "d4": "squid", "b1": "broadside", "c3": "spy", "d1": "gun"}


def dice_of(page: Page, seat: int) -> list[int]:
    """What the table tells of someone's dice."""
    told = page.locator(f"[data-seat='{seat}'] .line .unseen").inner_text()
    return sorted(int(face) for face in told.split(":")[1].split())


def race_to_the_bell(race: Race) -> None:
    """Ann has a1 and d4, Bo b1, Cy c3 and d1; Ann rings."""
    race.begin()
    for seat, cell in ((0, "a1"), (1, "b1"), (2, "c3"), (0, "d4"), (2, "d1")):
        race.place(seat, cell)
    race.act(0, {"do": "ring"})


def test_who_lost_a_race_is_told_who_was_faster(visit: Visit, server: Running) -> None:
    race = Race(visit(), server.guest)
    page = race.page
    race.begin()
    cell = race.place_for_both(0, 1)
    race.held.hold()
    page.locator(f"[data-cell={cell}]").click()
    expect(page.locator(f"[data-cell={cell}] .dice.pending")).to_be_visible()
    race.act(1, {"do": "place", "cell": cell})
    race.held.release()
    expect(page.locator(f"[data-cell={cell}] .faster")).to_have_text("Bo was faster!")
    expect(page.locator(".prompt .refused")).to_contain_text("Bo was faster")
    expect(page.locator(f"[data-cell={cell}] .pending")).to_have_count(0)


def test_who_reached_for_something_too_late_is_told_who_rang(visit: Visit, server: Running) -> None:
    race = Race(visit(), server.guest)
    race.begin()
    bell = race.page.locator(".bell")
    expect(race.page.locator(".tray.lit")).to_be_visible()
    before = bell.evaluate("bell => bell.outerHTML")
    for seat, cell in ((1, "b1"), (2, "c1"), (1, "d1")):
        race.place(seat, cell)
    expect(race.page.locator(".island .dice")).to_have_count(3)
    expect(race.page.locator(".bell.calls, .to-ring")).to_have_count(0)  # to notice it is the game
    assert bell.evaluate("bell => bell.outerHTML") == before
    race.held.hold()
    race.page.locator(".tray.lit").click()
    race.act(1, {"do": "ring"})
    race.held.release()
    expect(race.page.locator(".bell .faster")).to_have_text("Bo rang first!")


def test_with_help_the_line_is_marked_when_it_is_there_and_what_would_be_enclosed(
    visit: Visit, server: Running
) -> None:
    race = Race(visit(), server.guest, help="lines")
    race.begin()
    for seat, cell in ((0, "a1"), (1, "b2"), (0, "c1")):
        race.place(seat, cell)
    expect(race.page.locator(".prospect[data-seat='0']")).to_have_count(1)
    expect(race.page.locator(".bell.calls, .to-ring")).to_have_count(0)
    race.place(2, "d4")
    expect(race.page.locator(".bell.calls, .to-ring")).to_have_count(2)
    expect(race.page.locator(".prompt .sentence")).to_contain_text("the bell may be rung")


def test_a_second_pair_can_be_placed_before_the_first_is_confirmed(visit: Visit, server: Running) -> None:
    race = Race(visit(), server.guest)
    race.begin()
    race.cast_for(0, lambda found: len(found) > 1 and bool(race.leads(0, found[0])["then"]))
    first = race.offers(0, "place")[0]
    then = race.leads(0, first)["then"]
    race.held.hold()
    race.page.locator(f"[data-cell={first['cell']}].lit").click()
    expect(race.page.locator(".tray .die")).to_have_count(4)
    lit = race.page.locator(".island.lit").evaluate_all("all => all.map(one => one.dataset.cell)")
    assert lit == then
    race.page.locator(f"[data-cell={then[0]}]").click()
    expect(race.page.locator(".island .dice.pending")).to_have_count(2)
    race.held.release()
    expect(race.page.locator(".island .dice:not(.pending)")).to_have_count(2)


def test_who_is_waited_for_before_the_bell_is_named(visit: Visit, server: Running) -> None:
    race = Race(visit(), server.guest)
    first = race.actor()
    wanted = "You are the first player" if first == 0 else f"Waiting for {('Ann', 'Bo', 'Cy')[first]}"
    expect(race.page.locator(".prompt .sentence")).to_contain_text(wanted)


def test_the_dice_of_all_are_seen_as_they_fall(visit: Visit, server: Running) -> None:
    race = Race(visit(), server.guest)
    race.begin()
    for seat in (1, 2, 1):
        race.act(seat, {"do": "cast"})
        thrown = sorted(race.captains[seat].now["view"]["players"][seat]["dice"])
        expect(race.page.locator(f"[data-seat='{seat}'] .line .unseen")).to_contain_text(":")
        race.page.wait_for_function(
            "([seat, dice]) => document.querySelector(`[data-seat='${seat}'] .line .unseen`).textContent"
            ".split(':')[1].trim().split(' ').sort().join() === dice",
            arg=[seat, ",".join(map(str, thrown))],
        )
        assert dice_of(race.page, seat) == thrown


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_the_bell_is_heard(visit: Visit, server: Running, speed: str) -> None:
    visitor = visit({"sound": True, "speed": speed})
    visitor.context.add_init_script(
        """window.tones = [];
        window.AudioContext = class extends AudioContext { constructor() { super(); window.audio = this; } };
        const make = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () {
          const tone = make.call(this);
          setTimeout(() => window.tones.push(Math.round(tone.frequency.value)));
          return tone;
        };"""
    )
    race = Race(visitor, server.guest)
    race.page.locator("h1").click()  # a browser lets sound begin only after a touch
    race.page.wait_for_function("() => window.audio?.state === 'running'")
    race.begin()
    race.page.wait_for_function("() => window.tones.includes(660)")


def test_a_wrong_bell_locks_out_and_says_so(visit: Visit, server: Running) -> None:
    race = Race(visit(), server.guest)
    race.begin()
    race.page.locator(".bell.lit").click()
    expect(race.page.locator(".tray.locked, [data-seat='0'] .locked")).to_have_count(2)
    expect(race.page.locator(".bell.lit, .tray.lit, .island.lit")).to_have_count(0)
    expect(race.page.locator(".prompt .sentence")).to_contain_text("sit out this race")


def test_cards_of_others_lie_face_down(visit: Visit, server: Running) -> None:
    race = Race(visit(), server.guest)
    race_to_the_bell(race)
    race.act(0, {"do": "lay", "card": "hostage", "cell": "a1"})
    race.act(1, {"do": "lay", "card": "broadside", "cell": "b1"})
    expect(race.page.locator("[data-cell=a1] .card text")).to_have_text("0")  # my own: I know it
    expect(race.page.locator("[data-cell=b1] .card svg")).to_be_visible()
    expect(race.page.locator("[data-cell=b1] .card text")).to_have_count(0)


def test_what_a_card_would_hit_is_marked_before_it_is_laid(visit: Visit, server: Running) -> None:
    race = Race(visit(), server.guest)
    race_to_the_bell(race)
    race.page.locator(".hand [data-card=broadside]").click()
    race.page.locator("[data-cell=a1]").hover()
    reached = race.page.locator(".island.reached").evaluate_all("all => all.map(one => one.dataset.cell)")
    assert reached == ["b1", "c1", "d1"]


def test_the_battle_goes_by_speed_and_draws_what_is_enclosed(visit: Visit, server: Running) -> None:
    race = Race(visit({"speed": "fast"}), server.guest)
    race.page.evaluate(
        """() => {
          window.attacks = []; window.lines = new Set();
          new MutationObserver(() => {
            const acting = document.querySelector('.island.acting')?.dataset.cell;
            if (acting && window.attacks.at(-1) !== acting) window.attacks.push(acting);
            if (document.querySelector('.sandwich')) window.lines.add('sandwich');
            if (document.querySelector('.climax[data-event=event-taken]')) window.lines.add('staged');
            if (document.querySelector('.shot')) window.lines.add('shot');
          }).observe(document.body, {subtree: true, childList: true, attributes: true});
        }"""
    )
    race_to_the_bell(race)
    race.lay_all(WISHED)
    expect(race.page.locator("[data-seat='0'] .loot b")).to_have_text("4")  # a1 and d4, and b2 and c3 between them
    attacks = race.page.evaluate("window.attacks")
    speeds = [SPEEDS.index(WISHED[cell]) for cell in attacks]
    assert attacks == ["b1", "d4"]  # the gun on d1 was removed before its moment
    assert speeds == sorted(speeds)
    assert sorted(race.page.evaluate("[...window.lines]")) == ["sandwich", "shot", "staged"]


@SIZES
def test_what_a_battle_took_from_me_is_told_large_until_the_next_race(
    visit: Visit, server: Running, size: dict[str, Any]
) -> None:
    race = Race(visit(**size), server.guest)
    race_to_the_bell(race)
    race.lay_all({**WISHED, "a1": "spy"})
    befallen = race.page.locator(".befallen")
    expect(befallen).to_contain_text("Bo removes your Spy ship from a1")
    expect(race.page.locator(".again")).to_be_visible()  # the battle can be seen once more
    race.act(0, {"do": "ring"})
    expect(race.page.locator(".tray.lit")).to_be_visible()
    expect(befallen).to_have_count(0)


def test_the_race_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    guests: list[Guest] = []

    def guest(name: str) -> Guest:
        guests.append(Guest(url))
        guests[-1].post("/api/guests", name=name)
        return guests[-1]

    with serving(tmp_path, port) as server:
        ann = Visitor(browser, url, AT_ONCE)
        race = Race(ann, guest)
        race.begin()
        race.place(1, "b1")
        page = race.page
        expect(page.locator("[data-cell=b1] .dice")).to_be_visible()
        server.send_signal(signal.SIGKILL)
        server.wait()
        expect(page.locator("[data-connection=waiting]")).to_be_visible()
        page.locator(".tray.lit").click()  # asked for while the server is away, carried out when it is back
        expect(page.locator(".tray .pending")).to_be_visible()
    with serving(tmp_path, port):
        expect(page.locator("[data-connection]")).to_have_count(0)
        expect(page.locator(".tray .pending")).to_have_count(0)
        expect(page.locator("[data-cell=b1] .dice")).to_be_visible()
        race.listen()
        assert race.ann.now["view"]["phase"] == "dice"
        race.place(0, "a1")
        expect(page.locator("[data-cell=a1] .dice")).to_be_visible()
    leave(ann)
    for one in guests:
        one.close()


@pytest.mark.parametrize(
    ("language", "theme"),
    [
        ("en", "dark"),
        ("ja", "light"),
        *(pytest.param(*other, marks=pytest.mark.long) for other in (("en", "light"), ("ja", "dark"))),
    ],
)
def test_axe_finds_nothing_in_the_race_and_while_cards_are_hidden(
    visit: Visit, server: Running, language: str, theme: str
) -> None:
    settings = {"theme": theme, "patterns": theme == "light"}
    race = Race(visit(settings, locale=LANGUAGES[language]), server.guest)
    found = faults(race.page)
    race.begin()
    race.cast_for(0)
    race.page.wait_for_selector(".island.lit")
    found += faults(race.page)
    race_on_a_phone = Race(visit(settings, locale=LANGUAGES[language], viewport=PHONE, has_touch=True), server.guest)
    race_to_the_bell(race_on_a_phone)
    race_on_a_phone.page.wait_for_selector(".hand .lit")
    assert found + faults(race_on_a_phone.page) == []


def test_a_finished_game_is_replayed_from_any_seat(visit: Visit, server: Running) -> None:
    page = visit().page
    page.goto(f"/replay/{played_by_bots(server, 'captain_dice', mode='turns', round_limit=2)}")
    expect(page.locator(".place")).to_contain_text("Step 0 of")
    page.get_by_label("Seen by").select_option(label="Ann")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".field .island")).to_have_count(16)
    expect(page.locator(".island.lit, .bell.lit")).to_have_count(0)
    page.get_by_role("button", name="Check them").click()
    expect(page.locator("[data-fair=true]")).to_be_visible()


def test_the_rules_have_their_figures(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/captain_dice")
    page.wait_for_selector("#C3")
    expect(page.locator("figure:visible")).to_have_count(5)  # one is of the goal
