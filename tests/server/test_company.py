"""Names and flags, reactions and remarks, and once more with the same company."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

import doubloon
from doubloon.server.flags import FLAGS
from doubloon.server.hall.remarks import MOST_EACH, QUIET_SECONDS, robberies_of
from doubloon.server.refusals import server_words
from tests.server.running import HandClock, Message, Running, Socket, running

DRAWN = Path(__file__).parents[2] / "web" / "src" / "flags"


def names(table: dict[str, Any]) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


# Names and flags


def test_every_flag_is_drawn() -> None:
    assert {file.stem for file in DRAWN.glob("*.svg")} == set(FLAGS)


def test_a_guest_keeps_a_flag_that_others_see(server: Running) -> None:
    ann = server.stranger()
    assert ann.post("/api/guests", name="Ann", flag="octopus")["flag"] == "octopus"
    assert ann.ask("GET", "/api/me")["flag"] == "octopus"
    table = ann.table(players=2)
    assert server.stranger().ask("GET", f"/api/tables/{table}")["seats"][0]["flag"] == "octopus"
    assert ann.ask("PATCH", "/api/me", {"name": "Anne"})["flag"] == "octopus"
    assert ann.ask("PATCH", "/api/me", {"name": "Anne", "flag": "fish"})["flag"] == "fish"
    assert ann.refused("PATCH", "/api/me", {"name": "Anne", "flag": "france"}) == (422, "refused-malformed")
    assert server.guest("Bo").ask("GET", "/api/me")["flag"] is None


def test_a_stranger_brings_a_flag_to_a_first_game(server: Running) -> None:
    table = server.stranger().post(
        "/api/tables", game="kraken", players=2, bots=["mog"], start=True, guest="Ann", flag="crown"
    )
    assert [seat["flag"] for seat in table["seats"]] == ["crown", None]


def test_a_database_from_before_the_flags_is_read(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        cookies = dict(server.guest("Ann").http.cookies)
    engine = create_engine(f"sqlite:///{tmp_path / 'doubloon.db'}")
    with engine.begin() as database:
        database.execute(text("alter table people drop column flag"))
        for later in ("places", "rated", "ratings", "outcomes", "reports", "notices", "friends"):
            database.execute(text(f"drop table {later}"))
        database.execute(text("update alembic_version set version_num = '0004'"))
    engine.dispose()
    with running(tmp_path) as server:
        back = server.stranger()
        back.http.cookies.update(cookies)
        assert back.ask("GET", "/api/me")["flag"] is None


def test_two_of_one_name_are_told_apart(server: Running) -> None:
    people = [server.guest(name) for name in ("Ann", "ann", "Ann", "Ann (2)")]
    table = people[0].table("casket", players=6)
    for person in people[1:]:
        person.sit(table)
    found = people[0].ask("GET", f"/api/tables/{table}")
    assert names(found)[:4] == ["Ann", "ann (2)", "Ann (3)", "Ann (2) (2)"]
    with people[1].socket(table) as socket, server.guest("ANN").socket(table) as watching:
        assert socket.ask("say", text="it is me")["facts"]["name"] == "ann (2)"
        assert watching.ask("say", text="and me")["facts"]["name"] == "ANN (4)"


# Reactions


def test_everyone_is_shown_a_reaction_and_nothing_is_kept(server: Running) -> None:
    ann = server.guest()
    table = ann.table(bots=1)
    with ann.socket(table) as mine, server.stranger().socket(table) as watching:
        mine.send(type="react", what="laugh")
        told = {"type": "reacted", "seat": 0, "what": "laugh"}
        assert watching.until(lambda message: message["type"] == "reacted") == told
        assert mine.until(lambda message: message["type"] == "reacted") == told
        seq = mine.seq
    assert ann.ask("GET", f"/api/tables/{table}")["seq"] >= seq
    with ann.socket(table) as later:
        assert "laugh" not in later.received[0]


def refusal(socket: Socket, what: str = "ahoy") -> str:
    socket.send(type="react", what=what)
    refused: str = socket.until(lambda message: message["type"] == "error")["why"]["id"]
    return refused


def test_who_has_no_place_or_sits_at_a_silent_table_shows_nothing(server: Running) -> None:
    ann = server.guest()
    loud, silent = ann.table(bots=1), ann.table(bots=1, talk=False)
    with server.stranger().socket(loud) as stranger, server.guest("Bo").socket(loud) as watching:
        assert refusal(stranger) == "refused-stranger"
        assert refusal(watching) == "refused-not-seated"
    with ann.socket(silent) as mine, ann.socket(loud) as other:
        assert refusal(mine) == "refused-no-talk"
        assert refusal(other, "wink") == "refused-malformed"


def test_reactions_have_a_limit(tmp_path: Path) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock, reactions_per_minute=6) as server:
        ann = server.guest()
        with ann.socket(ann.table(bots=1)) as mine:
            for _ in range(3):
                mine.send(type="react", what="ahoy")
            assert refusal(mine) == "refused-too-often"
            clock.now += 10
            mine.send(type="react", what="love")
            assert mine.until(lambda message: message.get("what") == "love")


# Remarks


def remarks(received: list[Message]) -> list[Message]:
    return [message for message in received if message["type"] == "remark"]


def game_watched(server: Running, game: str, clock: HandClock, **wish: Any) -> list[Message]:
    """Everything that a spectator is sent of a game of bots, a minute passing between any two moves."""
    ann = server.guest()
    table = ann.post("/api/tables", game=game, sit=False, **wish)["id"]
    received: list[Message] = []
    with server.stranger().socket(table) as watching:
        ann.start(table)
        while watching.now.get("status") != "over":
            received.append(watching.read())
            clock.now += QUIET_SECONDS
        # What is said to the last step is sent right after it, before anything else.
        received.append(watching.until(lambda message: message["type"] in ("remark", "ping")))
    return received


def test_pirates_say_something_at_the_beginning_and_when_they_win(tmp_path: Path) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        received = game_watched(server, "kraken", clock, players=2, bots=["mog", "meg"])
    said = remarks(received)
    began, won = said[0]["says"]["id"], said[-1]["says"]["id"]
    assert began.endswith("-began")
    assert won.endswith("-won")
    over = next(message for message in received if message.get("now", {}).get("status") == "over")
    assert won == f"remark-{('mog', 'meg')[over['now']['ending']['winners'][0]]}-won"
    assert said[-1]["seq"] == over["seq"]


@pytest.mark.parametrize("game", ["kraken", "casket", "captain_dice"])
def test_what_a_game_calls_a_robbery_has_a_robber_and_a_victim(game: str) -> None:
    found = doubloon.game(game)
    kinds = {kind.name: kind.fields for kind in found.events.kinds}
    assert robberies_of(found)
    for name in robberies_of(found):
        assert {"seat", "target"} <= set(kinds[name])


def test_remarks_follow_what_everyone_was_told_and_nobody_says_too_much(tmp_path: Path) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        server.secrets.begin("robbers")
        received = game_watched(server, "kraken", clock, players=4, bots=["mog", "meg", "nell", "bruno"])
    by_step = {message["seq"]: message for message in received if message["type"] == "step"}
    seats = ("mog", "meg", "nell", "bruno")
    said = remarks(received)
    for remark in said:
        name, moment = remark["says"]["id"].removeprefix("remark-").split("-", 1)
        assert name == seats[remark["seat"]]
        assert remark["says"]["id"] in server_words("en")
        events = by_step[remark["seq"]]["events"]
        if "robbed" in moment:
            field = "target" if moment == "was-robbed" else "seat"
            assert [event["args"][field] for event in events if event["id"] == "event-treasure-stolen"] == [
                remark["seat"]
            ]
    assert any("robbed" in remark["says"]["id"] for remark in said)
    assert max(sum(remark["seat"] == seat for remark in said) for seat in range(4)) <= MOST_EACH


def test_after_a_remark_it_is_quiet_for_a_while(tmp_path: Path) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        ann = server.guest()
        table = ann.post("/api/tables", game="kraken", players=4, sit=False, bots=["mate"] * 4)["id"]
        with server.stranger().socket(table) as watching:
            ann.start(table)
            watching.until(lambda message: message.get("now", {}).get("status") == "over")
            received = [json.loads(text) for text in watching.received]
    assert [remark["says"]["id"].rsplit("-", 1)[1] for remark in remarks(received)] == ["began"]


# Once more


def finished(ann: Any, *others: Any, **wish: Any) -> str:
    """A table whose game has come to its end."""
    options = {"round_limit": 1}
    table: str = ann.post("/api/tables", game="kraken", players=3, options=options, **wish)["id"]
    for other in others:
        other.sit(table)
    for seat in range(1 + len(others), 3):
        ann.ask(
            "PUT", f"/api/tables/{table}/seats/{seat}/bot", {"pirate": ("", "bruno", "octavia")[seat], "level": "mate"}
        )
    ann.start(table)
    sockets = [person.socket(table) for person in (ann, *others)]
    for socket in sockets:
        socket.ask("resign")  # bots play it out
    for socket in sockets:
        while socket.now["status"] != "over":
            socket.read()
        socket.connection.close()
    return table


def test_once_more_begins_at_once_with_the_same_pirates(server: Running) -> None:
    ann = server.guest("Ann")
    table = finished(ann)
    new = ann.post(f"/api/tables/{table}/rematch")
    assert (new["status"], new["seat"]) == ("playing", 0)
    assert [(seat["name"], seat["bot"], seat["pirate"]) for seat in new["seats"]][2] == (None, "mate", "octavia")
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == new["id"]


def test_who_is_there_sits_again_and_for_who_is_not_a_bot_begins(server: Running) -> None:
    ann, bo, cy = (server.guest(name) for name in ("Ann", "Bo", "Cy"))
    table = finished(ann, bo, cy)
    with bo.socket(table) as still_there:
        still_there.until(lambda message: message["type"] == "presence")
        new = ann.post(f"/api/tables/{table}/rematch")
        told = still_there.until(lambda message: message.get("kind") == "rematched")
        assert told["facts"]["table"] == new["id"]
    assert names(new) == ["Ann", "Bo", "Cy"]
    assert [seat["bot"] for seat in new["seats"]] == [None, None, "mate"]
    with cy.socket(new["id"]) as back:
        log = [step for step in back.first["log"] if step["kind"] == "takenover"]
        assert [step["facts"] for step in log] == [{"seat": 2, "level": "mate", "why": "away"}]
        assert back.ask("return")["seats"][2]["bot"] is None


def test_where_decisions_take_days_nobody_has_to_be_there(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = finished(ann, bo, pace={"kind": "days", "amount": 1})
    new = ann.post(f"/api/tables/{table}/rematch")
    assert [seat["bot"] for seat in new["seats"]] == [None, None, "mate"]
