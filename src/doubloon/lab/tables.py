"""A designer's table as TOML: what a tuning changed, to be played, looked at and changed again."""

import json
from collections.abc import Mapping
from typing import Any


def toml_of(table: Mapping[str, Any]) -> str:
    """A table of numbers, words, lists and tables within them.

    >>> toml_of({"start": 0, "wind": [2, 6], "spaces": [{"forward": 1}]}).splitlines()
    ['start = 0', 'wind = [2, 6]', 'spaces = [', '  { forward = 1 },', ']']
    """
    return "".join(f"{_key(name)} = {_rows(value)}\n" for name, value in table.items())


def _rows(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + "".join(f"  {_inline(row)},\n" for row in value) + "]"
    return _inline(value)


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(name)} = {_inline(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)  # numbers, words, true and false are written alike


def _key(name: str) -> str:
    return name if name.isascii() and name.replace("_", "").replace("-", "").isalnum() else json.dumps(name)
