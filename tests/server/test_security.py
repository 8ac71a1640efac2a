"""Who may do what from where: cookies, origins, hosts, headers, sizes, floods."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from websockets.exceptions import ConnectionClosed, InvalidStatus

from doubloon.server.people.key import server_key
from doubloon.server.refusals import server_words
from doubloon.server.settings import BadSetting, Settings
from tests.server.running import HandClock, Running, running, wait_for

PASSWORD = "correct horse battery"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Running) -> None:
    answer = server.stranger().http.post("/api/guests", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_behind_tls_the_cookie_is_secure(tmp_path: Path) -> None:
    with running(tmp_path, secure=True) as server:
        answer = server.stranger().http.post("/api/guests", json={"name": "Ann"})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.headers["strict-transport-security"]


@pytest.mark.parametrize("origin", [None, "https://evil.example", "null", "http://127.0.0.1:1"])
def test_what_changes_something_comes_from_our_own_pages(server: Running, origin: str | None) -> None:
    ann = server.guest()
    cookies = dict(ann.http.cookies)
    headers = {"origin": origin} if origin else {}
    answer = httpx.post(
        f"{server.url}/api/tables", json={"game": "kraken", "players": 2}, cookies=cookies, headers=headers
    )
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "refused-origin")


def test_a_socket_from_another_site_is_not_opened(server: Running) -> None:
    ann = server.guest()
    table = ann.table(bots=1)
    for origin in ({"origin": "https://evil.example"}, {}):
        ann.headers = origin
        with pytest.raises(InvalidStatus, match="403"):
            ann.socket(table)


def test_bodies_are_json_of_a_bounded_size(server: Running) -> None:
    http = server.guest().http
    plain = http.post("/api/tables", content="game=kraken", headers={"content-type": "text/plain"})
    assert (plain.status_code, plain.json()["error"]["id"]) == (415, "refused-content-type")
    huge = http.post("/api/tables", content=b" " * 100_000, headers={"content-type": "application/json"})
    assert (huge.status_code, huge.json()["error"]["id"]) == (413, "refused-body")
    broken = http.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    assert (broken.status_code, broken.json()["error"]["id"]) == (422, "refused-malformed")


@pytest.mark.parametrize(("field", "limits"), [("password", ("8", "256")), ("login", ("3", "32"))])
def test_what_a_form_may_hold_is_said_to_people_in_words_and_to_programs_by_its_field(
    server: Running, field: str, limits: tuple[str, str]
) -> None:
    account = {"login": "annbonny", "password": "a long and quiet sea", field: "x"}
    error = server.guest().http.post("/api/me/account", json=account).json()["error"]
    said = {language: server_words(language).say(error["id"], **error["args"]) for language in ("en", "ja")}
    assert error["text"] == said["en"]
    assert all(limit in sentence for limit in limits for sentence in said.values())


def test_a_program_is_told_which_field_is_wrong_and_how_without_a_path_to_it(server: Running) -> None:
    wish = {"game": "kraken", "players": 99}
    error = server.guest().http.post("/api/tables", json=wish).json()["error"]
    assert error["args"] == {"field": "players"}
    assert error["text"] == "players: Input should be less than or equal to 64"


def test_a_name_that_is_not_ours_is_refused(server: Running) -> None:
    answer = httpx.get(f"{server.url}/api/me", headers={"host": "rebound.example"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "refused-host")
    assert Settings(names="play.example").knows_host("play.example:443")
    assert Settings().knows_host("[::1]:8000")
    assert not Settings().knows_host("")


def test_answers_carry_strict_headers(server: Running) -> None:
    for path in ("/", "/api/games", "/nowhere", "/api/tables/none"):
        headers = server.stranger().http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_a_forged_or_signed_out_cookie_is_nobodys(server: Running) -> None:
    ann = server.guest()
    cookie = ann.http.cookies["doubloon_session"]
    copy = server.stranger()
    copy.http.cookies.set("doubloon_session", cookie)
    assert copy.ask("GET", "/api/me")["name"] == "Ann"
    assert ann.http.delete("/api/session").status_code == 204
    assert copy.ask("GET", "/api/me") is None
    forged = server.stranger()
    forged.http.cookies.set("doubloon_session", cookie[:-2] + "xx")
    assert forged.ask("GET", "/api/me") is None
    assert forged.ask("GET", "/api/tables/mine") == []
    assert forged.refused("GET", "/api/me/bots") == (401, "refused-stranger")


def test_a_guest_becomes_an_account_and_keeps_their_seat(server: Running) -> None:
    ann = server.guest()
    table = ann.table(bots=1)
    before = dict(ann.http.cookies)
    assert ann.post("/api/me/account", login="Ann.1", password=PASSWORD)["kind"] == "account"
    assert ann.ask("GET", f"/api/tables/{table}")["seat"] == 0
    old = server.stranger()
    old.http.cookies.update(before)
    assert old.ask("GET", "/api/me") is None
    phone = server.stranger()
    assert phone.refused("POST", "/api/session", {"login": "ann.1", "password": "wrong password"}) == (
        401,
        "refused-sign-in",
    )
    assert phone.refused("POST", "/api/session", {"login": "nobody", "password": PASSWORD}) == (401, "refused-sign-in")
    phone.post("/api/session", login="ANN.1", password=PASSWORD)
    assert phone.ask("GET", f"/api/tables/{table}")["seat"] == 0
    bo = server.guest("Bo")
    taken = bo.refused("POST", "/api/me/account", {"login": "ann.1", "password": PASSWORD})
    assert taken == (409, "refused-login-taken")


def test_a_wrong_password_is_not_repeated_to_who_sent_it(server: Running) -> None:
    answer = server.stranger().http.post("/api/session", json={"login": "ann", "password": "s3cret!"})
    assert answer.status_code == 422
    assert "s3cret!" not in answer.text


def test_a_token_is_good_until_it_is_replaced(server: Running) -> None:
    ann = server.guest()
    made = ann.post("/api/me/bots", name="Robo")
    robo = server.stranger(made["token"])
    assert robo.ask("GET", "/api/me") == {
        "id": made["id"],
        "name": "Robo",
        "kind": "program",
        "login": None,
        "flag": None,
        "keeper": False,
    }
    assert robo.refused("POST", "/api/me/bots", {"name": "More"}) == (403, "refused-programs-own-none")
    new = ann.post(f"/api/me/bots/{made['id']}/token")["token"]
    assert robo.refused("GET", "/api/me") == (401, "refused-token")
    assert server.stranger(new).ask("GET", "/api/me")["name"] == "Robo"
    assert server.guest("Bo").refused("POST", f"/api/me/bots/{made['id']}/token", {})[0] == 404


def test_limits_are_refused_with_their_names(tmp_path: Path) -> None:
    limits: dict[str, Any] = {
        "guests_per_hour": 2,
        "tables_per_hour": 2,
        "sign_ins_per_minute": 2,
        "tables_per_person": 1,
    }
    with running(tmp_path, clock=HandClock(), **limits) as server:
        ann = server.guest()
        server.guest()
        answer = server.stranger().http.post("/api/guests", json={"name": "Cy"})
        assert (answer.status_code, answer.json()["error"]["args"]["limit"]) == (429, "guests_per_hour")
        at_once = server.stranger().http.post("/api/tables", json={"game": "kraken", "players": 2, "guest": "Cy"})
        assert (at_once.status_code, at_once.json()["error"]["args"]["limit"]) == (429, "guests_per_hour")
        ann.table(players=2)
        wish = {"game": "kraken", "players": 2}
        assert ann.refused("POST", "/api/tables", wish) == (409, "refused-too-many-tables")
        assert ann.refused("POST", "/api/tables", wish) == (429, "refused-too-often")
        for status in (401, 401, 429):
            assert ann.refused("POST", "/api/session", {"login": "ann", "password": PASSWORD})[0] == status


def test_talk_watchers_and_bots_have_limits_too(tmp_path: Path) -> None:
    with running(tmp_path, clock=HandClock(), talk_per_minute=2, watchers=1, bots_per_person=1) as server:
        ann, bo, cy = server.guest("Ann"), server.guest("Bo"), server.guest("Cy")
        table = ann.table(bots=1)
        with ann.socket(table) as socket:
            said = [socket.ask("say", text="ahoy") for _ in range(3)]
            assert [answer["type"] for answer in said] == ["step", "step", "refused"]
            assert said[2]["why"]["args"]["limit"] == "talk_per_minute"
        with bo.socket(table):
            assert cy.socket(table).first["why"] == {"id": "refused-too-many-watchers", "args": {"most": 1}}
            assert ann.socket(table).first["type"] == "table"
        ann.post("/api/me/bots", name="Robo")
        assert ann.refused("POST", "/api/me/bots", {"name": "Robo"}) == (409, "refused-too-many-programs")


def test_a_database_that_cannot_be_asked_now_is_no_fault_and_says_when_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait_in_vain(*_: object) -> None:
        raise NoConnectionFree("QueuePool limit of size 5 overflow 10 reached")

    with running(tmp_path) as server:
        ann = server.guest()
        table = ann.table(bots=1)
        store = server.server.config.app.state.services.store  # type: ignore[union-attr]
        with monkeypatch.context() as busy:
            busy.setattr(store, "add_person", wait_in_vain)
            busy.setattr(store, "session", wait_in_vain)
            answer = server.stranger().http.post("/api/guests", json={"name": "Bo"})
            assert (answer.status_code, answer.json()["error"]["id"]) == (503, "refused-busy")
            assert answer.headers["retry-after"] == "1"
            bye = ann.socket(table).first
            assert (bye["why"]["id"], bye["again"]) == ("refused-busy", True)
        assert ann.socket(table).first["type"] == "table"


def test_requests_are_limited_per_address(tmp_path: Path) -> None:
    with running(tmp_path, clock=HandClock(), requests_per_minute=5) as server:
        http = server.stranger().http
        answers = [http.get("/healthz") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert int(answers[-1].headers["retry-after"]) >= 1


def test_sockets_are_limited_per_person_and_address(tmp_path: Path) -> None:
    with running(tmp_path, sockets_per_person=1, sockets_per_address=2) as server:
        ann, bo, cy = server.guest("Ann"), server.guest("Bo"), server.guest("Cy")
        table = ann.table(bots=1)
        with ann.socket(table), bo.socket(table):
            assert ann.socket(table).first["why"]["args"]["limit"] == "sockets_per_address"
        services = server.server.config.app.state.services  # type: ignore[union-attr]
        wait_for(lambda: not any(services.sockets.values()))  # a client is gone before its server knows
        with ann.socket(table):
            assert ann.socket(table).first["why"]["args"]["limit"] == "sockets_per_person"
            assert cy.socket(table).first["type"] == "table"


def test_nonsense_floods_and_huge_frames_close_the_socket_and_no_other(tmp_path: Path) -> None:
    with running(tmp_path, clock=HandClock(), socket_burst=60) as server:
        ann = server.guest()
        table = ann.table(bots=1)
        calm = ann.socket(table)
        with ann.socket(table) as binary:
            binary.connection.send(b"\x00\x01")
            assert binary.until(lambda m: m["type"] == "error")["why"]["id"] == "refused-binary"
        with ann.socket(table) as noisy:
            for _ in range(25):
                noisy.connection.send("nonsense")
            assert noisy.until(lambda m: m["type"] == "bye")["why"]["id"] == "bye-nonsense"
        with ann.socket(table) as flood:
            for _ in range(200):
                flood.connection.send('{"type": "pong", "n": 1}')
            assert flood.until(lambda m: m["type"] == "error")["why"]["args"]["limit"] == "socket_rate"
        with ann.socket(table) as huge:
            huge.connection.send("x" * 10_000)
            with pytest.raises(ConnectionClosed):
                huge.until(lambda _: False)
        calm.until(lambda _: bool(calm.now["legal"]))
        assert calm.move()["type"] == "step"


def test_strangers_and_foreign_seats_cannot_move(server: Running) -> None:
    ann = server.guest()
    table = ann.table(bots=1)
    with server.guest("Bo").socket(table) as watcher:
        assert watcher.move({"do": "end"})["why"]["id"] == "refused-not-seated"
        assert watcher.ask("resign")["why"]["id"] == "refused-not-seated"
    stranger = server.stranger()
    stranger.headers = {}
    with stranger.socket(table) as nobody:
        assert nobody.first["seat"] is None
        assert nobody.move({"do": "end"})["why"]["id"] == "refused-stranger"
    assert ann.socket("nowhere").first["why"]["id"] == "refused-no-table"


def test_the_key_is_made_once_and_readable_by_the_host_alone(tmp_path: Path) -> None:
    key = server_key(Settings(data=tmp_path))
    assert server_key(Settings(data=tmp_path)) == key
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    assert server_key(Settings(data=tmp_path, key="k" * 32)) == "k" * 32
    with pytest.raises(BadSetting, match="at least 32 characters"):
        server_key(Settings(key="short"))


def test_servers_that_start_at_once_have_one_key(tmp_path: Path) -> None:
    for attempt in range(50):
        settings = Settings(data=tmp_path / str(attempt))
        with ThreadPoolExecutor(8) as starting:
            keys = set(starting.map(server_key, [settings] * 8))
        assert len(keys) == 1
        assert [file.name for file in settings.data.iterdir()] == ["key"]


def test_a_key_that_was_cut_short_signs_nothing(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("")
    with pytest.raises(BadSetting, match="at least 32 characters, not 0"):
        server_key(Settings(data=tmp_path))
