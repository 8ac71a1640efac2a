"""What the server says is there in both languages, and nothing is said that is not there."""

import re
from pathlib import Path

import pytest

import doubloon
from doubloon.server.refusals import WORDS, server_words

SOURCES = WORDS.parent
PAGE_WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


def messages(language: str) -> set[str]:
    return set(re.findall(r"^([a-z0-9-]+) =", (WORDS / f"{language}.ftl").read_text(encoding="utf-8"), flags=re.M))


def said_in_code() -> set[str]:
    texts = [file.read_text(encoding="utf-8") for file in Path(SOURCES).rglob("*.py")]
    found = {name for text in texts for name in re.findall(r'"((?:refused|bye)-[a-z-]+)"', text)}
    return (found | {f"refused-not-{status}" for status in ("open", "playing", "over")}) - {"refused-"}


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("ja")


@pytest.mark.parametrize("name", sorted(said_in_code()))
def test_everything_that_is_said_is_in_the_catalogue(name: str) -> None:
    assert name in server_words("en")
    assert name in server_words("ja")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_page_has_a_word_for_everything_that_an_option_can_be(language: str) -> None:
    words = (PAGE_WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    options = [option for name in doubloon.names() for option in doubloon.game(name).options]
    wanted = {f"value-{option.name}-{kind}".replace("_", "-") for option in options for kind in option.kinds}
    assert wanted - set(re.findall(r"^([a-z0-9-]+) =", words, flags=re.M)) == set()
