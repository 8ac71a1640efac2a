"""Compiled and interpreted rules play the same games, move for move."""

import json
import os
import subprocess
import sys

import pytest

import doubloon

BOTS = ("random", "greenhorn", "mate")  # a search would take hours interpreted

PLAY = """
import json, sys
import numpy as np
import doubloon
from doubloon.bots import Bot
np.seterr(over="raise")
digests = []
name, games, moves, least = sys.argv[1], *(int(word) for word in sys.argv[2:5])
game = doubloon.game(name)
number = 0
while number < games or len(digests) <= least:
    players = game.players[number % len(game.players)]
    match = game.start(players=players, seed=number)
    bots = [Bot(sys.argv[5:][(number + seat) % len(sys.argv[5:])], seed=number * 10 + seat) for seat in range(players)]
    while not match.over and len(match.moves) < moves:
        seat = match.actors[len(match.moves) % len(match.actors)]
        events = match.play(seat, bots[seat].choose(match, seat))
        digests.append([match.digest[:8], str([event.plain() for event in events])])
        match.view(seat)
    number += 1
print(json.dumps(digests))
"""


def games_played(name: str, interpreted: str) -> list[list[str]]:
    # From an empty environment's point of view the two differ in this one variable only.
    environment = {**os.environ, "NUMBA_DISABLE_JIT": interpreted}
    command = [sys.executable, "-c", PLAY, name, "12", "400", "1000", *BOTS]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    moves: list[list[str]] = json.loads(done.stdout)
    return moves


@pytest.mark.parametrize("name", doubloon.names())
def test_compiled_and_interpreted_play_agree_move_for_move(name: str) -> None:
    compiled, interpreted = games_played(name, "0"), games_played(name, "1")
    assert len(compiled) > 1000
    assert compiled == interpreted
