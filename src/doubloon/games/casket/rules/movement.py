"""Movement: who moves when (G26), a captain's move (G24, G27, G28), the Dummy's (G33), and the end (G29, G30)."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.bits import is_in, one
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.games.casket import events
from doubloon.games.casket.actions import (
    BARRIER,
    BUY,
    ENTER,
    MUST_MOVE,
    NO_DIAGONALS,
    NO_POINTS,
    NO_START,
    NOT_ASKED,
    NOT_ENTERED,
    OCCUPIED,
    ON_START,
    ON_THE_MAP,
    OPEN_SEA,
    STEP,
    STOP,
    TOO_LATE_TO_BUY,
    TOO_LITTLE_LUCK,
)
from doubloon.games.casket.rules.battle import cards_to_deal
from doubloon.games.casket.rules.ranking import distance_to_finish
from doubloon.games.casket.rules.steps import (
    at,
    beyond,
    column_of,
    is_finish,
    is_free,
    is_square,
    is_start,
    measure_ways,
    place_beyond,
    row_of,
)
from doubloon.games.casket.state import (
    BATTLE_DONE,
    CARD_ROWS,
    DEALING,
    DIAGONAL_DOWN,
    DIAGONAL_UP,
    DUMMY,
    FAR,
    MOVING,
    NEXT_MOVE,
    NOBODY,
    NOWHERE,
    OFF_MAP,
    PRICE_OF_A_STEP,
    WAYS,
    State,
)

NO_WAY = -1


# The order of moving


@rule
def next_mover(s: State, log: Log) -> None:  # G26
    if s.to_move == 0:
        s.phase = BATTLE_DONE
        return
    mover = NOBODY
    for who in range(DUMMY + 1):
        if is_in(s.to_move, who) and (mover == NOBODY or moves_before(s, who, mover)):
            mover = who
    s.to_move &= ~one(mover)
    s.stepped = 0
    if mover == DUMMY:
        move_dummy(s, log)
    else:
        s.turn = mover
        s.phase = MOVING
        begin_move(s, mover, log)


@rule
def begin_move(s: State, seat: int, log: Log) -> None:
    end_move_if_stuck(s, seat, log)
    if s.phase == MOVING:
        events.moves(s, log, seat, s.points[seat])


@rule
def moves_before(s: State, who: int, other: int) -> bool:  # G26
    if s.points[who] != s.points[other]:
        return s.points[who] > s.points[other]
    if DUMMY in (who, other):
        return other == DUMMY
    if s.won[who] != s.won[other]:
        return s.won[who] > s.won[other]
    return s.lot[who] < s.lot[other]


# A captain's move


@why_not(ENTER)
def cannot_enter(s: State, seat: int, row: int) -> int:  # G28
    if s.phase != MOVING:
        return NOT_ASKED
    if s.marker[seat] != OFF_MAP:
        return ON_THE_MAP
    return bars_entrance(s, row) if s.points[seat] > 0 else NO_POINTS


@rule
def bars_entrance(s: State, row: int) -> int:  # G28
    """Why nobody could enter the map in that row of the first map card, or LEGAL."""
    square = entrance(s, row)
    if not is_start(s, square):
        return NO_START
    return LEGAL if is_free(s, square) else OCCUPIED


@rule
def entrance(s: State, row: int) -> int:
    return at(0, s.start_row + row)


@why_not(STEP)
def cannot_step(s: State, seat: int, way: int) -> int:  # G27
    if s.phase != MOVING:
        return NOT_ASKED
    if s.marker[seat] == OFF_MAP:
        return NOT_ENTERED
    return bars_step(s, seat, way) if s.points[seat] > 0 else NO_POINTS


@rule
def bars_step(s: State, who: int, way: int) -> int:  # G27
    """Why no point could pay for this step from where the marker stands, or LEGAL."""
    if way in (DIAGONAL_UP, DIAGONAL_DOWN) and not s.diagonals[who]:
        return NO_DIAGONALS
    square = beyond(s, s.marker[who], way)
    if square == NOWHERE:
        column, row = place_beyond(s.marker[who], way)
        return BARRIER if is_square(s, column, row) else OPEN_SEA
    return LEGAL if is_free(s, square) else OCCUPIED


@rule
def could_move(s: State, who: int) -> bool:
    """Whether there is any step that a point could pay for."""
    if s.marker[who] == OFF_MAP:
        for row in range(len(CARD_ROWS)):
            if bars_entrance(s, row) == LEGAL:
                return True
        return False
    for way in range(len(WAYS)):
        if bars_step(s, who, way) == LEGAL:
            return True
    return False


@why_not(BUY)
def cannot_buy(s: State, seat: int) -> int:  # G24
    if s.phase != MOVING:
        return NOT_ASKED
    if s.stepped:
        return TOO_LATE_TO_BUY
    return LEGAL if s.luck[seat] >= PRICE_OF_A_STEP and could_move(s, seat) else TOO_LITTLE_LUCK


@why_not(STOP)
def cannot_stop(s: State, seat: int) -> int:  # G23, G27, G28
    if s.phase != MOVING:
        return NOT_ASKED
    if s.points[seat] == 0:
        return LEGAL
    if not s.diagonals[seat]:
        return MUST_MOVE
    return ON_START if s.marker[seat] != OFF_MAP and is_start(s, s.marker[seat]) else LEGAL


@plays(BUY)
def buy_point(s: State, seat: int, log: Log) -> None:  # G24
    s.luck[seat] -= PRICE_OF_A_STEP
    s.luck_spent += PRICE_OF_A_STEP
    s.points[seat] += 1
    events.bought(s, log, seat, s.points[seat])


@plays(ENTER)
def enter_map(s: State, seat: int, row: int, log: Log) -> None:  # G28
    arrive(s, seat, entrance(s, row))
    s.entered = 1
    square = s.marker[seat]
    events.entered(s, log, seat, column_of(square), row_of(square), s.points[seat])
    finish_step(s, seat, log)


@plays(STEP)
def step(s: State, seat: int, way: int, log: Log) -> None:  # G27
    before = s.marker[seat]
    arrive(s, seat, beyond(s, before, way))
    square = s.marker[seat]
    events.stepped(s, log, seat, column_of(square), row_of(square), s.points[seat], way)
    tell_passed(s, seat, before, log)
    finish_step(s, seat, log)


@rule
def arrive(s: State, who: int, square: int) -> None:
    s.marker[who] = square
    s.points[who] -= 1
    s.stepped = 1


@rule
def tell_passed(s: State, who: int, before: int, log: Log) -> None:  # G30
    """Whom this step leaves behind: they were as near to the casket, and are not any more."""
    if log is not None and not is_finish(s, s.marker[who]):  # who wins has passed all
        steps = distance_to_finish(s, who)
        for other in range(s.players):
            if other != who and is_passed(s, other, int(s.steps_left[before]), steps):
                if who == DUMMY:
                    events.passed_by_dummy(s, log, other, steps)
                else:
                    events.passed(s, log, who, other, steps)


@rule
def is_passed(s: State, seat: int, before: int, after: int) -> bool:
    """Not who waits in the harbour or off the map: they have not set out."""
    if s.marker[seat] == OFF_MAP or is_start(s, s.marker[seat]):
        return False
    return after < distance_to_finish(s, seat) <= before


@rule
def finish_step(s: State, seat: int, log: Log) -> None:
    cross_lines(s, seat, log)
    if is_finish(s, s.marker[seat]):  # G29
        win(s, seat)
        events.won(s, log, seat)
    else:
        end_move_if_stuck(s, seat, log)


@rule
def end_move_if_stuck(s: State, seat: int, log: Log) -> None:  # G27
    if cannot_buy(s, seat) == LEGAL or (s.points[seat] > 0 and could_move(s, seat)):
        return
    s.phase = NEXT_MOVE
    if s.points[seat] > 0:
        events.blocked(s, log, seat, s.points[seat])


@plays(STOP)
def stop(s: State, seat: int, log: Log) -> None:
    s.phase = NEXT_MOVE
    events.stopped(s, log, seat, s.points[seat])


@rule
def cross_lines(s: State, who: int, log: Log) -> None:  # G5, G8
    while s.crossed < 2 and column_of(s.marker[who]) >= s.line[s.crossed]:
        s.crossed += 1
        events.accelerated(s, log, s.crossed, cards_to_deal(s))


@rule
def win(s: State, who: int) -> None:  # G29, G33
    s.winner = who
    s.over = 1
    s.rounds += 1  # the last battle too


# The Dummy's move


@rule
def move_dummy(s: State, log: Log) -> None:  # G33
    s.phase = NEXT_MOVE
    if s.points[DUMMY] > 0:
        measure_ways(s, s.dummy_steps)
    while s.points[DUMMY] > 0:
        target, way = dummy_step(s)
        if target == NOWHERE:
            events.dummy_blocked(s, log, s.points[DUMMY])
            break
        before = s.marker[DUMMY]
        arrive(s, DUMMY, target)
        if way == NO_WAY:
            events.dummy_entered(s, log, column_of(target), row_of(target), s.points[DUMMY])
        else:
            events.dummy_stepped(s, log, column_of(target), row_of(target), s.points[DUMMY], way)
            tell_passed(s, DUMMY, before, log)
        cross_lines(s, DUMMY, log)
        if is_finish(s, target):
            win(s, DUMMY)
            events.dummy_won(s, log)
            break


@rule
def dummy_step(s: State) -> tuple[int, int]:  # G33
    """The square of the Dummy's next step and its way (NO_WAY when it enters); NOWHERE when no way is free."""
    if s.marker[DUMMY] == OFF_MAP:
        return dummy_entrance(s), NO_WAY
    best, best_way, fewest = NOWHERE, NO_WAY, FAR
    for way in range(len(WAYS)):
        target = beyond(s, s.marker[DUMMY], way)
        if target != NOWHERE and s.dummy_steps[target] < fewest:
            best, best_way, fewest = target, way, int(s.dummy_steps[target])
    return best, best_way


@rule
def dummy_entrance(s: State) -> int:
    best, fewest = NOWHERE, FAR
    for row in range(len(CARD_ROWS)):
        square = entrance(s, row)
        if is_start(s, square) and s.dummy_steps[square] < fewest:
            best, fewest = square, int(s.dummy_steps[square])
    return best


# The end


@rule
def finish_battle(s: State, log: Log) -> None:  # G7, G30
    s.rounds += 1
    s.dealer = (s.dealer + 1) % s.players
    s.phase = DEALING
    if s.rounds >= s.battle_limit:
        s.over = 1
        events.limit_reached(s, log, s.rounds)
