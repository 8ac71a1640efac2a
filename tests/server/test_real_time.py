"""Captain Dice in real time, and clocks: requests are served as they arrive, and what nobody does happens by itself."""

from pathlib import Path
from typing import Any

import pytest

from doubloon.bots import Race
from doubloon.server.hall import race
from tests.server.running import Guest, HandClock, Running, Socket, running, wait_for

ANN_BEGINS = "Ann rings the first bell"  # secrets of a table at which she does


def to_the_dice(sockets: list[Socket]) -> None:
    """Ring the bell that begins a round, and let everyone hear it."""
    sockets[0].move({"do": "ring"})
    for socket in sockets:
        while socket.now["view"]["phase"] != "dice":
            socket.read()


def first_place(socket: Socket) -> dict[str, Any] | None:
    """A place where the viewer's dice fit."""
    found = [choice["action"] for choice in socket.now["legal"] if choice["action"]["do"] == "place"]
    return found[0] if found else None


def race_of_two(server: Running) -> tuple[str, list[Guest]]:
    """A table of Captain Dice at which Ann rings the first bell, and Bo is the other."""
    server.secrets.begin(ANN_BEGINS)
    return begun_by_two(server, "captain_dice")


def wanted_by_both(one: Socket, other: Socket) -> dict[str, Any]:
    """Cast until there is a place for the dice of both."""
    to_the_dice([one, other])
    for _ in range(300):
        place = first_place(one)
        if place is not None and any(choice["action"] == place for choice in other.now["legal"]):
            return place
        one.move({"do": "cast"})
        other.move({"do": "cast"})
        one.until(lambda _: one.seq >= other.seq)
    raise AssertionError("the dice of both never fitted on the same card")


def test_the_loser_of_a_race_is_told_at_once_who_was_faster(server: Running) -> None:
    table, (ann, bo) = race_of_two(server)
    with ann.socket(table) as one, bo.socket(table) as other:
        place = wanted_by_both(one, other)
        assert one.move(place)["type"] == "step"
        lost = other.move(place)
        assert lost["type"] == "refused"
        assert lost["why"] == {"id": "refused-taken", "args": {"target": 0, "cell": place["cell"], "yours": 0}}


def test_what_was_placed_in_a_race_cannot_be_taken_back(server: Running) -> None:
    table, (ann, bo) = race_of_two(server)
    with ann.socket(table) as one, bo.socket(table) as other:
        place = wanted_by_both(one, other)
        one.move(place)
        assert other.move(place)["type"] == "refused"
        assert not one.now["undo"]
        assert one.ask("undo")["why"]["id"] == "refused-no-undo"


def test_by_turns_a_pair_can_be_taken_back_before_the_turn_ends(server: Running) -> None:
    table, people = begun_by_two(server, "captain_dice", options={"mode": "turns"})
    with people[0].socket(table) as one, people[1].socket(table) as other:
        sockets = (one, other)
        for _ in range(100):
            mover = sockets[one.now["actors"][0]]
            place = first_place(mover)
            if place is not None:
                break
            seq = mover.move({"do": "end"})["seq"]
            for socket in sockets:
                while socket.seq < seq:
                    socket.read()
        mover.move(place)
        assert mover.ask("undo")["kind"] == "undone"


def test_bots_act_on_their_tempo_beside_people(tmp_path: Path) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        server.secrets.begin(ANN_BEGINS)
        ann = server.guest()
        with ann.socket(ann.table("captain_dice", players=3, bots=2, hands="level")) as socket:
            assert socket.now["haste"]
            rung = clock.now
            socket.move({"do": "ring"})
            wait_for(lambda: clock.until is not None and rung + 1 < clock.until < rung + 5)  # a hand's time to cast
            clock.go_on()
            told = socket.until(lambda m: m["type"] == "step" and any(_of_a_bot(event) for event in m["events"]))
            assert told["now"]["status"] == "playing"


def hands_told(server: Running, table: str) -> float | None:
    """What a table says its bots go by."""
    (live,) = (live for live in server.hall.live() if live.id == table)
    return live.audience.presence().hands


def test_bots_go_by_the_slowest_person_and_the_table_says_so(tmp_path: Path) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        server.secrets.begin(ANN_BEGINS)
        ann = server.guest()
        table = ann.table("captain_dice", players=2, bots=1)
        with ann.socket(table) as socket:
            assert socket.first["about"]["hands"] == "auto"
            told = socket.until(lambda message: message["type"] == "presence" and "hands" in message)
            assert told["hands"] == pytest.approx(3.9)
            socket.move({"do": "ring"})
            wait_for(lambda: clock.until is not None and clock.until < clock.now + 30)  # the bot is about to cast
            clock.now += 1.0  # much quicker than one takes a person to be
            socket.move({"do": "cast"})
            wait_for(lambda: (hands_told(server, table) or 9.0) < 3.9)


@pytest.mark.parametrize("hands", ["level", "quick"])
def test_bots_can_be_given_hands_that_go_by_nobody(server: Running, hands: str) -> None:
    ann = server.guest()
    table = ann.table("captain_dice", players=2, bots=1, hands=hands)
    with ann.socket(table) as socket:
        assert socket.first["about"]["hands"] == hands
        assert hands_told(server, table) is None


def test_by_turns_bots_go_by_nobody(server: Running) -> None:
    ann = server.guest()
    table = ann.table("captain_dice", players=2, bots=1, options={"mode": "turns"})
    with ann.socket(table):
        assert hands_told(server, table) is None


def test_hands_that_nobody_has_are_refused(server: Running) -> None:
    ann = server.guest()
    wish = {"game": "captain_dice", "players": 2, "hands": "swift"}
    assert ann.refused("POST", "/api/tables", wish) == (422, "refused-no-such-term")


def test_bots_leave_people_time_to_look_before_a_race_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = HandClock()
    ahead: list[float] = []  # seconds from now on, when a bot's hand sets out

    class Watched(Race):
        def think(self, now: float) -> None:
            ahead.append(now - clock.now)
            super().think(now)

    monkeypatch.setattr(race, "Race", Watched)
    with running(tmp_path, clock=clock, race_pause_ms=3_000) as server:
        server.secrets.begin(ANN_BEGINS)
        ann = server.guest()
        table = ann.table("captain_dice", players=2, bots=1)
        with ann.socket(table) as socket:
            wait_for(lambda: ahead == [3])
            socket.move({"do": "ring"})
            wait_for(lambda: ahead[1:] == [0])


def _of_a_bot(event: dict[str, Any]) -> bool:
    return event["args"].get("seat") in (1, 2)


def begun_by_two(server: Running, game: str = "kraken", **wish: Any) -> tuple[str, list[Guest]]:
    """A table of Ann and Bo that has begun."""
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = ann.table(game, players=2, **wish)
    bo.sit(table)
    ann.start(table)
    return table, [ann, bo]


def test_a_table_that_nobody_touches_goes_on_by_itself(tmp_path: Path) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        table, (ann, _) = begun_by_two(server, "captain_dice", options={"idle_limit": 60})
        with ann.socket(table) as socket:
            wait_for(lambda: clock.until == clock.now + 60)
            clock.go_on()
            expired = socket.until(lambda message: message.get("kind") == "expired")
            assert expired["events"]


def test_talk_does_not_keep_a_table_from_going_on(tmp_path: Path) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        table, (ann, _) = begun_by_two(server, "captain_dice", options={"idle_limit": 60})
        with ann.socket(table) as socket:
            wait_for(lambda: clock.until == clock.now + 60)
            due = clock.until
            clock.now += 50
            socket.ask("say", text="Shall we?")
            wait_for(lambda: clock.until == due)
            clock.go_on()
            socket.until(lambda message: message.get("kind") == "expired")


def test_whose_time_is_up_is_replaced_by_a_bot(tmp_path: Path) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        table, people = begun_by_two(server, pace={"kind": "seconds", "amount": 1})
        with people[0].socket(table) as socket:
            (late,) = socket.now["actors"]
            assert socket.now["due"] == {str(late): clock.ms() + 1000}
            clock.now += 2
            taken = socket.until(lambda message: message.get("kind") == "takenover")
            assert taken["facts"] == {"seat": late, "level": "mate", "why": "timeout"}
            assert taken["at_ms"] == clock.ms()
            assert people[late].socket(table).ask("return")["kind"] == "takenback"


def test_a_clock_runs_on_while_the_server_is_away(tmp_path: Path) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        table, (ann, _) = begun_by_two(server, pace={"kind": "seconds", "amount": 60})
        cookies = dict(ann.http.cookies)
    clock.now += 61
    with running(tmp_path, clock=clock) as server:
        back = server.stranger()
        back.http.cookies.update(cookies)
        with back.socket(table) as socket:
            if not any(seat["bot"] for seat in socket.first["seats"]):
                socket.until(lambda message: message.get("kind") == "takenover")
