"""Code generation: functions written from a declaration, the same for each game over other fields or actions.

The text is kept where Python looks for source, so that a traceback shows it.
"""

import linecache
from collections.abc import Callable, Mapping
from typing import Any
from zlib import crc32


def written(name: str, lines: list[str], module: str, names: Mapping[str, Any]) -> Callable[..., Any]:
    """The function of that name from its text, as if it stood in `module`; `names` are those that it uses.

    >>> written("double", ["def double(x):", "    return two * x"], "doctest", {"two": 2})(21)
    42
    """
    text = "\n".join(lines) + "\n"
    file = f"<{name} of {module}, {crc32(text.encode()):08x}>"  # two games may declare the same name
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    scope: dict[str, Any] = {**names, "__name__": module}
    exec(compile(text, file, "exec"), scope)  # our own text, from a declaration in the source
    function: Callable[..., Any] = scope[name]
    return function
