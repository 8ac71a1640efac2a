"""Bots: they see what their seat may know, on redealt copies, and choose one of its legal actions."""

from doubloon.bots.bot import Bot, next_seat
from doubloon.bots.levels import LEVELS, level_of

__all__ = ["LEVELS", "Bot", "level_of", "next_seat"]
