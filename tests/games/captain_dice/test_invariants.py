"""What holds at every moment of every game of Captain Dice."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import doubloon
from doubloon.engine.rule import INTERPRETED
from doubloon.games.captain_dice.state import DICE, MODES, NO_TREASURE, TREASURES, VOTE
from tests.games.captain_dice.tables import cards_of, named

EXAMPLES = settings(max_examples=5 if INTERPRETED else 20, deadline=None)
every_mode = pytest.mark.parametrize("mode", MODES)
tables = given(seed=st.integers(0, 2**32), players=st.sampled_from([2, 3, 4]))


def moments(mode: str, players: int, seed: int, moves: int = 400) -> Iterator[doubloon.Match]:
    """A game seen after each of its moves. Nobody rings wrongly all the time, so that something happens."""
    chance = random.Random(seed)
    match = doubloon.game("captain_dice").start(players, seed, {"mode": mode})
    for _ in range(moves):
        yield match
        if match.over:
            return
        seat = chance.choice(match.actors)
        choices = match.legal(seat)
        calm = [action for action in choices if action["do"] != "ring"]
        match.play(seat, chance.choice(choices if not calm or chance.random() < 0.2 else calm))


@every_mode
@tables
@EXAMPLES
def test_C2_all_treasure_cards_are_accounted_for(mode: str, seed: int, players: int) -> None:
    for match in moments(mode, players, seed):
        s = match.state
        taken = [int(card) for seat in range(players) for card in s.loot[seat, : s.treasures[seat]]]
        laid = [int(card) for card in s.treasure if card != NO_TREASURE]
        assert sorted([*taken, *laid, *s.pile[: s.pile_count].tolist()]) == sorted(TREASURES)
        assert len(taken) + len(laid) + match.view(None)["deck"] == (32 if players == 2 else 42)


@every_mode
@tables
@EXAMPLES
def test_C1_each_players_attack_cards_are_always_the_same(mode: str, seed: int, players: int) -> None:
    for match in moments(mode, players, seed):
        for seat in range(players):
            assert cards_of(match, seat) == [0, 1, 2, 3, 4, 5, 5, *([] if players == 2 else [5, 5])]


@every_mode
@tables
@EXAMPLES
def test_C6_no_dice_are_lost(mode: str, seed: int, players: int) -> None:
    for match in moments(mode, players, seed):
        s = match.state
        for seat in range(players):
            assert s.dice[seat] + 2 * len(named(s.dice_on[seat]).split()) == 6
            shown = sum(s.faces[seat])
            assert shown in (0, s.dice[seat])
            assert s.phase == DICE or shown == 0


@every_mode
@tables
@EXAMPLES
def test_C13_a_cell_has_one_owner_and_dice_or_a_card(mode: str, seed: int, players: int) -> None:
    for match in moments(mode, players, seed):
        s = match.state
        land = " ".join(named(cells) for cells in (*s.dice_on, *s.cards_on)).split()
        assert len(land) == len(set(land))
        assert set(land) <= set(match.view(None)["field"])


@every_mode
@tables
@EXAMPLES
def test_C21_the_field_is_full_at_every_decision(mode: str, seed: int, players: int) -> None:
    for match in moments(mode, players, seed):
        if match.state.phase < VOTE:
            view = match.view(None)
            assert len(view["field"]) == view["rows"] * view["columns"]
            assert all(cell["treasure"] for cell in view["field"].values())


@every_mode
@pytest.mark.parametrize("players", [2, 3, 4])
def test_C24_random_games_end_in_time(mode: str, players: int) -> None:
    for seed in range(5):
        match = list(moments(mode, players, seed, 200_000))[-1]
        assert match.over
        assert match.state.rounds <= 60
