"""The rules of Treasure Hunting: Kraken, in the order in which they are played. K numbers are those of the rulebook."""

from doubloon.engine.chance import below, roll
from doubloon.engine.events import tell
from doubloon.engine.rule import inlined_rule, rule
from doubloon.games.kraken.actions import ATTACK, END_TURN, SHOOT
from doubloon.games.kraken.events import (
    ATTACK_LOST,
    ATTACK_ROLLED,
    ATTACK_TIED,
    ATTACK_WON,
    DIAL_MOVED,
    KRAKEN_MISSED,
    KRAKEN_ROLLED,
    LIMIT_REACHED,
    PILLAR_FELL,
    PILLAR_HIT,
    PILLAR_ROSE,
    POINTS_GRIPPED,
    POINTS_ROLLED,
    PUSHED,
    SAILED,
    SHIP_DEFENDED,
    SHIP_GRIPPED,
    STARTED,
    TREASURE_STOLEN,
    TREASURE_TAKEN,
    TURN_BEGAN,
    TURN_ENDED,
    WON,
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
)


@rule
def setup(s, log):  # K8
    for seat in range(s.players):
        s.ship[seat] = s.start
    s.holder = IN_THE_EYE
    s.winner = NOBODY
    s.starter = below(s, s.players)
    s.began = s.turn = s.starter
    tell(log, STARTED, s.starter)
    begin_turn(s, log)
    pass_helpless_turns(s, log)


@rule
def actors(s):
    return 0 if s.over else 1 << s.turn


@inlined_rule
def legal(s, seat, mask):  # K12
    space, points = s.ship[seat], s.points  # read once: for all the compiler knows, a mask might lie over a State
    for way in range(4):
        mask[way] = points >= COST_OF_WAY[way] and can_enter(s, beyond(s, space, way))
    if points >= COST_OF_ATTACK:
        around = s.near[space]
        for target in range(s.players):
            mask[ATTACK + target] = target != seat and is_in(around, s.ship[target])
        if around & s.coral:
            for base in range(s.bases):
                mask[SHOOT + base] = can_shoot(s, seat, base)
    mask[END_TURN] = 1


@rule
def play(s, seat, action, log):
    if action == END_TURN:
        end_turn(s, log)
    elif action >= SHOOT:
        shoot(s, seat, action - SHOOT, log)
    elif action >= ATTACK:
        attack(s, seat, action - ATTACK, log)
    else:
        sail(s, seat, action, log)
    pass_helpless_turns(s, log)


# The turn


@rule
def begin_turn(s, log):
    tell(log, TURN_BEGAN, s.turn, s.rounds + 1)
    if s.turn == s.starter:
        move_dial(s, log)
    if not s.over:
        roll_points(s, s.turn, log)


@rule
def move_dial(s, log):  # K9
    s.segment = (s.segment + 1) % s.segments
    mood = int(s.dial[s.segment])
    tell(log, DIAL_MOVED, s.turn, s.segment, mood)
    if mood == TANTRUM:
        throw_tantrum(s, log)
    elif mood == ENRAGED:
        rage(s, log)  # K20: any other mood does nothing


@rule
def roll_points(s, seat, log):  # K10, K11
    begin_wake(s, seat)
    lost = BRUISE * s.bruises[seat]
    s.bruises[seat] = 0
    if s.gripped[seat]:  # the die could change nothing, so it is not rolled
        s.gripped[seat] = 0
        s.points = 1
        tell(log, POINTS_GRIPPED, seat, s.points)
        return
    die = roll(s, DIE)
    doubled = is_in(s.wind, s.ship[seat])
    s.points = max(1, die * (1 + doubled) - lost)
    tell(log, POINTS_ROLLED, seat, die, doubled, lost, s.points)


@rule
def sail(s, seat, way, log):
    start = s.ship[seat]
    s.points -= COST_OF_WAY[way]
    s.ship[seat] = beyond(s, start, way)
    s.wake |= one(s.ship[seat])
    tell(log, SAILED, seat, start, s.ship[seat], s.points, way)
    arrive(s, seat, log)


@rule
def begin_wake(s, seat):
    """Something has happened: to be where one was may be worth it again."""
    s.wake = one(s.ship[seat])


@rule
def arrive(s, seat, log):
    if s.holder == IN_THE_EYE and s.ship[seat] == s.eye:  # K14
        s.holder = seat
        begin_wake(s, seat)
        tell(log, TREASURE_TAKEN, seat)
    bring_home(s, seat, log)


@rule
def bring_home(s, seat, log):  # K17
    if s.holder == seat and s.ship[seat] == s.start:
        s.winner = seat
        s.over = 1
        s.rounds += 1  # the last one too, though it was not finished
        tell(log, WON, seat)


@rule
def attack(s, seat, target, log):  # K15
    s.points -= COST_OF_ATTACK
    begin_wake(s, seat)
    mine, theirs = roll(s, DIE), roll(s, DIE)
    while mine == theirs:
        tell(log, ATTACK_TIED, seat, target, mine)
        mine, theirs = roll(s, DIE), roll(s, DIE)
    tell(log, ATTACK_ROLLED, seat, target, mine, theirs)
    if mine < theirs:
        tell(log, ATTACK_LOST, seat, target)
        return
    s.bruises[target] += 1
    tell(log, ATTACK_WON, seat, target)
    if s.holder == target:
        s.holder = seat
        s.thefts += 1
        tell(log, TREASURE_STOLEN, seat, target)
        bring_home(s, seat, log)


@rule
def shoot(s, seat, base, log):  # K16
    s.points -= COST_OF_ATTACK
    begin_wake(s, seat)
    die = roll(s, DIE)
    space = s.base_at[base]
    s.pillar[base] = max(0, s.pillar[base] - die)
    if s.pillar[base] > 0:
        tell(log, PILLAR_HIT, seat, space, die, s.pillar[base])
        return
    s.coral &= ~one(space)
    tell(log, PILLAR_FELL, seat, space, die)


@rule
def end_turn(s, log):
    tell(log, TURN_ENDED, s.turn, s.points)
    s.points = 0
    s.turn = (s.turn + 1) % s.players
    if s.turn == s.starter:
        finish_round(s, log)
    if not s.over:
        begin_turn(s, log)


@inlined_rule
def pass_helpless_turns(s, log):  # K12: a ship that can pay for nothing has no choice to make
    while not s.over and not can_act(s, s.turn):
        end_turn(s, log)


@rule
def finish_round(s, log):  # K22
    s.rounds += 1
    if s.rounds >= s.round_limit:
        s.over = 1
        tell(log, LIMIT_REACHED, s.rounds)


# What can be done with the points left


@inlined_rule
def can_act(s, seat):
    for way in range(4):
        if can_sail(s, seat, way):
            return True
    if s.points < COST_OF_ATTACK:
        return False
    for target in range(s.players):
        if can_attack(s, seat, target):
            return True
    for base in range(s.bases):
        if can_shoot(s, seat, base):
            return True
    return False


@rule
def can_sail(s, seat, way):
    return s.points >= COST_OF_WAY[way] and can_enter(s, beyond(s, s.ship[seat], way))


@rule
def can_enter(s, space):  # K13
    return space != NOWHERE and not is_in(s.coral, space)


@rule
def can_attack(s, seat, target):
    return target != seat and within_one_space(s, s.ship[seat], s.ship[target])


@rule
def can_shoot(s, seat, base):
    return s.pillar[base] > 0 and within_one_space(s, s.ship[seat], s.base_at[base])


# The Kraken


@rule
def rage(s, log):  # K18
    if not ship_in_reach(s):
        tell(log, KRAKEN_MISSED)
        return
    first, second = roll(s, KRAKEN_DIE), roll(s, KRAKEN_DIE)
    total = kraken_total(s, first, second)
    tell(log, KRAKEN_ROLLED, first, second, total)
    for turns in range(s.players):
        seat = (s.starter + turns) % s.players
        if is_in(s.reach, s.ship[seat]):
            defend(s, seat, total, log)


@rule
def ship_in_reach(s):
    for seat in range(s.players):
        if is_in(s.reach, s.ship[seat]):
            return True
    return False


@rule
def kraken_total(s, first, second):
    if s.kraken_roll == LOW:
        return min(first, second)
    if s.kraken_roll == HIGH:
        return max(first, second)
    return first + second


@rule
def defend(s, seat, total, log):
    die = 0
    if total < DIE:  # else no die could be higher, and none is rolled
        die = roll(s, DIE)
    if die > total:
        tell(log, SHIP_DEFENDED, seat, die, total)
        return
    s.gripped[seat] = 1
    tell(log, SHIP_GRIPPED, seat, die, total)


@rule
def throw_tantrum(s, log):  # K19
    for base in range(s.bases):
        s.pillar[base] = PILLAR
        s.coral |= one(s.base_at[base])
        tell(log, PILLAR_ROSE, s.base_at[base], PILLAR)
    for turns in range(s.players):
        if not s.over:  # a ship pushed home with the treasure stops everything
            push_off_pillar(s, (s.starter + turns) % s.players, log)


@rule
def push_off_pillar(s, seat, log):
    start = s.ship[seat]
    if not is_in(s.coral, start):
        return
    space = beyond(s, start, BACKWARD)
    while is_in(s.coral, space):
        space = beyond(s, space, BACKWARD)
    s.ship[seat] = space
    tell(log, PUSHED, seat, start, space)
    arrive(s, seat, log)


# The end


@rule
def decided(s):  # K22
    return s.winner != NOBODY


@rule
def standing(s, rank, score):  # K21
    for seat in range(s.players):
        rank[seat] = 1
        for other in range(s.players):
            if distance_from_victory(s, other) < distance_from_victory(s, seat):
                rank[seat] += 1
        score[seat] = 1 if seat == s.winner else 0


@rule
def distance_from_victory(s, seat):
    if seat == s.winner:
        return -2
    if seat == s.holder:
        return -1
    if s.holder == IN_THE_EYE:
        return int(s.steps_to_eye[s.ship[seat]])
    return int(s.steps_to_start[s.ship[seat]])


# Spaces


@rule
def beyond(s, space, way):
    return int(s.link[way, space])


@rule
def within_one_space(s, space, other):  # K7
    return is_in(s.near[space], other)


@rule
def is_in(spaces, space):
    return (spaces >> space) & 1


@rule
def one(space):
    return 1 << space
