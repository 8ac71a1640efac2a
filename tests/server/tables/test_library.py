"""Games are compiled before a table needs them."""

import asyncio
import threading

import pytest

import doubloon
from doubloon.server.refusals import Refusal
from doubloon.server.tables import library
from doubloon.server.tables.library import Library


def test_who_waits_for_a_game_while_the_server_stops_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = threading.Event()
    monkeypatch.setattr(library, "play_a_little", lambda _name: compiled.wait(10))

    async def run() -> str:
        games = Library()
        waiting = asyncio.create_task(games.ready("kraken"))
        await asyncio.sleep(0.01)
        await games.close()
        with pytest.raises(Refusal) as refused:
            await waiting
        return refused.value.message.name

    assert asyncio.run(run()) == "refused-draining"
    compiled.set()


def test_a_server_that_stops_begins_with_no_further_game(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled, begun = threading.Event(), []

    def compile_slowly(name: str) -> None:
        begun.append(name)
        compiled.wait(10)

    monkeypatch.setattr(library, "play_a_little", compile_slowly)

    async def run() -> None:
        games = Library()
        games.prepare_all()
        await asyncio.sleep(0.01)
        await games.close()

    asyncio.run(run())
    assert begun == [doubloon.names()[0]]
    compiled.set()


def test_a_game_that_cannot_be_compiled_says_so_and_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_name: str) -> None:
        raise ValueError("no compiler")

    monkeypatch.setattr(library, "play_a_little", fail)

    async def run() -> bool:
        games = Library()
        with pytest.raises(ValueError, match="no compiler"):
            await games.ready("kraken")
        return games.is_ready("kraken")

    assert not asyncio.run(run())
