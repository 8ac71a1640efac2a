"""No viewer gets what they may not know: every message received is compared with what the engine's `show` allows.

What was on disk is played again by the engine alone, and for each viewer the message that they may get is written anew
from `view`, `legal` and visible events. Twins, tables that differ only in what a viewer cannot know, must say the same.
"""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec import structs

import doubloon
from doubloon.engine.chance import seed_generator
from doubloon.engine.dispatch import SPECTATOR
from doubloon.engine.errors import IllegalMove
from doubloon.engine.events import Event
from doubloon.server import wire
from doubloon.server.hall.logbook import LOG_LENGTH, Entry, Logbook
from doubloon.server.store import Stored, open_to_read
from doubloon.server.table import sight
from doubloon.server.table.events import Moved, Row, Started
from doubloon.server.table.fold import fold
from doubloon.server.table.pictures import changes
from doubloon.server.table.sight import Sight
from doubloon.server.table.state import TableState
from tests.server.running import Guest, Message, Running, Socket, running

GAMES = doubloon.names()
OPTIONS: dict[str, Any] = {
    "captain_dice": {"mode": "turns", "round_limit": 3},
    "kraken": {"round_limit": 12},
    "nozoku": {},
}
MOVES = 120
TO_THE_END = 10_000  # where Nozoku's only secrets are


class Seated:
    """Everyone at one table with their sockets: a person per seat, and a spectator."""

    def __init__(self, server: Running, game: str, players: int = 3) -> None:
        self.people = people = [server.guest(f"P{number}") for number in range(players)]
        self.table = people[0].table(game, players=players, options=OPTIONS.get(game, {}))
        for person in people[1:]:
            person.sit(self.table)
        people[0].start(self.table)
        self.seats = [person.socket(self.table) for person in people]
        self.watcher = server.guest("Spec")
        self.spectator = self.watcher.socket(self.table)
        self.refusals: list[tuple[int, int, Message, Message]] = []  # after which step, seat, action, answer

    def viewers(self) -> dict[int | None, Socket]:
        return {None: self.spectator, **dict(enumerate(self.seats))}

    def arrivals(self) -> dict[int | None, list[Message]]:
        """The log that each of them is told who opens the table anew."""
        everyone: dict[int | None, Guest] = {None: self.watcher, **dict(enumerate(self.people))}
        return {viewer: person.socket(self.table).first["log"] for viewer, person in everyone.items()}

    def play(self, moves: int = MOVES) -> None:
        """Make moves at random, and now and then one that is refused."""
        chance = random.Random(5)
        game = doubloon.game(self.seats[0].first["about"]["game"])
        for _ in range(moves):
            if self.seats[0].now["ending"]:
                return
            seat = chance.choice(self.seats[0].now["actors"])
            socket = self.seats[seat]
            wrong = game.actions.decode(chance.randrange(len(game.actions)))
            if all(wrong != choice["action"] for choice in socket.now["legal"]):
                self.refusals.append((socket.seq, seat, wrong, socket.move(wrong)))
            socket.move(chance.choice(socket.now["legal"])["action"])
            for other in self.viewers().values():
                while other.seq < socket.seq:
                    other.read()


def stored(server: Running, table: str) -> Stored:
    async def read() -> Stored:
        store = await open_to_read(server.settings.database_url)
        found = await store.table(table)
        await store.close()
        assert found is not None
        return found

    return asyncio.run(read())


def choice(match: doubloon.Match, fields: Any, viewer: int, action: int) -> Message:
    actions = match.game.actions
    plain: Message = {"action": actions.decode(action), "says": actions.describe(fields, viewer, action).plain()}
    if actions.verb_of(action).stays_in_sight:
        plain["stays"] = True
    if actions.verb_of(action).commits:
        plain["commits"] = True
    leads = actions.leads(fields, viewer, action)
    return plain if leads is None else {**plain, "leads": leads}


def longer(match: doubloon.Match, fields: Any, viewer: int) -> Message:
    """Choices of several actions; the page is told nothing where there is none."""
    decode = match.game.actions.decode
    found = [
        {"actions": [decode(action) for action in row.actions], "says": row.says.plain(), "leads": row.leads}
        for row in match.game.longer(fields, viewer)
    ]
    return {"longer": found} if found else {}


def allowed(state: TableState, viewer: int | None, secret: bytes) -> Message:
    """What a viewer may know of the table now, from the engine alone."""
    match = state.playing
    acts = viewer is not None and viewer in match.actors
    fields = match.fields(viewer)
    return {
        "status": "over" if match.over else "playing",
        "view": match.view(viewer),
        "actors": list(match.actors),
        "haste": False,
        "prompt": match.game.prompt(fields, viewer).plain() if acts and viewer is not None else None,
        "legal": [
            choice(match, fields, viewer, match.game.actions.encode(action))
            for action in (match.legal(viewer) if acts and viewer is not None else [])
            if viewer is not None
        ],
        "undo": bool(state.undo) and viewer is not None and state.mover == viewer and not match.over,
        "due": {},
        "ending": {
            "ranks": list(match.ranks or ()),
            "scores": list(match.scores or ()),
            "winners": list(match.winners or ()),
            "decided": match.decided,
            "secret": secret.hex(),
        }
        if match.over
        else None,
        **(longer(match, fields, viewer) if acts and viewer is not None else {}),
    }


def events_for(events: list[Event], viewer: int | None) -> list[Message]:
    return [as_told(event) for event in events if event.visible_to(viewer)]


def as_told(event: Event) -> Message:
    bad = {} if event.befalls is None else {"befalls": event.befalls}
    return {**event.message.plain(), **bad}


def pictured(match: doubloon.Match, events: list[Event], viewer: int | None, seen: Any) -> list[Message]:
    """The same with what changes for them by each but the last, from what they had seen before."""
    told: list[Message] = []
    for event, picture in zip(events, match.pictures(viewer), strict=True):
        if event.visible_to(viewer):
            told.append({**as_told(event), "changes": changes(seen, picture)})
            seen = picture
    if told:
        del told[-1]["changes"]
    return told


def check(seated: Seated, kept: Stored) -> int:
    """Compare every step that anyone received with what they may know; the number of steps compared."""
    state = fold(kept.rows[: seated.seats[0].first["seq"]])
    compared = 0
    for viewer, socket in seated.viewers().items():
        assert socket.first["now"] == plain(allowed(state, viewer, kept.secret)), f"seat {viewer} at the start"
    for row in kept.rows[seated.seats[0].first["seq"] :]:
        check_twins(state, kept.secret, row.seq)
        before = {viewer: state.playing.view(viewer) for viewer in seated.viewers()}
        events = state.apply(row)
        for viewer, socket in seated.viewers().items():
            step = next(step for step in socket.steps if step["seq"] == row.seq)
            mine = is_own(row, viewer)
            expected = {
                "type": "step",
                "seq": row.seq,
                "at_ms": row.at_ms,
                "kind": row.kind,
                "events": pictured(state.playing, events, viewer, before[viewer]),
                **({"re": row.client_id} if mine else {}),
                "now": allowed(state, viewer, kept.secret),
            }
            assert step == plain(expected), f"seat {viewer} at step {row.seq}"
            compared += 1
    return compared


def check_log(seated: Seated, kept: Stored) -> int:
    """Compare the log that anyone arrives to with what they may know; the number of steps compared."""
    state = fold(kept.rows[:1])
    logs: dict[int | None, list[Message]] = {viewer: [] for viewer in seated.viewers()}
    for row in kept.rows[1:]:
        events = state.apply(row)
        if isinstance(row.happening, Started | Moved):
            check_log_of_twins(row, events, state.opened.players)
            hashed = {"facts": {"secret_hash": row.happening.secret_hash}} if isinstance(row.happening, Started) else {}
            step = {"type": "step", "seq": row.seq, "at_ms": row.at_ms, "kind": row.kind, **hashed}
            for viewer, log in logs.items():
                own = {"facts": {"seat": viewer}} if is_own(row, viewer) else {}
                log.append(plain({**step, **own, "events": events_for(events, viewer)}))
    for viewer, told in seated.arrivals().items():
        assert told == logs[viewer][-LOG_LENGTH:], f"the log of seat {viewer}"
    return sum(map(len, logs.values()))


def is_own(row: Row, viewer: int | None) -> bool:
    """Whether it is a viewer's own move."""
    return isinstance(row.happening, Moved) and row.happening.seat == viewer


def check_log_of_twins(row: Row, events: list[Event], players: int) -> None:
    """Whatever else was chosen, drawn and whispered to others, and by whom: a viewer reads the same bytes."""
    for viewer in (None, *range(players)):
        happening: Started | Moved = (
            Started(row.happening.seed + 1, row.happening.secret_hash)
            if isinstance(row.happening, Started)
            else Moved(viewer if viewer is not None and is_own(row, viewer) else players, {"do": "another"}, 0)
        )
        other = Row(row.seq, happening, "another person", row.at_ms, "other rules", "another message")
        hidden = {"fields": {"seat": 99}}
        unknown = (event if event.visible_to(viewer) else structs.replace(event, **hidden) for event in events)
        log, twin = Logbook([]), Logbook([])
        log.add(Entry(row, tuple(events)))
        twin.add(Entry(other, tuple(unknown)))
        assert wire.encode(log.steps(viewer)) == wire.encode(twin.steps(viewer)), f"the log of seat {viewer}'s twin"


def plain(message: Message) -> Message:
    """As it comes out of JSON."""
    made: Message = json.loads(json.dumps(message))
    return made


def redealt(state: TableState, viewer: int | None, seed: int) -> TableState:
    """A twin of a table, which differs in all that a viewer cannot know."""
    twin = TableState(**{**vars(state), "match": state.playing.copy()})
    seed_generator(twin.playing.state, np.uint64(seed), 3)
    state.game.rules.redeal(twin.playing.state, SPECTATOR if viewer is None else viewer)
    return twin


def check_twins(state: TableState, secret: bytes, seed: int) -> None:
    """Twins give their viewer the same bytes."""
    if state.playing.over:
        return
    for viewer in (None, *range(state.opened.players)):
        twin, real = Sight(redealt(state, viewer, seed), b"another secret"), Sight(state, secret)
        assert bytes(twin.now(viewer)) == bytes(real.now(viewer))
        assert twin.text(viewer) == real.text(viewer)


def check_refusals(seated: Seated, rows: list[Row]) -> None:
    """What a refusal says is the same whatever the seat cannot know."""
    for seq, seat, action, answer in seated.refusals:
        twin = redealt(fold(rows[:seq]), seat, seq)
        with pytest.raises(IllegalMove) as refused:
            twin.playing.play(seat, action)
        assert answer["type"] == "refused"
        assert answer["text"] == str(refused.value)
        assert answer["why"]["args"] == plain(refused.value.details)


@pytest.mark.parametrize("game", GAMES)
def test_everyone_gets_exactly_what_show_allows(server: Running, game: str) -> None:
    seated = Seated(server, game)
    seated.play()
    kept = stored(server, seated.table)
    assert check(seated, kept) > 100
    assert check_log(seated, kept) > 100
    check_refusals(seated, kept.rows)
    for socket in seated.viewers().values():
        over = bool(socket.now["ending"])
        assert over or not any(kept.secret.hex() in text for text in socket.received)
        rest = [json.loads(text) for text in socket.received if '"type":"step"' not in text]
        assert {message["type"] for message in rest} <= {"table", "presence", "ping", "refused"}


def test_real_time_gives_exactly_what_show_allows(server: Running) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = ann.table("captain_dice", players=2)
    bo.sit(table)
    ann.start(table)
    with ann.socket(table) as one, bo.socket(table) as other:
        one.move({"do": "ring"})
        for _ in range(40):
            one.move({"do": "cast"})
        other.until(lambda _: other.seq == one.seq)
        kept = stored(server, table)
        state = fold(kept.rows[: one.first["seq"]])
        for row in kept.rows[one.first["seq"] :]:
            before = [state.playing.view(seat) for seat in range(2)]
            events = state.apply(row)
            for seat, socket in enumerate((one, other)):
                step = next(step for step in socket.steps if step["seq"] == row.seq)
                told = pictured(state.playing, events, seat, before[seat])
                assert step["events"] == plain({"is": told})["is"]
                assert step["now"]["view"] == plain(state.playing.view(seat))


def unfiltered(events: list[Event], _viewer: int | None) -> list[wire.Told]:
    return [wire.Told(f"event-{event.kind}", event.fields, befalls=event.befalls) for event in events]


class Leaky(Sight):
    """Shows everyone what the first seat sees."""

    def _seen(self, _viewer: int | None) -> bytes:
        return super()._seen(0)


@pytest.mark.parametrize("leak", ["events", "view"])
def test_a_planted_leak_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    with running(tmp_path) as server:
        if leak == "events":
            monkeypatch.setattr("doubloon.server.table.pictures.visible", unfiltered)
        else:
            monkeypatch.setattr("doubloon.server.hall.audience.Sight", Leaky)
        seated = Seated(server, "nozoku" if leak == "events" else "casket")
        seated.play(TO_THE_END if leak == "events" else 1)
        with pytest.raises(AssertionError, match=r"seat (None|\d) at"):
            check(seated, stored(server, seated.table))


def test_a_planted_leak_in_the_log_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        seated = Seated(server, "nozoku")
        seated.play(TO_THE_END)
        kept = stored(server, seated.table)
        check(seated, kept)
        monkeypatch.setattr(sight, "visible", unfiltered)
        with pytest.raises(AssertionError, match="the log of seat"):
            check_log(seated, kept)
        monkeypatch.setattr("tests.server.test_leaks.check_log_of_twins", lambda *_: None)
        with pytest.raises(AssertionError, match=r"the log of seat (None|\d)(?!')"):
            check_log(seated, kept)
