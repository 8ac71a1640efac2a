"""A line that is being typed, key by key, while the table prints above it."""

ENTER, BACKSPACES, ERASE_LINE, END = "\r\n", "\x7f\b", "\x15", "\x04"
ESCAPE = "\x1b"


class LineEditor:
    """Takes keys, gives lines.

    >>> editor = LineEditor()
    >>> [editor.take(key) for key in "b3\\x7f2"], editor.text, editor.take("\\n"), editor.text
    ([None, None, None, None], 'b2', 'b2', '')
    """

    def __init__(self) -> None:
        self.text = ""
        self._escaped = ""  # the beginning of what an arrow or another such key sends

    def take(self, key: str) -> str | None:
        """One more key; the line if that ended it. EOFError if it ended everything."""
        if self._escaped or key == ESCAPE:
            self._skip(key)
        elif key in ENTER:
            line, self.text = self.text, ""
            return line
        elif key in BACKSPACES:
            self.text = self.text[:-1]
        elif key == ERASE_LINE:
            self.text = ""
        elif key == END and not self.text:
            raise EOFError
        elif key.isprintable():
            self.text += key
        return None

    def _skip(self, key: str) -> None:
        """Keys without a character of their own send several, the first an escape and the last a letter or ~."""
        self._escaped += key
        if len(self._escaped) > 1 and key not in "[O" and (key.isalpha() or key == "~"):
            self._escaped = ""
