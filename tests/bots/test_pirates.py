"""Pirates are bots as good as their level, with small ways of their own."""

from collections import Counter
from pathlib import Path

import pytest

import doubloon
from doubloon.bots import LEVELS, PIRATES, Bot, Temper
from doubloon.bots.pirates import CONTRARY, ORDERLY, drawn
from doubloon.engine.match import Match
from doubloon.server.refusals import server_words

FACES = Path(__file__).parents[2] / "web" / "src" / "faces"
MOMENTS = ("began", "won", "robbed", "was-robbed")


@pytest.mark.parametrize("pirate", PIRATES.values(), ids=PIRATES)
def test_a_pirate_has_a_level_a_face_a_name_and_something_to_say(pirate: doubloon.bots.Pirate) -> None:
    assert set(pirate.levels) <= set(LEVELS)
    assert (FACES / f"{pirate.name}.svg").is_file()
    for language in ("en", "ja"):
        words = server_words(language)
        assert f"pirate-{pirate.name}" in words
        assert [moment for moment in MOMENTS if f"remark-{pirate.name}-{moment}" not in words] == []


def test_every_level_has_pirates_enough_for_a_usual_table() -> None:
    for level in LEVELS:
        assert sum(level in pirate.levels for pirate in PIRATES.values()) >= 3, level


def test_no_face_is_nobodys() -> None:
    assert {file.stem for file in FACES.glob("*.svg")} == set(PIRATES)


def test_pirates_are_drawn_by_the_secret_each_at_most_once_and_nobody_when_all_sit() -> None:
    secret = bytes(range(32))
    taken: list[str] = []
    for seat in range(len(PIRATES)):
        taken.append(drawn("mate", taken, secret, seat))
    assert set(taken) == set(PIRATES)
    assert {PIRATES[name].level for name in taken[:4]} == {"mate"}  # of the level first
    assert drawn("mate", taken, secret, 12) == ""
    assert drawn("mate", [], secret, 1) == drawn("mate", [], secret, 1)
    assert len({drawn("mate", [], bytes([first] * 32), 1) for first in range(40)}) == 4


def choices(match: Match, temper: Temper) -> list[int]:
    """The numbers of what mates of a temper choose in a game."""
    bots = [Bot("mate", 7, seat, temper=temper) for seat in range(match.players)]
    chosen: list[int] = []
    while not match.over and len(chosen) < 60:
        seat = match.actors[0]
        action = bots[seat].choose(match, seat)
        chosen.append(match.game.actions.encode(action))
        match.play(seat, action)
    return chosen


def test_a_habit_takes_the_first_or_the_last_of_what_is_liked_best() -> None:
    game = doubloon.game("nozoku")
    found = Counter[str]()
    for seed in range(8):
        match = game.start(players=3, seed=seed)
        seat = match.actors[0]
        plain = Bot("mate", 7, seat)
        plain.choose(match, seat)
        likes = {match.game.actions.encode(thought.action): thought.worth for thought in plain.thoughts}
        equals = sorted(number for number, worth in likes.items() if worth == max(likes.values()))
        first, last = (choices(match.copy(), temper)[0] for temper in (ORDERLY, CONTRARY))
        assert (first, last) == (equals[0], equals[-1])
        found["alike" if len(equals) == 1 else "different"] += 1
    assert found["different"]


def test_a_bot_that_is_nobody_plays_as_it_always_did() -> None:
    first, second = (doubloon.game("kraken").start(players=3, seed=5) for _ in range(2))
    even = [Bot("greenhorn", 7, seat) for seat in range(3)]
    plain = [Bot("greenhorn", 7, seat, temper=Temper("nobody's")) for seat in range(3)]
    for _ in range(40):
        seat = first.actors[0]
        action = even[seat].choose(first, seat)
        assert action == plain[seat].choose(second, seat)
        first.play(seat, action)
        second.play(seat, action)
