"""Nozoku Dice's constants, and the record that is the whole state of a game.

Dice are counted by colour and number: two dice that show the same are the same to everyone.
"""

from doubloon.engine.records import state_record

MOST_PLAYERS = 4
OWN_DICE = 2  # that each player starts with
DIE = 6  # sides of a die
NUMBERS = (1, 2, 3, 4, 5, 6)
BITS_OF_COUNT = 8  # for the dice that show one number: there are never more than 56 dice

COLOURS = ("red", "blue", "green", "yellow", "white")  # the first four are those of the seats
WHITE = COLOURS.index("white")
SEAT_COLOURS = COLOURS[:WHITE]
NO_COLOUR = -1

# A card is known by its main number; here is the sub number below it (N3). There is no card 0.
SUB_OF = (0, 2, 3, 5, 1, 6, 4)
ALL_CARDS = sum(1 << card for card in NUMBERS)
PARTS = ("main", "sub")
MAIN_PART, SUB_PART = range(2)

# What Echo and Tip may turn a die to (N4): lower numbers only, or any.
REACHES = ("lower", "any")

# Why a card cannot be played (N10): it was, no die fits it, or its main action or its sub action is not possible.
WHY_NOT = ("playable", "played", "no-die", "no-main", "no-sub")
PLAYABLE, PLAYED, NO_DIE, NO_MAIN, NO_SUB = range(5)

MOST_DICE_REWARD = 2  # points for whoever carries home the most dice

# What a winner is ahead by (N20): points, white dice carried home, the sum left behind; or by nothing.
DECIDED_BY = ("points", "white", "left", "shared")
BY_POINTS, BY_WHITE, BY_LEFT, SHARED = range(4)

NOTHING = 0  # in place of a number: no card, no action, no number named
SECRET = -1  # in a View: a number that was named, but is not known yet
NOBODY = -1

# What is to be done next. Up to OVER these wait for a player; the others follow by themselves.
STEPS = ("take", "main", "sub", "stuck", "recalled", "peek", "peeked", "bonus", "name", "over")
TAKE, MAIN, SUB, STUCK, RECALLED, PEEK, PEEKED, BONUS, NAME, OVER = range(10)
PREPARE, TRY, NEXT_PEEK, BRING_HOME, EMPTY_HANDS, PASS_ON, CHECK = range(10, 17)

State = state_record(
    [
        # options
        ("dice_per_colour", "i8"),  # dice of each seat's colour
        ("white_dice", "i8"),  # white ones
        ("powers", "i8"),  # what Echo and Tip reach: one of REACHES
        ("round_limit", "i8"),  # rounds after which the game is scored
        # the dice: a lot of each colour (rules/dice.py)
        ("cave", "i8", (len(COLOURS),)),  # in the centre
        ("held", "i8", (MOST_PLAYERS, len(COLOURS))),  # in front of each player
        ("taken", "i8"),  # the colour of the die on the card, or NO_COLOUR
        ("card", "i8"),  # the card that it lies on: it shows the card's main number
        # the cards: whatever is not in a hand lies in that player's pile
        ("hand", "i8", (MOST_PLAYERS,)),  # the set of cards in each hand
        # the turn
        ("starter", "i8"),  # the round's start player
        ("turn", "i8"),  # the active player
        ("step", "i8"),  # one of the steps above
        ("actor", "i8"),  # who decides in this step
        ("power", "i8"),  # the action that is being carried out, or NOTHING
        ("then", "i8"),  # the action that must be possible after it, or NOTHING
        # the end
        ("named", "i8", (MOST_PLAYERS,)),  # the number that each player named, or NOTHING
        ("home", "i8", (MOST_PLAYERS,)),  # dice carried home
        ("white_home", "i8", (MOST_PLAYERS,)),  # white ones among them
        ("left_behind", "i8", (MOST_PLAYERS,)),  # the sum of the other dice
        ("points", "i8", (MOST_PLAYERS,)),  # each player's result
        # counted for designers
        ("peeks", "i8"),  # peeks made
        ("stuck", "i8"),  # how often a player could play no card
        ("bonuses", "i8"),  # dice taken for a last card
        ("trove", "i8"),  # dice that the winner carried home
    ]
)
