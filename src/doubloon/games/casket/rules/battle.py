"""The start of a battle: the dealer (G7), the deal (G8), the exchange with the Dummy (G32) and the bids (G9, G10)."""

from doubloon.engine.actions import LEGAL, plays, why_not
from doubloon.engine.bits import is_in, lowest, one
from doubloon.engine.chance import shuffle
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.games.casket import events
from doubloon.games.casket.actions import BID, BID_TOO_HIGH, EXCHANGE, NEMESIS, NOT_ASKED
from doubloon.games.casket.rules.cards import draw_card, suit_of, value_of
from doubloon.games.casket.rules.dice import roll_die, tell_faces
from doubloon.games.casket.rules.knowledge import all_see_dummy, follow_exchange, know_own_hands
from doubloon.games.casket.rules.table import in_place
from doubloon.games.casket.rules.turns import pass_turn
from doubloon.games.casket.state import (
    BIDDING,
    BOLT_NOTHING,
    DEALING,
    DUMMY,
    EXCHANGING,
    MOST_CARDS,
    MOST_FIGHTS,
    NEXT_BID,
    NO,
    NO_CARD,
    NOBODY,
    RED,
    State,
)

CARDS_ON_THE_MAP = 3  # dealt once a captain has entered


@rule
def choose_dealer(s: State, log: Log) -> None:  # G7
    s.phase = DEALING
    s.dealer = NOBODY
    tied = (1 << s.players) - 1
    while tied & (tied - 1):
        tied = lowest_rolls(s, tied, log)
    s.dealer = lowest(tied)  # everyone still sits in the chair of their number
    s.began = (s.dealer + 1) % s.players


@rule
def lowest_rolls(s: State, seats: int, log: Log) -> int:
    least, lowest_seats = -1, 0
    for seat in range(s.players):
        if not is_in(seats, seat):
            continue
        face, second, pips, _ = roll_die(s, RED)
        events.dealer_rolled(s, log, seat, face + 1, second + 1, pips, RED)
        tell_faces(s, RED, face, second, BOLT_NOTHING, log)
        if least < 0 or pips < least:
            least, lowest_seats = pips, 0
        if pips == least:
            lowest_seats |= one(seat)
    return lowest_seats


# The deal


@rule
def cards_to_deal(s: State) -> int:  # G8
    if s.crossed == 0 and not s.entered:
        return s.opening_cards
    return cards_beyond(s.crossed)


@rule
def cards_beyond(points: int) -> int:  # G8
    """Cards dealt when so many acceleration points have been crossed."""
    return min(MOST_FIGHTS, CARDS_ON_THE_MAP + points)


@rule
def deal(s: State, log: Log) -> None:  # G8, G32
    s.fights = cards_to_deal(s)
    clear_battle(s)
    shuffle_deck(s)
    for place in range(s.players + s.with_dummy):
        deal_hand(s, in_place(s, place))
    know_own_hands(s)
    s.phase = NEXT_BID
    pass_turn(s)
    events.battle_began(s, log, s.chair[s.dealer], s.rounds + 1, s.fights)
    for place in range(s.players):
        show_hand(s, in_place(s, place), log)


@rule
def shuffle_deck(s: State) -> None:
    for place in range(MOST_CARDS):
        s.deck[place] = place if place < s.cards else NO_CARD
        s.slot_known[place] = 0
    shuffle(s, s.deck, s.cards)
    s.top = 0
    s.left = s.cards


@rule
def deal_hand(s: State, who: int) -> None:
    s.hand[who] = 0
    for _ in range(s.fights):
        s.hand[who] |= one(draw_card(s))


@rule
def show_hand(s: State, seat: int, log: Log) -> None:
    if log is not None:
        for card in range(s.cards):
            if is_in(s.hand[seat], card):
                events.card_dealt(s, log, seat, seat, value_of(card), suit_of(card))


@rule
def clear_battle(s: State) -> None:
    for who in range(DUMMY + 1):
        s.won[who] = 0
    for seat in range(s.players):
        s.lot[seat] = 0
    s.bids = 0
    s.fight = 0
    s.leader = 0  # G11: left of the dealer
    s.dummy_up = 0
    s.looked_back = NOBODY


# Bids


@why_not(EXCHANGE)
def cannot_exchange(s: State, seat: int, answer: int) -> int:
    return LEGAL if s.phase == EXCHANGING else NOT_ASKED


@plays(EXCHANGE)
def exchange(s: State, seat: int, answer: int, log: Log) -> None:  # G32
    s.phase = BIDDING
    if answer == NO:
        events.hand_kept(s, log, seat)
        return
    s.hand[seat], s.hand[DUMMY] = s.hand[DUMMY], s.hand[seat]
    follow_exchange(s, seat)
    events.hands_exchanged(s, log, seat)
    show_hand(s, seat, log)


@why_not(BID)
def cannot_bid(s: State, seat: int, fights: int) -> int:  # G9, G10
    if s.phase != BIDDING:
        return NOT_ASKED
    if fights > s.fights:
        return BID_TOO_HIGH
    return NEMESIS if fights == nemesis(s) else LEGAL


@plays(BID)
def bid(s: State, seat: int, fights: int, log: Log) -> None:  # G9
    note_bid(s, seat, fights)
    events.bid_made(s, log, seat, fights)


@rule
def forced_bid(s: State, seat: int, fights: int, log: Log) -> None:  # G10
    note_bid(s, seat, fights)
    events.bid_forced(s, log, seat, fights)


@rule
def note_bid(s: State, seat: int, fights: int) -> None:
    s.bid[seat] = fights
    s.bids += 1
    s.phase = NEXT_BID
    pass_turn(s)


@rule
def nemesis(s: State) -> int:  # G10
    """The bid that the last captain may not make; NOBODY's for the others."""
    if s.bids < s.players - 1:
        return NOBODY
    rest = s.fights
    for place in range(s.bids):
        rest -= s.bid[in_place(s, place)]
    return rest


@rule
def turn_up_dummy(s: State, log: Log) -> None:  # G32
    s.dummy_up = 1
    all_see_dummy(s)
    pass_turn(s)
    for card in range(s.cards):
        if is_in(s.hand[DUMMY], card):
            events.dummy_turned_up(s, log, value_of(card), suit_of(card))
