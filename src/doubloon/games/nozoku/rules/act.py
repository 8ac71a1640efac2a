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
from doubloon.games.nozoku.rules.possible import could_become, is_possible, may_become
from doubloon.games.nozoku.rules.stuck import take_pile_back
from doubloon.games.nozoku.state import COLOURS, DIE, MAIN, NEXT_PEEK, NOTHING, NUMBERS, RECALLED, SUB, State


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
    s.held[seat, colour] = turned(s.held[seat, colour], number, to)
    events.die_turned(s, log, seat, number, to, colour, s.power)
    carry_on(s, seat, log)


@plays(ROLL_DIE)
def roll_die(s: State, seat: int, colour: int, number: int, log: Log) -> None:
    to = roll(s, DIE)
    s.held[seat, colour] = turned(s.held[seat, colour], number, to)
    events.die_rolled(s, log, seat, number, to, colour, s.power)
    carry_on(s, seat, log)


@rule
def carry_on(s: State, seat: int, log: Log) -> None:
    """The action has been carried out: on to what comes after it."""
    sub = s.then
    s.power = sub
    s.then = NOTHING
    if s.step == MAIN:
        go_on_to_sub(s, seat, sub, log)
    elif s.step == RECALLED:
        take_pile_back(s, seat, log)
    else:
        s.step = NEXT_PEEK


@rule
def go_on_to_sub(s: State, seat: int, sub: int, log: Log) -> None:  # N10, N11
    if is_possible(s.powers, numbers_in(of_all_colours(s.held[seat])), sub):
        s.step = SUB
        return
    s.power = NOTHING
    s.step = NEXT_PEEK
    events.sub_skipped(s, log, seat, sub)  # a roll came out badly
