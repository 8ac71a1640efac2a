"""What can happen at a table: event sourcing. These are the rows on disk; a table's state is the fold of them."""

from typing import Any, get_args

import msgspec

from doubloon.engine.events import Event
from doubloon.server.terms import Terms


class Happening(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=str.lower):
    """One kind of thing that happens. Tables keep many: the collector, which would stop them all, passes over these."""


class Opened(Happening, Terms, frozen=True):
    """A table was made, on these terms; its host need not sit at it."""

    game: str
    players: int
    options: dict[str, Any]
    host: str
    lesson: str = ""  # the mark of the lesson that is played by


class Sat(Happening, frozen=True):
    """A person sat down."""

    seat: int
    person: str
    name: str
    program: bool = False  # a third-party bot
    flag: str = ""  # that they sail under


class Seated(Happening, frozen=True):
    """A bot of ours was put into a seat."""

    seat: int
    level: str
    pirate: str = ""  # who it is; nobody at tables that are older than the pirates


class Left(Happening, frozen=True):
    """A seat is free again; only before the start."""

    seat: int


class Started(Happening, frozen=True):
    """The game began. The seed is chance too, so it stays secret; the hash of the table's secret is published."""

    seed: int
    secret_hash: str


class Moved(Happening, frozen=True):
    """A seat, or the bot in it, made a move."""

    seat: int
    action: dict[str, Any]
    entropy: int


class Read(Happening, frozen=True):
    """The learner has read a card of a lesson."""

    step: int


class Expired(Happening, frozen=True):
    """Nobody did anything for as long as the game's patience in real time."""

    entropy: int


class Undone(Happening, frozen=True):
    """A seat took its last move back."""

    seat: int


class TakenOver(Happening, frozen=True):
    """A bot plays on for a person."""

    seat: int
    level: str
    why: str  # resigned, timeout, away, silent, gone


class TakenBack(Happening, frozen=True):
    """The person plays again."""

    seat: int


class Said(Happening, frozen=True):
    """A person talked; seat is None for a spectator."""

    seat: int | None
    name: str
    text: str


class Rematched(Happening, frozen=True):
    """Everyone is invited to a new table."""

    table: str


class SetBack(Happening, frozen=True):
    """The server's database was set back to a backup: what happened after that moment is lost."""

    to_ms: int


Happened = (
    Opened
    | Sat
    | Seated
    | Left
    | Started
    | Moved
    | Read
    | Expired
    | Undone
    | TakenOver
    | TakenBack
    | Said
    | Rematched
    | SetBack
)

KINDS: dict[type, str] = {kind: kind.__name__.lower() for kind in get_args(Happened)}
IN_PLAY = (Started, Moved, Expired, Undone)  # what the rules of the game have a say in
LOBBY_KINDS = (Opened, Sat, Seated, Left, Started)  # what the list of tables shows changes with these


class Row(msgspec.Struct, frozen=True, gc=False):
    """A happening on disk: `actor` is a person's id, or empty for the table itself and its bots."""

    seq: int
    happening: Happened
    actor: str
    at_ms: int
    rules: str = ""  # the version of the game's rules
    client_id: str | None = None  # the message that asked for it; unique per actor
    told: str | None = None  # the game's events with who may know them, as JSON; None where they were not kept

    @property
    def kind(self) -> str:
        """The name of what happened."""
        return KINDS[type(self.happening)]


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Happened] = msgspec.json.Decoder(Happened)


_tell = msgspec.json.Encoder().encode
_read_told: msgspec.json.Decoder[list[Event]] = msgspec.json.Decoder(list[Event])
_SILENT = "[]"


def with_told(row: Row, events: list[Event]) -> Row:
    """A row that keeps what the game told, in no language: it can be read when its rules have long changed."""
    return msgspec.structs.replace(row, told=_tell(events).decode() if events else _SILENT)


def events_told(row: Row) -> list[Event]:
    """What the game told then."""
    return _read_told.decode(row.told) if row.told else []


def to_json(happening: Happening) -> str:
    """What happened, as the payload of its row."""
    return _encoder.encode(happening).decode()


def from_json(payload: str | bytes) -> Happened:
    """The same, read."""
    return _decoder.decode(payload)
