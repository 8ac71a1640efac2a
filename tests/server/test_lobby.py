"""Before the start: who sits where, and who may decide it."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Running, running


def test_public_tables_are_listed_until_they_begin(server: Running) -> None:
    ann = server.guest()
    shown, hidden = ann.table(players=2, public=True), ann.table(players=2)
    listed = [line["id"] for line in server.stranger().ask("GET", "/api/tables")]
    assert shown in listed
    assert hidden not in listed
    ann.ask("PUT", f"/api/tables/{shown}/seats/1/bot", {"level": "mate"})
    ann.start(shown)
    assert shown not in [line["id"] for line in ann.ask("GET", "/api/tables")]
    assert {shown, hidden} <= {line["id"] for line in ann.ask("GET", "/api/tables/mine")}


def test_a_seat_is_taken_by_one_person_who_can_leave_it(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = ann.table(players=2)
    assert ann.refused("POST", f"/api/tables/{table}/seat", {}) == (409, "refused-seated-already")
    assert bo.refused("POST", f"/api/tables/{table}/seat", {"seat": 0}) == (409, "refused-seat-taken")
    assert bo.refused("POST", f"/api/tables/{table}/seat", {"seat": 7}) == (422, "refused-no-such-seat")
    bo.sit(table, 1)
    assert server.guest().refused("POST", f"/api/tables/{table}/seat", {}) == (409, "refused-table-full")
    assert bo.ask("DELETE", f"/api/tables/{table}/seat")["seat"] is None
    assert bo.refused("DELETE", f"/api/tables/{table}/seat") == (403, "refused-not-seated")


def test_only_the_host_seats_bots_and_starts(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = ann.table(players=2)
    bot = f"/api/tables/{table}/seats/1/bot"
    assert bo.refused("PUT", bot, {"level": "mate"}) == (403, "refused-not-host")
    assert ann.refused("PUT", bot, {"level": "nobody"}) == (422, "refused-no-level")
    assert ann.refused("PUT", f"/api/tables/{table}/seats/0/bot", {"level": "mate"}) == (409, "refused-seat-taken")
    assert ann.refused("DELETE", bot) == (409, "refused-no-bot")
    assert ann.refused("POST", f"/api/tables/{table}/start") == (409, "refused-seats-free")
    ann.ask("PUT", bot, {"level": "random"})
    assert ann.ask("PUT", bot, {"level": "mate"})["seats"][1]["bot"] == "mate"
    assert bo.refused("POST", f"/api/tables/{table}/start") == (403, "refused-not-host")
    ann.start(table)
    assert ann.refused("POST", f"/api/tables/{table}/start") == (409, "refused-not-open")
    assert ann.refused("DELETE", f"/api/tables/{table}/seat") == (409, "refused-not-open")


def test_a_table_is_made_as_the_game_allows(server: Running) -> None:
    ann = server.guest()
    wish = {"game": "kraken", "players": 2}
    assert ann.refused("POST", "/api/tables", {**wish, "game": "whist"}) == (404, "refused-malformed")
    assert ann.refused("POST", "/api/tables", {**wish, "players": 9}) == (422, "refused-malformed")
    assert ann.refused("POST", "/api/tables", {**wish, "options": {"board": "/etc/passwd"}})[0] == 422
    assert ann.refused("POST", "/api/tables", {**wish, "pace": {"kind": "days", "amount": 99}}) == (422, "refused-pace")
    assert ann.refused("POST", "/api/tables", {**wish, "more": 1}) == (422, "refused-malformed")
    assert server.stranger().refused("POST", "/api/tables", wish) == (401, "refused-stranger")


AT_ONCE = {"game": "kraken", "players": 3, "bots": ["mate", "greenhorn"], "start": True, "guest": "Ann"}


def test_a_stranger_is_in_a_game_against_bots_with_one_request(server: Running) -> None:
    stranger = server.stranger()
    table = stranger.post("/api/tables", **AT_ONCE)
    assert (table["status"], table["seat"], table["host"]) == ("playing", 0, True)
    assert [(seat["name"], seat["bot"]) for seat in table["seats"]] == [
        ("Ann", None),
        (None, "mate"),
        (None, "greenhorn"),
    ]
    assert stranger.ask("GET", "/api/me")["name"] == "Ann"
    with stranger.socket(table["id"]) as socket:
        assert [step["kind"] for step in socket.first["log"]][:1] == ["started"]
        socket.until(lambda _: bool(socket.now["legal"]))
        assert socket.move()["type"] == "step"


def test_a_table_begun_at_once_is_there_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.stranger()
        made = ann.post("/api/tables", **AT_ONCE, pace={"kind": "days", "amount": 1})
        cookies = dict(ann.http.cookies)
    with running(tmp_path) as server:
        back = server.stranger()
        back.http.cookies.update(cookies)
        found = back.ask("GET", f"/api/tables/{made['id']}")
        assert (found["status"], found["seats"], found["secret_hash"]) == (
            "playing",
            made["seats"],
            made["secret_hash"],
        )


def test_who_has_a_name_keeps_it_whatever_guest_they_name(server: Running) -> None:
    bo = server.guest("Bo")
    assert bo.post("/api/tables", **AT_ONCE)["seats"][0]["name"] == "Bo"
    assert bo.ask("GET", "/api/me")["name"] == "Bo"


@pytest.mark.parametrize(
    ("change", "refused"),
    [
        ({"bots": ["mate"]}, (409, "refused-seats-free")),
        ({"bots": ["mate"] * 3}, (422, "refused-no-such-seat")),
        ({"bots": ["mate", "nobody"]}, (422, "refused-no-level")),
        ({"sit": False}, (409, "refused-seats-free")),
        ({"players": 9}, (422, "refused-malformed")),
        ({"guest": " "}, (422, "refused-malformed")),
        ({"guest": None}, (401, "refused-stranger")),
    ],
)
def test_a_table_that_cannot_begin_at_once_leaves_nothing_behind(
    server: Running, change: dict[str, Any], refused: tuple[int, str]
) -> None:
    stranger, ann = server.stranger(), server.guest()
    before = {table.id for table in server.hall.live()}
    assert stranger.refused("POST", "/api/tables", {**AT_ONCE, **change}) == refused
    assert stranger.ask("GET", "/api/me") is None
    if change.get("guest", "Ann") == "Ann":
        assert ann.refused("POST", "/api/tables", {**AT_ONCE, **change}) == refused
    assert ann.ask("GET", "/api/tables/mine") == []
    assert {table.id for table in server.hall.live()} <= before


def test_where_spectators_are_not_allowed_only_players_look(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = ann.table(players=2, spectators=False)
    with bo.socket(table) as early:
        ann.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"level": "mate"})
        ann.start(table)
        bye = early.until(lambda message: message["type"] == "bye")
        assert bye["why"]["id"] == "refused-no-spectators"
        assert not any("view" in text and '"view":null' not in text for text in early.received)
    assert bo.socket(table).first["type"] == "bye"
    assert bo.refused("GET", f"/api/tables/{table}/steps") == (403, "refused-no-spectators")


def test_my_tables_tell_whose_turn_it_is(server: Running) -> None:
    people = [server.guest("Ann"), server.guest("Bo")]
    table = people[0].table(players=2)
    people[1].sit(table)
    people[0].start(table)
    for _ in range(2):
        first = people[0].socket(table).now["actors"][0]
        turns = [_listed(person.ask("GET", "/api/tables/mine"), table)["your_turn"] for person in people]
        assert turns == [first == 0, first == 1]
        people[first].socket(table).move({"do": "end"})


def _listed(lines: list[dict[str, Any]], table: str) -> dict[str, Any]:
    (line,) = [line for line in lines if line["id"] == table]
    assert "waits_for" not in line
    return line


def test_games_name_their_options_with_what_is_allowed(server: Running) -> None:
    games = {game["name"]: game for game in server.stranger().ask("GET", "/api/games")}
    kraken = {option["name"]: option for option in games["kraken"]["options"]}
    assert kraken["board"]["values"] == ["spiral", "rings"]
    assert (kraken["round_limit"]["least"], kraken["round_limit"]["most"]) == (1, 10_000)
    assert games["captain_dice"]["real_time"]
    assert games["kraken"]["titles"]["en"] == "Treasure Hunting: Kraken"
    assert "渦" in games["kraken"]["taglines"]["ja"]
    words = server.stranger().http.get("/api/games/kraken/words/ja.ftl")
    assert "prompt-turn" in words.text
    assert server.stranger().http.get("/api/games/kraken/rulebook/en.md").text.startswith("#")
    assert "refused-no-undo" in server.stranger().http.get("/api/words/ja.ftl").text
    assert server.stranger().refused("GET", "/api/words/xx.ftl")[0] == 404


def test_public_tables_in_play_are_listed_to_be_watched(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    terms: list[dict[str, Any]] = [{"public": True}, {}, {"public": True, "spectators": False}]
    tables = [ann.table(players=2, **wish) for wish in terms]
    for table in tables:
        bo.sit(table)
        ann.start(table)
    running = {line["id"]: line for line in server.stranger().ask("GET", "/api/tables/running")}
    assert set(tables) & set(running) == {tables[0]}
    assert [seat["name"] for seat in running[tables[0]]["seats"]] == ["Ann", "Bo"]
    assert not running[tables[0]]["your_turn"], "whom a table waits for is told to nobody else"
