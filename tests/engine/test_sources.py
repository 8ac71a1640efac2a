"""Machine code is kept under a key of all that it is made from, in whichever package that is, and of nothing else."""

import importlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from doubloon.engine import cache
from doubloon.engine.sources import Sources
from tests.guest import install

PACKAGE = Path(cache.__file__).parent.parent

RULES = """
from doubloon.engine.rule import rule
from other_package import helper
from other_package.tables import PRICES, UNUSED, Coin
import other_package.luck

def made(text):
    place = {}
    exec(text, place)
    return place["price"]

HALVES = (helper.half, helper.twice)
price = rule(made("def price(s): return 3"))

@rule
def root(s, least=helper.LEAST):
    return helper.half(PRICES[0]) + other_package.luck.draw(s) + price(s) + HALVES[1](s)

@rule
def never_called(s):
    return UNUSED
"""

FILES = {
    "__init__.py": "from other_package import drawing\n",
    "rules.py": RULES,
    "helper.py": "from doubloon.engine.rule import rule\n"
    "LEAST = 1\n"
    "@rule\ndef half(number):\n    return number // 2\n"
    "@rule\ndef twice(number):\n    return number * 2\n",
    "luck.py": "from doubloon.engine.rule import rule\nfrom other_package.odds import ODDS\n"
    "@rule\ndef draw(s):\n    return ODDS\n",
    "odds.py": "ODDS = 6\nNOTES = 'none'\n",
    "tables.py": "import json\nfrom pathlib import Path\nimport numpy as np\n"
    "PRICES = np.array(json.loads(Path(__file__).with_name('prices.json').read_text()))\n"
    "UNUSED = 1\nclass Coin: pass\n",
    "prices.json": "[5, 7]",
    "drawing.py": "from other_package.rules import root\n",
}


@pytest.fixture
def other_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of somebody else's, with rules in several modules."""
    folder = tmp_path / "other_package"
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # it goes by the second in which a file was written
    yield folder
    forget()


def forget() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "other_package"]:
        del sys.modules[name]
    importlib.invalidate_caches()


def key() -> str:
    forget()
    return Sources([importlib.import_module("other_package.rules").root]).key


def changes_the_key(file: Path, before: str, after: str) -> bool:
    known = key()
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")
    return key() != known


@pytest.mark.parametrize(
    ("file", "before", "after"),
    [
        ("rules.py", "PRICES[0]", "PRICES[1]"),
        ("rules.py", "return 3", "return 4"),  # of a rule that is made from text
        ("helper.py", "number // 2", "number // 3"),
        ("helper.py", "number * 2", "number * 3"),  # of a rule that is called through a tuple
        ("helper.py", "LEAST = 1", "LEAST = 2"),  # frozen as a default
        ("luck.py", "return ODDS", "return ODDS + 1"),  # of a module that is named with its package
        ("odds.py", "ODDS = 6", "ODDS = 7"),  # a number alone
        ("prices.json", "5", "6"),  # a table from a file that is no Python
        ("tables.py", "Coin: pass", "Coin: face = 1"),  # a class that rules may use
    ],
)
def test_what_a_rule_comes_upon_changes_the_key(other_package: Path, file: str, before: str, after: str) -> None:
    assert changes_the_key(other_package / file, before, after)


@pytest.mark.parametrize(
    ("file", "before", "after"),
    [
        ("drawing.py", "\n", "\nCOLOUR = 'red'\n"),
        ("odds.py", "NOTES = 'none'", "NOTES = 'some'"),
    ],
)
def test_what_no_rule_comes_upon_does_not(other_package: Path, file: str, before: str, after: str) -> None:
    assert not changes_the_key(other_package / file, before, after)


def test_the_same_sources_have_the_same_key_wherever_they_are(
    other_package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = key()
    shutil.copytree(other_package, tmp_path / "elsewhere" / "other_package")
    monkeypatch.syspath_prepend(tmp_path / "elsewhere")
    assert key() == known
    assert "elsewhere" in str(sys.modules["other_package.rules"].__file__)


KEYS = """
import json, doubloon
from doubloon.bots.calls import MATES, SIMULATION
from doubloon.engine.cache import machine_key
from doubloon.engine.calls import TABLE
parts = (TABLE, MATES, SIMULATION)
print(json.dumps({
    name: [machine_key(part.functions[0].__module__, doubloon.game(name)) for part in parts]
    for name in doubloon.names()
}))
"""


def python(*paths: Path, code: str, **environment: str) -> str:
    """What a program prints that finds packages in these folders first."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, paths)),
            "PYTHONDONTWRITEBYTECODE": "1",
            **environment,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def keys(*paths: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(python(*paths, code=KEYS))
    return found


def append(file: Path, text: str) -> None:
    file.write_text(file.read_text(encoding="utf-8") + text, encoding="utf-8")


def test_words_and_drawings_of_our_games_compile_nothing_and_rules_their_own_game(tmp_path: Path) -> None:
    ours = shutil.copytree(PACKAGE, tmp_path / "doubloon", ignore=shutil.ignore_patterns("__pycache__", "static"))
    before = keys(tmp_path)
    for game in sorted(before):
        folder = ours / "games" / game
        for file in (folder / "words" / "en.ftl", folder / "rulebook" / "en.md"):
            append(file, "\n# changed\n")
        for name in ("terminal.py", "speech.py", "plain.py"):
            if (folder / name).exists():
                append(folder / name, "\nCHANGED = 1\n")
    assert keys(tmp_path) == before
    append(ours / "games" / "kraken" / "hints.py", "\n# changed\n")
    append(ours / "bots" / "bot.py", "\n# changed\n")
    after = keys(tmp_path)
    assert {game for game in before if before[game] != after[game]} == {"kraken"}
    append(ours / "bots" / "search.py", "\n# changed\n")
    searched = keys(tmp_path)
    assert [game[0] for game in searched.values()] == [game[0] for game in after.values()]
    assert not {game[1] for game in searched.values()} & {game[1] for game in after.values()}
    append(ours / "engine" / "chance.py", "\n# changed\n")
    assert not {game[0] for game in keys(tmp_path).values()} & {game[0] for game in searched.values()}


PLAY = """
from lantern import GAME
from doubloon.engine.entries import Entry
match = GAME.start(players=2, seed=1)
assert isinstance(match.calls.play, Entry)
match.play(0, {"do": "burn"})
print(match.view(0)["light"][0])
"""


@pytest.mark.compiled
def test_a_changed_helper_of_a_foreign_game_is_compiled_anew_and_played_by(tmp_path: Path) -> None:
    oil = install(tmp_path / "site") / "oil.py"
    environment = {"DOUBLOON_CACHE": str(tmp_path / "cache"), "DOUBLOON_COMPILE": "first"}

    def light() -> int:
        return int(python(tmp_path / "site", PACKAGE.parent, code=PLAY, **environment))

    def folders() -> int:
        return len(list((tmp_path / "cache").glob("compiled-lantern-*")))

    dim = light()
    assert (light(), folders()) == (dim, 1)
    oil.write_text(oil.read_text(encoding="utf-8").replace("DIM + roll", "100 + DIM + roll"), encoding="utf-8")
    assert (light(), folders()) == (dim + 100, 2)
    append(tmp_path / "site" / "lantern" / "terminal.py", "\nWIDTH = 20\n")
    assert (light(), folders()) == (dim + 100, 2)
