"""A State is declared once, as a class: each field with its shape and who may know it.

From that come the record that rules work on, the View with the part of `show` that copies, the options that are fields,
the face that a type checker sees (rules say `s: State`), and what a View's fields mean.

>>> class State(GameState):
...     stones: int = everyone()  # on the table
...     hand: Row = own(Seats(2))  # what each player holds
...     pile: Row = secret(10)  # face down
>>> State.view.names
('players', 'rounds', 'stones', 'hand')
>>> "pile" in State.record.names
True
"""

import hashlib
import inspect
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, overload

import numpy as np

from doubloon.engine.numbers import ANY, Numbers, amount, one_of
from doubloon.engine.options import Choice, Help, Option, Whole
from doubloon.engine.records import record
from doubloon.engine.rule import rule
from doubloon.engine.written import written

if TYPE_CHECKING:

    class Row(Sequence[int]):
        """A field with one axis, as rules see it."""

        @overload
        def __getitem__(self, place: int) -> int: ...
        @overload
        def __getitem__(self, place: slice) -> "Row": ...
        def __getitem__(self, place: Any) -> Any: ...
        def __setitem__(self, place: int, value: int) -> None: ...
        def __len__(self) -> int: ...

    class Grid(Sequence[Row]):
        """A field with two axes."""

        @overload
        def __getitem__(self, place: tuple[int, int]) -> int: ...
        @overload
        def __getitem__(self, place: int) -> Row: ...
        @overload
        def __getitem__(self, place: slice) -> "Grid": ...
        def __getitem__(self, place: Any) -> Any: ...
        def __setitem__(self, place: tuple[int, int], value: int) -> None: ...
        def __len__(self) -> int: ...

else:
    Row = Grid = np.ndarray

# What compiled rules fill in: which actions are legal, and how much each is liked or each seat's part is worth.
Mask = np.ndarray[Any, np.dtype[np.uint8]]
Weights = np.ndarray[Any, np.dtype[np.floating[Any]]]


class Seats(int):
    """How long an axis is that has a place for each seat, and perhaps some more."""


class Known(Enum):
    """Who may know a field."""

    EVERYONE = "everyone"
    OWN = "its own seat"
    VEILED = "as `show` has it"  # secret; what a viewer sees in its place is made for them
    MADE = "made for the view"  # not in the State: `show` makes it
    SECRET = "nobody"
    INNER = "no secret, but not worth showing"


IN_VIEW = (Known.EVERYONE, Known.OWN, Known.VEILED, Known.MADE)
SECRETS = (Known.OWN, Known.VEILED, Known.SECRET)


@dataclass(frozen=True)
class Field:
    """A declared field."""

    known: Known
    shape: tuple[int, ...] = ()
    kind: str = "i8"
    words: tuple[str, ...] = ()  # what its numbers stand for, from 0
    none: int | None = None  # the number that stands for nothing or nobody
    option: Option | None = None
    counted: bool = False  # for designers
    name: str = ""
    of: Numbers | None = None  # how its numbers are to be read, by who does not know the game

    @property
    def numbers(self) -> Numbers:
        """The same, from what else is declared where it is not said."""
        if self.of is not None:
            return self.of
        if isinstance(self.option, Whole):
            return amount(self.option.least, self.option.most)
        words = self.option.choices if isinstance(self.option, Choice) else self.words
        return one_of(len(words)) if words else ANY

    @property
    def row(self) -> tuple[str, str] | tuple[str, str, tuple[int, ...]]:
        """As `record` wants it."""
        return (self.name, self.kind, tuple(map(int, self.shape))) if self.shape else (self.name, self.kind)

    @property
    def by_seat(self) -> bool:
        """Whether its first axis has a place for each seat."""
        return bool(self.shape) and isinstance(self.shape[0], Seats)


# Numbers that rules pass around are "i8": each other kind makes Numba compile the rules once more. Only long tables are
# narrow.


def everyone(
    *shape: int, kind: str = "i8", words: Sequence[str] = (), none: int | None = None, of: Numbers | None = None
) -> Any:
    """A field that lies open before everyone."""
    return Field(Known.EVERYONE, shape, kind, tuple(words), none, of=of)


def own(
    *shape: int,
    kind: str = "i8",
    words: Sequence[str] = (),
    none: int | None = None,
    counted: bool = False,
    of: Numbers | None = None,
) -> Any:
    """A field by seat: each knows its own place, and nobody another's."""
    if not shape or not isinstance(shape[0], Seats):
        raise TypeError("a field that each seat knows its own part of has a first axis of Seats")
    return Field(Known.OWN, shape, kind, tuple(words), none, counted=counted, of=of)


def veiled(
    *shape: int, kind: str = "i8", words: Sequence[str] = (), none: int | None = None, of: Numbers | None = None
) -> Any:
    """A secret with a field of the same name in the View, in which `show` puts what that viewer may know of it."""
    return Field(Known.VEILED, shape, kind, tuple(words), none, of=of)


def made(
    *shape: int, kind: str = "i8", words: Sequence[str] = (), none: int | None = None, of: Numbers | None = None
) -> Any:
    """A field of the View alone, which `show` makes from the State."""
    return Field(Known.MADE, shape, kind, tuple(words), none, of=of)


def secret(*shape: int, kind: str = "i8") -> Any:
    """A field that nobody may know."""
    return Field(Known.SECRET, shape, kind)


def inner(*shape: int, kind: str = "i8") -> Any:
    """A field of the rules' own: it follows from what everyone knows, and need not be shown."""
    return Field(Known.INNER, shape, kind)


def counted(*shape: int) -> Any:
    """A field that is kept for designers: a number of things that happened, or one for each seat."""
    return Field(Known.INNER, shape, counted=True)


def choice(*words: str) -> Any:
    """An option that is one of several words; the field holds its place among them, and the first is the default."""
    return Field(Known.EVERYONE, words=words, option=Choice("", *words))


def helps(*words: str) -> Any:
    """An option like `choice` that changes no rule, only what newcomers are shown: first games have its last word."""
    return Field(Known.EVERYONE, words=words, option=Help("", *words))


def whole(default: int, least: int, most: int) -> Any:
    """An option that is a whole number within limits."""
    return Field(Known.EVERYONE, option=Whole("", default, least, most))


class GameState:
    """What every game has; a game's State adds its own fields."""

    rng: int = secret(kind="u8")  # the match's generator (chance.py)
    players: int = everyone(of=amount(1, 8))  # seats 0 to players - 1 are taken
    rounds: int = everyone(of=amount(0, 10_000))  # rounds finished; after the end, all that were begun
    began: int = inner()  # the seat that was first in the order of play when the game began

    fields: ClassVar[tuple[Field, ...]]
    options: ClassVar[tuple[Option, ...]]  # those that are fields
    record: ClassVar[np.dtype[np.void]]
    ruled: ClassVar[np.dtype[np.void]]  # the same without what only helps newcomers
    view: ClassVar[np.dtype[np.void]]
    layout: ClassVar[str]  # a hash of what a record's bytes mean: others of another one cannot be read

    def __init_subclass__(cls) -> None:
        cls.fields = tuple(_declared(cls))
        cls.options = tuple(field.option for field in cls.fields if field.option is not None)
        kept = [field for field in cls.fields if field.known is not Known.MADE]
        cls.record = record([field.row for field in kept])
        cls.ruled = record([field.row for field in kept if not isinstance(field.option, Help)])
        cls.view = record([field.row for field in cls.fields if field.known in IN_VIEW])
        cls.layout = _layout(cls.fields)


def _layout(fields: tuple[Field, ...]) -> str:
    kept = [(field.row, field.words) for field in fields if field.known is not Known.MADE]
    return hashlib.sha256(repr(kept).encode()).hexdigest()[:16]


def _is_field(state: type[GameState], name: str) -> bool:
    return isinstance(vars(state).get(name), Field)


def _declared(state: type[GameState]) -> list[Field]:
    for name in inspect.get_annotations(state):
        if not _is_field(state, name):
            raise TypeError(f"who may know {state.__name__}.{name} is not said: everyone(), own(), secret() ...")
    found = []
    for part in (GameState, state):
        for name, field in vars(part).items():
            if isinstance(field, Field):
                if field.option is not None:
                    field.option.name = name
                found.append(replace(field, name=name))
    return found


def counts_of(state: type[GameState]) -> tuple[str, ...]:
    """The fields that designers count, once for a game."""
    return tuple(field.name for field in state.fields if field.counted and not field.shape)


def tallies_of(state: type[GameState]) -> tuple[str, ...]:
    """The fields that designers count for each seat: they ask which of them are had, and which win."""
    return tuple(field.name for field in state.fields if field.counted and field.shape)


def secrets_of(state: type[GameState]) -> list[Field]:
    """The fields that somebody may not know, but for the generator."""
    return [field for field in state.fields if field.known in SECRETS and field.name != "rng"]


def shows(state: type[GameState], made_for_view: Any) -> Any:
    """The rule `show`: copies what is declared as known, and then lets the game make the rest. A whitelist."""
    lines = ["def show(s, viewer, v):"]
    for field in state.fields:
        if field.known is Known.EVERYONE:
            lines.append(f"    v.{field.name} = s.{field.name}")
    own_fields = [field for field in state.fields if field.known is Known.OWN]
    if own_fields:
        lines.append("    if viewer >= 0:")
        for field in own_fields:
            lines += _copy_own(field)
    lines.append("    made(s, viewer, v)")
    return rule(written("show", lines, state.__module__, {"made": made_for_view}))


def _copy_own(field: Field) -> list[str]:
    if len(field.shape) == 1:
        return [f"        v.{field.name}[viewer] = s.{field.name}[viewer]"]
    # One by one: for a whole row Numba compiles an error message, which takes seconds.
    return [
        f"        for i in range({int(field.shape[1])}):",
        f"            v.{field.name}[viewer, i] = s.{field.name}[viewer, i]",
    ]


@rule
def nothing_made(s: GameState, viewer: int, v: GameState) -> None:
    """A View that holds nothing but what is copied."""
