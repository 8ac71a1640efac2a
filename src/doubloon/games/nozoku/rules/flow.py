"""How a game goes: what a player may decide, and what follows by itself until the next decision."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.bits import one
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.engine.state import Mask
from doubloon.games.nozoku.actions import OTHER_STEP, PASS
from doubloon.games.nozoku.rules.act import mark_turns, skip_sub
from doubloon.games.nozoku.rules.peek import decline_peek, mark_peeks
from doubloon.games.nozoku.rules.round import check_end, fill_cave, prepare_round, roll_own_dice
from doubloon.games.nozoku.rules.scoring import mark_numbers
from doubloon.games.nozoku.rules.stuck import decline_recall, mark_recalls, take_pile_back
from doubloon.games.nozoku.rules.turn import (
    bring_die_home,
    go_without_card,
    mark_picks,
    mark_takes,
    miss_bonus,
    pass_on,
)
from doubloon.games.nozoku.state import (
    ALL_CARDS,
    BONUS,
    BRING_HOME,
    CHECK,
    NAME,
    NO_BONUS,
    NO_CARD,
    NO_COLOUR,
    NOBODY,
    NOTHING,
    OVER,
    PASS_ON,
    PEEK,
    PREPARE,
    SKIP_SUB,
    STUCK,
    TAKE,
    TAKE_BACK,
    State,
)


@rule
def setup(s: State, log: Log) -> None:
    s.taken = NO_COLOUR
    s.starter = NOBODY
    s.step = PREPARE
    for seat in range(s.players):
        s.hand[seat] = ALL_CARDS  # N7
        roll_own_dice(s, seat, log)
    fill_cave(s, log)
    go_on(s, log)
    s.began = s.starter


@rule
def actors(s: State) -> int:
    if s.step == OVER:
        return 0
    if s.step != NAME:
        return one(s.actor)
    waiting = 0
    for seat in range(s.players):
        if s.named[seat] == NOTHING:
            waiting |= one(seat)
    return waiting


@rule
def legal(s: State, seat: int, mask: Mask) -> None:
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


@why_not(PASS)
def cannot_decline(s: State, seat: int) -> int:  # N12, N13
    return LEGAL if s.step in (STUCK, PEEK) else OTHER_STEP


@plays(PASS)
def decline(s: State, seat: int, log: Log) -> None:
    if s.step == PEEK:
        decline_peek(s, seat, log)
    else:
        decline_recall(s, seat, log)


@rule
def go_on(s: State, log: Log) -> None:
    """Take the steps that nobody decides."""
    while s.step > OVER:
        if s.step == PREPARE:
            prepare_round(s, log)
        elif s.step == NO_CARD:
            go_without_card(s, s.turn, log)
        elif s.step == TAKE_BACK:
            take_pile_back(s, s.turn, log)
        elif s.step == SKIP_SUB:
            skip_sub(s, s.turn, log)
        elif s.step == BRING_HOME:
            bring_die_home(s, s.turn, log)
        elif s.step == NO_BONUS:
            miss_bonus(s, log)
        elif s.step == PASS_ON:
            pass_on(s, log)
        elif s.step == CHECK:
            check_end(s, log)
