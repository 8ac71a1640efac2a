"""Kraken's constants, and the record that is the whole state of a game."""

from typing import Literal, get_args

from doubloon.engine.numbers import a_seat, amount, one_of, set_of, set_of_seats
from doubloon.engine.state import GameState, Grid, Row, Seats, choice, counted, everyone, inner, made, whole

MOST_PLAYERS = 4
MOST_SPACES = 60  # a set of spaces is the bits of one signed 64-bit number
MOST_BASES = 8
MOST_SEGMENTS = 12

DIE = 6  # sides of a ship's die, and of the dice that stand for pillars
KRAKEN_DIE = 10  # each of the Kraken's two
PILLAR = 6  # hit points of a pillar that has just risen
WIND = 2  # a die that is rolled on a wind space counts so many times
MOST_POINTS = WIND * DIE  # action points that a turn can begin with
BRUISE = 2  # action points that a lost defence costs

# Ways out of a space; also the first four actions.
FORWARD, BACKWARD, INWARD, OUTWARD = range(4)
WAYS = ("forward", "backward", "inward", "outward")
NOWHERE = -1
FAR = -1  # the cost of what cannot be reached

COST_OF_WAY = (1, 2, 7, 9)
COST_OF_ATTACK = 3

Mood = Literal["dormant", "tantrum", "enraged"]
MOODS: tuple[Mood, ...] = get_args(Mood)
DORMANT, TANTRUM, ENRAGED = range(3)

KRAKEN_ROLLS = ("low", "high", "sum")
LOW, HIGH, SUM = range(3)

IN_THE_EYE = -1  # the treasure's holder before anyone has taken it
NOBODY = -1

SEATS = Seats(MOST_PLAYERS)
A_SEAT, A_SPACE, SPACES = a_seat(MOST_PLAYERS), one_of(MOST_SPACES), set_of(MOST_SPACES)
LINK, COST = amount(NOWHERE, MOST_SPACES - 1), amount(FAR, MOST_POINTS)
STEPS, FLAG = amount(0, MOST_SPACES), amount(0, 1)


class State(GameState):
    """The whole state of a game."""

    # options; board and dial have files of their own
    kraken_roll: int = choice(*KRAKEN_ROLLS)  # LOW, HIGH or SUM of the Kraken's dice
    round_limit: int = whole(300, 1, 10_000)  # rounds after which nobody wins
    dial: Row = everyone(MOST_SEGMENTS, kind="i1", of=one_of(len(MOODS)))  # the mood of each segment
    segments: int = everyone(of=amount(0, MOST_SEGMENTS))  # how many segments the dial has

    # the board (board.py)
    link: Grid = everyone(4, MOST_SPACES, kind="i1", of=LINK)  # where each way leads from each space, or NOWHERE
    near: Row = inner(MOST_SPACES)  # the set of spaces within 1 of each space
    wind: int = everyone(of=SPACES)  # the set of wind spaces
    reach: int = inner()  # the set of spaces within 1 of a tentacle
    base_at: Row = everyone(MOST_BASES, of=A_SPACE)  # the space of each coral base
    bases: int = everyone(of=amount(0, MOST_BASES))  # how many there are
    start: int = inner()  # the Start space
    eye: int = inner()  # the space where the treasure lies
    steps_to_eye: Row = inner(MOST_SPACES, kind="i1")  # links to the eye
    steps_to_start: Row = inner(MOST_SPACES, kind="i1")  # links to Start
    turns_to_eye: Row = inner(MOST_SPACES, kind="i2")  # turns to the eye if left alone, in hundredths, for bots
    turns_to_start: Row = inner(MOST_SPACES, kind="i2")  # the same to Start

    # the game
    ship: Row = everyone(SEATS, of=A_SPACE)  # the space of each ship
    holder: int = everyone(of=A_SEAT)  # the seat that has the treasure, or IN_THE_EYE
    pillar: Row = everyone(MOST_BASES, of=amount(0, PILLAR))  # hit points of the pillar on each base, 0 for none
    coral: int = everyone(of=SPACES)  # the set of spaces with a standing pillar
    segment: int = everyone(of=one_of(MOST_SEGMENTS))  # where the dial points
    starter: int = everyone(of=A_SEAT)  # the starting player
    turn: int = everyone(of=A_SEAT)  # whose turn it is
    points: int = everyone(of=amount(0, MOST_POINTS))  # action points left
    wake: int = inner()  # the set of spaces that the ship has been on in this turn, since it last fired; for bots
    bruises: Row = everyone(SEATS, of=amount(0, 100))  # defences lost since that ship's last roll
    gripped: Row = everyone(SEATS, of=FLAG)  # 1: the Kraken hit that ship, its next turn has at most 1 point
    over: int = everyone(of=FLAG)  # 1: the game has ended
    winner: int = everyone(none=NOBODY, of=A_SEAT)  # the seat that won, or NOBODY
    thefts: int = counted()  # how often the treasure went from ship to ship

    # made for the View (view.py)
    ways: Grid = made(SEATS, len(WAYS), of=LINK)  # where each way leads from each ship, or NOWHERE
    cost_to: Row = made(MOST_SPACES, kind="i1", of=COST)  # points for which the ship at its turn reaches it, or FAR
    before: Row = made(MOST_SPACES, kind="i1", of=LINK)  # the last space before each on that ship's cheapest route
    way_to: Row = made(MOST_SPACES, kind="i1", of=amount(0, len(WAYS) - 1))  # the way from there
    to_go: Row = made(SEATS, of=STEPS)  # links from each ship to the eye while the treasure lies there, else to Start
    dear_ways: int = made(of=set_of(len(WAYS)))  # the set of ways that this ship could take if it had the points
    dear_targets: int = made(of=set_of_seats(MOST_PLAYERS))  # the set of seats that it could attack
    dear_pillars: int = made(of=set_of(MOST_BASES))  # the set of coral bases that it could shoot at


View = State  # a View has the fields of it that are known to somebody, and those made for it
