"""The log: whoever arrives at a table reads what happened, as those have read it who were there."""

from pathlib import Path
from typing import Any

from doubloon.server.hall.logbook import LOG_LENGTH
from tests.server.running import Guest, Message, Running, Socket, running

LOGGED = ("started", "moved", "undone", "takenover", "takenback")
KEPT = ("type", "seq", "at_ms", "kind", "events", "facts")


def seen(socket: Socket) -> list[Message]:
    """What a viewer was told live, as it stands in a log: without what changed, but with what they did themselves."""
    steps = [step for step in socket.steps if step["kind"] in LOGGED]
    told = [
        {**step, **own(step, socket), "events": [without_changes(event) for event in step["events"]]} for step in steps
    ]
    return [{name: step[name] for name in KEPT if name in step} for step in told]


def own(step: Message, socket: Socket) -> Message:
    return {"facts": {"seat": socket.first["seat"]}} if step["kind"] == "moved" and "re" in step else {}


def without_changes(event: Message) -> Message:
    return {name: value for name, value in event.items() if name != "changes"}


def at_table(server: Running, game: str, **options: Any) -> tuple[str, list[Guest], list[Socket]]:
    """A table of two with a spectator, everyone here before it starts."""
    guests = [server.guest(name) for name in ("Ann", "Bo", "Spec")]
    ann, bo, _ = guests
    table = ann.table(game, players=2, options=options)
    bo.sit(table)
    sockets = [guest.socket(table) for guest in guests]
    ann.start(table)
    for socket in sockets:
        socket.until(lambda message: message.get("kind") == "started")
    return table, guests, sockets


def play(sockets: list[Socket], moves: int) -> None:
    """Make so many moves, each the last that is legal, and let everyone hear them."""
    for _ in range(moves):
        actors = sockets[0].now["actors"]
        if not actors:
            return
        mover = sockets[actors[0]]
        mover.move(mover.now["legal"][-1]["action"])
        catch_up(sockets, mover.seq)


def catch_up(sockets: list[Socket], seq: int) -> None:
    for socket in sockets:
        while socket.seq < seq:
            socket.read()


def arrive(guests: list[Guest], table: str) -> list[list[Message]]:
    return [guest.socket(table).first["log"] for guest in guests]


def test_who_reloads_reads_what_was_seen_live(server: Running) -> None:
    table, guests, sockets = at_table(server, "casket")
    play(sockets, 30)
    logs = arrive(guests, table)
    assert logs == [seen(socket) for socket in sockets]
    assert [step["kind"] for step in logs[0]][:2] == ["started", "moved"]
    assert len({str(log) for log in logs}) == 3, "a secret of the one is not in the log of the other"


def test_talk_and_the_lobby_are_not_in_the_log_but_undo_and_resigning_are(server: Running) -> None:
    table, guests, sockets = at_table(server, "kraken")
    while sockets[0].now["view"]["points"] < 2:  # who spends the last point has ended the turn
        play(sockets, 1)
    mover = sockets[sockets[0].now["actors"][0]]
    mover.move({"do": "forward"})
    mover.ask("say", text="oh no")
    assert mover.ask("undo")["kind"] == "undone"
    mover.ask("resign")
    mover.ask("return")
    catch_up(sockets, mover.seq)
    for socket, log in zip(sockets, arrive(guests, table), strict=True):
        assert log == seen(socket)
        kinds = [step["kind"] for step in log]
        assert kinds[0] == "started"
        assert {"undone", "takenover", "takenback"} <= set(kinds) <= set(LOGGED)


def test_after_a_restart_the_log_is_the_same_and_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, guests, sockets = at_table(server, "casket")
        play(sockets, 20)
        before = [seen(socket) for socket in sockets]
        cookies = [dict(guest.http.cookies) for guest in guests]
    with running(tmp_path) as server:
        again = [server.stranger() for _ in cookies]
        for guest, kept in zip(again, cookies, strict=True):
            guest.http.cookies.update(kept)
        back = [guest.socket(table) for guest in again]
        assert [socket.first["log"] for socket in back] == before
        play(back, 5)
        assert arrive(again, table) == [old + seen(socket) for old, socket in zip(before, back, strict=True)]


def test_a_finished_table_tells_its_last_steps(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, guests, sockets = at_table(server, "kraken", round_limit=12)
        while sockets[0].now["actors"]:
            play(sockets, 50)
        ended = [seen(socket)[-LOG_LENGTH:] for socket in sockets]
        assert ended[2][-1]["seq"] == sockets[2].seq
        assert arrive(guests, table) == ended
        cookies = dict(guests[0].http.cookies)
    with running(tmp_path) as server:
        ann = server.stranger()
        ann.http.cookies.update(cookies)
        assert arrive([ann, server.guest("Late")], table) == [ended[0], ended[2]]
