"""A pirate's temper makes it no weaker than its level: mates with a habit against mates without one."""

import pytest

import doubloon
from doubloon.bots import Bot, Temper
from doubloon.bots.company import decisions
from doubloon.bots.pirates import CONTRARY, ORDERLY

GAMES = 1_000
FAIR = 0.5
THREE_ERRORS = 3 * (FAIR * FAIR / GAMES) ** 0.5


def share_of_wins(game: str, temper: Temper, games: int, options: dict[str, object]) -> float:
    """What a mate of that temper wins against one without, seats taken in turn; a shared win is half a one."""
    won = 0.0
    for seed in range(games):
        match = doubloon.game(game).start(players=2, seed=seed, options=options)
        mine = seed % 2
        bots = [Bot("mate", seed, seat, temper=temper if seat == mine else Temper("none")) for seat in range(2)]
        for _ in decisions(match, bots):
            pass
        winners = match.winners or ()
        won += 0.5 if not winners else (mine in winners) / len(winners)
    return won / games


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("temper", [ORDERLY, CONTRARY], ids=["first", "last"])
@pytest.mark.parametrize("game", ["kraken", "captain_dice", "nozoku", "casket"])
def test_mates_with_a_habit_are_as_good_as_mates(game: str, temper: Temper) -> None:
    share = share_of_wins(game, temper, GAMES, {})
    print(f"{game}, {temper.habit}: {100 * share:.1f} % of {GAMES} games")
    assert share > FAIR - THREE_ERRORS
