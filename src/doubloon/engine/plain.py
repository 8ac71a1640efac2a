"""A View as plain Python objects, from its declaration: for games that have no `plain_view` of their own."""

from collections.abc import Callable
from typing import Any

from doubloon.engine.records import Fields
from doubloon.engine.state import IN_VIEW, Field, GameState


def plain_view_of(state: type[GameState]) -> Callable[[Fields], dict[str, Any]]:
    """What makes a plain object of a View: each field by its name, one place for each seat, words for numbers."""
    shown = [field for field in state.fields if field.known in IN_VIEW and field.option is None]

    def plain_view(v: Fields) -> dict[str, Any]:
        return {field.name: _plain(field, getattr(v, field.name), v.players) for field in shown}

    return plain_view


def _plain(field: Field, value: Any, players: int) -> Any:
    if isinstance(value, tuple):
        return [_one(field, place) for place in (value[:players] if field.by_seat else value)]
    return _one(field, value)


def _one(field: Field, value: Any) -> Any:
    if isinstance(value, tuple):
        return [_one(field, place) for place in value]
    if value == field.none:
        return None
    return field.words[value] if field.words else value
