"""A replay leads to where its match was, or DamagedFile, OtherRules or the error of the wrong value says why not."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import doubloon

WRONG_TYPES: tuple[Any, ...] = (None, True, False, 1, 1.0, float("nan"), "one", [], {}, [[]], 10**400)


def played() -> doubloon.Match:
    match = doubloon.game("kraken").start(players=3, seed=7)
    for number in range(12):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0], entropy=number if number % 3 == 0 else None)
    return match


MATCH = played()
DOCUMENT: dict[str, Any] = json.loads(MATCH.replay.json())


def play(document: Any) -> doubloon.Match:
    return doubloon.load(json.dumps(document).encode())


def edited(**fields: Any) -> dict[str, Any]:
    return {**DOCUMENT, **fields}


def with_move(number: int, move: Any) -> dict[str, Any]:
    moves = list(DOCUMENT["moves"])
    moves[number] = move
    return edited(moves=moves)


def test_an_untouched_replay_leads_to_its_match() -> None:
    assert play(DOCUMENT).digest == MATCH.digest


def test_every_step_tells_what_it_told_first() -> None:
    match = doubloon.game("kraken").start(players=3, seed=7)
    events = [match.play(seat := match.actors[0], match.legal(seat)[0]) for _ in range(10)]
    replay = match.replay
    assert list(replay.steps(replay.start())) == events


@pytest.mark.parametrize("data", [b"", b"{", b"null and void", b"\xff\xfe", b"\x00", b"[" * 100_000, b'{"a":' * 5000])
def test_what_is_not_json_is_refused(data: bytes) -> None:
    with pytest.raises(doubloon.DamagedFile, match="this is neither a save nor a replay"):
        doubloon.replay(data)


@pytest.mark.parametrize("document", [None, 1, "replay", [], [DOCUMENT], {}])
def test_what_is_not_a_replays_object_is_refused(document: Any) -> None:
    with pytest.raises(doubloon.DamagedFile, match="this is neither a save nor a replay"):
        play(document)


@pytest.mark.parametrize("field", DOCUMENT)
def test_a_missing_field_is_refused(field: str) -> None:
    named = f"the replay is damaged: Object missing required field {field}"
    with pytest.raises(doubloon.DamagedFile, match=named if field != "format" else "neither a save nor a replay"):
        play({name: value for name, value in DOCUMENT.items() if name != field})


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(doubloon.DamagedFile, match="the replay is damaged: Object contains unknown field note"):
        play(edited(note="hello"))


@pytest.mark.parametrize("field", DOCUMENT)
def test_a_field_of_a_wrong_type_is_refused(field: str) -> None:
    for value in WRONG_TYPES:
        if type(value) is type(DOCUMENT[field]):
            continue
        with pytest.raises(doubloon.DamagedFile, match=f"the replay is damaged at {field}|neither a save nor a replay"):
            doubloon.replay(json.dumps(edited(**{field: value})).encode())


@pytest.mark.parametrize(
    ("field", "value", "wrong"),
    [
        ("players", 3.0, "Expected int, got float"),
        ("players", "3", "Expected int, got str"),
        ("seed", True, "Expected int, got bool"),
        ("digest", None, "Expected str, got null"),
        ("moves", {}, "Expected array, got object"),
    ],
)
def test_a_field_of_a_wrong_type_is_named(field: str, value: Any, wrong: str) -> None:
    with pytest.raises(doubloon.DamagedFile, match=f"the replay is damaged at {field}: {wrong}"):
        doubloon.replay(json.dumps(edited(**{field: value})).encode())


def test_another_format_is_refused() -> None:
    with pytest.raises(doubloon.DamagedFile, match="this Doubloon reads replays of format 1, not 2"):
        play(edited(format=2))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(doubloon.UnknownGame, match=r"did you mean kraken\?"):
        play(edited(game="krakn"))


def test_other_rules_are_refused() -> None:
    with pytest.raises(doubloon.OtherRules, match="made under version '0' of the rules of kraken; this is version 2"):
        play(edited(rules="0"))


def test_a_bad_option_is_refused() -> None:
    with pytest.raises(doubloon.BadOption, match="round_limit"):
        play(edited(options={**DOCUMENT["options"], "round_limit": 0}))


def test_an_illegal_move_is_refused_by_its_number() -> None:
    with pytest.raises(doubloon.DamagedFile, match="move 3 of the replay cannot be made: "):
        play(with_move(2, [DOCUMENT["moves"][2][0], {"do": "outward"}]))


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    with pytest.raises(doubloon.DamagedFile, match=r"move 1 of the replay cannot be made: seat . cannot act now"):
        play(with_move(0, [(DOCUMENT["moves"][0][0] + 1) % 3, {"do": "end"}]))


@pytest.mark.parametrize("seat", [-1, 3, True, None, "0", 0.0, [0]])
def test_a_move_of_no_seat_is_refused(seat: Any) -> None:
    with pytest.raises(doubloon.DamagedFile, match="move 1 of the replay cannot be made: seats are 0 to 2"):
        play(with_move(0, [seat, {"do": "end"}]))


@pytest.mark.parametrize("row", [None, 1, "ab", {"a": 1, "b": 2}, [], [0], [0, {"do": "end"}, 1, 2]])
def test_a_move_that_is_no_row_is_refused(row: Any) -> None:
    with pytest.raises(doubloon.DamagedFile, match=r"the replay is damaged at moves\[1\]: Expected array"):
        play(with_move(1, row))


@pytest.mark.parametrize("action", [None, 3, "end", [], {}, {"do": "fly"}, {"do": "attack", "seat": 9}])
def test_a_malformed_action_is_refused(action: Any) -> None:
    with pytest.raises(doubloon.DamagedFile, match=r"move 4 of the replay cannot be read: .*action"):
        play(with_move(3, [0, action]))


@pytest.mark.parametrize("entropy", [-1, 2**64, 1.0, True, None, "1", [1]])
def test_entropy_out_of_its_range_is_refused(entropy: Any) -> None:
    with pytest.raises(doubloon.DamagedFile, match="move 1 of the replay cannot be read: entropy is a whole number"):
        play(with_move(0, [*DOCUMENT["moves"][0][:2], entropy]))


@pytest.mark.parametrize(
    "change",
    [{"seed": 8}, {"digest": "0" * 64}, {"digest": ""}, {"moves": DOCUMENT["moves"][:-1]}],
    ids=["seed", "digest", "no digest", "fewer moves"],
)
def test_a_replay_that_leads_elsewhere_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(doubloon.DamagedFile, match=r"cannot be made|do not lead to the position"):
        play(edited(**change))


@pytest.mark.parametrize("depth", [10, 100, *range(900, 1000, 7), 5000, 100_000])
@pytest.mark.parametrize("field", ["options", "moves", "seed"])
def test_deep_nesting_is_refused(field: str, depth: int) -> None:
    text = json.dumps(edited(**{field: "HERE"})).replace('"HERE"', "[" * depth + "]" * depth)
    with pytest.raises(doubloon.DoubloonError):
        doubloon.load(text.encode())


@pytest.mark.parametrize("depth", [100, *range(900, 1000, 7)])
def test_a_deeply_nested_option_is_refused(depth: int) -> None:
    for option in DOCUMENT["options"]:
        text = json.dumps(edited(options={option: "HERE"})).replace('"HERE"', '{"a":' * depth + "1" + "}" * depth)
        with pytest.raises(doubloon.DoubloonError):
            doubloon.load(text.encode())


def test_a_number_of_many_digits_is_refused() -> None:
    for digits in (100, 4299, 4301, 100_000):
        with pytest.raises(doubloon.DoubloonError):
            doubloon.load(json.dumps(edited(seed=0)).replace('"seed": 0', '"seed": ' + "9" * digits).encode())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to everything in a document."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, child in inner for place in places(child, (*path, key)))]


def replaced(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return new
    twin = value.copy()
    twin[path[0]] = replaced(twin[path[0]], path[1:], new)
    return twin


def load_or_refuse(data: bytes) -> None:
    with suppress(doubloon.DoubloonError):
        doubloon.load(data)


@given(place=st.sampled_from(places(DOCUMENT)), new=JSON)
@settings(max_examples=500, deadline=None)
def test_only_doubloons_errors_come_out_of_a_replay_with_anything_anywhere(place: tuple[Any, ...], new: Any) -> None:
    load_or_refuse(json.dumps(replaced(DOCUMENT, place, new)).encode())


@given(changes=st.lists(st.tuples(st.integers(0, 2**16), st.integers(0, 255)), min_size=1, max_size=4))
@settings(max_examples=500, deadline=None)
def test_only_doubloons_errors_come_out_of_a_replay_with_changed_bytes(changes: list[tuple[int, int]]) -> None:
    data = bytearray(json.dumps(DOCUMENT).encode())
    for place, byte in changes:
        data[place % len(data)] = byte
    load_or_refuse(bytes(data))


@given(data=st.binary(max_size=200))
@settings(max_examples=200, deadline=None)
def test_only_doubloons_errors_come_out_of_any_bytes(data: bytes) -> None:
    load_or_refuse(data)


def test_a_replay_opens_no_file_on_the_readers_machine(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text((doubloon.game("kraken").folder / "boards" / "spiral.toml").read_text(encoding="utf-8"))
    document = json.loads(doubloon.game("kraken").start(players=2, seed=1).replay.json())
    document["options"]["board"] = str(file)
    with pytest.raises(doubloon.DoubloonError, match="option board is spiral, rings, or a board file"):
        doubloon.replay(json.dumps(document).encode())
