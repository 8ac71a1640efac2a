"""The commands for who designs a game, and what they take: simulate, ladder, report, compare, sweep and tune."""

from pathlib import Path
from typing import Annotated

import typer

from doubloon.cli.arguments import language_of, options_of, whole_number
from doubloon.cli.extras import lab_needed
from doubloon.cli.parameters import GameName, Hands, Language, Options, Players, SameSeed, Workers
from doubloon.engine.errors import BadOption

app = typer.Typer(rich_markup_mode=None)


@app.command()
def simulate(
    game: GameName = "",
    games: Annotated[int, whole_number("--games", "How many games.", such_as=1000)] = 10_000,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="The bots: one for all seats, or one each with commas.")] = "mate",
    hands: Hands = None,
    seed: SameSeed = 0,
    workers: Workers = None,
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    csv: Annotated[bool, typer.Option("--csv", help="Print the figures as CSV.")] = False,
    lang: Language = None,
) -> None:
    """Let bots play many games and sum up what came of them."""
    from doubloon.cli.simulate import Format, report

    if json and csv:
        raise BadOption("--json and --csv are two ways to print the same: choose one")
    form = Format.JSON if json else Format.CSV if csv else Format.TABLE
    report(
        game,
        games,
        players,
        bots.split(","),
        hands.split(",") if hands else None,
        seed,
        workers,
        options_of(option),
        form,
        language_of(lang),
    )


@app.command()
def ladder(
    game: GameName = "",
    bots: Annotated[str, typer.Option(help="The bots that meet, with commas.")] = "greenhorn,mate,captain",
    games: Annotated[
        int, whole_number("--games", "How many games, spread over every mix of seats.", such_as=1000)
    ] = 400,
    players: Players = None,
    alone: Annotated[str | None, typer.Option(help="Only mixes in which this bot sits alone among others.")] = None,
    seed: SameSeed = 0,
    workers: Workers = None,
    option: Options = None,
    file: Annotated[
        Path | None, typer.Option(help="Where the games are kept; the same call again goes on from there.")
    ] = None,
    gate: Annotated[
        bool,
        typer.Option(
            "--gate",
            help="Each bot among its like, in every way to play: whether games are won and nothing thrown away.",
        ),
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Let bots meet in every mix of seats, and say which of them plays better."""
    from doubloon.cli import gate as at_gate
    from doubloon.cli.ladder import report

    if gate:
        at_gate.report(
            game, bots.split(","), games, players, seed, workers, options_of(option), json, language_of(lang)
        )
        return
    report(
        game,
        bots.split(","),
        games,
        players,
        alone,
        seed,
        workers,
        options_of(option),
        file,
        json,
        language_of(lang),
    )


@app.command("report")
def make_report(
    game: GameName = "",
    players: Players = None,
    bots: Annotated[str, typer.Option(help="The bots: one for all seats, or one each with commas.")] = "mate",
    option: Options = None,
    games: Annotated[int, whole_number("--games", "How many games.", such_as=100_000)] = 100_000,
    followed: Annotated[
        int,
        whole_number("--followed", "How many of them are followed by playouts, for the chances to win.", such_as=48),
    ] = 48,
    captains: Annotated[int, whole_number("--captains", "Games of captains beside them.", such_as=100)] = 0,
    seed: SameSeed = 0,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="The file; without it, GAME.html.")] = None,
    folder: Annotated[Path | None, typer.Option(help="Where the games are kept; without it, the cache.")] = None,
    workers: Workers = None,
    lang: Language = None,
) -> None:
    """Play many games, count all that is done in them, and write what that says as one HTML file."""
    with lab_needed("doubloon report"):
        from doubloon.cli.report import report
        from doubloon.lab.tasks import Here

    report(
        game,
        players,
        bots.split(","),
        options_of(option),
        games,
        followed,
        captains,
        seed,
        output,
        folder,
        Here(workers),
        language_of(lang),
    )


@app.command()
def compare(
    game: GameName = "",
    option: Options = None,
    against: Annotated[
        list[str] | None,
        typer.Option("--against", metavar="NAME=VALUE", help="An option of the game compared with; else the default."),
    ] = None,
    replays: Annotated[
        list[Path] | None, typer.Option(help="Instead of playing: a folder of replays; twice, before and after.")
    ] = None,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="The bots: one for all seats, or one each with commas.")] = "mate",
    games: Annotated[int, whole_number("--games", "How many games each way.", such_as=20_000)] = 20_000,
    followed: Annotated[
        int,
        whole_number("--followed", "How many of them are followed by playouts, for the chances to win.", such_as=48),
    ] = 0,
    seed: SameSeed = 0,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="Write it as an HTML file, too.")] = None,
    workers: Workers = None,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    lang: Language = None,
) -> None:
    """Play a game with other options from the same seeds, and say of each figure whether it differs."""
    with lab_needed("doubloon compare"):
        from doubloon.cli.compare import compare as compare_games
        from doubloon.lab.tasks import Here

    compare_games(
        game,
        players,
        bots.split(","),
        options_of(option),
        options_of(against, "--against"),
        replays or [],
        games,
        followed,
        seed,
        output,
        Here(workers),
        json,
        language_of(lang),
    )


@app.command()
def sweep(
    game: GameName = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE,VALUE", help="An option, and values to try.")
    ] = None,
    players: Annotated[str | None, typer.Option(help="How many play, or several numbers with commas.")] = None,
    metric: Annotated[list[str] | None, typer.Option(help="A figure to show; without it, a few.")] = None,
    bots: Annotated[str, typer.Option(help="The bots: one for all seats, or one each with commas.")] = "mate",
    games: Annotated[int, whole_number("--games", "How many games of each setting.", such_as=5_000)] = 5_000,
    followed: Annotated[
        int,
        whole_number("--followed", "How many of them are followed by playouts, for the chances to win.", such_as=48),
    ] = 0,
    seed: SameSeed = 0,
    folder: Annotated[Path | None, typer.Option(help="Where the games are kept; without it, the cache.")] = None,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="Write it as an HTML file, too.")] = None,
    workers: Workers = None,
    lang: Language = None,
) -> None:
    """Play every mix of some options' values and numbers of players, and show the figures side by side."""
    with lab_needed("doubloon sweep"):
        from doubloon.cli.sweep import sweep as sweep_over
        from doubloon.lab.tasks import Here

    sweep_over(
        game,
        players,
        option or [],
        metric or [],
        bots.split(","),
        games,
        followed,
        seed,
        folder,
        output,
        Here(workers),
        language_of(lang),
    )


@app.command()
def tune(
    game: GameName = "",
    target: Annotated[
        list[str] | None, typer.Option(help="A figure and what it should be: rounds=20, seat_advantage<0.02.")
    ] = None,
    over: Annotated[
        list[str] | None,
        typer.Option(help="What may change: round_limit=20..80, kraken_roll=low,sum, or board.wind.2=5..9 in a file."),
    ] = None,
    players: Players = None,
    option: Options = None,
    bots: Annotated[str, typer.Option(help="The bots: one for all seats, or one each with commas.")] = "mate",
    tries: Annotated[int, whole_number("--tries", "How many settings to try.", such_as=40)] = 40,
    games: Annotated[int, whole_number("--games", "How many games of each.", such_as=2_000)] = 2_000,
    followed: Annotated[
        int,
        whole_number("--followed", "How many of them are followed by playouts, where a target wants it.", such_as=32),
    ] = 32,
    seed: SameSeed = 0,
    folder: Annotated[Path | None, typer.Option(help="Where the games are kept; without it, the cache.")] = None,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="Write the changed table as TOML.")] = None,
    workers: Workers = None,
    lang: Language = None,
) -> None:
    """Search options and numbers in a file for targets, and confirm what is found with fresh seeds."""
    with lab_needed("doubloon tune"):
        from doubloon.cli.tune import tune as tune_for
        from doubloon.lab.tasks import Here

    reached = tune_for(
        game,
        target or [],
        over or [],
        players,
        options_of(option),
        bots.split(","),
        tries,
        games,
        followed,
        seed,
        folder,
        output,
        Here(workers),
        language_of(lang),
    )
    if not reached:
        raise typer.Exit(1)
