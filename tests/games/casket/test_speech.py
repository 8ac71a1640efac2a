"""What the game says: every refusal names its reason, in both languages, and nothing that its hearer may not know."""

import random
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.games.casket.state import DUMMY, MOVING, OFF_MAP, STARTS, WALL_RIGHT
from tests.games.casket.sea import battle, bidding, card, do, play, put, square
from tests.positions import with_dice

NAMES = ["A", "B", "C", "D", "E", "F"]


def refused(match: doubloon.Match, verb: str, **arguments: Any) -> str:
    with pytest.raises(doubloon.IllegalMove) as refusal:
        do(match, verb, **arguments)
    return refusal.value.code.removeprefix("refused-")


def led() -> doubloon.Match:
    match = battle(["S9 A1 B7", "S3 S4 S5", "B1 A3 B2", "H1 A4 B3"])
    play(match, "S9")
    return match


def moving(**fields: Any) -> doubloon.Match:
    match = battle(["S1", "S2", "S3", "S4"])
    match.state.wall[:] = 0
    put(match, phase=MOVING, turn=0, to_move=0, stepped=0, points=[2], diagonals=[0], marker=[square(2, 1)])
    return put(match, **fields)


def test_what_is_not_asked_for_is_refused_with_what_is() -> None:
    with pytest.raises(doubloon.IllegalMove, match="play a card or try its feature"):
        do(led(), "bid", fights=1)


def test_refused_bids() -> None:
    assert refused(bidding(3, [], players=4), "bid", fights=4) == "bid-too-high"
    with pytest.raises(doubloon.IllegalMove, match="may not bid 1: the bids would add up to 3"):
        do(bidding(3, [1, 0, 1], players=4), "bid", fights=1)


def test_refused_cards() -> None:
    assert refused(led(), "play", card=card("B1")) == "not-held"
    match = battle(["S9 A1", "S3 A2", "B1 A3", "H1 A4"])
    play(match, "S9")
    assert refused(match, "play", card=card("A2")) == "follow"
    match = led()
    do(with_dice(match, (6, 2)), "try", card=card("S3"))
    assert refused(match, "play", card=card("S3")) == "just-failed"


def test_refused_tries() -> None:
    assert refused(led(), "try", card=card("B1")) == "not-held"
    assert refused(led(), "try", card=card("S4")) == "follow-or-fog"
    match = led()
    do(with_dice(match, (6, 2)), "try", card=card("S3"))
    assert refused(match, "try", card=card("S4")) == "second-try"
    match = battle(["K1 A1", "S3 A2", "B1 A3", "H1 A4"], options={"deck": 45})
    assert refused(match, "try", card=card("K1")) == "no-feature"


def test_refused_dice() -> None:
    match = battle(["S9 A1", "S3 A2", "B1 A3", "H1 A4"], options={"start_die": "none"})
    with pytest.raises(doubloon.IllegalMove, match="before entering the map"):
        do(match, "try", card=card("A1"))
    put(match, marker=[square(0, 0)])
    match.state.colour[square(0, 0)] = 3
    with pytest.raises(doubloon.IllegalMove, match="on white"):
        do(match, "try", card=card("A1"))


def test_refused_in_a_try() -> None:
    match = put(battle(["S9 A1", "S3 A2", "B1 A3", "H1 A4"]), luck=[3])
    do(match, "try", card=card("A1"))
    do(match, "luck")
    assert refused(match, "reroll") == "nothing-rolled"


def test_refused_targets() -> None:
    match = battle(["S6 A1", "B5 A2", "B1 A3", "H1 A4"], luck=[2, 2])
    for name in ("S6", "B5"):
        do(match, "try", card=card(name))
        do(match, "luck")
        do(match, "luck")
    play(match, "B1", "H1")
    assert refused(match, "choose", seat=0) == "yourself"
    assert refused(match, "choose", seat=1) == "blessed"
    assert refused(match, "choose", seat=5) == "no-captain"
    do(match, "choose", seat=2)
    assert refused(match, "give", card=card("S9")) == "not-held"


def test_refused_spoils_and_second_thoughts() -> None:
    from doubloon.games.casket.state import LOOKING_BACK, PLUNDERING

    match = put(battle(["S1", "S2", "S3", "S4"]), phase=PLUNDERING, target=2, won=[0, 0, 1, 0])
    assert refused(match, "take", fights=2) == "take"
    assert refused(put(match, target=DUMMY), "take", fights=2) == "take-dummy"
    match = put(battle(["S1", "S2", "S3", "S4"]), phase=LOOKING_BACK, bid=[0])
    assert refused(match, "hindsight", change=-1) == "hindsight"


def test_refused_steps() -> None:
    assert refused(moving(), "step", way="diagonal-up") == "diagonal"
    assert refused(moving(marker=[square(2, 0)]), "step", way="up") == "sea"
    assert refused(moving(marker=[square(2, 1), square(3, 1)]), "step", way="forward") == "occupied"
    assert refused(moving(marker=[OFF_MAP]), "step", way="forward") == "off-the-map"
    assert refused(moving(points=[0], luck=[3]), "step", way="forward") == "no-points"
    match = moving()
    match.state.wall[square(2, 1)] = WALL_RIGHT
    assert refused(match, "step", way="forward") == "barrier"


def test_refused_entries() -> None:
    assert refused(moving(), "enter", row="bottom") == "on-the-map"
    assert refused(moving(marker=[OFF_MAP]), "enter", row="top") == "no-start"
    corner = STARTS.index("corner")
    assert refused(moving(marker=[OFF_MAP, square(0, 2)], start=corner), "enter", row="bottom") == "occupied"
    assert refused(moving(marker=[OFF_MAP], points=[0], luck=[3]), "enter", row="bottom") == "no-points"


def test_refused_bargains_and_stops() -> None:
    assert refused(moving(luck=[2]), "buy") == "luck"
    assert refused(moving(luck=[3], stepped=1), "buy") == "too-late-to-buy"
    assert refused(moving(), "stop") == "must-move"
    assert refused(moving(diagonals=[1], marker=[square(0, 2)]), "stop") == "leave-start"


@pytest.mark.parametrize("options", [{}, {"deck": 45, "start": "column"}])
@pytest.mark.parametrize("seed", range(6))
def test_every_illegal_action_has_a_reason_in_both_languages(seed: int, options: dict[str, Any]) -> None:
    game = doubloon.game("casket")
    chance = random.Random(seed)
    match = game.start(1 + seed, seed, options)
    for _ in range(150):
        if match.over:
            break
        seat = match.actors[0]
        fields = match.fields(seat)
        for number in chance.sample(np.flatnonzero(match.mask(seat) == 0).tolist(), 12):
            why_not = game.rules.why_not(match.state, seat, number)
            reason = game.actions.explain(fields, seat, number, why_not)
            for language in ("en", "ja"):
                assert reason.said(game.words(language), NAMES)
        match.play(seat, chance.choice(match.legal(seat)))
