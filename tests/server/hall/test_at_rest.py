"""A table that is put to rest leaves the memory at once: nothing waits for Python's collector, which comes seldom."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import HandClock, Running, running, wait_for

LONG = 10_000.0  # seconds in which nobody looks


@pytest.fixture
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def play(server: Running, game: str, **wish: Any) -> str:
    """A table with all that happens at one: moves, refusals of every kind, talk, somebody who comes back."""
    ann, stranger = server.guest(), server.guest("Bo")
    table = ann.table(game, bots=1, **wish)
    with ann.socket(table) as socket, stranger.socket(table):
        for _ in range(3):
            socket.my_turn()
            socket.move()
        assert socket.move({"do": "nonsense"})["type"] == "refused"
        assert socket.ask("undo")["type"] in ("step", "refused")
        socket.ask("say", text="ahoy")
        known = socket.seq
    assert stranger.refused("POST", f"/api/tables/{table}/start")[0] == 409
    with ann.socket(table, since=known), ann.socket(table):
        pass
    return table


@pytest.mark.usefixtures("without_collector")
@pytest.mark.parametrize("game", ["kraken", "casket", "captain_dice"])
def test_nothing_of_a_table_is_left_when_it_rests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr("doubloon.server.hall.hall.SWEEP_SECONDS", 0.1)
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        options = {"mode": "turns"} if game == "captain_dice" else {}
        table = play(server, game, pace={"kind": "days", "amount": 3}, options=options)
        live, steward = server.hall._tables[table]
        parts = (live, live.state, live.state.match, live.audience, live.audience.logbook, steward)
        alive = {type(part).__name__: weakref.ref(part) for part in parts}
        del live, steward, parts
        wait_for(lambda: not server.hall._tables[table][0].audience.viewers)
        clock.now += LONG
        wait_for(lambda: table not in server.hall._tables)
        wait_for(lambda: all(part() is None for part in alive.values()))
