"""Where compiled rules are kept between runs: one folder per state of the sources, in the user's cache folder."""

import hashlib
import os
import shutil
import sys
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

import llvmlite
import numba
import numpy as np
from platformdirs import user_cache_path

# Numba only notices a change in the file of the function itself, so the key covers every file a rule may stand in.
COMPILED_PACKAGES = ("engine", "games", "bots", "lab")
UNUSED_AFTER_DAYS = 14

_package = Path(__file__).parent.parent


@cache
def sources_key() -> str:
    """A name for these sources, this Python and these compilers."""
    key = hashlib.sha256()
    for version in (sys.version, numba.__version__, llvmlite.__version__, np.__version__):
        key.update(version.encode())
    for package in COMPILED_PACKAGES:
        for file in sorted((_package / package).rglob("*.py")):
            key.update(str(file.relative_to(_package)).encode())
            key.update(file.read_bytes())
    return key.hexdigest()[:16]


def cache_root() -> Path:
    """`DOUBLOON_CACHE` where it is set, else the user's cache folder."""
    chosen = os.environ.get("DOUBLOON_CACHE")
    return Path(chosen) if chosen else user_cache_path("doubloon")


@cache
def cache_folder() -> Path | None:
    """The folder for compiled rules, made if need be; None where it cannot be written."""
    folder = cache_root() / f"rules-{sources_key()}"
    probe = folder / f".probe-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
        os.utime(folder)
    except OSError:
        return None
    _forget_unused(folder)
    return folder


def _forget_unused(current: Path) -> None:
    oldest = time.time() - UNUSED_AFTER_DAYS * 86_400
    for folder in current.parent.glob("rules-*"):
        with suppress(OSError):
            if folder != current and folder.stat().st_mtime < oldest:
                shutil.rmtree(folder)
