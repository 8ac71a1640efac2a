"""Playing at a table, from the first guest to the rematch."""

import json
from pathlib import Path

import pytest

import doubloon
from tests.server.running import Running, Socket, running, wait_for

GAMES = doubloon.names()


def play_out(socket: Socket, moves: int = 3000) -> None:
    """Make moves until the game is over, or that many."""
    for _ in range(moves):
        while not socket.now["legal"] and not socket.now["ending"]:
            socket.read()
        if socket.now["ending"]:
            return
        socket.move(socket.now["legal"][-1]["action"])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end_and_its_dice_are_fair(server: Running, game: str) -> None:
    options = {"captain_dice": {"mode": "turns"}, "kraken": {"round_limit": 20}, "casket": {"battle_limit": 8}}
    ann = server.guest()
    table = ann.table(game, players=2, bots=1, options=options.get(game, {}))
    with ann.socket(table) as socket:
        published = socket.first["secret_hash"]
        play_out(socket)
        assert len(socket.now["ending"]["ranks"]) == 2
    verdict = ann.ask("GET", f"/api/tables/{table}/verification")
    assert verdict["fair"]
    assert verdict["secret_hash"] == published
    replay = doubloon.replay(ann.http.get(f"/api/tables/{table}/replay.json").content)
    assert list(replay.play().ranks or ()) == socket.now["ending"]["ranks"]


def test_a_bot_that_chooses_what_it_may_not_do_is_logged_and_the_table_stays(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def blunder(*_: object, **__: object) -> None:
        raise doubloon.IllegalChoice("mate in seat 1 of kraken chose {'do': 'forward'}")

    logged: list[dict[str, object]] = []
    monkeypatch.setattr("doubloon.bots.Bot.choose", blunder)
    monkeypatch.setattr(
        "doubloon.server.hall.steward.log.error", lambda event, **more: logged.append({"event": event, **more})
    )
    ann = server.guest()
    table = ann.table(players=2, bots=1)
    with ann.socket(table) as socket:
        while socket.now["legal"]:  # until it is the bot's turn
            socket.move(socket.now["legal"][-1]["action"])
        wait_for(lambda: bool(logged))
        assert socket.ask("say", text="still here")
    assert (logged[0]["event"], logged[0]["table"]) == ("bot cannot play", table)


def test_K22_the_end_says_that_nobody_won(server: Running) -> None:
    ann = server.guest()
    with ann.socket(ann.table("kraken", players=2, bots=1, options={"round_limit": 1})) as socket:
        play_out(socket)
        assert (socket.now["ending"]["winners"], socket.now["ending"]["decided"]) == ([], False)


def test_a_replay_shows_each_step_from_any_seat(server: Running) -> None:
    ann = server.guest()
    table = ann.table(bots=1, options={"round_limit": 2})
    assert ann.refused("GET", f"/api/tables/{table}/steps") == (409, "refused-not-over")
    assert ann.refused("GET", f"/api/tables/{table}/replay.json") == (409, "refused-not-over")
    assert ann.refused("GET", f"/api/tables/{table}/verification") == (409, "refused-not-over")
    with ann.socket(table) as socket:
        play_out(socket)
    for seat in ("", "&seat=0", "&seat=1"):
        steps = ann.ask("GET", f"/api/tables/{table}/steps?count=100{seat}")["steps"]
        assert [step["kind"] for step in steps[:2]] == ["started", "moved"]
        assert steps[-1]["now"]["ending"] == socket.now["ending"]
    assert ann.refused("GET", f"/api/tables/{table}/steps?seat=2")[0] == 422


def test_two_people_play_and_each_is_told_of_the_others_move(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = ann.table(players=2)
    bo.sit(table)
    ann.start(table)
    with ann.socket(table) as one, bo.socket(table) as other:
        assert (one.first["seat"], other.first["seat"]) == (0, 1)
        mover, watcher = (one, other) if one.now["legal"] else (other, one)
        step = mover.move()
        told = watcher.until(lambda message: message["type"] == "step")
        assert told["seq"] == step["seq"]
        assert told["events"] == step["events"]
        assert "re" not in told


def test_asking_why_is_answered_as_the_move_would_be_and_nothing_happens(server: Running) -> None:
    ann, bo, cy = (server.guest(name) for name in ("Ann", "Bo", "Cy"))
    table = ann.table(players=2)
    bo.sit(table)
    with ann.socket(table) as early:
        assert early.ask("why", action={"do": "forward"})["why"]["id"] == "refused-not-playing"
    ann.start(table)
    with ann.socket(table) as one, bo.socket(table) as other, cy.socket(table) as watching:
        mover, waiter = (one, other) if one.now["legal"] else (other, one)
        shot = {"do": "shoot", "base": 0}
        because, refused = mover.ask("why", action=shot), mover.move(shot)
        assert because["type"] == "because"
        assert (because["why"], because["text"]) == (refused["why"], refused["text"])
        assert mover.ask("why", action=mover.now["legal"][0]["action"]) | {"re": ""} == {
            "type": "because",
            "re": "",
            "why": None,
            "text": None,
        }
        assert waiter.ask("why", action={"do": "forward"})["why"]["id"] == "refused-not-your-turn"
        assert mover.ask("why", action={"do": "dance"})["why"]["id"] == "refused-malformed"
        assert watching.ask("why", action=shot)["why"]["id"] == "refused-not-seated"
        assert mover.seq == mover.first["seq"]


def test_asking_why_too_often_is_refused_as_everything_is(tmp_path: Path) -> None:
    with running(tmp_path, socket_rate=1.0, socket_burst=2) as server:
        ann = server.guest()
        with ann.socket(ann.table(players=2, bots=1)) as socket:
            for number in range(3):
                socket.send(type="why", id=f"w{number}", action={"do": "inward"})
            error = socket.until(lambda message: message["type"] == "error")
            assert error["why"]["id"] == "refused-too-often"


def test_a_refused_move_says_why_and_changes_nothing(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = ann.table(players=2)
    bo.sit(table)
    with ann.socket(table) as early:
        assert early.move({"do": "forward"})["why"]["id"] == "refused-not-playing"
    ann.start(table)
    with ann.socket(table) as one, bo.socket(table) as other:
        mover, waiter = (one, other) if one.now["legal"] else (other, one)
        assert waiter.move({"do": "forward"})["why"]["id"] == "refused-not-your-turn"
        refused = mover.move({"do": "shoot", "base": 0})
        assert refused["why"]["id"] == "refused-no-pillar"
        assert refused["text"]
        assert mover.move({"do": "fly"})["why"]["id"] == "refused-malformed"
        assert mover.move()["seq"] == one.first["seq"] + 1


def test_a_message_sent_again_is_answered_as_it_was_first(server: Running) -> None:
    ann = server.guest()
    table = ann.table(bots=1)
    with ann.socket(table) as socket:
        socket.until(lambda message: bool(socket.now["legal"]) and message["type"] != "ping")
        action = socket.now["legal"][0]["action"]
        first = socket.move(action, id="once")
        assert socket.move(action, id="once") == {"type": "done", "re": "once", "seq": first["seq"]}
        assert socket.move({"do": "fly"}, id="twice") == socket.move(action, id="twice")
    with ann.socket(table) as again:
        assert again.move(action, id="once") == {"type": "done", "re": "once", "seq": first["seq"]}


def test_talk_that_is_sent_again_is_answered_as_it_was_first_whatever_the_limit(tmp_path: Path) -> None:
    with running(tmp_path, talk_per_minute=1) as server:
        ann = server.guest()
        socket = ann.socket(ann.table(bots=1))
        said = socket.ask("say", id="a", text="ahoy")
        assert socket.ask("say", id="b", text="ahoy")["why"]["id"] == "refused-too-often"
        assert socket.ask("say", id="a", text="ahoy") == {"type": "done", "re": "a", "seq": said["seq"]}


def test_undo_goes_back_until_something_was_rolled(server: Running) -> None:
    ann, bo = server.guest(), server.guest("Bo")
    table = ann.table(players=2)
    bo.sit(table)
    ann.start(table)
    with ann.socket(table) as one, bo.socket(table) as other:
        mover, waiter = (one, other) if one.now["legal"] else (other, one)
        while mover.now["view"]["points"] < 2:  # who spends the last point has ended the turn
            seq = mover.move({"do": "end"})["seq"]
            mover, waiter = waiter, mover
            while mover.seq < seq:
                mover.read()
        before = mover.now["view"]
        assert mover.ask("undo")["why"]["id"] == "refused-no-undo"
        mover.move({"do": "forward"})
        assert mover.now["undo"]
        assert waiter.ask("undo")["why"]["id"] == "refused-no-undo"
        assert mover.ask("undo")["kind"] == "undone"
        assert mover.now["view"] == before
        mover.move({"do": "end"})
        assert mover.ask("undo")["why"]["id"] == "refused-no-undo"


def test_who_resigns_is_replaced_by_a_bot_and_may_come_back(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = ann.table(players=2)
    bo.sit(table)
    ann.start(table)
    with ann.socket(table) as one, bo.socket(table):
        step = one.ask("resign")
        assert step["facts"] == {"seat": 0, "level": "mate", "why": "resigned"}
        assert step["seats"][0] == {
            "name": "Ann",
            "bot": "mate",
            "program": False,
            "you": True,
            "pirate": None,
            "flag": None,
            "who": ann.ask("GET", "/api/me")["id"],
        }
        assert one.move({"do": "end"})["why"]["id"] == "refused-bot-plays"
        assert one.ask("return")["kind"] == "takenback"
        assert one.ask("return")["why"]["id"] == "refused-you-play"


def test_people_talk_unless_the_table_is_silent(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    loud, silent = ann.table(bots=1), ann.table(bots=1, talk=False)
    with bo.socket(loud) as watcher:
        assert watcher.ask("say", text=" good\nluck ")["facts"] == {"seat": None, "name": "Bo", "text": "good luck"}
        assert watcher.ask("say", text=" ")["why"]["id"] == "refused-talk-length"
    with ann.socket(loud) as later:
        assert [line["text"] for line in later.first["talk"]] == ["good luck"]
    with ann.socket(silent) as quiet:
        assert quiet.ask("say", text="hush")["why"]["id"] == "refused-no-talk"


def test_a_rematch_has_the_same_bots_and_everyone_hears_of_it(server: Running) -> None:
    ann = server.guest()
    table = ann.table(bots=1, options={"round_limit": 1})
    assert ann.refused("POST", f"/api/tables/{table}/rematch") == (409, "refused-not-over")
    with ann.socket(table) as socket:
        play_out(socket)
        new = ann.post(f"/api/tables/{table}/rematch")
        told = socket.until(lambda message: message.get("kind") == "rematched")
        assert told["facts"]["table"] == new["id"]
    assert new["seats"][1]["bot"] == "mate"
    assert new["options"]["round_limit"] == 1
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == new["id"]


def test_the_table_by_its_link_tells_nothing_of_the_game(server: Running) -> None:
    ann = server.guest()
    table = ann.table("nozoku", bots=1)
    info = server.stranger().ask("GET", f"/api/tables/{table}")
    assert set(info) == {
        *("id", "game", "status", "players", "options", "pace", "public", "spectators", "talk", "hands", "host"),
        *("seat", "seats", "seq", "secret_hash", "rematch", "lesson", "rated"),
    }
    assert json.dumps(info).find("view") == -1
