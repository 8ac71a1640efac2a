"""The rules of Treasure Hunting: Kraken, in the order in which they are played. K numbers are those of the rulebook."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.bits import is_in, one
from doubloon.engine.chance import below, roll
from doubloon.engine.events import Log
from doubloon.engine.rule import inlined_rule, rule
from doubloon.engine.state import Mask, Weights
from doubloon.games.kraken import events
from doubloon.games.kraken.actions import (
    ATTACK,
    CORAL,
    END_TURN,
    NO_BASE,
    NO_PILLAR,
    NO_SHIP,
    NO_WAY,
    PILLAR_FAR,
    SAIL,
    SHIP_FAR,
    SHOOT,
    TOO_DEAR,
    YOURSELF,
)
from doubloon.games.kraken.state import (
    BACKWARD,
    BRUISE,
    COST_OF_ATTACK,
    COST_OF_WAY,
    DIE,
    ENRAGED,
    HIGH,
    IN_THE_EYE,
    KRAKEN_DIE,
    LOW,
    NOBODY,
    NOWHERE,
    PILLAR,
    TANTRUM,
    WIND,
    State,
)


@rule
def setup(s: State, log: Log) -> None:  # K8
    for seat in range(s.players):
        s.ship[seat] = s.start
    s.holder = IN_THE_EYE
    s.winner = NOBODY
    s.starter = below(s, s.players)
    s.began = s.turn = s.starter
    events.started(s, log, s.starter)
    begin_turn(s, log)
    go_on(s, log)


@rule
def actors(s: State) -> int:
    return 0 if s.over else 1 << s.turn


@inlined_rule
def legal(s: State, seat: int, mask: Mask) -> None:  # K12
    space, points = s.ship[seat], s.points  # read once: for all the compiler knows, a mask might lie over a State
    for way in range(4):
        mask[SAIL(way)] = points >= COST_OF_WAY[way] and can_enter(s, beyond(s, space, way))
    if points >= COST_OF_ATTACK:
        around = s.near[space]
        for target in range(s.players):
            mask[ATTACK(target)] = target != seat and is_in(around, s.ship[target])
        if around & s.coral:
            for base in range(s.bases):
                mask[SHOOT(base)] = reaches_pillar(s, seat, base)
    mask[END_TURN()] = 1


# The turn


@rule
def begin_turn(s: State, log: Log) -> None:
    events.turn_began(s, log, s.turn, s.rounds + 1)
    if s.turn == s.starter:
        move_dial(s, log)
    if not s.over:
        roll_points(s, s.turn, log)


@rule
def move_dial(s: State, log: Log) -> None:  # K9
    s.segment = next_segment(s)
    mood = int(s.dial[s.segment])
    events.dial_moved(s, log, s.turn, s.segment, mood)
    if mood == TANTRUM:
        throw_tantrum(s, log)
    elif mood == ENRAGED:
        rage(s, log)  # K20: any other mood does nothing


@rule
def next_segment(s: State) -> int:
    return (s.segment + 1) % s.segments


@rule
def roll_points(s: State, seat: int, log: Log) -> None:  # K10, K11
    begin_wake(s, seat)
    lost = BRUISE * s.bruises[seat]
    s.bruises[seat] = 0
    if s.gripped[seat]:  # the die could change nothing, so it is not rolled
        s.gripped[seat] = 0
        s.points = 1
        events.points_gripped(s, log, seat, s.points)
        return
    die = roll(s, DIE)
    times = WIND if is_in(s.wind, s.ship[seat]) else 1
    s.points = max(1, die * times - lost)
    events.points_rolled(s, log, seat, die, times, lost, s.points)


@plays(SAIL)
def sail(s: State, seat: int, way: int, log: Log) -> None:
    start = s.ship[seat]
    s.points -= COST_OF_WAY[way]
    s.ship[seat] = beyond(s, start, way)
    s.wake |= one(s.ship[seat])
    events.sailed(s, log, seat, start, s.ship[seat], s.points, way)
    arrive(s, seat, log)


@rule
def begin_wake(s: State, seat: int) -> None:
    """Something has happened: to be where one was may be worth it again."""
    s.wake = one(s.ship[seat])


@rule
def arrive(s: State, seat: int, log: Log) -> None:
    if s.holder == IN_THE_EYE and s.ship[seat] == s.eye:  # K14
        s.holder = seat
        begin_wake(s, seat)
        events.treasure_taken(s, log, seat)
    bring_home(s, seat, log)


@rule
def bring_home(s: State, seat: int, log: Log) -> None:  # K17
    if s.holder == seat and s.ship[seat] == s.start:
        s.winner = seat
        s.over = 1
        s.rounds += 1  # the last one too, though it was not finished
        events.won(s, log, seat)


@plays(ATTACK)
def attack(s: State, seat: int, target: int, log: Log) -> None:  # K15
    s.points -= COST_OF_ATTACK
    begin_wake(s, seat)
    mine, theirs = roll(s, DIE), roll(s, DIE)
    while mine == theirs:
        events.attack_tied(s, log, seat, target, mine, theirs)
        mine, theirs = roll(s, DIE), roll(s, DIE)
    events.attack_rolled(s, log, seat, target, mine, theirs, winner=seat if mine > theirs else target)
    if mine < theirs:
        events.attack_lost(s, log, seat, target)
        return
    s.bruises[target] += 1
    events.attack_won(s, log, seat, target)
    if s.holder == target:
        s.holder = seat
        s.thefts += 1
        events.treasure_stolen(s, log, seat, target)
        bring_home(s, seat, log)


@plays(SHOOT)
def shoot(s: State, seat: int, base: int, log: Log) -> None:  # K16
    s.points -= COST_OF_ATTACK
    begin_wake(s, seat)
    die = roll(s, DIE)
    space = s.base_at[base]
    s.pillar[base] = max(0, s.pillar[base] - die)
    if s.pillar[base] > 0:
        events.pillar_hit(s, log, seat, space, die, s.pillar[base])
        return
    s.coral &= ~one(space)
    events.pillar_fell(s, log, seat, space, die)


@plays(END_TURN)
def end_turn(s: State, seat: int, log: Log) -> None:
    lost = s.points
    s.points = 0
    events.turn_ended(s, log, seat, lost)
    s.turn = (seat + 1) % s.players
    if s.turn == s.starter:
        finish_round(s, log)
    if not s.over:
        begin_turn(s, log)


@inlined_rule
def go_on(
    s: State, log: Log
) -> None:  # K12: a ship that can pay for nothing has no choice to make, and its turn passes
    while not s.over and not can_act(s, s.turn):
        end_turn(s, s.turn, log)


@rule
def finish_round(s: State, log: Log) -> None:  # K22
    s.rounds += 1
    if s.rounds >= s.round_limit:
        s.over = 1
        events.limit_reached(s, log, s.rounds)


# What can be done with the points left


@inlined_rule
def can_act(s: State, seat: int) -> bool:
    for way in range(4):
        if can_sail(s, seat, way):
            return True
    if s.points < COST_OF_ATTACK:
        return False
    for target in range(s.players):
        if reaches_ship(s, seat, target):
            return True
    for base in range(s.bases):
        if reaches_pillar(s, seat, base):
            return True
    return False


@rule
def can_sail(s: State, seat: int, way: int) -> bool:
    return s.points >= COST_OF_WAY[way] and can_enter(s, beyond(s, s.ship[seat], way))


@why_not(SAIL)
def cannot_sail(s: State, seat: int, way: int) -> int:  # K12, K13
    space = beyond(s, s.ship[seat], way)
    if space == NOWHERE:
        return NO_WAY
    if not can_enter(s, space):
        return CORAL
    return LEGAL if s.points >= COST_OF_WAY[way] else TOO_DEAR


@rule
def can_enter(s: State, space: int) -> bool:  # K13
    return space != NOWHERE and not is_in(s.coral, space)


@rule
def reaches_ship(s: State, seat: int, target: int) -> int:
    return target != seat and within_one_space(s, s.ship[seat], s.ship[target])


@why_not(ATTACK)
def cannot_attack(s: State, seat: int, target: int) -> int:  # K15
    if target >= s.players:
        return NO_SHIP
    if target == seat:
        return YOURSELF
    if not reaches_ship(s, seat, target):
        return SHIP_FAR
    return LEGAL if s.points >= COST_OF_ATTACK else TOO_DEAR


@rule
def reaches_pillar(s: State, seat: int, base: int) -> int:
    return s.pillar[base] > 0 and within_one_space(s, s.ship[seat], s.base_at[base])


@why_not(SHOOT)
def cannot_shoot(s: State, seat: int, base: int) -> int:  # K16
    if base >= s.bases:
        return NO_BASE
    if s.pillar[base] == 0:
        return NO_PILLAR
    if not reaches_pillar(s, seat, base):
        return PILLAR_FAR
    return LEGAL if s.points >= COST_OF_ATTACK else TOO_DEAR


# The Kraken


@rule
def rage(s: State, log: Log) -> None:  # K18
    if not ship_in_reach(s):
        events.kraken_missed(s, log)
        return
    first, second = roll(s, KRAKEN_DIE), roll(s, KRAKEN_DIE)
    total = kraken_total(s, first, second)
    events.kraken_rolled(s, log, first, second, total)
    for turns in range(s.players):
        seat = (s.starter + turns) % s.players
        if is_in(s.reach, s.ship[seat]):
            defend(s, seat, total, log)


@rule
def ship_in_reach(s: State) -> bool:
    for seat in range(s.players):
        if is_in(s.reach, s.ship[seat]):
            return True
    return False


@rule
def kraken_total(s: State, first: int, second: int) -> int:
    if s.kraken_roll == LOW:
        return min(first, second)
    if s.kraken_roll == HIGH:
        return max(first, second)
    return first + second


@rule
def defend(s: State, seat: int, total: int, log: Log) -> None:
    die = 0
    if total < DIE:  # else no die could be higher, and none is rolled
        die = roll(s, DIE)
    if die > total:
        events.ship_defended(s, log, seat, die, total)
        return
    s.gripped[seat] = 1
    events.ship_gripped(s, log, seat, die, total)


@rule
def throw_tantrum(s: State, log: Log) -> None:  # K19
    for base in range(s.bases):
        s.pillar[base] = PILLAR
        s.coral |= one(s.base_at[base])
        events.pillar_rose(s, log, s.base_at[base], PILLAR)
    for turns in range(s.players):
        if not s.over:  # a ship pushed home with the treasure stops everything
            push_off_pillar(s, (s.starter + turns) % s.players, log)


@rule
def push_off_pillar(s: State, seat: int, log: Log) -> None:
    start = s.ship[seat]
    if not is_in(s.coral, start):
        return
    space = beyond(s, start, BACKWARD)
    while is_in(s.coral, space):
        space = beyond(s, space, BACKWARD)
    s.ship[seat] = space
    events.pushed(s, log, seat, start, space)
    arrive(s, seat, log)


# The end


@rule
def decided(s: State) -> bool:  # K22
    return s.winner != NOBODY


@rule
def standing(s: State, rank: Mask, score: Weights) -> None:  # K21
    for seat in range(s.players):
        rank[seat] = 1
        for other in range(s.players):
            if distance_from_victory(s, other) < distance_from_victory(s, seat):
                rank[seat] += 1
        score[seat] = 1 if seat == s.winner else 0


@rule
def distance_from_victory(s: State, seat: int) -> int:
    if seat == s.winner:
        return -2
    if seat == s.holder:
        return -1
    return steps_to_go(s, seat)


@rule
def steps_to_go(s: State, seat: int) -> int:
    if s.holder == IN_THE_EYE:
        return int(s.steps_to_eye[s.ship[seat]])
    return int(s.steps_to_start[s.ship[seat]])


# Spaces


@rule
def beyond(s: State, space: int, way: int) -> int:
    return int(s.link[way, space])


@rule
def within_one_space(s: State, space: int, other: int) -> int:  # K7
    return is_in(s.near[space], other)
