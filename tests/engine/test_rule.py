"""Rules: in Python they are Python, in compiled code they are machine code, compiled once for all whole numbers."""

import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from doubloon.engine.entries import Entry, compiled
from doubloon.engine.progress import CompilerLine
from doubloon.engine.rule import inlined_rule, rule
from tests.engine.toy import TOY


def run(cache: Path, code: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0", "DOUBLOON_CACHE": str(cache), **environment}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)


def run_at_terminal(cache: Path, code: str) -> str:
    """What a person sees on the terminal that standard error is."""
    terminal, end = pty.openpty()
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0", "DOUBLOON_CACHE": str(cache)}
    with subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=subprocess.DEVNULL, stderr=end):
        os.close(end)
        seen = b""
        try:
            while part := os.read(terminal, 4096):
                seen += part
        except OSError:  # Linux says so when the other side has closed the terminal
            pass
    os.close(terminal)
    return seen.decode()


@rule
def twice(number: int, step: int = 2) -> int:
    return number * step


@rule
def calls_with_many_kinds(table: "np.ndarray[tuple[int], np.dtype[np.int8]]") -> int:
    return twice(1) + twice(table[0]) + twice(table[0] > 0) + twice(7, 3) + twice(table[0], step=table[1])


def test_in_python_a_rule_is_its_python() -> None:
    assert twice(4) == 8
    assert twice(2**80) == 2**81  # no machine has such numbers


MANY_KINDS = """
import numpy as np
from doubloon.engine.entries import compiled
from tests.engine.test_rule import calls_with_many_kinds, twice
from tests.engine.toy import TOY
print(compiled(calls_with_many_kinds, TOY)(np.array([5, 10], np.int8)), len(twice.signatures))
"""


def test_a_rule_called_from_rules_is_compiled_once_for_all_whole_numbers(tmp_path: Path) -> None:
    assert run(tmp_path, MANY_KINDS).stdout == f"{2 + 10 + 2 + 21 + 50} 1\n"


@rule
def plain(number: int) -> int:
    return number + 1


@inlined_rule
def copied(number: int) -> int:
    return plain(number) * 2


@rule
def calls_copied(number: int) -> int:
    return copied(number)


@pytest.mark.compiled
def test_only_an_inlined_rule_is_copied_into_its_callers_and_not_what_it_calls() -> None:
    assert compiled(calls_copied, TOY)(3) == 8
    marks = {a_rule: a_rule.targetoptions["forceinline"] for a_rule in (plain, copied)}  # type: ignore[attr-defined]
    assert marks == {plain: False, copied: True}


def test_other_users_of_numba_keep_their_cache_folder(tmp_path: Path) -> None:
    code = "import numba\nbefore = numba.config.CACHE_DIR\nimport doubloon\nprint(numba.config.CACHE_DIR == before)"
    assert run(tmp_path / "ours", code, NUMBA_CACHE_DIR=str(tmp_path / "theirs")).stdout == "True\n"


# What a person sees who waits: the rules of the toy, which are few.

COMPILE = """
from tests.engine.toy import TOY
TOY.calls.compile()
print(sum(sum(entry.stats.cache_hits.values()) for entry in vars(TOY.calls).values() if hasattr(entry, "stats")))
"""


def test_the_next_start_takes_the_compiled_rules_from_the_cache(tmp_path: Path) -> None:
    first, second = int(run(tmp_path, COMPILE).stdout), int(run(tmp_path, COMPILE).stdout)
    assert (first, second) == (0, len(TOY.calls.part.functions))


def test_nothing_is_said_where_no_terminal_is(tmp_path: Path) -> None:
    assert run(tmp_path, COMPILE).stderr == ""


@pytest.mark.parametrize("unwritable", ["file/below", "/proc/doubloon"])
def test_without_a_folder_to_write_to_one_line_says_so_and_the_rules_work(tmp_path: Path, unwritable: str) -> None:
    (tmp_path / "file").touch()
    done = run(tmp_path / unwritable, COMPILE)
    assert done.stdout == "0\n"
    assert done.stderr == (
        f"doubloon: cannot write compiled rules to {tmp_path / unwritable}, so every start compiles them anew;"
        " set DOUBLOON_CACHE to a folder that can be written.\n"
    )


def test_at_a_terminal_the_first_start_shows_its_progress_and_cleans_up(tmp_path: Path) -> None:
    seen = run_at_terminal(tmp_path, COMPILE)
    *shown, blank, rest = seen.split("\r")
    assert re.fullmatch(r"Compiling toy for this machine: 1 done, \d+ s", shown[1])
    assert blank == " " * len(blank)
    assert len(blank) >= max(map(len, shown))
    assert rest == ""


def test_the_clock_of_a_compiler_runs_from_the_first_rule_on(capsys: pytest.CaptureFixture[str]) -> None:
    clock = iter([100.0, 100.0, 103.0])
    line = CompilerLine("toy", lambda: next(clock))
    line.tell(1)
    line.tell(2)
    assert capsys.readouterr().err.split("\r")[1:] == [
        "Compiling toy for this machine: 1 done, 0 s",
        "Compiling toy for this machine: 2 done, 3 s",
    ]


def test_at_a_terminal_later_starts_show_nothing(tmp_path: Path) -> None:
    run(tmp_path, COMPILE)
    assert run_at_terminal(tmp_path, COMPILE) == ""


@pytest.mark.compiled
def test_what_python_calls_at_speed_is_an_entry() -> None:
    entry: Any = compiled(plain, TOY)
    assert isinstance(entry, Entry)
    assert entry(1) == 2
    assert compiled(plain, TOY) is entry
