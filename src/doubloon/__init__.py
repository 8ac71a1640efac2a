"""Doubloon: treasure-hunt tabletop games to play, to watch and to simulate.

Its names are those of `doubloon.api`, imported lazily: the compiler comes with them, and who asks for none of them does
not wait for it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from doubloon.api import *  # noqa: F403
    from doubloon.api import __all__ as __all__
else:

    def __getattr__(name: str) -> Any:
        api = import_module("doubloon.api")
        if name != "__all__" and name not in api.__all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(api, name)

    def __dir__() -> list[str]:
        return [*globals(), *import_module("doubloon.api").__all__]
