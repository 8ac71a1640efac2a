"""The cache of compiled rules on disk, kept between runs: a folder per game and state of its sources, for each user."""

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from errno import EACCES, EROFS
from functools import cache
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import llvmlite
import numba
import numpy as np
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from platformdirs import user_cache_path

from doubloon.engine.sources import sources_of

if TYPE_CHECKING:
    from doubloon.engine.game import Game

UNUSED_AFTER_DAYS = 14
_NOWHERE = Path(os.devnull) / "doubloon"  # a folder that nobody can make
_COMPILED = "compiled-"  # how our folders begin


@cache
def machine_key(module: str, game: "Game") -> str:
    """A name for what the entries of a module are made from in a game: its sources, this Python and these compilers."""
    versions = (sys.version, numba.__version__, llvmlite.__version__, np.__version__)
    return hashlib.sha256("\n".join((*versions, sources_of(module, game).key)).encode()).hexdigest()[:16]


def cache_root() -> Path:
    """`DOUBLOON_CACHE` where it is set, else the user's cache folder."""
    chosen = os.environ.get("DOUBLOON_CACHE")
    if chosen:
        return Path(chosen)
    try:
        return user_cache_path("doubloon")
    except RuntimeError:  # this user has no home
        return _NOWHERE


@cache
def writable_root() -> Path:
    """The same if it can be written, else a folder for as long as this process lives, and one line that says so."""
    root = cache_root()
    probe = root / f".probe-{os.getpid()}"
    try:
        root.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError:
        place = "a home" if root == _NOWHERE else root
        print(
            f"doubloon: cannot write compiled rules to {place}, so every start compiles them anew;"
            " set DOUBLOON_CACHE to a folder that can be written.",
            file=sys.stderr,
        )
        root = Path(tempfile.mkdtemp(prefix="doubloon-"))
        atexit.register(shutil.rmtree, root, ignore_errors=True)
    return root


def cache_folder(game: str, key: str) -> Path:
    """The folder for what is compiled of a game from sources of that key.

    One that was filled ahead where this user cannot write, as in a container, is read where it is.
    """
    name = f"{_COMPILED}{game}-{key}"
    ahead = cache_root() / name
    if ahead.is_dir() and not os.access(ahead, os.W_OK):
        return ahead
    folder = writable_root() / name
    with suppress(OSError):
        folder.mkdir(exist_ok=True)
        os.utime(folder)
    _forget_unused(folder)
    return folder


def lock_of(game: str) -> IO[bytes]:
    """A file to lock while a game is compiled: of several processes one compiles, and the others take what it made."""
    return (writable_root() / f"{game}.lock").open("ab")


def _forget_unused(current: Path) -> None:
    oldest = time.time() - UNUSED_AFTER_DAYS * 86_400
    for folder in current.parent.glob(f"{_COMPILED}*"):
        with suppress(OSError):
            if folder != current and folder.stat().st_mtime < oldest:
                shutil.rmtree(folder)


class Kept(FunctionCache):  # type: ignore[misc]  # Numba has no types
    """Numba's cache of a function, in a folder of ours.

    Numba only notices a change in the file of the function itself, and takes a touched file for a changed one: here the
    folder's name says all that the machine code depends on.
    """

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        class Place(_CacheLocator):  # type: ignore[misc]
            def get_cache_path(self) -> str:
                return str(folder)

            def get_source_stamp(self) -> str:
                return folder.name

            def get_disambiguator(self) -> str:
                return function.__module__

            @classmethod
            def from_function(cls, *_: Any) -> "Place":
                return cls()

        class Impl(CompileResultCacheImpl):  # type: ignore[misc]
            _locator_classes = (Place,)

        self._impl_class = Impl
        super().__init__(function)

    def save_overload(self, kinds: Any, data: Any) -> None:
        """Keep what was compiled, where that is possible."""
        try:
            super().save_overload(kinds, data)
        except OSError as error:
            if error.errno not in (EACCES, EROFS):
                raise

    def load_overload(self, kinds: Any, target: Any) -> Any:
        """What was kept for these types, or None; what is damaged is as good as not there, and is compiled anew."""
        try:
            return super().load_overload(kinds, target)
        except Exception:  # a pickle that was cut off can raise anything
            self.flush()
            return None
