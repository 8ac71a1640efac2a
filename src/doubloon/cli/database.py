"""`doubloon db`: copies of a server's database, put back, and read through."""

import asyncio
import sys
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from doubloon.server.settings import Settings
from doubloon.server.store.backup import back_up
from doubloon.server.store.check import check
from doubloon.server.store.restore import restore


def backup_to(settings: Settings, file: Path) -> None:
    """Copy the database."""
    back_up(settings, file)
    typer.echo(f"{file} holds all tables and people.")


def restore_from(settings: Settings, file: Path) -> None:
    """Put a copy in its place."""
    told, before = asyncio.run(restore(settings, file))
    kept = f" The one from before is {before}." if before else ""
    typer.echo(f"{file} is the database now; {told} games that were going on are told that they were set back.{kept}")


def check_all(settings: Settings, file: Path | None) -> int:
    """Read all of it; how many things are wrong."""
    url = f"sqlite:///{file.resolve()}" if file is not None else settings.database_url
    columns = (TextColumn("Reading tables"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        bar = progress.add_task("tables", total=None)
        faults = asyncio.run(check(url, lambda done, of: progress.update(bar, completed=done, total=of)))
        read = int(progress.tasks[bar].completed)
    for fault in faults:
        typer.echo(fault)
    typer.echo(f"{len(faults)} things are wrong." if faults else f"All is well: {read} tables were read.")
    return len(faults)
