"""Kraken's constants, and the record that is the whole state of a game."""

from doubloon.engine.records import state_record

MOST_PLAYERS = 4
MOST_SPACES = 60  # a set of spaces is the bits of one signed 64-bit number
MOST_BASES = 8
MOST_SEGMENTS = 12

DIE = 6  # sides of a ship's die, and of the dice that stand for pillars
KRAKEN_DIE = 10  # each of the Kraken's two
PILLAR = 6  # hit points of a pillar that has just risen
BRUISE = 2  # action points that a lost defence costs

# Ways out of a space; also the first four actions.
FORWARD, BACKWARD, INWARD, OUTWARD = range(4)
WAYS = ("forward", "backward", "inward", "outward")
NOWHERE = -1

COST_OF_WAY = (1, 2, 7, 9)
COST_OF_ATTACK = 3

MOODS = ("dormant", "tantrum", "enraged")
DORMANT, TANTRUM, ENRAGED = range(3)

KRAKEN_ROLLS = ("low", "high", "sum")
LOW, HIGH, SUM = range(3)

IN_THE_EYE = -1  # the treasure's holder before anyone has taken it
NOBODY = -1

State = state_record(
    [
        # options
        ("kraken_roll", "i8"),  # LOW, HIGH or SUM of the Kraken's dice
        ("round_limit", "i8"),  # rounds after which nobody wins
        ("dial", "i1", (MOST_SEGMENTS,)),  # the mood of each segment
        ("segments", "i8"),  # how many segments the dial has
        # the board (board.py)
        ("link", "i1", (4, MOST_SPACES)),  # where each way leads from each space, or NOWHERE
        ("near", "i8", (MOST_SPACES,)),  # the set of spaces within 1 of each space
        ("wind", "i8"),  # the set of wind spaces
        ("reach", "i8"),  # the set of spaces within 1 of a tentacle
        ("base_at", "i8", (MOST_BASES,)),  # the space of each coral base
        ("bases", "i8"),  # how many there are
        ("start", "i8"),  # the Start space
        ("eye", "i8"),  # the space where the treasure lies
        ("steps_to_eye", "i1", (MOST_SPACES,)),  # links to the eye
        ("steps_to_start", "i1", (MOST_SPACES,)),  # links to Start
        ("turns_to_eye", "i2", (MOST_SPACES,)),  # turns to the eye if left alone, in hundredths, for bots
        ("turns_to_start", "i2", (MOST_SPACES,)),  # the same to Start
        # the game
        ("ship", "i8", (MOST_PLAYERS,)),  # the space of each ship
        ("holder", "i8"),  # the seat that has the treasure, or IN_THE_EYE
        ("pillar", "i8", (MOST_BASES,)),  # hit points of the pillar on each base, 0 for none
        ("coral", "i8"),  # the set of spaces with a standing pillar
        ("segment", "i8"),  # where the dial points
        ("starter", "i8"),  # the starting player
        ("turn", "i8"),  # whose turn it is
        ("points", "i8"),  # action points left
        ("wake", "i8"),  # the set of spaces that the ship has been on in this turn, since it last fired; for bots
        ("bruises", "i8", (MOST_PLAYERS,)),  # defences lost since that ship's last roll
        ("gripped", "i8", (MOST_PLAYERS,)),  # 1: the Kraken hit that ship, its next turn has at most 1 point
        ("over", "i8"),  # 1: the game has ended
        ("winner", "i8"),  # the seat that won, or NOBODY
        ("thefts", "i8"),  # how often the treasure went from ship to ship
    ]
)
