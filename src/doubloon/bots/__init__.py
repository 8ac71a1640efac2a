"""Bots: they see what their seat may know, on redealt copies, and choose one of its legal actions."""

from doubloon.bots.bot import Bot, Thought, next_seat
from doubloon.bots.compilers import SIMULATIONS, TABLES, Compilers, parts_of
from doubloon.bots.gauge import AUTO, Gauge
from doubloon.bots.levels import LEVELS, level_of
from doubloon.bots.live import Moment, Race, in_haste
from doubloon.bots.pirates import PIRATES, Pirate, Temper, temper_of
from doubloon.engine.realtime import HANDS

__all__ = [
    "AUTO",
    "HANDS",
    "LEVELS",
    "PIRATES",
    "SIMULATIONS",
    "TABLES",
    "Bot",
    "Compilers",
    "Gauge",
    "Moment",
    "Pirate",
    "Race",
    "Temper",
    "Thought",
    "in_haste",
    "level_of",
    "next_seat",
    "parts_of",
    "temper_of",
]
