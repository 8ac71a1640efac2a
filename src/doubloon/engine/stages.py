"""Stages: a snapshot of the State right after each event of a move, kept behind the event's row of the log.

For what each viewer sees from one event to the next. Never for a player: a State holds all secrets.
"""

from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload
from numba.np.arrayobj import make_array


def keep(s: Any, log: Any, row: int, first: int) -> None:
    """Copy a State into a row of a log, from a column on."""
    log[row, first:] = np.frombuffer(s, log.dtype)


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def _copied(_typing: Any, s: Any, log: Any, row: Any, first: Any) -> Any:
    def copy(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        record, rows, *given = arguments
        kinds = zip(given, (row, first), strict=True)
        place = [context.cast(builder, number, kind, types.intp) for number, kind in kinds]
        to = cgutils.get_item_pointer(context, builder, log, make_array(log)(context, builder, rows), place)
        cgutils.raw_memcpy(builder, to, record, context.get_constant(types.intp, getattr(s, "size", 0)), 1)
        return context.get_dummy_value()

    return types.none(s, log, row, first), copy


@overload(keep, strict=False)  # type: ignore[untyped-decorator]
def _keep(s: Any, log: Any, row: Any, first: Any) -> Any:  # noqa: ARG001  # Numba compares the names
    def copy(s: Any, log: Any, row: Any, first: Any) -> None:
        _copied(s, log, row, first)

    return copy
