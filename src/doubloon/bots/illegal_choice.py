"""What becomes of a bot that chose what it may not do: an error that names the game, the seat and the action."""

from doubloon.bots.mind import Array
from doubloon.engine.errors import IllegalChoice
from doubloon.engine.game import Game


def illegal_choice(game: Game, seed: int, bot: str, desk: Array) -> IllegalChoice:
    """The error, from what compiled code has noted on the desk; the seed is the match's, for who plays it again."""
    seat, number = int(desk[0].culprit), int(desk[0].blunder)
    who = f"{bot} in seat {seat} of {game.name} (seed {seed})"
    if not desk[0].legal.any():
        return IllegalChoice(f"{who} is to act, but no action is legal: a fault in the game's `actors` or `legal`")
    action = game.actions.decode(number) if 0 <= number < len(game.actions) else number
    return IllegalChoice(
        f"{who} chose {action}, which is not legal there: its search imagines games in which it is,"
        " so look for a `legal` that asks what `redeal` changes"
    )
