"""The first steps with many games at once: one seat acts in each row, here at random. Read it from top to bottom.

python selfplay.py
"""

import numpy as np

import doubloon

# Four games of Nozoku Dice for three, each in a row. The same seed gives the same games.
games = doubloon.vector("nozoku", 4, players=3, seed=1)
print(games, "with", games.actions, "actions and", games.spec.size, "numbers in an observation")

# What the numbers mean. The seat that is asked always sees itself in the first place.
print(str(games.spec)[:600], "...\n")
by_name = games.spec.named(games.observation)
print("the dice in the cave of row 0, a line for each colour:\n", by_name["cave"][0], "\n")

# Each row asks one seat; `mask` says what it may do. All rows take their action in one step.
chance = np.random.default_rng(1)
won = np.zeros(3)
for step in range(2_000):
    actions = np.where(games.mask, chance.random(games.mask.shape), -1).argmax(axis=1)
    if step < 5:
        print("seats", games.seat, "do", [games.game.actions.decode(action) for action in actions.tolist()])
    games.step(actions)
    # Where a game is done, `reward` is each seat's share of the win; the row has begun another game by itself.
    won += games.reward[games.done].sum(axis=0)
print("\nwon by seat:", won, "\n")

# A batch can be copied, to look ahead without touching the first, and saved as bytes.
ahead = games.copy()
ahead.step(ahead.mask.argmax(axis=1))
saved = games.save()
games.step(games.mask.argmax(axis=1))
games.load(saved)

# Every row is a match: the same seed and moves give the same game there, with words for people.
match = doubloon.game("nozoku").start(players=3, seed=int(games.seeds[0]))
print(match)

# What cannot be done is refused, with its row and the reason, and nothing is changed.
try:
    games.step(games.mask.argmin(axis=1))
except doubloon.IllegalMove as refused:
    print("refused:", refused)
