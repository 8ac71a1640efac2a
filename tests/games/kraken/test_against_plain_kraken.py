"""The real rules against a second, simple-minded telling of them, on thousands of random positions and moves."""

import random
from typing import Any

import pytest

import doubloon
from doubloon.engine.rule import INTERPRETED
from tests.games.kraken import plain_kraken
from tests.games.kraken.sea import sea

BASES = [5, 13, 20, 32]
WIND = [2, 6, 10, 14, 18, 22, 26, 30, 34]
DIALS = [
    ["tantrum", "dormant", "dormant", "enraged", "dormant", "dormant"],
    ["tantrum", "enraged"],
    ["tantrum", "tantrum", "enraged", "enraged", "dormant"],
]
ROUND_LIMIT = 40
POSITIONS = 100 if INTERPRETED else 250  # for each test
MOVES = 12  # from each position

# The fields of events that are dice, in the order in which they are rolled.
DICE = {
    "kraken-rolled": ("first", "second"),
    "ship-defended": ("die",),
    "ship-gripped": ("die",),
    "points-rolled": ("die",),
    "attack-tied": ("mine", "mine"),
    "attack-rolled": ("mine", "theirs"),
    "pillar-hit": ("die",),
    "pillar-fell": ("die",),
}


def random_position(chance: random.Random) -> tuple[doubloon.Match, dict[str, Any]]:
    """A position that a game could come to, for the real rules and for the plain ones."""
    players = chance.choice([2, 3, 4])
    board, dial = chance.choice(["spiral", "rings"]), chance.choice(DIALS)
    options: dict[str, Any] = {"board": board, "dial": dial, "kraken_roll": chance.choice(["sum", "low", "high"])}
    holder = chance.choice([-1, *range(players)])
    pillars = {space: chance.choice([0, 0, 1, 3, 6]) for space in BASES}
    free = [space for space in range(1, 36) if not pillars.get(space)]
    crowd = chance.sample(free, 3)  # few spaces, so that ships meet
    ships = [chance.choice([*crowd, *crowd, *free]) for _ in range(players)]
    if chance.random() < 0.3:
        ships[holder] = chance.choice([1, 15, 16])  # nearly home
    elif chance.random() < 0.2:
        ships[chance.randrange(players)] = 36 if holder >= 0 else 0
    game: dict[str, Any] = {
        **options,
        "ships": ships,
        "treasure": None if holder < 0 else holder,
        "pillars": pillars,
        "wind": [*WIND, 36] if board == "rings" else WIND,
        "tentacles": [8, 16, 24, 35],
        "segment": chance.randrange(len(dial)),
        "starter": chance.randrange(players),
        "turn": chance.randrange(players),
        "points": chance.randint(1, 12),
        "bruises": [chance.choice([0, 0, 1, 2]) for _ in range(players)],
        "gripped": [chance.random() < 0.2 for _ in range(players)],
        "rounds": chance.randrange(ROUND_LIMIT),
        "round_limit": ROUND_LIMIT,
        "winner": None,
        "over": False,
    }
    game["bruises"][game["turn"]] = game["gripped"][game["turn"]] = 0
    same = ("segment", "starter", "turn", "points", "bruises", "gripped", "rounds")
    fields = {name: game[name] for name in same}
    options["round_limit"] = ROUND_LIMIT
    match = sea(list(ships), pillars=pillars, options=options, holder=holder, **fields)
    match.state.rng = chance.getrandbits(64)
    return match, game


def dice_of(events: list[doubloon.Event]) -> list[int]:
    rolled = [event.fields[field] for event in events for field in DICE.get(event.kind, ())]
    return [int(die) for die in rolled if die]  # 0: no die was rolled


def seen(match: doubloon.Match, game: dict[str, Any]) -> dict[str, Any]:
    """The match in the form of a plain game; what never changes is taken from that game."""
    view = match.view(None)
    return {
        **game,
        "ships": [ship["space"] for ship in view["ships"]],
        "bruises": [ship["bruises"] for ship in view["ships"]],
        "gripped": [ship["gripped"] for ship in view["ships"]],
        "treasure": view["treasure"],
        "pillars": {pillar["space"]: pillar["points"] for pillar in view["pillars"]},
        "segment": view["segment"],
        "starter": view["starter"],
        "turn": int(match.state.turn),
        "points": view["points"],
        "rounds": int(match.state.rounds),
        "winner": view["winner"],
        "over": match.over,
    }


@pytest.mark.parametrize("seed", range(5))
def test_K2_to_K22_the_rules_agree_with_the_plain_ones(seed: int) -> None:
    chance = random.Random(seed)
    ended = 0
    for _ in range(POSITIONS):
        match, game = random_position(chance)
        for _ in range(MOVES):
            assert match.legal(game["turn"]) == plain_kraken.legal(game)
            action = chance.choice(plain_kraken.legal(game))
            dice = dice_of(match.play(game["turn"], action))
            plain_kraken.play(game, action, dice)
            assert dice == []
            assert seen(match, game) == game
            if match.over:
                ended += 1
                assert list(match.ranks or ()) == plain_kraken.ranks(game)
                break
    assert ended > 5
