"""The features at the end of a fight (G22): Thief (G20) and Mutiny (G21)."""

from doubloon.engine.events import tell, whisper
from doubloon.engine.rule import rule
from doubloon.games.casket.events import (
    FEATURE_DECLINED,
    FEATURE_IDLE,
    FIGHTS_TAKEN,
    FIGHTS_TAKEN_FROM_DUMMY,
    GAVE,
    GAVE_CARD,
    GAVE_TO_DUMMY,
    MUTINY_AGAINST_DUMMY_FAILED,
    MUTINY_AGAINST_DUMMY_WON,
    MUTINY_FAILED,
    MUTINY_ROLLED,
    MUTINY_ROLLED_BY_DUMMY,
    MUTINY_WON,
    STOLE,
    STOLE_CARD,
    STOLE_FROM_DUMMY,
)
from doubloon.games.casket.rules.cards import any_card, one, suit_of, value_of
from doubloon.games.casket.rules.dice import die_of, may_roll, roll_die, tell_faces
from doubloon.games.casket.rules.knowledge import all_learn, learn, lose_sight_between
from doubloon.games.casket.state import (
    BOLT_POINT,
    DUMMY,
    END_FEATURES,
    GIVING,
    MUTINY,
    NEXT_FIGHT,
    NO_CARDS_LEFT,
    NO_DIE_TO_ROLL,
    NO_FEATURE,
    NOBODY_TO_CHOOSE,
    OFF_MAP,
    PLUNDERING,
    REVOLTING,
    STEALING,
    THIEF,
)


@rule
def next_feature(s, log):  # G22
    while s.resolved < s.played:
        feature = s.due[s.resolved]
        seat = s.who[s.resolved]
        if feature != NO_FEATURE and is_of_use(s, seat, feature):
            s.turn = seat
            s.phase = STEALING if feature == THIEF else REVOLTING
            return
        if feature != NO_FEATURE:
            tell(log, FEATURE_IDLE, seat, feature, why_idle(s, seat, feature))
        s.resolved += 1
    s.phase = NEXT_FIGHT


@rule
def is_of_use(s, seat, feature):
    """Whether asking makes sense: somebody can be chosen, and a mutiny could be won."""
    return has_target(s, seat, feature) and (feature == THIEF or may_roll(s, seat))


@rule
def why_idle(s, seat, feature):
    if feature == MUTINY and not may_roll(s, seat):
        return NO_DIE_TO_ROLL
    return NO_CARDS_LEFT if feature == THIEF and s.fight + 1 == s.fights else NOBODY_TO_CHOOSE


@rule
def has_target(s, seat, feature):
    for target in range(DUMMY + 1):
        if can_choose(s, seat, target, feature):
            return True
    return False


@rule
def can_choose(s, seat, target, feature):  # G17, G20, G21, G34
    plays = s.with_dummy if target == DUMMY else target < s.players
    if not plays or target == seat or s.blessed >> target & 1:
        return False
    return feature == MUTINY or s.hand[target] != 0


@rule
def feature_done(s):
    s.resolved += 1
    s.phase = END_FEATURES


@rule
def decline_feature(s, seat, log):
    tell(log, FEATURE_DECLINED, seat, s.due[s.resolved])
    feature_done(s)


# Thief


@rule
def steal(s, seat, target, log):  # G20
    card = any_card(s, s.hand[target])
    s.thefts += 1
    s.target = target
    if target == DUMMY:  # G34: its cards lie open
        tell(log, STOLE_FROM_DUMMY, seat, value_of(card), suit_of(card))
    else:
        tell(log, STOLE, seat, target)
        whisper_to_both(log, seat, target, STOLE_CARD, card)
    move_card(s, card, target, seat)
    s.phase = GIVING


@rule
def give_back(s, seat, card, log):  # G20
    if s.target == DUMMY:  # G34
        tell(log, GAVE_TO_DUMMY, seat, value_of(card), suit_of(card))
    else:
        tell(log, GAVE, seat, s.target)
        whisper_to_both(log, seat, s.target, GAVE_CARD, card)
    move_card(s, card, seat, s.target)
    feature_done(s)


@rule
def move_card(s, card, giver, receiver):  # G34, G35
    s.hand[giver] &= ~one(card)
    s.hand[receiver] |= one(card)
    if DUMMY in (giver, receiver):
        all_learn(s, card, receiver)
        return
    lose_sight_between(s, giver, receiver)
    learn(s, giver, card, receiver)
    learn(s, receiver, card, receiver)


@rule
def whisper_to_both(log, seat, target, kind, card):
    whisper(log, seat, kind, seat, target, value_of(card), suit_of(card))
    whisper(log, target, kind, seat, target, value_of(card), suit_of(card))


# Mutiny


@rule
def revolt(s, seat, target, log):  # G21
    mine = roll_in_mutiny(s, seat, log)
    theirs = roll_in_mutiny(s, target, log)
    if mine <= theirs:
        tell_mutiny_failed(seat, target, mine, theirs, log)
        feature_done(s)
        return
    s.mutinies += 1
    s.target = target
    if target == DUMMY:  # G34: it plays after the captains in any chair
        tell(log, MUTINY_AGAINST_DUMMY_WON, seat, mine, theirs)
    else:
        change_chairs(s, seat, target)
        tell(log, MUTINY_WON, seat, target, mine, theirs)
    if s.won[target] > 0:
        s.phase = PLUNDERING
    else:
        feature_done(s)


@rule
def tell_mutiny_failed(seat, target, mine, theirs, log):
    if target == DUMMY:
        tell(log, MUTINY_AGAINST_DUMMY_FAILED, seat, mine, theirs)
    else:
        tell(log, MUTINY_FAILED, seat, target, mine, theirs)


@rule
def rolls_in_mutiny(s, who):  # G21, G34
    return may_roll(s, who) and not (who == DUMMY and s.marker[DUMMY] == OFF_MAP)


@rule
def roll_in_mutiny(s, who, log):  # G21, G34
    if not rolls_in_mutiny(s, who):
        return 0
    colour = die_of(s, who)
    face, second, pips, bolt = roll_die(s, colour)
    if who == DUMMY:
        tell(log, MUTINY_ROLLED_BY_DUMMY, face + 1, second + 1, pips + bolt, colour)
    else:
        tell(log, MUTINY_ROLLED, who, face + 1, second + 1, pips + bolt, colour)
    tell_faces(s, colour, face, second, BOLT_POINT, log)
    return pips + bolt


@rule
def change_chairs(s, seat, target):  # G21
    for chair in range(s.players):
        if s.chair[chair] == seat:
            s.chair[chair] = target
        elif s.chair[chair] == target:
            s.chair[chair] = seat


@rule
def take_fights(s, seat, fights, log):  # G21
    s.won[s.target] -= fights
    s.won[seat] += fights
    if s.target == DUMMY:
        tell(log, FIGHTS_TAKEN_FROM_DUMMY, seat, fights)
    else:
        tell(log, FIGHTS_TAKEN, seat, s.target, fights)
    feature_done(s)
