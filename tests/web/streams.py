"""Games as a seat was told them, for the client's tests: python -m tests.web.streams writes them anew."""

import json
from pathlib import Path
from typing import Any

import doubloon
from doubloon.bots import Bot
from doubloon.bots.bot import next_seat
from doubloon.server.table.pictures import visible
from doubloon.server.wire import encode

FOLDER = Path(__file__).parents[2] / "web/tests/streams"
PLAYERS, SEED, READER = 4, 11, 0
OPTIONS: dict[str, dict[str, Any]] = {"captain_dice": {"mode": "turns"}}


def stream(game: str) -> list[Any]:
    """What the reader was told, a list for each move, of a game among mates."""
    match = doubloon.game(game).start(PLAYERS, SEED, OPTIONS.get(game))
    bots = [Bot("mate", SEED, seat) for seat in range(PLAYERS)]
    steps = [visible(match.opening, READER)]
    while not match.over:
        seat = next_seat(match, bots)
        steps.append(visible(match.play(seat, bots[seat].choose(match, seat)), READER))
    return [json.loads(encode(step)) for step in steps if step]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in doubloon.names():
        moves = ",\n".join(json.dumps(move, separators=(",", ":")) for move in stream(name))
        (FOLDER / f"{name}.json").write_text(f"[\n{moves}\n]\n", encoding="utf-8")
