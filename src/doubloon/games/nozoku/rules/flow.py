"""How a game goes: what a player may decide, and what follows by itself until the next decision."""

from doubloon.engine.rule import rule
from doubloon.games.nozoku.actions import NAME_NUMBER, PASS, PEEK_WITH, PICK_DIE, RECALL, ROLL_DIE, TAKE_DIE, TURN_DIE
from doubloon.games.nozoku.rules.act import mark_turns, roll_die, turn_die
from doubloon.games.nozoku.rules.peek import ask_next_peeker, decline_peek, mark_peeks, peek
from doubloon.games.nozoku.rules.round import check_end, fill_cave, prepare_round, roll_own_dice
from doubloon.games.nozoku.rules.scoring import mark_numbers, name_number
from doubloon.games.nozoku.rules.stuck import decline_recall, mark_recalls, recall
from doubloon.games.nozoku.rules.turn import (
    bring_die_home,
    mark_picks,
    mark_takes,
    pass_on,
    pick_die,
    refill_empty_hands,
    take_die,
    try_to_take,
)
from doubloon.games.nozoku.state import (
    ALL_CARDS,
    BONUS,
    BRING_HOME,
    CHECK,
    DIE,
    EMPTY_HANDS,
    NAME,
    NEXT_PEEK,
    NO_COLOUR,
    NOBODY,
    NOTHING,
    OVER,
    PARTS,
    PASS_ON,
    PEEK,
    PREPARE,
    SEAT_COLOURS,
    STUCK,
    TAKE,
    TRY,
)


@rule
def setup(s, log):
    for seat in range(s.players):
        s.hand[seat] = ALL_CARDS  # N7
        roll_own_dice(s, seat, log)
    fill_cave(s, log)
    s.taken = NO_COLOUR
    s.starter = NOBODY
    s.step = PREPARE
    go_on(s, log)
    s.began = s.starter


@rule
def actors(s):
    if s.step == OVER:
        return 0
    if s.step != NAME:
        return 1 << s.actor
    waiting = 0
    for seat in range(s.players):
        if s.named[seat] == NOTHING:
            waiting |= 1 << seat
    return waiting


@rule
def legal(s, seat, mask):
    if s.step == TAKE:
        mark_takes(s, seat, mask)
    elif s.step == STUCK:
        mark_recalls(s, seat, mask)
    elif s.step == PEEK:
        mark_peeks(s, seat, mask)
    elif s.step == BONUS:
        mark_picks(s, mask)
    elif s.step == NAME:
        mark_numbers(mask)
    else:
        mark_turns(s, seat, mask)


@rule
def play(s, seat, action, log):
    if action >= NAME_NUMBER:
        name_number(s, seat, action - NAME_NUMBER + 1, log)
    elif action >= PICK_DIE:
        die = action - PICK_DIE
        pick_die(s, seat, die // DIE, die % DIE + 1, log)
    elif action == PASS:
        decline(s, seat, log)
    elif action >= PEEK_WITH:
        peek(s, seat, action - PEEK_WITH + 1, log)
    elif action >= RECALL:
        choice = action - RECALL
        recall(s, seat, choice // len(PARTS) + 1, choice % len(PARTS), log)
    elif action >= ROLL_DIE:
        die = action - ROLL_DIE
        roll_die(s, seat, die // DIE, die % DIE + 1, log)
    elif action >= TURN_DIE:
        die, to = (action - TURN_DIE) // DIE, (action - TURN_DIE) % DIE + 1
        turn_die(s, seat, die // DIE, die % DIE + 1, to, log)
    else:
        choice = action - TAKE_DIE
        take_die(s, seat, choice // len(SEAT_COLOURS) + 1, choice % len(SEAT_COLOURS), log)
    go_on(s, log)


@rule
def decline(s, seat, log):
    if s.step == PEEK:
        decline_peek(s, seat, log)
    else:
        decline_recall(s, seat, log)


@rule
def go_on(s, log):
    """Take the steps that nobody decides."""
    while s.step > OVER:
        if s.step == PREPARE:
            prepare_round(s, log)
        elif s.step == TRY:
            try_to_take(s, s.turn, log)
        elif s.step == NEXT_PEEK:
            ask_next_peeker(s)
        elif s.step == BRING_HOME:
            bring_die_home(s, s.turn, log)
        elif s.step == EMPTY_HANDS:
            refill_empty_hands(s, log)
        elif s.step == PASS_ON:
            pass_on(s, log)
        elif s.step == CHECK:
            check_end(s, log)
