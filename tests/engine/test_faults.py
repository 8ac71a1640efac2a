"""What is wrong with a rule is said in one sentence, with the rule, its line, the name and the nearest right one."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import pytest

from doubloon.engine import chance
from doubloon.engine.chance import roll
from doubloon.engine.entries import Entry
from doubloon.engine.errors import FaultyRule
from doubloon.engine.records import new, record
from doubloon.engine.rule import TARGET, rule
from tests.guest import install

pytestmark = pytest.mark.compiled

State = record([("rng", "u8"), ("bidder", "i8"), ("cup", "i8", (2, 3))])
BIDDERS = 2


@rule
def reads(s):  # type: ignore[no-untyped-def]
    return s.biddr


@rule
def writes(s):  # type: ignore[no-untyped-def]
    s.biddr = 1


@rule
def changes_an_element(s):  # type: ignore[no-untyped-def]
    s.cupp[0, 1] += 1


@rule
def gives_too_few(s):  # type: ignore[no-untyped-def]
    return roll(s)  # type: ignore[call-arg]


@rule
def gives_too_many(s):  # type: ignore[no-untyped-def]
    return roll(s, 6, 7)  # type: ignore[call-arg]


@rule
def names_another(s):  # type: ignore[no-untyped-def]
    return roll(s, side=6)  # type: ignore[call-arg]


@rule
def unknown_number(s):  # type: ignore[no-untyped-def]
    return s.bidder + BIDERS  # type: ignore[name-defined]  # noqa: F821


@rule
def unknown_in_a_module(s):  # type: ignore[no-untyped-def]
    return chance.rol(s, 6)  # type: ignore[attr-defined]


@rule
def adds_words(s):  # type: ignore[no-untyped-def]
    return s.bidder + "one"


SENTENCES: list[tuple[Callable[..., Any], str]] = [
    (reads, "the record has no field biddr; did you mean bidder?"),
    (writes, "the record has no field biddr; did you mean bidder?"),
    (changes_an_element, "the record has no field cupp; did you mean cup?"),
    (gives_too_few, "roll(s, sides) is called with 1 argument: missing a required argument: 'sides'"),
    (gives_too_many, "roll(s, sides) is called with 3 arguments: too many positional arguments"),
    (names_another, "roll(s, sides) has no argument side; did you mean sides?"),
    (unknown_number, "nothing is called BIDERS; did you mean BIDDERS?"),
    (unknown_in_a_module, "doubloon.engine.chance has no rol; did you mean roll?"),
]


def complaint(faulty: Callable[..., Any]) -> str:
    """What is said of a rule that is called by another, which Python calls."""

    @rule
    def between(s):  # type: ignore[no-untyped-def]
        return faulty(s)

    def entry(table):  # type: ignore[no-untyped-def]
        return between(table[0])

    with pytest.raises(FaultyRule) as raised:
        Entry(entry, targetoptions=TARGET).compile((numba.typeof(new(State)),))
    return str(raised.value)


@pytest.mark.parametrize(("faulty", "sentence"), SENTENCES, ids=lambda value: getattr(value, "__name__", ""))
def test_a_wrong_name_or_call_is_said_with_its_rule_and_line(faulty: Any, sentence: str) -> None:
    line = faulty.py_func.__code__.co_firstlineno + 2
    assert complaint(faulty) == f"{faulty.__name__} (engine/test_faults.py, line {line}): {sentence}"


def test_what_else_numba_does_not_take_is_said_with_its_rule_and_line_and_briefly() -> None:
    said = complaint(adds_words)
    line = adds_words.py_func.__code__.co_firstlineno + 2  # type: ignore[attr-defined]
    assert said.startswith(f"adds_words (engine/test_faults.py, line {line}): No implementation of function")
    assert len(said) < 400


def command(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "doubloon", *arguments],
        env={**os.environ, "PYTHONPATH": str(site), "DOUBLOON_CACHE": str(site / "cache"), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        (
            "s.turns += 1",
            "s.turn += 1",
            r"shine \(lantern/rules.py, line \d+\): the record has no field turn; did you mean turns\?",
        ),
        (
            "def actors(s: State)",
            "def actors()",
            r"play_out \(bots/playing.py, line \d+\): actors\(\) is called with 1 argument: too many",
        ),
    ],
)
def test_a_faulty_game_is_one_sentence_in_the_shell(tmp_path: Path, right: str, wrong: str, sentence: str) -> None:
    rules = install(tmp_path) / "rules.py"
    text = rules.read_text(encoding="utf-8")
    assert right in text
    rules.write_text(text.replace(right, wrong), encoding="utf-8")
    done = command(tmp_path, "simulate", "lantern", "--games", "2")
    assert done.returncode == 2
    assert re.fullmatch(rf"doubloon: {sentence}.*\n", done.stderr)


def test_a_compiler_beside_says_the_same(tmp_path: Path) -> None:
    rules = install(tmp_path) / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace("s.nights", "s.night"), encoding="utf-8")
    done = command(tmp_path, "compile", "lantern")
    assert done.returncode == 2
    assert re.fullmatch(
        r"doubloon: lantern is not compiled: actors \(lantern/rules.py, line \d+\): the record has no field night;"
        r" did you mean nights\?\n",
        done.stderr,
    )
