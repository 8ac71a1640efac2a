"""What a viewer may know of a game of Casket of Gold: all but the hands of others, the deck and the dice to come."""

from doubloon.engine.records import record
from doubloon.engine.rule import rule
from doubloon.games.casket.rules.cards import count, top_card
from doubloon.games.casket.state import (
    DRAWN,
    DUMMY,
    HOLDERS,
    MOST_AT_TABLE,
    MOST_CARDS,
    MOST_PLAYERS,
    NO_CARD,
    PUBLIC,
    SQUARES,
)

View = record(
    [
        ("players", "i8"),
        ("rounds", "i8"),
        ("finish", "i8"),
        ("start", "i8"),
        ("start_die", "i8"),
        ("dice", "i8"),
        ("cards", "i8"),
        ("feature", "i1", (MOST_CARDS,)),
        ("special", "i1", (MOST_CARDS,)),
        ("cost", "i1", (MOST_CARDS,)),
        ("featured", "i8"),
        ("fogs", "i8"),
        ("columns", "i8"),
        ("colour", "i1", (SQUARES,)),
        ("wall", "i1", (SQUARES,)),
        ("steps_left", "i1", (SQUARES,)),
        ("start_row", "i8"),
        ("finish_row", "i8"),
        ("line", "i8", (2,)),
        ("marker", "i8", (DUMMY + 1,)),
        ("crossed", "i8"),
        ("luck", "i8", (MOST_PLAYERS,)),
        ("over", "i8"),
        ("winner", "i8"),
        ("with_dummy", "i8"),
        ("with_house", "i8"),
        ("chair", "i8", (MOST_PLAYERS,)),
        ("dealer", "i8"),
        ("phase", "i8"),
        ("turn", "i8"),
        ("fights", "i8"),
        ("hand", "i8", (DUMMY + 1,)),  # the viewer's own, and the Dummy's once it is up
        ("hand_size", "i8", (DUMMY + 1,)),
        ("may", "i8", (HOLDERS,)),  # the set of cards that each holder may have, for all this viewer knows
        ("drawn", "i8"),  # the card that Luck showed this viewer just now, or NO_CARD
        ("left", "i8"),
        ("dummy_up", "i8"),
        ("dice_cards_left", "i8"),
        ("bid", "i8", (MOST_PLAYERS,)),
        ("bids", "i8"),
        ("won", "i8", (DUMMY + 1,)),
        ("fight", "i8"),
        ("leader", "i8"),
        ("led", "i8"),
        ("played", "i8"),
        ("who", "i8", (MOST_AT_TABLE,)),
        ("card", "i8", (MOST_AT_TABLE,)),
        ("suit", "i8", (MOST_AT_TABLE,)),
        ("value", "i8", (MOST_AT_TABLE,)),
        ("counts", "i8", (MOST_AT_TABLE,)),
        ("due", "i8", (MOST_AT_TABLE,)),
        ("blessed", "i8"),
        ("trying", "i8"),
        ("points_rolled", "i8"),
        ("die_rolled", "i8"),
        ("failed", "i8"),
        ("target", "i8"),
        ("looked_back", "i8"),
        ("second_bid", "i8"),
        ("points", "i8", (DUMMY + 1,)),
        ("lot", "i8", (MOST_PLAYERS,)),
        ("made", "i8", (DUMMY + 1,)),
        ("to_move", "i8"),
        ("stepped", "i8"),
        ("past_played", "i8"),
        ("past_who", "i8", (MOST_AT_TABLE,)),
        ("past_card", "i8", (MOST_AT_TABLE,)),
        ("past_suit", "i8", (MOST_AT_TABLE,)),
        ("past_value", "i8", (MOST_AT_TABLE,)),
        ("past_counts", "i8", (MOST_AT_TABLE,)),
        ("past_winner", "i8"),
        ("past_how", "i8"),
        ("past_battle", "i8"),
        ("past_bid", "i8", (MOST_PLAYERS,)),
        ("past_counted", "i8", (MOST_PLAYERS,)),
        ("past_won", "i8", (DUMMY + 1,)),
        ("past_points", "i8", (DUMMY + 1,)),
    ]
)


@rule
def show(s, viewer, v):
    show_rules(s, v)
    show_map(s, v)
    show_table(s, v)
    show_fight(s, v)
    show_movement(s, v)
    show_past(s, v)
    show_secrets(s, viewer, v)


@rule
def show_rules(s, v):
    v.players = s.players
    v.rounds = s.rounds
    v.finish = s.finish
    v.start = s.start
    v.start_die = s.start_die
    v.dice = s.dice
    v.cards = s.cards
    v.feature = s.feature
    v.special = s.special
    v.cost = s.cost
    v.featured = s.featured
    v.fogs = s.fogs


@rule
def show_map(s, v):
    v.columns = s.columns
    v.colour = s.colour
    v.wall = s.wall
    v.steps_left = s.steps_left
    v.start_row = s.start_row
    v.finish_row = s.finish_row
    v.line = s.line
    v.marker = s.marker
    v.crossed = s.crossed
    v.over = s.over
    v.winner = s.winner


@rule
def show_table(s, v):
    v.luck = s.luck
    v.with_dummy = s.with_dummy
    v.with_house = s.with_house
    v.chair = s.chair
    v.dealer = s.dealer
    v.phase = s.phase
    v.turn = s.turn
    v.fights = s.fights
    v.left = s.left
    v.dummy_up = s.dummy_up
    v.dice_cards_left = s.dice_cards_left
    v.bids = s.bids
    v.bid = s.bid
    v.won = s.won


@rule
def show_fight(s, v):
    v.fight = s.fight
    v.leader = s.leader
    v.led = s.led
    v.played = s.played
    v.who = s.who
    v.card = s.card
    v.suit = s.suit
    v.value = s.value
    v.counts = s.counts
    v.due = s.due
    v.blessed = s.blessed
    v.trying = s.trying
    v.points_rolled = s.points_rolled
    v.die_rolled = s.die_rolled
    v.failed = s.failed
    v.target = s.target


@rule
def show_movement(s, v):
    v.looked_back = s.looked_back
    v.second_bid = s.second_bid
    v.points = s.points
    v.lot = s.lot
    v.made = s.made
    v.to_move = s.to_move
    v.stepped = s.stepped


@rule
def show_past(s, v):
    v.past_played = s.past_played
    v.past_who = s.past_who
    v.past_card = s.past_card
    v.past_suit = s.past_suit
    v.past_value = s.past_value
    v.past_counts = s.past_counts
    v.past_winner = s.past_winner
    v.past_how = s.past_how
    v.past_battle = s.past_battle
    v.past_bid = s.past_bid
    v.past_counted = s.past_counted
    v.past_won = s.past_won
    v.past_points = s.past_points


@rule
def show_secrets(s, viewer, v):  # G35
    for who in range(DUMMY + 1):
        v.hand_size[who] = count(s.hand[who])
    v.drawn = NO_CARD
    if viewer >= 0:
        v.hand[viewer] = s.hand[viewer]
        if s.phase == DRAWN and s.turn == viewer:
            v.drawn = top_card(s)
    if s.dummy_up:
        v.hand[DUMMY] = s.hand[DUMMY]
    for holder in range(HOLDERS):
        v.may[holder] = s.may[viewer if viewer >= 0 else PUBLIC, holder]
