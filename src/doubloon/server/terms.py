"""The terms of a table: every setting that its host can choose, declared once.

What `POST /api/tables` takes, what the page's form offers, what viewers are told and what is kept on disk follow from
`Terms`. Its words are `term-NAME`, and `term-NAME-VALUE` for each value that is offered, in `words/`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args

import msgspec

from doubloon.bots import AUTO, HANDS
from doubloon.server.refusals import Refusal
from doubloon.server.settings import Settings

LIVE: Literal["live"] = "live"  # no clock
SOFT: Literal["soft"] = "soft"  # so many minutes of silence, after which others may let a bot play on
SECONDS: Literal["seconds"] = "seconds"  # so many per decision
DAYS: Literal["days"] = "days"
_MS = {SOFT: 60_000, SECONDS: 1_000, DAYS: 86_400_000}
_NUDGED_AFTER = 1 / 2  # of a soft pace

BY_LEVEL = "level"  # each bot as its level has it


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a decision may take: as long as it takes, or so many seconds or days; or as long as the others wait."""

    kind: Literal["live", "soft", "seconds", "days"] = LIVE
    amount: int = 0

    def __str__(self) -> str:
        return f"{self.kind}-{self.amount}" if self.amount else self.kind

    @property
    def ms(self) -> int:
        """Milliseconds per decision; 0: as long as it takes."""
        return self.amount * _MS.get(self.kind, 0)

    @property
    def runs_out(self) -> bool:
        """Whether a seat is lost by itself when its time is up."""
        return self.ms > 0 and self.kind != SOFT

    @property
    def nudge_ms(self) -> int:
        """Milliseconds of silence after which others may nudge; 0: never."""
        return int(self.ms * _NUDGED_AFTER) if self.kind == SOFT else 0


@dataclass(frozen=True)
class Offers:
    """The values that a form offers for a term. A text must be one of them."""

    values: Sequence[Any]
    real_time: bool = False  # it is about real time, and other games leave it out
    usual: Any = None  # what a form begins with; None: the default, which is that of older tables


class Terms(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a table can be set to. The defaults are also what tables have that are older than a term."""

    pace: Annotated[
        Pace,
        Offers(
            [Pace(), Pace(SOFT, 4), Pace(SECONDS, 30), Pace(SECONDS, 90), Pace(DAYS, 1), Pace(DAYS, 3)],
            usual=Pace(SOFT, 4),
        ),
    ] = Pace()
    hands: Annotated[str, Offers([AUTO, BY_LEVEL, *HANDS], real_time=True)] = AUTO  # how fast bots are
    public: bool = False  # in the list of open tables
    spectators: bool = True  # whether others may watch
    rated: Annotated[bool, Offers([], usual=True)] = False  # whether it moves the ratings of who plays
    talk: bool = True


class Term(msgspec.Struct, frozen=True):
    """One of them, as a form needs it; without values it is a yes or no."""

    name: str
    type: Any
    default: Any
    values: Sequence[Any] = ()
    real_time: bool = False
    usual: Any = None  # what a form begins with


def _term(field: msgspec.structs.FieldInfo) -> Term:
    offers = next((found for found in get_args(field.type) if isinstance(found, Offers)), Offers(()))
    usual = field.default if offers.usual is None else offers.usual
    return Term(field.name, field.type, field.default, offers.values, offers.real_time, usual)


TERMS = tuple(_term(field) for field in msgspec.structs.fields(Terms))


def terms_of(chosen: object) -> dict[str, Any]:
    """The terms that something has as attributes, by their names."""
    return {term.name: getattr(chosen, term.name) for term in TERMS}


def check(terms: Terms, settings: Settings) -> None:
    """Refusal if a table cannot be set to that."""
    longest = {LIVE: 0, SOFT: settings.minutes_most, SECONDS: settings.seconds_most, DAYS: settings.days_most}
    most = longest[terms.pace.kind]
    if not min(1, most) <= terms.pace.amount <= most:
        raise Refusal("refused-pace", status=422, pace=terms.pace.kind, most=most)
    for term in TERMS:
        value = getattr(terms, term.name)
        if isinstance(value, str) and value not in term.values:
            known = ", ".join(term.values)
            raise Refusal("refused-no-such-term", status=422, term=term.name, value=value[:40], known=known)
