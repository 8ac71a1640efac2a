"""Who could attack whom on its next turn: worked out when a table is drawn, never in a simulation."""

from functools import lru_cache

from doubloon.engine.bits import is_in
from doubloon.engine.parts import part
from doubloon.games.kraken.state import BRUISE, COST_OF_ATTACK, COST_OF_WAY, DIE, MOST_POINTS, NOWHERE, WIND, View

Links = tuple[tuple[int, ...], ...]  # for each way, where it leads from each space
_BOARDS = 32  # that are remembered


@part
def threats(v: View) -> list[list[int]]:
    """By seat, for every seat: the least die with which it could attack that ship on its next turn; 0: none does."""
    sea = _sea_of(tuple(map(tuple, v.link)))
    return [[_least_die(v, sea, seat, other) for other in range(v.players)] for seat in range(v.players)]


def _least_die(v: View, sea: "Sea", seat: int, other: int) -> int:
    """The least die that gives a ship the points to sail there and attack (K11)."""
    if seat == other or v.gripped[seat]:
        return 0
    here = v.ship[seat]
    points = sea.cost_to_reach(here, v.ship[other], v.coral) + COST_OF_ATTACK + BRUISE * v.bruises[seat]
    die = -(-points // (WIND if is_in(v.wind, here) else 1))
    return die if die <= DIE else 0


class Sea:
    """A board's links, with what was found out about them."""

    def __init__(self, links: Links) -> None:
        self.links = links
        self._near = [self._within_one_of(space) for space in range(len(links[0]))]
        self._costs: dict[tuple[int, int], list[int]] = {}

    def cost_to_reach(self, here: int, there: int, coral: int) -> int:
        """What it costs to sail from a space to within 1 of another past the coral; where no die is enough, more."""
        costs = self._costs.get((here, coral))
        if costs is None:
            costs = self._costs[here, coral] = self._reached_from(here, coral)
        return costs[there]

    def _reached_from(self, here: int, coral: int) -> list[int]:
        costs = self._sailed_from(here, coral)
        return [min(costs[space] for space in near) for near in self._near]

    def _sailed_from(self, here: int, coral: int) -> list[int]:
        costs = [MOST_POINTS + 1] * len(self.links[0])
        costs[here] = 0
        for cost in range(MOST_POINTS):
            for space in [space for space, found in enumerate(costs) if found == cost]:
                for way, price in zip(self.links, COST_OF_WAY, strict=True):
                    there = way[space]
                    if there != NOWHERE and not is_in(coral, there):
                        costs[there] = min(costs[there], cost + price)
        return costs

    def _within_one_of(self, space: int) -> set[int]:  # K7
        out = {way[space] for way in self.links} - {NOWHERE}
        into = {other for way in self.links for other, there in enumerate(way) if there == space}
        return {space} | out | into


@lru_cache(_BOARDS)
def _sea_of(links: Links) -> Sea:
    """One for each board that is played on."""
    return Sea(links)
