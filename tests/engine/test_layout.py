"""One layout for all games: each piece is found in its file, or in the game's single module."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from doubloon.engine.game import Game
from doubloon.engine.layout import NEEDED, OPTIONAL, pieces
from tests.engine import toy

ALL_NEEDED = {name for names in NEEDED.values() for name in names}
ALL_OPTIONAL = {name for names in OPTIONAL.values() for name in names}


def module(monkeypatch: pytest.MonkeyPatch, **has: object) -> str:
    """A game that is a single module."""
    game = ModuleType("small_game")
    vars(game).update(has)
    monkeypatch.setitem(sys.modules, "small_game", game)
    return "small_game"


def package(monkeypatch: pytest.MonkeyPatch, folder: Path, **files: tuple[str, ...]) -> str:
    """A game with these files, in which each of these names is the name of its file."""
    name = f"game_in_{folder.name}"
    home = folder / name
    home.mkdir()
    (home / "__init__.py").write_text("")
    for file, names in files.items():
        (home / f"{file}.py").write_text("".join(f"{piece} = {file!r}\n" for piece in names))
    monkeypatch.syspath_prepend(folder)
    __import__(name)
    return name


def test_a_small_game_has_all_in_one_module() -> None:
    found = pieces("tests.engine.toy")
    assert found.keys() >= ALL_NEEDED
    assert found["State"] is toy.State
    assert found["redeal"] is toy.redeal


def test_what_may_be_missing_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert pieces(module(monkeypatch, **dict.fromkeys(ALL_NEEDED, 1))).keys() == ALL_NEEDED
    assert pieces(module(monkeypatch, **dict.fromkeys(ALL_NEEDED | {"foresight"}, 1))).keys() - ALL_NEEDED == {
        "foresight"
    }


def test_each_piece_is_found_in_its_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    files = {file: (*names, *OPTIONAL.get(file, ())) for file, names in NEEDED.items()}
    alone = {file: names for file, names in OPTIONAL.items() if file not in NEEDED}
    found = pieces(package(monkeypatch, tmp_path, **files, **alone))
    assert found.keys() == ALL_NEEDED | ALL_OPTIONAL
    assert (found["setup"], found["legal"], found["show"], found["expire"]) == ("rules", "rules", "view", "haste")


def test_all_that_is_missing_is_named_with_its_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    files = dict(NEEDED)
    files["rules"] = ("setup",)
    files["hints"] = ("prior", "value")
    del files["speech"]
    name = package(monkeypatch, tmp_path, **files)
    with pytest.raises(TypeError) as error:
        pieces(name)
    missing = f"actors in {name}.rules, standing in {name}.rules, settled in {name}.hints, prompt in {name}"
    assert str(error.value) == f"the game {name} lacks {missing}"


def test_a_game_cannot_be_made_without_a_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    has = {name: getattr(toy, name) for name in ALL_NEEDED - {"standing"}}
    with pytest.raises(TypeError, match="the game small_game lacks standing in small_game"):
        Game(module(monkeypatch, **has), version="1", players=range(2, 3))


def test_an_error_inside_a_file_is_not_taken_for_a_missing_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    name = package(monkeypatch, tmp_path, **NEEDED)
    (tmp_path / name / "rules.py").write_text("import no_such_module_anywhere\n")
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        pieces(name)
