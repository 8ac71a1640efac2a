"""`doubloon replay`: a game that was played, step by step, or only checked."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

import doubloon
from doubloon.cli.screen import Screen
from doubloon.engine.errors import BadPlayers, DamagedFile
from doubloon.engine.events import Event
from doubloon.engine.match import Match


def read_file(file: Path) -> doubloon.Replay:
    """The replay in a file; what is wrong with it is said with its name."""
    try:
        return doubloon.replay(file.read_bytes())
    except DamagedFile as error:
        raise DamagedFile(f"{file}: {error}") from error


def verify(file: Path, language: str) -> None:
    """Check that a replay's moves lead to the end that it names, and its dice if it says where they came from."""
    replay = read_file(file)
    match = replay.play()
    screen = Screen(match, language)
    screen.say("verified", moves=len(match.moves), file=str(file))
    if replay.proof is not None:
        screen.say("fair", hash=replay.proof.published)
    if match.over:
        screen.show_result()


def step_through(
    file: Path,
    viewer: int | None,
    language: str,
    ask: Callable[[str], str] = input,
    console: Console | None = None,
) -> None:
    """Show each step; on a terminal a person turns the pages, elsewhere all are printed."""
    steps = _steps(read_file(file))
    match = steps[0][0]
    if viewer is not None and not 0 <= viewer < match.players:
        raise BadPlayers(f"there is no seat {viewer + 1} in a game of {match.players}")
    screen = Screen(match, language, console)
    number = 0
    while 0 <= number < len(steps):
        screen.match, events = steps[number]
        screen.say("step", style="bold", number=number, last=len(steps) - 1)
        screen.tell(events, viewer)
        if screen.console.is_terminal or number == len(steps) - 1:
            screen.draw(viewer)
        number = _turn_page(screen, number, len(steps), ask) if screen.console.is_terminal else number + 1
    if number == len(steps) and screen.match.over:
        screen.show_result()


def _steps(replay: doubloon.Replay) -> list[tuple[Match, list[Event]]]:
    """The match after each move, the start included, and what happened there."""
    match = replay.start()
    steps = [(match.copy(), match.opening)]
    for events in replay.steps(match):
        steps.append((match.copy(), events))
    return steps


def _turn_page(screen: Screen, number: int, count: int, ask: Callable[[str], str]) -> int:
    """The step to show next; -1 to stop."""
    try:
        answer = ask(screen.shell.say("turn-page") + " ").strip().lower()
    except EOFError:
        return -1
    if answer.startswith("q"):
        return -1
    if answer.startswith("b"):
        return max(0, number - 1)
    if answer.isdecimal():
        return min(int(answer), count - 1)
    return number + 1
