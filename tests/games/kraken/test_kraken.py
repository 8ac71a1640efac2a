"""K6, K18-K20: the dial and what the Kraken does in its moods."""

import tomllib

import pytest

import doubloon
from tests.games.kraken.sea import END, NARROWS, points, sea, spaces, standing_pillars
from tests.positions import kinds, told, with_dice

RAGE = {"dial": "tantrum, enraged"}  # the dial enters Enraged when it leaves segment 0
TANTRUM = {"dial": "tantrum, tantrum"}


def enraged(ships: list[int], *rolls: tuple[int, int], kraken_roll: str = "low") -> tuple[doubloon.Match, list[str]]:
    """What happens when the dial enters Enraged: seat 0 is the starting player, the last seat ends its turn."""
    match = sea(ships, turn=len(ships) - 1, segment=0, options={**RAGE, "kraken_roll": kraken_roll})
    events = kinds(with_dice(match, *rolls).play(len(ships) - 1, END))
    return match, events[events.index("dial-moved") + 1 :]


def gripped(match: doubloon.Match) -> list[bool]:
    return [ship["gripped"] for ship in match.view(None)["ships"]]


def test_K18_a_kraken_of_3_misses_a_4_and_grips_a_3() -> None:
    match, events = enraged([8, 8, 9], (10, 3), (10, 8), (6, 6), (6, 4), (6, 3))
    assert events[:4] == ["kraken-rolled", "ship-defended", "ship-defended", "ship-gripped"]
    assert gripped(match) == [False, False, True]


def test_K18_every_ship_within_1_space_of_a_tentacle_is_attacked() -> None:
    # 22 leads outward to 8, so it is next to that tentacle too.
    match, _ = enraged([22, 7, 8, 10], (10, 9), (10, 9))
    assert gripped(match)[1:] == [True, True, False]
    assert points(match) == 1


def test_K18_a_ship_near_several_tentacles_is_attacked_once() -> None:
    board = tomllib.loads(NARROWS)
    board["tentacles"] = [2, 4]
    match = sea([3, 0], turn=1, options={**RAGE, "board": board})
    events = kinds(with_dice(match, (10, 1), (10, 1), (6, 6)).play(1, END))
    assert events.count("ship-defended") == 1


def test_K18_the_kraken_does_not_roll_when_no_ship_is_in_reach() -> None:
    match, events = enraged([3, 3], (6, 5))
    assert events == ["kraken-missed", "points-rolled"]
    assert points(match) == 5


def test_K18_the_kraken_rolls_once_for_all_ships() -> None:
    _, events = enraged([8, 8, 8, 8], (10, 9), (10, 9))
    assert events.count("kraken-rolled") == 1


def test_K18_ships_defend_in_turn_order_from_the_starting_player() -> None:
    match = sea([8, 8, 8], turn=1, starter=2, segment=0, options=RAGE)
    events = with_dice(match, (10, 1), (10, 1), (6, 3), (6, 4), (6, 5)).play(1, END)
    assert [event.fields["seat"] for event in events if event.kind == "ship-defended"] == [2, 0, 1]


@pytest.mark.parametrize(("first", "second", "die"), [(5, 9, 6), (7, 4, 5)])
def test_K18_a_higher_die_is_safe(first: int, second: int, die: int) -> None:
    match, _ = enraged([8, 3], (10, first), (10, second), (6, die), (6, 6))
    assert points(match) == 6


@pytest.mark.parametrize("second", [6, 10])
def test_K18_against_6_or_more_no_ship_rolls(second: int) -> None:
    match = sea([3, 8], turn=1, segment=0, options=RAGE)
    events = with_dice(match, (10, 8), (10, second), (6, 4)).play(1, END)
    assert told(events, "ship-gripped") == {"seat": 1, "die": 0, "total": min(8, second)}
    assert told(events, "points-rolled")["die"] == 4


def test_K18_against_5_every_ship_rolls() -> None:
    match = sea([3, 8], turn=1, segment=0, options=RAGE)
    events = with_dice(match, (10, 5), (10, 9), (6, 5)).play(1, END)
    assert told(events, "ship-gripped") == {"seat": 1, "die": 5, "total": 5}


def test_K18_for_the_starting_player_it_is_the_turn_just_beginning() -> None:
    match, events = enraged([8, 3], (10, 9), (10, 9))
    assert events == ["kraken-rolled", "ship-gripped", "points-gripped"]
    assert (match.actors, points(match), gripped(match)) == ((0,), 1, [False, False])


def test_K18_for_the_others_it_is_their_next_turn() -> None:
    match, _ = enraged([3, 8], (10, 9), (10, 9), (6, 6))
    assert (points(match), gripped(match)) == (6, [False, True])
    match.play(0, END)
    assert (match.actors, points(match)) == ((1,), 1)


def test_K18_the_lower_of_the_krakens_dice_counts_unless_a_table_says_otherwise() -> None:
    match = sea([8, 3], turn=1, segment=0, options=RAGE)
    assert told(with_dice(match, (10, 10), (10, 2)).play(1, END), "kraken-rolled")["total"] == 2


@pytest.mark.parametrize(("kraken_roll", "total"), [("low", 2), ("high", 10), ("sum", 12)])
def test_K18_how_the_krakens_dice_count_is_an_option(kraken_roll: str, total: int) -> None:
    match = sea([8, 3], turn=1, segment=0, options={**RAGE, "kraken_roll": kraken_roll})
    events = with_dice(match, (10, 10), (10, 2)).play(1, END)
    assert told(events, "kraken-rolled") == {"first": 10, "second": 2, "total": total}


def test_K19_a_pillar_with_6_hit_points_rises_on_every_base() -> None:
    match = sea([3, 3], turn=1, segment=5)
    assert kinds(match.play(1, END)).count("pillar-rose") == 4
    assert standing_pillars(match) == {5: 6, 13: 6, 20: 6, 32: 6}


def test_K19_a_damaged_pillar_is_back_at_6() -> None:
    match = sea([3, 3], turn=1, segment=5, pillars={5: 2})
    match.play(1, END)
    assert standing_pillars(match)[5] == 6


def test_K19_a_ship_on_a_base_is_moved_backward() -> None:
    match = sea([13, 5], turn=1, segment=5)
    events = match.play(1, END)
    assert spaces(match) == [12, 4]
    assert [event.fields for event in events if event.kind == "pushed"] == [
        {"seat": 0, "from": 13, "to": 12},
        {"seat": 1, "from": 5, "to": 4},
    ]


def test_K19_a_ship_behind_a_base_stays() -> None:
    match = sea([4, 6], turn=1, segment=5)
    match.play(1, END)
    assert spaces(match) == [4, 6]


def test_K19_a_ship_is_pushed_on_over_further_pillars() -> None:
    # No board has two bases in a row (K5), so they are put there by hand.
    match = sea([6, 3], turn=1, segment=5, base_at=[5, 6])
    match.play(1, END)
    assert spaces(match) == [4, 3]


def test_K19_a_ship_pushed_onto_start_with_the_treasure_wins() -> None:
    match = sea([1, 3], turn=1, holder=0, options={**TANTRUM, "board": tomllib.loads(NARROWS)})
    assert kinds(match.play(1, END))[-2:] == ["pushed", "won"]
    assert match.view(None)["winner"] == 0


def test_K19_a_win_stops_the_tantrum() -> None:
    match = sea([1, 3], turn=1, holder=0, options={**TANTRUM, "board": tomllib.loads(NARROWS)})
    match.play(1, END)
    assert spaces(match) == [0, 3]


def test_K19_a_ship_pushed_onto_start_without_the_treasure_goes_on() -> None:
    match = sea([1, 4], turn=1, holder=1, options={**TANTRUM, "board": tomllib.loads(NARROWS)})
    match.play(1, END)
    assert (spaces(match), match.over) == ([0, 4], False)


def test_K20_nothing_happens_on_a_dormant_segment() -> None:
    match = sea([8, 5], turn=1, segment=0)
    events = match.play(1, END)
    assert told(events, "dial-moved") == {"seat": 0, "segment": 1, "mood": "dormant"}
    assert kinds(events)[-2:] == ["dial-moved", "points-rolled"]


@pytest.mark.parametrize(
    ("segment", "mood"),
    list(enumerate(["tantrum", "dormant", "dormant", "enraged", "dormant", "dormant"])),
)
def test_K6_the_moods_around_the_dial(segment: int, mood: str) -> None:
    match = sea([3, 3], turn=1, segment=(segment - 1) % 6)
    assert told(match.play(1, END), "dial-moved")["mood"] == mood
