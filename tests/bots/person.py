"""A person at a table in real time, as slow as people are: `python -m tests.bots.person` counts what such a one wins.

The person chooses as a mate does, needs two to four seconds to spot something, and about one to do it.
"""

import random
import sys
from collections.abc import Iterator

import doubloon
from doubloon.bots import Bot, Gauge, Race, in_haste
from doubloon.engine.actions import Action

PERSON = 0
TO_SPOT = (2.0, 4.0)  # seconds
TO_ACT = (0.8, 1.2)
TO_STUDY = (4.0, 10.0)  # the field before the bell


class SlowPerson:
    """Chooses and acts for a seat, each act some seconds after it was possible."""

    def __init__(self, seed: int, times: float = 1.0) -> None:
        self.mind = Bot("mate", seed, PERSON)
        self.chance = random.Random(seed)
        self.times = times  # how many times as slow as that
        self.plan: tuple[float, Action] | None = None

    def think(self, match: doubloon.Match, now: float) -> None:
        """Have a plan, if there is anything worth doing."""
        if PERSON not in match.actors:
            self.plan = None
        elif self.plan is None:
            action = self.mind.choose(match, PERSON)
            if self.mind.thoughts[0].worth >= 0:
                self.plan = now + self.times * self._seconds(match), action

    def _seconds(self, match: doubloon.Match) -> float:
        if match.view(None)["phase"] == "bell":
            return self.chance.uniform(*TO_STUDY)
        return self.chance.uniform(*TO_SPOT) + self.chance.uniform(*TO_ACT)

    def act(self, match: doubloon.Match) -> None:
        """Do what was planned, if it can still be done."""
        assert self.plan is not None
        action, self.plan = self.plan[1], None
        if action in match.legal(PERSON):
            match.play(PERSON, action)


def play_race(players: int, seed: int, hand: str | None, level: str = "mate", times: float = 1.0) -> doubloon.Match:
    """A game of one slow person against bots with that hand; None: each as fast as its level."""
    match = doubloon.game("captain_dice").start(players=players, seed=seed)
    bots = {seat: Bot(level, seed, seat, hand) for seat in range(players) if seat != PERSON}
    person, gauge, now = SlowPerson(seed, times), Gauge(match.game.motions), 0.0
    while not match.over:
        if in_haste(match):
            now = _run(Race(match, bots, gauge, now=now), person, now)
        else:
            seat = match.actors[0]
            match.play(seat, bots.get(seat, person.mind).choose(match, seat))
    return match


def _run(race: Race, person: SlowPerson, now: float) -> float:
    """One race; when it was over."""
    while moment := race.next(now):
        person.think(race.match, now)
        if person.plan is None or moment.time <= person.plan[0]:
            now = moment.time
            race.carry_out(moment)
        else:
            now = person.plan[0]
            person.act(race.match)
    return now


def wins(players: int, games: int, hand: str | None, level: str = "mate", times: float = 1.0) -> float:
    """The person's share of the games; a shared first place is a part of one."""
    return sum(_shares(players, games, hand, level, times)) / games


def _shares(players: int, games: int, hand: str | None, level: str, times: float) -> Iterator[float]:
    for seed in range(games):
        ranks = play_race(players, seed, hand, level, times).ranks
        assert ranks is not None
        yield (ranks[PERSON] == 1) / ranks.count(1)


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    for hand in ("level", "auto"):
        for players in (2, 3, 4):
            share = wins(players, games, None if hand == "level" else hand)
            print(f"hands={hand}, {players} players: {100 * share:.0f} % of {games} games", flush=True)
