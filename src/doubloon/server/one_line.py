"""What people typed, on one line and legible: names and talk."""

import unicodedata

_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like nothing
MOST_MARKS = 4  # accents on one letter; languages need three

# Letters of other scripts, and digits, by the Latin letters that they are taken for.
_ALIKE = str.maketrans(
    "аеорсухіјѕԁһӏвкмнтԛԝαονικτυχβρεϲϳ01|iıɑɡ538",
    "aeopcyxljsdhlbkmhtqwaovlktuxbpecjollllagseb",
)

_CAPITALS = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТУХІЈЅ",
    "abezhlkmnoptyxabekmhopctyxljs",
)


def one_line(text: str) -> str:
    """The same without marks that nobody sees or that change the direction, and with single spaces.

    >>> one_line("  Ann \\n of\\u200b the\\u202e sea\\u3164 ")
    'Ann of the sea'
    """
    text = unicodedata.normalize("NFC", text)
    return " ".join("".join(mark if mark.isprintable() and mark not in _BLANK else " " for mark in text).split())


def is_piled_up(text: str) -> bool:
    """Whether a letter carries more accents than any language gives it, and so covers what stands above.

    >>> is_piled_up("Zo\\u0308e\\u0301"), is_piled_up("Z" + 9 * "\\u0301")
    (False, True)
    """
    piled = 0
    for mark in unicodedata.normalize("NFD", text):
        piled = piled + 1 if unicodedata.category(mark) in ("Mn", "Me") else 0
        if piled > MOST_MARKS:
            return True
    return False


def look(name: str) -> str:
    """What a name looks like: two that have the same look are taken for each other.

    >>> look("Ann 0f the Sea") == look("\\u0410nn of th\\u0435 sea"), look("Ann") == look("Anna")
    (True, False)
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).translate(_CAPITALS).casefold())
    bare = "".join(mark for mark in plain if not unicodedata.combining(mark) and not mark.isspace())
    return bare.translate(_ALIKE).replace("rn", "m").replace("vv", "w")
