"""The end of a turn and of a round: N14 to N17."""

import doubloon
from tests.games.nozoku.tables import (
    FULL,
    PASS,
    cave,
    hand,
    held,
    peek,
    pick,
    play,
    step,
    table,
    take,
    try_to_take,
    turn,
)
from tests.positions import kinds, told

LAST_OF_ALL = "r1 r6 b1 b6 g1 g6 w5"  # red takes a 1 with 1/2: right 3, back 5, left 4


def red_takes(match: doubloon.Match) -> list[doubloon.Event]:
    return play(match, take(1, "r"), turn("r4", 2), turn("r2", 1))


def test_N14_the_die_on_the_card_becomes_a_held_one() -> None:
    match = table("r2 r4", "b2 b2", cave=LAST_OF_ALL, hands=(FULL, (6,)))
    events = red_takes(match)
    assert told(events, "die-held") == {"seat": 0, "number": 1, "colour": "red"}
    assert held(match, 0) == "r1 r1 r2"
    assert match.view(None)["taken"] is None


def test_N15_the_last_card_in_step_1_brings_any_die_white_ones_too() -> None:
    match = table("r2 r4", "b2 b2", cave=LAST_OF_ALL, hands=((1,), (6,)))
    red_takes(match)
    assert (step(match), match.actors) == ("bonus", (0,))
    assert match.legal(0) == [pick(die) for die in ("r6", "b1", "b6", "g1", "g6", "w5")]


def test_N15_the_die_is_taken_as_it_lies_and_all_cards_come_back() -> None:
    match = table("r2 r4", "b2 b2", cave=LAST_OF_ALL, hands=((1,), (6,)))
    red_takes(match)
    events = match.play(0, pick("w5"))
    assert told(events, "bonus-taken") == {"seat": 0, "number": 5, "colour": "white"}
    assert held(match, 0) == "r1 r1 r2 w5"
    assert cave(match) == "r6 b1 b6"
    assert hand(match, 0) == list(FULL)


def test_N15_comes_after_the_die_is_held() -> None:
    match = table("r2 r4", "b2 b2", cave=LAST_OF_ALL, hands=((1,), (6,)))
    red_takes(match)
    assert held(match, 0) == "r1 r1 r2"


def test_N15_the_last_card_in_step_3_brings_a_die_too() -> None:
    match = table("r2 r4", "b2 b2", cave=LAST_OF_ALL, hands=(FULL, (3,)))
    red_takes(match)
    play(match, peek(3), turn("b2", 5))
    assert (step(match), match.actors) == ("bonus", (1,))
    match.play(1, pick("b6"))
    assert held(match, 1) == "b2 b5 b6"
    assert hand(match, 1) == list(FULL)


def test_N15_several_take_clockwise_from_the_active_player() -> None:
    match = table("r2 r2", "b2 b2", "g2 g4", cave=LAST_OF_ALL, hands=((6,), (2,), (1,)), turn=2, actor=2)
    play(match, take(1, "r"), turn("g4", 2), turn("g2", 1))
    play(match, peek(6), turn("r2", 1), peek(2), turn("b2", 3))
    order = []
    while step(match) == "bonus":
        seat = match.actors[0]
        order.append(seat)
        match.play(seat, match.legal(seat)[0])
    assert order == [2, 0, 1]


def test_N15_each_sees_what_the_one_before_left() -> None:
    match = table("r2 r4", "b2 b2", cave="r1 b1", hands=((1,), (3,)))
    red_takes(match)
    play(match, peek(3), turn("b2", 5))
    assert match.legal(0) == [pick("b1")]
    events = match.play(0, pick("b1"))
    assert told(events, "bonus-missed") == {"seat": 1}
    assert hand(match, 1) == list(FULL)
    assert held(match, 1) == "b2 b5"


def test_N15_from_an_empty_cave_nothing_is_taken() -> None:
    match = table("r2 r4", "b2 b2", cave="r1", hands=((1,), (6,)))
    events = red_takes(match)
    assert kinds(events)[:3] == ["die-turned", "die-held", "bonus-missed"]
    assert hand(match, 0) == list(FULL)


def test_N15_cards_do_not_come_back_at_the_end_of_an_ordinary_turn() -> None:
    match = table("r2 r4", "b2 b2", cave=LAST_OF_ALL, hands=((1, 6), (6,)))
    red_takes(match)
    assert hand(match, 0) == [6]


def last_turn_of_a_round(dice: str, **options: int) -> tuple[doubloon.Match, list[doubloon.Event]]:
    """Blue takes a 1 and ends the round with these dice in the cave."""
    match = table("r2 r2", "b2 b4", cave=f"b1 {dice}", hands=((6,), FULL), turn=1, actor=1, options=options)
    return match, play(match, take(1, "b"), turn("b4", 2), turn("b2", 1))


def test_N16_the_next_round_begins_while_every_colour_is_there() -> None:
    match, events = last_turn_of_a_round("r6 b6 w1")
    assert "round-began" in kinds(events)
    assert match.view(None)["round"] == 2


def test_N16_the_game_ends_when_a_colour_is_used_up() -> None:
    match, events = last_turn_of_a_round("r6 w1")
    assert told(events, "colour-used-up") == {"colour": "blue"}
    assert kinds(events)[-1] == "game-ends"
    assert step(match) == "name"


def test_N16_every_colour_that_is_used_up_is_told() -> None:
    _, events = last_turn_of_a_round("r6")
    assert [event.fields["colour"] for event in events if event.kind == "colour-used-up"] == ["blue", "white"]
    assert kinds(events).count("game-ends") == 1


def test_N16_white_counts() -> None:
    _, events = last_turn_of_a_round("r6 b6")
    assert told(events, "colour-used-up") == {"colour": "white"}


def test_N16_white_does_not_count_in_a_game_without_white_dice() -> None:
    _, events = last_turn_of_a_round("r6 b6", white_dice=0)
    assert "round-began" in kinds(events)


def test_N16_colours_that_nobody_plays_do_not_count() -> None:
    match, events = last_turn_of_a_round("r6 b6 w1")
    assert match.players == 2
    assert "colour-used-up" not in kinds(events)


def test_N16_only_after_everyone_has_had_a_turn() -> None:
    match = table("r2 r4", "b2 b4", cave="b1 r1 w1", hands=((1, 6), (1, 6)))
    red_takes(match)  # no red die is left
    assert match.view(None)["turn"] == 1
    assert step(match) == "take"


def test_N17_after_the_last_round_the_game_is_scored() -> None:
    match, events = last_turn_of_a_round("r6 b6 w1", round_limit=1)
    assert told(events, "limit-reached") == {"round": 1}
    assert step(match) == "name"


def test_N17_the_limit_is_40_rounds() -> None:
    assert doubloon.game("nozoku").start(players=2, seed=1).options["round_limit"] == 40


def test_N17_every_round_that_ends_is_counted() -> None:
    match = table("r2 r4", "b2 b4", cave="w1 w1")
    try_to_take(match)
    assert match.state.rounds == 1


def test_N13_N15_declining_the_last_card_keeps_it() -> None:
    match = table("r2 r4", "b2 b2", cave=LAST_OF_ALL, hands=(FULL, (3,)))
    red_takes(match)
    match.play(1, PASS)
    assert hand(match, 1) == [3]
