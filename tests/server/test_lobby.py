"""Before the start: who sits where, and who may decide it."""

from typing import Any

from tests.server.running import Running


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
    words = server.stranger().http.get("/api/games/kraken/words/ja.ftl")
    assert "prompt-turn" in words.text
    assert server.stranger().http.get("/api/games/kraken/rulebook/en.md").text.startswith("#")
    assert "refused-no-undo" in server.stranger().http.get("/api/words/ja.ftl").text
    assert server.stranger().refused("GET", "/api/words/xx.ftl")[0] == 404
