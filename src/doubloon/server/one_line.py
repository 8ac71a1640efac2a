"""What people typed, on one line and legible: names and talk."""

import re
import unicodedata

_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like nothing
# Marks that choose another drawing of what stands before them, or nothing at all: nobody sees them.
_UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U00016fe4\U000e0100-\U000e01ef]")

MOST_MARKS = 4  # accents on one letter; languages need three
MOST_JOINED = 12  # marks and letters that become one; Sanskrit needs ten
MOST_FOLDED = 4  # letters in one sign
_JOINS = 9  # the combining class of marks that make one letter of the two beside them
_JAMO = re.compile("[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]")  # parts of a Korean letter
_BROAD = re.compile("[\u0bf5\ufdfd\ua9c5\U00012000-\U0001254f]")  # signs of which some are as long as a word

# What looks alike, in other scripts and among digits: each as the first of its row.
_ALIKE = """
aаαɑᎪ bвβᏴ8 cсϲᏟ dԁᎠ eеεᎬ3 gցᏀ hһнհᎻ jјϳյᎫ kкκĸᏦ lіӏιiıᏞᎥ1| mмᎷ nпηո oоοօ0 pрρᏢ qԛ rгᏒ sѕᏚ5 tтτᎢ uυս vѵνᏙ wԝѡωᎳ
xхχ yуγ zᏃ '’‘ʼ` へヘ りリ 力カ 工エ 夕タ 卜ト 二ニ 八ハ 口ロ囗 一ー―— 千チ 三ミ 才オ 又ヌ
"""
_AS_ONE = str.maketrans({other: row[0] for row in _ALIKE.split() for other in row[1:]})
# Those whose small letters look otherwise.
_CAPITALS = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТУХІЈЅ",
    "abezhlkmnoptyxabekmhopctyxljs",
)
# Small capitals, letters with a stroke through them, white ones on black: of these Unicode has the names only.
_LATIN = re.compile(
    r"(?:LATIN (?:LETTER SMALL CAPITAL|SMALL LETTER(?: SCRIPT)?)"
    r"|(?:NEGATIVE .* LATIN CAPITAL|REGIONAL INDICATOR SYMBOL) LETTER) ([A-Z])(?: WITH .*)?"
)


def one_line(text: str) -> str:
    """The same without marks that nobody sees or that change the direction, and with single spaces.

    >>> one_line("  Ann \\n of\\u200b the\\u202e sea\\u3164 ")
    'Ann of the sea'
    """
    text = unicodedata.normalize("NFC", _UNSEEN.sub("", text))
    return " ".join("".join(mark if mark.isprintable() and mark not in _BLANK else " " for mark in text).split())


def is_piled_up(text: str) -> bool:
    """Whether a letter carries more than any language gives it, and so covers what stands above, or is long as a word.

    >>> is_piled_up("Zo\\u0308e\\u0301"), is_piled_up("Z" + 9 * "\\u0301"), is_piled_up("\\ufdfd")
    (False, True, True)
    """
    piled = joined = 0
    joins = False
    for mark in unicodedata.normalize("NFD", text):
        accent = unicodedata.category(mark) in ("Mn", "Me")
        piled = piled + 1 if accent else 0
        joined = joined + 1 if accent or joins or _JAMO.match(mark) else 0
        joins = unicodedata.combining(mark) == _JOINS
        if piled > MOST_MARKS or joined > MOST_JOINED:
            return True
    return any(_BROAD.match(sign) or len(unicodedata.normalize("NFKD", sign)) > MOST_FOLDED for sign in text)


def look(name: str) -> str:
    """What a name looks like: two that have the same look are taken for each other.

    >>> look("Ann 0f the Sea") == look("\\u0410nn of th\\u0435 sea"), look("Ann") == look("Anna")
    (True, False)
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).translate(_CAPITALS).casefold())
    bare = "".join(_latin(mark) for mark in plain if unicodedata.category(mark)[0] not in "MZC")
    return bare.translate(_AS_ONE).replace("rn", "m").replace("vv", "w")


def _latin(letter: str) -> str:
    """The letter that it is a variant of, if Unicode's name for it says so."""
    found = None if letter.isascii() else _LATIN.fullmatch(unicodedata.name(letter, ""))
    return found[1].lower() if found else letter
