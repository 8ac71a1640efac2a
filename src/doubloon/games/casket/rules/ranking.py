"""How far a captain is from the finish, and the ranking (G29, G30, G33)."""

from doubloon.engine.rule import rule
from doubloon.games.casket.rules.steps import at, column_of, row_of
from doubloon.games.casket.state import COLUMN, DUMMY, NOBODY, OFF_MAP


@rule
def distance_to_finish(s, seat):  # G30
    """Columns, then rows, to the finish as one number; off the map is the furthest."""
    square = s.marker[seat]
    if square == OFF_MAP:
        return at(s.columns, 0)
    rows = 0 if s.finish == COLUMN else abs(row_of(square) - s.finish_row)
    return at(s.columns - 1 - column_of(square), rows)


@rule
def decided(s):  # G30
    return s.winner != NOBODY


@rule
def standing(s, rank, score):  # G29, G30, G33
    for seat in range(s.players):
        rank[seat] = 2 if s.winner == DUMMY else 1
        for other in range(s.players):
            if distance_to_finish(s, other) < distance_to_finish(s, seat):
                rank[seat] += 1
        score[seat] = 1 if seat == s.winner else 0
