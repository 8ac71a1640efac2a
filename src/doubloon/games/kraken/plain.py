"""The View of Kraken as plain Python objects, for programs and for people."""

from typing import TypedDict

from doubloon.engine.parts import part
from doubloon.games.kraken.leads import Dear, too_dear
from doubloon.games.kraken.rules import next_segment
from doubloon.games.kraken.state import BRUISE, DORMANT, IN_THE_EYE, MOODS, MOST_POINTS, NOBODY, Mood, View
from doubloon.games.kraken.threats import threats


class Ship(TypedDict):
    """A ship, by its seat."""

    space: int  # where it is
    bruises: int  # defences lost since its last roll
    fewer: int  # points that they will cost it at the next
    gripped: bool  # the Kraken hit it: its next turn has at most 1 point
    to_go: int  # links to the eye while the treasure lies there, else to Start: the fewer, the higher it ranks


class Pillar(TypedDict):
    """A coral base, and the pillar that may stand there."""

    space: int  # where it is
    points: int  # hit points of the pillar; 0: none stands


class KrakenView(TypedDict):
    """A game of Kraken. Spaces and coral bases go by their numbers on the board."""

    round: int  # the round that is played, from 1; after the end, how many were begun
    turn: int | None  # whose turn it is; none after the end
    starter: int  # the starting player
    points: int  # action points that are left in this turn
    most_points: int  # that a turn can begin with
    dial: list[Mood]  # the mood of each segment
    segment: int  # the one that the dial points at, from 0
    mood: Mood  # its mood
    next_mood: Mood  # that of the one after it
    stirs: Mood  # the next mood in which the Kraken acts
    stirs_in: int  # in how many rounds
    treasure: int | None  # the seat that has it; none while it lies in the eye
    ships: list[Ship]  # by seat
    threats: list[list[int]]  # the least die with which one seat could attack another on its next turn; 0: none
    too_dear: list[Dear]  # what whose turn it is could do with more points
    pillars: list[Pillar]  # of every coral base
    winner: int | None  # the seat that won


def plain_view(v: View) -> KrakenView:
    """The View as plain Python objects."""
    stirs_in = rounds_until_it_stirs(v)
    return {
        "round": v.rounds if v.over else v.rounds + 1,
        "turn": None if v.over else v.turn,
        "starter": v.starter,
        "points": v.points,
        "most_points": MOST_POINTS,
        "dial": _dial(v),
        "segment": v.segment,
        "mood": MOODS[v.dial[v.segment]],
        "next_mood": MOODS[v.dial[next_segment(v)]],
        "stirs": MOODS[v.dial[(v.segment + stirs_in) % v.segments]],
        "stirs_in": stirs_in,
        "treasure": None if v.holder == IN_THE_EYE else v.holder,
        "ships": [_ship(v, seat) for seat in range(v.players)],
        "threats": threats(v),
        "too_dear": too_dear(v),
        "pillars": _pillars(v),
        "winner": None if v.winner == NOBODY else v.winner,
    }


@part
def _dial(v: View) -> list[Mood]:
    return [MOODS[mood] for mood in v.dial[: v.segments]]


@part
def _pillars(v: View) -> list[Pillar]:
    return [{"space": v.base_at[base], "points": v.pillar[base]} for base in range(v.bases)]


def rounds_until_it_stirs(v: View) -> int:  # K9
    """How often the dial moves until the Kraken acts again."""
    return next(turns for turns in range(1, v.segments + 1) if v.dial[(v.segment + turns) % v.segments] != DORMANT)


def _ship(v: View, seat: int) -> Ship:
    return {
        "space": v.ship[seat],
        "bruises": v.bruises[seat],
        "fewer": BRUISE * v.bruises[seat],
        "gripped": bool(v.gripped[seat]),
        "to_go": v.to_go[seat],
    }
