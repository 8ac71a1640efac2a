"""A database that an older release wrote is brought up to date: running tables go on, finished ones can be read."""

import gzip
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Guest, HandClock, Running, running, wait_for
from tests.server.store.postgres import needs_postgres, postgres, restore
from tests.upgrades.write import LINES, PASSWORD

FOLDER = Path(__file__).parent
KEPT = sorted(file.name.removesuffix(".sql.gz") for file in FOLDER.glob("*.sql.gz"))
THREE_DAYS = 3 * 86_400


def kept(name: str) -> str:
    return gzip.decompress((FOLDER / f"{name}.sql.gz").read_bytes()).decode()


def lay_out(name: str, folder: Path) -> dict[str, Any]:
    """The database as it was left, and what a server is told to find it."""
    if name.endswith("postgres"):
        address = postgres()
        restore(address, kept(name))
        return {"database": address}
    connection = sqlite3.connect(folder / "doubloon.db")
    connection.executescript(kept(name))
    connection.close()
    return {}


@pytest.fixture(params=[pytest.param(name, marks=needs_postgres if name.endswith("postgres") else ()) for name in KEPT])
def upgraded(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Running, HandClock]]:
    """A server of today on what an older one left."""
    clock = HandClock()
    with running(tmp_path, clock=clock, **lay_out(request.param, tmp_path)) as server:
        yield server, clock


def ann_of(server: Running) -> Guest:
    ann = server.stranger()
    ann.post("/api/session", login="ann", password=PASSWORD)
    return ann


def tables(ann: Guest, status: str) -> list[str]:
    return [line["id"] for line in ann.ask("GET", "/api/tables/mine?count=100") if line["status"] == status]


def test_what_is_kept_has_a_database_of_every_kind() -> None:
    assert {"0.1.0.sqlite", "0.1.0.postgres"} <= set(KEPT)


def test_running_tables_go_on(upgraded: tuple[Running, HandClock]) -> None:
    server, clock = upgraded
    ann = ann_of(server)
    playing = tables(ann, "playing")
    assert len(playing) == 7
    waiting = []
    for table in playing:
        socket = ann.socket(table)
        assert socket.first["log"], "what happened can be read"
        if socket.first["about"]["pace"]["kind"] == "live":
            while not socket.now["legal"]:  # bots have yet to move
                socket.read()
        if socket.now["legal"]:
            assert socket.move()["type"] == "step"
        else:
            waiting.append(socket)
    assert waiting
    clock.now += THREE_DAYS + 1
    for socket in waiting:  # Bo is not here any more: his time is up
        socket.send(type="say", id="late", text="…")  # when something happens, the server looks at its clock
        socket.until(lambda message: message.get("kind") == "takenover")


def test_who_could_take_a_move_back_still_can(upgraded: tuple[Running, HandClock]) -> None:
    ann = ann_of(upgraded[0])
    undone = 0
    for table in tables(ann, "playing"):
        with ann.socket(table) as socket:
            if socket.now["undo"]:
                undone += socket.ask("undo")["kind"] == "undone"
    assert undone


def test_talk_is_kept(upgraded: tuple[Running, HandClock]) -> None:
    ann = ann_of(upgraded[0])
    said = [[line["text"] for line in ann.socket(table).first["talk"]] for table in tables(ann, "playing")]
    assert said.count(list(LINES)) == 4


def test_finished_tables_can_be_read(upgraded: tuple[Running, HandClock]) -> None:
    ann = ann_of(upgraded[0])
    finished = tables(ann, "over")
    assert len(finished) == 5
    for table in finished:
        assert sorted(ann.socket(table).now["ending"]["ranks"])[0] == 1
        assert ann.ask("GET", f"/api/tables/{table}/verification")["fair"]
        assert ann.ask("GET", f"/api/tables/{table}/steps?seat=1")["steps"][0]["kind"] == "started"


def test_an_open_table_can_be_filled_and_begun(upgraded: tuple[Running, HandClock]) -> None:
    ann = ann_of(upgraded[0])
    begun = 0
    for table in tables(ann, "open"):
        seats = ann.ask("GET", f"/api/tables/{table}")["seats"]
        for number, seat in enumerate(seats):
            if not seat["name"] and not seat["bot"]:
                ann.ask("PUT", f"/api/tables/{table}/seats/{number}/bot", {"level": "mate"})
        ann.start(table)
        begun += 1
    assert begun == 2


def test_games_that_were_over_are_on_the_profiles_of_who_played_them(upgraded: tuple[Running, HandClock]) -> None:
    ann = ann_of(upgraded[0])
    me = ann.ask("GET", "/api/me")["id"]
    wait_for(lambda: ann.ask("GET", f"/api/people/{me}")["played"] == 5)
    games = ann.ask("GET", f"/api/people/{me}/games")
    assert {game["table"] for game in games} == set(tables(ann, "over"))
    assert not any(game["rated"] for game in games), "nobody had chosen that"
