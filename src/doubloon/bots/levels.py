"""The names of the bots, the same in every game."""

from doubloon.engine.errors import BadPlayers, did_you_mean, shown

LEVELS = ("random", "mate")
RANDOM = LEVELS.index("random")  # any legal action, all equally likely
MATE = LEVELS.index("mate")  # the action that the game's `prior` likes best


def level_of(name: str) -> int:
    """The number by which compiled code knows a bot."""
    if name not in LEVELS:
        raise BadPlayers(f"no bot is called {shown(name)}; {did_you_mean(name, LEVELS)}")
    return LEVELS.index(name)
