"""Options of a game, declared once: command line, forms, sweeps and documentation are made from the declaration.

An option's value lives in the State's field of the same name, so that a sweep over it needs no compiling.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from doubloon.engine.errors import BadOption, did_you_mean, shown
from doubloon.engine.records import Record

Value = Any  # what JSON can hold
Options = dict[str, Value]


class Option(Protocol):
    """A thing that may differ from table to table."""

    name: str
    default: Value

    @property
    def allowed(self) -> str:
        """The allowed values, for people."""

    @property
    def kinds(self) -> Sequence[Value]:
        """The values that make another kind of game, to be tried by whoever tries them all; none of a number's."""

    def read(self, value: object) -> Value:
        """The value in the form that JSON holds, from what a caller or a command line gave; BadOption if wrong."""

    def put(self, s: Record, value: Value) -> None:
        """Write a value that `read` returned into the State."""


class Choice:
    """One of several words; the State holds its place in the list. The first is the default.

    >>> Choice("board", "spiral", "rings").read("rings")
    'rings'
    """

    def __init__(self, name: str, *choices: str) -> None:
        self.name = name
        self.choices = choices
        self.kinds: Sequence[Value] = choices
        self.default = choices[0]

    @property
    def allowed(self) -> str:
        return ", ".join(self.choices)

    def read(self, value: object) -> Value:
        if value not in self.choices:
            raise BadOption(f"option {self.name} is one of {self.allowed}, not {shown(value)}")
        return value

    def put(self, s: Record, value: Value) -> None:
        s[self.name] = self.choices.index(value)


class Help(Choice):
    """What newcomers are shown, and no rule: without it is the default, and a first game has the last of its words.

    >>> Help("help", "none", "lines").first
    'lines'
    """

    def __init__(self, name: str, *choices: str) -> None:
        super().__init__(name, *choices)
        self.kinds = ()
        self.first = choices[-1]


class Whole:
    """A whole number within limits.

    >>> Whole("round_limit", 300, 1, 1000).read("20")
    20
    """

    def __init__(self, name: str, default: int, least: int, most: int) -> None:
        self.name = name
        self.default = default
        self.least = least
        self.most = most
        self.kinds: Sequence[Value] = ()

    @property
    def allowed(self) -> str:
        return f"{self.least}–{self.most}"

    def read(self, value: object) -> Value:
        number = _whole(value)
        if number is None or not self.least <= number <= self.most:
            raise BadOption(
                f"option {self.name} is a whole number from {self.least} to {self.most}, not {shown(value)}"
            )
        return number

    def put(self, s: Record, value: Value) -> None:
        s[self.name] = value


def read_options(declared: Sequence[Option], given: Mapping[str, object]) -> Options:
    """Every declared option with its value: the given one, checked, or the default."""
    if not isinstance(given, Mapping):
        raise BadOption(f"options are names with their values, not {shown(given)}")
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise BadOption(f"there is no option {shown(name)}; {did_you_mean(name, known)}")
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}


def as_they_are(options: Options, _given: Mapping[str, object]) -> Options:
    """For a game whose options do not depend on each other."""
    return options


def _whole(value: object) -> int | None:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and value.removeprefix("-").isdecimal() and value.isascii() and len(value) < 20:
        return int(value)
    return None
