"""A process of one revision that measures a subject whenever it is told its number: the other end of beside.py.

Of the revision only what has long been there is asked; the way of measuring is that of the newer one.
"""

import json
import sys
from collections.abc import Callable

from bench import calls, mates, random_play, search
from bench.measure import Subject


def _rules() -> list[Subject]:
    return [*random_play.subjects(), *mates.subjects(), *calls.subjects()]


def _wire() -> list[Subject]:
    from bench import wire  # leans on the server's inner rooms

    return wire.subjects()


SUBJECTS: dict[str, Callable[[], list[Subject]]] = {"rules": _rules, "search": search.our_subjects, "wire": _wire}


def main() -> None:
    subjects = SUBJECTS[sys.argv[1]]()
    print(json.dumps([(subject.name, subject.unit, subject.more_is_better) for subject in subjects]), flush=True)
    for line in sys.stdin:
        print(subjects[int(line)].run(), flush=True)


if __name__ == "__main__":
    main()
