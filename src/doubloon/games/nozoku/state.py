"""Nozoku Dice's constants, and the record that is the whole state of a game.

Dice are counted by colour and number: two dice that show the same are the same to everyone.
"""

from typing import Literal, get_args

from doubloon.engine.numbers import a_seat, amount, one_of, packed, set_of
from doubloon.engine.state import GameState, Grid, Row, Seats, choice, counted, everyone, made, own, whole

MOST_PLAYERS = 4
OWN_DICE = 2  # that each player starts with
DIE = 6  # sides of a die
NUMBERS = (1, 2, 3, 4, 5, 6)
BITS_OF_COUNT = 8  # for the dice that show one number: there are never more than 56 dice

DieColour = Literal["red", "blue", "green", "yellow", "white"]
COLOURS: tuple[DieColour, ...] = get_args(DieColour)  # the first four are those of the seats
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

MOST_DICE_REWARD = 2  # points for whoever carries home the most dice

# What a winner is ahead by (N20): points, white dice carried home, the sum left behind; or by nothing.
DECIDED_BY = ("points", "white", "left", "shared")
BY_POINTS, BY_WHITE, BY_LEFT, SHARED = range(4)

NOTHING = 0  # in place of a number: no card, no action, no number named
SECRET = -1  # in a View: a number that was named, but is not known yet
UNCOUNTED = -1  # in place of points, while those of others are told
IN_THE_AIR = 0  # the number that a die shows while it is rolled
NOBODY = -1

# What is to be done next. Up to OVER these wait for a player; the others follow by themselves.
Step = Literal[
    "take", "main", "sub", "stuck", "recalled", "peek", "peeked", "bonus", "name", "over",
    "prepare", "no_card", "take_back", "skip_sub", "bring_home", "no_bonus", "pass_on", "check",
]  # fmt: skip
STEPS: tuple[Step, ...] = get_args(Step)
TAKE, MAIN, SUB, STUCK, RECALLED, PEEK, PEEKED, BONUS, NAME, OVER = range(10)
PREPARE, NO_CARD, TAKE_BACK, SKIP_SUB, BRING_HOME, NO_BONUS, PASS_ON, CHECK = range(10, len(STEPS))

SEATS = Seats(MOST_PLAYERS)
MOST_DICE = 56
A_SEAT, A_LOT = a_seat(MOST_PLAYERS), packed(DIE + 1, BITS_OF_COUNT, MOST_DICE)
NAMED, PIPS, REASON, DICE = amount(SECRET, DIE), amount(0, DIE), amount(0, 40), amount(0, MOST_DICE)


class State(GameState):
    """The whole state of a game."""

    # options
    dice_per_colour: int = whole(7, 5, 12)  # dice of each seat's colour
    white_dice: int = whole(4, 0, 8)  # white ones
    powers: int = choice(*REACHES)  # what Echo and Tip reach: one of REACHES
    round_limit: int = whole(40, 1, 1_000)  # rounds after which the game is scored

    # the dice: a lot of each colour (rules/dice.py)
    cave: Row = everyone(len(COLOURS), of=A_LOT)  # in the centre
    held: Grid = everyone(SEATS, len(COLOURS), of=A_LOT)  # in front of each player
    taken: int = everyone(of=one_of(len(COLOURS)))  # the colour of the die on the card, or NO_COLOUR
    card: int = everyone(of=one_of(DIE + 1))  # the card that it lies on: it shows the card's main number

    # the cards: whatever is not in a hand lies in that player's pile
    hand: Row = everyone(SEATS, of=set_of(DIE + 1))  # the set of cards in each hand

    # the turn
    starter: int = everyone(of=A_SEAT)  # the round's start player
    turn: int = everyone(of=A_SEAT)  # the active player
    step: int = everyone(of=one_of(len(STEPS)))  # one of the steps above
    actor: int = everyone(of=A_SEAT)  # who decides in this step
    power: int = everyone(of=one_of(DIE + 1))  # the action that is being carried out, or NOTHING
    then: int = everyone(of=one_of(DIE + 1))  # the action that must be possible after it, or NOTHING

    # the end
    named: Row = own(SEATS, counted=True, of=NAMED)  # the number that each player named, or NOTHING; to others SECRET
    home: Row = everyone(SEATS, of=DICE)  # dice carried home
    white_home: Row = everyone(SEATS, of=DICE)  # white ones among them
    left_behind: Row = everyone(SEATS, of=amount(0, DIE * MOST_DICE))  # the sum of the other dice
    points: Row = everyone(SEATS, of=amount(UNCOUNTED, DIE * MOST_DICE + MOST_DICE_REWARD))  # each player's result

    # counted for designers
    peeks: int = counted()  # peeks made
    stuck: int = counted()  # how often a player could play no card
    bonuses: int = counted()  # dice taken for a last card
    trove: int = counted()  # dice that the winner carried home

    # made for the View (view.py)
    side: Row = made(SEATS, of=PIPS)  # the number on the side of the taken die that each seat sees
    spends: Row = made(SEATS, of=PIPS)  # while a die lies on a card: the card each seat may spend on a peek, or NOTHING
    unplayable: Grid = made(SEATS, DIE + 1, of=REASON)  # when a die is to be taken: why a seat cannot play a card


View = State  # a View has the fields of it that are known to somebody, and those made for it
