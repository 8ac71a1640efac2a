"""Compiled rules are kept under a key of their sources, where the user wants them, and not for ever."""

import os
import shutil
import time
from pathlib import Path

import pytest

from doubloon.engine import cache

PACKAGE = Path(cache.__file__).parent.parent


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources, which the cache takes for the real ones."""
    copy = shutil.copytree(PACKAGE, tmp_path / "doubloon", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(cache, "_package", copy)
    return copy


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DOUBLOON_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


def key() -> str:
    return cache.sources_key.__wrapped__()


def folder() -> Path | None:
    return cache.cache_folder.__wrapped__()


def aged(path: Path, days: float) -> Path:
    path.mkdir(parents=True)
    (path / "rule.nbc").touch()
    os.utime(path, (time.time() - days * 86_400,) * 2)
    return path


def test_the_same_sources_have_the_same_key(package: Path) -> None:
    assert package != PACKAGE
    assert key() == cache.sources_key()


@pytest.mark.parametrize("file", ["engine/chance.py", "games/kraken/rules.py", "bots/choose.py", "lab/simulate.py"])
def test_a_change_in_a_compiled_package_changes_the_key(package: Path, file: str) -> None:
    before = key()
    (package / file).write_text("# changed\n", encoding="utf-8")
    assert key() != before


def test_a_new_a_renamed_and_a_removed_file_change_the_key(package: Path) -> None:
    file = package / "games" / "kraken" / "extra.py"
    keys = [key()]
    file.write_text("", encoding="utf-8")
    keys.append(key())
    file = file.rename(file.with_name("more.py"))
    keys.append(key())
    file.unlink()
    assert len(set(keys)) == 3
    assert key() == keys[0]


@pytest.mark.parametrize("file", ["cli/__init__.py", "__init__.py", "games/kraken/words/en.ftl"])
def test_a_change_where_no_rule_stands_keeps_the_key(package: Path, file: str) -> None:
    before = key()
    (package / file).write_text("# changed\n", encoding="utf-8")
    assert key() == before


def test_another_compiler_changes_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    before = key()
    monkeypatch.setattr("numba.__version__", "0.0")
    assert key() != before


def test_the_user_can_choose_the_folder(root: Path) -> None:
    assert cache.cache_root() == root
    assert folder() == root / f"rules-{cache.sources_key()}"
    assert [path.name for path in root.iterdir()] == [f"rules-{cache.sources_key()}"]


def test_without_a_choice_it_is_in_the_users_cache_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DOUBLOON_CACHE", raising=False)
    assert cache.cache_root().name == "doubloon"
    assert cache.cache_root().is_absolute()


def test_the_folder_is_left_without_traces_of_the_probe(root: Path) -> None:
    found = folder()
    assert found is not None
    assert found.is_relative_to(root)
    assert list(found.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("DOUBLOON_CACHE", str(tmp_path / "file" / "below"))
    assert folder() is None


def test_folders_of_other_sources_go_when_they_have_not_been_used_for_long(root: Path) -> None:
    old = aged(root / "rules-old", cache.UNUSED_AFTER_DAYS + 1)
    recent = aged(root / "rules-recent", cache.UNUSED_AFTER_DAYS - 1)
    other = aged(root / "else", cache.UNUSED_AFTER_DAYS + 1)
    folder()
    assert [path.exists() for path in (old, recent, other)] == [False, True, True]


def test_the_folder_in_use_stays_however_old(root: Path) -> None:
    current = aged(root / f"rules-{cache.sources_key()}", cache.UNUSED_AFTER_DAYS + 1)
    folder()
    assert (current / "rule.nbc").exists()
    assert current.stat().st_mtime > time.time() - 60
