"""Compilers: processes beside this one. Most of these tests put a process in their place that does as it is told."""

import fcntl
import os
import pty
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import doubloon
from doubloon.bots import Bot, Compilers, compilers
from doubloon.bots.calls import CAPTAINS, MATES, entries
from doubloon.bots.compilers import PROCESS
from doubloon.engine.entries import Entries
from doubloon.engine.game import Game

pytestmark = pytest.mark.compiled

LONG = 60.0  # seconds until a test is given up
OBEY = """
import sys
for line in sys.stdin:
    if line.startswith("end"):
        sys.exit(int(line.split()[1]))
    if line.startswith("break off"):
        print("share", end="", flush=True)
        sys.exit(1)
    print(line, end="", flush=True)
"""
KRAKEN, CASKET, NOZOKU = (doubloon.game(name) for name in ("kraken", "casket", "nozoku"))


class Puppets(Compilers):
    """Compilers whose processes say what the test lets them say."""

    def __init__(self, most: int) -> None:
        self.failures: list[tuple[str, str]] = []
        self.started: list[Game] = []
        self.taken: list[tuple[Game, str]] = []
        super().__init__(lambda game, why: self.failures.append((game, why)))
        self._most = most

    def _start(self, game: Game) -> "subprocess.Popen[str]":
        self.started.append(game)
        pipe = subprocess.PIPE
        return subprocess.Popen([sys.executable, "-S", "-c", OBEY], stdin=pipe, stdout=pipe, text=True)

    def _take(self, game: Game, part: str) -> None:
        self.taken.append((game, part))

    def tell(self, game: Game, line: str) -> None:
        wait_until(lambda: game in self._at_work)
        pipe = self._at_work[game].stdin
        assert pipe is not None
        pipe.write(f"{line}\n")
        pipe.flush()


@pytest.fixture
def one() -> Iterator[Puppets]:
    puppets = Puppets(1)
    yield puppets
    puppets.close()


@pytest.fixture(autouse=True)
def nothing_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine on which nothing was compiled yet."""
    fresh: dict[tuple[str, str], Entries] = {}

    def parts_of(game: Game, parts: object = compilers.TABLES) -> list[Entries]:
        return [fresh.setdefault((game.name, part.name), Entries(part, game)) for part in parts]  # type: ignore[attr-defined]

    monkeypatch.setattr(compilers, "parts_of", parts_of)


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < end, "it did not come true"
        time.sleep(0.005)


def test_there_are_as_many_processes_as_cores_and_the_others_wait_for_their_turn(one: Puppets) -> None:
    one.want(KRAKEN, played=False)
    one.want(CASKET, played=False)
    assert one.started == [KRAKEN]
    one.tell(KRAKEN, "end 0")
    wait_until(lambda: one.started == [KRAKEN, CASKET])


def test_a_game_that_is_played_comes_first_and_what_was_put_off_is_done_later(one: Puppets) -> None:
    one.want(KRAKEN, played=False)
    one.want(NOZOKU, played=False)
    one.want(CASKET, played=True)
    wait_until(lambda: one.started == [KRAKEN, CASKET])
    one.tell(CASKET, "end 0")
    wait_until(lambda: one.started == [KRAKEN, CASKET, NOZOKU])
    one.tell(NOZOKU, "end 0")
    wait_until(lambda: one.started == [KRAKEN, CASKET, NOZOKU, KRAKEN])
    assert one.failures == []


def test_a_game_that_was_put_off_comes_first_again_when_it_is_played_too(one: Puppets) -> None:
    one.want(KRAKEN, played=False)
    one.want(NOZOKU, played=False)
    one.want(CASKET, played=True)
    one.want(KRAKEN, played=True)
    wait_until(lambda: one.started[1:] in ([CASKET], [KRAKEN]))
    one.tell(one.started[1], "end 0")
    wait_until(lambda: set(one.started[1:]) == {CASKET, KRAKEN})
    assert NOZOKU not in one.started


def test_a_game_that_is_played_is_not_put_off_for_another(one: Puppets) -> None:
    one.want(KRAKEN, played=True)
    one.want(CASKET, played=True)
    assert one.started == [KRAKEN]
    one.tell(KRAKEN, "end 0")
    wait_until(lambda: one.started == [KRAKEN, CASKET])


def test_a_process_that_is_ended_in_the_middle_of_a_word_has_ended_and_no_more(one: Puppets) -> None:
    one.want(KRAKEN, played=True)
    one.want(CASKET, played=True)
    one.tell(KRAKEN, "break off")
    wait_until(lambda: one.started == [KRAKEN, CASKET])
    wait_until(lambda: one.failures == [("kraken", "its compiler ended with 1")])


def test_a_game_is_not_compiled_twice_at_once(one: Puppets) -> None:
    for _ in range(3):
        one.want(KRAKEN, played=True)
    assert one.started == [KRAKEN]


def test_each_part_is_taken_when_it_is_done(one: Puppets) -> None:
    one.want(KRAKEN, played=True)
    one.tell(KRAKEN, "done table")
    one.tell(KRAKEN, "done mates")
    wait_until(lambda: one.taken == [(KRAKEN, "table"), (KRAKEN, "mates")])


def test_how_far_it_is_is_what_the_process_says_and_whole_only_when_all_is_machine_code(one: Puppets) -> None:
    one.want(KRAKEN, played=True)
    assert one.share(KRAKEN) == 0.0
    one.tell(KRAKEN, "share 0.25")
    wait_until(lambda: one.share(KRAKEN) == 0.25)
    for part in compilers.parts_of(KRAKEN):
        part.compile()
    assert one.share(KRAKEN) == 1.0


def test_a_process_that_fails_is_reported_and_the_next_game_goes_on(one: Puppets) -> None:
    one.want(KRAKEN, played=True)
    one.want(CASKET, played=False)
    one.tell(KRAKEN, "end 3")
    wait_until(lambda: one.started == [KRAKEN, CASKET])
    wait_until(lambda: one.failures == [("kraken", "its compiler ended with 3")])


def test_a_process_says_what_is_wrong_with_a_rule(one: Puppets) -> None:
    one.want(KRAKEN, played=True)
    one.tell(KRAKEN, "failed play (kraken/rules.py, line 9): the record has no field ships; did you mean ship?")
    one.tell(KRAKEN, "end 1")
    wait_until(lambda: bool(one.failures))
    assert one.failures[0][1].startswith("play (kraken/rules.py, line 9): the record has no field ships")


def test_nothing_is_left_running_and_nothing_is_reported_when_it_is_closed(one: Puppets) -> None:
    one.want(KRAKEN, played=True)
    one.want(CASKET, played=False)
    process = one._at_work[KRAKEN]
    one.close()
    assert process.poll() is not None
    assert one.join(LONG)
    one.want(NOZOKU, played=True)
    assert one.started == [KRAKEN]
    assert one.failures == []


# The process itself


def compile_process(cache: str | None, *arguments: str, stderr: int | None = None) -> "subprocess.Popen[str]":
    environment = {**os.environ, **({"DOUBLOON_CACHE": cache} if cache else {})}
    command = [sys.executable, "-m", PROCESS, "0", *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=stderr, text=True)


def test_a_process_says_nothing_at_the_terminal_of_who_plays_meanwhile(tmp_path: Path) -> None:
    terminal, end = pty.openpty()
    with compile_process(str(tmp_path), "kraken", "table", stderr=end) as process:
        assert process.stdout is not None
        for _ in range(5):
            assert process.stdout.readline().startswith("share")
        process.kill()
    os.set_blocking(terminal, False)
    with pytest.raises(BlockingIOError):
        os.read(terminal, 1)
    os.close(end)
    os.close(terminal)


def test_a_process_says_when_each_part_is_in_the_cache() -> None:
    entries(MATES, KRAKEN).compile()
    KRAKEN.calls.compile()
    with compile_process(None, "kraken", "table", "mates") as process:
        assert process.stdout is not None
        said = process.stdout.read().splitlines()
        assert [line for line in said if line.startswith("done")] == ["done table", "done mates"]
        assert process.wait(LONG) == 0


def test_a_process_is_alone_with_its_game_and_ends_with_the_one_that_started_it(tmp_path: Path) -> None:
    with compile_process(str(tmp_path), "casket", "table") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert 0 < float(process.stdout.readline().removeprefix("share ")) < 0.02  # it is at it
        with (tmp_path / "casket.lock").open("ab") as lock:
            with pytest.raises(BlockingIOError):  # another process that wants the same waits
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            process.stdin.close()
            assert process.wait(LONG) == 1
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


# Bots whose search is not there yet


@pytest.fixture
def unready(monkeypatch: pytest.MonkeyPatch) -> Bot:
    """A captain whose search is not compiled, and stays so."""
    monkeypatch.setattr("doubloon.engine.entries.COMPILE_FIRST", False)
    monkeypatch.setattr("doubloon.engine.entries.bring", lambda _entries: None)
    captain = Bot("captain", seed=1)
    captain._sit_down(KRAKEN)
    captain._deep = Entries(CAPTAINS, KRAKEN)
    return captain


def test_a_captain_in_a_hurry_plays_as_a_mate_until_its_search_is_there(unready: Bot) -> None:
    match = KRAKEN.start(players=2, seed=7)
    seat = match.actors[0]
    assert not unready.ready(KRAKEN)
    action = unready.choose(match, seat, milliseconds=300)
    assert action == Bot("mate", seed=1).choose(match, seat)
    assert unready.thoughts[0].visits == 0
    unready._deep.compile()
    assert unready.ready(KRAKEN)
    unready.choose(match, seat, milliseconds=300)
    assert unready.thoughts[0].visits > 0


def test_a_captain_that_has_time_waits_for_its_search(unready: Bot) -> None:
    match = KRAKEN.start(players=2, seed=7)
    unready.choose(match, match.actors[0])
    assert unready.ready(KRAKEN)
    assert unready.thoughts[0].visits > 0
