"""The battle and treasure phases give what a second, simple implementation gives, on many random fields (C16-C19)."""

import numpy as np
import pytest

import doubloon
from doubloon.engine.chance import seed_generator
from doubloon.engine.entries import compiled
from doubloon.engine.records import new
from doubloon.engine.rule import INTERPRETED
from tests.games.captain_dice.fights import compare

FIELDS = 200 if INTERPRETED else 20_000  # of each size
SIZES = [(3, 3), (3, 4), (4, 3), (3, 5), (4, 4)]


@pytest.mark.parametrize(("rows", "columns"), SIZES)
def test_C16_C17_C18_C19_the_rules_agree_with_a_plain_chart(rows: int, columns: int) -> None:
    s = new(doubloon.game("captain_dice").state)[0]
    seed_generator(s, np.uint64(rows * 10 + columns), 0)
    tally = np.zeros(4, np.int64)
    compiled(compare, doubloon.game("captain_dice"))(s, rows, columns, FIELDS, tally)
    assert tally[:2].tolist() == [0, 0]
    assert tally[2] > FIELDS / 2  # cards were removed
    assert tally[3] > FIELDS / 10  # and treasure enclosed
