"""What holds for every game: the tests that Doubloon ships for games of anyone, and what only ours promise."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.engine.meanings import meanings
from doubloon.engine.records import new
from doubloon.testing import LANGUAGES, GameTests

GAMES = doubloon.names()
WAYS: dict[str, tuple[dict[str, Any], ...]] = {
    "captain_dice": ({"mode": "turns"}, {}, {"mode": "turns", "discards": "hidden"}),
    "casket": ({}, {"deck": "45"}, {"dice": "cards"}),
    "kraken": ({}, {"board": "rings"}),
}

for _name in GAMES:
    _class = "Test" + _name.title().replace("_", "")
    globals()[_class] = type(_class, (GameTests,), {"game": _name, "ways": WAYS.get(_name, ({},))})

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_both_languages_have_the_same_messages(name: str) -> None:
    def messages(language: str) -> list[str]:
        text = (doubloon.game(name).folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        return re.findall(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)

    assert messages("en") == messages("ja")


RULE_IN_BOOK = re.compile(r"^\*\*([A-Z]\d+)\*\*", flags=re.MULTILINE)


def rules_in_book(name: str, language: str) -> list[str]:
    return RULE_IN_BOOK.findall(doubloon.game(name).rulebook(language))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_numbers_its_rules_without_gaps(name: str, language: str) -> None:
    rules = rules_in_book(name, language)
    assert rules == [f"{rules[0][0]}{number}" for number in range(1, len(rules) + 1)]
    assert rules == rules_in_book(name, "en")


def test_every_numbered_rule_of_every_game_has_a_test_that_names_it() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py"))
    tested: set[Any] = set(re.findall(r"def test_([A-Z]\d+)_", tests))
    for both in re.findall(r"def test_((?:[A-Z]\d+_)+)", tests):
        tested |= set(both.rstrip("_").split("_"))
    untested = [f"{rule} of {name}" for name in GAMES for rule in rules_in_book(name, "en") if rule not in tested]
    assert not untested, f"no test is named after {', '.join(untested)}"


@every_game
def test_the_match_keeps_its_options(name: str) -> None:
    game = doubloon.game(name)
    match = game.start(players=game.players[0], seed=1)
    assert set(match.options) == {option.name for option in game.options}
    for option in game.options:
        assert option.read(match.options[option.name]) == match.options[option.name]


@every_game
def test_a_table_is_a_record_without_pointers(name: str) -> None:
    assert not new(doubloon.game(name).state).dtype.hasobject


@every_game
def test_every_field_of_a_state_says_what_it_means(name: str) -> None:
    declared = doubloon.game(name).declared
    assert [field.name for field in declared.fields if field.name not in meanings(declared)] == []


@every_game
def test_what_can_never_be_taken_back_is_declared_to_commit(name: str) -> None:
    met: set[str] = set()
    taken_back: set[str] = set()
    for seed in range(3):
        match, choose = doubloon.game(name).start(players=4, seed=seed), random.Random(seed)
        while not match.over and len(match.moves) < 600:
            seat = choose.choice(match.actors)
            action = choose.choice(match.legal(seat))
            match.play(seat, action)
            met.add(action["do"])
            if match.can_take_back:
                taken_back.add(action["do"])
    haste = {"place"} if name == "captain_dice" else set()  # in the race nothing is taken back, and nobody asks
    declared = {verb for verb in met if doubloon.game(name).actions.by_name[verb].commits}
    assert met - taken_back - haste <= declared
