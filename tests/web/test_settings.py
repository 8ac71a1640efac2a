"""What a reader has set is kept and followed."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import PHONE
from tests.web.conftest import Visit


def test_the_language_is_the_browsers_at_first(visit: Visit) -> None:
    page = visit(locale="ja-JP").page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_settings_are_kept_and_followed(visit: Visit) -> None:
    page = visit().page
    page.goto("/settings")
    page.get_by_label("Language").select_option(label="日本語")
    expect(page.locator("h1")).to_have_text("設定")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.get_by_label("明るさ").select_option("light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_less_motion_is_respected(visit: Visit) -> None:
    page = visit({"speed": "normal"}, reduced_motion="reduce").page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-motion", "still")


def left_of(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"]


@pytest.mark.parametrize("lefty", [False, True], ids=["right-handed", "left-handed"])
def test_what_is_touched_most_lies_on_the_side_of_the_hand(visit: Visit, lefty: bool) -> None:
    page = visit({"lefty": lefty}).play_bots("kraken")
    assert (left_of(page, ".side") < left_of(page, ".stage")) == lefty
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.wait_for_selector(".prompt.mine [data-do=forward]")
    assert (left_of(page, ".undo") < left_of(page, ".sentence")) == lefty
    assert (left_of(page, "[data-do=end]") < left_of(page, "[data-do=forward]")) == lefty
    assert left_of(page, "[data-do=forward]") >= 0


@pytest.mark.parametrize("patterns", [False, True])
def test_colours_have_patterns_for_who_wants_them(visit: Visit, patterns: bool) -> None:
    page = visit({"patterns": patterns}).play_bots("kraken")
    for place in (".players", "[data-ship='0']"):
        assert (page.locator(f"{place} pattern").count() > 0) == patterns


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(visit: Visit) -> None:
    ann, elsewhere = visit(), visit()
    for visitor, button in ((ann, "Make this guest an account"), (elsewhere, "Sign in")):
        page = visitor.page
        page.goto("/settings")
        if visitor is ann:
            page.get_by_label("Your name").fill("Ann")
            page.get_by_role("button", name="Save").click()
        page.get_by_label("Name to sign in with").fill("ann-of-the-sea")
        page.get_by_label("Password").fill("a long enough secret")
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.get_by_text("You are signed in as ann-of-the-sea")).to_be_visible()
