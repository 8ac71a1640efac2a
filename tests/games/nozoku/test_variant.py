"""The table of actions decides alone: with another row, another game follows."""

import os
import subprocess
import sys

# Interpreted, because compiled rules keep the table that they were compiled with.
PLAY = """
import random
import doubloon
from doubloon.games.nozoku.powers import RESULTS
RAISE = 3
RESULTS[:, RAISE, 1:] = [1 << 3, 1 << 4, 1 << 5, 1 << 6, 0, 0]  # by two
chance = random.Random(1)
raised = set()
for seed in range(6):
    match = doubloon.game("nozoku").start(players=3, seed=seed)
    while not match.over:
        seat = chance.choice(match.actors)
        for event in match.play(seat, chance.choice(match.legal(seat))):
            if event.fields.get("power") == "raise" and event.kind == "die-turned":
                raised.add((event.fields["from"], event.fields["to"]))
print(sorted(raised))
"""


def test_N4_N10_a_variant_replaces_one_row_of_the_table() -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "[(1, 3), (2, 4), (3, 5), (4, 6)]", done.stderr
