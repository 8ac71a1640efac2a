"""Compiled rules are kept under a key of their sources, where the user wants them, and not for ever."""

import os
import shutil
import time
from pathlib import Path

import pytest

from doubloon.engine import cache
from doubloon.engine.entries import sources_of

PACKAGE = Path(cache.__file__).parent.parent


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the sources."""
    return shutil.copytree(PACKAGE, tmp_path / "doubloon", ignore=shutil.ignore_patterns("__pycache__"))


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DOUBLOON_CACHE", str(tmp_path / "kept"))
    monkeypatch.setattr(cache, "writable_root", cache.writable_root.__wrapped__)
    return tmp_path / "kept"


def key(package: Path, *folders: str) -> str:
    return cache.key_of.__wrapped__(frozenset(package / folder for folder in folders))


def folder(game: str = "kraken") -> Path:
    return cache.cache_folder(game, [PACKAGE / "engine"])


def aged(path: Path, days: float) -> Path:
    path.mkdir(parents=True)
    (path / "rule.nbc").touch()
    os.utime(path, (time.time() - days * 86_400,) * 2)
    return path


def test_the_same_sources_have_the_same_key_wherever_they_are(package: Path) -> None:
    assert key(package, "engine", "games/kraken") == key(PACKAGE, "engine", "games/kraken")


@pytest.mark.parametrize("file", ["engine/chance.py", "games/kraken/rules.py", "bots/choose.py"])
def test_a_change_in_what_is_compiled_changes_the_key(package: Path, file: str) -> None:
    folders = ("engine", "bots", "games/kraken")
    before = key(package, *folders)
    (package / file).write_text("# changed\n", encoding="utf-8")
    assert key(package, *folders) != before


def test_a_change_in_one_game_leaves_the_others_as_they_are(package: Path) -> None:
    before = {game: key(package, "engine", "bots", f"games/{game}") for game in ("kraken", "casket")}
    (package / "games/kraken/rules.py").write_text("# changed\n", encoding="utf-8")
    after = {game: key(package, "engine", "bots", f"games/{game}") for game in ("kraken", "casket")}
    assert [before[game] == after[game] for game in before] == [False, True]


def test_a_new_a_renamed_and_a_removed_file_change_the_key(package: Path) -> None:
    file = package / "games" / "kraken" / "extra.py"
    keys = [key(package, "games/kraken")]
    file.write_text("", encoding="utf-8")
    keys.append(key(package, "games/kraken"))
    file = file.rename(file.with_name("more.py"))
    keys.append(key(package, "games/kraken"))
    file.unlink()
    assert len(set(keys)) == 3
    assert key(package, "games/kraken") == keys[0]


def test_a_file_that_was_touched_or_words_that_changed_keep_the_key(package: Path) -> None:
    before = key(package, "games/kraken")
    (package / "games/kraken/words/en.ftl").write_text("# changed\n", encoding="utf-8")
    os.utime(package / "games/kraken/rules.py", (1, 1))
    assert key(package, "games/kraken") == before


def test_another_compiler_changes_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    before = key(PACKAGE, "engine")
    monkeypatch.setattr("numba.__version__", "0.0")
    assert key(PACKAGE, "engine") != before


def test_what_is_compiled_depends_on_the_engine_the_game_and_where_it_is_written() -> None:
    import doubloon
    from doubloon.bots.calls import MATES

    game = doubloon.game("kraken")
    table, mates = (sources_of(function, game) for function in (game.calls.part.functions[0], MATES.functions[0]))
    assert table == {PACKAGE / "engine", PACKAGE / "games" / "kraken"}
    assert mates == {*table, PACKAGE / "bots"}


def test_the_user_can_choose_the_folder(root: Path) -> None:
    assert cache.cache_root() == root
    found = folder()
    assert found.parent == root
    assert [path.name for path in root.iterdir()] == [found.name]
    assert found.name.startswith("compiled-kraken-")


def test_without_a_choice_it_is_in_the_users_cache_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DOUBLOON_CACHE", raising=False)
    assert cache.cache_root().name == "doubloon"
    assert cache.cache_root().is_absolute()


def test_the_folder_is_left_without_traces_of_the_probe(root: Path) -> None:
    assert list(folder().iterdir()) == []
    assert len(list(root.iterdir())) == 1


def test_folders_of_other_sources_go_when_they_have_not_been_used_for_long(root: Path) -> None:
    old = aged(root / "compiled-kraken-old", cache.UNUSED_AFTER_DAYS + 1)
    recent = aged(root / "compiled-kraken-recent", cache.UNUSED_AFTER_DAYS - 1)
    other = aged(root / "else", cache.UNUSED_AFTER_DAYS + 1)
    folder()
    assert [path.exists() for path in (old, recent, other)] == [False, True, True]


@pytest.mark.usefixtures("root")
def test_the_folder_in_use_stays_however_old() -> None:
    current = folder()
    (current / "rule.nbc").touch()
    os.utime(current, (1, 1))
    folder()
    assert (current / "rule.nbc").exists()
    assert current.stat().st_mtime > time.time() - 60
