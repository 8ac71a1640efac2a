"""The commands `doubloon people` and `doubloon tables`."""

from pathlib import Path
from typing import Annotated, Any

import typer

from doubloon.cli.arguments import as_typed
from doubloon.cli.extras import server_needed
from doubloon.server.settings import read_settings

Data = Annotated[Path | None, typer.Option(help="The data folder of the server.")]
Person = Annotated[str, typer.Argument(metavar="PERSON", help="Their id, as `doubloon people list` shows it.")]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="Its id, the last part of its link.")]
Most = Annotated[int, typer.Option("--most", help="How many lines.", min=1, max=10_000)]

people = typer.Typer(help="Look after a server's people.", no_args_is_help=True, rich_markup_mode=None)
tables = typer.Typer(help="Look after a server's tables.", no_args_is_help=True, rich_markup_mode=None)


def _ask(data: Path | None, method: str, path: str) -> Any:
    with server_needed("doubloon people"):
        from doubloon.cli.host import ask

    return ask(read_settings(data=data), method, path)


@people.command("list")
def list_people(most: Most = 100, data: Data = None) -> None:
    """The newest people: id, since when, kind, name, login."""
    found = _ask(data, "GET", f"/api/host/people?count={most}")
    from doubloon.cli.host import show_people

    show_people(found)


@people.command("delete")
def delete_person(person: Person, data: Data = None) -> None:
    """Take away someone's name, login, password, cookies and bots."""
    _ask(data, "DELETE", f"/api/host/people/{person}")
    typer.echo(f"{person} is nobody any more; at tables where they sat, their name stays as it was.")


@people.command("password")
def reset_password(person: Person, data: Data = None) -> None:
    """Give an account a new password, and print it."""
    password = _ask(data, "POST", f"/api/host/people/{person}/password")["password"]
    typer.echo(f"The new password is {password}. They are signed out everywhere.")


@people.command("silence")
def silence(person: Person, data: Data = None) -> None:
    """Let someone say nothing at tables."""
    _ask(data, "PUT", f"/api/host/people/{person}/silence")
    typer.echo(as_typed(f"{person} says nothing any more; `doubloon people unsilence` takes it back."))


@people.command("unsilence")
def unsilence(person: Person, data: Data = None) -> None:
    """Let them talk again."""
    _ask(data, "DELETE", f"/api/host/people/{person}/silence")
    typer.echo(f"{person} may talk again.")


@tables.command("list")
def list_tables(most: Most = 100, data: Data = None) -> None:
    """The tables at which something happened last: id, when, status, game, who sits there."""
    found = _ask(data, "GET", f"/api/host/tables?count={most}")
    from doubloon.cli.host import show_tables

    show_tables(found)


@tables.command("end")
def end_table(table: Table, data: Data = None) -> None:
    """Close a table for good; what was played stays in the database."""
    _ask(data, "POST", f"/api/tables/{table}/end")
    typer.echo(f"Nobody can open {table} any more.")


@tables.command("delete")
def delete_table(table: Table, data: Data = None) -> None:
    """Close a table for good, and keep nothing of it."""
    _ask(data, "DELETE", f"/api/tables/{table}")
    typer.echo(f"Nothing is left of {table}.")
