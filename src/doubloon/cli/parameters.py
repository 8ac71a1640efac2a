"""What several commands take, each with what it means."""

from pathlib import Path
from typing import Annotated

import typer

from doubloon.cli.arguments import some_game, whole_number

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="Which game; `doubloon games` lists them.", callback=some_game, show_default=False
    ),
]
Players = Annotated[int | None, whole_number("--players", "How many play; without it, as many as can.", such_as=4)]
Seed = Annotated[
    int | None, whole_number("--seed", "Makes chance repeatable; without one it is drawn anew.", such_as=7)
]
SameSeed = Annotated[
    int, whole_number("--seed", "The same seed gives the same games, on any number of cores.", such_as=7)
]
Workers = Annotated[int | None, whole_number("--workers", "Cores to use; without it, all.", such_as=2)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; `doubloon games` lists them."),
]
Hands = Annotated[
    str | None,
    typer.Option(help="How fast bots are in real time, if not as their level has it: slow, steady, brisk or quick."),
]
Data = Annotated[Path | None, typer.Option(help="The data folder of the server.")]
Language = Annotated[str | None, typer.Option("--lang", help="en or ja; without it, that of the system.")]
