"""The way to a batch: `doubloon.vector`."""

from collections.abc import Mapping, Sequence

from doubloon.envs.vector import Vector
from doubloon.games import game as game_of


def vector(
    game: str,
    n: int,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    observation: str = "integers",
    reset: str = "automatic",
    illegal: str = "refused",
    hands: Sequence[str] | None = None,
    threads: int = 1,
) -> Vector:
    """A batch of n games, for training: each row asks one seat for an action, and all take theirs in one `step`.

    `observation` is integers, floats between -1 and 1, or none; with an automatic `reset` a row whose game is done has
    begun another. What is `illegal` is refused, ends the game, or is ignored. `hands` says how fast each seat is
    where a game is in real time.

    >>> import doubloon
    >>> games = doubloon.vector("nozoku", 100, players=3, seed=1)
    >>> while not games.done.any():
    ...     games.step(games.mask.argmax(axis=1))
    >>> ended = games.done.argmax()
    >>> float(games.reward[ended].sum())
    1.0

    The same seed gives the same games in every row, however many there are; each is a match with the seed that
    `seeds` tells.
    """
    return Vector(
        game_of(game),
        n,
        players=players,
        options=options,
        seed=seed,
        observation=observation,
        reset=reset,
        illegal=illegal,
        hands=hands,
        threads=threads,
    )
