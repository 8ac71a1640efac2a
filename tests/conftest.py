"""What holds for all tests: rules are compiled, or taken from the cache, before they are called."""

import os

os.environ.setdefault("DOUBLOON_COMPILE", "first")
