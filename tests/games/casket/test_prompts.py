"""Prompts that teach: what a choice would bring is said with it, from what its captain may know."""

from typing import Any

import pytest

import doubloon
from doubloon.games.casket.state import BLUE, GREEN, LOOKING_BACK, MOVING, OFF_MAP, RED, WALL_RIGHT, WHITE
from tests.games.casket.sea import battle, bidding, card, do, play, put, square
from tests.positions import told, with_dice

GAME = doubloon.game("casket")
NAMES = ["Red", "Blue", "Green", "Yellow", "Orange", "White"]


def asked(match: doubloon.Match, language: str = "en") -> str:
    seat = match.actors[0]
    return match.game.prompt(match.fields(seat), seat).said(GAME.words(language), NAMES)


def offered(match: doubloon.Match, verb: str, language: str = "en", **arguments: Any) -> str:
    seat = match.actors[0]
    action = GAME.actions.encode({"do": verb, **arguments})
    return match.game.describe(match.fields(seat), seat, action).said(GAME.words(language), NAMES)


def said(events: list[doubloon.Event], kind: str, language: str = "en") -> str:
    return next(event for event in events if event.kind == kind).message.said(GAME.words(language), NAMES)


def on(match: doubloon.Match, colour: int, seat: int = 0) -> doubloon.Match:
    """Put a captain on a square of that colour."""
    match.state.colour[square(0, seat)] = colour
    match.state.marker[seat] = square(0, seat)
    return match


# Bids


def test_G10_the_last_captain_reads_why_a_bid_is_missing() -> None:
    assert "Not 1: you speak last, and the bids may not add up to 3." in asked(bidding(3, [1, 0, 1], players=4))
    assert "1 は言えません" in asked(bidding(3, [1, 0, 1], players=4), "ja")
    assert "Not" not in asked(bidding(3, [1, 0], players=4))
    assert "Not" not in asked(bidding(3, [3, 3, 1], players=4))  # no bid could make it 3


def test_G23_a_bid_says_what_it_would_earn() -> None:
    assert offered(bidding(3, [], players=4), "bid", fights=2) == "Bid 2 (4 movement points if you win exactly that)"


# Cards


def test_G12_a_card_off_suit_cannot_win_and_others_say_how_they_stand() -> None:
    match = battle(["S5 A1", "S3 S7", "B1 A3", "S9 A4"])
    play(match, "S5")
    assert offered(match, "play", card=card("S3")).endswith("(beaten already)")
    assert offered(match, "play", card=card("S7")).endswith("(highest so far)")
    play(match, "S7")
    assert offered(match, "play", card=card("B1")) == "Play the 1 of Bows (cannot win)"
    assert offered(match, "play", "ja", card=card("B1")) == "弓の 1 を出す（勝てません）"
    play(match, "B1")
    assert offered(match, "play", card=card("S9")).endswith("(wins the fight)")


def test_G15_an_equal_highest_card_says_the_chance_of_the_roll_off() -> None:
    match = battle(["S8 A1", "S5 A2", "B1 A3", "H1 A4"], luck=[1])
    do(match, "try", card=card("S8"))
    do(match, "luck")
    assert offered(match, "play", card=card("S5")) == "Play the 5 of Swords (equal highest: a roll-off, 47 % to win it)"


def test_G12_the_leader_needs_no_comparison() -> None:
    assert offered(battle(["S9 A1", "S3 A2", "B1 A3", "H1 A4"]), "play", card=card("S9")) == "Play the 9 of Swords"


# Tries


def test_G4_on_white_without_luck_the_prompt_offers_no_try_and_says_why() -> None:
    match = battle(["S8 A1", "S5 A2", "B1 A3", "H1 A4"])
    assert "Play a card, or try its feature." in asked(match)
    assert asked(on(match, WHITE)) == (
        "Fight 1: you lead. Play a card. You have no die here and no luck, so no feature can be tried. Won 0 of 0 bid."
    )
    assert "特技は試せません" in asked(match, "ja")
    match.state.luck[0] = 1  # which may stand for a roll of 1
    assert "or try its feature" in asked(match)


def test_G12_without_a_fog_nobody_is_told_to_try_one() -> None:
    match = battle(["S8 A1", "S5 A2", "S3 A3", "H1 A4"])
    play(match, "S8")
    assert "You must follow suit. Won" in asked(match)
    play(match, "S5")
    assert "You must follow suit, or try a Fog. Won" in asked(match)


def test_G13_a_try_says_its_chance_and_what_follows_if_it_works_and_if_not() -> None:
    match = on(battle(["B3 A1", "S3 A2", "B1 A4", "H1 A5"]), RED)
    text = offered(match, "try", card=card("B3"))
    assert text.startswith("Try the 3 of Bows: Mutiny, cost 3 (red die: 39 %).")
    assert "If it works: universal 7, and after the fight you may roll against an opponent" in text
    assert text.endswith("If not, you play another card.")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "If not, you play it for its natural value."), ("ja", "失敗すればそのまま普通の値で出す。")],
)
def test_G13_with_one_card_in_hand_a_try_promises_no_other(language: str, said: str) -> None:
    match = on(battle(["B3", "S3", "B1", "H1"]), RED)
    assert offered(match, "try", language, card=card("B3")).endswith(said)


@pytest.mark.parametrize(
    ("colour", "luck", "said"),
    [
        (GREEN, 0, "(green die: no chance)"),
        (GREEN, 1, "(green die: no chance, 17 % with luck)"),
        (BLUE, 2, "(blue die: no chance, 78 % with luck)"),
        (WHITE, 2, "(no die, and too little luck)"),
        (WHITE, 3, "(no die, but luck enough)"),
    ],
)
def test_G14_the_chance_counts_the_luck_points_that_could_be_spent(colour: int, luck: int, said: str) -> None:
    match = on(battle(["B3 A1", "S3 A2", "B1 A4", "H1 A5"], luck=[luck]), colour)
    text = offered(match, "try", card=card("B3"))
    assert said in text


def test_G16_a_fog_that_is_needed_promises_no_choice() -> None:
    match = battle(["S9 A1", "S3 S4", "B5 B9", "H1 A4"])
    play(match, "S9")
    assert "you need not follow suit, and the card cannot win. If not, you follow suit." in offered(
        match, "try", card=card("S3")
    )
    play(match, "S4")
    assert "or let it count as universal 5 (beaten already)" in offered(match, "try", card=card("B9"))


def test_G14_what_luck_would_bring_is_said_after_a_roll() -> None:
    match = put(battle(["S9 A1 B1", "S3 S4 B2", "B5 B9 B3", "H1 A4 B4"]), luck=[2])
    do(match, "try", card=card("A1"))
    do(with_dice(match, (6, 4)), "roll")
    assert offered(match, "luck") == "Spend a luck point: 2 in all, 1 short"
    assert offered(match, "reroll") == "Spend a luck point and roll again (green die: no chance, 17 % with luck)"


# What lay on top


def rolled(colour: int, *faces: int, luck: int = 0) -> list[doubloon.Event]:
    match = on(battle(["B3 A1", "S3 A2", "B1 A4", "H1 A5"], luck=[luck]), colour)
    if luck:
        do(match, "try", card=card("B3"))
        return do(with_dice(match, *((6, face) for face in faces)), "roll")
    return do(with_dice(match, *((6, face) for face in faces)), "try", card=card("B3"))


@pytest.mark.parametrize(
    ("colour", "faces", "luck", "text"),
    [
        (GREEN, (1,), 0, "The face is blank: nothing."),
        (GREEN, (2,), 0, "The face shows an X: nothing."),
        (GREEN, (3,), 0, "The face shows a bolt: it earns a luck point."),
        (GREEN, (3,), 3, "The face shows a bolt: it earns nothing, as nobody holds more than 3 luck points."),
        (BLUE, (4,), 0, "The face shows 1 and a bolt: it earns a luck point."),
        (BLUE, (2, 5), 0, "The face shows a circle: the die is rolled once more and shows 2."),
        (BLUE, (2, 1), 0, "The face shows a circle: the die is rolled once more and shows an X: nothing."),
        (BLUE, (2, 2), 0, "The face shows a circle: the die is rolled once more and shows another circle, "),
        (
            RED,
            (1, 2),
            0,
            "once more and shows 1 and a bolt; after a circle only pips count, so the bolt earns nothing.",
        ),
    ],
)
def test_G3_every_face_of_a_roll_is_said(colour: int, faces: tuple[int, ...], luck: int, text: str) -> None:
    events = rolled(colour, *faces, luck=luck)
    assert text in said(events, "shown")
    assert said(events, "shown", "ja")


def test_G3_plain_pips_need_no_second_sentence() -> None:
    assert "shown" not in [event.kind for event in rolled(GREEN, 6)]


# Hindsight


def behind() -> doubloon.Match:
    return put(battle(["S1", "S2", "S3", "S4"]), phase=LOOKING_BACK, turn=0, fights=3, bid=[2], won=[1], looked_back=-1)


def test_G25_hindsight_says_why_and_that_it_halves() -> None:
    match = behind()
    assert "You are last on the map" in asked(match)
    assert "for half the points" in asked(match)
    assert offered(match, "hindsight", change=-1) == (
        "Let the bid count as 1: made, and the points are halved to 1 movement point"
    )
    assert offered(match, "hindsight", change=0) == "Leave the bid at 2: missed by 1, 1 movement point, no diagonals"


def test_G25_the_bid_stays_what_it_was() -> None:
    match = behind()
    events = do(match, "hindsight", change=-1)
    assert match.view(0)["captains"][0]["bid"] == 2
    assert match.view(0)["captains"][0]["hindsight"] == 1
    assert told(events, "looked-back") == {"seat": 0, "bid": 2, "counted": 1, "won": 1}
    assert said(events, "looked-back").startswith("Red is last on the map and uses hindsight: the bid of 2 counts as 1")
    assert said(events, "earned") == (
        "Red bid 2 and won 1; with hindsight it counts as 1, and the points are halved by hindsight: 1 movement point."
    )


def test_the_battle_is_summed_up_in_the_view() -> None:
    match = behind()
    do(match, "hindsight", change=-1)
    summary = match.view(None)["last_battle"]
    assert summary["battle"] == 1
    assert summary["captains"][0] == {"bid": 2, "counted": 1, "won": 1, "points": 1, "how": "halved"}


def test_the_last_fight_is_in_the_view_with_its_winner() -> None:
    match = battle(["S1 A1", "S3 A2", "S9 A3", "H1 A4"])
    assert match.view(None)["last_fight"] is None
    play(match, "S1", "S3", "S9", "H1")
    fight = match.view(None)["last_fight"]
    assert [row["who"] for row in fight["table"]] == [0, 1, 2, 3]
    assert (fight["winner"], fight["how"]) == (2, "highest")
    assert match.view(None)["table"] == []


# Steps


def moving(**fields: Any) -> doubloon.Match:
    match = battle(["S1", "S2", "S3", "S4"])
    match.state.wall[:] = 0
    match.state.colour[:] = [colour if colour < 0 else GREEN for colour in match.state.colour]
    put(match, phase=MOVING, turn=0, to_move=0, stepped=0, points=[3], diagonals=[0], marker=[square(2, 0)])
    return put(match, **fields)


def test_G27_a_step_names_the_colour_of_its_square() -> None:
    assert offered(moving(), "step", way="forward") == "Forward, to a green square"
    assert (
        offered(moving(marker=[OFF_MAP]), "enter", row="bottom") == "Enter the map in the bottom row, to a green square"
    )


def test_G27_a_step_warns_where_other_markers_would_make_points_lost() -> None:
    match = moving(marker=[square(2, 0), square(4, 0), square(3, 1)])
    assert offered(match, "step", way="forward").endswith("(other markers block the way on: 2 points would be lost)")


def test_G27_a_step_warns_of_a_dead_end_and_of_ways_that_are_only_diagonal() -> None:
    match = moving()
    match.state.colour[square(3, 1)] = match.state.colour[square(4, 0)] = -1
    assert "only diagonals lead on" in offered(match, "step", way="forward")
    assert "lost" not in offered(put(match, diagonals=[1]), "step", way="forward")
    match.state.colour[square(4, 1)] = -1
    assert offered(match, "step", way="forward").endswith("(a dead end: 2 points would be lost)")


def test_G27_the_last_point_cannot_be_lost() -> None:
    match = moving(points=[1], marker=[square(2, 0), square(4, 0), square(3, 1)])
    assert "lost" not in offered(match, "step", way="forward")


def test_G27_a_barrier_ahead_is_no_loss_while_sideways_is_open() -> None:
    match = moving()
    match.state.wall[square(3, 0)] = WALL_RIGHT
    assert "lost" not in offered(match, "step", way="forward")


def test_G21_a_mutiny_names_its_chance() -> None:
    match = battle(["S9 A1 B1", "A2 A4 B2", "A6 B3 B4", "H1 B5 B6"], luck=[2], won=[0, 1])
    do(match, "try", card=card("S9"))
    do(match, "luck")
    do(match, "luck")
    play(match, "A2", "A6", "H1")
    assert offered(match, "choose", seat=1) == "Rise against Blue (1 won, 31 % to roll higher)"
