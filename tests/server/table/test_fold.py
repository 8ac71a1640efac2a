"""A snapshot is gone on from only where it is ours; else the rows are folded anew, or the table rests."""

import random
from typing import Any

import msgspec
import pytest

import doubloon
from doubloon.engine.state import GameState, Row, Seats, everyone, own
from doubloon.server.table import fold as folding
from doubloon.server.table.events import Opened, Sat
from doubloon.server.table.events import Row as TableRow
from doubloon.server.table.fold import Snapshot, bring_back, fold, is_ours, snapshot_of
from doubloon.server.table.state import PLAYING, RESTING
from tests.server.table.test_state import a_table, anything, happen


def rows_played() -> list[TableRow]:
    """The rows of a table of Kraken in the middle of play, as a server writes them."""
    rows = a_table("kraken", 2)
    state, chance = fold(rows), random.Random(3)
    for _ in range(12):
        happen(state, rows, anything(state, chance), "ann")
    version = state.game.version
    return [msgspec.structs.replace(row, rules=version) for row in rows]


ROWS = rows_played()
OURS = snapshot_of(fold(ROWS))


def altered(**fields: Any) -> bytes:
    """Our snapshot, with other fields."""
    return msgspec.msgpack.encode(msgspec.structs.replace(msgspec.msgpack.decode(OURS, type=Snapshot), **fields))


def test_a_snapshot_says_which_rules_and_which_layout_wrote_it() -> None:
    kept = msgspec.msgpack.decode(OURS, type=Snapshot)
    kraken = doubloon.game("kraken")
    assert (kept.rules, kept.layout) == (kraken.version, kraken.layout)
    assert is_ours(ROWS, OURS)


def test_fields_that_change_places_or_meanings_are_another_layout() -> None:
    class One(GameState):
        ships: int = everyone()
        hand: Row = own(Seats(2))

    class Swapped(GameState):
        hand: Row = own(Seats(2))
        ships: int = everyone()

    class Worded(GameState):
        ships: int = everyone(words=("ashore", "afloat"))
        hand: Row = own(Seats(2))

    class Same(GameState):
        ships: int = everyone()
        hand: Row = own(Seats(2))

    assert One.layout == Same.layout
    assert len({One.layout, Swapped.layout, Worded.layout}) == 3


@pytest.mark.parametrize(
    "snapshot",
    [
        b"",
        b"\x00\xff rotten",
        OURS[: len(OURS) // 2],
        altered(layout="0123456789abcdef"),
        altered(rules="", layout=""),
        altered(match=None),
        altered(seq=3),
    ],
    ids=["empty", "rotten", "cut off", "other layout", "older than stamps", "without its point", "another moment"],
)
def test_what_is_not_ours_is_folded_anew(snapshot: bytes) -> None:
    assert not is_ours(ROWS, snapshot)
    assert snapshot_of(bring_back(ROWS, snapshot, over=False)) == OURS


def test_a_point_of_another_length_is_folded_anew() -> None:
    kept = msgspec.msgpack.decode(OURS, type=Snapshot)
    assert kept.match is not None
    kept.match.point = kept.match.point[:-8]
    assert snapshot_of(bring_back(ROWS, msgspec.msgpack.encode(kept), over=False)) == OURS


def test_a_snapshot_of_ours_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folding, "fold", lambda _rows: pytest.fail("it is played again"))
    assert bring_back(ROWS, OURS, over=False).status == PLAYING


def test_rows_of_other_rules_rest_and_are_never_played() -> None:
    others = [msgspec.structs.replace(row, rules="0") for row in ROWS]
    state = bring_back(others, OURS, over=False)
    assert state.status == RESTING
    assert state.rules == "0"
    assert [seat.name for seat in state.seats] == [seat.name for seat in fold(ROWS).seats]
    assert not is_ours(others, snapshot_of(state)), "nobody goes on from what is written at rest"


def test_rows_that_cannot_be_played_again_rest_with_what_is_wrong() -> None:
    state = bring_back([*ROWS[:-1], ROWS[-1], *ROWS[6:7] * 9], OURS, over=False)
    if state.rest is None:
        pytest.fail("it was played all the same")
    assert state.status == RESTING
    assert state.rest.trouble


def test_an_open_table_goes_on_under_new_rules_unless_its_options_are_gone() -> None:
    opened = Opened("kraken", 2, {}, "ann")
    rows = [TableRow(1, opened, "ann", 1, "0"), TableRow(2, Sat(0, "ann", "Ann"), "ann", 2, "0")]
    assert bring_back(rows, b"", over=False).rest is None
    gone = [msgspec.structs.replace(rows[0], happening=Opened("kraken", 2, {"sails": "red"}, "ann")), rows[1]]
    assert bring_back(gone, b"", over=False).status == RESTING
