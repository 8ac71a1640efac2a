"""Bots among themselves at a match, one decision after the other: as a simulation has it, but to be watched."""

from collections.abc import Iterator, Sequence

from doubloon.bots.bot import Bot, next_seat
from doubloon.bots.live import Race, in_haste
from doubloon.engine.actions import Action
from doubloon.engine.match import Match


def decisions(match: Match, bots: Sequence[Bot]) -> Iterator[tuple[int, Action]]:
    """Let bots play a match to its end; each decision by turns is told before it is carried out.

    >>> import doubloon
    >>> match = doubloon.game("kraken").start(players=2, seed=7)
    >>> seats = [seat for seat, action in decisions(match, [Bot("mate", 7, seat) for seat in range(2)])]
    >>> match.over, len(seats) == len(match.moves)
    (True, True)
    """
    while not match.over:
        if in_haste(match):
            _race(match, bots)
            continue
        seat = next_seat(match, bots)
        action = bots[seat].choose(match, seat)
        yield seat, action
        match.play(seat, action)


def _race(match: Match, bots: Sequence[Bot]) -> None:
    """As long as there is haste, whoever is ready first acts."""
    race, now = Race(match, dict(enumerate(bots))), 0.0
    while moment := race.next(now):
        now = moment.time
        race.carry_out(moment)
