"""Names and talk can be read and told apart, and passwords that everyone tries first are not taken."""

import pytest

from doubloon.server.one_line import is_piled_up, look, one_line
from doubloon.server.people.passwords import LEAST_LENGTH, _common
from tests.server.running import Running, running

BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
UNSEEN = "\u034f\u17b4\u180b\ufe0f\U000e0100"  # of which nothing is left, not even a space
INVISIBLE = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u180e\u3164\u115f\u1160\uffa0\u2800\U000e0041"


@pytest.mark.parametrize("mark", BIDI + INVISIBLE)
def test_marks_that_nobody_sees_are_left_out(mark: str) -> None:
    assert one_line(f"{mark}An{mark}{mark}n{mark}") == "An n"


@pytest.mark.parametrize("mark", UNSEEN)
def test_marks_that_choose_another_drawing_leave_no_trace(mark: str) -> None:
    assert one_line(f"A{mark}n{mark}n{mark}") == "Ann"


def test_nothing_that_unicode_lets_programs_leave_out_is_kept() -> None:
    ranges = [(0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5)]
    ranges += [(0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164)]
    ranges += [(0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)]
    marks = [chr(code) for first, last in ranges for code in range(first, last + 1)]
    assert [hex(ord(mark)) for mark in marks if one_line(f"A{mark}B") not in ("AB", "A B")] == []


@pytest.mark.parametrize(
    "name", ["Zoë", "Nguyễn Thị Ánh", "Åsa", "ガブリエル", "สมชาย กิตติ์", "שָׁלוֹם", "Ηλίας", "Ünal", "कार्त्स्न्यम्", "김철수"]
)
def test_names_of_all_languages_are_taken_as_they_are(name: str) -> None:
    assert one_line(name) == name
    assert not is_piled_up(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bill", "BiII"),
        ("Ann", "Аnn"),
        ("Jack", "Јасk"),
        ("Bo", "B0"),
        ("Morgan", "Mοrgan"),
        ("Zoe", "Zoë"),
        ("An n", "Ann"),
        ("Ann", "Ann\ufe0f"),
        ("Ann", "ᴀɴɴ"),
        ("Ann", "Ꭺnn"),
        ("Nina", "піпа"),
        ("Olga", "Օlga"),
        ("Bo", "Bø"),
        ("Ann", "🅰nn"),
        ("O'Neil", "O’Neil"),
        ("カエル", "力工ル"),
        ("ヘビ", "へビ"),
    ],
)
def test_names_that_are_taken_for_each_other_have_the_same_look(one: str, other: str) -> None:
    assert one != other
    assert look(one) == look(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Bo", "Jo"), ("ガン", "カンナ"), ("Mary", "Marie")])
def test_other_names_have_other_looks(one: str, other: str) -> None:
    assert look(one) != look(other)


def test_who_looks_like_another_at_the_table_has_a_number(server: Running) -> None:
    ann, two, three = server.guest("Ann"), server.guest("Аnn"), server.guest("Ann")
    table = ann.table(players=4)
    two.sit(table)
    three.sit(table)
    names = [seat["name"] for seat in ann.ask("GET", f"/api/tables/{table}")["seats"]]
    assert names == ["Ann", "Аnn (2)", "Ann (3)", None]
    stranger = server.guest("АΝΝ")
    with ann.socket(table) as here, stranger.socket(table) as there:
        there.ask("say", text="I am Ann")
        said = here.until(lambda message: message.get("kind") == "said")
        assert said["facts"]["name"] == "АΝΝ (4)"
        here.ask("say", text="No, I am")
        assert here.steps[-1]["facts"]["name"] == "Ann"


@pytest.mark.parametrize(
    "pile", ["Z" + "\u0301" * 20, "\u1100" * 20, "\u0915\u094d" * 15, "\ufdfd", "\U0001242b", "\ufdfa"]
)
def test_letters_that_take_the_room_of_a_line_are_refused(server: Running, pile: str) -> None:
    assert server.stranger().refused("POST", "/api/guests", {"name": pile})[0] == 422
    ann = server.guest()
    with ann.socket(ann.table()) as socket:
        assert socket.ask("say", text=pile)["why"]["id"] == "refused-piled-up"


@pytest.mark.parametrize("password", ["password", "PassWord", "12345678", "qwertyuiop", "ann.bonny"])
def test_passwords_that_are_tried_first_are_refused(server: Running, password: str) -> None:
    told = server.guest().refused("POST", "/api/me/account", {"login": "Ann.Bonny", "password": password})
    assert told == (422, "refused-common-password")


def test_a_thousand_passwords_are_known() -> None:
    assert len(_common()) == 1000
    assert all(len(password) >= LEAST_LENGTH for password in _common())


@pytest.mark.parametrize("login", ["ann", "nobody"])
def test_signing_in_is_limited_for_each_account_whether_or_not_there_is_one(server: Running, login: str) -> None:
    with running(server.settings.data.parent / f"limited-{login}", sign_ins_per_minute=3) as limited:
        limited.guest().post("/api/me/account", login="ann", password="correct horse battery")
        wrong = {"login": login, "password": "wrong password"}
        told = [limited.stranger().refused("POST", "/api/session", wrong) for _ in range(3)]
    assert told == [(401, "refused-sign-in")] * 2 + [(429, "refused-too-often")]
