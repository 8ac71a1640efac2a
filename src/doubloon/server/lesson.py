"""Lessons: games that teach themselves, as data. docs/lessons.md tells how one is written.

A lesson is a game on the real rules with a seed of its own, and a list of steps: what is told, what is asked of the
learner, what a bot does. It lies in a game's folder `lesson`, beside its words.
"""

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from doubloon.engine.actions import Action
from doubloon.engine.errors import DoubloonError
from doubloon.engine.fairness import entropy_of
from doubloon.engine.game import Game
from doubloon.engine.words import Message, Words, words

LEARNER = 0  # the learner's seat
FOLDER = "lesson"
SCRIPT = "lesson.toml"
WORD = "lesson-"  # how each of its messages begins
READ_IN_A_PAUSE = 40  # letters of English

Pattern = dict[str, Any]  # an action, or part of one; a list stands for any of its values


class BadLesson(DoubloonError):
    """A lesson's file does not hold what it should."""


class Late(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot does when the learner's time is up: the step is done by that as well."""

    seat: int
    do: Pattern
    told: str  # said then, in place of what the step brought


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: with `do` it is asked of the learner or (`seat`) done by a bot; without, a card to read."""

    say: str = ""  # the message, without `lesson-`; empty: what was said before stands
    do: Pattern | list[Pattern] = []
    told: str = ""  # said once it is done: what it brought
    seat: int = LEARNER  # whose move it is
    seconds: int = 0  # how long the learner has, where a clock runs; then `late` is done
    late: Late | None = None
    chance: int | None = None  # where the dice of this move come from; without, from the lesson's seed
    brings: list[str] = []  # what must come of it, in this order, as tools/rehearse.py prints events
    pause: float = 1.0  # how long a bot seems to think: so many times as long as usual
    show: dict[str, int | str] = {}  # what it is about, as an event of the game would name it: the board marks it
    at: list[str] = []  # parts of the table that it is about, as the page names them: `data-place`

    @property
    def patterns(self) -> list[Pattern]:
        """What may be done in it."""
        return self.do if isinstance(self.do, list) else [self.do]

    @property
    def is_card(self) -> bool:
        """Whether it is only read."""
        return not self.do

    @property
    def is_asked(self) -> bool:
        """Whether it is the learner's to do."""
        return bool(self.do) and self.seat == LEARNER

    @property
    def is_scripted(self) -> bool:
        """Whether a bot does it."""
        return self.seat != LEARNER

    def accepts(self, action: Action) -> bool:
        """Whether it is done by that action."""
        return any(_fits(action, pattern) for pattern in self.patterns)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson's script."""

    players: int
    seed: int
    minutes: int  # how long it takes, for the home page
    steps: list[Step]
    options: dict[str, Any] = {}
    brings: list[str] = []  # what must come of the start
    mark: str = ""  # a fingerprint of the script: a table of another one cannot go on by this one

    def chance(self, number: int, move: int) -> int:
        """The entropy of a move, the one that a step makes."""
        chosen = self.steps[number].chance
        return entropy_of(self.seed.to_bytes(32, "big"), move) if chosen is None else chosen

    def said(self, number: int) -> Message | None:
        """The message that stands in a step: its own, or the last that was said before; after the last, the end."""
        if number >= len(self.steps):
            return self._message("end", number)
        while number and not self.steps[number].say:
            number -= 1
        return self._message(self.steps[number].say, number)

    def told(self, number: int, mover: int | None) -> Message | None:
        """What was brought by the step before, or by an earlier one since something else was said.

        `mover` made the last move: perhaps a bot whom the learner let go first.
        """
        late = self.steps[number - 1].late if number else None
        if late is not None and mover == late.seat:
            return self._message(late.told, number - 1)
        while number and not self.steps[number - 1].told and not self._says(number):
            number -= 1
        return self._message(self.steps[number - 1].told, number - 1) if number else None

    def new(self, number: int, mover: int | None) -> list[Message]:
        """What stands in a step that did not stand in the one before: what that brought, and what is said now."""
        before = self.steps[number - 1] if number else Step()
        told = self.told(number, mover) if before.told or before.late else None
        said = self.said(number) if self.steps[number].say else None
        return [message for message in (told, said) if message is not None]

    def _message(self, name: str, number: int) -> Message | None:
        """What a step says. It may name the bot that moves in it, or else the first, for as long as it stands."""
        seat = next((step.seat for step in self.steps[number : number + 1] if step.is_scripted), LEARNER + 1)
        return Message(WORD + name, seat=seat) if name else None

    def _says(self, number: int) -> bool:
        """Whether something new is said in a step; after the last, that is the end."""
        return number >= len(self.steps) or bool(self.steps[number].say)

    def are_next(self, number: int, actions: Sequence[Action]) -> bool:
        """Whether several actions in a row are asked for at once, from a step on: in steps that say nothing more."""
        asked = self.steps[number : number + len(actions)]
        return (
            len(asked) == len(actions)
            and all(step.is_asked and step.accepts(action) for step, action in zip(asked, actions, strict=True))
            and not any(step.say for step in asked[1:])
        )

    def messages(self) -> set[str]:
        """All messages that it needs."""
        late = {step.late.told for step in self.steps if step.late}
        named = late | {name for step in self.steps for name in (step.say, step.told) if name}
        return {WORD + name for name in named | {"goal", "end"}}


def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one."""
    return read_lesson(game.folder / FOLDER / SCRIPT)


def lesson_words(game: Game, language: str) -> Words:
    """What that lesson says."""
    return words(game.folder / FOLDER, language)


def pauses(game: Game, lesson: Lesson, number: int, mover: int | None) -> float:
    """How long a bot waits with a step, in pauses: as the script says, and until what is new can have been read."""
    english, crew = lesson_words(game, "en"), [f"seat {seat}" for seat in range(lesson.players)]
    letters = sum(len(message.said(english, crew)) for message in lesson.new(number, mover))
    return lesson.steps[number].pause + letters / READ_IN_A_PAUSE


@cache
def read_lesson(file: Path) -> Lesson | None:
    """The lesson in a file, if there is one; BadLesson names all that is wrong with it."""
    if not file.is_file():
        return None
    text = file.read_bytes()
    try:
        lesson = msgspec.toml.decode(text, type=Lesson)
    except msgspec.MsgspecError as error:
        raise BadLesson(f"{file} is no lesson: {error}") from error
    faults = list(_faults(lesson))
    if faults:
        raise BadLesson(f"{file} is no lesson: {'; '.join(faults)}")
    return msgspec.structs.replace(lesson, mark=hashlib.sha256(text).hexdigest()[:16])


def _faults(lesson: Lesson) -> list[str]:
    faults = []
    for number, step in enumerate(lesson.steps):
        if not 0 <= step.seat < lesson.players:
            faults.append(f"step {number} is of seat {step.seat}")
        if step.is_scripted and (isinstance(step.do, list) or not step.do):
            faults.append(f"step {number} is a bot's: it does one thing")
        if (step.late is None) != (step.seconds == 0) or (step.late is not None and not step.is_asked):
            faults.append(f"step {number} has a clock without end, or an end without a clock")
        if step.is_card and not step.say:
            faults.append(f"step {number} has nothing to say and nothing to do")
    return faults


def _fits(action: Action, pattern: Pattern) -> bool:
    return all(_is_one_of(action.get(name), wanted) for name, wanted in pattern.items())


def _is_one_of(value: Any, wanted: Any) -> bool:
    return value in wanted if isinstance(wanted, list) else value == wanted
