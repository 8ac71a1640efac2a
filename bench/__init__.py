"""How fast Doubloon is on this machine, next to OpenSpiel where it is installed: `python -m bench`."""
