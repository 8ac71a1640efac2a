"""A save comes back as it was, or not at all."""

import hashlib
import zlib
from itertools import product
from typing import Any

import pytest

import doubloon
from doubloon.engine import replay

SAVE = doubloon.game("kraken").start(players=2, seed=7).save()


def sealed(packed: bytes) -> bytes:
    """A save that holds this, with a checksum that fits."""
    return replay._MAGIC + hashlib.sha256(packed).digest() + packed


def test_an_untouched_save_loads() -> None:
    assert doubloon.load(SAVE).save() == SAVE


def test_a_save_in_a_bytearray_loads() -> None:
    assert doubloon.load(bytearray(SAVE)).save() == SAVE


def test_a_save_with_any_byte_changed_is_refused() -> None:
    for place, change in product(range(len(SAVE)), range(1, 256)):
        damaged = bytearray(SAVE)
        damaged[place] ^= change
        with pytest.raises(doubloon.DamagedFile):
            doubloon.load(bytes(damaged))


def test_a_save_that_breaks_off_anywhere_is_refused() -> None:
    for length in range(len(SAVE)):
        with pytest.raises(doubloon.DamagedFile):
            doubloon.load(SAVE[:length])


def test_a_save_without_its_beginning_is_refused() -> None:
    for start in range(1, len(SAVE) + 1):
        with pytest.raises(doubloon.DamagedFile):
            doubloon.load(SAVE[start:])


def test_a_save_with_something_behind_it_is_refused() -> None:
    with pytest.raises(doubloon.DamagedFile, match="checksum"):
        doubloon.load(SAVE + b"x")


@pytest.mark.parametrize(
    ("packed", "text"),
    [
        (b"", "too short"),
        (b"not packed", "the save is damaged"),
        (zlib.compress(b"{}")[:-1], "too short"),
        (zlib.compress(b"{}") + b"x", "too long"),
        (zlib.compress(b"\xff"), "neither a save nor a replay"),
        (zlib.compress(b"{}"), "this is neither a save nor a replay"),
    ],
)
def test_a_save_whose_checksum_fits_but_nothing_else_is_refused(packed: bytes, text: str) -> None:
    with pytest.raises(doubloon.DamagedFile, match=text):
        doubloon.load(sealed(packed))


def test_a_save_that_unpacks_to_more_than_any_match_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "_MOST_BYTES", 10_000)
    with pytest.raises(doubloon.DamagedFile, match="too long"):
        doubloon.load(sealed(zlib.compress(b" " * 10_001 + b"{}")))


@pytest.mark.parametrize("data", [None, "text", 7, ["save"]])
def test_a_save_is_bytes(data: Any) -> None:
    with pytest.raises(doubloon.DamagedFile, match="a save or a replay is bytes, not"):
        doubloon.load(data)
