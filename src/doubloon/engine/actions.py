"""The action space of a game: verbs with their arguments, each action a number from a small dense range.

A verb is declared once. Compiled code gets an action's number by calling it, and what is done for it, or why it cannot
be done, is said by a rule that gets its arguments: numbers are as they are, words by their place.

>>> space = ActionSpace()
>>> forward = space.verb("forward")
>>> attack = space.verb("attack", seat=4)
>>> attack(2)
3
>>> space.decode(3)
{'do': 'attack', 'seat': 2}
>>> space.encode({"do": "attack", "seat": 2}) == attack(2)
True
>>> len(space)
5
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from keyword import iskeyword
from math import prod
from typing import Any, Protocol, TypeVar, cast

from doubloon.engine.errors import IllegalMove, did_you_mean, shown
from doubloon.engine.rule import guarded_rule, rule
from doubloon.engine.words import Argument as Word
from doubloon.engine.words import Message
from doubloon.engine.written import written

Action = dict[str, Any]  # {"do": name, argument: value, ...}
Leads = dict[str, Any]  # where an action leads, as the game's page wants it
Values = int | range | tuple[str | int, ...]  # how many from 0, a range, or the values themselves
Rule = Callable[..., Any]
F = TypeVar("F", bound=Rule)

LEGAL = 0  # the reason why an action that can be done cannot
_ANY = -1


@dataclass
class Argument:
    """An argument of a verb and the values it may have."""

    name: str
    values: tuple[str | int, ...]

    @property
    def least(self) -> int:
        """The number by which rules know its first value: the value itself if all are numbers in a row, else 0."""
        first = self.values[0]
        in_a_row = isinstance(first, int) and self.values == tuple(range(first, first + len(self.values)))
        return first if in_a_row and isinstance(first, int) else 0


@dataclass
class Verb:
    """A kind of action. Several names where the name itself is the first argument (`ActionSpace.named`)."""

    names: tuple[str, ...]
    first: int  # the number of its first action
    arguments: tuple[Argument, ...]
    stays_in_sight: bool
    commits: bool
    plays: Rule | None = None
    why_not: Rule | None = None
    describes: Callable[..., Message] | None = None
    leads: Callable[..., Leads] | None = None

    @property
    def count(self) -> int:
        return prod(len(argument.values) for argument in self.arguments)

    def decoded(self, number: int) -> tuple[int, ...]:
        """The arguments of an action of this verb, as rules get them."""
        left, found = number - self.first, []
        for argument in reversed(self.arguments):
            left, place = divmod(left, len(argument.values))
            found.append(argument.least + place)
        return tuple(reversed(found))


class Numbered(Protocol):
    """A verb for compiled code: called with its arguments it is the action's number."""

    def __call__(self, *arguments: int) -> int: ...


class ActionSpace:
    """All actions of a game, in the order in which they were declared."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.by_name: dict[str, Verb] = {}
        self.reasons: list[str] = ["legal"]
        self._explained: dict[tuple[int, int], Callable[..., dict[str, Word]]] = {}  # by reason and verb
        self._wishes: dict[str, tuple[dict[str, tuple[int | str, ...]], Callable[..., Message | None]]] = {}
        self._readable: list[Action] = []
        self._arguments: list[tuple[Verb, tuple[int, ...]]] = []

    def __len__(self) -> int:
        return len(self._readable)

    def verb(self, name: str, *, stays_in_sight: bool = False, commits: bool = False, **arguments: Values) -> Numbered:
        """Declare a kind of action. The last argument changes fastest.

        What stays in sight is a button of its own at a table, however many choices there are. What commits is as a rule
        not taken back, as dice are rolled or others go on: who wants to be is asked whether they are sure.
        """
        of = [Argument(key, _values(values)) for key, values in arguments.items()]
        return self._declare(Verb((name,), len(self), tuple(of), stays_in_sight, commits))

    def named(self, argument: str, names: tuple[str, ...]) -> Numbered:
        """Declare actions that are a single word each; to rules their place among them is an argument.

        >>> space = ActionSpace()
        >>> sail = space.named("way", ("forward", "backward"))
        >>> space.decode(sail(1))
        {'do': 'backward'}
        """
        return self._declare(Verb(names, len(self), (Argument(argument, names),), False, False))

    def refused(self, *reasons: str) -> range:
        """Declare why actions can be refused; the words of a reason are the message `refused-REASON`."""
        self.reasons += reasons
        return range(len(self.reasons) - len(reasons), len(self.reasons))

    def _declare(self, verb: Verb) -> Numbered:
        self._readable += _readable(verb)
        self._arguments += [(verb, verb.decoded(verb.first + place)) for place in range(verb.count)]
        self.verbs.append(verb)
        self.by_name.update(dict.fromkeys(verb.names, verb))
        number = _numbered(verb)
        number.verb = verb  # type: ignore[attr-defined]
        return cast(Numbered, number)

    def explains(self, reason: int, *verbs: Numbered) -> Callable[[F], F]:
        """Mark the function that says with which arguments a reason is put into words: function(v, seat, arguments).

        For these verbs only, or for all that have none of their own. Without any, it is the action's own arguments.
        """

        def mark(function: F) -> F:
            for first in [verb.verb.first for verb in verbs] or [_ANY]:  # type: ignore[attr-defined]
                self._explained[reason, first] = function
            return function

        return mark

    def verb_of(self, number: int) -> Verb:
        """The verb of an action."""
        return self._arguments[number][0]

    def describe(self, v: Any, seat: int, number: int) -> Message:
        """A legal action, in words."""
        verb, arguments = self._arguments[number]
        if verb.describes is not None:
            return verb.describes(v, seat, *arguments)
        do = self.decode(number)
        return Message(f"action-{do.pop('do')}", **do)

    def leads(self, v: Any, seat: int, number: int) -> Leads | None:
        """Where a legal action leads, for a page to light; None where there is nothing to light."""
        verb, arguments = self._arguments[number]
        return None if verb.leads is None else verb.leads(v, seat, *arguments)

    def explain(self, v: Any, seat: int, number: int, reason: int) -> Message:
        """Why an action is refused, in words."""
        verb, arguments = self._arguments[number]
        explained = self._explained.get((reason, verb.first)) or self._explained.get((reason, _ANY))
        name = f"refused-{self.reasons[reason]}"
        if explained is not None:
            return Message(name, **explained(v, seat, *arguments))
        do = self.decode(number)
        del do["do"]
        return Message(name, **do)

    def wish(self, name: str, **arguments: Values) -> Callable[[F], F]:
        """Mark what says why something cannot be had that people see as one choice, and that is no action.

        function(v, seat, its arguments ...) is a Message, or None where nothing speaks against it.
        """

        def mark(function: F) -> F:
            self._wishes[name] = ({key: _values(of) for key, of in arguments.items()}, function)
            return function

        return mark

    def wished(self, action: object) -> Callable[[Any, int], Message | None] | None:
        """What says why a wish cannot be had; None where this is no wish."""
        if not isinstance(action, dict) or not isinstance(action.get("do"), str) or action["do"] not in self._wishes:
            return None
        values, why_not = self._wishes[action["do"]]
        given = {name: value for name, value in action.items() if name != "do"}
        if set(given) != set(values) or any(not _is_among(given[name], known) for name, known in values.items()):
            raise _malformed(f"one may ask about {action['do']} with {', '.join(values)}, not with {shown(given)}")
        return lambda v, seat: why_not(v, seat, **given)

    def decode(self, number: int) -> Action:
        """The readable form of an action's number."""
        return dict(self._readable[number])

    def encode(self, action: object) -> int:
        """The number of a readable action; IllegalMove says what is wrong with a malformed one."""
        if not isinstance(action, dict):
            raise _malformed(f"an action is an object such as {self._readable[0]}, not {shown(action)}")
        name = action.get("do")
        verb = self.by_name.get(name) if isinstance(name, str) else None
        if verb is None:
            raise _malformed(f"no action is called {shown(name)}; {did_you_mean(name, self.by_name)}")
        arguments = verb.arguments if len(verb.names) == 1 else verb.arguments[1:]
        wanted = ["do", *(argument.name for argument in arguments)]
        if set(action) != set(wanted):
            raise _malformed(f"action {name} has the fields {', '.join(wanted)}, not those of {shown(action)}")
        number = verb.names.index(name)
        for argument in arguments:
            value = action[argument.name]
            if not _is_among(value, argument.values):
                raise _malformed(
                    f"{argument.name} of action {name} is one of {_listed(argument.values)}, not {shown(value)}"
                )
            number = number * len(argument.values) + argument.values.index(value)
        return verb.first + number


# What a game says of its verbs


def plays(number: Numbered) -> Callable[[F], F]:
    """Mark the rule that carries a verb out: rule(s, seat, its arguments ..., log)."""

    def mark(function: F) -> F:
        made = rule(function)
        number.verb.plays = made  # type: ignore[attr-defined]
        return made

    return mark


def why_not(number: Numbered) -> Callable[[F], F]:
    """Mark the rule that says why a verb cannot be carried out: rule(s, seat, its arguments ...), a reason or LEGAL.

    What is never refused, when it is its seat's turn, needs none.
    """

    def mark(function: F) -> F:
        made = rule(function)
        number.verb.why_not = made  # type: ignore[attr-defined]
        return made

    return mark


def describes(number: Numbered) -> Callable[[F], F]:
    """Mark the function that puts a verb's actions into words: function(v, seat, its arguments ...) is a Message."""

    def mark(function: F) -> F:
        number.verb.describes = function  # type: ignore[attr-defined]
        return function

    return mark


def leads(*numbers: Numbered) -> Callable[[F], F]:
    """Mark the function that says where verbs' actions lead: function(v, seat, its arguments ...) is a plain dict."""

    def mark(function: F) -> F:
        for number in numbers:
            number.verb.leads = function  # type: ignore[attr-defined]
        return function

    return mark


@dataclass(frozen=True)
class Longer:
    """Several actions in a row that are one choice for people: each is asked for on its own, if it is still legal."""

    says: Message
    actions: tuple[int, ...]
    leads: Leads


def nothing_longer(_v: Any, _seat: int) -> list[Longer]:
    """Every choice is one action."""
    return []


# What follows from it


def playing(space: ActionSpace, go_on: Rule, module: str) -> Rule:
    """The rule `play`: carries an action out by its verb, then all that follows by itself."""
    names = {f"play_{place}": verb.plays for place, verb in enumerate(space.verbs)}
    idle = [name for verb in space.verbs for name in verb.names if verb.plays is None]
    if idle:
        raise TypeError(f"no rule carries out {', '.join(idle)}: mark one with @plays")
    lines = ["def play(s, seat, action, log):"]
    lines += _branches(space.verbs, "    ", lambda place, given: f"play_{place}(s, seat, {given}log)")
    lines.append("    go_on(s, log)")
    return rule(written("play", lines, module, {**names, "go_on": go_on}))


def refusing(space: ActionSpace, module: str) -> Rule:
    """The rule `why_not`: the reason why a seat whose turn it is cannot do that, or LEGAL."""
    names = {f"why_not_{place}": verb.why_not for place, verb in enumerate(space.verbs)}
    lines = ["def why_not(s, seat, action):"]
    lines += _branches(space.verbs, "    ", lambda place, given: f"return {_asked(space.verbs[place], place, given)}")
    return rule(written("why_not", lines, module, names))


def marking(space: ActionSpace, module: str) -> Rule:
    """The rule `legal` of a game that has none of its own: every action is asked about."""
    names: dict[str, Any] = {f"why_not_{place}": verb.why_not for place, verb in enumerate(space.verbs)}
    lines = ["def legal(s, seat, mask):"]
    for place, verb in enumerate(space.verbs):
        indent, given = "    ", [f"{argument.name}_" for argument in verb.arguments]  # `seat` is who asks
        for argument, name in zip(verb.arguments, given, strict=True):
            least = argument.least
            lines.append(f"{indent}for {name} in range({least}, {least + len(argument.values)}):")
            indent += "    "
        asked = _asked(verb, place, "".join(f"{name}, " for name in given))
        lines.append(f"{indent}mask[{_number_text(verb, given)}] = {asked} == {LEGAL}")
    return rule(written("legal", lines, module, names))


def _asked(verb: Verb, place: int, given: str) -> str:
    """The question why a verb cannot be carried out; what is never refused needs no rule that says so."""
    return str(LEGAL) if verb.why_not is None else f"why_not_{place}(s, seat, {given})"


def _branches(verbs: list[Verb], indent: str, done: Callable[[int, str], str]) -> list[str]:
    """One branch for each verb, found by halves."""

    def branch(low: int, high: int, indent: str) -> Iterator[str]:
        if high - low == 1:
            verb = verbs[low]
            given = "".join(f"{text}, " for text in _decoded_texts(verb))
            yield f"{indent}{done(low, given)}"
            return
        middle = (low + high) // 2
        yield f"{indent}if action < {verbs[middle].first}:"
        yield from branch(low, middle, indent + "    ")
        yield f"{indent}else:"
        yield from branch(middle, high, indent + "    ")

    return list(branch(0, len(verbs), indent))


def _decoded_texts(verb: Verb) -> list[str]:
    """How each argument follows from an action's number."""
    texts, step = [], 1
    for argument in reversed(verb.arguments):
        size = len(argument.values)
        text = f"(action - {verb.first})" if step == 1 else f"(action - {verb.first}) // {step}"
        if step * size < verb.count:
            text = f"{text} % {size}"
        texts.append(f"{text} + {argument.least}" if argument.least else text)
        step *= size
    return list(reversed(texts))


def _number_text(verb: Verb, arguments: list[str]) -> str:
    """How an action's number follows from its arguments."""
    text = ""
    for argument, name in zip(verb.arguments, arguments, strict=True):
        place = f"({name} - {argument.least})" if argument.least else name
        text = f"({text}) * {len(argument.values)} + {place}" if text else place
    return f"{verb.first} + {text}" if text else str(verb.first)


def _numbered(verb: Verb) -> Rule:
    """What makes an action's number of its arguments; interpreted, it refuses those that would be another action's."""
    arguments = [f"{argument.name}_" if iskeyword(argument.name) else argument.name for argument in verb.arguments]
    name = "number_of_" + verb.names[0].replace("-", "_")
    head, number = f"def {name}({', '.join(arguments)}):", f"    return {_number_text(verb, arguments)}"
    guard = [f"    check({place}, {argument})" for place, argument in enumerate(arguments)]
    face = written(name, [head, *guard, number], __name__, {"check": partial(_check, verb)})
    return guarded_rule(written(name, [head, number], __name__, {}), face)


def _check(verb: Verb, place: int, value: int) -> None:
    argument = verb.arguments[place]
    least, most = argument.least, argument.least + len(argument.values) - 1
    if not least <= value <= most:
        raise ValueError(f"{argument.name} of {verb.names[0]} is {least} to {most} in rules, not {value}")


def _readable(verb: Verb) -> list[Action]:
    actions: list[Action] = [{"do": name} for name in verb.names]
    for argument in verb.arguments if len(verb.names) == 1 else verb.arguments[1:]:
        actions = [{**action, argument.name: value} for action in actions for value in argument.values]
    return actions


def _values(values: Values) -> tuple[str | int, ...]:
    return tuple(range(values)) if isinstance(values, int) else tuple(values)


def _is_among(value: object, values: tuple[str | int, ...]) -> bool:
    return not isinstance(value, bool) and isinstance(value, int | str) and value in values


def _listed(values: tuple[str | int, ...]) -> str:
    return ", ".join(map(str, values))


def _malformed(text: str) -> IllegalMove:
    return IllegalMove(text, "malformed", {"text": text})
