"""The features at the end of a fight (G22): Thief (G20) and Mutiny (G21). These, and a Fog (G16), can be declined."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.bits import is_in, one
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.games.casket import events
from doubloon.games.casket.actions import (
    CHOOSE,
    DECLINE,
    DUMMY_WON_LESS,
    FOG_NEEDED,
    GIVE,
    IS_BLESSED,
    NO_CAPTAIN,
    NO_DUMMY,
    NOT_ASKED,
    NOT_HELD,
    TAKE,
    WON_LESS,
    YOURSELF,
)
from doubloon.games.casket.rules.cards import any_card, suit_of, value_of
from doubloon.games.casket.rules.dice import die_of, may_roll, roll_die, tell_faces
from doubloon.games.casket.rules.knowledge import all_learn, learn, lose_sight_between
from doubloon.games.casket.rules.trying import can_decline_fog, decline_fog
from doubloon.games.casket.rules.turns import can_choose, pass_turn
from doubloon.games.casket.state import (
    BOLT_POINT,
    DUMMY,
    END_FEATURES,
    GIVING,
    IN_FOG,
    MUTINY,
    NO_CARDS_LEFT,
    NO_DIE_TO_ROLL,
    NOBODY_TO_CHOOSE,
    OFF_MAP,
    PLUNDERING,
    REVOLTING,
    STEALING,
    THIEF,
    State,
)


@rule
def pass_over_feature(s: State, log: Log) -> None:  # G22
    """A feature that is of no use is not asked about."""
    feature, seat = s.due[s.resolved], s.who[s.resolved]
    why = why_idle(s, seat, feature)
    feature_done(s)
    events.feature_idle(s, log, seat, feature, why)


@rule
def why_idle(s: State, seat: int, feature: int) -> int:
    if feature == MUTINY and not may_roll(s, seat):
        return NO_DIE_TO_ROLL
    return NO_CARDS_LEFT if feature == THIEF and s.fight + 1 == s.fights else NOBODY_TO_CHOOSE


@why_not(CHOOSE)
def cannot_choose(s: State, seat: int, target: int) -> int:  # G17, G20, G21, G34
    if s.phase not in (STEALING, REVOLTING):
        return NOT_ASKED
    if can_choose(s, seat, target, THIEF if s.phase == STEALING else MUTINY):
        return LEGAL
    if target == DUMMY:
        return NO_DUMMY
    if target >= s.players:
        return NO_CAPTAIN
    return YOURSELF if target == seat else IS_BLESSED


@plays(CHOOSE)
def choose(s: State, seat: int, target: int, log: Log) -> None:
    if s.phase == STEALING:
        steal(s, seat, target, log)
    else:
        revolt(s, seat, target, log)


@why_not(DECLINE)
def cannot_decline(s: State, seat: int) -> int:  # G16
    if s.phase == IN_FOG:
        return LEGAL if can_decline_fog(s, seat) else FOG_NEEDED
    return LEGAL if s.phase in (STEALING, REVOLTING) else NOT_ASKED


@plays(DECLINE)
def decline(s: State, seat: int, log: Log) -> None:
    if s.phase == IN_FOG:
        decline_fog(s, seat, log)
    else:
        decline_feature(s, seat, log)


@rule
def decline_feature(s: State, seat: int, log: Log) -> None:
    feature = s.due[s.resolved]
    feature_done(s)
    events.feature_declined(s, log, seat, feature)


@rule
def feature_done(s: State) -> None:
    s.resolved += 1
    s.phase = END_FEATURES
    pass_turn(s)


# Thief


@rule
def steal(s: State, seat: int, target: int, log: Log) -> None:  # G20
    card = any_card(s, s.hand[target])
    s.thefts += 1
    s.target = target
    move_card(s, card, target, seat)
    s.phase = GIVING
    if target == DUMMY:  # G34: its cards lie open
        events.stole_from_dummy(s, log, seat, value_of(card), suit_of(card))
        return
    events.stole(s, log, seat, target)
    for viewer in (seat, target):
        events.stole_card(s, log, viewer, seat, target, value_of(card), suit_of(card))


@why_not(GIVE)
def cannot_give_back(s: State, seat: int, card: int) -> int:
    if s.phase != GIVING:
        return NOT_ASKED
    return LEGAL if is_in(s.hand[seat], card) else NOT_HELD


@plays(GIVE)
def give_back(s: State, seat: int, card: int, log: Log) -> None:  # G20
    move_card(s, card, seat, s.target)
    feature_done(s)
    if s.target == DUMMY:  # G34
        events.gave_to_dummy(s, log, seat, value_of(card), suit_of(card))
        return
    events.gave(s, log, seat, s.target)
    for viewer in (seat, s.target):
        events.gave_card(s, log, viewer, seat, s.target, value_of(card), suit_of(card))


@rule
def move_card(s: State, card: int, giver: int, receiver: int) -> None:  # G34, G35
    s.hand[giver] &= ~one(card)
    s.hand[receiver] |= one(card)
    if DUMMY in (giver, receiver):
        all_learn(s, card, receiver)
        return
    lose_sight_between(s, giver, receiver)
    learn(s, giver, card, receiver)
    learn(s, receiver, card, receiver)


# Mutiny


@rule
def revolt(s: State, seat: int, target: int, log: Log) -> None:  # G21
    mine = roll_in_mutiny(s, seat, log)
    theirs = roll_in_mutiny(s, target, log)
    if mine > theirs:
        win_mutiny(s, seat, target, mine, theirs, log)
    else:
        lose_mutiny(s, seat, target, mine, theirs, log)


@rule
def win_mutiny(s: State, seat: int, target: int, mine: int, theirs: int, log: Log) -> None:  # G21
    s.mutinies += 1
    s.target = target
    if target != DUMMY:  # G34: it plays after the captains in any chair
        change_chairs(s, seat, target)
    if s.won[target] > 0:
        s.phase = PLUNDERING
    else:
        feature_done(s)
    if target == DUMMY:
        events.mutiny_against_dummy_won(s, log, seat, mine, theirs)
    else:
        events.mutiny_won(s, log, seat, target, mine, theirs)


@rule
def lose_mutiny(s: State, seat: int, target: int, mine: int, theirs: int, log: Log) -> None:
    feature_done(s)
    if target == DUMMY:
        events.mutiny_against_dummy_failed(s, log, seat, mine, theirs)
    else:
        events.mutiny_failed(s, log, seat, target, mine, theirs)


@rule
def rolls_in_mutiny(s: State, who: int) -> bool:  # G21, G34
    return may_roll(s, who) and not (who == DUMMY and s.marker[DUMMY] == OFF_MAP)


@rule
def roll_in_mutiny(s: State, who: int, log: Log) -> int:  # G21, G34
    if not rolls_in_mutiny(s, who):
        return 0
    colour = die_of(s, who)
    face, second, pips, bolt = roll_die(s, colour)
    if who == DUMMY:
        events.mutiny_rolled_by_dummy(s, log, face + 1, second + 1, pips + bolt, colour)
    else:
        events.mutiny_rolled(s, log, who, face + 1, second + 1, pips + bolt, colour)
    tell_faces(s, colour, face, second, BOLT_POINT, log)
    return pips + bolt


@rule
def change_chairs(s: State, seat: int, target: int) -> None:  # G21
    for chair in range(s.players):
        if s.chair[chair] == seat:
            s.chair[chair] = target
        elif s.chair[chair] == target:
            s.chair[chair] = seat


@why_not(TAKE)
def cannot_take_fights(s: State, seat: int, fights: int) -> int:  # G21
    if s.phase != PLUNDERING:
        return NOT_ASKED
    if fights <= s.won[s.target]:
        return LEGAL
    return DUMMY_WON_LESS if s.target == DUMMY else WON_LESS


@plays(TAKE)
def take_fights(s: State, seat: int, fights: int, log: Log) -> None:  # G21
    s.won[s.target] -= fights
    s.won[seat] += fights
    feature_done(s)
    if s.target == DUMMY:
        events.fights_taken_from_dummy(s, log, seat, fights)
    else:
        events.fights_taken(s, log, seat, s.target, fights)
