"""What people typed, on one line: names and talk."""


def one_line(text: str) -> str:
    """The same without marks that nobody sees, and with single spaces.

    >>> one_line("  Ann \\n of\\u200b the sea ")
    'Ann of the sea'
    """
    return " ".join("".join(mark if mark.isprintable() else " " for mark in text).split())
