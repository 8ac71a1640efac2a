"""Bots: they see what their seat may know, on redealt copies, and choose one of its legal actions."""

from doubloon.bots.bot import Bot, Thought, next_seat
from doubloon.bots.compilers import SIMULATIONS, TABLES, Compilers, parts_of
from doubloon.bots.gauge import AUTO, Gauge
from doubloon.bots.levels import LEVELS, level_of
from doubloon.bots.live import Moment, Race, in_haste
from doubloon.engine.realtime import HANDS

__all__ = [
    "AUTO",
    "HANDS",
    "LEVELS",
    "SIMULATIONS",
    "TABLES",
    "Bot",
    "Compilers",
    "Gauge",
    "Moment",
    "Race",
    "Thought",
    "in_haste",
    "level_of",
    "next_seat",
    "parts_of",
]
