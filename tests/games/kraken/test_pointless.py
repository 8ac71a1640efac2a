"""No captain does what is worse than ending the turn, nor ends it where that is worse; and captains finish."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.engine.rule import INTERPRETED
from tests.games.kraken.plain_kraken import COSTS, close, link
from tests.games.kraken.sea import BACKWARD, END, FORWARD, INWARD, OUTWARD, attack, sea, shoot

BOARDS = ("spiral", "rings")


class Watcher:
    """Follows a game and says what is pointless in a move, in its own simple way."""

    def __init__(self, match: doubloon.Match) -> None:
        self.match = match
        self.trail: set[int] = set()  # where the ship has been in this turn, since it last fired or took the treasure
        self.turn: tuple[int, int, int | None] | None = None

    def folly(self, action: dict[str, Any]) -> str | None:
        """What is wrong with a move that is about to be made."""
        view: dict[str, Any] = self.match.view(None)
        seat, treasure = view["turn"], view["treasure"]
        here = view["ships"][seat]["space"]
        turn = (view["round"], seat, treasure)
        if self.turn != turn or action["do"] in ("attack", "shoot"):
            self.turn, self.trail = turn, set()
        self.trail.add(here)
        if action["do"] == "attack" and treasure not in (None, seat, action["seat"]):
            return "fires at one ship while another carries the treasure away"
        if action["do"] in COSTS and link(self.board, here, action["do"]) in self.trail:
            return "sails back to where it was"
        if action["do"] == "end" and self.could_rob(view, seat):
            return "lets the holder of the treasure go"
        if action["do"] == "end" and treasure is None and self.could_get_nearer(view, here):
            return "throws points away that would have brought it nearer to the eye"
        return None

    @property
    def board(self) -> str:
        return str(self.match.options["board"])

    def could_rob(self, view: dict[str, Any], seat: int) -> bool:
        holder = view["treasure"]
        if holder in (None, seat) or view["points"] < 3:
            return False
        return close(self.board, view["ships"][seat]["space"], view["ships"][holder]["space"])

    def could_get_nearer(self, view: dict[str, Any], here: int) -> bool:
        turns = self.match.state.turns_to_eye
        blocked = {pillar["space"] for pillar in view["pillars"] if pillar["points"]} | self.trail
        return any(turns[space] < turns[here] for space in self.reachable(here, view["points"], blocked))

    def reachable(self, space: int, points: int, blocked: set[int]) -> Iterator[int]:
        for way, cost in COSTS.items():
            target = link(self.board, space, way)
            if cost <= points and target is not None and target not in blocked:
                yield target
                yield from self.reachable(target, points - cost, blocked | {target})


def follies(level: str, games: int) -> Counter[str]:
    """What went wrong in so many games among bots of a level, with every number of players and on both boards."""
    found: Counter[str] = Counter()
    for seed in range(games):
        players, board = 2 + seed % 3, BOARDS[seed // 3 % 2]
        match = doubloon.game("kraken").start(players=players, seed=seed, options={"board": board})
        bots = [Bot(level, seed, seat) for seat in range(players)]
        watcher = Watcher(match)
        while not match.over:
            seat = match.actors[0]
            action = bots[seat].choose(match, seat)
            found.update(filter(None, [watcher.folly(action)]))
            match.play(seat, action)
    return found


def test_mates_do_nothing_pointless_in_1000_games() -> None:
    assert follies("mate", 6 if INTERPRETED else 1000) == {}


@pytest.mark.compiled
@pytest.mark.parametrize(("level", "games"), [("captain", 6), ("admiral:1000", 3)])
def test_searchers_do_nothing_pointless(level: str, games: int) -> None:
    assert follies(level, games) == {}


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize(("level", "games"), [("captain", 1000), ("admiral:1000", 1000)])
def test_searchers_do_nothing_pointless_in_1000_games(level: str, games: int) -> None:
    assert follies(level, games) == {}


@pytest.mark.parametrize(
    ("match", "moves"),
    [
        (sea([6, 0], holder=1), [BACKWARD, FORWARD]),
        (sea([6, 7, 20], points=3, holder=2), [attack(1)]),
        (sea([6, 7], points=3, holder=1), [END]),
        (sea([0, 0], points=3), [END]),
        (sea([28, 0], points=8), [END]),
    ],
)
def test_the_watcher_sees_what_is_pointless(match: doubloon.Match, moves: list[dict[str, Any]]) -> None:
    watcher = Watcher(match)
    for move in moves[:-1]:
        assert watcher.folly(move) is None
        match.play(0, move)
    assert watcher.folly(moves[-1])


@pytest.mark.parametrize(
    ("match", "moves"),
    [
        (sea([6, 5], points=7, holder=1), [BACKWARD, attack(1), FORWARD]),  # there to fire, back for the wind
        (sea([4, 0], points=7, pillars={5: 1}), [shoot(0), FORWARD]),
        (sea([6, 7, 20], points=3), [attack(1)]),  # a rival in the race
        (sea([6, 7], points=2, holder=1), [END]),
        (sea([34, 0], points=1), [END]),  # the wind is worth more than a space
        (sea([28, 0], points=16), [INWARD, OUTWARD]),  # it went to fetch the treasure
    ],
)
def test_the_watcher_is_not_too_strict(match: doubloon.Match, moves: list[dict[str, Any]]) -> None:
    watcher = Watcher(match)
    for move in moves:
        assert watcher.folly(move) is None
        if move in match.legal(0):
            match.play(0, move)


@pytest.mark.compiled
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_captains_finish_their_games(board: str, players: int) -> None:
    assert decided_share("captain", board, players, games=6) == 1


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("level", ["captain", "admiral"])
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_captains_and_admirals_finish_at_least_95_percent_of_their_games(level: str, board: str, players: int) -> None:
    assert decided_share(level, board, players, games=100 if level == "captain" else 40) >= 0.95


def decided_share(level: str, board: str, players: int, games: int) -> float:
    result = doubloon.simulate(
        "kraken", players=players, games=games, seed=1, bots=[level] * players, options={"board": board}
    )
    return float(result.decided.mean())
