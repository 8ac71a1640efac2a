"""A bot that chooses what it may not do is an error that names game, seat and action, wherever it plays."""

import sys
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.bots.company import decisions
from doubloon.engine.actions import ActionSpace, plays
from doubloon.engine.events import Log
from doubloon.engine.game import Game
from doubloon.engine.rule import rule
from doubloon.engine.state import GameState, Mask, secret
from doubloon.lab import simulate as lab
from tests.engine import toy

ACTIONS = ActionSpace()
SHORT, LONG, MUTTER = range(3)
SAY = ACTIONS.named("length", ("short", "long", "mutter"))
STUCK_AFTER = 3  # talks


@plays(SAY)
def say(s: Any, seat: int, length: int, log: Log) -> None:
    toy.talk(s, seat, length, log)


@rule
def short_or_mutter(s: Any, _seat: int, mask: Mask) -> None:
    """What is planted: it asks what `redeal` changes, so that a search imagines that it may talk long."""
    mask[SAY(LONG)] = s.imagined
    mask[SAY(SHORT)] = mask[SAY(MUTTER)] = 1 - s.imagined


@rule
def give_away(s: Any, _seat: int) -> None:
    s.imagined = 1


@rule
def nothing_in_the_end(s: Any, _seat: int, mask: Mask) -> None:
    """What is planted: who is to act has nothing to do."""
    mask[SAY(SHORT)] = s.talks < STUCK_AFTER


@rule
def always_in_haste(_s: Any) -> int:
    return 0


def planted(name: str, own_field: str, **pieces: Any) -> Game:
    """The toy game with other rules, and a State of its own by which they are found."""
    fields = {field: vars(toy.State)[field] for field in ("talks", "total", "last_talk")}
    # Its own field comes first: a record that only goes on after another's fields Numba takes for one of those.
    state = type("State", (GameState,), {own_field: secret(), **fields, "__annotations__": {}})
    module = ModuleType(name)
    vars(module).update({**vars(toy), "__name__": name, "ACTIONS": ACTIONS, "State": state, **pieces})
    sys.modules[name] = module
    return Game(name, version="1", players=range(2, 3))


LEAKY = planted("leaky", "imagined", legal=short_or_mutter, redeal=give_away)
STUCK = planted("stuck", "stuck", legal=nothing_in_the_end)
HASTY = planted("hasty", "hurry", legal=nothing_in_the_end, haste=always_in_haste)

leaky_error = pytest.mark.parametrize(
    "words", [r"captain:40 in seat [01] of leaky \(seed \d+\) chose {'do': 'long'}, which is not legal"]
)
stuck_games = pytest.mark.parametrize("game", [STUCK, HASTY], ids=lambda game: game.name)


def play(game: Game, level: str) -> None:
    match = game.start(players=2, seed=1)
    for _ in decisions(match, [Bot(level, 1, seat) for seat in range(2)]):
        pass


def simulate(game: Game, level: str, monkeypatch: pytest.MonkeyPatch) -> doubloon.Simulation:
    monkeypatch.setattr(lab, "game_of", lambda _: game)
    return doubloon.simulate(game.name, players=2, games=3, bots=[level] * 2)


@leaky_error
def test_a_bot_at_a_table_names_the_action_it_may_not_do(words: str) -> None:
    match = LEAKY.start(players=2, seed=1)
    with pytest.raises(doubloon.IllegalChoice, match=words):
        Bot("captain:40", 1).choose(match, 1)


@leaky_error
def test_so_does_one_of_a_simulation(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(doubloon.IllegalChoice, match=words):
        simulate(LEAKY, "captain:40", monkeypatch)


def test_who_does_not_search_plays_the_same_game_without_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    play(LEAKY, "mate")
    assert simulate(LEAKY, "mate", monkeypatch).decisions.tolist() == [toy.TALKS] * 3


@stuck_games
@pytest.mark.parametrize("level", ["random", "mate", "captain:40"])
def test_where_nothing_is_legal_it_is_said_and_nobody_plays_on(
    game: Game, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = f"{level} in seat [01] of {game.name} .* is to act, but no action is legal"
    with pytest.raises(doubloon.IllegalChoice, match=words):
        play(game, level)
    with pytest.raises(doubloon.IllegalChoice, match=words):
        simulate(game, level, monkeypatch)


def test_the_seed_in_the_error_plays_that_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(doubloon.IllegalChoice) as first:
        simulate(STUCK, "random", monkeypatch)
    seeds = np.array([int(str(first.value).split("seed ")[1].split(")")[0])])
    match = STUCK.start(players=2, seed=seeds[0])
    with pytest.raises(doubloon.IllegalChoice) as again:
        for _ in decisions(match, [Bot("random", seeds[0], seat) for seat in range(2)]):
            pass
    assert str(again.value) == str(first.value)
