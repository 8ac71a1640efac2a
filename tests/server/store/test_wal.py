"""A log whose beginning or middle is damaged is said to be, before SQLite drops what it holds without a word."""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from doubloon.cli.commands import app
from doubloon.server.settings import BadSetting
from doubloon.server.store import open_store
from doubloon.server.store.wal import _sums, damage
from tests.server.running import running

Change = Callable[[bytearray], object]
FRAME = 24 + 4096


def sums_one_by_one(before: tuple[int, int], words: list[int]) -> tuple[int, int]:
    """SQLite's checksum as its documentation has it."""
    a, b = before
    for x, y in zip(words[::2], words[1::2], strict=True):
        a = (a + x + b) & 0xFFFFFFFF
        b = (b + y + a) & 0xFFFFFFFF
    return a, b


@pytest.mark.parametrize("count", [2, 6, 1026])
def test_the_checksum_is_what_it_is_one_by_one(count: int) -> None:
    chance = random.Random(count)
    words = [chance.getrandbits(32) for _ in range(count)]
    before = (chance.getrandbits(32), chance.getrandbits(32))
    assert _sums(before, np.array(words, np.uint32)) == sums_one_by_one(before, words)


@pytest.fixture(scope="module")
def died(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of a process that died: much of it stands in its log, after what an older one had left there."""
    folder = tmp_path_factory.mktemp("died")
    connection = sqlite3.connect(folder / "doubloon.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("CREATE TABLE moves (text)")
    for number in range(60):
        connection.execute("INSERT INTO moves VALUES (?)", (f"{number} " * 900,))
        if number == 39:
            connection.execute("PRAGMA wal_checkpoint(RESTART)")
    (folder / "copy").mkdir()
    for end in ("", "-wal"):
        shutil.copy(folder / f"doubloon.db{end}", folder / "copy" / f"doubloon.db{end}")
    connection.close()
    return folder / "copy" / "doubloon.db"


def changed(died: Path, folder: Path, change: Change) -> Path:
    """The same with another log."""
    shutil.copy(died, folder / "doubloon.db")
    log = bytearray(died.with_name("doubloon.db-wal").read_bytes())
    change(log)
    (folder / "doubloon.db-wal").write_bytes(log)
    return folder / "doubloon.db"


def write(log: bytearray, at: int, length: int = 8) -> None:
    log[at : at + length] = bytes(255 - byte for byte in log[at : at + length])


WELL: dict[str, Change] = {
    "as it is": lambda _log: None,
    "empty": lambda log: log.clear(),
    "cut off in a page": lambda log: log.__delitem__(slice(32 + 5 * FRAME + 1000, None)),
}
WRONG: dict[str, tuple[Change, str]] = {
    "the beginning": (lambda log: write(log, 0), "damaged at its beginning"),
    "its checksum": (lambda log: write(log, 24), "damaged at its beginning"),
    "all zeros": (lambda log: log.__setitem__(slice(None), bytes(len(log))), "damaged at its beginning"),
    "the first page": (lambda log: write(log, 32 + 24 + 100), "after 0 transactions"),
    "a page": (lambda log: write(log, 32 + 8 * FRAME + 2000, 1), "more cannot be read"),
    "a page's head": (lambda log: write(log, 32 + 8 * FRAME), "more cannot be read"),
}


@pytest.mark.parametrize("change", WELL.values(), ids=WELL.keys())
def test_a_log_that_a_crash_left_is_none_of_the_hosts_business(died: Path, tmp_path: Path, change: Change) -> None:
    assert damage(changed(died, tmp_path, change)) is None


def test_the_last_transaction_may_have_been_in_the_making(died: Path, tmp_path: Path) -> None:
    log = died.with_name("doubloon.db-wal").read_bytes()
    with sqlite3.connect(died) as connection:
        frames = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
    connection.close()
    assert 0 < frames < (len(log) - 32) // FRAME, "older frames stand after its end"
    died.with_name("doubloon.db-wal").write_bytes(log)
    assert damage(changed(died, tmp_path, lambda copy: write(copy, 32 + (frames - 1) * FRAME + 500))) is None


@pytest.mark.parametrize(("change", "said"), WRONG.values(), ids=WRONG.keys())
def test_a_damaged_log_is_said_and_left_as_it_is(died: Path, tmp_path: Path, change: Change, said: str) -> None:
    database = changed(died, tmp_path, change)
    before = database.with_name("doubloon.db-wal").read_bytes()
    with pytest.raises(BadSetting, match=said) as refused:
        asyncio.run(open_store(f"sqlite:///{database}"))
    assert "`doubloon db restore FILE` begins with that" in str(refused.value)
    assert said in CliRunner().invoke(app, ["db", "check", "--data", str(tmp_path)]).stdout
    assert database.with_name("doubloon.db-wal").read_bytes() == before


def test_what_can_be_read_of_it_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with running(data) as server:
        ann = server.guest()
        table = ann.table()
        with ann.socket(table) as socket:
            for number in range(20):
                socket.ask("say", text=str(number))
        cookies = dict(ann.http.cookies)
        died = {end: (data / f"doubloon.db{end}").read_bytes() for end in ("", "-wal")}
    broken = bytearray(died["-wal"])
    write(broken, 32 + (len(broken) - 32) // FRAME // 2 * FRAME + 500)
    (data / "doubloon.db").write_bytes(died[""])
    (data / "doubloon.db-wal").write_bytes(broken)
    for command in (["backup", str(copy)], ["restore", str(copy)], ["check"]):
        done = CliRunner().invoke(app, ["db", *command, "--data", str(data)])
        assert done.exit_code == 0, done.exception or done.output
    assert [file.read_bytes() for file in data.glob("doubloon.db-before-*-wal")] == [broken], "nothing is thrown away"
    with running(data) as server:
        again = server.stranger()
        again.http.cookies.update(cookies)
        assert again.socket(table).first["talk"]
