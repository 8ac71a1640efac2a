"""Refusals: why something was not done, as a message in no language with its English text beside it."""

from pathlib import Path

from doubloon.engine.errors import IllegalMove
from doubloon.engine.words import Argument, Message, Words, words

WORDS = Path(__file__).parent / "words"


def server_words(language: str = "en") -> Words:
    """What the server itself says, in a language."""
    return words(WORDS, language)


class Refusal(Exception):
    """Something that is not done; nothing has changed. `status` is what HTTP answers."""

    def __init__(self, message: str, /, *, status: int = 409, **arguments: Argument) -> None:
        self._say(Message(message, **arguments), server_words().say(message, **arguments))
        self.status = status

    def _say(self, message: Message, text: str) -> None:
        self.message = message
        self.text = text
        self.args = (text,)


class Malformed(Refusal):
    """What cannot be understood. Programs read what is wrong with it; people, what may stand in that field."""

    def __init__(self, text: str, field: str = "", *, status: int = 422) -> None:
        self._say(Message("refused-malformed", field=field), text)
        self.status = status


class NotAsked(Refusal):
    """A move that a lesson does not ask for now: what it asks instead, a message of its own words."""

    def __init__(self, asked: Message | None) -> None:
        self._say(asked or Message("refused-not-in-lesson"), server_words().say("refused-not-in-lesson"))
        self.status = 409


class RefusedMove(Refusal):
    """A move that the rules do not allow: the game's own message, or one of ours where the engine refuses."""

    def __init__(self, error: IllegalMove) -> None:
        code = error.code if error.code.startswith("refused-") else f"refused-{error.code}"
        details = {"field": "action"} if error.code == "malformed" else error.details
        self._say(Message(code, **details), str(error))
        self.status = 409
