"""The names of the bots, the same in every game, and what each of them is made of."""

from dataclasses import dataclass, replace

from doubloon.engine.errors import BadPlayers, did_you_mean, shown

# How a bot comes to a choice.
RANDOM, CARELESS, SENSIBLE, SEARCHING = range(4)

# Whom a search takes the others to be: sensible players, or searchers too, each for themselves or all against me.
TRUSTING, MAX_N, PARANOID = range(3)
OUTLOOKS = ("trusting", "max-n", "paranoid")
MOST_VISITS = 10_000_000


@dataclass(frozen=True)
class Level:
    """A kind of bot. `docs/bots.md` has what each is worth."""

    name: str
    way: int
    hand: str = "steady"  # how fast it is where a game is played in real time (tempo.py)
    lean: int = 100  # where hands go by people: per cent of the time that the slowest of them takes (gauge.py)
    visits: int = 0  # games that a search imagines before each choice, or fewer when nothing can change it
    milliseconds: int = 0  # and the longest that it may take for them at a table
    outlook: int = TRUSTING
    foresight: int = 50  # how far a trusting search plans, in per cent of what pays in the game (its hints)


LEVELS = {
    level.name: level
    for level in (
        Level("random", RANDOM),  # any legal action, all equally likely
        Level("greenhorn", CARELESS, hand="slow", lean=125),  # now and then any action, else a mate's
        Level("mate", SENSIBLE, lean=105),  # the action that the game's `prior` likes best
        Level("captain", SEARCHING, hand="brisk", lean=95, visits=1_000, milliseconds=300),
        Level("admiral", SEARCHING, hand="quick", lean=85, visits=12_000, milliseconds=2_000, foresight=100),
    )
}


def level_of(text: str) -> Level:
    """A level by its name; for a trial, a search can be given its visits and its outlook.

    >>> level_of("captain:300000:paranoid").visits
    300000
    """
    name, *changes = text.split(":") if isinstance(text, str) else [text]
    if name not in LEVELS:
        raise BadPlayers(f"no bot is called {shown(name)}; {did_you_mean(name, LEVELS)}")
    level = LEVELS[name]
    for change in changes:
        level = _changed(level, change)
    return replace(level, name=text)


def _changed(level: Level, change: str) -> Level:
    if level.way == SEARCHING and change in OUTLOOKS:
        return replace(level, outlook=OUTLOOKS.index(change))
    if level.way == SEARCHING and change.isdecimal() and 1 <= int(change) <= MOST_VISITS:
        visits = int(change)
        return replace(level, visits=visits, milliseconds=level.milliseconds * visits // level.visits)
    raise BadPlayers(
        f"{shown(change)} says nothing about a {level.name}; a captain or an admiral takes 1 to {MOST_VISITS} visits,"
        f" {' or '.join(OUTLOOKS)}, as in captain:30000"
    )
