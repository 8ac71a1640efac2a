"""What the game says: a reason for every refusal, and words for everything in both languages."""

from typing import Any

import pytest

import doubloon
from doubloon.games.nozoku.state import BONUS, MAIN, NAME, NUMBERS, PEEK, PEEKED, SUB
from tests.games.nozoku.tables import (
    ENOUGH,
    FULL,
    PASS,
    name,
    peek,
    pick,
    play,
    recall,
    roll,
    table,
    take,
    try_to_take,
    turn,
)


def reason(match: doubloon.Match, move: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(doubloon.IllegalMove) as refusal:
        match.play(match.actors[0], move)
    return refusal.value.code, str(refusal.value)


@pytest.mark.parametrize(
    ("move", "code", "text"),
    [
        (take(2, "r"), "refused-played", "card 2/3 is not in your hand"),
        (take(5, "b"), "refused-cave", "no blue 5 lies in the cave"),
        (take(1, "r"), "refused-impossible", "Echo cannot be carried out on any of your dice"),
        (take(5, "y"), "refused-cave", "no yellow 5 lies in the cave"),
        (PASS, "refused-step", "now a card is to be played and a die taken"),
        (name(3), "refused-step", "now a card is to be played and a die taken"),
        (turn("r3", 4), "refused-step", "now a card is to be played and a die taken"),
    ],
)
def test_N10_why_a_die_cannot_be_taken(move: dict[str, Any], code: str, text: str) -> None:
    match = table("r3 r3", "b1 b1", cave="r1 r2 r5", hands=((1, 5), FULL))
    assert reason(match, move) == (code, text)


def test_N10_why_a_card_with_an_impossible_sub_action_cannot_be_played() -> None:
    match = table("r2", "b1 b1", cave="r4 r5")
    text = "Lower cannot be carried out so that Echo is possible afterwards"
    assert reason(match, take(4, "r")) == ("refused-both", text)


def test_N10_why_a_result_that_blocks_the_sub_action_is_refused() -> None:
    match = table("r3 r2", "b1 b1", cave="r4 b6")
    match.play(0, take(4, "r"))
    assert reason(match, turn("r3", 2)) == ("refused-then", "after that, Echo would not be possible")


def test_N10_why_a_recast_that_cannot_help_is_refused() -> None:
    # With other cards, Echo might follow a Recast: whatever a single die shows, it has none to echo.
    match = table("r1", "b1 b1", cave=ENOUGH, step=MAIN, power=6, then=1, taken=0, card=6)
    assert reason(match, roll("r1")) == ("refused-then", "after that, Echo would not be possible")


@pytest.mark.parametrize(
    ("power", "move", "code", "text"),
    [
        (3, turn("b2", 3), "refused-not-held", "you hold no blue 2"),
        (3, roll("r2"), "refused-choice", "Raise turns a die and does not roll it"),
        (6, turn("r2", 3), "refused-chance", "Recast rolls a die: nobody chooses the number"),
        (3, turn("r2", 4), "refused-result", "Raise (one more) does not turn a 2 into a 4"),
        (1, turn("r6", 4), "refused-copy", "Echo needs another die of yours that shows 4"),
        (2, turn("r2", 3), "refused-result", "Tip (onto a side with a lower number) does not turn a 2 into a 3"),
        (3, take(1, "r"), "refused-step", "now the sub action is to be carried out on one of your dice"),
    ],
)
def test_N4_why_a_die_cannot_be_turned_so(power: int, move: dict[str, Any], code: str, text: str) -> None:
    match = table("r2 r6", "b1 b1", cave=ENOUGH, power=power, step=SUB, taken=0, card=1)
    assert reason(match, move) == (code, text)


@pytest.mark.parametrize(
    ("move", "code", "text"),
    [
        (peek(1), "refused-side", "you see a 5, and the sub number of card 1/2 is 2"),
        (take(1, "r"), "refused-step", "now you can only peek or pass"),
    ],
)
def test_N13_why_a_card_does_not_fit_a_peek(move: dict[str, Any], code: str, text: str) -> None:
    match = table("r2 r4", "b2 b2", cave="r1 b1 w1")
    play(match, take(1, "r"), turn("r4", 2), turn("r2", 1))
    assert reason(match, move) == (code, text)


def test_N13_why_a_card_that_fits_cannot_be_used_for_a_peek() -> None:
    asked: dict[str, Any] = {"cave": ENOUGH, "step": PEEK, "actor": 1, "taken": 0, "card": 1}
    match = table("r2 r4", "b2 b2", hands=(FULL, (1, 2)), **asked)
    assert reason(match, peek(3)) == ("refused-played", "card 3/5 is not in your hand")
    match = table("r2 r4", "", **asked)
    assert reason(match, peek(3)) == ("refused-impossible", "Flip cannot be carried out on any of your dice")


@pytest.mark.parametrize(
    ("move", "code", "text"),
    [
        (recall(5, "main"), "refused-not-played", "card 5/6 is in your hand, not in your pile"),
        (recall(4, "main"), "refused-impossible", "Lower cannot be carried out on any of your dice"),
        (recall(4, "sub"), "refused-impossible", "Echo cannot be carried out on any of your dice"),
        (pick("r4"), "refused-step", "now a card of your pile is to be used, or none"),
    ],
)
def test_N12_why_a_card_of_the_pile_cannot_be_used(move: dict[str, Any], code: str, text: str) -> None:
    match = table("r1 r1", "b1 b1", cave="r4 b1 w1", hands=((5,), (2,)))
    try_to_take(match)
    assert reason(match, move) == (code, text)


def test_N15_why_a_die_cannot_be_picked() -> None:
    match = table("r2 r4", "b2 b2", cave="r1 b1 w1", hands=((1,), (6,)))
    play(match, take(1, "r"), turn("r4", 2), turn("r2", 1))
    assert reason(match, pick("w2")) == ("refused-cave", "no white 2 lies in the cave")


def test_N18_why_nothing_else_can_be_done_at_the_end() -> None:
    match = table("r2 r4", "b2 b2", cave=ENOUGH, step=NAME)
    assert reason(match, PASS) == ("refused-step", "now everyone names a number")


def said(match: doubloon.Match, language: str) -> list[str]:
    seat = match.actors[0]
    words, fields = match.game.words(language), match.fields(seat)
    messages = [match.game.prompt(fields, seat)]
    messages += [match.game.describe(fields, seat, match.game.actions.encode(move)) for move in match.legal(seat)]
    return [message.said(words, ["Ada", "Ben"]) for message in messages]


def test_a_card_says_what_it_does() -> None:
    match = table("r2 r4", "b2 b2", cave="r3", hands=((3,), FULL))
    assert said(match, "en")[1:] == [
        "Card 3/5, taking a red 3: Raise (one more), then Flip (upside down, 7 minus its number)"
    ]
    assert said(match, "ja")[1:] == [
        "カード 3/5 を出し、赤の 3 を獲得：上げ（目を 1 上げる）→裏返し（7 から引いた目にする）"
    ]


def test_a_peek_says_what_is_seen() -> None:
    match = table("r2 r4", "b2 b2", cave="r1 b1 w1")
    play(match, take(1, "r"), turn("r4", 2), turn("r2", 1))
    assert said(match, "en") == [
        "You see a 5 on the die that Ada took: do you peek?",
        "Peek: spend card 3/5 (main action 3, sub action 5) for its sub action Flip (upside down, 7 minus its number)",
        "Do not peek",
    ]
    assert said(match, "ja") == [
        "Adaさんが獲得したダイスの 5 が見えます。ノゾクアクションを実行しますか？",
        "カード 3/5（メイン 3、サブ 5）を出してノゾク：サブアクション「裏返し」（7 から引いた目にする）",
        "ノゾかない",
    ]


def test_a_die_for_a_last_card_says_what_it_is() -> None:
    match = table("r2 r4", "b2 b2", cave="r1 w6", step=BONUS)
    assert said(match, "en")[1:] == ["Take a red 1", "Take a white 6"]


def test_a_number_says_what_it_would_bring() -> None:
    match = table("r2 w2 r4", "b2 b2", cave=ENOUGH, step=NAME)
    assert said(match, "en")[2] == "Name 2: 2 dice, a sum of 4"
    assert said(match, "en")[4] == "Name 4: 1 die, a sum of 4"


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("power", NUMBERS)
def test_every_action_of_N4_has_a_name(language: str, power: int) -> None:
    match = table("r2 r4", "b2 b4", cave=ENOUGH, power=power, step=PEEKED, taken=0, card=1, actor=1)
    words = match.game.words(language)
    assert words.say("power-name", power=match.view(1)["action"]) in said(match, language)[0]


@pytest.mark.parametrize(
    ("held", "text"),
    [
        (("r4", "b1"), "Ada wins with 6 points!"),
        (("r4 r4 r6", "b4 w4"), "Ben wins with 10 points, tied, but with more white dice carried home (1)!"),
        (
            ("r4 w4 r5", "b4 w4 b3 b3"),
            "Ben wins with 10 points, tied, with as many white dice carried home (1),"
            " but a larger sum left behind (6)!",
        ),
    ],
)
def test_N20_the_winner_is_said_with_the_reason(held: tuple[str, ...], text: str) -> None:
    match = table(*held, cave=ENOUGH, step=NAME)
    match.play(0, name(4))
    won = match.play(1, name(4 if "4" in held[1] else 1))[-1]
    assert won.message.said(match.game.words("en"), ["Ada", "Ben"]) == text


@pytest.mark.parametrize(
    ("dice", "why"),
    [
        ("r3 r3", {1: "no-main", 2: "no-die"}),
        ("r2", {1: "no-main", 2: "no-die", 4: "no-sub"}),
        ("r1 r1", {1: "no-main", 2: "no-die", 4: "no-main"}),
    ],
)
def test_N10_cards_that_cannot_be_played_say_why(dice: str, why: dict[int, str]) -> None:
    match = table(dice, "b1 b1", cave="r1 w2 r4 r5", hands=((1, 2, 4, 5), FULL))
    assert {entry["card"][0]: entry["why"] for entry in match.view(None)["players"][0]["unplayable"]} == why


def test_N12_a_stuck_player_is_told_why_no_card_can_be_played() -> None:
    match = table("r6 r6", "b1 b1", cave="r3 b2 w1", hands=((3,), (2,)))
    try_to_take(match)
    assert match.view(0)["players"][0]["unplayable"] == [{"card": [3, 5], "why": "no-main"}]


def test_N11_while_dice_are_turned_no_card_is_asked_about() -> None:
    match = table("r2 r4", "b2 b2", cave="r1 b1 w1")
    match.play(0, take(1, "r"))
    assert match.view(0)["players"][0]["unplayable"] == []
