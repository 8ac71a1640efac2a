"""Search: it finds what is there to be found, keeps to its budget, and counts right."""

import itertools
from threading import Event
from typing import Any

import pytest

import doubloon
from doubloon.bots import Bot, search
from doubloon.bots.choose import choose_at_once
from doubloon.bots.company import decisions
from doubloon.bots.levels import OUTLOOKS
from doubloon.bots.mind import new_desk
from doubloon.bots.tree import NONE, ROOT, clear, favourite, new_tree
from doubloon.bots.worth import GLORY, glory, judge
from doubloon.engine.entries import compiled
from doubloon.engine.rule import rule
from doubloon.games.nozoku.state import NAME
from tests.engine.toy import TOY
from tests.games.nozoku.tables import ENOUGH, name, table
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
    assert bot.thoughts[0].worth == pytest.approx(1.0, abs=GLORY)


@pytest.mark.parametrize("seed", range(5))
def test_where_nothing_is_left_to_win_it_goes_for_points(seed: int) -> None:
    match = table("r3 r3 r3 r5 r5", "b6 " * 9, cave=ENOUGH, step=NAME)
    assert Bot("captain", seed).choose(match, 0) == name(5)


@pytest.mark.parametrize("seed", range(5))
def test_where_the_win_is_sure_it_goes_for_points(seed: int) -> None:
    match = table("r3 r3 r3 r5 r5", "b1", cave=ENOUGH, step=NAME)
    assert Bot("captain", seed).choose(match, 0) == name(5)


def worths(match: doubloon.Match) -> list[float]:
    """What an ended game is worth to each seat."""
    desk = new_desk(match.game)
    judge(match.state, 0, desk[0])
    return [float(worth) for worth in desk[0].worth[: match.players]]


def played_by_mates(name: str, seed: int) -> doubloon.Match:
    """A game to its end, with a winner."""
    game = doubloon.game(name)
    match = game.start(players=game.players[-1], seed=seed)
    for _ in decisions(match, [Bot("mate", seed, seat) for seat in range(match.players)]):
        pass
    assert match.decided
    return match


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_of_equal_wins_the_better_place_is_worth_more_and_a_win_more_than_any_place(name: str, seed: int) -> None:
    match = played_by_mates(name, seed)
    worth, ranks, scores = worths(match), match.ranks or (), match.scores or ()
    winners = match.winners or ()
    for one, other in itertools.permutations(range(match.players), 2):
        if (ranks[one], -scores[one]) < (ranks[other], -scores[other]):
            assert worth[one] > worth[other]
        if one in winners and other not in winners:
            assert worth[one] > worth[other] + 0.2
    assert all(worth[seat] <= GLORY for seat in range(match.players) if seat not in winners)


@every_game
def test_more_points_are_worth_more_but_not_as_much_as_a_place(name: str) -> None:
    state = doubloon.game(name).start(players=2, seed=1).state
    for place in (1, 2):
        assert glory(state, place, 10.0) > glory(state, place, 9.0)
    assert glory(state, 1, 0.0) > glory(state, 2, 1_000.0)


@every_game
def test_every_visit_is_counted_once(name: str) -> None:
    match, seat = undecided(name, 5)
    bot = Bot("captain:500", 1)
    action = bot.choose(match, seat)
    hurried = match.game.rules.haste(match.state) >= 0
    assert sum(thought.visits for thought in bot.thoughts) == int(bot._tree[ROOT].visits)
    assert sum(thought.visits for thought in bot.thoughts) <= (500 // 8 if hurried else 500)
    assert all(0 <= thought.worth <= 1 for thought in bot.thoughts)
    assert bot.thoughts[0].action == action
    assert all(thought.action in match.legal(seat) for thought in bot.thoughts)


@rule
def search_to_the_end(table, seat, minds, desks, tree):  # type: ignore[no-untyped-def]
    choose_at_once(table[0], seat, minds[0], desks[0])
    for _ in range(search.plant(table[0], seat, minds[0], desks[0], tree)):
        search.visit(table[0], seat, minds[0], desks[0], tree)
    return favourite(desks[0], tree)


@every_game
def test_it_ends_early_only_when_the_choice_is_made(name: str) -> None:
    early = 0
    for seed in range(20):
        match, seat = undecided(name, seed)
        bot, patient = Bot("captain:4000", seed), Bot("captain:4000", seed)
        action = bot.choose(match, seat)
        patient._sit_down(match.game)
        number = compiled(search_to_the_end, match.game)(match.one, seat, patient.mind, patient._desk, patient._tree)
        assert match.game.actions.decode(int(number)) == action
        early += bot._tree[ROOT].visits < patient._tree[ROOT].visits
    assert early


def depth(tree: Any, node: int = ROOT) -> int:
    """Decisions on the longest way from a node to the end of the tree."""
    longest, child = 0, tree[node].first
    while child != NONE:
        longest, child = max(longest, 1 + depth(tree, child)), tree[child].beside
    return longest


@pytest.mark.parametrize(("level", "deepest"), [("captain:4000", 8), ("admiral:4000", 16)])
def test_an_admiral_plans_further_ahead(level: str, deepest: int) -> None:
    match = position("kraken", 2, points=8)
    bot = Bot(level, 3)
    bot.choose(match, match.actors[0])
    assert depth(bot._tree) == deepest


@pytest.mark.parametrize("foresight", [0, 1, 6])
def test_however_little_foresight_pays_one_decision_is_planned(foresight: int) -> None:
    match = position("kraken", 2, points=8)
    bot = Bot("captain:400", 3)
    bot.mind[0].foresight = foresight  # per cent of 16
    assert bot.choose(match, match.actors[0]) in match.legal(match.actors[0])
    assert depth(bot._tree) == 1


def test_a_search_in_haste_has_one_visit_at_least() -> None:
    match, seat = undecided("captain_dice", 5)
    assert match.haste >= 0
    bot = Bot(f"captain:{search.IN_HASTE - 1}", 1)
    assert bot.choose(match, seat) in match.legal(seat)


def test_an_empty_tree_has_no_favourite() -> None:
    match = position("kraken", 2)
    desk, tree = new_desk(match.game), new_tree(3)
    clear(desk[0], tree)
    assert favourite(desk[0], tree) == NONE


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
