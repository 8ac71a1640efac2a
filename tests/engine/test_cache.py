"""Compiled rules are kept under a key of their sources, where the user wants them, and not for ever."""

import os
import time
from pathlib import Path

import pytest

from doubloon.engine import cache


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DOUBLOON_CACHE", str(tmp_path / "kept"))
    monkeypatch.setattr(cache, "writable_root", cache.writable_root.__wrapped__)
    return tmp_path / "kept"


def folder(game: str = "kraken") -> Path:
    return cache.cache_folder(game, "0123456789abcdef")


def aged(path: Path, days: float) -> Path:
    path.mkdir(parents=True)
    (path / "rule.nbc").touch()
    os.utime(path, (time.time() - days * 86_400,) * 2)
    return path


def test_another_compiler_changes_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    import doubloon
    from doubloon.engine.calls import TABLE

    def key() -> str:
        found: str = cache.machine_key.__wrapped__(TABLE.functions[0].__module__, doubloon.game("kraken"))
        return found

    before = key()
    monkeypatch.setattr("numba.__version__", "0.0")
    assert key() != before


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
