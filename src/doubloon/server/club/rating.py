"""Ratings, by openskill: how good people are at one game, as a fold of how its rated games came out.

Bots do not move: each level stands where the game's ladder has it (`ladder.toml` beside the rules), so that everybody's
rating is measured by the same rule. Who gave up comes last, whatever the bot in their seat made of it.
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from openskill.models import PlackettLuce

import doubloon
from doubloon.engine.errors import UnknownGame
from doubloon.server.store.results import Moved, Rating
from doubloon.server.table.outcome import Outcome, Place

_MODEL = PlackettLuce()
FIRST = Rating(_MODEL.mu, _MODEL.sigma)  # of who has played no rated game yet
LADDER = "ladder.toml"


@cache
def anchors(game: str) -> Mapping[str, Rating]:
    """Where the levels of bots stand at a game; a level that was not measured there is none of them."""
    try:
        file = doubloon.game(game).folder / LADDER
    except UnknownGame:
        return {}
    if not file.is_file():
        return {}
    levels = tomllib.loads(file.read_text(encoding="utf-8"))["levels"]
    return {level: Rating(*measured) for level, measured in levels.items()}


def counts(outcome: Outcome) -> bool:
    """Whether ratings can move by a game: among different people, or people and bots whose strength is known."""
    people = [place.person for place in outcome.places if place.person]
    bots = [place.bot for place in outcome.places if not place.person]
    known = all(bot in anchors(outcome.game) for bot in bots)
    return outcome.rated and len(outcome.places) > 1 and known and 0 < len(people) == len(set(people))


def moved(outcome: Outcome, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of the people of a game after it; before it, who is not among `before` has the first."""
    if not counts(outcome):
        return {}
    standing = [_standing(place, outcome.game, before) for place in outcome.places]
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in standing]
    after = _MODEL.rate(teams, ranks=_ranks(outcome))
    return {
        place.person: Rating(team[0].mu, team[0].sigma, rating.games + 1)
        for place, team, rating in zip(outcome.places, after, standing, strict=True)
        if place.person
    }


def anew(outcomes: Iterable[Outcome]) -> Iterator[tuple[str, Moved]]:
    """All ratings of one game from its first rated game on: after each of its tables, who had moved to where."""
    now: dict[str, Rating] = {}
    for outcome in outcomes:
        step = moved(outcome, now)
        now.update(step)
        yield outcome.table, step


def _standing(place: Place, game: str, before: Mapping[str, Rating]) -> Rating:
    return before.get(place.person, FIRST) if place.person else anchors(game)[place.bot]


def _ranks(outcome: Outcome) -> list[float]:
    """The ranks as ratings take them: all alike where nobody won, and who gave up behind all others."""
    last = float(len(outcome.places) + 1)
    drawn = not any(place.won for place in outcome.places) and not any(place.gave_up for place in outcome.places)
    return [last if place.gave_up else 1.0 if drawn else float(place.rank) for place in outcome.places]
