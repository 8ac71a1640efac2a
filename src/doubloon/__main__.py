"""`python -m doubloon` is the shell."""

from doubloon.cli import main

main()
