"""What can go wrong when Doubloon is used, each with a sentence that says what would be right."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from reprlib import Repr

_LONGEST = 80  # characters of a wrong value that an error quotes
_brief = Repr()
_brief.maxstring = _brief.maxother = _LONGEST


class DoubloonError(Exception):
    """The common parent: whoever embeds Doubloon can catch this one."""


class UnknownGame(DoubloonError):
    """No game has that name."""


class BrokenGame(DoubloonError):
    """A game that another package brings cannot be played."""


class FaultyRule(DoubloonError):
    """A rule of a game cannot be compiled."""


class MissingExtra(DoubloonError):
    """Something is asked for that needs packages which are not installed with the games."""

    def __init__(self, what: str, package: str, extra: str) -> None:
        super().__init__(f"{what} needs {package}, which is not installed: pip install 'doubloon[{extra}]' brings it")


class BadOption(DoubloonError):
    """An option does not exist, or cannot have that value."""


class BadPlayers(DoubloonError):
    """A game, or a simulation of it, cannot have these players."""


class BadSeed(DoubloonError):
    """A seed is not a whole number within its limits."""


class DamagedFile(DoubloonError):
    """A save, a replay or a board file does not hold what it should."""


class OtherRules(DoubloonError):
    """A save or replay was made under another version of the rules."""


class IllegalMove(DoubloonError):
    """A refused move; the match is as it was.

    `code` and `details` name the reason for programs and for translations, the text is its English wording.
    """

    def __init__(self, text: str, code: str, details: Mapping[str, int | float | str] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.details = dict(details or {})


class IllegalChoice(DoubloonError):
    """A bot chose what it may not do: a fault of the game's rules or of the bot, never of a player."""


def shown(value: object) -> str:
    """A wrong value as an error quotes it: on one line and short, whatever it is.

    >>> shown("krakn"), shown([1] * 1000)
    ("'krakn'", '[1, 1, 1, 1, 1, 1, ...]')
    """
    try:
        return _brief.repr(value)
    except ValueError:  # Python refuses to write out a number of thousands of digits
        return f"this {type(value).__name__}"


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """The end of an error about an unknown name: the nearest known one, or all of them.

    >>> did_you_mean("krakn", ["kraken", "casket"])
    'did you mean kraken?'
    >>> did_you_mean("whist", ["kraken", "casket"])
    'there are: kraken, casket'
    """
    names = list(known)
    near = get_close_matches(word[:_LONGEST], names, n=1) if isinstance(word, str) else []
    return f"did you mean {near[0]}?" if near else f"there are: {', '.join(names)}"
