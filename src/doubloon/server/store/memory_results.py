"""How games came out, in memory."""

from collections.abc import Callable, Collection, Sequence

import msgspec

from doubloon.server.store.conflict import Conflict
from doubloon.server.store.results import Line, Moved, Rating, surely
from doubloon.server.table.outcome import Outcome


class MemoryResults:
    """Outcomes and ratings in dictionaries; `over` tells which tables' games are."""

    def __init__(self, over: Callable[[], list[str]]) -> None:
        self._over = over
        self._outcomes: dict[str, Outcome] = {}
        self._rated: dict[tuple[str, int], str] = {}
        self._ratings: dict[tuple[str, str], Rating] = {}

    async def add(self, outcome: Outcome) -> None:
        self._outcomes.setdefault(outcome.table, outcome)

    def forget(self, table: str) -> None:
        """The table is deleted."""
        self._outcomes.pop(table, None)
        self._rated = {number: rated for number, rated in self._rated.items() if rated != table}

    async def missing(self) -> list[str]:
        return [table for table in self._over() if table not in self._outcomes]

    async def outcome(self, table: str) -> Outcome | None:
        return self._outcomes.get(table)

    async def waiting(self) -> list[str]:
        moved = self._rated.values()
        return [game.table for game in self._in_order() if game.rated and game.table not in moved]

    async def has_moved(self, table: str) -> bool:
        return table in self._rated.values()

    async def last_number(self, game: str) -> int:
        return max((number for of, number in self._rated if of == game), default=0)

    async def ratings(self, game: str, people: Collection[str]) -> dict[str, Rating]:
        return {person: self._ratings[game, person] for person in people if (game, person) in self._ratings}

    async def ratings_of(self, person: str) -> dict[str, Rating]:
        return {game: rating for (game, who), rating in sorted(self._ratings.items()) if who == person}

    async def rate(self, outcome: Outcome, number: int, moved: Moved) -> None:
        if (outcome.game, number) in self._rated or outcome.table in self._rated.values():
            raise Conflict(outcome.table)
        self._rated[outcome.game, number] = outcome.table
        self._move(outcome.game, outcome.table, moved)

    async def rated(self, game: str) -> list[Outcome]:
        return [self._outcomes[table] for (of, _), table in sorted(self._rated.items()) if of == game]

    async def rate_anew(self, game: str, steps: Sequence[tuple[str, Moved]]) -> None:
        self._ratings = {key: rating for key, rating in self._ratings.items() if key[0] != game}
        for table, moved in steps:
            self._move(game, table, moved)

    def _move(self, game: str, table: str, moved: Moved) -> None:
        self._ratings.update({(game, person): rating for person, rating in moved.items()})
        outcome = self._outcomes[table]
        places = [
            msgspec.structs.replace(place, mu=moved[place.person].mu, sigma=moved[place.person].sigma)
            if place.person in moved
            else place
            for place in outcome.places
        ]
        self._outcomes[table] = msgspec.structs.replace(outcome, places=places)

    async def leaders(self, game: str, least_games: int, limit: int) -> list[tuple[str, Rating]]:
        found = [(who, rating) for (of, who), rating in self._ratings.items() if of == game]
        known = [(who, rating) for who, rating in found if rating.games >= least_games]
        return sorted(known, key=lambda one: (-surely(one[1]), one[0]))[:limit]

    async def lines_of(self, person: str) -> list[Line]:
        return [
            Line(game.table, game.game, game.ended_ms, *(getattr(place, name) for name in Line.__struct_fields__[3:]))
            for game in self._in_order()
            for place in game.places
            if place.person == person
        ]

    async def games_of(self, person: str, before_ms: int, limit: int) -> list[Outcome]:
        mine = [game for game in self._outcomes.values() if any(place.person == person for place in game.places)]
        before = [game for game in mine if game.ended_ms < before_ms]
        return sorted(before, key=lambda game: (-game.ended_ms, game.table))[:limit]

    def _in_order(self) -> list[Outcome]:
        return sorted(self._outcomes.values(), key=lambda game: (game.ended_ms, game.table))
