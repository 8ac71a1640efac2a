"""A bot that chooses what it may not do is an error that names game, seat and action, wherever it plays."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.bots import Bot
from doubloon.bots.company import decisions
from doubloon.engine.actions import ActionSpace
from doubloon.engine.dispatch import Rules
from doubloon.engine.game import Game
from doubloon.engine.records import state_record
from doubloon.engine.rule import rule
from doubloon.lab import simulate as lab
from tests.engine import toy

ACTIONS = ActionSpace()
SHORT, LONG, MUTTER = (ACTIONS.add(verb) for verb in ("short", "long", "mutter"))
STUCK_AFTER = 3  # talks


@rule
def short_or_mutter(s, _seat, mask):  # type: ignore[no-untyped-def]
    """What is planted: it asks what `redeal` changes, so that a search imagines that it may talk long."""
    mask[LONG] = s.imagined
    mask[SHORT] = mask[MUTTER] = 1 - s.imagined


@rule
def give_away(s, _seat):  # type: ignore[no-untyped-def]
    s.imagined = 1


@rule
def nothing_in_the_end(s, _seat, mask):  # type: ignore[no-untyped-def]
    """What is planted: who is to act has nothing to do."""
    mask[SHORT] = s.talks < STUCK_AFTER


@rule
def always_in_haste(_s):  # type: ignore[no-untyped-def]
    return 0


def planted(name: str, own_field: str, **rules: Any) -> Game:
    """The toy game with other rules, and a State of its own by which they are found."""
    answers = {**vars(toy.TOY.rules), **rules}
    return Game(
        name=name,
        version="1",
        folder=Path(__file__).parent,
        players=range(2, 3),
        # Its own field comes first: a record that only goes on after another's fields Numba takes for one of those.
        state=state_record([(own_field, "i8"), ("talks", "i8"), ("total", "i8", (2,)), ("last_talk", "i8")]),
        view=toy.View,
        rules=Rules(**answers),
        options=toy.TOY.options,
        actions=ACTIONS,
        events=toy.EVENTS,
        metrics=(),
        plain_view=toy.plain_view,
        prompt=toy.say_title,
        describe=toy.say_title,
        refusal=toy.say_title,
    )


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
