"""How fast Doubloon is on this machine, next to OpenSpiel where it is installed: `python -m bench`."""

import os

os.environ.setdefault("DOUBLOON_COMPILE", "first")  # what is measured is machine code, but for a first visit
