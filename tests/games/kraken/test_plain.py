"""What the plain view and events say so that no page computes it."""

from tests.games.kraken.sea import attack, sea
from tests.positions import told, with_dice


def test_K9_the_mood_and_the_one_that_comes_next() -> None:
    match = sea([3, 9], segment=5)
    view = match.view(None)
    assert (view["mood"], view["next_mood"]) == (view["dial"][5], view["dial"][0])


def test_K11_lost_defences_cost_two_points_each() -> None:
    assert [ship["fewer"] for ship in sea([3, 9], bruises=[0, 3]).view(None)["ships"]] == [0, 6]


def test_K10_no_turn_begins_with_more_points_than_a_doubled_six() -> None:
    assert sea([3, 9]).view(None)["most_points"] == 12


def test_K15_the_roll_says_who_has_won() -> None:
    assert winner(6, 2) == 0
    assert winner(2, 6) == 1


def winner(mine: int, theirs: int) -> int:
    match = with_dice(sea([3, 4]), (6, mine), (6, theirs))
    return int(told(match.play(0, attack(1)), "attack-rolled")["winner"])
