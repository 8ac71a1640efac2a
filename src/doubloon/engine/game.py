"""A game: its rules, its options, its actions and its words, and the way to start a match of it."""

import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from doubloon.engine import calls, dispatch
from doubloon.engine.actions import ActionSpace
from doubloon.engine.entries import Entries
from doubloon.engine.errors import BadPlayers, shown
from doubloon.engine.events import EventKinds
from doubloon.engine.match import SEEDS, Match
from doubloon.engine.options import Option, Options, as_they_are, read_options
from doubloon.engine.realtime import by_turns
from doubloon.engine.records import Fields, Record, Unpacker, new
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
        *,
        name: str,
        version: str,
        folder: Path,
        players: range,
        state: np.dtype[np.void],
        view: np.dtype[np.void],
        rules: dispatch.Rules,
        options: tuple[Option, ...],
        actions: ActionSpace,
        events: EventKinds,
        metrics: tuple[str, ...],
        plain_view: Callable[[Fields], dict[str, Any]],
        prompt: Callable[[Fields, int], Message],
        describe: Callable[[Fields, int, int], Message],
        refusal: Callable[[Record, int, int], Message],
        tallies: tuple[str, ...] = (),
        fit: Callable[[Options, Mapping[str, object]], Options] = as_they_are,
    ) -> None:
        self.name = name
        self.version = version  # changes only when the same moves would give another game
        self.folder = folder
        self.players = players
        self.state = state
        self.view = view
        self.rules = rules
        self.options = options
        self.actions = actions
        self.events = events
        self.metrics = metrics  # fields of the State that a designer counts at the end of a game
        self.tallies = tallies  # fields with a number for each seat: designers ask which of them are had, and which win
        self.fields = Unpacker(view)  # of a View: what the following are made from
        self.plain_view = plain_view  # of those fields: what programs get
        self.prompt = prompt  # of those and a seat: what is wanted
        self.describe = describe  # of those, a seat and an action: what it does
        self.refusal = refusal  # of a View, a seat and an action: why it is refused
        self.fit = fit  # of all options and those that were given: options that go together, or BadOption
        dispatch.register(state, rules)
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

    def table(self, players: int, options: Options) -> np.ndarray[Any, np.dtype[np.void]]:
        """A State with its players and options, before anything is dealt."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            raise BadPlayers(
                f"{self.name} is for {self.players.start} to {self.players.stop - 1} players, not {shown(players)}"
            )
        table = new(self.state)
        table[0].players = players
        for option in self.options:
            option.put(table[0], options[option.name])
        return table

    def words(self, language: str = "en") -> Words:
        """The game's words in a language."""
        return words(self.folder / "words", language)

    def rulebook(self, language: str = "en") -> str:
        """The rules as people read them, in Markdown, with their numbers."""
        self.words(language)
        return (self.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
