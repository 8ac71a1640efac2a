"""The table drawn in a terminal."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

import doubloon
from doubloon.games.captain_dice.terminal import draw
from tests.games.captain_dice.tables import battle, dice_phase
from tests.games.captain_dice.test_ending import ended
from tests.games.captain_dice.test_hidden import took_back


def drawn(match: doubloon.Match, viewer: int | None = 0, language: str = "en", columns: int = 80) -> str:
    words = match.game.words(language)
    names = [words.say(f"seat-{seat}") for seat in range(match.players)]
    console = Console(file=io.StringIO(), width=columns, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(draw(match.view(viewer), match.options, names, words))
    return capture.get()


def test_a_cell_shows_its_treasure_and_whose_dice_lie_there() -> None:
    text = drawn(dice_phase(on={1: "b2"}, field={"b2": 35}))
    assert "3 5" in text
    assert "Blue ⚄" in text


def test_ones_own_card_is_shown_and_an_opponents_is_not() -> None:
    match = took_back()
    assert "Red 3" in drawn(match, 0)
    assert "Red 3" not in drawn(match, 1)
    assert "Red ?" in drawn(match, 1)
    assert "Red ?" in drawn(match, None)


def test_cards_from_before_the_discards_were_taken_back_are_listed_apart() -> None:
    assert "a1 b1: 3 5" in drawn(took_back(), 1)


def test_a_locked_out_player_is_marked_in_words() -> None:
    match = dice_phase()
    match.play(2, {"do": "ring"})
    assert "locked out" in drawn(match)


def test_a_wide_field_fits_too() -> None:
    match, _ = battle({0: {"a1": "spy"}, 1: {"d4": "spy"}}, pile_count=1)
    assert match.view(None)["columns"] == 5
    assert all(cell_len(line) <= 80 for line in drawn(match).splitlines())


@pytest.mark.parametrize("language", ["en", "ja"])
def test_nothing_is_wider_than_80_columns(language: str) -> None:
    for match in (dice_phase(), took_back(), ended((9, 9, 9, 7))[0], ended((9, 5, 1, 7))[0]):
        for viewer in (None, 0, 1):
            assert all(cell_len(line) <= 80 for line in drawn(match, viewer, language).splitlines())
