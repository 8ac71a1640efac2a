"""A game: its rules, its options, its actions and its words, and the way to start a match of it."""

import secrets
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from doubloon.engine import actions, calls, dispatch
from doubloon.engine.actions import ActionSpace, Leads, Longer, nothing_longer
from doubloon.engine.dispatch import Rules
from doubloon.engine.drawing import Drawing
from doubloon.engine.entries import Entries
from doubloon.engine.errors import BadPlayers, shown
from doubloon.engine.events import EventKinds, Log
from doubloon.engine.layout import pieces
from doubloon.engine.match import SEEDS, Match
from doubloon.engine.options import Option, Options, as_they_are, read_options
from doubloon.engine.plain import plain_view_of
from doubloon.engine.realtime import Motions, by_turns
from doubloon.engine.records import Unpacker, new
from doubloon.engine.rule import rule
from doubloon.engine.state import GameState, counts_of, nothing_made, shows, tallies_of
from doubloon.engine.text import Sections
from doubloon.engine.words import Message, Words, words


class Game:
    """One of the games; `doubloon.game(name)` gives it.

    >>> import doubloon
    >>> kraken = doubloon.game("kraken")
    >>> kraken.name, list(kraken.players)
    ('kraken', [2, 3, 4])
    """

    def __init__(
        self,
        package: str,
        *,
        version: str,
        players: range,
        options: tuple[Option, ...] = (),
        fit: Callable[[Options, Mapping[str, object]], Options] = as_they_are,
    ) -> None:
        found = pieces(package)
        self.package = package
        self.name = package.rpartition(".")[2]
        self.version = version  # changes only when the same moves would give another game
        self.folder = Path(sys.modules[package].__file__ or "").parent
        self.players = players
        self.declared: type[GameState] = found["State"]
        self.state = self.declared.record
        self.layout = self.declared.layout
        self.view = self.declared.view
        self.options = (*options, *self.declared.options)  # those that are more than a field first
        self.actions: ActionSpace = found["ACTIONS"]
        self.events: EventKinds = found["EVENTS"]
        self.motions: Motions = found.get("MOTIONS", Motions())  # what a hand does where the game is in real time
        self.metrics = counts_of(self.declared)
        self.tallies = tallies_of(self.declared)
        self.fields = Unpacker(self.view)  # of a View: what the following are made from
        self.plain_view = found.get("plain_view") or plain_view_of(self.declared)  # of those fields: what programs get
        self.drawing = Drawing(self.plain_view, self.fields, self.view, players[-1])  # the same, one made from another
        self.prompt: Callable[[Any, int], Message] = found["prompt"]  # of those and a seat: what is wanted
        self.describe: Callable[[Any, int, int], Message] = self.actions.describe  # of those, a seat and an action
        self.leads: Callable[[Any, int, int], Leads | None] = self.actions.leads  # of the same: what a page lights
        self.longer: Callable[[Any, int], list[Longer]] = found.get("longer", nothing_longer)  # several in a row
        self.wished: Callable[[Any], Callable[[Any, int], Message | None] | None] = (
            self.actions.wished
        )  # and is no action
        self.sections: Sections | None = found.get("sections")  # of a plain view: the table as text
        self.fit = fit  # of all options and those that were given: options that go together, or BadOption
        self.rules = _rules(found, package)
        dispatch.register(self.state, self.rules)
        self.calls = Entries(calls.TABLE, self)  # what a match asks of the rules

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @property
    def real_time(self) -> bool:
        """Whether there are moments in which everyone acts at once, each as fast as they can."""
        return self.rules.haste is not by_turns

    def start(self, players: int, seed: int | None = None, options: Mapping[str, object] | None = None) -> Match:
        """A new match. Without a seed, chance is drawn from the operating system."""
        if seed is None:
            seed = secrets.randbelow(SEEDS)
        return Match(self, players, seed, self.read_options(options or {}))

    def read_options(self, given: Mapping[str, object]) -> Options:
        """Every option with its value: the given one, checked, or the default."""
        return self.fit(read_options(self.options, given), given)

    def laid_out(self, players: int, options: Options) -> np.ndarray[Any, np.dtype[np.void]]:
        """A State with its players and options, before anything is dealt."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            raise BadPlayers(
                f"{self.name} is for {self.players.start} to {self.players.stop - 1} players, not {shown(players)}"
            )
        one = new(self.state)
        one[0].players = players
        for option in self.options:
            option.put(one[0], options[option.name])
        return one

    def words(self, language: str = "en") -> Words:
        """The game's words in a language."""
        return words(self.folder / "words", language)

    def rulebook(self, language: str = "en") -> str:
        """The rules as people read them, in Markdown, with their numbers."""
        self.words(language)
        return (self.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


@rule
def _nothing_follows(_s: GameState, _log: Log) -> None:
    """Every action is all that happens."""


def _rules(found: dict[str, Any], package: str) -> Rules:
    """A game's answers: those that it gives, and those that follow from what it declares."""
    space = found["ACTIONS"]
    answers = {
        "legal": found.get("legal") or actions.marking(space, package),
        "why_not": actions.refusing(space, package),
        "play": actions.playing(space, found.get("go_on", _nothing_follows), package),
        "show": shows(found["State"], found.get("show", nothing_made)),
    }
    given = {name: found[name] for name in Rules.__dataclass_fields__ if name in found and name not in answers}
    return Rules(**answers, **given)
