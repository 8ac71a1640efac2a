"""The cache key of machine code: the files of all rules that it calls, and every number that they name.

Numba freezes the numbers and tables that a rule names, wherever they come from, and calls other rules by their names.
So both are followed by name from the rules on: into modules beside them, and into packages that others wrote. What no
rule comes upon, such as a game's words or its drawing, can change and nothing is compiled.
"""

import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from doubloon.engine.game import Game

ENGINE = Path(__file__).parent
KNOWN_BY_VERSION = frozenset({"numba", "llvmlite", "numpy"})  # cache.py names their versions
NUMBERS = (bool, int, float, complex, str, bytes, np.generic, np.dtype, type(None))


class Sources:
    """All that was come upon from some functions."""

    def __init__(self, roots: Iterable[Callable[..., Any]]) -> None:
        self.modules: dict[str, Path] = {}  # the file of each, by its name
        self.constants: dict[str, bytes] = {}  # by the function that names them
        self._seen: set[int] = set()
        for root in roots:
            self._look_at(root, ())

    def add_files(self, folder: Path, pattern: str) -> None:
        """Files that count whatever names them."""
        for file in sorted(folder.glob(pattern)):
            self.modules[f"{folder.name}/{file.relative_to(folder).as_posix()}"] = file

    @property
    def key(self) -> str:
        """A name for all of it, the same wherever the files are."""
        key = hashlib.sha256()
        for name, file in sorted(self.modules.items()):
            key.update(name.encode())
            key.update(file.read_bytes())
        for name, value in sorted(self.constants.items()):
            key.update(name.encode())
            key.update(value)
        return key.hexdigest()

    def _look_at(self, thing: Any, names: tuple[str, ...]) -> None:
        """Follow what a function names; of a module, those of the same names that it has."""
        plain = getattr(thing, "py_func", thing)  # of a rule
        if isinstance(plain, FunctionType):
            self._follow(plain)
        elif isinstance(plain, ModuleType):
            self._visit(plain)
            for name in names:
                if _is_ours(plain) and hasattr(plain, name):
                    self._keep(f"{plain.__name__}.{name}", getattr(plain, name), names)
        else:
            self._visit(_home(plain))

    def _follow(self, function: FunctionType) -> None:
        home = _home(function)
        if id(function) in self._seen or home is None or not _is_ours(home):
            return
        self._seen.add(id(function))
        self._visit(home)
        here = f"{function.__module__}.{function.__qualname__}"
        names = tuple(_names(function.__code__))
        if function.__code__.co_filename != getattr(home, "__file__", None):  # made from text, which is in no file
            self.constants[here] = _text(function.__code__)
        cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
        values = {name: function.__globals__[name] for name in names if name in function.__globals__}
        values |= {name: cell.cell_contents for name, cell in cells}
        values |= {f"default {place}": value for place, value in enumerate(function.__defaults__ or ())}
        for name, value in values.items():
            self._keep(f"{here}:{name}", value, names)

    def _keep(self, where: str, value: Any, names: tuple[str, ...]) -> None:
        number = _frozen(value)
        if number is not None:
            self.constants[where] = number
            return
        for part in value if isinstance(value, tuple) else (value,):
            self._look_at(part, names)

    def _visit(self, module: ModuleType | None) -> None:
        """A module that was come upon, and those from which it has functions and classes."""
        if module is None or module.__name__ in self.modules or not _is_ours(module) or _is_engine(module):
            return
        file = getattr(module, "__file__", None)
        if file is None:  # of a folder that is no package
            return
        self.modules[module.__name__] = Path(file)
        for value in list(vars(module).values()):
            if isinstance(value, ModuleType) and not value.__name__.startswith(f"{module.__name__}."):
                self._visit(value)
            elif callable(value):
                self._visit(_home(getattr(value, "py_func", value)))


def _home(thing: Any) -> ModuleType | None:
    name = getattr(thing, "__module__", None)
    return sys.modules.get(name) if isinstance(name, str) else None


def _is_ours(module: ModuleType) -> bool:
    """Not one of Python's own, or of those that the versions stand for."""
    top = module.__name__.partition(".")[0]
    return top not in sys.stdlib_module_names and top not in KNOWN_BY_VERSION


def _is_engine(module: ModuleType) -> bool:
    return module.__name__.startswith(f"{__package__}.")


def _names(code: CodeType) -> Iterator[str]:
    """All names that a function mentions, those of functions inside it too."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def _text(code: CodeType) -> bytes:
    inner = [_text(constant) if isinstance(constant, CodeType) else repr(constant) for constant in code.co_consts]
    return repr((code.co_code, code.co_names, inner)).encode()


def _frozen(value: Any) -> bytes | None:
    """A number, or a table of numbers, as bytes; None if it is none."""
    if isinstance(value, NUMBERS):
        return f"{type(value).__name__} {value!r}".encode()
    if isinstance(value, np.ndarray):
        return f"{value.dtype!r} {value.shape}".encode() + value.tobytes()
    if isinstance(value, tuple):
        parts = [_frozen(part) for part in value]
        return None if None in parts else repr(parts).encode()
    return None


@cache
def sources_of(module: str, game: "Game") -> Sources:
    """What becomes machine code of a game: its answers, the entries in that module, and the whole engine."""
    entries = [thing for thing in vars(sys.modules[module]).values() if getattr(thing, "__module__", None) == module]
    answers = vars(game.rules)
    found = Sources([*answers.values(), *filter(callable, entries)])
    found.constants["answers"] = repr([(name, _place(rule)) for name, rule in answers.items()]).encode()
    found.add_files(ENGINE, "**/*.py")
    found.add_files(game.folder, "__init__.py")
    return found


def _place(rule: Any) -> str:
    return f"{rule.__module__}.{rule.__qualname__}"
