"""The stream of a table: contiguous numbers, what a returning viewer gets, who is here, and slow viewers."""

import json
import socket as plain_socket
from pathlib import Path
from typing import Any

import pytest

from doubloon.server.hall import hall
from doubloon.server.sockets.uvicorn_line import LineProtocol
from tests.server.running import HandClock, Running, Socket, running, wait_for


def at_turn(socket: Socket) -> Socket:
    """Read on until the viewer may act."""
    while not socket.now["legal"]:
        socket.read()
    return socket


def test_who_comes_back_soon_gets_the_steps_in_between(server: Running) -> None:
    ann = server.guest()
    table = ann.table(bots=1)
    with ann.socket(table) as socket:
        moves = [at_turn(socket).move() for _ in range(5)]
    with ann.socket(table, since=moves[0]["seq"]) as back:
        assert back.first["type"] == "missed"
        assert back.steps[0]["seq"] == moves[0]["seq"] + 1
        assert {step["seq"]: step["events"] for step in back.steps}[moves[4]["seq"]] == moves[4]["events"]
        assert all("now" not in step for step in back.steps[:-1])
        assert at_turn(back).now["status"] == "playing"
        last = back.seq
    with ann.socket(table, since=last) as idle:
        assert idle.first == {"type": "missed", "steps": []}


def test_who_was_away_for_long_gets_the_table_as_it_is(tmp_path: Path) -> None:
    with running(tmp_path, gap=3) as server:
        ann = server.guest()
        table = ann.table(bots=1)
        with ann.socket(table) as socket:
            for _ in range(5):
                at_turn(socket).move()
            seq = socket.seq
        for since in (0, 1, seq + 1000):
            with ann.socket(table, since=since) as back:
                assert back.first["type"] == "table"
                assert back.first["seq"] >= seq


def test_a_restart_loses_nothing_and_the_game_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.guest()
        table = ann.table(bots=1)
        with ann.socket(table) as socket:
            moves = [at_turn(socket).move() for _ in range(4)]
            at_turn(socket)
            view, legal, seq = socket.now["view"], socket.now["legal"], socket.seq
            cookies = dict(ann.http.cookies)
            server.server.should_exit = True
            bye = socket.until(lambda message: message["type"] == "bye")
            assert (bye["why"]["id"], bye["again"]) == ("bye-restart", True)
    with running(tmp_path) as server:
        again = server.stranger()
        again.http.cookies.update(cookies)
        with again.socket(table, since=seq) as idle:
            assert idle.first == {"type": "missed", "steps": []}
        with again.socket(table, since=seq - 1) as socket:
            assert (socket.now["view"], socket.now["legal"], socket.seq) == (view, legal, seq)
            assert moves[-1]["seq"] <= seq
            socket.move()


def test_presence_shows_who_is_here_and_how_far_away(tmp_path: Path) -> None:
    with running(tmp_path, clock=HandClock(), ping_seconds=0.1) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = ann.table(bots=1)
        with ann.socket(table) as one, bo.socket(table):
            seen = one.until(lambda message: message["type"] == "presence" and message["watching"] == 1)
            assert [seat["here"] for seat in seen["seats"]] == [True, False]
            measured = one.until(lambda m: m["type"] == "presence" and m["seats"][0]["rtt_ms"] is not None)
            assert measured["seats"][0]["rtt_ms"] == 0, "by the server's clock, which stands still"
        with bo.socket(table) as alone:
            left = alone.until(lambda message: message["type"] == "presence" and not message["seats"][0]["here"])
            assert left["seats"][0] == {"here": False, "rtt_ms": None}


def test_a_pong_with_another_number_measures_nothing(tmp_path: Path) -> None:
    with running(tmp_path, ping_seconds=0.1) as server:
        ann = server.guest()
        with ann.socket(ann.table(bots=1)) as socket:
            socket.answers_pings = False
            for _ in range(3):
                ping = socket.until(lambda message: message["type"] == "ping")
                socket.send(type="pong", n=ping["n"] + 1)
            told = [json.loads(text) for text in socket.received if '"presence"' in text]
            assert [message["seats"][0] for message in told] == [{"here": True, "rtt_ms": None}]


def lines(server: Running) -> list[LineProtocol]:
    return [line for line in server.server.server_state.connections if isinstance(line, LineProtocol)]


def test_a_slow_viewer_is_sent_away_and_nobody_waits_for_it(tmp_path: Path) -> None:
    noisy: dict[str, Any] = {"talk_per_minute": 100_000, "socket_rate": 100_000.0, "socket_burst": 100_000}
    with running(tmp_path, send_buffer=4096, backlog=65_536, **noisy) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = ann.table(bots=1)
        small = plain_socket.create_connection(("127.0.0.1", int(server.url.rsplit(":", 1)[1])))
        small.setsockopt(plain_socket.SOL_SOCKET, plain_socket.SO_RCVBUF, 4096)
        bo.socket(table, sock=small, max_queue=1, close_timeout=0)  # and never reads again
        with ann.socket(table) as socket:
            for number in range(3000):
                socket.ask("say", text=f"{number} " + "x" * 250)
                (live,) = server.hall.live()
                if len(live.audience.viewers) == 1:
                    break
            assert len(live.audience.viewers) == 1
            wait_for(lambda: len(lines(server)) == 1)  # what waited for it is not kept either


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.01)
    clock = HandClock()
    with running(tmp_path, clock=clock, rest_seconds=60) as server:
        ann = server.guest()
        table = ann.table(players=2)
        assert [live.id for live in server.hall.live()] == [table]
        clock.now += 61
        wait_for(lambda: not server.hall.live())
        assert ann.ask("GET", f"/api/tables/{table}")["seat"] == 0
