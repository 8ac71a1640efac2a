"""K5: boards from a designer's own files, and every fault that such a file can have."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.games.kraken.board import board_of, read_board
from tests.games.kraken.sea import NARROWS, spaces

FIELDS = "it has the fields bases, eye, rings, spaces, start, tentacles, wind, and no others"


def narrows(**changes: Any) -> dict[str, Any]:
    return {**tomllib.loads(NARROWS), **changes}


def narrows_with_space(number: int, space: Any) -> dict[str, Any]:
    table = narrows()
    table["spaces"][number] = space
    return table


def faults(table: object) -> str:
    with pytest.raises(doubloon.BadOption) as error:
        read_board(table)
    return str(error.value).removeprefix("this cannot be a board: ")


def without(field: str) -> dict[str, Any]:
    table = narrows()
    del table[field]
    return table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "narrows.toml"
    path.write_text(NARROWS, encoding="utf-8")
    return path


def test_K5_a_board_can_be_a_file(file: Path) -> None:
    match = doubloon.game("kraken").start(players=2, seed=1, options={"board": file})
    assert match.options["board"] == narrows()
    assert [pillar["space"] for pillar in match.view(None)["pillars"]] == [1, 3]


def test_K5_a_game_on_a_board_from_a_file_is_played_to_its_end(file: Path) -> None:
    match = doubloon.game("kraken").start(players=3, seed=2, options={"board": file})
    bot = Bot("random", seed=3)
    while not match.over:
        match.play(match.actors[0], bot.choose(match, match.actors[0]))
    assert match.view(None)["winner"] is not None
    assert spaces(match)[match.view(None)["winner"]] == 0


def test_K5_a_saved_game_carries_its_board_and_needs_the_file_no_more(file: Path) -> None:
    match = doubloon.game("kraken").start(players=2, seed=1, options={"board": file})
    file.unlink()
    assert doubloon.load(match.save()).digest == match.digest


@pytest.mark.parametrize("name", ["spiral", "rings"])
def test_K5_the_boards_that_come_with_the_game_are_such_files(name: str) -> None:
    path = doubloon.game("kraken").folder / "boards" / f"{name}.toml"
    assert read_board(tomllib.loads(path.read_text(encoding="utf-8"))) == board_of(name)


def test_K5_a_board_needs_no_marks() -> None:
    assert read_board(narrows(wind=[], bases=[], tentacles=[])).bases == ()
    match = doubloon.game("kraken").start(2, 1, {"board": narrows(wind=[], bases=[], tentacles=[])})
    assert match.view(None)["pillars"] == []


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        ([], FIELDS),
        (without("eye"), FIELDS),
        (narrows(sharks=[1]), FIELDS),
        (narrows(spaces={}), "spaces is a list of 2 to 60 spaces"),
        (narrows(spaces=[{}]), "spaces is a list of 2 to 60 spaces"),
        (narrows(spaces=[{}] * 61), "spaces is a list of 2 to 60 spaces"),
        (narrows_with_space(2, 5), "space 2 has only the links forward, backward, inward, outward"),
        (narrows_with_space(2, {"up": 3}), "space 2 has only the links forward, backward, inward, outward"),
        (narrows_with_space(0, {"forward": 6}), "forward from space 0 leads to 6, but the spaces are 0 to 5"),
        (narrows_with_space(0, {"inward": -1}), "inward from space 0 leads to -1, but the spaces are 0 to 5"),
        (narrows_with_space(0, {"forward": "x"}), "forward from space 0 leads to 'x', but the spaces are 0 to 5"),
        (narrows_with_space(0, {"forward": True}), "forward from space 0 leads to True, but the spaces are 0 to 5"),
        (narrows(start=6), "start is 6, but the spaces are 0 to 5"),
        (narrows(eye=2.0), "eye is 2.0, but the spaces are 0 to 5"),
        (narrows(wind=2), "wind is a list of numbers"),
        (narrows(rings="5 1"), "rings is a list of numbers"),
        (narrows(rings=[5, True]), "rings is a list of numbers"),
        (narrows(tentacles=[4, 4]), "tentacles names a space twice"),
        (narrows(wind=[6]), "wind names space 6, but the spaces are 0 to 5"),
    ],
)
def test_K5_a_malformed_board_is_refused(table: object, fault: str) -> None:
    assert faults(table) == fault


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        (
            narrows_with_space(4, {"backward": 3}),
            "; ".join(f"the eye cannot be reached from space {n}" for n in range(5)),
        ),
        (narrows_with_space(5, {}), "Start cannot be reached from space 5"),
        (
            narrows(bases=[0]),
            "base 0 is Start or the eye; base 0 has no backward link, so a ship could not be pushed off it",
        ),
        (narrows(bases=[5]), "base 5 is Start or the eye"),
        (narrows(bases=[1, 2]), "bases 1 and 2 are adjacent"),
        (narrows(bases=[4, 1, 3]), "bases 3 and 4 are adjacent"),
        (narrows(rings=[5]), "rings adds up to the number of spaces, 6, with at least 1 on each"),
        (narrows(rings=[6, 0]), "rings adds up to the number of spaces, 6, with at least 1 on each"),
    ],
)
def test_K5_a_board_that_the_rules_do_not_allow_is_refused(table: object, fault: str) -> None:
    assert faults(table) == fault


def test_K5_start_and_the_eye_differ() -> None:
    assert "Start and the eye are the same space" in faults(narrows(eye=0))


def test_K19_a_base_has_a_space_behind_it() -> None:
    table = narrows_with_space(3, {"forward": 4, "outward": 2})
    assert faults(table) == "base 3 has no backward link, so a ship could not be pushed off it"


def test_K5_a_board_has_at_most_8_bases() -> None:
    track = [{"forward": n + 1, "backward": n - 1} for n in range(1, 19)]
    table = {"start": 0, "eye": 19, "wind": [], "bases": list(range(1, 18, 2)), "tentacles": [], "rings": [20]}
    table["spaces"] = [{"forward": 1}, *track, {"backward": 18}]
    assert faults(table) == "there are 9 bases, at most 8 are possible"


def test_K5_all_faults_are_named_at_once() -> None:
    assert faults(narrows(start=9, wind=[7], rings=None)) == (
        "start is 9, but the spaces are 0 to 5; rings is a list of numbers;"
        " wind names space 7, but the spaces are 0 to 5"
    )


def test_K5_a_missing_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    with pytest.raises(doubloon.BadOption, match="cannot be read") as error:
        doubloon.game("kraken").start(players=2, options={"board": path})
    assert str(error.value).startswith(f"board file {path} cannot be read: ")
    assert "No such file" in str(error.value)


def test_K5_a_folder_is_no_board(tmp_path: Path) -> None:
    with pytest.raises(doubloon.BadOption, match="cannot be read"):
        doubloon.game("kraken").start(players=2, options={"board": tmp_path})


@pytest.mark.parametrize("text", [b"start = ", b"{}", b"\xff\xfe", b"start = 0\nstart = 1"])
def test_K5_a_file_that_is_not_toml_is_refused(file: Path, text: bytes) -> None:
    file.write_bytes(text)
    with pytest.raises(doubloon.BadOption, match=r"board file .*narrows\.toml cannot be read: "):
        doubloon.game("kraken").start(players=2, options={"board": file})


def test_K5_a_file_with_a_faulty_board_is_refused(file: Path) -> None:
    file.write_text(NARROWS.replace("bases = [1, 3]", "bases = [1, 2]"), encoding="utf-8")
    with pytest.raises(doubloon.BadOption, match="bases 1 and 2 are adjacent"):
        doubloon.game("kraken").start(players=2, options={"board": file})
