"""The action space of a game: a small dense range of numbers, each with a readable form.

>>> space = ActionSpace()
>>> FORWARD = space.add("forward")
>>> ATTACK = space.add("attack", seat=4)
>>> space.decode(ATTACK + 2)
{'do': 'attack', 'seat': 2}
>>> space.encode({"do": "attack", "seat": 2}) == ATTACK + 2
True
>>> len(space)
5
"""

from dataclasses import dataclass
from typing import Any

from doubloon.engine.errors import IllegalMove, did_you_mean, shown

Action = dict[str, Any]  # {"do": name, argument: value, ...}
Values = int | range | tuple[str | int, ...]  # how many from 0, a range, or the values themselves


@dataclass(frozen=True)
class Verb:
    """One kind of action and the values its arguments may have; its numbers start at `first`."""

    name: str
    first: int
    arguments: tuple[tuple[str, tuple[str | int, ...]], ...]
    count: int


class ActionSpace:
    """All actions of a game, in the order in which they were added."""

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}
        self._readable: list[Action] = []

    def __len__(self) -> int:
        return len(self._readable)

    def add(self, name: str, **arguments: Values) -> int:
        """Declare a kind of action; returns the number of its first one. The last argument changes fastest."""
        rows = tuple((argument, _values(values)) for argument, values in arguments.items())
        first = len(self._readable)
        actions: list[Action] = [{"do": name}]
        for argument, values in rows:
            actions = [{**action, argument: value} for action in actions for value in values]
        self._readable += actions
        self.verbs[name] = Verb(name, first, rows, len(actions))
        return first

    def decode(self, number: int) -> Action:
        """The readable form of an action's number."""
        return dict(self._readable[number])

    def encode(self, action: object) -> int:
        """The number of a readable action; IllegalMove says what is wrong with a malformed one."""
        if not isinstance(action, dict):
            raise _malformed(f"an action is an object such as {self._readable[0]}, not {shown(action)}")
        name = action.get("do")
        verb = self.verbs.get(name) if isinstance(name, str) else None
        if verb is None:
            raise _malformed(f"no action is called {shown(name)}; {did_you_mean(name, self.verbs)}")
        wanted = ["do", *(argument for argument, _ in verb.arguments)]
        if set(action) != set(wanted):
            raise _malformed(f"action {name} has the fields {', '.join(wanted)}, not those of {shown(action)}")
        number = 0
        for argument, values in verb.arguments:
            value = action[argument]
            if isinstance(value, bool) or not isinstance(value, int | str) or value not in values:
                raise _malformed(f"{argument} of action {name} is one of {_listed(values)}, not {shown(value)}")
            number = number * len(values) + values.index(value)
        return verb.first + number


def _values(values: Values) -> tuple[str | int, ...]:
    return tuple(range(values)) if isinstance(values, int) else tuple(values)


def _listed(values: tuple[str | int, ...]) -> str:
    return ", ".join(map(str, values))


def _malformed(text: str) -> IllegalMove:
    return IllegalMove(text, "malformed", {"text": text})
