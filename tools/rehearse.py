"""A lesson played as its script has it, on the server's own decisions: for who writes one, and for its test.

python -m tools.rehearse kraken         what happens in each step, and what could be done at the end
python -m tools.rehearse kraken cast    looks first for the dice that bring what `brings` wants, and writes them down
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import msgspec

import doubloon
from doubloon.engine.actions import Action
from doubloon.engine.errors import IllegalMove
from doubloon.engine.events import Event
from doubloon.engine.match import Match
from doubloon.server.lesson import FOLDER, LEARNER, SCRIPT, Lesson, Step, lesson_of
from doubloon.server.person import GUEST, Person
from doubloon.server.refusals import Refusal
from doubloon.server.table import decide
from doubloon.server.table.events import Happened, Opened, Row, Seated
from doubloon.server.table.state import TableState

SECRET = bytes(32)
TRIES = 20_000
ANN = Person("ann", "Ann", GUEST, 1)
Choose = Callable[[Step, Match], Action]  # what the learner does of what is asked


@dataclass
class Played:
    """A step that was played."""

    number: int
    step: Step
    events: list[Event]
    state: TableState


class Rehearsal:
    """A table at which a lesson is played."""

    def __init__(self, name: str, lesson: Lesson) -> None:
        game = doubloon.game(name)
        options = game.read_options(lesson.options)
        self.lesson = lesson
        self.state = TableState.of(Opened(name, lesson.players, options, ANN.id, lesson.mark))
        self.state.lesson = lesson
        self.rows: list[Row] = []
        self._happen(self.state.opened)
        self._happen(decide.sit(self.state, ANN, LEARNER))
        for seat in range(LEARNER + 1, lesson.players):
            self._happen(Seated(seat, "mate"))
        self.opening = self._happen(decide.start(self.state, ANN.id, SECRET))

    def _happen(self, happening: Happened) -> list[Event]:
        row = Row(self.state.seq + 1, happening, ANN.id, 1)
        events = self.state.apply(row)
        self.rows.append(row)
        return events

    def play(self, choose: Choose) -> list[Event]:
        """The next step, as a page and a steward would ask for it."""
        state, step = self.state, self.state.step
        assert step is not None, "the lesson is over"
        if step.is_card:
            return self._happen(decide.read(state, ANN.id, state.reached))
        if step.is_scripted:
            return self._happen(decide.scripted_move(state, state.reached, SECRET))
        return self._happen(decide.move(state, ANN.id, choose(step, state.playing), SECRET))

    def let_go(self) -> list[Event]:
        """The next step, for which the learner is too slow."""
        return self._happen(decide.late_move(self.state, self.state.reached, SECRET))


def asked(step: Step, match: Match) -> list[Action]:
    """What is legal of what a step asks for."""
    return [action for action in match.legal(LEARNER) if step.accepts(action)]


def first(step: Step, match: Match) -> Action:
    """The first of that; what cannot be done stays what is asked, and is refused with the reason."""
    return next(iter(asked(step, match)), step.patterns[0])


def rehearse(name: str, lesson: Lesson, choose: Choose = first) -> Iterator[Played]:
    """Every step of a lesson, one after the other."""
    rehearsal = Rehearsal(name, lesson)
    for number, step in enumerate(lesson.steps):
        yield Played(number, step, rehearsal.play(choose), rehearsal.state)


def told(events: list[Event]) -> str:
    """Events in short."""
    return ", ".join(
        f"{plain['event']}({' '.join(f'{key}={value}' for key, value in plain.items() if key != 'event')})"
        for plain in (event.plain() for event in events)
    )


def show(name: str, lesson: Lesson) -> None:
    """What happens in each step."""
    rehearsal = Rehearsal(name, lesson)
    print("begins:", told(rehearsal.opening))
    for number, step in enumerate(lesson.steps):
        print(f"{number:3} {'card' if step.is_card else f'seat {step.seat} {step.do}'}  [{step.say}] [{step.told}]")
        try:
            print("     ", told(rehearsal.play(first)))
        except (IllegalMove, Refusal) as error:
            print("      CANNOT BE DONE:", error)
            break
    match = rehearsal.state.playing
    for seat in match.actors:
        print("could be done now by", seat, match.legal(seat))


def brings(events: list[Event], wanted: list[str]) -> bool:
    """Whether events have all that is wanted, in that order."""
    line, place = told(events), 0
    for text in wanted:
        place = line.find(text, place) + 1
        if not place:
            return False
    return True


def cast(name: str, lesson: Lesson) -> Lesson:
    """The lesson with the seed, and for each step the `chance`, that bring what they are to bring."""
    seeds = (msgspec.structs.replace(lesson, seed=seed) for seed in range(TRIES))
    lesson = next(tried for tried in seeds if brings(Rehearsal(name, tried).opening, lesson.brings))
    for number, step in enumerate(lesson.steps):
        if step.brings:
            tries = (_with(lesson, number, chance) for chance in range(TRIES))
            lesson = next(tried for tried in tries if brings(_events(name, tried, number), step.brings))
            print(number, lesson.steps[number].chance, told(_events(name, lesson, number)))
    return lesson


def _with(lesson: Lesson, number: int, chance: int) -> Lesson:
    steps = [*lesson.steps]
    steps[number] = msgspec.structs.replace(steps[number], chance=chance)
    return msgspec.structs.replace(lesson, steps=steps)


def _events(name: str, lesson: Lesson, number: int) -> list[Event]:
    return next(islice(rehearse(name, lesson), number, None)).events


def write(file: Path, lesson: Lesson) -> None:
    """Put the numbers that were found into a lesson's file, each below what it is to bring."""
    chances = iter([lesson.seed, *(step.chance for step in lesson.steps if step.brings)])
    lines = [
        line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith(("chance =", "seed ="))
    ]
    names = iter(["seed"])
    written = []
    for line in lines:
        written.append(line)
        if line.startswith("brings ="):
            written.append(f"{next(names, 'chance')} = {next(chances)}")
    file.write_text("\n".join(written) + "\n", encoding="utf-8")


def main(name: str, *rest: str) -> None:
    """Show a lesson, or look for its dice and show it then."""
    game = doubloon.game(name)
    lesson = lesson_of(game)
    assert lesson is not None, f"{name} has no lesson"
    if "cast" in rest:
        lesson = cast(name, lesson)
        write(game.folder / FOLDER / SCRIPT, lesson)
    show(name, lesson)


if __name__ == "__main__":
    main(*sys.argv[1:])
