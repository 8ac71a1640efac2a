"""Carrying out an action (N11): a player turns or rolls one of the dice that they hold."""

from doubloon.engine.chance import roll
from doubloon.engine.events import tell
from doubloon.engine.rule import rule
from doubloon.games.nozoku.actions import ROLL_DIE, TURN_DIE
from doubloon.games.nozoku.events import DIE_ROLLED, DIE_TURNED, SUB_SKIPPED
from doubloon.games.nozoku.powers import BY_CHANCE
from doubloon.games.nozoku.rules.dice import is_in, numbers_in, of_all_colours, showing, turned
from doubloon.games.nozoku.rules.possible import is_possible, may_become
from doubloon.games.nozoku.rules.stuck import take_pile_back
from doubloon.games.nozoku.state import COLOURS, DIE, MAIN, NEXT_PEEK, NOTHING, NUMBERS, RECALLED, SUB


@rule
def mark_turns(s, seat, mask):  # N10, N11
    lot = of_all_colours(s.held[seat])
    for number in NUMBERS:
        results = may_become(s.powers, lot, s.power, s.then, number)
        if results == 0:
            continue
        for colour in range(len(COLOURS)):
            if showing(s.held[seat, colour], number):
                mark_results(colour, number, results, BY_CHANCE[s.power], mask)


@rule
def mark_results(colour, number, results, by_chance, mask):
    die = colour * DIE + number - 1
    if by_chance:
        mask[ROLL_DIE + die] = 1
        return
    for to in NUMBERS:
        mask[TURN_DIE + die * DIE + to - 1] = is_in(results, to)


@rule
def turn_die(s, seat, colour, number, to, log):
    tell(log, DIE_TURNED, seat, number, to, colour, s.power)
    carry_out(s, seat, colour, number, to, log)


@rule
def roll_die(s, seat, colour, number, log):
    to = roll(s, DIE)
    tell(log, DIE_ROLLED, seat, number, to, colour, s.power)
    carry_out(s, seat, colour, number, to, log)


@rule
def carry_out(s, seat, colour, number, to, log):
    s.held[seat, colour] = turned(s.held[seat, colour], number, to)
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
def go_on_to_sub(s, seat, sub, log):  # N10, N11
    if is_possible(s.powers, numbers_in(of_all_colours(s.held[seat])), sub):
        s.step = SUB
        return
    tell(log, SUB_SKIPPED, seat, sub)  # a roll came out badly
    s.power = NOTHING
    s.step = NEXT_PEEK
