"""A verb with several arguments and many choices is chosen argument by argument: first how many, then of what."""

from collections.abc import Iterator
from itertools import groupby

from doubloon.engine.actions import Action, ActionSpace

MANY = 48  # choices of one verb; more are not read one by one


def by_first_argument(actions: ActionSpace, numbers: list[int]) -> Iterator[tuple[Action | None, list[int]]]:
    """The choices in order: alone, or those with the same first argument together with what they have in common.

    >>> space = ActionSpace()
    >>> bid = space.verb("bid", count=30, number=6)
    >>> groups = list(by_first_argument(space, list(range(180))))
    >>> len(groups), groups[2]
    (30, ({'do': 'bid', 'count': 2}, [12, 13, 14, 15, 16, 17]))
    """
    for verb, row in groupby(numbers, actions.verb_of):
        chosen = list(row)
        if len(verb.arguments) < 2 or len(chosen) <= MANY:
            yield from ((None, [number]) for number in chosen)
            continue
        yield from _groups(actions, chosen, verb.arguments[0].name)


def _groups(actions: ActionSpace, numbers: list[int], first: str) -> Iterator[tuple[Action, list[int]]]:
    for value, group in groupby(numbers, lambda number: actions.decode(number)[first]):
        row = list(group)
        yield {"do": actions.decode(row[0])["do"], first: value}, row
