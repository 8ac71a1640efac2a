"""The outcome of a game: who came where, kept when it ends. Ratings and profiles follow from it alone."""

import msgspec

from doubloon.server.table.state import OVER, TableState


class Place(msgspec.Struct, frozen=True):
    """How a seat came out: a person's, or a bot's that sat there from the beginning."""

    seat: int
    person: str  # empty: a bot
    bot: str  # its level
    pirate: str  # who that is
    rank: int
    score: float
    won: bool
    gave_up: bool  # a bot plays there for the person as the game ends
    mu: float | None = None  # the person's rating after the game, once it was moved by it
    sigma: float | None = None


class Outcome(msgspec.Struct, frozen=True):
    """A game that ended; without places, one that counts for nobody: a lesson, or a game of which no more is known."""

    table: str
    game: str
    ended_ms: int
    decided: bool  # whether it had an end by its rules
    spectators: bool  # whether others may look at it
    rated: bool  # whether ratings move by it
    places: list[Place]


def outcome_of(table: str, state: TableState, ended_ms: int) -> Outcome:
    """What is kept of a game that is over."""
    assert state.status == OVER, "a game has an outcome when it is over"
    opened, result = state.opened, state.result
    places = [] if result is None or not result.ranks or opened.lesson else _places(state)
    return Outcome(
        table=table,
        game=opened.game,
        ended_ms=ended_ms,
        decided=result is not None and result.decided,
        spectators=opened.spectators,
        rated=opened.rated and len(places) > 1,
        places=places,
    )


def _places(state: TableState) -> list[Place]:
    result = state.result
    assert result is not None, "what has no result has no places"
    return [
        Place(
            seat=number,
            person=seat.person,
            bot="" if seat.person else seat.bot,
            pirate=seat.pirate,
            rank=result.ranks[number],
            score=float(result.scores[number]) if result.scores else 0.0,
            won=number in result.winners and not (seat.person and seat.bot),
            gave_up=bool(seat.person and seat.bot),
        )
        for number, seat in enumerate(state.seats)
    ]
