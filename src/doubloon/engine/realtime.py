"""Real time: what a game says about hands and clocks where everyone acts at once, and what all other games say."""

from doubloon.engine.rule import rule

NO_HASTE = -1

# What a hand does for an action; how long it takes depends on whose hand it is. To study is to wait with the bell.
MOTIONS = ("study", "cast", "spot", "place", "ring")
STUDY, CAST, SPOT, PLACE, RING = range(len(MOTIONS))


@rule
def by_turns(_s):
    """There is no haste in a game by turns."""
    return NO_HASTE


@rule
def no_motion(_s, _seat, _action):
    """Nobody looks at the clock, so it does not matter what an action takes."""
    return STUDY


@rule
def no_limit(_s):
    """A table may wait for ever."""
    return 0


@rule
def wait_on(_s, _log):
    """Nothing happens by itself."""
