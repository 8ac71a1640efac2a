"""Before the first turn: N1, N6, N7, and the preparation of each round, N8 and N9."""

import pytest

import doubloon
from doubloon.games.nozoku.state import NOBODY, PREPARE
from tests.games.nozoku.tables import ENOUGH, cave, follow, hand, held, table
from tests.positions import kinds, told, with_dice


def start(players: int, **options: int) -> doubloon.Match:
    return doubloon.game("nozoku").start(players=players, seed=11, options=options)


def of_colour(dice: str, colour: str) -> int:
    return sum(die[0] == colour for die in dice.split())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_N1_seven_dice_of_each_playing_colour_and_four_white_ones(players: int) -> None:
    match = start(players)
    everything = " ".join([cave(match), *(held(match, seat) for seat in range(players))])
    assert [of_colour(everything, colour) for colour in "rbgyw"] == [7] * players + [0] * (4 - players) + [4]


def test_N1_the_numbers_of_dice_are_options() -> None:
    match = start(2, dice_per_colour=12, white_dice=8)
    assert (of_colour(cave(match), "r"), of_colour(cave(match), "w")) == (10, 8)


@pytest.mark.parametrize("option", [{"dice_per_colour": 4}, {"dice_per_colour": 13}, {"white_dice": 9}])
def test_N1_options_have_limits(option: dict[str, int]) -> None:
    with pytest.raises(doubloon.BadOption):
        start(2, **option)


def test_N6_each_player_holds_two_dice_of_their_own_colour() -> None:
    match = start(4)
    assert [[die[0] for die in held(match, seat).split()] for seat in range(4)] == [[c, c] for c in "rbgy"]


def test_N6_the_events_tell_what_was_rolled() -> None:
    match = start(2)
    rolled = [event.fields for event in match.opening if event.kind == "own-dice-rolled"]
    told_dice = [sorted([fields["first"], fields["second"]]) for fields in rolled]
    assert told_dice == [[int(die[1]) for die in held(match, seat).split()] for seat in range(2)]
    assert sum(told(match.opening, "cave-filled").values()) == 14


def test_N6_everything_else_lies_in_the_cave() -> None:
    assert len(cave(start(4)).split()) == 4 * 5 + 4


def test_N7_all_six_cards_are_in_hand_and_no_pile_lies_there() -> None:
    match = start(3)
    for player in match.view(None)["players"]:
        assert player["hand"] == [[1, 2], [2, 3], [3, 5], [4, 1], [5, 6], [6, 4]]
        assert player["pile"] == []


def starter_of(*dice: str, last: int, rounds: int = 1) -> int:
    match = table(*dice, cave=ENOUGH, starter=last, rounds=rounds)
    return int(told(follow(match, step=PREPARE), "round-began")["seat"])


def test_N8_the_smallest_sum_starts() -> None:
    assert starter_of("r4 r4", "b1 b6", "g6 g6", last=0) == 1


def test_N8_every_held_die_counts() -> None:
    assert starter_of("r1 r1 w6", "b3 b3", "g6 g6", last=0) == 1


def test_N8_of_tied_players_the_last_start_player_is_nearest() -> None:
    assert starter_of("r1 r1", "b6 b6", "g1 g1", last=2) == 2


def test_N8_then_the_next_one_clockwise() -> None:
    assert starter_of("r1 r1", "b1 b1", "g6 g6", "y1 y1", last=2) == 3
    assert starter_of("r1 r1", "b1 b1", "g6 g6", "y6 y6", last=2) == 0


@pytest.mark.parametrize(("drawn", "seat"), [(1, 0), (2, 2), (3, 3)])
def test_N8_in_the_first_round_a_tie_is_drawn(drawn: int, seat: int) -> None:
    match = table("r1 r1", "b6 b6", "g1 g1", "y1 y1", cave=ENOUGH, starter=NOBODY)
    assert told(follow(with_dice(match, (3, drawn)), step=PREPARE), "round-began")["seat"] == seat


def test_N8_without_a_tie_nothing_is_drawn() -> None:
    match = table("r1 r2", "b1 b1", cave="", starter=NOBODY, rounds=0)
    before = int(match.state.rng)
    assert told(follow(match, step=PREPARE), "round-began")["sum"] == 2
    assert int(match.state.rng) == before


def prepared(dice: str, *rolls: int) -> tuple[doubloon.Match, list[doubloon.Event]]:
    match = table("r2 r4", "b6 b6", cave=dice, rounds=1)
    with_dice(match, *((6, number) for number in rolls))
    return match, follow(match, step=PREPARE)


def test_N9_the_most_common_number_is_rolled_again() -> None:
    match, events = prepared("r1 r2 b2 w3", 6, 5)
    assert told(events, "most-common") == {"seat": 0, "number": 2, "dice": 2}
    assert cave(match) == "r1 r6 b5 w3"


def test_N9_white_dice_count_and_are_rolled_too() -> None:
    match, _ = prepared("r1 b4 w4 w3", 1, 2)
    assert cave(match) == "r1 b1 w2 w3"


def test_N9_example_four_twos_and_four_fives_are_all_rolled() -> None:
    match, events = prepared("r2 r2 b2 b2 r5 b5 w5 w5 r1 b3 w6")
    rolled = [event.fields for event in events if event.kind == "most-common"]
    assert rolled == [{"seat": 0, "number": 2, "dice": 4}, {"seat": 0, "number": 5, "dice": 4}]
    landed = list(told(events, "rerolled").values())
    assert sum(landed) == 8
    kept = [1, 0, 1, 0, 0, 1]
    lying = [cave(match).count(str(number)) for number in range(1, 7)]
    assert lying == [count + more for count, more in zip(kept, landed, strict=True)]
    assert [of_colour(cave(match), colour) for colour in "rbw"] == [4, 4, 3]


def test_N9_if_all_numbers_are_equally_common_all_dice_are_rolled() -> None:
    match, _ = prepared("r1 b6", 2, 3)
    assert cave(match) == "r2 b3"


def test_N9_nothing_is_rolled_in_an_empty_cave() -> None:
    match, events = prepared("")
    assert "rerolled" not in kinds(events)
    assert "most-common" not in kinds(events)
    assert hand(match, 0) == [1, 2, 3, 4, 5, 6]
