"""K1-K7: the boards that come with the game, against formulas and searches written anew here."""

from collections import deque
from math import ceil

import pytest

import doubloon
from doubloon.games.kraken.board import Board, board_of
from doubloon.games.kraken.dial import DialOption
from doubloon.games.kraken.state import KRAKEN_DIE
from tests.games.kraken.sea import attack, sea

BOARDS = ("spiral", "rings")
OUTER, MIDDLE, INNER, EYE = range(16), range(16, 28), range(28, 36), 36

each_board = pytest.mark.parametrize("name", BOARDS)


def links(name: str) -> dict[str, dict[int, int]]:
    """Where each way leads from each space that has it."""
    ways = zip(("forward", "backward", "inward", "outward"), board_of(name).links, strict=True)
    return {way: {space: target for space, target in enumerate(row) if target >= 0} for way, row in ways}


def steps_apart(board: Board, ways_back: bool) -> list[list[int]]:
    """Distances by breadth-first search, along links or, with ways back, along them in either direction."""
    out: list[set[int]] = [set() for _ in board.spaces]
    for row in board.links:
        for space, target in enumerate(row):
            if target >= 0:
                out[space].add(target)
                if ways_back:
                    out[target].add(space)
    distances = []
    for start in board.spaces:
        found = {start: 0}
        waiting = deque([start])
        while waiting:
            space = waiting.popleft()
            for target in out[space] - set(found):
                found[target] = found[space] + 1
                waiting.append(target)
        distances.append([found[space] for space in board.spaces])
    return distances


def test_K1_two_to_four_ships_red_yellow_green_and_orange() -> None:
    game = doubloon.game("kraken")
    assert list(game.players) == [2, 3, 4]
    assert [game.words("en").say(f"seat-{seat}") for seat in range(4)] == ["Red", "Yellow", "Green", "Orange"]


@pytest.mark.parametrize("players", [1, 5])
def test_K1_no_fewer_and_no_more_ships(players: int) -> None:
    with pytest.raises(doubloon.BadPlayers, match="kraken is for 2 to 4 players"):
        doubloon.game("kraken").start(players=players, seed=1)


@each_board
def test_K1_four_bases_for_the_four_dice_that_no_captain_holds(name: str) -> None:
    assert len(board_of(name).bases) == 8 - 4


def test_K1_the_krakens_dice_have_ten_sides() -> None:
    assert KRAKEN_DIE == 10


def test_K2_the_spiral_is_one_track_of_37_spaces() -> None:
    spiral = links("spiral")
    assert len(board_of("spiral").spaces) == 37
    assert spiral["forward"] == {space: space + 1 for space in range(36)}
    assert spiral["backward"] == {space: space - 1 for space in range(1, 37)}


@each_board
def test_K2_start_is_0_and_the_eye_is_36(name: str) -> None:
    assert (board_of(name).start, board_of(name).eye) == (0, EYE)
    assert board_of(name).rings == (len(OUTER), len(MIDDLE), len(INNER), 1)


@each_board
def test_K3_inward_links_follow_their_formulas(name: str) -> None:
    outer = {i: 16 + i * 12 // 16 for i in OUTER}
    middle = {16 + j: 28 + j * 8 // 12 for j in range(12)}
    inner = dict.fromkeys(INNER, EYE)
    assert links(name)["inward"] == {**outer, **middle, **inner}


@each_board
def test_K3_outward_links_follow_their_formulas(name: str) -> None:
    middle = {16 + j: ceil(j * 16 / 12) for j in range(12)}
    inner = {28 + j: 16 + ceil(j * 12 / 8) for j in range(8)}
    assert links(name)["outward"] == {**middle, **inner, EYE: 28}


def test_K3_the_example_of_the_rulebook() -> None:
    spiral = links("spiral")
    assert (spiral["inward"][5], spiral["inward"][19], spiral["outward"][19]) == (19, 30, 4)


def test_K4_the_marks_of_the_spiral() -> None:
    spiral = board_of("spiral")
    assert spiral.wind == (2, 6, 10, 14, 18, 22, 26, 30, 34)
    assert spiral.bases == (5, 13, 20, 32)
    assert spiral.tentacles == (8, 16, 24, 35)


def test_K5_the_rings_are_closed() -> None:
    forward = {ring[i]: ring[(i + 1) % len(ring)] for ring in (OUTER, MIDDLE, INNER) for i in range(len(ring))}
    assert links("rings")["forward"] == forward
    assert links("rings")["backward"] == {target: space for space, target in forward.items()}


def test_K5_the_eye_of_the_rings_is_entered_inward_and_left_outward() -> None:
    ways_in = [way for way, row in links("rings").items() if EYE in row.values()]
    ways_out = [way for way, row in links("rings").items() if EYE in row]
    assert (ways_in, ways_out) == (["inward"], ["outward"])


def test_K5_the_rings_have_the_marks_of_the_spiral_and_wind_in_the_eye() -> None:
    rings, spiral = board_of("rings"), board_of("spiral")
    assert rings.wind == (*spiral.wind, EYE)
    assert (rings.bases, rings.tentacles) == (spiral.bases, spiral.tentacles)


def test_K6_the_dial_has_six_segments() -> None:
    assert DialOption.default == ("tantrum", "dormant", "dormant", "enraged", "dormant", "dormant")


@each_board
def test_K7_within_one_space_is_what_a_search_finds_at_distance_0_or_1(name: str) -> None:
    apart = steps_apart(board_of(name), ways_back=True)
    match = sea([0, 0], options={"board": name})
    for mine in board_of(name).spaces:
        for theirs in board_of(name).spaces:
            match.state.ship[:2] = mine, theirs
            assert (attack(1) in match.legal(0)) == (apart[mine][theirs] <= 1), (mine, theirs)


def test_K7_a_link_counts_from_both_its_ends() -> None:
    # Only the link inward from 1 to 16 joins these two: outward from 16 leads to 0.
    assert attack(1) in sea([16, 1]).legal(0)


@each_board
def test_K21_steps_are_what_a_search_along_the_links_finds(name: str) -> None:
    board = board_of(name)
    apart = steps_apart(board, ways_back=False)
    assert board.steps_to(board.eye) == [row[board.eye] for row in apart]
    assert board.steps_to(board.start) == [row[board.start] for row in apart]
