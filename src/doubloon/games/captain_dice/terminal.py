"""A game of Captain Dice drawn in a terminal: the field, what each player has, and a battle scene by scene."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from doubloon.engine.events import Event
from doubloon.engine.words import Words
from doubloon.games.captain_dice.state import CARDS

SEAT_STYLES = ("bold white on red", "bold white on blue", "bold black on white", "bold black on green")
RINGS = ("bell-began", "bell-by-itself", "bell-closes", "bell-ended", "bell-wrong")  # events that are heard
TOGETHER = ("treasure-laid",)  # events of which several make one paragraph
UNSAID_IN_HASTE = ("cast",)  # one's own dice are in the prompt, others' in the table

_DICE = "⚄"
_FACE_DOWN = "?"
_COLUMN = 11

# Seconds to look at each scene of a battle
_CARDS_TURNED, _ATTACK, _AFTERMATH, _TREASURE = 5.0, 1.5, 3.0, 3.0

View = Mapping[str, Any]


class Scene(NamedTuple):
    """Something to look at for some seconds: a picture, and what happens there."""

    events: Sequence[Event]
    seconds: float = 0.0
    picture: RenderableType | None = None


def draw(view: View, options: Mapping[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """The whole table."""
    return Group(_heading(view, words), _players(view, names, words), _legend(options, words), _field(view, names))


def glance(view: View, names: Sequence[str]) -> RenderableType:
    """The field alone, where there is haste."""
    return _field(view, names)


def scenes(
    before: View, options: Mapping[str, Any], events: Sequence[Event], names: Sequence[str], words: Words
) -> list[Scene]:
    """What a move brought about: if it was a battle, the cards turned up, each attack, what is left, and the spoils."""
    if all(event.kind != "turned-up" for event in events):
        return [Scene(events)]
    kinds = [event.kind for event in events]
    begin = kinds.index("turned-up")
    end = next(
        (i for i in range(begin, len(kinds)) if kinds[i] not in ("turned-up", "attacked", "removed")), len(kinds)
    )
    spoils = end + sum(kind == "taken" for kind in kinds)
    cards = {event.fields["cell"]: event.fields for event in events[begin:end] if event.kind == "turned-up"}
    left = {cell: card for cell, card in cards.items() if cell not in _removed(events)}
    begins = Group(
        Text(words.say("battle-begins"), style="bold"), _battlefield(before, cards, names), _legend(options, words)
    )
    ended = Group(Text(words.say("battle-ended"), style="bold"), _battlefield(before, left, names))
    return [
        Scene(events[:begin]),
        Scene((), _CARDS_TURNED, begins),
        *(Scene(attack, _ATTACK) for attack in _attacks(events[begin:end])),
        Scene((), _AFTERMATH, ended),
        Scene(events[end:spoils], _TREASURE),
        Scene(events[spoils:]),
    ]


def _removed(events: Sequence[Event]) -> set[Any]:
    return {event.fields["cell"] for event in events if event.kind == "removed"}


def _attacks(events: Sequence[Event]) -> list[list[Event]]:
    """Each attack with what it removed."""
    attacks: list[list[Event]] = []
    for event in events:
        if event.kind == "attacked":
            attacks.append([event])
        elif event.kind == "removed":
            attacks[-1].append(event)
    return attacks


def _battlefield(before: View, cards: Mapping[Any, Mapping[str, Any]], names: Sequence[str]) -> Table:
    """The field with these cards on it, face up."""
    field = {
        cell: {
            "treasure": seen["treasure"],
            "owner": cards[cell]["seat"] if cell in cards else None,
            "card": cards[cell]["card"] if cell in cards else None,
        }
        for cell, seen in before["field"].items()
    }
    return _field({**before, "field": field}, names)


def _heading(view: Mapping[str, Any], words: Words) -> Text:
    parts = (
        words.say("board-round", round=view["round"]),
        words.say("board-phase", phase=view["phase"]),
        words.say("board-deck", cards=view["deck"]),
    )
    return Text(" · ".join(parts), style="bold")


def _field(view: Mapping[str, Any], names: Sequence[str]) -> Table:
    table = Table(box=box.SQUARE, padding=(0, 1), show_edge=False)  # four columns fit a screen of sixty
    table.add_column("", no_wrap=True, min_width=1)
    for column in range(view["columns"]):
        table.add_column("abcde"[column], min_width=_COLUMN, header_style="bold", no_wrap=True)
    for row in range(1, view["rows"] + 1):
        cells = [view["field"][f"{'abcde'[column]}{row}"] for column in range(view["columns"])]
        table.add_row(Text(str(row), style="bold"), *(_cell(cell, names) for cell in cells))
    return table


def _cell(cell: Mapping[str, Any], names: Sequence[str]) -> Text:
    """A treasure card: its two dice, and whose dice or attack card lies on it."""
    treasure = cell["treasure"]
    text = Text(f"{treasure[0]} {treasure[1]} " if treasure else "    ", style="bold")
    owner = cell["owner"]
    if owner is not None:
        text.append(f"{names[owner]} {_piece(cell['card'])}", style=SEAT_STYLES[owner])
    return text


def _piece(card: str | None) -> str:
    if card is None:
        return _DICE
    return _FACE_DOWN if card == "face-down" else str(CARDS.index(card))


def _legend(options: Mapping[str, Any], words: Words) -> Text:
    cards = words.say("board-legend", boarding=options["boarding"])
    return Text(f"{cards}\n{words.say('board-face-down')}", style="dim")


def _players(view: Mapping[str, Any], names: Sequence[str], words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("player", "dice", "cards", "discard", "loot"):
        table.add_column(words.say(f"board-{column}"), header_style="dim")
    for seat, player in enumerate(view["players"]):
        name = Text(f" {names[seat]} ", style=SEAT_STYLES[seat])
        for mark in _marks(view, seat):
            name.append(f" {words.say(f'board-{mark}')}", style="bold")
        table.add_row(
            name,
            " ".join(map(str, player["dice"])) or f"({player['dice_in_hand']})",
            _cards(player, words),
            _discards(player),
            words.say("board-loot-count", treasures=player["treasures"], doubles=player["doubles"]),
        )
    return table


def _marks(view: Mapping[str, Any], seat: int) -> list[str]:
    """What there is to say of a player."""
    return [
        *(["first"] if view["first"] == seat else []),
        *(["locked"] if view["players"][seat]["locked_out"] else []),
        *(["turn"] if view["turn"] == seat else []),
    ]


def _cards(player: Mapping[str, Any], words: Words) -> str:
    """One's own hand; of an opponent all that is unseen, in hand or face down."""
    if player["hand"]:
        return _speeds(player["hand"])
    unseen = _speeds(player["unseen"])
    laid = sum(player["unseen"].values()) - player["hand_size"]
    lines = [words.say("board-unseen", cards=unseen) if laid > 0 else unseen]
    if player["unseen_early"]:
        cells = " ".join(player["early"])
        lines.insert(0, words.say("board-early", cells=cells, cards=_speeds(player["unseen_early"])))
    return "\n".join(line for line in lines if line)


def _discards(player: Mapping[str, Any]) -> str:
    """By speed; where they lie face down, how many."""
    size = player["discard_size"]
    return _speeds(player["discard"]) or (f"({size})" if size else "")


def _speeds(cards: Mapping[str, int]) -> str:
    return " ".join(str(CARDS.index(card)) for card, count in cards.items() for _ in range(count))
