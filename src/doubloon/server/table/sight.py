"""Sight: the serializer for each viewer, a whitelist. All about the game comes from `show` and from visible events."""

from collections.abc import Sequence
from typing import Any

import msgspec

from doubloon.bots import in_haste
from doubloon.engine.drawing import Picture
from doubloon.engine.events import Event
from doubloon.engine.match import Match
from doubloon.engine.records import Fields
from doubloon.engine.words import Message, Says
from doubloon.server import wire
from doubloon.server.table.events import (
    Left,
    Moved,
    Rematched,
    Row,
    Said,
    Sat,
    Seated,
    SetBack,
    Started,
    TakenBack,
    TakenOver,
    Undone,
)
from doubloon.server.table.pictures import UNSEEN, Gallery, Pictures, Seen, Viewer, visible
from doubloon.server.table.state import PLAYING, Rest, Result, TableState
from doubloon.server.terms import terms_of

# What everyone may know of things that are no events of the game: a whitelist too.
_PUBLIC: dict[type, tuple[str, ...]] = {
    Sat: ("seat", "name", "flag"),
    Seated: ("seat", "level", "pirate"),
    Left: ("seat",),
    Started: ("secret_hash",),
    Undone: ("seat",),
    TakenOver: ("seat", "level", "why"),
    TakenBack: ("seat",),
    Said: ("seat", "name", "text"),
    Rematched: ("table",),
    SetBack: ("to_ms",),
}
_SEATING = (Sat, Seated, Left, TakenOver, TakenBack)


class Sight:
    """What viewers see at one moment, each thing made once however many look at it."""

    def __init__(self, state: TableState, secret: bytes, before: Seen = UNSEEN) -> None:
        self.state = state
        self.secret = secret
        self.before = before  # what they were shown the moment before
        self.status = state.status
        self._all_seen: list[bytes] | None = None
        self._eyes: dict[Viewer, Viewer] = {None: None}
        self._now: dict[Viewer, msgspec.Raw] = {}
        self._gallery = Gallery(state.game, before)

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
        return self._gallery.drawn(self._all_seen) if self._all_seen else UNSEEN

    def pictures(self, events: Sequence[Event]) -> Pictures:
        """What everyone saw after each of the events that led here."""
        return Pictures(self.state.playing, self._gallery, self.before, events)

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

    def text(self, viewer: Viewer) -> list[wire.Section] | None:
        """The table as text, as a viewer may know it: made of the view that they are sent."""
        state, match = self.state, self.state.match
        if match is None or state.rest is not None or match.game.sections is None:
            return None
        told = match.game.sections(self._picture(viewer).plain, match.options, viewer)
        return [
            wire.Section(about, Message(heading).plain(), [[message.plain() for message in line] for line in lines])
            for about, heading, lines in told
        ]

    def _make_now(self, viewer: Viewer) -> msgspec.Raw:
        state, match = self.state, self.state.match
        if state.rest is not None:
            return self._at_rest(state.rest, viewer)
        if match is None:
            return _raw(wire.Now(self.status, wire.NULL, (), False, None, [], False, {}, None))
        picture = self._picture(viewer)
        prompt: Says | None = None
        choices: list[wire.Choice] = []
        longer: list[wire.Longer] = []
        if viewer is not None and viewer in state.actors and not state.seats[viewer].bot and may_choose(state):
            fields = match.game.fields(picture.seen)
            prompt = match.game.prompt(fields, viewer).plain()
            choices = _asked(state, _choices(match, fields, viewer))
            longer = _all_asked(state, _longer(match, fields, viewer))
        now = wire.Now(
            status=self.status,
            view=msgspec.Raw(picture.json),
            actors=state.actors,
            haste=self.status == PLAYING and in_haste(match),
            prompt=prompt,
            legal=choices,
            undo=state.may_undo(viewer),
            due={seat: since + state.opened.pace.ms for seat, since in state.waiting.items()},
            ending=None if state.result is None else self._ending(state.result),
            longer=longer,
            lesson=taught(state),
        )
        return _raw(now)

    def _picture(self, viewer: Viewer) -> Picture:
        """The View of a viewer as it is sent."""
        return self._gallery.draw(self._seen(viewer), -1 if viewer is None else viewer)

    def _at_rest(self, rest: Rest, viewer: Viewer) -> msgspec.Raw:
        """What is known of a table that cannot be played here: of a game that is over, what was seen at its end."""
        rests = why_at_rest(self.state, rest)
        last = rest.record.seen_by(viewer)[-1] if rest.record is not None else None
        if last is not None:
            return _raw({**msgspec.json.decode(last)["now"], "rests": rests})
        ending = None if rest.result is None else self._ending(rest.result)
        return _raw(wire.Now(self.status, wire.NULL, (), False, None, [], False, {}, ending, rests=rests))

    def _ending(self, result: Result) -> wire.Ending:
        return wire.Ending(**msgspec.structs.asdict(result), secret=self.secret.hex())


def why_at_rest(state: TableState, rest: Rest) -> Says:
    """The sentence that says why a table cannot go on here, or that its rules were others."""
    why = "rests-unreadable" if rest.trouble else "rests-over" if rest.over else "rests-other-rules"
    return Message(why, rules=rest.rules, here=state.game.version).plain()


class News:
    """What happened just now, as each viewer is told it; made once for all who are told the same."""

    def __init__(self, sight: Sight, row: Row, events: Sequence[Event]) -> None:
        self._sight = sight
        self._row = row
        self._changes = changes_the_table(row)
        self._alike = is_told_alike(row, events)
        self._pictures = sight.pictures(events) if events else None
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
    """What a viewer who arrives later is told of something that happened, and that it was their own move."""
    own = isinstance(row.happening, Moved) and row.happening.seat == viewer
    facts: dict[str, Any] | None = {"seat": viewer} if own else _facts(row)
    return wire.Step(row.seq, row.at_ms, row.kind, visible(events, viewer), facts=facts)


def _raw(message: Any) -> msgspec.Raw:
    return msgspec.Raw(wire.encode(message))


def seats(state: TableState, person: str) -> list[wire.Seat]:
    """Who sits where, as a person sees it."""
    return [
        wire.Seat(
            name=seat.name or None,
            bot=seat.bot or None,
            program=seat.program,
            you=bool(person) and seat.person == person,
            pirate=seat.pirate or None,
            flag=seat.flag or None,
            who=seat.person or None,
        )
        for seat in state.seats
    ]


def about(table: str, state: TableState, person: str) -> wire.About:
    """What does not change at a table."""
    opened = state.opened
    return wire.About(
        id=table,
        game=opened.game,
        rules=state.rules,
        players=opened.players,
        options=opened.options,
        host=person == opened.host,
        lesson=bool(opened.lesson),
        **terms_of(opened),
    )


def taught(state: TableState) -> wire.Taught | None:
    """Where a lesson is."""
    lesson, step, reached = state.lesson, state.step, state.reached
    if lesson is None:
        return None
    says, told = lesson.said(reached), lesson.told(reached, state.mover)
    return wire.Taught(
        step=reached,
        steps=len(lesson.steps),
        says=says.plain() if says else None,
        told=told.plain() if told else None,
        reads=step is not None and step.is_card,
        show=step.show if step else {},
        at=step.at if step else [],
        seconds=step.seconds if step else 0,
    )


def may_choose(state: TableState) -> bool:
    """Whether those who may act by the rules may do so now: in a lesson, when it asks them to."""
    return state.lesson is None or (state.step is not None and state.step.is_asked)


def _asked(state: TableState, choices: list[wire.Choice]) -> list[wire.Choice]:
    """Those that a lesson asks for; all, where there is none."""
    step = state.step
    return [choice for choice in choices if step.accepts(choice.action)] if step else choices


def _all_asked(state: TableState, longer: list[wire.Longer]) -> list[wire.Longer]:
    """Those whose every action a lesson asks for."""
    lesson = state.lesson
    return [row for row in longer if lesson.are_next(state.reached, row.actions)] if lesson else longer


def _choices(match: Match, fields: Fields, seat: int) -> list[wire.Choice]:
    game = match.game
    return [
        wire.Choice(
            game.actions.decode(action),
            game.describe(fields, seat, action).plain(),
            verb.stays_in_sight,
            game.leads(fields, seat, action),
            verb.commits,
        )
        for action in match.mask(seat).nonzero()[0].tolist()
        for verb in (game.actions.verb_of(action),)
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
