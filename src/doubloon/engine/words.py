"""Words, for localisation: what people read, from Project Fluent catalogues that the browser reads too."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict

from fluent.runtime import FluentBundle, FluentResource

from doubloon.engine.errors import DoubloonError, did_you_mean, shown

Argument = int | float | str
SEATS = ("seat", "target")


class UnknownLanguage(DoubloonError):
    """There is no catalogue in that language."""


class Says(TypedDict):
    """A message in no language, as programs get it, for words of their own."""

    id: str  # its name in a catalogue
    args: dict[str, Argument]  # what goes into its places


class Message:
    """A message of a catalogue with its arguments, in no language yet. `seat` and `target` are seats.

    Its words can ask who reads them: `$you` is "seat" or "target" where that is the reader's own seat, else "nobody".
    """

    def __init__(self, name: str, /, **arguments: Argument) -> None:
        self.name = name
        self.arguments = arguments

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(self.name)

    def plain(self) -> Says:
        """The message as programs get it."""
        return {"id": self.name, "args": self.arguments}

    def said(self, words: "Words", players: Sequence[str], reader: int | None = None) -> str:
        """The text in a language, with the names of players for their seats; as a seat's player reads it, or anyone."""
        named = {key: players[int(value)] if key in SEATS else value for key, value in self.arguments.items()}
        mine = (key for key in SEATS if reader is not None and self.arguments.get(key) == reader)
        return words.say(self.name, **named, you=next(mine, "nobody"))


class Words:
    """The catalogue of one folder in one language.

    A message is looked up by name; a missing one, or a missing argument, is an error and never a gap in the text.
    """

    def __init__(self, folder: Path, language: str) -> None:
        file = folder / f"{language}.ftl"
        known = sorted(path.stem for path in folder.glob("*.ftl"))
        if language not in known:
            raise UnknownLanguage(f"no words in language {shown(language)}; {did_you_mean(language, known)}")
        self.language = language
        # Isolation marks protect mixed-direction text; neither language here has any, and terminals print them.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, /, **arguments: Argument) -> str:
        """The text of a message."""
        pattern = self._bundle.get_message(message).value if message in self else None
        if pattern is None:
            raise KeyError(f"no message {message} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)


@cache
def words(folder: Path, language: str) -> Words:
    """The catalogue of a folder, read once."""
    return Words(folder, language)
