"""Search: it finds what is there to be found, keeps to its budget, and counts right."""

from threading import Event
from typing import Any

import pytest

import doubloon
from doubloon.bots import Bot, search
from doubloon.bots.choose import choose_at_once
from doubloon.bots.levels import OUTLOOKS
from doubloon.engine.entries import compiled
from doubloon.engine.rule import rule
from tests.engine.toy import TOY
from tests.positions import position, random_states

every_game = pytest.mark.parametrize("name", doubloon.names())


def undecided(name: str, seed: int) -> tuple[doubloon.Match, int]:
    """A match in which some seat has something to choose."""
    match = next(
        match for match in random_states(name, seed, 60) if any(len(match.legal(seat)) > 2 for seat in match.actors)
    )
    return match, next(seat for seat in match.actors if len(match.legal(seat)) > 2)


def test_it_rolls_the_many_dice_rather_than_the_one() -> None:
    match = TOY.start(players=2, seed=1, options={"last_talk": 2})
    assert Bot("captain", 3).choose(match, 0) == {"do": "long"}


def test_it_takes_the_treasure_home() -> None:
    match = doubloon.game("kraken").start(players=2, seed=0)
    start = int(match.state.start)
    beside = next(space for space in range(60) if match.state.link[1, space] == start)  # one step backward from home
    match = position("kraken", 2, turn=0, points=2, holder=0, wake=0, ship=[beside, int(match.state.eye)])
    bot = Bot("captain", 3)
    assert bot.choose(match, 0) == {"do": "backward"}
    assert bot.thoughts[0].worth == pytest.approx(1.0)


@every_game
def test_every_visit_is_counted_once(name: str) -> None:
    match, seat = undecided(name, 5)
    bot = Bot("captain:500", 1)
    action = bot.choose(match, seat)
    hurried = match.game.rules.haste(match.state) >= 0
    assert sum(thought.visits for thought in bot.thoughts) == int(bot._tree[search.ROOT].visits)
    assert sum(thought.visits for thought in bot.thoughts) <= (500 // 8 if hurried else 500)
    assert all(0 <= thought.worth <= 1 for thought in bot.thoughts)
    assert bot.thoughts[0].action == action
    assert all(thought.action in match.legal(seat) for thought in bot.thoughts)


@rule
def search_to_the_end(table, seat, minds, desks, tree):  # type: ignore[no-untyped-def]
    choose_at_once(table[0], seat, minds[0], desks[0])
    search.plant(desks[0], tree)
    for _ in range(search.visits_for(table[0], minds[0])):
        search.visit(table[0], seat, minds[0], desks[0], tree)
    return search.favourite(desks[0], tree)


@every_game
def test_it_ends_early_only_when_the_choice_is_made(name: str) -> None:
    early = 0
    for seed in range(20):
        match, seat = undecided(name, seed)
        bot, patient = Bot("captain:4000", seed), Bot("captain:4000", seed)
        action = bot.choose(match, seat)
        patient._sit_down(match.game)
        number = compiled(search_to_the_end, match.game)(match.table, seat, patient.mind, patient._desk, patient._tree)
        assert match.game.actions.decode(int(number)) == action
        early += bot._tree[search.ROOT].visits < patient._tree[search.ROOT].visits
    assert early


def depth(tree: Any, node: int = search.ROOT) -> int:
    """Decisions on the longest way from a node to the end of the tree."""
    longest, child = 0, tree[node].first
    while child != search.NONE:
        longest, child = max(longest, 1 + depth(tree, child)), tree[child].beside
    return longest


@pytest.mark.parametrize(("level", "deepest"), [("captain:4000", 8), ("admiral:4000", 16)])
def test_an_admiral_plans_further_ahead(level: str, deepest: int) -> None:
    match = position("kraken", 2, points=8)
    bot = Bot(level, 3)
    bot.choose(match, match.actors[0])
    assert depth(bot._tree) == deepest


@every_game
def test_the_same_seed_and_visits_give_the_same_thoughts(name: str) -> None:
    match, seat = undecided(name, 6)
    first, second = Bot("captain:200", 9), Bot("captain:200", 9)
    assert first.choose(match, seat) == second.choose(match, seat)
    assert first.thoughts == second.thoughts


def test_a_clock_ends_it() -> None:
    match, seat = undecided("kraken", 7)
    bot = Bot("captain:10000000", 1)
    bot.choose(match, seat, milliseconds=0)  # compiles
    assert bot.choose(match, seat, milliseconds=30) in match.legal(seat)
    assert sum(thought.visits for thought in bot.thoughts) < 10_000_000  # minutes, without a clock


def test_it_can_be_stopped() -> None:
    match, seat = undecided("kraken", 7)
    stop = Event()
    stop.set()
    bot = Bot("admiral", 1)
    assert bot.choose(match, seat, stop=stop) in match.legal(seat)
    assert sum(thought.visits for thought in bot.thoughts) == 100


def test_a_single_choice_takes_no_search() -> None:
    match = position("nozoku", 2)
    while len(match.legal(match.actors[0])) != 1:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    bot = Bot("admiral", 1)
    assert bot.choose(match, match.actors[0]) == match.legal(match.actors[0])[0]
    assert [thought.visits for thought in bot.thoughts] == [0]


@every_game
def test_more_visits_than_a_tree_has_room_for_are_no_harm(name: str) -> None:
    match, seat = undecided(name, 8)
    bot = Bot("captain:50", 1)
    bot.choose(match, seat)
    bot.mind[0].visits = 2_000
    assert bot.choose(match, seat) in match.legal(seat)


@pytest.mark.parametrize("outlook", OUTLOOKS)
def test_every_outlook_beats_a_greenhorn(outlook: str) -> None:
    bots = ["greenhorn"] * 3 + [f"captain:300:{outlook}"]
    result = doubloon.simulate("kraken", players=4, games=60, seed=2, bots=bots)
    assert (result.ranks[:, 3] == 1).mean() > 0.5
