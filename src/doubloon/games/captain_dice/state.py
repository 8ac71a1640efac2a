"""Captain Dice's constants, and the record that is the whole state of a game."""

from typing import Literal, get_args

from doubloon.engine.numbers import a_seat, amount, one_of, set_of, set_of_seats
from doubloon.engine.state import (
    GameState,
    Grid,
    Row,
    Seats,
    choice,
    counted,
    everyone,
    helps,
    inner,
    made,
    own,
    veiled,
    whole,
)
from doubloon.games.captain_dice.field import CELLS, MOST_COLUMNS, MOST_ROWS

MOST_PLAYERS = 4
NOBODY = -1

# The phases of a round that wait for somebody, those after the last round, and those that nobody decides in.
Phase = Literal["bell", "dice", "set-up", "vote", "over", "battle", "treasure"]
PHASES: tuple[Phase, ...] = get_args(Phase)
BELL, DICE, SET_UP, VOTE, OVER, BATTLE, TREASURE = range(7)

Mode = Literal["action", "turns"]
MODES: tuple[Mode, ...] = get_args(Mode)
ACTION, TURNS = range(2)

BOARDINGS = ("orthogonal", "all")
ORTHOGONAL, ALL_EIGHT = range(2)

DISCARDS = ("open", "hidden")
OPEN, HIDDEN = range(2)

HELPS = ("none", "lines")
UNHELPED, LINES_SHOWN = range(2)

TOASTS = ("vote", "share")
BY_VOTE, SHARED = range(2)

# Dice
DIE = 6  # sides
DICE_EACH = 6
PAIR = 2  # dice that take a treasure card
LINE_TO_RING = 3  # occupied cards in a line that let the bell be rung
QUIET_CIRCUITS = 3  # without a placement, and a phase by turns is over
MOST_CASTS = 2_000  # in one dice phase

# Attack cards are known by their speed.
Card = Literal["hostage", "boarding", "broadside", "gun", "squid", "spy"]
CARDS: tuple[Card, ...] = get_args(Card)
HOSTAGE, BOARDING, BROADSIDE, GUN, SQUID, SPY = range(6)
SPEEDS = len(CARDS)
SPIES = 4
SPIES_FOR_TWO = 2
NO_CARD = -1
FACE_DOWN = -2  # what a View says of an opponent's card
FACE_UP = 8  # added to the speed of a card that is turned up, until it is discarded; only where somebody looks on

# A treasure card is its two dice as one number: 11, 12, ... 66.
TREASURES = tuple(10 * low + high for low in range(1, DIE + 1) for high in range(low, DIE + 1)) * 2
NO_TREASURE = 0
LEFT_OUT_FOR_TWO = 10
SIDE = 4  # of the field
SIDE_FOR_TWO = 3
LEAST_SIDE = 3  # a smaller field is none: the game is over

SEATS = Seats(MOST_PLAYERS)
MOST_CARDS = 20  # attack cards of a player
A_SEAT, SET_OF_SEATS = a_seat(MOST_PLAYERS), set_of_seats(MOST_PLAYERS)
WORTH, TAKEN = amount(NO_TREASURE, TREASURES[-1]), amount(0, len(TREASURES))
COUNT, HELD, FLAG = amount(0, DICE_EACH), amount(0, MOST_CARDS), amount(0, 1)
A_CARD, ON_FIELD = one_of(FACE_UP + SPEEDS - FACE_DOWN, FACE_DOWN), set_of(CELLS)


class State(GameState):
    """The whole state of a game."""

    # options
    mode: int = choice(*MODES)  # ACTION or TURNS
    boarding: int = choice(*BOARDINGS)  # ORTHOGONAL or ALL_EIGHT neighbours
    discards: int = choice(*DISCARDS)  # OPEN or HIDDEN
    toast: int = choice(*TOASTS)  # BY_VOTE or SHARED
    help: int = helps(*HELPS)  # LINES_SHOWN: everyone is told of the lines that let the bell be rung
    idle_limit: int = whole(60, 1, 3_600)  # seconds without an action after which a live table goes on by itself
    round_limit: int = whole(60, 1, 10_000)  # rounds after which the game is scored

    # the treasure
    rows: int = everyone(of=amount(0, MOST_ROWS))  # of a full field, up to MOST_ROWS
    columns: int = everyone(of=amount(0, MOST_COLUMNS))  # up to MOST_COLUMNS
    field: int = everyone(of=ON_FIELD)  # the set of its cells
    treasure: Row = everyone(CELLS, of=WORTH)  # the treasure card on each cell, or NO_TREASURE
    # A deck nobody has seen is in no order before it is drawn from; nor is it settled which cards were left out. So it
    # holds no secret: it is what has not been seen.
    pile: Row = inner(len(TREASURES), kind="i1")  # the treasure cards of the deck and those left out
    pile_count: int = inner()  # how many both are
    left_out: int = inner()  # how many of these will never be drawn
    loot: Grid = everyone(SEATS, len(TREASURES), kind="i1", of=WORTH)  # the treasure cards of each player, as taken
    treasures: Row = everyone(SEATS, of=TAKEN)  # how many these are
    doubles: Row = everyone(SEATS, of=TAKEN)  # how many of these show two equal numbers

    # the dice
    faces: Grid = everyone(SEATS, DIE + 1, of=COUNT)  # how many dice in hand show each number; all 0 before a cast
    dice: Row = everyone(SEATS, of=COUNT)  # dice in hand
    dice_on: Row = everyone(SEATS, of=ON_FIELD)  # the set of cells with that player's dice

    # the attack cards
    hand: Grid = own(SEATS, SPEEDS, of=HELD)  # how many of each speed are in hand
    discard: Grid = veiled(SEATS, SPEEDS, of=HELD)  # how many are in the discard pile; known where that is OPEN
    card: Row = veiled(CELLS, of=A_CARD)  # a cell's attack card, in battle FACE_UP, or NO_CARD; to others FACE_DOWN
    cards_on: Row = everyone(SEATS, of=ON_FIELD)  # the set of cells with that player's attack cards
    early: Row = everyone(SEATS, of=ON_FIELD)  # of these, the cells laid before the discard pile was taken back

    # the course of a round
    phase: int = everyone(of=one_of(len(PHASES)))  # one of PHASES
    first: int = everyone(of=A_SEAT)  # the first player
    turn: int = everyone(of=A_SEAT)  # whose turn it is, where there are turns
    locked: int = everyone(of=SET_OF_SEATS)  # the set of seats that are locked out
    casts: int = inner()  # accepted casts in this dice phase
    turns_ended: int = everyone(of=amount(0, 10_000))  # turns in this dice phase, by turns
    quiet_since: int = inner()  # how many of them had ended after the last placement
    closing: int = everyone(of=FLAG)  # whether the bell was rung in one of them, so that this circuit is the last

    # the end
    candidates: int = everyone(of=SET_OF_SEATS)  # the set of seats that are tied for the first place
    voted: int = everyone(of=SET_OF_SEATS)  # the set of seats that have voted
    vote: Row = veiled(SEATS, none=NOBODY, of=A_SEAT)  # the seat that each of them voted for; to others NOBODY
    toasted: int = everyone(of=SET_OF_SEATS)  # the set of seats with the most votes

    # what designers count
    wrong_bells: int = counted()  # bells that locked someone out
    enclosed: int = counted()  # treasure cards taken from between two attack cards

    # made for the View (view.py)
    deck: int = made(of=TAKEN)  # how many cards it has
    hand_size: Row = made(SEATS, of=HELD)  # how many attack cards are in hand
    discard_size: Row = made(SEATS, of=HELD)  # how many are in the discard pile
    unseen: Grid = made(SEATS, SPEEDS, of=HELD)  # of opponents: in hand, face down not early, discarded if HIDDEN
    unseen_early: Grid = made(SEATS, SPEEDS, of=HELD)  # of opponents: face down on an early cell


View = State  # a View has the fields of it that are known to somebody, and those made for it
