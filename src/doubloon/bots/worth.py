"""What a game is worth to each seat, as it ended or as far as it was imagined: above all its share of the win."""

from doubloon.engine.dispatch import decided, standing, value
from doubloon.engine.rule import rule

GLORY = 0.01  # what a good place and many points count against the win: enough to tell equal chances apart
FIRST = 1  # the winner's rank
MANY = 20.0  # points with which half the way to the next place is made


@rule
def judge(s, waiting, desk):
    """What the game is worth to each seat: at the end a win, shared or not, before that the game's own guess."""
    if waiting:
        value(s, desk.worth)
        for seat in range(s.players):  # never better than a win now, never worse than a defeat
            desk.worth[seat] = (1 - GLORY) * desk.worth[seat] + GLORY * glory(s, FIRST, 0.0)
        return
    if not decided(s):
        for seat in range(s.players):
            desk.worth[seat] = 0
        return
    standing(s, desk.rank, desk.score)
    winners = 0
    for seat in range(s.players):
        winners += desk.rank[seat] == FIRST
    for seat in range(s.players):  # nobody is first where the table's own player won
        share = (desk.rank[seat] == FIRST) / max(1, winners)
        desk.worth[seat] = (1 - GLORY) * share + GLORY * glory(s, desk.rank[seat], desk.score[seat])


@rule
def glory(s, rank, score):
    """From 0 to 1: how well a seat came off. Its place, and its own points, which are never worth a whole place."""
    points = score / (score + MANY) if score > 0 else 0.0
    return 1 - (rank - points) / (s.players + 1)  # where the table's own player won, the best of the others is second
