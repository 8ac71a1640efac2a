"""The commands and what they take. Each does its work in a file of its own, imported when it is called."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from doubloon.cli import host_commands, lab_commands
from doubloon.cli.arguments import (
    as_typed,
    language_of,
    options_of,
    print_version,
    program,
    seats_of,
    typed_again,
    whole_number,
)
from doubloon.cli.extras import server_needed
from doubloon.cli.output import can_be_printed_anywhere
from doubloon.cli.parameters import Data, GameName, Language, Options, Players, Seed
from doubloon.engine.errors import DoubloonError
from doubloon.server.settings import described, read_settings

app = typer.Typer(
    help="Treasure-hunt tabletop games: play them, watch them, simulate them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

database = typer.Typer(help="Look after a server's database.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(database, name="db")
app.add_typer(lab_commands.app)
app.add_typer(host_commands.people, name="people")
app.add_typer(host_commands.tables, name="tables")

_SETTINGS = "\b\n" + "\n".join(f"{name} ({default}): {meaning}" for name, default, meaning in described())


@app.callback()
def shell(
    version: Annotated[  # its callback prints it
        bool, typer.Option("--version", help="Show the version and exit.", callback=print_version, is_eager=True)
    ] = False,
) -> None:
    """Treasure-hunt tabletop games: play them, watch them, simulate them."""


@app.command()
def play(
    context: typer.Context,
    game: GameName = "",
    players: Players = None,
    seat: Annotated[str, typer.Option(help="The seats of people, from 1: 1, or 1,3 for two at one screen.")] = "1",
    bots: Annotated[
        str,
        typer.Option(
            help="The bots in the other seats: one for all, or one each; greenhorn, mate, captain or admiral."
        ),
    ] = "mate",
    hands: Annotated[
        str,
        typer.Option(
            help="How fast they are in real time: auto goes by your own pace; slow, steady, brisk or quick does not."
        ),
    ] = "auto",
    seed: Seed = None,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option(help="Go on from a save.")] = None,
    explain: Annotated[bool, typer.Option("--explain", help="Tell what bots think, secrets included.")] = False,
    lang: Language = None,
) -> None:
    """Play in the terminal, with bots and with friends at the same screen."""
    from doubloon.cli.play import start_table

    table = start_table(
        game=game,
        players=players,
        people=seats_of(seat),
        bots=bots.split(","),
        hands=hands.split(","),
        seed=seed,
        options=options_of(option),
        resume=resume,
        explain=explain,
        language=language_of(lang),
        again=typed_again(context),
    )
    table.run()


@app.command(epilog=_SETTINGS)
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, whole_number("--port", "The port to listen on; 0: any free one.", such_as=8000)] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for the database and the key.")] = None,
    browse: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve tables to play at over the network. All settings are variables of the environment."""
    with server_needed("doubloon serve"):
        from doubloon.server.serve import serve as run

    run(read_settings(host=host, port=port, data=data), typer.echo, browse=browse)


@app.command()
def doctor(data: Data = None) -> None:
    """Look at what a server needs, its settings, folders, database, compiled rules and proxy, and say what to do."""
    with server_needed("doubloon doctor"):
        from doubloon.cli.doctor import tell

    if not tell(data):
        raise typer.Exit(1)


@database.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; it must not exist yet.")],
    data: Data = None,
) -> None:
    """Copy a server's database, also while it runs."""
    with server_needed("doubloon db backup"):
        from doubloon.cli.database import backup_to

    backup_to(read_settings(data=data), file)


@database.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `doubloon db backup` made.")],
    data: Data = None,
) -> None:
    """Put a copy in the place of a server's database, while the server is stopped."""
    with server_needed("doubloon db restore"):
        from doubloon.cli.database import restore_from

    restore_from(read_settings(data=data), file)


@database.command("check")
def check_database(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A copy; without one, the server's own database.")
    ] = None,
    data: Data = None,
) -> None:
    """Read a whole database, also while the server runs, and say what is wrong with it."""
    with server_needed("doubloon db check"):
        from doubloon.cli.database import check_all

    if check_all(read_settings(data=data), file):
        raise typer.Exit(1)


@database.command("rate")
def rate_anew(data: Data = None) -> None:
    """Compute all ratings once more from how games came out, also while the server runs."""
    with server_needed("doubloon db rate"):
        from doubloon.cli.host import ask, show_ratings

    show_ratings(ask(read_settings(data=data), "POST", "/api/host/ratings"))


@app.command("compile")
def compile_games(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; without it, all.")
    ] = None,
    simulation: Annotated[bool, typer.Option("--simulation", help="What simulations need, too.")] = False,
    lang: Language = None,
) -> None:
    """Compile games for this machine with all cores, so that no server has to do it later."""
    from doubloon.cli.compile import compile_ahead

    compile_ahead(games or [], simulation, language_of(lang))


@app.command()
def prepare(lang: Language = None) -> None:
    """Compile all that a server of this version needs, before one that runs is stopped and started anew."""
    from doubloon.cli.compile import compile_ahead

    compile_ahead([], simulation=False, language=language_of(lang))
    typer.echo("Everything is compiled: a server can be started, and waits for nothing.")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save, or a replay in JSON.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check that its moves lead to its end.")] = False,
    seat: Annotated[
        int | None, whole_number("--seat", "See it from this seat, from 1; without it, as a spectator.", such_as=1)
    ] = None,
    lang: Language = None,
) -> None:
    """Step through a game that was played."""
    from doubloon.cli.replay import step_through
    from doubloon.cli.replay import verify as check

    if verify:
        check(file, language_of(lang))
    else:
        step_through(file, None if seat is None else seat - 1, language_of(lang))


@app.command()
def games(lang: Language = None) -> None:
    """List the games, who can play them, and their options."""
    from doubloon.cli.library import list_games

    list_games(language_of(lang))


@app.command()
def rules(
    game: GameName = "",
    number: Annotated[str | None, typer.Argument(metavar="[NUMBER]", help="One rule, such as K15.")] = None,
    exact: Annotated[
        bool, typer.Option("--exact", help="The letter of the law, with every number and option.")
    ] = False,
    lang: Language = None,
) -> None:
    """Show the rules of a game."""
    from doubloon.cli.library import show_exact_rules, show_rules

    if exact and number is None:
        show_exact_rules(game, language_of(lang))
    else:
        show_rules(game, number, language_of(lang))


def main() -> None:
    """The entry point: errors of use are one line, without a traceback."""
    can_be_printed_anywhere(sys.stdout, sys.stderr)
    try:
        app(prog_name=program())
    except DoubloonError as error:
        sys.exit(_complain(str(error)))
    except OSError as error:
        sys.exit(_complain(f"{error.filename}: {error.strerror}" if error.filename else str(error)))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)


def _complain(text: str) -> int:
    print(as_typed(f"doubloon: {text}"), file=sys.stderr)
    return 2
