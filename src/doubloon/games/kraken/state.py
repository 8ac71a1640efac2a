"""Kraken's constants, and the record that is the whole state of a game."""

from typing import Literal, get_args

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


class State(GameState):
    """The whole state of a game."""

    # options; board and dial have files of their own
    kraken_roll: int = choice(*KRAKEN_ROLLS)  # LOW, HIGH or SUM of the Kraken's dice
    round_limit: int = whole(300, 1, 10_000)  # rounds after which nobody wins
    dial: Row = everyone(MOST_SEGMENTS, kind="i1")  # the mood of each segment
    segments: int = everyone()  # how many segments the dial has

    # the board (board.py)
    link: Grid = everyone(4, MOST_SPACES, kind="i1")  # where each way leads from each space, or NOWHERE
    near: Row = inner(MOST_SPACES)  # the set of spaces within 1 of each space
    wind: int = everyone()  # the set of wind spaces
    reach: int = inner()  # the set of spaces within 1 of a tentacle
    base_at: Row = everyone(MOST_BASES)  # the space of each coral base
    bases: int = everyone()  # how many there are
    start: int = inner()  # the Start space
    eye: int = inner()  # the space where the treasure lies
    steps_to_eye: Row = inner(MOST_SPACES, kind="i1")  # links to the eye
    steps_to_start: Row = inner(MOST_SPACES, kind="i1")  # links to Start
    turns_to_eye: Row = inner(MOST_SPACES, kind="i2")  # turns to the eye if left alone, in hundredths, for bots
    turns_to_start: Row = inner(MOST_SPACES, kind="i2")  # the same to Start

    # the game
    ship: Row = everyone(SEATS)  # the space of each ship
    holder: int = everyone()  # the seat that has the treasure, or IN_THE_EYE
    pillar: Row = everyone(MOST_BASES)  # hit points of the pillar on each base, 0 for none
    coral: int = everyone()  # the set of spaces with a standing pillar
    segment: int = everyone()  # where the dial points
    starter: int = everyone()  # the starting player
    turn: int = everyone()  # whose turn it is
    points: int = everyone()  # action points left
    wake: int = inner()  # the set of spaces that the ship has been on in this turn, since it last fired; for bots
    bruises: Row = everyone(SEATS)  # defences lost since that ship's last roll
    gripped: Row = everyone(SEATS)  # 1: the Kraken hit that ship, its next turn has at most 1 point
    over: int = everyone()  # 1: the game has ended
    winner: int = everyone(none=NOBODY)  # the seat that won, or NOBODY
    thefts: int = counted()  # how often the treasure went from ship to ship

    # made for the View (view.py)
    ways: Grid = made(SEATS, len(WAYS))  # where each way leads from each ship, or NOWHERE
    cost_to: Row = made(MOST_SPACES, kind="i1")  # points for which the ship whose turn it is can reach a space, or FAR
    before: Row = made(MOST_SPACES, kind="i1")  # the last space before each on that ship's cheapest route
    way_to: Row = made(MOST_SPACES, kind="i1")  # the way from there
    to_go: Row = made(SEATS)  # links from each ship to the eye while the treasure lies there, else to Start
    dear_ways: int = made()  # the set of ways that this ship could take if it had the points
    dear_targets: int = made()  # the set of seats that it could attack
    dear_pillars: int = made()  # the set of coral bases that it could shoot at


View = State  # a View has the fields of it that are known to somebody, and those made for it
