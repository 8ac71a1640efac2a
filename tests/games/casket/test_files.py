"""The deck, the dice, the map cards and the layouts as data (G2-G4), and what is wrong with a designer's file."""

import copy
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.games.casket.chart import layouts, map_of, read_layouts
from doubloon.games.casket.deck import DeckOption, deck_of
from doubloon.games.casket.dice import faces, read_dice
from doubloon.games.casket.state import FEATURES, FOG, LUCK, MUTINY, NO_FEATURE, TRUMP
from tests.games.casket.sea import battle, card, do, square
from tests.positions import told, with_dice

GAME = doubloon.game("casket")
DATA = GAME.folder / "data"


def table_of(path: str) -> dict[str, Any]:
    return tomllib.loads((DATA / path).read_text(encoding="utf-8"))


def faults(option: str, table: object) -> str:
    with pytest.raises(doubloon.BadOption) as refusal:
        GAME.read_options({option: table})
    return str(refusal.value)


# The deck


def test_G2_the_deck_of_36_has_nine_trumps_from_1_to_9() -> None:
    assert sorted(side.value for side in deck_of("36") if side.feature == TRUMP) == list(range(1, 10))


def test_G2_a_fog_costs_1_and_is_universal_5() -> None:
    assert {(side.value, side.cost) for side in deck_of("36") if side.feature == FOG} == {(5, 1)}


def test_G2_the_9_of_swords_is_a_mutiny_of_universal_4() -> None:
    assert (deck_of("36")[card("S9")].feature, deck_of("36")[card("S9")].value) == (MUTINY, 4)


def test_G2_every_card_of_the_36_has_a_feature() -> None:
    counts = Counter(FEATURES[side.feature] for side in deck_of("36"))
    assert counts == {"trump": 9, "fog": 6, "blessed": 5, "luck": 5, "thief": 6, "mutiny": 5}


def test_G2_the_deck_of_45_has_skulls_and_luck_instead_of_trumps() -> None:
    small, large = deck_of("36"), deck_of("45")
    assert [side.feature for side in large[36:]] == [NO_FEATURE] * 9
    for before, after in zip(small, large[:36], strict=True):
        if before.feature == TRUMP:
            assert (after.feature, after.value, after.cost) == (LUCK, 10 - before.value, before.cost)
        else:
            assert after == before


def test_G2_a_skull_is_a_trump_by_nature() -> None:
    match = battle(["S9 A1", "K1 A2", "S8 A3", "B1 A4"], options={"deck": 45})
    for name in ("S9", "K1", "S8"):
        do(match, "play", card=card(name))
    assert told(do(match, "play", card=card("B1")), "fight-won")["seat"] == 1


@pytest.mark.parametrize("value", ["36", 36, "45", 45])
def test_G2_a_deck_is_named_by_its_number_of_cards(value: object) -> None:
    assert DeckOption().read(value) == str(value)


def test_a_deck_of_ones_own_comes_from_a_file(tmp_path: Path) -> None:
    text = (DATA / "decks" / "36.toml").read_text(encoding="utf-8")
    file = tmp_path / "own.toml"
    file.write_text(text.replace('feature = "fog", value = 5', 'feature = "fog", value = 9'), encoding="utf-8")
    match = GAME.start(4, 1, {"deck": file})
    assert match.state.special[card("S3")] == 9
    assert doubloon.load(match.save()).digest == match.digest


def test_every_fault_of_a_deck_is_named() -> None:
    deck = table_of("decks/36.toml")
    deck["swords"][0] = {"feature": "trump"}
    deck["swords"][1]["feature"] = "rum"
    deck["axes"][2]["value"] = 12
    deck["bows"][3]["cost"] = 0
    deck["shields"].pop()
    text = faults("deck", deck)
    for part in (
        "swords 1 is {} or has",
        "swords 2 has the feature 'rum'",
        "axes 3 has the value 12",
        "bows 4 has the cost 0",
        "shields is a list of 9",
    ):
        assert part in text


def test_a_deck_has_its_four_suits() -> None:
    assert "it has the suits swords, axes, bows, shields" in faults("deck", {"swords": []})


def test_two_equal_trumps_are_refused() -> None:
    deck = table_of("decks/36.toml")
    deck["swords"][2] = {"feature": "trump", "value": 8, "cost": 1}
    assert "there are 2 trumps of 8" in faults("deck", deck)
    deck = table_of("decks/36.toml") | {"skulls": [{}] * 9}
    assert "there are 2 trumps of 1;" in faults("deck", deck)


# The dice


def test_G3_the_faces_of_the_dice() -> None:
    green, blue, red = faces()
    assert [face[0] for face in green] == [0, 0, 0, 1, 1, 2]
    assert [face[0] for face in blue] == [0, 0, 1, 1, 2, 2]
    assert [face[0] for face in red] == [0, 1, 2, 2, 3, 3]
    assert [[face[1] for face in die].count(1) for die in (green, blue, red)] == [1, 1, 1]
    assert [[face[2] for face in die].count(1) for die in (green, blue, red)] == [0, 1, 1]


def test_every_fault_of_the_dice_is_named() -> None:
    dice = table_of("dice.toml")
    dice["green"][0] = "10"
    dice["blue"].pop()
    with pytest.raises(doubloon.BadOption) as refusal:
        read_dice(dice)
    assert "face 1 of green is '10'" in str(refusal.value)
    assert "blue is a list of 6 faces" in str(refusal.value)
    with pytest.raises(doubloon.BadOption, match="it has the dice green, blue, red"):
        read_dice({})


def test_G3_dice_cards_are_drawn_without_repetition_until_all_six_are_used() -> None:
    from doubloon.games.casket.rules.dice import throw

    match = GAME.start(4, 1, {"dice": "cards"})
    match.state.dice_cards_left = 0
    for _ in range(3):
        assert sorted(int(throw(match.state)) for _ in range(6)) == list(range(6))


def test_G3_with_dice_cards_a_circle_draws_the_next_card() -> None:
    match = battle(["A1 A2", "S1 S2", "B1 B2", "H1 H2"], options={"dice": "cards"})
    match.state.marker[0] = square(0, 0)
    match.state.colour[square(0, 0)] = 2
    match.state.dice_cards_left = 0b000011
    events = do(with_dice(match, (2, 1)), "try", card=card("A1"))
    assert (told(events, "rolled")["face"], told(events, "rolled")["second"]) == (1, 2)
    assert match.state.dice_cards_left == 0


# The map


def test_G4_there_are_twelve_map_cards_and_six_are_laid() -> None:
    assert map_of("twelve")["pool"] == 12
    assert GAME.start(4, 1).view(None)["map"]["columns"] == 12


def test_G4_map_cards_are_drawn_without_repetition() -> None:
    match = GAME.start(4, 3, {"map_cards": 10})
    pool = {tuple(row) for row in map_of("twelve")["pool_colour"]}
    laid = []
    for place in range(10):
        laid.append(
            tuple(int(match.state.colour[square(2 * place + side, row)]) for row in range(3) for side in range(2))
        )
    assert len(set(laid)) == 10
    assert set(laid) <= pool


@pytest.mark.parametrize(
    ("layout", "tops"), [("straight", [0] * 5), ("zigzag", [0, 1, 0, 1, 0]), ("corner", [3, 3, 0, 0, 0])]
)
def test_G4_layouts(layout: str, tops: list[int]) -> None:
    match = GAME.start(4, 1, {"layout": layout, "map_cards": 5})
    colours = match.view(None)["map"]["colours"]
    found = [next(row for row, line in enumerate(colours) if line[2 * place]) for place in range(5)]
    assert found == tops


def test_G4_the_start_is_the_bottom_left_square_and_the_finish_the_top_right_one() -> None:
    chart = GAME.start(4, 1, {"layout": "corner"}).view(None)["map"]
    assert (chart["start"], chart["finish"]) == ([[0, 5]], [[11, 0]])
    chart = GAME.start(4, 1, {"start": "column", "finish": "column"}).view(None)["map"]
    assert (chart["start"], chart["finish"]) == ([[0, 0], [0, 1], [0, 2]], [[11, 0], [11, 1], [11, 2]])


def test_G4_a_card_brings_its_barriers() -> None:
    card_10 = {"top": "W B", "middle": "R G", "bottom": "G B", "barriers": ["left-right top", "top-middle right"]}
    plain = {"top": "G G", "middle": "B G", "bottom": "G B"}
    chart = GAME.start(4, 1, {"map": {"cards": [plain, card_10, plain], "rows": [0, 1, 0]}}).view(None)["map"]
    assert chart["walls_right"] == [[2, 1]]
    assert chart["walls_below"] == [[3, 1]]


TRACK: dict[str, Any] = {
    "cards": [{"top": "G G", "middle": "B G", "bottom": "G B"} for _ in range(3)],
    "rows": [0, 0, 0],
}


def test_a_track_of_ones_own_lies_as_its_designer_laid_it() -> None:
    table = copy.deepcopy(TRACK) | {"rows": [2, 1, 0]}
    colours = GAME.start(4, 1, {"map": table}).view(None)["map"]["colours"]
    assert len(colours) == 5
    assert [bool(square) for square in colours[0]] == [False] * 4 + [True] * 2


def test_map_cards_of_ones_own_are_drawn_at_random() -> None:
    cards = [{"top": "R R", "middle": "R R", "bottom": "R R"}] * 4
    match = GAME.start(4, 1, {"map": {"cards": cards}, "map_cards": 3})
    assert match.view(None)["map"]["columns"] == 6


def test_G4_without_map_cards_a_file_with_few_cards_is_laid_whole() -> None:
    for table in ({"cards": TRACK["cards"]}, TRACK):
        match = GAME.start(4, 1, {"map": table})
        assert match.view(None)["map"]["columns"] == 6
        assert match.options["map_cards"] == 3
        assert doubloon.load(match.save()).digest == match.digest


@pytest.mark.parametrize(
    ("rows", "wanted", "right"), [(False, 10, "give 3,"), (True, 4, "give 3,"), (True, 6, "give 3,")]
)
def test_G4_map_cards_that_do_not_fit_the_file_are_refused(rows: bool, wanted: int, right: str) -> None:
    table = TRACK if rows else {"cards": TRACK["cards"]}
    with pytest.raises(doubloon.BadOption, match=f"map_cards is {wanted}, but the map file has 3 map cards: {right}"):
        GAME.read_options({"map": table, "map_cards": wanted})


def test_G4_a_larger_file_says_how_many_map_cards_may_be_laid() -> None:
    cards = TRACK["cards"] * 2
    with pytest.raises(doubloon.BadOption, match="has 6 map cards: give 3 to 6, or leave it out"):
        GAME.read_options({"map": {"cards": cards}, "map_cards": 7})


CARD_10 = {"top": "W B", "middle": "R G", "bottom": "G B", "barriers": ["left-right top", "top-middle right"]}
CARD_7 = {"top": "G W", "middle": "B G", "bottom": "R B", "barriers": ["middle-bottom right"]}


def test_G4_a_map_file_without_a_way_to_the_finish_is_refused_with_its_cards() -> None:
    text = faults("map", {"cards": [CARD_10] * 3})
    assert "no way leads from the start to the finish; it ends on map card 1, 2, 3" in text
    text = faults("map", {"cards": [*TRACK["cards"], CARD_10], "rows": [0, 0, 0, 0]})
    assert "it ends on map card 4" in text


def test_G4_a_map_file_with_dead_ends_is_refused_with_their_squares() -> None:
    track = {"cards": [*TRACK["cards"], CARD_7], "rows": [0, 0, 0, 0]}
    text = faults("map", track)
    assert "no way leads to the finish: bottom right of map card 4; dead_ends=allowed" in text
    assert GAME.start(4, 1, {"map": track, "dead_ends": "allowed"}).view(None)["map"]["columns"] == 8
    assert GAME.start(4, 1, {"map": track, "finish": "column"}).view(None)["map"]["columns"] == 8
    assert "bottom right of map card 1, bottom right of map card 2" in faults("map", {"cards": [CARD_7] * 3})


def test_G4_a_file_with_a_card_that_can_be_last_is_drawn_until_it_is() -> None:
    cards = [CARD_10, CARD_10, CARD_10, TRACK["cards"][0]]
    for seed in range(10):
        chart = GAME.start(4, seed, {"map": {"cards": cards}}).view(None)["map"]
        assert chart["walls_right"] == [[0, 0], [2, 0], [4, 0]]


def test_every_fault_of_a_map_is_named() -> None:
    table = copy.deepcopy(TRACK)
    table["cards"][0] = {"top": "G G"}
    table["cards"][1]["middle"] = "G P"
    table["cards"][1]["bottom"] = 7
    table["cards"][2]["barriers"] = ["left top", "left-right top"]
    table["rows"] = [1, 1, 1]
    text = faults("map", table)
    for part in (
        "map card 1 has top, middle, bottom",
        "map card 2 has 'G P' as its middle row",
        "map card 2 has 7 as its bottom row",
        "map card 3 has a barrier 'left top'",
        "rows are 0 to 6, and 0 for the highest card",
    ):
        assert part in text


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"cards": None}, "cards is a list of 3 to 10 map cards"),
        ({"cards": [1, 2, 3]}, "map card 2 has top, middle, bottom"),
        ({"rows": [0, 0]}, "rows has a number for every map card"),
        ({"rows": [0, 9, 0]}, "rows are 0 to 6"),
        ({"sea": 1}, "it has cards, and rows or not"),
        ({"rows": [0, 6, 0]}, "no way leads from the start to the finish; it ends on map card 1"),
    ],
)
def test_other_faults_of_a_map(change: dict[str, Any], fault: str) -> None:
    assert fault in faults("map", copy.deepcopy(TRACK) | change)


def test_barriers_that_are_no_list_are_named() -> None:
    table = copy.deepcopy(TRACK)
    table["cards"][0]["barriers"] = "top"
    assert "map card 1 has barriers that are no list" in faults("map", table)


def test_every_fault_of_the_layouts_is_named() -> None:
    with pytest.raises(doubloon.BadOption, match="it has the layouts straight, zigzag, corner"):
        read_layouts({})
    bad = copy.deepcopy(layouts())
    bad["zigzag"]["second_card_lower"] = 9
    bad["corner"] = {}
    with pytest.raises(doubloon.BadOption) as refusal:
        read_layouts(bad)
    assert "zigzag needs more than 9 rows" in str(refusal.value)
    assert "corner has second_card_lower and second_half_higher" in str(refusal.value)
