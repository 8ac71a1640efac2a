"""Entries: interpreted until their machine code is there, then machine code, and the same game all along."""

from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.engine import cache, entries
from doubloon.engine.calls import TABLE
from doubloon.engine.entries import Entries, Entry
from doubloon.engine.match import Match
from tests.engine.toy import TOY

pytestmark = pytest.mark.compiled

MOVES = 60


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "writable_root", lambda: tmp_path)
    return tmp_path


def is_machine_code(calls: Entries) -> set[bool]:
    return {isinstance(getattr(calls, function.__name__), Entry) for function in calls.part.functions}


def test_entries_are_python_before_they_are_machine_code() -> None:
    calls = Entries(TABLE, TOY)
    assert (is_machine_code(calls), calls.at_speed) == ({False}, False)
    calls.compile()
    assert (is_machine_code(calls), calls.at_speed) == ({True}, True)


@pytest.mark.usefixtures("empty_cache")
def test_what_is_not_in_the_cache_is_not_loaded_and_nothing_is_compiled_for_it() -> None:
    calls = Entries(TABLE, TOY)
    assert not calls.load()
    assert is_machine_code(calls) == {False}


def test_what_another_compiled_is_loaded(empty_cache: Path) -> None:
    Entries(TABLE, TOY).compile()
    kept = sorted(path.name for path in empty_cache.rglob("*.nbc"))
    calls = Entries(TABLE, TOY)
    assert calls.load()
    assert is_machine_code(calls) == {True}
    assert len(kept) == len(TABLE.functions)  # of each entry, and of no rule that only entries call


def test_a_cache_that_lacks_one_entry_is_not_loaded_by_halves(empty_cache: Path) -> None:
    Entries(TABLE, TOY).compile()
    next(empty_cache.rglob("calls.play-*.nbc")).unlink()
    calls = Entries(TABLE, TOY)
    assert not calls.load()
    assert is_machine_code(calls) == {False}


@pytest.mark.parametrize("ending", ["nbc", "nbi"])
def test_what_is_damaged_is_compiled_anew(empty_cache: Path, ending: str) -> None:
    Entries(TABLE, TOY).compile()
    for file in empty_cache.rglob(f"*.{ending}"):
        file.write_bytes(file.read_bytes()[:20])
    assert not Entries(TABLE, TOY).load()
    Entries(TABLE, TOY).compile()
    assert Entries(TABLE, TOY).load()


def test_an_entry_at_speed_never_compiles_for_other_arguments() -> None:
    calls = Entries(TABLE, TOY)
    calls.compile()
    with pytest.raises(TypeError):
        calls.actors(1.5)


def test_who_wants_entries_is_told_once_to_bring_them(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[Entries] = []
    monkeypatch.setattr(entries, "COMPILE_FIRST", False)
    monkeypatch.setattr(entries, "bring", wanted.append)
    calls = Entries(TABLE, TOY)
    calls.want()
    calls.want()
    assert wanted == [calls]
    assert not calls.at_speed


def played(name: str, switch_after: int | None) -> Match:
    """A game between mates; interpreted until so many moves were made, or (None) compiled from the start."""
    game = doubloon.game(name)
    match = game.start(players=game.players[-1], seed=5)
    if switch_after is not None:
        match.calls = Entries(TABLE, game)
    bots = [Bot("mate", 5, seat) for seat in range(match.players)]
    while not match.over and len(match.moves) < MOVES:
        if len(match.moves) == switch_after:
            match.calls.compile()
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match, seat))
    return match


def seen(match: Match) -> tuple[Any, ...]:
    return match.digest, match.moves, [match.view(seat) for seat in (*range(match.players), None)]


@pytest.mark.parametrize("name", doubloon.names())
def test_a_match_that_changes_to_machine_code_in_the_middle_is_the_same_match(name: str) -> None:
    compiled = played(name, None)
    assert compiled.calls.at_speed
    assert seen(played(name, MOVES)) == seen(played(name, MOVES // 2)) == seen(compiled)
