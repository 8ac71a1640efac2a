"""A table whose rules have changed rests, and a game that is over can still be seen."""

from pathlib import Path

import pytest

import doubloon
from doubloon.server.hall import scribe
from tests.server.running import WAIT, Guest, Message, Running, running

TALK = "Ahoy!"


def table_in_play(ann: Guest) -> str:
    """A table of Ann's with a bot, a move and some talk."""
    table = ann.table("kraken", players=2, bots=1)
    with ann.socket(table) as socket:
        while not socket.now["legal"]:
            socket.read()
        socket.move()
        socket.ask("say", text=TALK)
    return table


def table_over(ann: Guest) -> str:
    """A table that Ann left to bots, who played to the end."""
    table = ann.table("kraken", players=2, bots=1)
    with ann.socket(table) as socket:
        socket.ask("resign")
        while socket.now["status"] != "over":
            socket.read()
    return table


def come_back(ann: Guest, server: Running) -> Guest:
    """Ann with her cookie, at the server that was started anew."""
    again = server.stranger()
    again.http.cookies.update(ann.http.cookies)
    return again


def told(log: list[Message]) -> list[tuple[int, str, list[Message]]]:
    return [(step["seq"], step["kind"], [{"id": e["id"], "args": e["args"]} for e in step["events"]]) for step in log]


def test_a_table_rests_while_its_rules_are_away_and_goes_on_when_they_are_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kraken = doubloon.game("kraken")
    rules = kraken.version
    with running(tmp_path) as server:
        ann = server.guest("Ann")
        table = table_in_play(ann)
        before = ann.socket(table).first
    monkeypatch.setattr(kraken, "version", "next")
    with running(tmp_path) as server:
        again = come_back(ann, server)
        rested = again.socket(table)
        assert rested.first["now"]["status"] == "resting"
        assert rested.first["now"]["rests"] == {"id": "rests-other-rules", "args": {"rules": rules, "here": "next"}}
        assert rested.first["about"]["rules"] == rules
        assert told(rested.first["log"]) == told(before["log"])
        assert [line["text"] for line in rested.first["talk"]] == [TALK]
        assert rested.first["seats"] == before["seats"]
        for kind in ("undo", "resign", "return"):
            assert rested.ask(kind)["why"]["id"] == "refused-resting"
        assert rested.move({"do": "end"})["why"]["id"] == "refused-resting"
        assert rested.ask("say", text="What now?")["kind"] == "said"
        assert again.ask("GET", f"/api/tables/{table}")["status"] == "resting"
        assert server.hall.set_aside() == []
        assert "re" in goes_on(again, again.table("casket", players=2, bots=1)), "others do not notice"
    monkeypatch.setattr(kraken, "version", rules)
    with running(tmp_path) as server:
        again = come_back(ann, server)
        back = again.socket(table)
        assert [line["text"] for line in back.first["talk"]] == [TALK, "What now?"]
        assert back.now["view"] == before["now"]["view"]
        assert back.now["undo"] == before["now"]["undo"]
        assert "re" in goes_on(again, table)


def goes_on(guest: Guest, table: str) -> Message:
    """A move at a table, as soon as it is theirs."""
    with guest.socket(table) as socket:
        while not socket.now["legal"]:
            socket.read()
        return socket.move()


def test_a_game_that_is_over_can_be_seen_when_its_rules_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scribe, "FINISH_SECONDS", WAIT)
    kraken = doubloon.game("kraken")
    rules = kraken.version
    with running(tmp_path) as server:
        ann = server.guest("Ann")
        table = table_over(ann)
        before = ann.socket(table).first
        seen = {seat: all_steps(ann, table, seat) for seat in ("", "0", "1")}
        replay = ann.ask("GET", f"/api/tables/{table}/replay.json")
    monkeypatch.setattr(kraken, "version", "next")
    with running(tmp_path) as server:
        again = come_back(ann, server)
        now = again.socket(table).first
        assert now["now"]["rests"]["id"] == "rests-over"
        assert now["about"]["rules"] == rules
        assert {**now["now"], "rests": None} == {**before["now"], "rests": None}
        assert told(now["log"]) == told(before["log"])
        assert {seat: all_steps(again, table, seat) for seat in seen} == seen
        assert again.ask("GET", f"/api/tables/{table}/replay.json") == replay
        verdict = again.ask("GET", f"/api/tables/{table}/verification")
        assert (verdict["fair"], verdict["problem"]) == (True, None)
        assert (verdict["rules"], verdict["here"]) == (rules, "next")
        assert verdict["moves"] == len(replay["moves"])


def all_steps(guest: Guest, table: str, seat: str) -> list[Message]:
    """The replay as a seat saw it, or a spectator."""
    found: list[Message] = []
    while True:
        query = f"first={len(found)}&count=100" + (f"&seat={seat}" if seat else "")
        steps = guest.ask("GET", f"/api/tables/{table}/steps?{query}")["steps"]
        if not steps:
            return found
        found += steps


def test_a_game_whose_record_was_not_written_in_time_keeps_its_result_and_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scribe, "FINISH_SECONDS", 0.0)
    monkeypatch.setattr(scribe, "PAUSES", WAIT * 1000)
    kraken = doubloon.game("kraken")
    with running(tmp_path) as server:
        ann = server.guest("Ann")
        table = table_over(ann)
        before = ann.socket(table).first
    monkeypatch.setattr(kraken, "version", "next")
    with running(tmp_path) as server:
        again = come_back(ann, server)
        now = again.socket(table).first
        assert now["now"]["status"] == "over"
        assert now["now"]["ending"] == before["now"]["ending"]
        assert told(now["log"]) == told(before["log"])
        assert again.ask("GET", f"/api/tables/{table}/verification")["fair"]
        assert again.refused("GET", f"/api/tables/{table}/steps") == (409, "refused-no-record")
        assert again.refused("GET", f"/api/tables/{table}/replay.json") == (409, "refused-no-record")
