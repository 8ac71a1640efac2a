"""The function that tells an event: without a log nothing is compiled for it, and with one a single call.

Numba would compile a function for each kind of event, twice.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import types
from numba.core.typing import make_concrete_template

from doubloon.engine.rule import INTERPRETED, TARGET, Rule

F = TypeVar("F", bound=Callable[..., Any])


class Telling(Rule):
    """Numba's dispatcher of an event: compiled callers call the `writer` of its row themselves.

    The function takes a State, a log and, where it is told to one seat, that seat; then the event's fields. The writer
    takes the State, the log, who may know it, the kind and `width` fields.
    """

    def __init__(self, function: Callable[..., Any], writer: Rule, kind: int, *, whispers: bool, width: int) -> None:
        super().__init__(function, targetoptions=TARGET)
        self._writer = writer
        self._kind = kind
        self._whispers = whispers
        self._width = width
        self._key = object()
        self.targetctx.insert_func_defn([(self._lower, self._key, (types.VarArg(types.Any),))])

    def get_call_template(self, args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        signature, folded = self.folded(args, kws)
        if not _is_silent(folded[1]):
            self._written(folded)
        name = self.py_func.__name__
        return make_concrete_template(name, name, [types.none(*folded)]), signature, folded, {}

    def get_overload(self, _signature: Any) -> Any:
        return self._key

    def _written(self, args: tuple[Any, ...]) -> tuple[Any, Any]:
        """The writer as compiled code calls it."""
        writer = types.Dispatcher(self._writer)
        given = (*args[:2], *[types.int64] * (2 + self._width))
        return writer, writer.get_call_type(self.typingctx, given, {})

    def _lower(self, context: Any, builder: Any, signature: Any, args: Any) -> Any:
        if not _is_silent(signature.args[1]):
            kinds = zip(args[2:], signature.args[2:], strict=True)
            fields = [context.cast(builder, value, kind, types.int64) for value, kind in kinds]
            nothing, one, everyone, kind = (context.get_constant(types.int64, n) for n in (0, 1, -1, self._kind))
            audience = builder.shl(one, fields.pop(0)) if self._whispers else everyone
            spare = [nothing] * (self._width - len(fields))
            writer = context.get_function(*self._written(signature.args))
            writer(builder, [*args[:2], audience, kind, *fields, *spare])
            context.add_linking_libs(writer.libs)
        return context.get_dummy_value()


def _is_silent(log: Any) -> bool:
    return isinstance(log, types.NoneType)


def telling(function: F, writer: Any, kind: int, *, whispers: bool, width: int) -> F:
    """A function that tells an event."""
    return function if INTERPRETED else cast(F, Telling(function, writer, kind, whispers=whispers, width=width))
