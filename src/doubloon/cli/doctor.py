"""`doubloon doctor`: what was found, a line each."""

from pathlib import Path

import typer

from doubloon.cli.arguments import as_typed
from doubloon.server.doctor import ADVICE, WRONG, examine

_MARKS = {ADVICE: "!", WRONG: "x"}


def tell(data: Path | None) -> bool:
    """Print every finding; whether a server could serve."""
    findings = examine(data=data)
    for finding in findings:
        typer.echo(as_typed(f"{_MARKS.get(finding.how, ' ')} {finding.about}: {finding.text}"))
    return all(finding.how != WRONG for finding in findings)
