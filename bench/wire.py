"""What a step costs on its way to people: bytes on the wire to each viewer, and the processor's time to make them."""

import json
import time
from dataclasses import asdict, dataclass
from functools import partial

from rich.console import Console
from rich.table import Table

import doubloon
from bench.measure import Subject
from doubloon.bots import Bot
from doubloon.server.table.events import Moved, Opened, Row, Sat, Started
from doubloon.server.table.pictures import UNSEEN
from doubloon.server.table.sight import News, Sight
from doubloon.server.table.state import TableState

GAMES = 6
PLAYERS = 4
OPTIONS = {"captain_dice": {"mode": "turns"}}
MICROSECONDS = 1e6


@dataclass
class Cost:
    """Of all steps of some games of mates, as four people and a spectator are told them."""

    game: str
    steps: int = 0
    messages: int = 0
    bytes: int = 0
    pictures: int = 0  # of these bytes: what changes from one event to the next
    moving: float = 0.0  # seconds for the moves themselves
    telling: float = 0.0  # and for what everyone is sent


def measured(game: str, first: int = 0) -> Cost:
    """Play some games, with seeds from the first on, and make what everyone is sent."""
    cost = Cost(game)
    for seed in range(first, first + GAMES):
        _play(game, seed, cost)
    return cost


def _play(game: str, seed: int, cost: Cost) -> None:
    people = [f"person {seat}" for seat in range(PLAYERS)]
    state = TableState.of(Opened(game=game, players=PLAYERS, options=OPTIONS.get(game, {}), host=people[0]))
    for seat, person in enumerate(people):
        state.apply(Row(seat + 1, Sat(seat, person, person), "", 0))
    state.apply(Row(PLAYERS + 1, Started(seed, ""), "", 0))
    bots = [Bot("mate", seed, seat) for seat in range(PLAYERS)]
    seen = UNSEEN
    while state.actors:
        seat = state.actors[0]
        moved = Moved(seat, bots[seat].choose(state.playing, seat), state.seq)
        row = Row(state.seq + 1, moved, people[seat], 0)
        began = time.process_time()
        events = state.apply(row)
        told = time.process_time()
        sight = Sight(state, b"", seen)
        news = News(sight, row, events)
        messages = [news.to(viewer, person) for viewer, person in ((None, ""), *enumerate(people))]
        cost.telling += time.process_time() - told
        cost.moving += told - began
        seen = sight.seen
        cost.steps += 1
        cost.messages += len(messages)
        cost.bytes += sum(map(len, messages))
        cost.pictures += sum(_pictures(message) for message in messages)


def _pictures(message: bytes) -> int:
    changes = [event["changes"] for event in json.loads(message)["events"] if "changes" in event]
    return sum(len(json.dumps(rows, separators=(",", ":"))) + len(',"changes":') for rows in changes)


def subjects() -> list[Subject]:
    """What `beside` compares: the processor's time for each game's moves, and for telling them."""
    found = []
    for game in doubloon.names():
        measured(game, GAMES)
        found.append(Subject(f"{game}, a move", "µs", partial(_of, game, "moving"), more_is_better=False))
        found.append(Subject(f"{game}, telling five", "µs", partial(_of, game, "telling"), more_is_better=False))
    return found


def _of(game: str, what: str) -> float:
    cost = measured(game)
    return float(getattr(cost, what)) / cost.steps * MICROSECONDS


def report(*, as_json: bool) -> bool:
    """Print it for every game."""
    costs = []
    for game in doubloon.names():
        measured(game, GAMES)  # other games: compiled and warm, but what is remembered is not that of these
        costs.append(measured(game))
    if as_json:
        print(json.dumps([asdict(cost) for cost in costs], indent=2))
        return True
    table = Table("", "steps", "bytes a message", "of these pictures", "µs a move", "µs to tell five")
    for cost in costs:
        table.add_row(
            cost.game,
            f"{cost.steps}",
            f"{cost.bytes / cost.messages:,.0f}",
            f"{cost.pictures / cost.bytes:.0%}",
            f"{cost.moving / cost.steps * MICROSECONDS:.0f}",
            f"{cost.telling / cost.steps * MICROSECONDS:.0f}",
        )
    Console().print(table)
    return True
