"""The last choice of a game: captains hold all actions side by side, and never prefer one that is surely worse."""

from typing import Any

import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.bots.company import decisions
from doubloon.engine.actions import Action
from doubloon.games.captain_dice.state import CARDS
from doubloon.lab.last_choice import is_last, is_thrown_away
from tests.games.captain_dice.tables import cell, cells, set_up_phase

LAST_ROUND = {"round_limit": 1}
SPY = CARDS.index("spy")

every_seed = pytest.mark.parametrize("seed", range(10))


def lay(card: str, place: str) -> Action:
    return {"do": "lay", "card": card, "cell": place}


def last_card(
    players: int,
    hand: str,
    place: str,
    *,
    theirs: dict[int, str],
    mine: str = "",
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> doubloon.Match:
    """Seat 0 lays its last card on that cell, one of its hand; all others lie face down, and act before its own."""
    match = set_up_phase(players, on={0: place}, options=options, **{"first": 1, **fields})
    s = match.state
    s.turn = 0
    for seat, names in {0: mine, **theirs}.items():
        for name in names.split():
            s.card[cell(name)] = SPY
            s.hand[seat, SPY] -= 1
        s.cards_on[seat] = cells(names)
    for card, name in enumerate(CARDS):
        s.discard[0, card] = s.hand[0, card] - (name in hand.split())
        s.hand[0, card] = name in hand.split()
    return match


def test_what_is_seldom_better_and_never_worse_is_found() -> None:
    match = last_card(
        2, "hostage spy", "a1", mine="b1 c3", theirs={1: "b2 a3 b3"}, options=LAST_ROUND, treasures=[6, 6, 0, 0]
    )
    assert is_thrown_away(match, 0, lay("spy", "a1"))
    for seed in range(30):
        assert Bot("captain", seed).choose(match, 0) == lay("hostage", "a1")


@pytest.mark.compiled
def test_mates_imagine_more_where_cards_seem_alike() -> None:
    seed = 8956316311712683447  # of a game that ended with a card that was worse in one world of fifteen
    match = doubloon.game("captain_dice").start(2, seed)
    bots = [Bot("mate", seed, seat) for seat in range(2)]
    last = [
        is_thrown_away(match, seat, action)
        for seat, action in decisions(match, bots)
        if len(match.legal(seat)) > 1 and is_last(match, seat)
    ]
    assert last == [False]


@every_seed
def test_where_the_win_is_lost_own_points_count_and_not_what_others_lose(seed: int) -> None:
    match = last_card(2, "hostage squid", "a1", theirs={1: "b2 c3"}, options=LAST_ROUND, treasures=[20, 30, 0, 0])
    assert is_thrown_away(match, 0, lay("squid", "a1"))
    assert Bot("captain", seed).choose(match, 0) == lay("hostage", "a1")


@every_seed
@pytest.mark.parametrize("level", ["mate", "captain"])
def test_a_better_place_is_worth_more_than_points(level: str, seed: int) -> None:
    match = last_card(3, "hostage squid", "a1", theirs={2: "b2"}, options=LAST_ROUND, treasures=[11, 30, 12, 0])
    assert not is_thrown_away(match, 0, lay("squid", "a1"))
    assert Bot(level, seed).choose(match, 0) == lay("squid", "a1")


@every_seed
@pytest.mark.parametrize("level", ["mate", "captain"])
def test_a_sure_win_now_is_better_than_a_likely_one_later(level: str, seed: int) -> None:
    match = last_card(2, "hostage squid", "c3", theirs={1: "b2"}, treasures=[26, 8, 0, 0])
    match.state.pile_count = match.state.left_out + 1  # the game ends if two treasure cards are taken
    assert is_last(match, 0)
    assert is_thrown_away(match, 0, lay("squid", "c3"))
    assert Bot(level, seed).choose(match, 0) == lay("hostage", "c3")


def test_every_action_is_tried_in_every_game_that_it_imagines() -> None:
    match = last_card(2, "hostage spy squid", "a1", theirs={1: "b2"}, options=LAST_ROUND)
    bot = Bot("captain:300", 1)
    chosen = bot.choose(match, 0)
    assert [thought.visits for thought in bot.thoughts] == [300] * 3
    assert bot.thoughts[0].action == chosen


def test_a_choice_after_which_there_is_another_is_not_the_last() -> None:
    match = last_card(2, "hostage squid", "a1", theirs={1: "b2"}, treasures=[5, 4, 0, 0])
    bot = Bot("captain:300", 1)
    bot.choose(match, 0)
    assert sum(thought.visits for thought in bot.thoughts) <= 300
