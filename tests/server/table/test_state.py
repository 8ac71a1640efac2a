"""A table's state is the fold of what happened at it, and a snapshot of it is the same state."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import doubloon
from doubloon.engine.errors import IllegalMove
from doubloon.engine.fairness import entropy_of
from doubloon.server.person import GUEST, Person
from doubloon.server.refusals import Refusal
from doubloon.server.table import decide
from doubloon.server.table.events import (
    Happened,
    Opened,
    Row,
    Said,
    TakenBack,
    TakenOver,
    from_json,
    to_json,
)
from doubloon.server.table.fold import fold, restore, snapshot_of
from doubloon.server.table.sight import Sight
from doubloon.server.table.state import OPEN, OVER, PLAYING, TableState
from doubloon.server.terms import Pace
from tests.games.captain_dice.tables import dice_phase

SECRET = bytes(range(32))
NO_CLOCK = Pace()
PEOPLE = [Person(name.lower(), name, GUEST, 1) for name in ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")]


def a_table(game: str, players: int, pace: Pace = NO_CLOCK) -> list[Row]:
    """The rows of a table that has begun, the last seat being a bot's."""
    options = doubloon.game(game).read_options({})
    state = TableState.of(Opened(game, players, options, "ann", pace=pace))
    rows = [Row(1, state.opened, "ann", 1)]
    state.apply(rows[0])
    for person in PEOPLE[: players - 1]:
        happen(state, rows, decide.sit(state, person, None), person.id)
    happen(state, rows, decide.seat_bot(state, "ann", players - 1, "mate", SECRET), "ann")
    happen(state, rows, decide.start(state, "ann", SECRET), "ann")
    return rows


def happen(state: TableState, rows: list[Row], happening: Happened, actor: str = "") -> None:
    row = Row(state.seq + 1, happening, actor, 1000 * len(rows), "1", f"c{len(rows)}" if actor else None)
    state.apply(row)
    rows.append(row)


def anything(state: TableState, chance: random.Random) -> Happened:
    """Something that happens at a table in play: mostly a move."""
    match = state.playing
    seat = chance.choice(match.actors)
    dice = chance.random()
    if dice < 0.15 and state.mover is not None and state.may_undo(state.mover):
        return decide.undo(state, state.seats[state.mover].person)
    if dice < 0.2:
        return Said(None, "Bo", "ahoy")
    if dice < 0.25 and state.seats[seat].person:
        return TakenBack(seat) if state.seats[seat].bot else TakenOver(seat, "mate", decide.RESIGNED)
    action = chance.choice(match.legal(seat))
    if state.seats[seat].bot:
        return decide.bot_move(state, seat, action, SECRET)
    return decide.move(state, state.seats[seat].person, action, SECRET)


@pytest.mark.parametrize("game", doubloon.names())
@given(seed=st.integers(0, 2**32))
@settings(max_examples=15, deadline=None)
def test_the_fold_of_events_equals_the_snapshot_after_each_of_them(game: str, seed: int) -> None:
    chance = random.Random(seed)
    players = chance.choice([count for count in doubloon.game(game).players if count > 1])
    rows = a_table(game, players, chance.choice([NO_CLOCK, Pace("seconds", 30)]))
    state = fold(rows)
    for _ in range(40):
        if state.status == OVER:
            break
        try:
            happen(state, rows, anything(state, chance), "ann")
        except (IllegalMove, Refusal):
            continue
        if chance.random() < 0.2:
            state = restore(rows, snapshot_of(state))  # a restart in between changes nothing
    stored = [Row(row.seq, from_json(to_json(row.happening)), row.actor, row.at_ms) for row in rows]
    assert snapshot_of(fold(stored)) == snapshot_of(state) == snapshot_of(restore(stored, snapshot_of(state)))
    assert fold(stored).playing.replay == state.playing.replay


def test_a_table_from_before_bots_had_hands_to_choose_has_those_that_go_by_people() -> None:
    opened = Opened("kraken", 2, {}, "ann")
    stored = msgspec.json.decode(to_json(opened))
    del stored["hands"]
    assert from_json(msgspec.json.encode(stored)) == opened


def test_chance_comes_from_the_secret_and_the_number_of_the_move() -> None:
    state = fold(a_table("kraken", 2))
    seat = state.playing.actors[0]
    ask = {"do": "end"}
    moved = (
        decide.bot_move(state, seat, ask, SECRET) if state.seats[seat].bot else decide.move(state, "ann", ask, SECRET)
    )
    assert moved.entropy == entropy_of(SECRET, 1)


def test_a_table_is_open_then_played_then_over() -> None:
    rows = a_table("kraken", 2)
    assert fold(rows[:3]).status == OPEN
    state = fold(rows)
    assert state.status == PLAYING
    chance = random.Random(1)
    while state.status == PLAYING:
        seat = state.playing.actors[0]
        state.seats[seat].bot = "mate"
        action = chance.choice(state.playing.legal(seat))
        happen(state, rows, decide.bot_move(state, seat, action, SECRET))
    assert state.status == OVER
    with pytest.raises(Refusal, match="not being played"):
        decide.undo(state, "ann")


def test_who_left_their_seat_to_a_bot_can_take_nothing_back_and_is_not_offered_to() -> None:
    rows = a_table("kraken", 2)
    state = fold(rows)
    while not state.may_undo(0):
        seat = state.playing.actors[0]
        action = state.playing.legal(seat)[0]
        person = state.seats[seat].person
        made = decide.move(state, person, action, SECRET) if person else decide.bot_move(state, seat, action, SECRET)
        happen(state, rows, made, person)
    assert not state.may_undo(1)
    assert not state.may_undo(None)
    assert b'"undo":true' in bytes(Sight(state, SECRET).now(0))
    happen(state, rows, decide.resign(state, state.seats[0].person, "mate"))
    assert b'"undo":false' in bytes(Sight(state, SECRET).now(0))
    with pytest.raises(Refusal, match="nothing to take back"):
        decide.undo(state, state.seats[0].person)


def test_no_clock_runs_for_who_could_only_ring_wrongly() -> None:
    state = fold(a_table("captain_dice", 4, Pace("seconds", 4)))
    state.match = dice_phase(4, on={0: "a1 b1 d2"}, dice={1: "561111"})
    happen(state, [], decide.move(state, "cy", {"do": "cast"}, SECRET), "cy")
    assert sorted(state.waiting) == [1, 2]
    happen(state, [], decide.move(state, "bo", {"do": "place", "cell": "c1"}, SECRET), "bo")
    assert sorted(state.waiting) == [0, 1, 2]


def test_a_clock_starts_when_a_seat_may_act_and_anew_with_its_own_moves() -> None:
    rows = a_table("kraken", 3, Pace("seconds", 30))
    state = fold(rows)
    while state.seats[state.playing.actors[0]].bot:
        seat = state.playing.actors[0]
        happen(state, rows, decide.bot_move(state, seat, {"do": "end"}, SECRET))
    seat = state.playing.actors[0]
    began = state.waiting[seat]
    assert state.due(seat) == began + 30_000
    with pytest.raises(Refusal):
        decide.time_out(state, seat, began + 29_999, "mate")
    person = state.seats[seat].person
    happen(state, rows, decide.move(state, person, {"do": "forward"}, SECRET), person)
    assert state.waiting[seat] == rows[-1].at_ms > began
    assert decide.time_out(state, seat, state.waiting[seat] + 30_000, "mate") == TakenOver(seat, "mate", "timeout")
    happen(state, rows, TakenOver(seat, "mate", "timeout"))
    assert seat not in state.waiting
