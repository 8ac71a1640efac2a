"""A soft pace: nobody loses a seat by being slow, but the others can nudge, and after a while let a bot play on."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.running import Guest, HandClock, Running, Socket, running

SOFT = {"kind": "soft", "amount": 4}
Duel = tuple[Socket, Socket, int, HandClock]  # who waits, who is awaited and their seat


@contextmanager
def a_duel(folder: Path) -> Iterator[Duel]:
    """Two people at a table; one is to move and says nothing."""
    clock = HandClock()
    with running(folder, clock=clock) as server:
        people = begun_by_two(server)
        sockets = [person.socket(people[0].table_made) for person in people]
        (late,) = sockets[0].now["actors"]
        yield sockets[1 - late], sockets[late], late, clock


class Seated(Guest):
    """A guest and the table where they sit."""

    table_made = ""


def begun_by_two(server: Running) -> list[Seated]:
    people = [Seated(server.url) for _ in range(2)]
    server.clients.extend(people)
    for name, person in zip(("Ann", "Bo"), people, strict=True):
        person.post("/api/guests", name=name)
    table = people[0].table(pace=SOFT)
    people[1].sit(table)
    people[0].start(table)
    for person in people:
        person.table_made = table
    return people


def refusal(socket: Socket, seat: int) -> str:
    socket.send(type="nudge", seat=seat)
    why: str = socket.until(lambda message: message["type"] == "error")["why"]["id"]
    return why


def test_who_is_silent_can_be_nudged_now_and_then_and_everyone_is_told(tmp_path: Path) -> None:
    with a_duel(tmp_path) as (waits, silent, late, clock):
        assert refusal(waits, late) == "refused-too-soon"
        clock.now += 121
        waits.send(type="nudge", seat=late)
        told = {"type": "nudged", "seat": late, "by": 1 - late}
        for socket in (waits, silent):
            assert socket.until(lambda message: message["type"] == "nudged") == told
        assert refusal(waits, late) == "refused-too-soon"
        clock.now += 121
        waits.send(type="nudge", seat=late)
        assert waits.until(lambda message: message["type"] == "nudged")


def test_after_a_while_a_bot_plays_on_until_they_are_back(tmp_path: Path) -> None:
    with a_duel(tmp_path) as (waits, silent, late, clock):
        clock.now += 239
        assert waits.ask("relieve", seat=late)["why"]["id"] == "refused-too-soon"
        clock.now += 2
        taken = waits.ask("relieve", seat=late)
        assert taken["facts"] == {"seat": late, "level": "mate", "why": "silent"}
        assert waits.ask("relieve", seat=late)["type"] == "refused"  # once is enough
        assert silent.ask("return")["kind"] == "takenback"


def test_nobody_loses_a_seat_by_themselves(tmp_path: Path) -> None:
    with a_duel(tmp_path) as (waits, silent, late, clock):
        assert waits.now["due"] == {str(late): clock.ms() + 240_000}  # when a bot can be let in
        clock.now += 86_400
        silent.my_turn()
        assert silent.move()["kind"] == "moved"


@pytest.mark.parametrize("seat", [1, 63, -1])
def test_only_who_is_awaited_can_be_nudged_and_only_by_who_plays(tmp_path: Path, seat: int) -> None:
    with a_duel(tmp_path) as (_, silent, late, clock):
        clock.now += 600
        wrong = 1 - late if seat == 1 else seat
        expected = "refused-not-waited-for" if seat == 1 else "refused-no-such-seat"
        assert refusal(silent, wrong) == expected
        assert silent.ask("relieve", seat=wrong)["why"]["id"] == expected


def test_elsewhere_nobody_is_hurried(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = ann.table()
    bo.sit(table)
    ann.start(table)
    with ann.socket(table) as one, bo.socket(table) as other, server.guest("Cy").socket(table) as watching:
        (late,) = one.now["actors"]
        assert refusal((one, other)[1 - late], late) == "refused-not-waited-for"
        assert refusal(watching, late) == "refused-not-seated"
