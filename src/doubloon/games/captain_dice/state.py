"""Captain Dice's constants, and the record that is the whole state of a game."""

from doubloon.engine.records import state_record
from doubloon.games.captain_dice.field import CELLS

MOST_PLAYERS = 4
SEATS = range(MOST_PLAYERS)
NOBODY = -1

# The phases of a round, then those after the last one.
PHASES = ("bell", "dice", "set-up", "vote", "over")
BELL, DICE, SET_UP, VOTE, OVER = range(5)

MODES = ("action", "turns")
ACTION, TURNS = range(2)

BOARDINGS = ("orthogonal", "all")
ORTHOGONAL, ALL_EIGHT = range(2)

DISCARDS = ("open", "hidden")
OPEN, HIDDEN = range(2)

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
CARDS = ("hostage", "boarding", "broadside", "gun", "squid", "spy")
HOSTAGE, BOARDING, BROADSIDE, GUN, SQUID, SPY = range(6)
SPEEDS = len(CARDS)
SPIES = 4
SPIES_FOR_TWO = 2
NO_CARD = -1
FACE_DOWN = -2  # what a View says of an opponent's card

# A treasure card is its two dice as one number: 11, 12, ... 66.
TREASURES = tuple(10 * low + high for low in range(1, DIE + 1) for high in range(low, DIE + 1)) * 2
NO_TREASURE = 0
LEFT_OUT_FOR_TWO = 10
SIDE = 4  # of the field
SIDE_FOR_TWO = 3
LEAST_SIDE = 3  # a smaller field is none: the game is over

State = state_record(
    [
        # options
        ("mode", "i8"),  # ACTION or TURNS
        ("boarding", "i8"),  # ORTHOGONAL or ALL_EIGHT neighbours
        ("discards", "i8"),  # OPEN or HIDDEN
        ("toast", "i8"),  # BY_VOTE or SHARED
        ("idle_limit", "i8"),  # seconds without an action after which a live table goes on by itself
        ("round_limit", "i8"),  # rounds after which the game is scored
        # the treasure
        ("rows", "i8"),  # the size of a full field
        ("columns", "i8"),
        ("field", "i8"),  # the set of its cells
        ("treasure", "i8", (CELLS,)),  # the treasure card on each cell, or NO_TREASURE
        # A deck nobody has seen is in no order before it is drawn from; nor is it settled which cards were left out.
        ("pile", "i1", (len(TREASURES),)),  # the treasure cards of the deck and those left out
        ("pile_count", "i8"),  # how many both are
        ("left_out", "i8"),  # how many of these will never be drawn
        ("loot", "i1", (MOST_PLAYERS, len(TREASURES))),  # the treasure cards of each player, in the order taken
        ("treasures", "i8", (MOST_PLAYERS,)),  # how many these are
        ("doubles", "i8", (MOST_PLAYERS,)),  # how many of these show two equal numbers
        # the dice
        ("faces", "i8", (MOST_PLAYERS, DIE + 1)),  # how many dice in hand show each number; all 0 before a cast
        ("dice", "i8", (MOST_PLAYERS,)),  # dice in hand
        ("dice_on", "i8", (MOST_PLAYERS,)),  # the set of cells with that player's dice
        # the attack cards
        ("hand", "i8", (MOST_PLAYERS, SPEEDS)),  # how many of each speed are in hand
        ("discard", "i8", (MOST_PLAYERS, SPEEDS)),  # how many are in the discard pile
        ("card", "i8", (CELLS,)),  # the speed of the attack card on each cell, or NO_CARD
        ("cards_on", "i8", (MOST_PLAYERS,)),  # the set of cells with that player's attack cards
        ("early", "i8", (MOST_PLAYERS,)),  # of these, the cells laid before the discard pile was taken back
        # the course of a round
        ("phase", "i8"),  # BELL, DICE, SET_UP, VOTE or OVER
        ("first", "i8"),  # the first player
        ("turn", "i8"),  # whose turn it is, where there are turns
        ("locked", "i8"),  # the set of seats that are locked out
        ("casts", "i8"),  # accepted casts in this dice phase
        ("turns_ended", "i8"),  # turns in this dice phase, by turns
        ("quiet_since", "i8"),  # how many of them had ended after the last placement
        ("closing", "i8"),  # whether the bell was rung in one of them, so that this circuit is the last
        # the end
        ("candidates", "i8"),  # the set of seats that are tied for the first place
        ("voted", "i8"),  # the set of seats that have voted
        ("vote", "i8", (MOST_PLAYERS,)),  # the seat that each of them voted for, or NOBODY
        ("toasted", "i8"),  # the set of seats with the most votes
        # what designers count
        ("wrong_bells", "i8"),  # bells that locked someone out
        ("enclosed", "i8"),  # treasure cards taken from between two attack cards
    ]
)
