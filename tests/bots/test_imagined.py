"""What a search imagines of real time: clocks of its own for every game, and hands that do what they set about."""

from typing import Any

import numpy as np

import doubloon
from doubloon.bots import search
from doubloon.bots.imagined import let_time_pass, next_to_decide, start_race
from doubloon.bots.levels import level_of
from doubloon.bots.mind import learn_motions, new_desk, new_mind, seed_mind
from doubloon.bots.tempo import intend
from doubloon.bots.tree import new_tree
from doubloon.games.captain_dice.state import DICE
from tests.games.captain_dice.tables import set_up_phase

VISITS = 30


def thinker(game: doubloon.Game, hand: str = "steady") -> Any:
    """The mind of a captain who imagines few games."""
    mind = new_mind(level_of(f"captain:{VISITS}"), hand)
    learn_motions(mind, game)
    seed_mind(mind[0], np.uint64(5), 0)
    return mind[0]


def searched(match: doubloon.Match, desk: Any) -> Any:
    """The tree of a search on that desk."""
    tree = new_tree(VISITS)
    search.search(match.state, match.actors[0], thinker(match.game), desk, tree)
    return tree


def left_over(match: doubloon.Match) -> Any:
    """A desk on which the next race had begun in an earlier thought, and everyone's hand was at something."""
    desk = new_desk(match.game)[0]
    race = desk.race[0]
    race.rounds, race.now, race.hurried = match.state.rounds + 1, 7_000_000, 6_000_000
    race.intent[:] = match.game.actions.encode({"do": "cast"})
    race.due[:] = 7_000_001
    return desk


def test_clocks_of_an_earlier_thought_do_not_matter() -> None:
    match = set_up_phase(2, on={0: "a1 c3", 1: "b2"})
    assert searched(match, left_over(match)).tobytes() == searched(match, new_desk(match.game)[0]).tobytes()


def test_a_hand_does_what_it_set_about_when_the_next_race_began() -> None:
    match = set_up_phase(2, on={0: "a1"})
    s, desk, mind = match.state, left_over(match), thinker(match.game)
    start_race(s, 0, mind, desk)
    match.play(0, {"do": "lay", "card": "spy", "cell": "a1"})  # then it is for seat 0 to ring
    assert next_to_decide(s, 0, mind, desk) == 0
    intend(s, 0, match.game.actions.encode({"do": "ring"}), mind, desk.race[0], desk)
    due = desk.race[0].due[0]
    let_time_pass(s, 0b01, 0b00, mind, desk)
    assert desk.race[0].now == due > 0
    assert s.phase == DICE
