"""What can happen at a table: event sourcing. These are the rows on disk; a table's state is the fold of them."""

from typing import Any, get_args

import msgspec

from doubloon.server.terms import Terms


class Happening(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=str.lower):
    """One kind of thing that happens. Tables keep many: the collector, which would stop them all, passes over these."""


class Opened(Happening, Terms, frozen=True):
    """A table was made, on these terms; its host need not sit at it."""

    game: str
    players: int
    options: dict[str, Any]
    host: str


class Sat(Happening, frozen=True):
    """A person sat down."""

    seat: int
    person: str
    name: str
    program: bool = False  # a third-party bot


class Seated(Happening, frozen=True):
    """A bot of ours was put into a seat."""

    seat: int
    level: str


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
    why: str  # resigned, timeout


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


Happened = Opened | Sat | Seated | Left | Started | Moved | Expired | Undone | TakenOver | TakenBack | Said | Rematched

KINDS: dict[type, str] = {kind: kind.__name__.lower() for kind in get_args(Happened)}
LOBBY_KINDS = (Opened, Sat, Seated, Left, Started)  # what the list of tables shows changes with these


class Row(msgspec.Struct, frozen=True, gc=False):
    """A happening on disk: `actor` is a person's id, or empty for the table itself and its bots."""

    seq: int
    happening: Happened
    actor: str
    at_ms: int
    rules: str = ""  # the version of the game's rules
    client_id: str | None = None  # the message that asked for it; unique per actor

    @property
    def kind(self) -> str:
        """The name of what happened."""
        return KINDS[type(self.happening)]


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Happened] = msgspec.json.Decoder(Happened)


def to_json(happening: Happening) -> str:
    """What happened, as the payload of its row."""
    return _encoder.encode(happening).decode()


def from_json(payload: str | bytes) -> Happened:
    """The same, read."""
    return _decoder.decode(payload)
