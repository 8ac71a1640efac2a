"""One layout for all games, plugins found by convention: which file of a game's package holds what, by its name.

A small game may be a single module; a piece that has no file of its own is looked for there.
"""

import importlib
import sys
from importlib.util import find_spec
from types import ModuleType
from typing import Any

# What a game must have, and what it may have, each in its file.
NEEDED = {
    "state": ("State",),
    "actions": ("ACTIONS",),
    "events": ("EVENTS",),
    "rules": ("setup", "actors", "standing"),
    "view": ("redeal",),
    "hints": ("prior", "value", "settled"),
    "speech": ("prompt",),
}
OPTIONAL = {
    "rules": ("legal", "go_on", "decided"),
    "view": ("show",),
    "plain": ("plain_view",),
    "leads": ("longer",),
    "text": ("sections",),
    "hints": ("foresight", "likelihood"),
    "haste": ("haste", "awaited", "motion", "patience", "expire", "MOTIONS"),
}


def pieces(package: str) -> dict[str, Any]:
    """The pieces of a game by name; TypeError lists all that are missing."""
    found, missing = {}, []
    for file, names in NEEDED.items():
        home = _home(package, file)
        for name in names:
            if hasattr(home, name):
                found[name] = getattr(home, name)
            else:
                missing.append(f"{name} in {home.__name__}")
    if missing:
        raise TypeError(f"the game {package} lacks {', '.join(missing)}")
    for file, names in OPTIONAL.items():
        home = _home(package, file)
        found.update({name: getattr(home, name) for name in names if hasattr(home, name)})
    return found


def _home(package: str, file: str) -> ModuleType:
    whole = sys.modules[package]
    if not hasattr(whole, "__path__") or find_spec(f"{package}.{file}") is None:
        return whole
    return importlib.import_module(f"{package}.{file}")
