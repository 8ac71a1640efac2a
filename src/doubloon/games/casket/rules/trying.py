"""Trying a card's feature (G13), luck points (G14), and the features that work at once (G16-G19)."""

from doubloon.engine.events import tell, whisper
from doubloon.engine.rule import rule
from doubloon.games.casket.events import (
    FOG_DECLINED,
    FOG_RAISED,
    LUCK_ADDED,
    LUCK_KEPT,
    LUCK_LOOKED,
    LUCK_REPLACED,
    LUCK_REROLLED,
    LUCK_SAW,
    LUCK_STOOD_IN,
    ROLLED,
    TRIED,
    TRY_FAILED,
    TRY_WORKED,
)
from doubloon.games.casket.rules.cards import (
    all_of,
    cost_of,
    draw_card,
    feature_of,
    one,
    put_under_deck,
    special_of,
    suit_of,
    top_card,
    value_of,
)
from doubloon.games.casket.rules.dice import die_of, may_roll, roll_die, tell_faces
from doubloon.games.casket.rules.knowledge import (
    EVERYONE,
    all_learn,
    all_learn_void,
    look_at_top_card,
)
from doubloon.games.casket.rules.table import lay
from doubloon.games.casket.state import (
    BLESSED,
    BOLT_FULL,
    BOLT_LUCK,
    DECK,
    DRAWN,
    FAILING,
    FIGHTING,
    FOG,
    FOGGED,
    IN_FOG,
    LUCK,
    MOST_LUCK,
    MUTINY,
    NATURAL,
    NEXT_CARD,
    NO_CARD,
    ROLLING,
    SKULLS,
    THIEF,
    TRUMP,
    UNIVERSAL,
)


@rule
def must_follow(s, seat):  # G12
    """Whether this captain holds a card of the suit that was led."""
    return s.played > 0 and (s.hand[seat] & all_of(s.led)) != 0


@rule
def can_be_tried(s, seat):  # G12, G13, G14
    """The set of cards whose feature this captain may try."""
    if s.failed != NO_CARD or not (may_roll(s, seat) or s.luck[seat] > 0):
        return 0
    cards = s.hand[seat] & s.featured
    return cards & s.fogs if must_follow(s, seat) else cards


@rule
def attempt(s, seat, card, log):  # G13
    s.trying = card
    s.die_rolled = 0
    s.points_rolled = 0
    feature = feature_of(s, card)
    tell(log, TRIED, seat, value_of(card), cost_of(s, card), suit_of(card), feature)
    all_learn(s, card, seat)
    if s.played > 0 and feature != FOG:
        all_learn_void(s, seat, s.led)
    if s.luck[seat] == 0:
        roll_for_feature(s, seat, log)
    elif not may_roll(s, seat):
        spend_luck(s, seat, log)
    else:
        s.phase = ROLLING


@rule
def roll_for_feature(s, seat, log):  # G13
    colour = die_of(s, seat)
    face, second, pips, bolt = roll_die(s, colour)
    s.die_rolled = 1
    s.points_rolled = pips
    worth = BOLT_FULL if s.luck[seat] == MOST_LUCK else BOLT_LUCK
    s.luck[seat] = min(MOST_LUCK, s.luck[seat] + bolt)  # G3
    tell(log, ROLLED, seat, face + 1, second + 1, pips, s.luck[seat], colour)
    tell_faces(s, colour, face, second, worth, log)
    judge(s, seat, log)


@rule
def judge(s, seat, log):
    if s.points_rolled >= cost_of(s, s.trying):
        feature_works(s, seat, log)
    elif s.luck[seat] == 0:
        give_up(s, seat, log)
    else:
        s.phase = FAILING


# Luck points


@rule
def take_luck(s, seat):
    s.luck[seat] -= 1
    s.luck_spent += 1


@rule
def spend_luck(s, seat, log):  # G14
    """A luck point: it stands for a roll of 1 where there was no roll yet, and adds 1 afterwards."""
    take_luck(s, seat)
    s.points_rolled += 1
    if s.points_rolled == 1 and not s.die_rolled:
        tell(log, LUCK_STOOD_IN, seat, s.luck[seat])
    else:
        tell(log, LUCK_ADDED, seat, s.points_rolled, s.luck[seat])
    judge(s, seat, log)


@rule
def roll_again(s, seat, log):  # G14
    take_luck(s, seat)
    tell(log, LUCK_REROLLED, seat, s.luck[seat])
    roll_for_feature(s, seat, log)


@rule
def give_up(s, seat, log):  # G13
    tell(log, TRY_FAILED, seat, s.points_rolled, cost_of(s, s.trying))
    s.failed = s.trying
    s.trying = NO_CARD
    s.phase = FIGHTING


# What works at once


@rule
def feature_works(s, seat, log):  # G13
    card = s.trying
    feature = feature_of(s, card)
    tell(log, TRY_WORKED, seat, special_of(s, card), feature, int(feature == TRUMP))
    if feature == FOG:
        fog_comes_down(s, seat, log)
    elif feature == LUCK and s.left > 0:
        look_at_luck(s, seat, log)
    else:
        lay_special(s, seat, UNIVERSAL)


@rule
def lay_special(s, seat, counts):
    """Lay the tried card for its special value."""
    card = s.trying
    feature = feature_of(s, card)
    s.hand[seat] &= ~one(card)
    if feature == TRUMP:  # G19
        lay(s, seat, card, SKULLS, special_of(s, card), NATURAL)
    else:
        lay(s, seat, card, suit_of(card), special_of(s, card), counts)
    if feature == BLESSED:  # G17
        s.blessed |= 1 << seat
    if feature in (THIEF, MUTINY):
        s.due[s.played - 1] = feature
    s.trying = NO_CARD
    s.phase = NEXT_CARD


@rule
def fog_comes_down(s, seat, log):  # G16
    """Who needs the fog is in it; who does not is asked, and the question tells that they have none of the suit."""
    if not can_decline_fog(s, seat):
        raise_fog(s, seat, log)
        return
    s.phase = IN_FOG
    if s.played > 0:
        all_learn_void(s, seat, s.led)


@rule
def raise_fog(s, seat, log):  # G16
    tell(log, FOG_RAISED, seat)
    lay_special(s, seat, FOGGED)


@rule
def can_decline_fog(s, seat):  # G16
    return not must_follow(s, seat)


@rule
def decline_fog(s, seat, log):  # G16
    tell(log, FOG_DECLINED, seat, special_of(s, s.trying))
    lay_special(s, seat, UNIVERSAL)


@rule
def look_at_luck(s, seat, log):  # G18
    card = top_card(s)
    look_at_top_card(s, seat)
    tell(log, LUCK_LOOKED, seat)
    whisper(log, seat, LUCK_SAW, seat, value_of(card), suit_of(card))
    s.phase = DRAWN


@rule
def keep_luck_card(s, seat, log):  # G18
    put_under_deck(s, draw_card(s), 1 << seat)
    tell(log, LUCK_KEPT, seat)
    lay_special(s, seat, UNIVERSAL)


@rule
def play_drawn_card(s, seat, log):  # G18
    card = draw_card(s)
    s.hand[seat] &= ~one(s.trying)
    put_under_deck(s, s.trying, EVERYONE)
    all_learn(s, s.trying, DECK)
    tell(log, LUCK_REPLACED, seat, value_of(card), suit_of(card))
    lay(s, seat, card, suit_of(card), value_of(card), NATURAL)
    s.trying = NO_CARD
    s.phase = NEXT_CARD
