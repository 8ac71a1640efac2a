"""The table in a terminal."""

import random

import pytest
from rich.console import Console

import doubloon
from doubloon.engine.rule import INTERPRETED
from doubloon.games.casket.state import MOVING
from doubloon.games.casket.terminal import draw
from tests.games.casket.sea import battle, card, do, play, put, square

GAME = doubloon.game("casket")
MOVES = 8 if INTERPRETED else 25


def drawn(match: doubloon.Match, viewer: int | None, language: str = "en", width: int = 80) -> str:
    words = GAME.words(language)
    names = [words.say(f"seat-{seat}") for seat in range(match.players)]
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(match.view(viewer), match.options, names, words))
    return capture.get()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("layout", ["straight", "zigzag", "corner"])
def test_every_table_fits_80_columns(language: str, layout: str) -> None:
    from rich.cells import cell_len

    for players in GAME.players:
        chance = random.Random(players)
        match = GAME.start(players, players, {"layout": layout, "map_cards": 10})
        for _ in range(MOVES):
            if match.over:
                break
            seat = match.actors[0]
            text = drawn(match, seat, language)
            assert max(cell_len(line) for line in text.splitlines()) <= 80
            match.play(seat, chance.choice(match.legal(seat)))


def test_the_map_shows_colours_markers_barriers_start_and_finish() -> None:
    cards = [
        {"top": "W B", "middle": "R G", "bottom": "G B", "barriers": ["left-right top", "top-middle right"]},
        *[{"top": "G G", "middle": "B G", "bottom": "G B"}] * 2,
    ]
    match = battle(["S1", "S2", "S3", "S4"], options={"map": {"cards": cards, "rows": [0, 0, 0]}})
    put(match, marker=[square(1, 1)])
    lines = drawn(match, 0).splitlines()[1:5]
    assert lines[0].rstrip() == " w | b  :g   g  :g   gF"
    assert lines[1].rstrip() == "     __"
    assert lines[2].rstrip() == " r   g1 :b   g  :b   g"
    assert lines[3].rstrip() == " gS  b  :g   b  :g   b"


def test_the_hand_shows_natural_and_special_values_and_costs() -> None:
    text = drawn(battle(["S9 A1", "S2 A2", "S3 A3", "S4 A4"]), 0)
    assert [line.split() for line in text.splitlines()[-2:]] == [
        ["9", "of", "Swords", "Mutiny", "universal", "4", "2"],
        ["1", "of", "Axes", "Trump", "trump", "8", "3"],
    ]


def test_other_hands_are_not_drawn() -> None:
    text = drawn(battle(["S9 A1", "S2 A2", "S3 A3", "S4 A4"]), 1)
    assert "9 of Swords" not in text
    assert "2 of Swords" in text


def test_the_table_shows_how_cards_count() -> None:
    match = battle(["S8 A1", "S2 A2", "S3 S4", "B4 A4"], luck=[1, 0, 1, 1])
    do(match, "try", card=card("S8"))
    do(match, "luck")
    play(match, "S2")
    do(match, "try", card=card("S3"))
    do(match, "luck")
    do(match, "try", card=card("B4"))
    text = drawn(match, 3)
    assert "Red 8 of Swords (universal 5), Blue 2 of Swords, Green 3 of Swords (in the fog)" in " ".join(text.split())
    assert "Tried now: 4 of Bows" in text
    assert "blessed" in text


def test_what_a_captain_knows_of_others_is_listed() -> None:
    match = battle(["S9 A1", "B1 A2", "S1 A3", "H1 A4"])
    play(match, "S9", "B1")
    assert "no Swords" in drawn(match, 0)


def test_the_dummys_hand_is_drawn_once_it_is_up() -> None:
    match = battle(["S9 A1", "S2 A2"], dummy="B7 B8", options={"deck": 45})
    put(match, marker=[-1] * 6 + [square(0, 1)])
    assert "The Dummy's hand" in drawn(match, None)
    skulls = battle(["K9 A1", "S2 A2"], dummy="B7 B8", options={"deck": 45})
    assert "9 of Skulls" in drawn(skulls, 0)


def test_lucks_card_is_shown_to_its_captain() -> None:
    match = battle(["A3 A1", "S8 A4", "A6 B1", "H1 B2"], deck="B9", luck=[2])
    do(match, "try", card=card("A3"))
    do(match, "luck")
    do(match, "luck")
    assert "Seen by Luck: 9 of Bows" in drawn(match, 0)
    assert "Seen by Luck" not in drawn(match, 1)


def test_a_trump_is_marked_as_one() -> None:
    match = battle(["S7 A1", "S8 A4", "A6 B1", "H1 B2"], luck=[1])
    do(match, "try", card=card("S7"))
    do(match, "luck")
    assert "7 of Swords (trump 1)" in drawn(match, 1)


def test_the_last_fight_stays_in_sight_with_who_won_it_and_how() -> None:
    match = battle(["S1 A1", "S3 A2", "S9 A3", "H1 A4"])
    play(match, "S1", "S3", "S9", "H1")
    text = " ".join(drawn(match, 0).split())
    assert "Last fight: Red 1 of Swords, Blue 3 of Swords, Green 9 of Swords, Yellow 1 of Shields" in text
    assert "Green wins with the highest card" in text


def test_what_the_last_battle_brought_is_listed_with_hindsight() -> None:
    match = put(battle(["S1", "S2", "S3", "S4"]), phase=MOVING, turn=0, points=[2], looked_back=1, second_bid=0)
    put(match, past_battle=1, past_bid=[0, 1, 2, 0], past_counted=[0, 0, 2, 0], past_won=[0, 0, 1, 3])
    put(match, past_points=[2, 1, 1, 0], bid=[0, 1, 2, 0])
    text = drawn(match, None)
    assert "Blue: bid 1 and won 0; with hindsight it counts as 0" in text
    assert "Green: bid 2 and won 1, missed by 1: 1 movement point, no diagonals" in text
    assert "1>0" in text
