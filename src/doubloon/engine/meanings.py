"""What the fields of a class mean: the comment beside each, so that it is written once, where the field is."""

import ast
import inspect
import sys
import tokenize
from io import StringIO


def meanings(declared: type) -> dict[str, str]:
    """The comment beside each field, those of the classes that it is made from included.

    >>> from doubloon.engine.state import GameState
    >>> meanings(GameState)["players"]
    'seats 0 to players - 1 are taken'
    """
    source = inspect.getsource(declared)
    found = {name: text for base in _bases(declared, source) for name, text in meanings(base).items()}
    name = ""
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type == tokenize.NAME and token.start[1] == 4:
            name = token.string
        elif token.type == tokenize.COMMENT and token.line.startswith(f"    {name}:"):
            found[name] = token.string.lstrip("# ")
    return found


def _bases(declared: type, source: str) -> list[type]:
    """The classes with fields that are named in its head: a TypedDict does not know them itself."""
    head = next(node for node in ast.parse(source).body if isinstance(node, ast.ClassDef))
    beside = vars(sys.modules[declared.__module__])
    named = [beside.get(base.id) for base in head.bases if isinstance(base, ast.Name)]
    return [base for base in named if isinstance(base, type) and "__annotations__" in vars(base)]
