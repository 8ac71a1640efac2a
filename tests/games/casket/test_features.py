"""What the features do: at once (G16-G19) and at the end of a fight (G20-G22)."""

import pytest

import doubloon
from doubloon.games.casket.state import (
    DRAWN,
    FIGHTING,
    GIVING,
    IN_FOG,
    PLUNDERING,
    REVOLTING,
    STEALING,
)
from tests.games.casket.sea import battle, can, can_cards, card, cards, do, play, put, square
from tests.positions import kinds, told, with_dice

GREEN_1, GREEN_2, GREEN_BOLT, GREEN_X = (6, 4), (6, 6), (6, 3), (6, 2)


def tried(match: doubloon.Match, name: str) -> list[doubloon.Event]:
    """Try a card with all the luck that it needs."""
    seat = match.actors[0]
    match.state.luck[seat] = 3
    do(match, "try", card=card(name))
    events = do(match, "luck")
    while not any(event.kind == "try-worked" for event in events):
        events = do(match, "luck")
    match.state.luck[seat] = 0
    return events


# Fog


def test_G16_fog_does_not_follow_suit_and_does_not_win() -> None:
    match = battle(["A2 A1", "A5 A4", "A6 B1", "H1 B2"])
    play(match, "A2")
    tried(match, "A5")
    assert told(play(match, "A6", "H1"), "fight-won")["seat"] == 2


def test_G16_if_everyone_plays_fog_the_first_wins() -> None:
    match = battle(["S3 A1", "A5 A4", "B6 B1", "H7 B2"])
    for name in ("S3", "A5", "B6"):
        tried(match, name)
        do(match, "fog")
    tried(match, "H7")
    assert told(do(match, "fog"), "fight-won")["seat"] == 0


def test_G16_who_needed_the_fog_is_in_it_without_being_asked() -> None:
    match = battle(["A2 A1", "A5 A4", "A6 B1", "H1 B2"])
    play(match, "A2")
    assert kinds(tried(match, "A5"))[-2:] == ["try-worked", "fog-raised"]
    assert match.actors == (2,)


def test_G16_who_did_not_need_the_fog_is_asked() -> None:
    match = battle(["A2 A1", "B6 B4", "A6 B1", "H1 B2"])
    play(match, "A2")
    tried(match, "B6")
    assert match.state.phase == IN_FOG
    assert can(match, "decline") == can(match, "fog") == [None]


@pytest.mark.parametrize("led", ["", "S1"])
def test_G16_the_leader_and_who_lacks_the_suit_may_decline_the_fog(led: str) -> None:
    match = battle(["A5 S1", "A8 A4", "A6 B1", "H1 B2"])
    name = "A5"
    if led:
        play(match, led)
        name = "A8"
    tried(match, name)
    do(match, "decline")
    row = match.view(None)["table"][-1]
    assert (row["counts"], row["counted"]) == ("universal", 5)


# Blessed, Luck, Trump


def test_G17_nobody_can_choose_a_blessed_captain_in_this_fight() -> None:
    match = battle(["S6 A1", "S8 A4", "A6 B1", "H1 B2"])
    tried(match, "S6")
    play(match, "S8")
    play(match, "A6", "H1")
    assert can(match, "choose") == [1, 2, 3]
    match = battle(["S6 A1", "B5 A4", "A6 B1", "H1 B2"])
    tried(match, "S6")
    tried(match, "B5")
    play(match, "A6", "H1")
    assert can(match, "choose") == [2, 3]


def test_G17_the_blessing_ends_with_the_fight() -> None:
    match = battle(["B5 S9", "A1 A4", "A6 A7", "H1 H2"])
    tried(match, "B5")
    assert match.state.blessed == 1
    play(match, "A1", "A6", "H1")
    assert match.state.blessed == 0


def lucky() -> doubloon.Match:
    match = battle(["A3 A1", "S8 A4", "A6 B1", "H1 B2"], deck="B9 B8")
    tried(match, "A3")
    return match


def test_G18_luck_shows_its_captain_the_top_card() -> None:
    match = lucky()
    assert match.state.phase == DRAWN
    assert match.view(0)["drawn"]["card"] == card("B9")


def test_G18_the_drawn_card_may_be_played_and_luck_goes_under_the_deck() -> None:
    match = lucky()
    left = int(match.state.left)
    events = do(match, "replace")
    assert told(events, "luck-replaced") == {"seat": 0, "value": 9, "suit": "bows"}
    row = match.view(None)["table"][0]
    assert (row["card"], row["counts"], match.view(None)["led"]) == (card("B9"), "natural", "bows")
    assert match.state.left == left
    assert match.state.deck[left] == card("A3")
    assert match.state.hand[0] == cards("A1")


def test_G18_or_it_goes_under_the_deck_and_the_universal_value_stays() -> None:
    match = lucky()
    left = int(match.state.left)
    do(match, "keep")
    row = match.view(None)["table"][0]
    assert (row["card"], row["counts"], row["counted"]) == (card("A3"), "universal", 7)
    assert match.state.deck[left] == card("B9")
    assert match.state.deck[match.state.top] == card("B8")


def test_G18_without_a_card_in_the_deck_the_universal_value_counts() -> None:
    match = put(battle(["A3 A1", "S8 A4", "A6 B1", "H1 B2"]), left=0)
    tried(match, "A3")
    assert match.view(None)["table"][0]["counts"] == "universal"


def test_G19_trump_makes_the_card_a_trump() -> None:
    match = battle(["A9 A1", "S7 A4", "S8 B1", "H1 B2"])
    play(match, "A9")
    assert can_cards(match, "try") == ""
    match = battle(["A9 A1", "S7 H4", "S8 B1", "H1 B2"])
    play(match, "A9")
    tried(match, "S7")
    assert told(play(match, "S8", "H1"), "fight-won")["seat"] == 1


# Thief


def thief() -> doubloon.Match:
    """Seat 0 has tried the 6 of Swords, a Thief, and won the fight."""
    match = battle(["S6 A1 A2", "S1 A4 A5", "B1 B2 B3", "H1 H2 H3"])
    tried(match, "S6")
    play(match, "S1", "B1", "H1")
    return match


def test_G20_a_thief_chooses_an_opponent_with_cards() -> None:
    match = thief()
    assert match.state.phase == STEALING
    assert can(match, "choose") == [1, 2, 3]
    assert can(match, "decline") == [None]


def test_G20_takes_a_card_at_random_and_gives_any_card_back() -> None:
    match = with_dice(thief(), (2, 2))
    events = do(match, "choose", seat=1)
    assert told([event for event in events if event.visible_to(0)], "stole-card")["value"] == 5
    assert match.state.phase == GIVING
    assert can_cards(match, "give") == "A1 A2 A5"
    do(match, "give", card=card("A1"))
    assert match.state.hand[0] == cards("A2 A5")
    assert match.state.hand[1] == cards("A1 A4")
    assert match.state.thefts == 1


def test_G20_the_taken_card_itself_may_be_given_back() -> None:
    match = with_dice(thief(), (2, 2))
    do(match, "choose", seat=1)
    do(match, "give", card=card("A5"))
    assert match.state.hand[0] == cards("A1 A2")
    assert match.state.hand[1] == cards("A4 A5")


def test_G20_after_the_last_fight_there_is_nothing_to_take() -> None:
    match = battle(["S6", "S1", "B1", "H1"], [1, 1, 1, 1])
    tried(match, "S6")
    play(match, "S1", "B1", "H1")
    assert match.state.phase != STEALING


def test_G13_G20_a_thief_may_be_declined() -> None:
    match = thief()
    events = do(match, "decline")
    assert told(events, "feature-declined") == {"seat": 0, "feature": "thief"}
    assert match.state.phase == FIGHTING


# Mutiny


def mutiny() -> doubloon.Match:
    """A Mutiny by seat 0 waits in a fight that seat 3 has won; seat 3 has won one before."""
    match = battle(["B3 A1 A2", "B2 A4 A5", "B8 S1 S2", "B9 H2 H3"], won=[0, 0, 0, 1])
    tried(match, "B3")
    play(match, "B2", "B8", "B9")
    return match


def test_G21_a_mutiny_chooses_an_opponent() -> None:
    match = mutiny()
    assert match.state.phase == REVOLTING
    assert can(match, "choose") == [1, 2, 3]


def test_G21_the_higher_roll_of_the_challenger_changes_chairs() -> None:
    match = with_dice(mutiny(), GREEN_2, GREEN_1)
    events = do(match, "choose", seat=3)
    assert told(events, "mutiny-won") == {"seat": 0, "target": 3, "mine": 2, "theirs": 1}
    assert list(match.state.chair[:4]) == [3, 1, 2, 0]
    assert match.state.mutinies == 1


def test_G21_a_bolt_counts_1_in_a_mutiny_and_earns_nothing() -> None:
    match = with_dice(mutiny(), GREEN_BOLT, GREEN_X)
    assert told(do(match, "choose", seat=1), "mutiny-won")["mine"] == 1
    assert match.state.luck[0] == 0


@pytest.mark.parametrize("dice", [(GREEN_1, GREEN_1), (GREEN_1, GREEN_2)])
def test_G21_an_equal_or_lower_roll_changes_nothing(dice: tuple[tuple[int, int], ...]) -> None:
    match = with_dice(mutiny(), *dice)
    assert "mutiny-failed" in kinds(do(match, "choose", seat=3))
    assert list(match.state.chair[:4]) == [0, 1, 2, 3]


def test_G21_who_stands_on_white_counts_0() -> None:
    match = with_dice(mutiny(), GREEN_1)
    put(match, marker=[-1, -1, -1, square(0, 0)])
    match.state.colour[square(0, 0)] = 3
    events = do(match, "choose", seat=3)
    assert kinds(events).count("mutiny-rolled") == 1
    assert "mutiny-won" in kinds(events)


def test_G21_a_challenger_on_white_cannot_win_and_is_not_asked() -> None:
    match = battle(["S9 A1", "A2 A4", "A6 B1", "H1 B2"], luck=[2], marker=[square(0, 0)])
    match.state.colour[square(0, 0)] = 3
    do(match, "try", card=card("S9"))
    do(match, "luck")
    events = play(match, "A2", "A6", "H1")
    assert told(events, "feature-idle") == {"seat": 0, "feature": "mutiny", "why": "no-die"}
    assert match.state.phase == FIGHTING


@pytest.mark.parametrize("fights", [0, 1, 2])
def test_G21_the_challenger_takes_any_number_of_won_fights(fights: int) -> None:
    match = with_dice(mutiny(), GREEN_2, GREEN_1)
    do(match, "choose", seat=3)
    assert match.state.phase == PLUNDERING
    assert can(match, "take") == [0, 1, 2]
    do(match, "take", fights=fights)
    assert (match.state.won[0], match.state.won[3]) == (fights, 2 - fights)


def test_G21_there_is_nothing_to_take_from_who_has_won_nothing() -> None:
    match = with_dice(mutiny(), GREEN_2, GREEN_1)
    do(match, "choose", seat=1)
    assert match.state.phase == FIGHTING


def test_G13_G21_a_mutiny_may_be_declined() -> None:
    match = mutiny()
    assert "feature-declined" in kinds(do(match, "decline"))


def test_G21_hand_bid_luck_and_marker_stay_with_the_captain() -> None:
    match = with_dice(mutiny(), GREEN_2, GREEN_1)
    put(match, bid=[1, 2, 3, 0], luck=[0, 1, 2, 3])
    before = [match.state[name].tolist() for name in ("hand", "bid", "luck", "marker")]
    do(match, "choose", seat=3)
    assert [match.state[name].tolist() for name in ("hand", "bid", "luck", "marker")] == before


def test_G21_G22_after_a_mutiny_the_order_of_play_follows_the_chairs() -> None:
    match = with_dice(mutiny(), GREEN_2, GREEN_1)
    do(match, "choose", seat=1)  # now 1, 0, 2, 3 sit around the table; 3 has won the fight
    order = []
    for _ in range(4):
        order.append(match.actors[0])
        do(match, "play", card=can(match, "play")[0])
    assert order == [3, 1, 0, 2]


def test_G22_a_winner_who_was_unseated_leads_from_the_new_chair() -> None:
    match = with_dice(mutiny(), GREEN_2, GREEN_1)
    do(match, "choose", seat=3)
    do(match, "take", fights=0)  # now 3, 1, 2, 0 sit around the table
    order = []
    for _ in range(4):
        order.append(match.actors[0])
        do(match, "play", card=can(match, "play")[0])
    assert order == [3, 1, 2, 0]


def test_G7_G21_the_deal_stays_with_the_chair() -> None:
    match = battle(["B3", "B1", "B2", "B9"], [5, 5, 5, 5])
    tried(match, "B3")
    play(match, "B1", "B2", "B9")
    do(with_dice(match, GREEN_2, GREEN_1), "choose", seat=1)  # 3 deals now; left of 3 sits 1 after the mutiny
    while match.state.rounds == 0:
        do(match, "stop")
    assert match.view(None)["dealer"] == 1
    assert match.actors == (0,)


def test_G22_features_come_in_the_order_in_which_the_cards_were_played() -> None:
    match = battle(["S6 A1", "B3 A4", "H3 B5", "H1 H2"])
    tried(match, "S6")
    tried(match, "B3")
    tried(match, "H3")
    play(match, "H1")
    asked = []
    for _ in range(3):
        asked.append((match.actors[0], match.view(None)["phase"]))
        do(match, "decline")
    assert asked == [(0, "thief"), (1, "mutiny"), (2, "thief")]


def test_G22_cards_of_the_fight_are_out_of_hand() -> None:
    match = battle(["S6 A1", "B3 A4", "H3 B5", "H1 H2"])
    tried(match, "S6")
    play(match, "B3", "H3", "H1")
    do(match, "choose", seat=1)
    assert can_cards(match, "give") == "A1 A4"
