"""Movement: who moves when (G26), a captain's move (G24, G27, G28), the Dummy's (G33), and the end (G29, G30)."""

from doubloon.engine.events import tell
from doubloon.engine.rule import rule
from doubloon.games.casket.events import (
    ACCELERATED,
    BLOCKED,
    BOUGHT,
    DUMMY_BLOCKED,
    DUMMY_ENTERED,
    DUMMY_STEPPED,
    DUMMY_WON,
    ENTERED,
    LIMIT_REACHED,
    STEPPED,
    STOPPED,
    WON,
)
from doubloon.games.casket.rules.battle import cards_to_deal
from doubloon.games.casket.rules.steps import (
    at,
    beyond,
    column_of,
    is_finish,
    is_free,
    is_start,
    measure_ways,
    row_of,
)
from doubloon.games.casket.state import (
    BATTLE_DONE,
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
)

CARD_SQUARES = 3  # in a column of a map card
NO_WAY = -1


# The order of moving


@rule
def next_mover(s, log):  # G26
    if s.to_move == 0:
        s.phase = BATTLE_DONE
        return
    mover = NOBODY
    for who in range(DUMMY + 1):
        if s.to_move >> who & 1 and (mover == NOBODY or moves_before(s, who, mover)):
            mover = who
    s.to_move &= ~(1 << mover)
    s.stepped = 0
    if mover == DUMMY:
        move_dummy(s, log)
    else:
        s.turn = mover
        s.phase = MOVING
        end_move_if_stuck(s, mover, log)


@rule
def moves_before(s, who, other):  # G26
    if s.points[who] != s.points[other]:
        return s.points[who] > s.points[other]
    if DUMMY in (who, other):
        return other == DUMMY
    if s.won[who] != s.won[other]:
        return s.won[who] > s.won[other]
    return s.lot[who] < s.lot[other]


# A captain's move


@rule
def can_enter(s, who, row):  # G28
    """Whether this marker may enter the map in that row of the first map card."""
    if s.marker[who] != OFF_MAP or s.points[who] == 0:
        return False
    square = entrance(s, row)
    return is_start(s, square) and is_free(s, square)


@rule
def entrance(s, row):
    return at(0, s.start_row + row)


@rule
def can_step(s, who, way):  # G27
    return s.points[who] > 0 and could_step(s, who, way)


@rule
def could_step(s, who, way):  # G27
    """Whether one more point would allow this step."""
    if s.marker[who] == OFF_MAP or (way in (DIAGONAL_UP, DIAGONAL_DOWN) and not s.made[who]):
        return False
    target = beyond(s, s.marker[who], way)
    return target != NOWHERE and is_free(s, target)


@rule
def could_move(s, who):
    """Whether there is any step that a point could pay for."""
    if s.marker[who] == OFF_MAP:
        for row in range(CARD_SQUARES):
            if is_start(s, entrance(s, row)) and is_free(s, entrance(s, row)):
                return True
        return False
    for way in range(5):
        if could_step(s, who, way):
            return True
    return False


@rule
def can_buy(s, seat):  # G24
    return s.stepped == 0 and s.luck[seat] >= PRICE_OF_A_STEP and could_move(s, seat)


@rule
def can_stop(s, seat):  # G23, G27, G28
    if s.points[seat] == 0:
        return True
    on_start = s.marker[seat] != OFF_MAP and is_start(s, s.marker[seat])
    return s.made[seat] and not on_start


@rule
def buy_point(s, seat, log):  # G24
    s.luck[seat] -= PRICE_OF_A_STEP
    s.luck_spent += PRICE_OF_A_STEP
    s.points[seat] += 1
    tell(log, BOUGHT, seat, s.points[seat])


@rule
def enter_map(s, seat, row, log):  # G28
    arrive(s, seat, entrance(s, row))
    square = s.marker[seat]
    tell(log, ENTERED, seat, column_of(square), row_of(square), s.points[seat])
    s.entered = 1
    finish_step(s, seat, log)


@rule
def step(s, seat, way, log):  # G27
    arrive(s, seat, beyond(s, s.marker[seat], way))
    square = s.marker[seat]
    tell(log, STEPPED, seat, column_of(square), row_of(square), s.points[seat], way)
    finish_step(s, seat, log)


@rule
def arrive(s, who, square):
    s.marker[who] = square
    s.points[who] -= 1
    s.stepped = 1


@rule
def finish_step(s, seat, log):
    cross_lines(s, seat, log)
    if is_finish(s, s.marker[seat]):  # G29
        win(s, seat)
        tell(log, WON, seat)
    else:
        end_move_if_stuck(s, seat, log)


@rule
def end_move_if_stuck(s, seat, log):  # G27
    if can_buy(s, seat) or (s.points[seat] > 0 and could_move(s, seat)):
        return
    if s.points[seat] > 0:
        tell(log, BLOCKED, seat, s.points[seat])
    s.phase = NEXT_MOVE


@rule
def stop(s, seat, log):
    tell(log, STOPPED, seat, s.points[seat])
    s.phase = NEXT_MOVE


@rule
def cross_lines(s, who, log):  # G5, G8
    while s.crossed < 2 and column_of(s.marker[who]) >= s.line[s.crossed]:
        s.crossed += 1
        tell(log, ACCELERATED, s.crossed, cards_to_deal(s))


@rule
def win(s, who):  # G29, G33
    s.winner = who
    s.over = 1
    s.rounds += 1  # the last battle too


# The Dummy's move


@rule
def move_dummy(s, log):  # G33
    if s.points[DUMMY] > 0:
        measure_ways(s, s.dummy_steps)
    while s.points[DUMMY] > 0:
        target, way = dummy_step(s)
        if target == NOWHERE:
            tell(log, DUMMY_BLOCKED, s.points[DUMMY])
            break
        arrive(s, DUMMY, target)
        if way == NO_WAY:
            tell(log, DUMMY_ENTERED, column_of(target), row_of(target), s.points[DUMMY])
        else:
            tell(log, DUMMY_STEPPED, column_of(target), row_of(target), s.points[DUMMY], way)
        cross_lines(s, DUMMY, log)
        if is_finish(s, target):
            win(s, DUMMY)
            tell(log, DUMMY_WON)
            break
    s.phase = NEXT_MOVE


@rule
def dummy_step(s):  # G33
    """The square of the Dummy's next step and its way (NO_WAY when it enters); NOWHERE when no way is free."""
    if s.marker[DUMMY] == OFF_MAP:
        return dummy_entrance(s), NO_WAY
    best, best_way, fewest = NOWHERE, NO_WAY, FAR
    for way in range(5):
        target = beyond(s, s.marker[DUMMY], way)
        if target != NOWHERE and s.dummy_steps[target] < fewest:
            best, best_way, fewest = target, way, int(s.dummy_steps[target])
    return best, best_way


@rule
def dummy_entrance(s):
    best, fewest = NOWHERE, FAR
    for row in range(CARD_SQUARES):
        square = entrance(s, row)
        if is_start(s, square) and s.dummy_steps[square] < fewest:
            best, fewest = square, int(s.dummy_steps[square])
    return best


# The end


@rule
def finish_battle(s, log):  # G7, G30
    s.rounds += 1
    s.dealer = (s.dealer + 1) % s.players
    s.phase = DEALING
    if s.rounds >= s.battle_limit:
        s.over = 1
        tell(log, LIMIT_REACHED, s.rounds)
