"""Who plays what in a fight, how a feature is tried, and who wins (G11-G15)."""

from typing import Any

import pytest

import doubloon
from doubloon.games.casket.state import FAILING, FIGHTING, MUTINY, OFF_MAP, ROLLING
from tests.games.casket.sea import battle, can, can_cards, card, cards, do, play, put, square
from tests.positions import kinds, told, with_dice

FOUR = ["S9 A1", "S3 A2", "B1 A3", "H1 A4"]
THREE_EACH = ["S9 A1 B7", "S3 A2 B8", "B1 A3 H2", "H1 A4 H3"]
GREEN_1, GREEN_2, GREEN_BOLT, GREEN_X = (6, 4), (6, 6), (6, 3), (6, 2)
ONE_BLUE = {"map": {"cards": [{"top": "B B", "middle": "B B", "bottom": "B B"}] * 3, "rows": [0, 0, 0]}}


def one_colour(initial: str) -> dict[str, object]:
    row = f"{initial} {initial}"
    return {"map": {"cards": [{"top": row, "middle": row, "bottom": row}] * 3, "rows": [0, 0, 0]}}


def on_map(match: doubloon.Match, **fields: Any) -> doubloon.Match:
    return put(match, marker=[square(seat, 1) for seat in range(match.players)], **fields)


def test_G11_left_of_the_dealer_leads_and_the_others_follow_clockwise() -> None:
    match = battle(FOUR)
    order = []
    for name in ("S9", "S3", "B1", "H1"):
        order.append(match.actors[0])
        play(match, name)
    assert order == [0, 1, 2, 3]


def test_G11_the_winner_of_a_fight_leads_the_next() -> None:
    match = battle(["S1 A1", "S3 A2", "S9 A3", "H1 A4"])
    play(match, "S1", "S3", "S9", "H1")
    assert match.actors == (2,)
    assert match.state.won[2] == 1


def test_G12_who_holds_the_led_suit_must_follow() -> None:
    match = battle(FOUR)
    play(match, "S9")
    assert can_cards(match, "play") == "S3"


def test_G12_who_holds_none_may_play_any_card_and_try_any_feature() -> None:
    match = battle(FOUR)
    play(match, "S9", "S3")
    assert can_cards(match, "play") == "A3 B1"
    assert can_cards(match, "try") == "A3 B1"


def test_G12_who_must_follow_may_try_a_fog() -> None:
    match = battle(["S9 A1", "S3 S4", "S1 A5", "H1 A4"])
    play(match, "S9")
    assert can_cards(match, "try") == "S3"
    play(match, "S4")
    assert can_cards(match, "try") == "A5"


def test_G12_the_leader_may_play_and_try_anything() -> None:
    match = battle(FOUR)
    assert can_cards(match, "play") == can_cards(match, "try") == "S9 A1"


@pytest.mark.parametrize(("tried", "dice", "suit"), [("S8", GREEN_1, "swords"), ("S7", GREEN_1, "trump")])
def test_G12_a_universal_led_sets_its_natural_suit_and_a_trump_sets_trump(
    tried: str, dice: tuple[int, int], suit: str
) -> None:
    match = battle([f"{tried} A1", "S2 A2", "B1 A3", "H1 A4"])
    do(with_dice(match, dice), "try", card=card(tried))
    assert match.view(None)["led"] == suit


def test_G12_a_trump_led_in_the_deck_of_36_need_not_be_followed() -> None:
    match = battle(["S7 A1", "S2 A2", "B1 A3", "H1 A4"])
    do(with_dice(match, GREEN_1), "try", card=card("S7"))
    assert can_cards(match, "play") == "S2 A2"


def test_G12_skulls_led_must_be_followed_in_the_deck_of_45() -> None:
    match = battle(["K4 A1", "K2 A2", "B1 A3", "H1 A4"], options={"deck": 45})
    play(match, "K4")
    assert can_cards(match, "play") == "K2"
    assert can_cards(match, "try") == ""


def test_G13_enough_points_make_the_card_count_as_its_special_value() -> None:
    match = battle(["S8 A1", "S2 A2", "B1 A3", "H1 A4"])
    events = do(with_dice(match, GREEN_1), "try", card=card("S8"))
    assert told(events, "try-worked") == {"seat": 0, "value": 5, "feature": "blessed", "kind": "universal"}
    row = match.view(None)["table"][0]
    assert (row["counts"], row["counted"]) == ("universal", 5)


def test_G13_a_trump_counts_as_trump_of_its_value() -> None:
    match = battle(["S7 A1", "S2 A2", "B1 A3", "H1 A4"])
    do(with_dice(match, GREEN_1), "try", card=card("S7"))
    row = match.view(None)["table"][0]
    assert (row["counts"], row["counted"]) == ("trump", 1)


def test_G13_a_failed_card_goes_back_and_another_must_be_played() -> None:
    match = battle(THREE_EACH)
    events = do(with_dice(match, GREEN_1), "try", card=card("A1"))
    assert told(events, "try-failed") == {"seat": 0, "pips": 1, "cost": 3}
    assert match.state.phase == FIGHTING
    assert can_cards(match, "play") == "S9 B7"
    assert match.state.hand[0] == cards("S9 A1 B7")


def test_G13_only_one_try_in_a_fight() -> None:
    match = battle(THREE_EACH)
    do(with_dice(match, GREEN_X), "try", card=card("A1"))
    assert can_cards(match, "try") == ""


def test_G13_the_next_captain_may_try_again() -> None:
    match = battle(["S9 A1", "B3 A2", "B1 A3", "H1 A4"])
    do(with_dice(match, GREEN_X), "try", card=card("A1"))
    play(match, "S9")
    assert can_cards(match, "try") == "A2 B3"


def test_G13_a_failed_fog_of_the_suit_is_played_if_it_is_the_only_one() -> None:
    match = battle(THREE_EACH)
    play(match, "S9")
    do(with_dice(match, GREEN_X), "try", card=card("S3"))
    assert can_cards(match, "play") == "S3"


def test_G13_after_a_failed_fog_suit_must_be_followed_with_another_card() -> None:
    match = battle(["S9 A1 B7", "S3 S4 B8", "B1 A3 H2", "H1 A4 H3"])
    play(match, "S9")
    do(with_dice(match, GREEN_X), "try", card=card("S3"))
    assert can_cards(match, "play") == "S4"


def test_G13_a_failed_try_is_seen_by_all() -> None:
    match = battle(FOUR)
    do(with_dice(match, GREEN_X), "try", card=card("A1"))
    known = [entry["card"] for entry in match.view(2)["captains"][0]["known"]]
    assert known == [card("A1")]
    assert match.view(None)["captains"][0]["known"] == match.view(2)["captains"][0]["known"]


def test_G13_on_white_nothing_can_be_tried_without_luck() -> None:
    match = on_map(battle(FOUR, options=one_colour("W")))
    assert can_cards(match, "try") == ""


def test_G4_G13_the_colour_of_the_square_is_the_colour_of_the_die() -> None:
    match = on_map(battle(FOUR, options=one_colour("R")))
    events = do(with_dice(match, (6, 5)), "try", card=card("A1"))
    assert told(events, "rolled") == {
        "seat": 0,
        "face": 5,
        "second": 0,
        "pips": 3,
        "luck": 0,
        "colour": "red",
    }


def test_G3_a_circle_rolls_the_die_once_more_and_adds_only_its_pips() -> None:
    match = on_map(battle(FOUR, options=ONE_BLUE))
    events = do(with_dice(match, (6, 2), (6, 4)), "try", card=card("A1"))
    rolled = told(events, "rolled")
    assert (rolled["face"], rolled["second"], rolled["pips"], rolled["luck"]) == (2, 4, 1, 0)


def test_G3_a_bolt_earns_a_luck_point_at_once() -> None:
    match = battle(FOUR)
    do(with_dice(match, GREEN_BOLT), "try", card=card("A1"))
    assert match.state.luck[0] == 1
    assert match.state.phase == FAILING


def test_G3_at_most_three_luck_points_are_held() -> None:
    match = put(battle(FOUR), luck=[3])
    do(match, "try", card=card("A1"))
    do(with_dice(match, GREEN_BOLT), "roll")
    assert match.state.luck[0] == 3


def test_G3_luck_is_kept_from_battle_to_battle() -> None:
    match = battle(["S9", "S1", "S2", "S3"], [5, 5, 5, 5], luck=[2, 1, 0, 3])
    play(match, "S9", "S1", "S2", "S3")
    while match.state.rounds == 0:
        do(match, "stop")
    assert list(match.state.luck[:4]) == [2, 1, 0, 3]


def test_G14_a_luck_point_may_stand_for_a_roll_of_1() -> None:
    match = put(battle(["S8 A1", "S2 A2", "B1 A3", "H1 A4"]), luck=[1])
    do(match, "try", card=card("S8"))
    assert match.state.phase == ROLLING
    events = do(match, "luck")
    assert kinds(events)[:2] == ["luck-stood-in", "try-worked"]
    assert match.state.luck[0] == 0


def test_G14_on_white_a_luck_point_stands_for_the_roll() -> None:
    match = on_map(battle(["S8 A1", "S2 A2", "B1 A3", "H1 A4"], options=one_colour("W")), luck=[1])
    events = do(match, "try", card=card("S8"))
    assert kinds(events)[:3] == ["tried", "luck-stood-in", "try-worked"]


def test_G14_there_is_no_die_to_roll_again_when_luck_stood_for_the_roll() -> None:
    match = put(battle(FOUR), luck=[3])
    do(match, "try", card=card("A1"))
    do(match, "luck")
    assert can(match, "reroll") == []
    assert can(match, "luck") == can(match, "give-up") == [None]


def test_G14_example_a_roll_of_2_and_one_luck_point_pay_for_a_cost_of_3() -> None:
    match = put(battle(FOUR), luck=[1])
    do(match, "try", card=card("A1"))
    do(with_dice(match, GREEN_2), "roll")
    events = do(match, "luck")
    assert told(events, "luck-added") == {"seat": 0, "pips": 3, "luck": 0}
    assert told(events, "try-worked")["feature"] == "trump"


def test_G14_a_luck_point_rolls_again_and_the_new_roll_counts() -> None:
    match = put(battle(["S8 A1", "S2 A2", "B1 A3", "H1 A4"]), luck=[2])
    do(match, "try", card=card("S8"))
    do(with_dice(match, GREEN_X), "roll")
    events = do(with_dice(match, GREEN_1), "reroll")
    assert kinds(events)[:3] == ["luck-rerolled", "rolled", "try-worked"]
    assert match.state.luck[0] == 1
    assert match.state.luck_spent == 1


def test_G14_a_captain_may_give_up_and_keep_their_luck() -> None:
    match = put(battle(THREE_EACH), luck=[2])
    do(match, "try", card=card("A1"))
    do(with_dice(match, GREEN_X), "roll")
    do(match, "give-up")
    assert match.state.luck[0] == 2
    assert can_cards(match, "play") == "S9 B7"


def test_G15_the_highest_of_the_led_suit_wins() -> None:
    match = battle(["S5 A1", "S3 A2", "B9 A3", "S6 A4"])
    events = play(match, "S5", "S3", "B9", "S6")
    assert told(events, "fight-won") == {"seat": 3, "won": 1, "how": "highest"}


def test_G15_example_a_trump_of_1_beats_a_9_of_the_suit_and_a_universal() -> None:
    match = battle(["A9 S1", "B2 S2", "S7 B1", "H2 B3"], luck=[0, 3, 1, 0])
    play(match, "A9")
    do(match, "try", card=card("B2"))
    do(match, "luck")
    do(match, "luck")
    do(match, "keep")
    do(match, "try", card=card("S7"))
    do(match, "luck")
    assert told(play(match, "H2"), "fight-won")["seat"] == 2


def test_G15_a_universal_counts_like_the_led_suit() -> None:
    match = battle(["A4 S1", "S8 S2", "A3 B1", "H2 B3"], luck=[0, 1, 0, 0])
    play(match, "A4")
    do(match, "try", card=card("S8"))
    do(match, "luck")
    assert told(play(match, "A3", "H2"), "fight-won")["seat"] == 1


def tied() -> doubloon.Match:
    """Seat 0 leads the 5 of Axes, seat 1 has a universal 5."""
    match = battle(["A5 S1 S4", "S8 S2 S5", "A3 B1 B4", "H2 B3 B5"], luck=[0, 1, 0, 0])
    play(match, "A5")
    do(match, "try", card=card("S8"))
    do(match, "luck")
    play(match, "A3")
    return match


def test_G15_equal_highest_values_roll_off() -> None:
    match = with_dice(tied(), GREEN_1, GREEN_2)
    events = play(match, "H2")
    assert [event.fields["seat"] for event in events if event.kind == "roll-off-rolled"] == [0, 1]
    assert told(events, "fight-won")["seat"] == 1


def test_G15_those_still_equal_roll_again() -> None:
    match = with_dice(tied(), GREEN_1, GREEN_1, GREEN_1, GREEN_2)
    assert told(play(match, "H2"), "fight-won")["seat"] == 1


def test_G15_after_three_equal_rolls_the_first_to_play_wins() -> None:
    match = with_dice(tied(), *[(6, 1)] * 6)
    events = play(match, "H2")
    assert kinds(events).count("roll-off-rolled") == 6
    assert told(events, "fight-won")["seat"] == 0


def test_G14_G15_bolts_earn_nothing_in_a_roll_off() -> None:
    match = with_dice(tied(), GREEN_BOLT, GREEN_1)
    assert told(play(match, "H2"), "fight-won")["seat"] == 1
    assert match.state.luck[0] == 0


def test_G15_who_may_not_roll_counts_0() -> None:
    match = tied()
    put(match, marker=[square(0, 0), OFF_MAP])
    match.state.colour[square(0, 0)] = 3
    events = play(with_dice(match, GREEN_1), "H2")
    assert kinds(events).count("roll-off-rolled") == 1
    assert told(events, "fight-won")["seat"] == 1


def test_G15_if_nobody_may_roll_nobody_does_and_the_first_wins() -> None:
    match = put(tied(), start_die=1)
    events = play(match, "H2")
    assert "roll-off-rolled" not in kinds(events)
    assert told(events, "fight-won")["seat"] == 0


def test_G15_if_no_card_can_win_the_leader_does() -> None:
    match = battle(["S3 A1", "B2 A2", "B1 A3", "H1 A4"], luck=[1])
    do(match, "try", card=card("S3"))
    do(match, "luck")
    do(match, "fog")
    assert told(play(match, "B2", "B1", "H1"), "fight-won")["seat"] == 0


def test_G2_the_9_of_swords_is_mutiny_universal_4() -> None:
    match = battle(FOUR)
    assert match.state.feature[card("S9")] == MUTINY
    assert match.state.special[card("S9")] == 4
