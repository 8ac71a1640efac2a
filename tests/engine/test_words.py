"""Words: a missing message or argument is an error, never a gap in the text."""

from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError

from doubloon.engine.words import Message, UnknownLanguage, Words

CATALOGUE = """
stolen = { $seat } robs { $target } of { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
calm = Nothing happens
mute =
    .hint = Only an attribute
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(CATALOGUE, encoding="utf-8")
    (tmp_path / "ja.ftl").write_text("calm = なにも起きない", encoding="utf-8")
    return tmp_path


def test_a_message_is_said_with_its_arguments(folder: Path) -> None:
    assert Words(folder, "en").say("stolen", seat="Ann", target="Bo", coins=1) == "Ann robs Bo of one coin"


def test_seats_are_said_by_the_names_of_their_players(folder: Path) -> None:
    message = Message("stolen", seat=1, target=0, coins=2)
    assert message.said(Words(folder, "en"), ["Ann", "Bo"]) == "Bo robs Ann of 2 coins"


@pytest.mark.parametrize(
    ("reader", "text"), [(1, "You rob Ann."), (0, "Bo robs you."), (2, "Bo robs Ann."), (None, "Bo robs Ann.")]
)
def test_words_can_say_you_to_their_reader(tmp_path: Path, reader: int | None, text: str) -> None:
    mine = "[seat] You rob { $target }.\n    [target] { $seat } robs you."
    robbed = f"{{ $you ->\n    {mine}\n   *[other] {{ $seat }} robs {{ $target }}.\n}}"
    (tmp_path / "en.ftl").write_text(f"robbed = {robbed}\n", encoding="utf-8")
    assert Message("robbed", seat=1, target=0).said(Words(tmp_path, "en"), ["Ann", "Bo", "Cy"], reader) == text


def test_each_language_has_its_own_words(folder: Path) -> None:
    assert Words(folder, "ja").say("calm") == "なにも起きない"


@pytest.mark.parametrize("message", ["storm", "mute"])
def test_a_missing_message_is_an_error(folder: Path, message: str) -> None:
    with pytest.raises(KeyError, match=f"no message {message} in en"):
        Words(folder, "en").say(message)


def test_a_missing_argument_is_an_error(folder: Path) -> None:
    with pytest.raises(FluentReferenceError, match="Unknown external: target"):
        Words(folder, "en").say("stolen", seat="Ann", coins=1)


def test_catalogues_know_what_they_hold(folder: Path) -> None:
    assert "calm" in Words(folder, "ja")
    assert "stolen" not in Words(folder, "ja")


@pytest.mark.parametrize("language", ["de", "EN", "", "../en", "en.ftl", 7, None])
def test_an_unknown_language_is_refused(folder: Path, language: str) -> None:
    with pytest.raises(UnknownLanguage, match=r"no words in language .*; (there are: en, ja|did you mean)"):
        Words(folder, language)
