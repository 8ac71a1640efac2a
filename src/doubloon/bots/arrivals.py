"""Whose hand is there next, as compiled code has it: in whole games of bots, and in those that a search imagines."""

from doubloon.bots.mind import mark_legal
from doubloon.bots.tempo import MOST_SEATS, NEVER, NOTHING
from doubloon.engine.dispatch import haste
from doubloon.engine.records import Record
from doubloon.engine.rule import rule
from doubloon.engine.state import GameState

NOBODY = -1


@rule
def next_arrival(s: GameState, waiting: int, tempo: Record, desk: Record) -> tuple[int, int]:
    """Let time pass until a hand is there: whose it is, and the action that they carry out then.

    NOTHING comes of a hand that is too late. If all wait, it is NOBODY's, and the table will lose its patience.
    """
    seat = next_ready(waiting, haste(s), s.players, tempo)
    if seat == NOBODY:
        look_again(tempo)
        return NOBODY, NOTHING
    pass_time(tempo, tempo.due[seat] - tempo.now, tempo.hurries[seat])
    action = tempo.intent[seat]
    tempo.intent[seat] = NOTHING
    mark_legal(s, seat, desk.legal)
    if not desk.legal[action]:
        return seat, NOTHING
    look_again(tempo)
    return seat, action


@rule
def next_ready(waiting: int, first: int, players: int, tempo: Record) -> int:
    """The seat whose hand is there first, or NOBODY; of several at the same moment the first one clockwise."""
    best = NOBODY
    for turns in range(players):
        seat = (first + turns) % players
        if not waiting >> seat & 1 or tempo.due[seat] == NEVER:
            continue
        if best == NOBODY or tempo.due[seat] < tempo.due[best]:
            best = seat
    return best


@rule
def pass_time(tempo: Record, microseconds: int, hurried: int) -> None:
    tempo.now += microseconds
    tempo.hurried += hurried * microseconds


@rule
def look_again(tempo: Record) -> None:
    """Something happens: who was waiting thinks again."""
    for seat in range(MOST_SEATS):
        if tempo.due[seat] == NEVER:
            tempo.intent[seat] = NOTHING


@rule
def keep_to_round(s: GameState, tempo: Record) -> None:
    """What a hand was at in one round has nothing to do with the next: it is dropped."""
    if tempo.rounds == s.rounds:
        return
    tempo.rounds = s.rounds
    for seat in range(MOST_SEATS):
        tempo.intent[seat] = NOTHING
        tempo.due[seat] = NEVER
