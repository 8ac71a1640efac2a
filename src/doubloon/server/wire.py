"""Every message over a table's socket, in and out, and their serializer. docs/protocol.md has an example of each.

Texts travel as messages in no language, {"id": ..., "args": {...}}: whoever shows them formats them from the words of
the game or of the server (`/api/games/{game}/words/{language}.ftl`, `/api/words/{language}.ftl`).
"""

from typing import Annotated, Any, Literal, TypedDict

import msgspec

from doubloon.engine.text import About as Subject
from doubloon.engine.words import Says
from doubloon.server.terms import Terms

ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
NOTHING = msgspec.Raw()
NULL = msgspec.Raw(b"null")
Status = Literal["open", "playing", "resting", "over"]  # resting: it cannot go on under the rules that run here
Reaction = Literal["ahoy", "cheers", "laugh", "gasp", "grumble", "love"]
Change = list[Any]  # the way to a place in the view, and last what is there from now on


class Verb(TypedDict):
    """What every action has."""

    do: str  # the name of the verb; its arguments have theirs


Action = Annotated[dict[str, int | str], Verb]


# In: from a viewer. `id` is theirs; a message that is sent again with the same one is answered as it was first.


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message from a viewer."""


class Move(In, frozen=True):
    """Make a move."""

    id: ClientId
    action: Action


class Why(In, frozen=True):
    """Ask why a move would be refused. Nothing is moved by it."""

    id: ClientId
    action: Action


class Describe(In, frozen=True):
    """Ask for the table as text, all of it or a part. Nothing is done by it."""

    id: ClientId
    only: Subject | None = None


class Undo(In, frozen=True):
    """Take the last move back."""

    id: ClientId


class Resign(In, frozen=True):
    """Let a bot play on."""

    id: ClientId


class Return(In, frozen=True):
    """Play again, instead of the bot."""

    id: ClientId


class Nudge(In, frozen=True):
    """Remind somebody that all wait for them; only where the pace is soft."""

    seat: int


class Relieve(In, frozen=True):
    """Let a bot play for somebody who has been silent for long, until they are back; only where the pace is soft."""

    id: ClientId
    seat: int


class Say(In, frozen=True):
    """Talk."""

    id: ClientId
    text: str


class Read(In, frozen=True):
    """Go on: the card of a lesson's step is read."""

    id: ClientId
    step: int


class React(In, frozen=True):
    """Show how you feel, at your place, for a moment: no step of the table, and not kept."""

    what: Reaction


class Pong(In, frozen=True):
    """The answer to a ping, at once."""

    n: int


class Hail(In, frozen=True):
    """Is anyone there? It is answered at once by an `ahoy`."""


Asking = Move | Undo | Resign | Return | Relieve | Say | Read
Incoming = Asking | Why | Describe | React | Nudge | Pong | Hail


# Out: to a viewer.


class Out(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """A message to a viewer."""


class Seat(msgspec.Struct, frozen=True):
    """Who sits where: nobody (no name, no bot), a person, a bot, or a bot for a person."""

    name: str | None
    bot: str | None
    program: bool
    you: bool
    pirate: str | None = None  # who the bot is, unless it plays on for a person
    flag: str | None = None  # of a person
    who: str | None = None  # the id of a person's profile


class About(Terms, frozen=True):
    """What does not change at a table, and the terms that it was made on."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    host: bool  # whether you are the host
    lesson: bool = False  # whether the game is learnt here


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action and what it does."""

    action: Action
    says: Says
    stays: bool = False  # a page keeps it in sight, however many choices there are
    leads: dict[str, Any] | None = None  # where it leads, what it costs, what it would reach: for a page to light
    commits: bool = False  # as a rule it cannot be taken back


class Longer(msgspec.Struct, frozen=True):
    """Several actions in a row that people see as one choice; ask for one after the other, while each is legal."""

    actions: list[Action]
    says: Says
    leads: dict[str, Any]


class Ending(msgspec.Struct, frozen=True):
    """How it ended; the secret shows that the dice were fair."""

    ranks: tuple[int, ...]
    scores: tuple[float, ...]
    winners: tuple[int, ...]  # the seats that won
    decided: bool  # whether anyone did, be it a player of the table's own: not where the game came to its limit
    secret: str


class Taught(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a lesson is. Only what it asks for is legal."""

    step: int  # from 0; as many as there are when it is over
    steps: int
    says: Says | None  # what is told or asked
    told: Says | None = None  # what was brought by the step before
    reads: bool = False  # a card: `read` goes on
    show: dict[str, int | str] = {}  # what it is about, as an event of the game names it
    at: list[str] = []  # parts of the table that it is about
    seconds: int = 0  # how long one has for it, where a clock runs


class Now(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as a viewer may know it."""

    status: Status
    view: msgspec.Raw  # what `show` allows; null before the start
    actors: tuple[int, ...]
    haste: bool  # everyone acts at once
    prompt: Says | None
    legal: list[Choice]
    undo: bool
    due: dict[int, int]  # when a seat's time is up, in the server's milliseconds
    ending: Ending | None
    longer: list[Longer] = []
    rests: Says | None = None  # why it cannot go on here; of a game that is over, that its rules were others
    lesson: Taught | None = None  # of a table where the game is learnt


class Line(msgspec.Struct, frozen=True):
    """A line of talk."""

    seat: int | None
    name: str
    text: str
    at_ms: int


class Table(Out, frozen=True):
    """Everything, for who comes anew or was away for long."""

    seq: int
    at_ms: int
    stands_ms: int  # when the step of that number was: who comes back names both
    about: About
    seat: int | None  # yours
    seats: list[Seat]
    secret_hash: str | None
    rematch: str | None
    talk: list[Line]
    log: "list[Step]"  # the last steps since the start, as you may know them, without `now`
    now: Annotated[msgspec.Raw, Now]


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of the game: a message, and what changes in the view by it."""

    id: str
    args: dict[str, int | str]
    changes: list[Change] | None = None  # left out of the last event of a step, and of steps that are sent late
    befalls: int | None = None  # the seat that something bad has happened to: robbed, hit, a bid missed


class Step(Out, frozen=True):
    """Something happened. Numbers have no gaps; what you may not know has an empty list of events."""

    seq: int
    at_ms: int
    kind: str
    events: list[Told]
    re: str | None = None  # your message that asked for it: it is on disk
    facts: dict[str, int | str | None] | None = None  # of things that are not events of the game
    seats: list[Seat] | None = None  # where they changed
    now: Annotated[msgspec.Raw, Now] = NOTHING  # left out where it is as before, and of late steps but the last


class Missed(Out, frozen=True):
    """The steps since you were here, the last of them with the table as it is now."""

    steps: list[Step]


class Done(Out, frozen=True):
    """Your message was carried out before; this is its number."""

    re: str
    seq: int


class Refused(Out, frozen=True):
    """Your message was not carried out, and why."""

    re: str
    why: Says
    text: str  # in English, for people without a catalogue


class Because(Out, frozen=True):
    """Why the move that you asked about would be refused now, as it would be; null where it would not."""

    re: str
    why: Says | None
    text: str | None  # in English


class Section(msgspec.Struct, frozen=True):
    """A part of the table as text: its heading, and lines of one sentence or several."""

    about: Subject
    heading: Says
    lines: list[list[Says]]


class Described(Out, frozen=True):
    """The table as text, as you may know it at that step; null where its game has none, or is not going on."""

    re: str
    seq: int
    sections: list[Section] | None


class Error(Out, frozen=True):
    """A message that cannot be read; nothing was done."""

    why: Says
    text: str


class Here(msgspec.Struct, frozen=True):
    """Whether a seat's person is connected, and the round trip that the server measured."""

    here: bool
    rtt_ms: int | None


class Presence(Out, frozen=True):
    """Who is here, how far searching bots are from being ready (below 100 they play as mates), and how fast bots go."""

    seats: list[Here]
    watching: int
    captains: int = 100  # per cent
    hands: float | None = None  # seconds for an act that bots go by: the slowest person's; left out if by nobody's


class Reacted(Out, frozen=True):
    """Somebody shows how they feel."""

    seat: int
    what: Reaction


class Notice(Out, frozen=True):
    """What the server's host tells everyone; empty: what was told is over."""

    at_ms: int
    text: str


class Nudged(Out, frozen=True):
    """Somebody was reminded that all wait for them, and by whom."""

    seat: int
    by: int


class Remark(Out, frozen=True):
    """A pirate has something to say to a step."""

    seat: int
    says: Says
    seq: int  # the step: a page that still shows what was before waits for it


class Ping(Out, frozen=True):
    """Answer with a pong of the same number, at once."""

    n: int


class Ahoy(Out, frozen=True):
    """The answer to a hail: the connection is well."""


class Bye(Out, frozen=True):
    """The socket closes; `again` tells whether to come back."""

    why: Says
    again: bool


Outgoing = (
    Table
    | Step
    | Missed
    | Done
    | Refused
    | Because
    | Described
    | Error
    | Presence
    | Reacted
    | Nudged
    | Notice
    | Remark
    | Ping
    | Ahoy
    | Bye
)


_decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
encode = msgspec.json.Encoder().encode


def read(text: str | bytes) -> Incoming:
    """A message from a viewer; msgspec.MsgspecError says what is wrong with another."""
    return _decoder.decode(text)
