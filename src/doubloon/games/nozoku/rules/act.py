"""Carrying out an action (N11): a player turns or rolls one of the dice that they hold."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.bits import is_in
from doubloon.engine.chance import roll
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.engine.state import Mask
from doubloon.games.nozoku import events
from doubloon.games.nozoku.actions import (
    BLOCKS_SUB,
    NO_CHOICE,
    NO_COPY,
    NO_RESULT,
    NO_ROLL,
    NOT_HELD,
    OTHER_STEP,
    ROLL_DIE,
    TURN_DIE,
)
from doubloon.games.nozoku.powers import BY_CHANCE, RESULTS
from doubloon.games.nozoku.rules.dice import numbers_in, of_all_colours, showing, turned
from doubloon.games.nozoku.rules.peek import ask_next_peeker
from doubloon.games.nozoku.rules.possible import could_become, is_possible, may_become
from doubloon.games.nozoku.state import COLOURS, DIE, MAIN, NOTHING, NUMBERS, RECALLED, SKIP_SUB, SUB, TAKE_BACK, State


@rule
def mark_turns(s: State, seat: int, mask: Mask) -> None:  # N10, N11
    lot = of_all_colours(s.held[seat])
    for number in NUMBERS:
        results = may_become(s.powers, lot, s.power, s.then, number)
        if results == 0:
            continue
        for colour in range(len(COLOURS)):
            if showing(s.held[seat, colour], number):
                mark_results(colour, number, results, BY_CHANCE[s.power], mask)


@rule
def mark_results(colour: int, number: int, results: int, by_chance: int, mask: Mask) -> None:
    if by_chance:
        mask[ROLL_DIE(colour, number)] = 1
        return
    for to in NUMBERS:
        mask[TURN_DIE(colour, number, to)] = is_in(results, to)


@why_not(TURN_DIE)
def cannot_turn(s: State, seat: int, colour: int, number: int, to: int) -> int:  # N4, N10
    if not is_under_way(s):
        return OTHER_STEP
    if not showing(s.held[seat, colour], number):
        return NOT_HELD
    if BY_CHANCE[s.power]:
        return NO_CHOICE
    if not is_in(RESULTS[s.powers, s.power, number], to):
        return NO_RESULT
    lot = of_all_colours(s.held[seat])
    if not is_in(could_become(s.powers, numbers_in(lot), s.power, number), to):
        return NO_COPY
    return LEGAL if is_in(may_become(s.powers, lot, s.power, s.then, number), to) else BLOCKS_SUB


@why_not(ROLL_DIE)
def cannot_roll(s: State, seat: int, colour: int, number: int) -> int:  # N4, N10
    if not is_under_way(s):
        return OTHER_STEP
    if not showing(s.held[seat, colour], number):
        return NOT_HELD
    if not BY_CHANCE[s.power]:
        return NO_ROLL
    return LEGAL if may_become(s.powers, of_all_colours(s.held[seat]), s.power, s.then, number) else BLOCKS_SUB


@rule
def is_under_way(s: State) -> bool:
    """Whether an action is to be carried out now."""
    return s.power != NOTHING


@plays(TURN_DIE)
def turn_die(s: State, seat: int, colour: int, number: int, to: int, log: Log) -> None:
    power = s.power
    s.held[seat, colour] = turned(s.held[seat, colour], number, to)
    carry_on(s, seat)
    events.die_turned(s, log, seat, number, to, colour, power)


@plays(ROLL_DIE)
def roll_die(s: State, seat: int, colour: int, number: int, log: Log) -> None:
    power, to = s.power, roll(s, DIE)
    s.held[seat, colour] = turned(s.held[seat, colour], number, to)
    carry_on(s, seat)
    events.die_rolled(s, log, seat, number, to, colour, power)


@rule
def carry_on(s: State, seat: int) -> None:
    """The action has been carried out: on to what comes after it."""
    s.power = s.then
    s.then = NOTHING
    if s.step == MAIN:  # N10, N11: a roll may have come out badly
        s.step = SUB if is_possible(s.powers, numbers_in(of_all_colours(s.held[seat])), s.power) else SKIP_SUB
    elif s.step == RECALLED:
        s.step = TAKE_BACK
    else:
        ask_next_peeker(s)


@rule
def skip_sub(s: State, seat: int, log: Log) -> None:  # N11
    sub = s.power
    s.power = NOTHING
    ask_next_peeker(s)
    events.sub_skipped(s, log, seat, sub)
