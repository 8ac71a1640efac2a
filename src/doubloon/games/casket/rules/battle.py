"""The start of a battle: the dealer (G7), the deal (G8), the exchange with the Dummy (G32) and the bids (G9, G10)."""

from doubloon.engine.chance import shuffle
from doubloon.engine.events import tell, whisper
from doubloon.engine.rule import rule
from doubloon.games.casket.events import (
    BATTLE_BEGAN,
    BID_FORCED,
    BID_MADE,
    CARD_DEALT,
    DEALER_ROLLED,
    DUMMY_TURNED_UP,
    HAND_KEPT,
    HANDS_EXCHANGED,
)
from doubloon.games.casket.rules.cards import draw_card, is_in, lowest_number, one, suit_of, value_of
from doubloon.games.casket.rules.dice import roll_die, tell_faces
from doubloon.games.casket.rules.knowledge import all_see_dummy, follow_exchange, know_own_hands
from doubloon.games.casket.rules.table import in_place
from doubloon.games.casket.state import (
    BIDDING,
    BOLT_NOTHING,
    DEALING,
    DUMMY,
    EXCHANGING,
    MOST_CARDS,
    MOST_FIGHTS,
    NEXT_BID,
    NEXT_CARD,
    NO_CARD,
    NOBODY,
    RED,
)

CARDS_ON_THE_MAP = 3  # dealt once a captain has entered


@rule
def choose_dealer(s, log):  # G7
    tied = (1 << s.players) - 1
    while tied & (tied - 1):
        tied = lowest_rolls(s, tied, log)
    s.dealer = lowest_number(tied)  # everyone still sits in the chair of their number
    s.began = (s.dealer + 1) % s.players
    s.phase = DEALING


@rule
def lowest_rolls(s, seats, log):
    least, lowest = -1, 0
    for seat in range(s.players):
        if not seats >> seat & 1:
            continue
        face, second, pips, _ = roll_die(s, RED)
        tell(log, DEALER_ROLLED, seat, face + 1, second + 1, pips)
        tell_faces(s, RED, face, second, BOLT_NOTHING, log)
        if least < 0 or pips < least:
            least, lowest = pips, 0
        if pips == least:
            lowest |= 1 << seat
    return lowest


# The deal


@rule
def cards_to_deal(s):  # G8
    if s.crossed == 0 and not s.entered:
        return s.opening_cards
    return min(MOST_FIGHTS, CARDS_ON_THE_MAP + s.crossed)


@rule
def deal(s, log):  # G8, G32
    s.fights = cards_to_deal(s)
    tell(log, BATTLE_BEGAN, s.chair[s.dealer], s.rounds + 1, s.fights)
    for place in range(MOST_CARDS):
        s.deck[place] = place if place < s.cards else NO_CARD
        s.slot_known[place] = 0
    shuffle(s, s.deck, s.cards)
    s.top = 0
    s.left = s.cards
    for place in range(s.players + s.with_dummy):
        deal_hand(s, in_place(s, place), log)
    know_own_hands(s)
    clear_battle(s)
    s.phase = NEXT_BID


@rule
def deal_hand(s, who, log):
    s.hand[who] = 0
    for _ in range(s.fights):
        s.hand[who] |= one(draw_card(s))
    if who != DUMMY:
        show_hand(s, who, log)


@rule
def show_hand(s, seat, log):
    if log is not None:
        for card in range(s.cards):
            if is_in(s.hand[seat], card):
                whisper(log, seat, CARD_DEALT, seat, value_of(card), suit_of(card))


@rule
def clear_battle(s):
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


@rule
def ask_next_captain(s, log):  # G9
    if s.bids == s.players:
        turn_up_dummy(s, log)
        s.phase = NEXT_CARD
        s.played = 0
        s.blessed = 0
        return
    s.turn = in_place(s, s.bids)
    s.phase = EXCHANGING if s.with_dummy else BIDDING


@rule
def exchange_hands(s, seat, log):  # G32
    s.hand[seat], s.hand[DUMMY] = s.hand[DUMMY], s.hand[seat]
    follow_exchange(s, seat)
    tell(log, HANDS_EXCHANGED, seat)
    show_hand(s, seat, log)
    s.phase = BIDDING


@rule
def keep_hand(s, seat, log):  # G32
    tell(log, HAND_KEPT, seat)
    s.phase = BIDDING


@rule
def bid(s, seat, fights, log):  # G9
    tell(log, BID_MADE, seat, fights)
    note_bid(s, seat, fights)


@rule
def forced_bid(s, seat, fights, log):  # G10
    tell(log, BID_FORCED, seat, fights)
    note_bid(s, seat, fights)


@rule
def note_bid(s, seat, fights):
    s.bid[seat] = fights
    s.bids += 1
    s.phase = NEXT_BID


@rule
def can_bid(s, fights):  # G9, G10
    return fights <= s.fights and fights != nemesis(s)


@rule
def nemesis(s):  # G10
    """The bid that the last captain may not make; NOBODY's for the others."""
    if s.bids < s.players - 1:
        return NOBODY
    rest = s.fights
    for place in range(s.bids):
        rest -= s.bid[in_place(s, place)]
    return rest


@rule
def turn_up_dummy(s, log):  # G32
    if not s.with_dummy:
        return
    s.dummy_up = 1
    all_see_dummy(s)
    for card in range(s.cards):
        if is_in(s.hand[DUMMY], card):
            tell(log, DUMMY_TURNED_UP, value_of(card), suit_of(card))
