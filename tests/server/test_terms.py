"""What a table can be set to is declared once, and everything follows from that."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from doubloon.server import terms
from doubloon.server.refusals import Refusal, server_words
from doubloon.server.settings import Settings
from doubloon.server.table.events import Opened, from_json, to_json
from doubloon.server.terms import DAYS, SECONDS, TERMS, Pace, Terms, check
from tests.server.running import Running, running

# A table as it was kept before bots' hands could be chosen.
OLD = """{"kind":"opened","game":"kraken","players":2,"options":{},"pace":{"kind":"days","amount":2},
"public":true,"spectators":false,"talk":false,"host":"ann"}"""


def test_a_table_from_before_a_term_has_its_default() -> None:
    expected = Opened("kraken", 2, {}, "ann", pace=Pace(DAYS, 2), public=True, spectators=False, talk=False)
    assert from_json(OLD) == expected
    assert expected.hands == "auto"


def test_what_is_kept_is_flat_as_it_always_was() -> None:
    again = json.loads(to_json(from_json(OLD)))
    assert again == {**json.loads(OLD), "hands": "auto", "rated": False, "lesson": ""}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_term_and_every_value_that_is_offered_has_its_word(language: str) -> None:
    names = [f"term-{term.name}" for term in TERMS]
    values = [f"term-{term.name}-{value}" for term in TERMS for value in term.values]
    assert [name for name in names + values if name not in server_words(language)] == []


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.name)
def test_what_is_offered_can_be_chosen(term: terms.Term) -> None:
    values: Sequence[Any] = term.values or (False, True)
    for value in values:
        check(Terms(**{term.name: value}), Settings())


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"hands": "nimble"}, "A table's hands cannot be nimble; it can be: auto, level, slow, steady, brisk, quick."),
        ({"pace": Pace(SECONDS, 0)}, "A table can have 1 to 600 seconds per decision."),
        ({"pace": Pace("live", 1)}, "A live table has no clock: its amount is 0."),
    ],
)
def test_what_a_table_cannot_be_set_to_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(Refusal) as refused:
        check(Terms(**wrong), Settings())
    assert refused.value.text == why


def test_a_game_that_is_not_in_real_time_offers_nothing_about_it(server: Running) -> None:
    games = {game["name"]: game for game in server.guest().ask("GET", "/api/games")}
    assert "hands" in [term["name"] for term in games["captain_dice"]["terms"]]
    assert "hands" not in [term["name"] for term in games["kraken"]["terms"]]


# A server whose tables can be set to one thing more, as this script is given it.
PLANTED = """
import sys, types
module = types.ModuleType("doubloon.server.terms")
module.__file__ = sys.argv[1]
sys.modules[module.__name__] = module
exec(compile(open(sys.argv[1]).read(), sys.argv[1], "exec"), module.__dict__)
from tests.server.test_terms import see_the_planted_term
from pathlib import Path
see_the_planted_term(Path(sys.argv[2]))
"""


def see_the_planted_term(folder: Path) -> None:
    """All that follows from a term, at a server that has it."""
    with running(folder) as server:
        ann = server.guest()
        offered = ann.ask("GET", "/api/games/kraken")["terms"][-1]
        values = [{"value": value, "says": f"term-drums-{value}"} for value in ("soft", "loud")]
        assert offered == {"name": "drums", "says": "term-drums", "default": "soft", "choices": values}
        schema = ann.ask("GET", "/openapi.json")["components"]["schemas"]["NewTable"]["properties"]
        assert schema["drums"]["default"] == "soft"
        wish = {"game": "kraken", "players": 2}
        assert ann.refused("POST", "/api/tables", {**wish, "drums": "far off"}) == (422, "refused-no-such-term")
        table, usual = ann.table(drums="loud"), ann.table()
        assert ann.ask("GET", f"/api/tables/{usual}")["drums"] == "soft"
        assert ann.ask("GET", f"/api/tables/{table}")["drums"] == "loud"
    with running(folder) as server:  # read anew from disk
        assert server.guest().socket(table).first["about"]["drums"] == "loud"


def test_a_planted_term_is_offered_taken_told_and_kept(tmp_path: Path) -> None:
    source = Path(terms.__file__).read_text(encoding="utf-8")
    last = "    talk: bool = True\n"
    assert last in source
    planted = tmp_path / "terms.py"
    drums = '    drums: Annotated[str, Offers(["soft", "loud"])] = "soft"\n'
    planted.write_text(source.replace(last, last + drums), encoding="utf-8")
    command = [sys.executable, "-c", PLANTED, str(planted), str(tmp_path / "data")]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
