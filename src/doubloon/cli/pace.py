"""Scenes: where one move brings about a whole battle, it is shown in pieces, each for as long as it takes to read."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from doubloon.cli.play import Table


def show_scenes(table: "Table", scenes: Sequence[Any]) -> None:
    """Show them one by one; Enter shows all that are left at once, and so does a screen that nobody watches."""
    watched = table.typist is not None and table.screen.console.is_terminal and len(scenes) > 1
    if watched:
        table.screen.say("enter-skips", style="dim")
    for scene in scenes:
        if scene.picture is not None:
            table.screen.print(scene.picture)
        table.tell(scene.events)
        if watched and scene.seconds:
            watched = _watch(table, scene.seconds)


def let_pass(table: "Table", seconds: float) -> None:
    """Take no line for some moments: it would be an answer to what was asked before."""
    assert table.typist is not None, "somebody types"
    end = table.typist.now() + seconds
    while table.screen.console.is_terminal and table.typist.now() < end:
        _watch(table, end - table.typist.now())


def _watch(table: "Table", seconds: float) -> bool:
    """Give people time to look; whether they want more of that. Whoever leaves types that here, too."""
    assert table.typist is not None, "somebody watches"
    try:
        line = table.typist.line(table.typist.now() + seconds)
    except EOFError:
        table.quit("")
    if line and "quit".startswith(line.strip().lower()):
        table.quit("")
    return line is None
