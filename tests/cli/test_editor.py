"""A line typed key by key, and a terminal that gives keys."""

import os
import pty
import sys
import termios

import pytest

from doubloon.cli.editor import LineEditor
from doubloon.cli.typist import ERASE, Keyboard


def typed(keys: str) -> tuple[list[str], str]:
    """The lines that keys make, and what stands in the last one."""
    editor = LineEditor()
    lines = [editor.take(key) for key in keys]
    return [line for line in lines if line is not None], editor.text


@pytest.mark.parametrize(
    ("keys", "lines", "left"),
    [
        ("ring\n", ["ring"], ""),
        ("cast\rb", ["cast"], "b"),
        ("b3\x7f2\n", ["b2"], ""),
        ("\x7f\n", [""], ""),
        ("ring\x15c", [], "c"),
        ("a\x1b[A\x1b[3~\x1bOPb", [], "ab"),
        ("\x01\tx", [], "x"),
        ("\uff11\n", ["\uff11"], ""),
    ],
)
def test_keys_make_lines(keys: str, lines: list[str], left: str) -> None:
    assert typed(keys) == (lines, left)


def test_the_end_of_the_input_is_the_end_of_an_empty_line_only() -> None:
    assert typed("b\x04") == ([], "b")
    with pytest.raises(EOFError):
        typed("\x04")


def test_at_a_terminal_what_is_typed_stands_below_what_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    leader, follower = pty.openpty()
    with os.fdopen(follower) as stdin, os.fdopen(leader, "wb", buffering=0) as keys:
        monkeypatch.setattr(sys, "stdin", stdin)
        monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
        monkeypatch.setattr("atexit.register", lambda *_: None)
        keyboard = Keyboard()
        keyboard.show("> ")
        assert not termios.tcgetattr(follower)[3] & termios.ECHO
        keys.write(b"b2\n")
        assert keyboard.line(None) == "b2"
        assert capsys.readouterr().out == f"{ERASE}> {ERASE}> b{ERASE}> b2\n"
        keyboard.show("> ")
        keyboard.hide()
        assert capsys.readouterr().out == f"{ERASE}> {ERASE}"
