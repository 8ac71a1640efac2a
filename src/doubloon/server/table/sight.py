"""Sight: the serializer for each viewer, a whitelist. All about the game comes from `show` and from visible events."""

from collections.abc import Sequence
from typing import Any

import msgspec

from doubloon.bots import in_haste
from doubloon.engine.events import Event
from doubloon.engine.match import Match
from doubloon.engine.records import Fields
from doubloon.engine.words import Says
from doubloon.server import wire
from doubloon.server.table.events import Left, Rematched, Row, Said, Sat, Seated, Started, TakenBack, TakenOver, Undone
from doubloon.server.table.pictures import UNSEEN, Pictures, Seen, Viewer, visible
from doubloon.server.table.state import OVER, PLAYING, TableState
from doubloon.server.terms import terms_of

# What everyone may know of things that are no events of the game: a whitelist too.
_PUBLIC: dict[type, tuple[str, ...]] = {
    Sat: ("seat", "name"),
    Seated: ("seat", "level"),
    Left: ("seat",),
    Started: ("secret_hash",),
    Undone: ("seat",),
    TakenOver: ("seat", "level", "why"),
    TakenBack: ("seat",),
    Said: ("seat", "name", "text"),
    Rematched: ("table",),
}
_SEATING = (Sat, Seated, Left, TakenOver, TakenBack)


class Shown(msgspec.Struct, frozen=True):
    """A View: what to say is made of its fields, what to draw is sent as it is."""

    fields: Fields
    view: msgspec.Raw


class Sight:
    """What viewers see at one moment, each thing made once however many look at it."""

    def __init__(self, state: TableState, secret: bytes) -> None:
        self.state = state
        self.secret = secret
        self.status = state.status
        self._all_seen: list[bytes] | None = None
        self._eyes: dict[Viewer, Viewer] = {None: None}
        self._now: dict[Viewer, msgspec.Raw] = {}
        self._shown: dict[Viewer, Shown] = {}
        self._plain: dict[bytes, Any] = {}

    def eyes(self, viewer: Viewer) -> Viewer:
        """Whose eyes a viewer looks through: a seat that may know and do no more than a spectator, a spectator's."""
        if viewer not in self._eyes:
            self._eyes[viewer] = None if self._is_like_a_spectator(viewer) else viewer
        return self._eyes[viewer]

    def _is_like_a_spectator(self, viewer: Viewer) -> bool:
        if self.state.match is None or viewer in self.state.actors or self.state.may_undo(viewer):
            return False
        return self._seen(viewer) == self._seen(None)

    @property
    def seen(self) -> Seen:
        """What viewers were shown at that moment; nothing if nobody looked."""
        return Seen(self._all_seen, self._plain) if self._all_seen else UNSEEN

    def _seen(self, viewer: Viewer) -> bytes:
        """The View of a viewer; those of all are made at once."""
        if self._all_seen is None:
            self._all_seen = self.state.playing.all_seen()
        return self._all_seen[-1 if viewer is None else viewer]

    def now(self, viewer: Viewer) -> msgspec.Raw:
        """The table as a viewer may know it."""
        eyes = self.eyes(viewer)
        if eyes not in self._now:
            self._now[eyes] = self._make_now(eyes)
        return self._now[eyes]

    def _make_now(self, viewer: Viewer) -> msgspec.Raw:
        state, match = self.state, self.state.match
        if match is None:
            return _raw(wire.Now(self.status, wire.NULL, (), False, None, [], False, {}, None))
        shown = self._show(match, viewer)
        prompt: Says | None = None
        choices: list[wire.Choice] = []
        longer: list[wire.Longer] = []
        if viewer is not None and viewer in state.actors and not state.seats[viewer].bot:
            prompt = match.game.prompt(shown.fields, viewer).plain()
            choices, longer = _choices(match, shown.fields, viewer), _longer(match, shown.fields, viewer)
        now = wire.Now(
            status=self.status,
            view=shown.view,
            actors=state.actors,
            haste=self.status == PLAYING and in_haste(match),
            prompt=prompt,
            legal=choices,
            undo=state.may_undo(viewer),
            due={seat: since + state.opened.pace.ms for seat, since in state.waiting.items()},
            ending=self._ending(match) if self.status == OVER else None,
            longer=longer,
        )
        return _raw(now)

    def _show(self, match: Match, viewer: Viewer) -> Shown:
        """The View of a viewer as it is needed; viewers who may know the same share it."""
        if viewer is not None and self._seen(viewer) == self._seen(None):
            viewer = None
        if viewer not in self._shown:
            seen = self._seen(viewer)
            fields = match.game.fields(seen)
            self._plain[seen] = match.game.plain_view(fields)
            self._shown[viewer] = Shown(fields, _raw(self._plain[seen]))
        return self._shown[viewer]

    def _ending(self, match: Match) -> wire.Ending:
        return wire.Ending(
            ranks=match.ranks or (),
            scores=match.scores or (),
            winners=match.winners or (),
            decided=bool(match.decided),
            secret=self.secret.hex(),
        )


class News:
    """What happened just now, as each viewer is told it; made once for all who are told the same."""

    def __init__(self, sight: Sight, before: Seen, row: Row, events: Sequence[Event]) -> None:
        self._sight = sight
        self._row = row
        self._changes = changes_the_table(row)
        self._alike = is_told_alike(row, events)
        self._pictures = Pictures(sight.state.playing, before, events) if events else None
        self._told: dict[tuple[Viewer, bool], bytes] = {}

    def to(self, viewer: Viewer, person: str) -> bytes:
        """The message to a viewer."""
        own = person != "" and person == self._row.actor
        if self._alike and not own and (self._pictures is None or self._pictures.are_a_spectators(viewer)):
            viewer = self._sight.eyes(viewer)
        told = self._told.get((viewer, own))
        if told is None:
            now = self._sight.now(viewer) if self._changes else wire.NOTHING
            says = self._pictures.told(viewer) if self._pictures else []
            told = wire.encode(step(self._sight.state, self._row, says, person, now))
            self._told[viewer, own] = told
        return told


def changes_the_table(row: Row) -> bool:
    """Whether the table is another after something that happened; not after talk."""
    return not isinstance(row.happening, Said | Rematched)


def step(
    state: TableState,
    row: Row,
    says: list[wire.Told],
    person: str = "",
    now: msgspec.Raw = wire.NOTHING,
) -> wire.Step:
    """What a person is told of something that happened: what may be said of it, and the table `now`."""
    return wire.Step(
        row.seq,
        row.at_ms,
        row.kind,
        says,
        row.client_id if person and person == row.actor else None,
        _facts(row),
        seats(state, person) if isinstance(row.happening, _SEATING) else None,
        now,
    )


def is_told_alike(row: Row, events: Sequence[Event]) -> bool:
    """Whether everyone but who did it is told the same of something that happened."""
    return not isinstance(row.happening, _SEATING) and all(event.visible_to(None) for event in events)


def past(row: Row, events: Sequence[Event], viewer: Viewer) -> wire.Step:
    """What a viewer who arrives later is told of something that happened, whoever they are."""
    return wire.Step(row.seq, row.at_ms, row.kind, visible(events, viewer), facts=_facts(row))


def _raw(message: Any) -> msgspec.Raw:
    return msgspec.Raw(wire.encode(message))


def seats(state: TableState, person: str) -> list[wire.Seat]:
    """Who sits where, as a person sees it."""
    return [
        wire.Seat(seat.name or None, seat.bot or None, seat.program, bool(person) and seat.person == person)
        for seat in state.seats
    ]


def about(table: str, state: TableState, person: str) -> wire.About:
    """What does not change at a table."""
    opened = state.opened
    return wire.About(
        id=table,
        game=opened.game,
        rules=state.game.version,
        players=opened.players,
        options=opened.options,
        host=person == opened.host,
        **terms_of(opened),
    )


def _choices(match: Match, fields: Fields, seat: int) -> list[wire.Choice]:
    game = match.game
    return [
        wire.Choice(
            game.actions.decode(action),
            game.describe(fields, seat, action).plain(),
            game.actions.verb_of(action).stays_in_sight,
            game.leads(fields, seat, action),
        )
        for action in match.mask(seat).nonzero()[0].tolist()
    ]


def _longer(match: Match, fields: Fields, seat: int) -> list[wire.Longer]:
    decode = match.game.actions.decode
    return [
        wire.Longer([decode(action) for action in choice.actions], choice.says.plain(), choice.leads)
        for choice in match.game.longer(fields, seat)
    ]


def _facts(row: Row) -> dict[str, Any] | None:
    public = _PUBLIC.get(type(row.happening))
    return {name: getattr(row.happening, name) for name in public} if public else None
