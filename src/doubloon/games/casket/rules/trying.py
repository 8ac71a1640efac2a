"""Trying a card's feature (G13), luck points (G14), and the features that work at once (G16-G19)."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.bits import is_in, one
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.games.casket import events
from doubloon.games.casket.actions import (
    FEATURELESS,
    FOLLOW_OR_FOG,
    GIVE_UP,
    KEEP,
    MAY_NOT_ROLL,
    NOT_ASKED,
    NOT_HELD,
    NOTHING_ROLLED,
    RAISE_FOG,
    REPLACE,
    REROLL,
    ROLL,
    SECOND_TRY,
    SPEND,
    TRY,
)
from doubloon.games.casket.rules.cards import (
    all_of,
    cost_of,
    draw_card,
    feature_of,
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
from doubloon.games.casket.rules.turns import pass_turn
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
    State,
)


@rule
def must_follow(s: State, seat: int) -> bool:  # G12
    """Whether this captain holds a card of the suit that was led."""
    return s.played > 0 and (s.hand[seat] & all_of(s.led)) != 0


@rule
def can_be_tried(s: State, seat: int) -> int:  # G12, G13, G14
    """The set of cards whose feature this captain may try."""
    if s.failed != NO_CARD or not (may_roll(s, seat) or s.luck[seat] > 0):
        return 0
    cards = s.hand[seat] & s.featured
    return cards & s.fogs if must_follow(s, seat) else cards


@why_not(TRY)
def cannot_try(s: State, seat: int, card: int) -> int:  # G12, G13, G14
    if s.phase != FIGHTING:
        return NOT_ASKED
    if is_in(can_be_tried(s, seat), card):
        return LEGAL
    if not is_in(s.hand[seat], card):
        return NOT_HELD
    if s.failed != NO_CARD:
        return SECOND_TRY
    if not is_in(s.featured, card):
        return FEATURELESS
    return FOLLOW_OR_FOG if must_follow(s, seat) and not is_in(s.fogs, card) else MAY_NOT_ROLL


@plays(TRY)
def attempt(s: State, seat: int, card: int, log: Log) -> None:  # G13
    s.trying = card
    s.die_rolled = 0
    s.points_rolled = 0
    feature = feature_of(s, card)
    all_learn(s, card, seat)
    if s.played > 0 and feature != FOG:
        all_learn_void(s, seat, s.led)
    s.phase = ROLLING
    events.tried(s, log, seat, value_of(card), cost_of(s, card), suit_of(card), feature)
    if s.luck[seat] == 0:
        roll_for_feature(s, seat, log)
    elif not may_roll(s, seat):
        spend_luck(s, seat, log)


@why_not(ROLL)
def cannot_roll(s: State, seat: int) -> int:
    return LEGAL if s.phase == ROLLING else NOT_ASKED


@plays(ROLL)
def roll_for_feature(s: State, seat: int, log: Log) -> None:  # G13
    colour = die_of(s, seat)
    face, second, pips, bolt = roll_die(s, colour)
    s.die_rolled = 1
    reach(s, pips)
    worth = BOLT_FULL if s.luck[seat] == MOST_LUCK else BOLT_LUCK
    s.luck[seat] = min(MOST_LUCK, s.luck[seat] + bolt)  # G3
    events.rolled(s, log, seat, face + 1, second + 1, pips, s.luck[seat], colour)
    tell_faces(s, colour, face, second, worth, log)
    judge(s, seat, log)


@rule
def reach(s: State, points: int) -> None:  # G13
    """So many points were rolled or paid for: enough, or not."""
    s.points_rolled = points
    s.phase = FAILING if points < cost_of(s, s.trying) else ROLLING


@rule
def judge(s: State, seat: int, log: Log) -> None:
    if s.phase != FAILING:
        feature_works(s, seat, log)
    elif s.luck[seat] == 0:
        give_up(s, seat, log)


# Luck points


@rule
def take_luck(s: State, seat: int) -> None:
    s.luck[seat] -= 1
    s.luck_spent += 1


@why_not(SPEND)
def cannot_spend_luck(s: State, seat: int) -> int:
    return LEGAL if s.phase in (ROLLING, FAILING) else NOT_ASKED


@plays(SPEND)
def spend_luck(s: State, seat: int, log: Log) -> None:  # G14
    """A luck point: it stands for a roll of 1 where there was no roll yet, and adds 1 afterwards."""
    take_luck(s, seat)
    reach(s, s.points_rolled + 1)
    if s.points_rolled == 1 and not s.die_rolled:
        events.luck_stood_in(s, log, seat, s.luck[seat])
    else:
        events.luck_added(s, log, seat, s.points_rolled, s.luck[seat])
    judge(s, seat, log)


@why_not(REROLL)
def cannot_roll_again(s: State, seat: int) -> int:  # G14
    if s.phase != FAILING:
        return NOT_ASKED
    return LEGAL if s.die_rolled else NOTHING_ROLLED  # a luck point that stood for the roll is no die


@plays(REROLL)
def roll_again(s: State, seat: int, log: Log) -> None:  # G14
    take_luck(s, seat)
    events.luck_rerolled(s, log, seat, s.luck[seat])
    roll_for_feature(s, seat, log)


@why_not(GIVE_UP)
def cannot_give_up(s: State, seat: int) -> int:
    return LEGAL if s.phase == FAILING else NOT_ASKED


@plays(GIVE_UP)
def give_up(s: State, seat: int, log: Log) -> None:  # G13
    s.failed = s.trying
    s.trying = NO_CARD
    s.phase = FIGHTING
    events.try_failed(s, log, seat, s.points_rolled, cost_of(s, s.failed))


# What works at once


@rule
def feature_works(s: State, seat: int, log: Log) -> None:  # G13
    card = s.trying
    feature = feature_of(s, card)
    needs_fog = feature == FOG and not can_decline_fog(s, seat)
    may_look = feature == LUCK and s.left > 0
    if feature == FOG and not needs_fog:
        ask_about_fog(s, seat)
    elif not needs_fog and not may_look:
        lay_special(s, seat, UNIVERSAL)
    events.try_worked(s, log, seat, special_of(s, card), feature, int(feature == TRUMP))
    if needs_fog:
        raise_fog(s, seat, log)
    elif may_look:
        look_at_luck(s, seat, log)


@rule
def lay_special(s: State, seat: int, counts: int) -> None:
    """Lay the tried card for its special value."""
    card = s.trying
    feature = feature_of(s, card)
    s.hand[seat] &= ~one(card)
    if feature == TRUMP:  # G19
        lay(s, seat, card, SKULLS, special_of(s, card), NATURAL)
    else:
        lay(s, seat, card, suit_of(card), special_of(s, card), counts)
    if feature == BLESSED:  # G17
        s.blessed |= one(seat)
    if feature in (THIEF, MUTINY):
        s.due[s.played - 1] = feature
    s.trying = NO_CARD
    s.phase = NEXT_CARD
    pass_turn(s)


@rule
def ask_about_fog(s: State, seat: int) -> None:  # G16
    """Who needs the fog is in it; who does not is asked, and the question tells that they have none of the suit."""
    s.phase = IN_FOG
    if s.played > 0:
        all_learn_void(s, seat, s.led)


@why_not(RAISE_FOG)
def cannot_raise_fog(s: State, seat: int) -> int:
    return LEGAL if s.phase == IN_FOG else NOT_ASKED


@plays(RAISE_FOG)
def raise_fog(s: State, seat: int, log: Log) -> None:  # G16
    lay_special(s, seat, FOGGED)
    events.fog_raised(s, log, seat)


@rule
def can_decline_fog(s: State, seat: int) -> bool:  # G16
    return not must_follow(s, seat)


@rule
def decline_fog(s: State, seat: int, log: Log) -> None:  # G16
    value = special_of(s, s.trying)
    lay_special(s, seat, UNIVERSAL)
    events.fog_declined(s, log, seat, value)


@rule
def look_at_luck(s: State, seat: int, log: Log) -> None:  # G18
    card = top_card(s)
    look_at_top_card(s, seat)
    s.phase = DRAWN
    events.luck_looked(s, log, seat)
    events.luck_saw(s, log, seat, seat, value_of(card), suit_of(card))


@why_not(KEEP)
def cannot_keep_luck_card(s: State, seat: int) -> int:
    return LEGAL if s.phase == DRAWN else NOT_ASKED


@plays(KEEP)
def keep_luck_card(s: State, seat: int, log: Log) -> None:  # G18
    put_under_deck(s, draw_card(s), one(seat))
    lay_special(s, seat, UNIVERSAL)
    events.luck_kept(s, log, seat)


@why_not(REPLACE)
def cannot_play_drawn_card(s: State, seat: int) -> int:
    return LEGAL if s.phase == DRAWN else NOT_ASKED


@plays(REPLACE)
def play_drawn_card(s: State, seat: int, log: Log) -> None:  # G18
    card = draw_card(s)
    s.hand[seat] &= ~one(s.trying)
    put_under_deck(s, s.trying, EVERYONE)
    all_learn(s, s.trying, DECK)
    lay(s, seat, card, suit_of(card), value_of(card), NATURAL)
    s.trying = NO_CARD
    s.phase = NEXT_CARD
    pass_turn(s)
    events.luck_replaced(s, log, seat, value_of(card), suit_of(card))
