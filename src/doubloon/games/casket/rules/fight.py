"""A fight: what may be played (G12), the cards of the Dummy and the House (G31, G33), and the fight's end."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.bits import count, is_in, lowest, one
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.games.casket import events
from doubloon.games.casket.actions import JUST_FAILED, MUST_FOLLOW, NOT_ASKED, NOT_HELD, PLAY
from doubloon.games.casket.rules.cards import all_of, draw_card, suit_of, value_of
from doubloon.games.casket.rules.knowledge import all_learn_void
from doubloon.games.casket.rules.table import lay
from doubloon.games.casket.rules.trying import can_be_tried, must_follow
from doubloon.games.casket.rules.turns import next_to_play, pass_turn
from doubloon.games.casket.rules.winning import best_strength, strength, winning_row
from doubloon.games.casket.state import (
    DUMMY,
    END_FEATURES,
    FIGHTING,
    HOUSE,
    NATURAL,
    NEXT_CARD,
    NO_CARD,
    SKULLS,
    VALUES,
    State,
)


@rule
def can_be_played(s: State, seat: int) -> int:  # G12, G13
    """The set of cards that this captain may play for their natural value."""
    cards = s.hand[seat]
    if must_follow(s, seat):
        cards &= all_of(s.led)
    if s.failed != NO_CARD and cards & ~one(s.failed):
        cards &= ~one(s.failed)
    return cards


@why_not(PLAY)
def cannot_play(s: State, seat: int, card: int) -> int:  # G12, G13
    if s.phase != FIGHTING:
        return NOT_ASKED
    if is_in(can_be_played(s, seat), card):
        return LEGAL
    if not is_in(s.hand[seat], card):
        return NOT_HELD
    return MUST_FOLLOW if must_follow(s, seat) and suit_of(card) != s.led else JUST_FAILED


@rule
def forced_card(s: State, seat: int) -> int:  # G12, G13
    """The card that a captain has to play, if all can see that there is but one; NO_CARD where it is asked.

    One that only their other cards force is asked for: to play it at once would tell what they hold (G35).
    """
    few = 1 if s.failed == NO_CARD else 2
    if count(s.hand[seat]) > few or can_be_tried(s, seat):
        return NO_CARD
    return lowest(can_be_played(s, seat))


@rule
def play_forced_card(s: State, seat: int, card: int, log: Log) -> None:
    put_down(s, seat, card)
    events.had_to_play(s, log, seat, value_of(card), suit_of(card))


@plays(PLAY)
def play_card(s: State, seat: int, card: int, log: Log) -> None:  # G12
    put_down(s, seat, card)
    events.played(s, log, seat, value_of(card), suit_of(card))


@rule
def put_down(s: State, seat: int, card: int) -> None:
    s.hand[seat] &= ~one(card)
    followed = s.played == 0 or suit_of(card) == s.led
    if not followed or (s.played > 0 and card == s.failed):  # G13: a card that failed is played as the last of its suit
        all_learn_void(s, seat, s.led)
    lay_natural(s, seat, card)


@rule
def lay_natural(s: State, who: int, card: int) -> None:
    lay(s, who, card, suit_of(card), value_of(card), NATURAL)
    s.phase = NEXT_CARD
    pass_turn(s)


# The House and the Dummy


@rule
def play_for_others(s: State, log: Log) -> None:  # G31
    if next_to_play(s) == HOUSE:
        play_for_house(s, log)
    else:
        play_for_dummy(s, log)


@rule
def play_for_house(s: State, log: Log) -> None:  # G31
    card = draw_card(s)
    lay_natural(s, HOUSE, card)
    events.house_played(s, log, value_of(card), suit_of(card))


@rule
def play_for_dummy(s: State, log: Log) -> None:  # G33
    cards = s.hand[DUMMY]
    if must_follow(s, DUMMY):
        cards &= all_of(s.led)
    card = highest_card(s, cards) if dummy_can_win(s, cards) else lowest_card(s, cards)
    s.hand[DUMMY] &= ~one(card)
    lay_natural(s, DUMMY, card)
    events.dummy_played(s, log, value_of(card), suit_of(card))


@rule
def dummy_can_win(s: State, cards: int) -> bool:  # G33
    if s.played == 0:
        return True
    best = best_strength(s)
    for card in range(s.cards):
        if is_in(cards, card) and strength(s, suit_of(card), value_of(card), NATURAL) > best:
            return True
    return False


@rule
def height(card: int) -> int:  # G33
    """A card by itself: a skull is above all others."""
    return value_of(card) + (VALUES if suit_of(card) == SKULLS else 0)


@rule
def highest_card(s: State, cards: int) -> int:
    best = NO_CARD
    for card in range(s.cards):
        if is_in(cards, card) and (best == NO_CARD or height(card) > height(best)):
            best = card
    return best


@rule
def lowest_card(s: State, cards: int) -> int:
    best = NO_CARD
    for card in range(s.cards):
        if is_in(cards, card) and (best == NO_CARD or height(card) < height(best)):
            best = card
    return best


# The end of a fight


@rule
def end_fight(s: State, log: Log) -> None:  # G15
    winner = s.who[winning_row(s, log)]
    s.fight_winner = winner
    if winner != HOUSE:  # G31: nobody's
        s.won[winner] += 1
    remember_fight(s)
    s.resolved = 0
    s.phase = END_FEATURES
    pass_turn(s)
    if winner == HOUSE:
        events.fight_won_by_house(s, log, s.fight_how)
    elif winner == DUMMY:
        events.fight_won_by_dummy(s, log, s.won[winner], s.fight_how)
    else:
        events.fight_won(s, log, winner, s.won[winner], s.fight_how)


@rule
def remember_fight(s: State) -> None:
    """Keep it for who looks later: its cards are cleared away for the next one."""
    s.past_played = s.played
    s.past_who = s.who
    s.past_card = s.card
    s.past_suit = s.suit
    s.past_value = s.value
    s.past_counts = s.counts
    s.past_winner = s.fight_winner
    s.past_how = s.fight_how
