"""A game of Casket of Gold drawn for a terminal, 80 columns wide. Every colour has its letter too."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from doubloon.engine.words import Words

Plain = dict[str, Any]

_SQUARE = {"green": "black on green", "blue": "white on blue", "red": "white on red", "white": "black on white"}
SEAT_STYLES = ("red", "blue", "green", "yellow", "dark_orange", "bright_white")
_DUMMY_MARK = "D"
_SEVERAL = "+"
_NOTHING = "-"
_BETWEEN_BATTLES = ("move", "over", "exchange", "bid")


def draw(view: Plain, options: Plain, names: Sequence[str], words: Words) -> RenderableType:
    """The map, the captains, the cards on the table, and the viewer's hand."""
    return Group(
        Text(words.say("board-battle", battle=view["battle"], fight=view["fight"], fights=view["fights"]), "bold"),
        _map(view, words),
        _captains(view, names, words),
        _table(view, names, words),
        *_last_battle(view, names, words),
        *_hands(view, words),
    )


# The map


def _map(view: Plain, words: Words) -> Text:
    chart = view["map"]
    text = Text()
    for row in range(chart["rows"]):
        for column in range(chart["columns"]):
            text.append_text(_square(view, column, row))
        text.append("\n")
        text.append(_walls_below(chart, row))
    names = ("start", "harbour", "finish", "lines") if chart["harbour"] else ("start", "finish", "lines")
    legend = "  ".join(words.say(f"board-{name}") for name in names)
    return text.append(f"{legend}\n{words.say('board-colours')}", "dim")


def _square(view: Plain, column: int, row: int) -> Text:
    """Four characters: an acceleration line or none, the colour's letter, who or what is there, a barrier or none."""
    chart = view["map"]
    colour = chart["colours"][row][column]
    line = ":" if any(point["column"] == column for point in chart["accelerations"]) else " "
    if colour is None:
        return Text(f"{line}   ")
    wall = "|" if [column, row] in chart["walls_right"] else " "
    mark = _marker(view, column, row)
    return Text.assemble(line, (f"{colour[0]}{mark}", _SQUARE[colour]), (wall, "bold"))


def _marker(view: Plain, column: int, row: int) -> str:
    here = [str(seat + 1) for seat, captain in enumerate(view["captains"]) if captain["square"] == [column, row]]
    if view["dummy"] and view["dummy"]["square"] == [column, row]:
        here.append(_DUMMY_MARK)
    if here:
        return here[0] if len(here) == 1 else _SEVERAL
    chart = view["map"]
    if [column, row] in chart["start"]:
        return "S"
    if [column, row] in chart["finish"]:
        return "F"
    return " "


def _walls_below(chart: Plain, row: int) -> str:
    columns = [column for column, wall_row in chart["walls_below"] if wall_row == row]
    if not columns:
        return ""
    return "".join(" __ " if column in columns else "    " for column in range(chart["columns"])).rstrip() + "\n"


# The captains


def _captains(view: Plain, names: Sequence[str], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("captain", "cards", "bid", "won", "luck", "move", "place", "knows"):
        table.add_column(words.say(f"board-{column}"), no_wrap=column not in ("captain", "knows"))
    for seat in view["chairs"]:
        captain = view["captains"][seat]
        bid = _NOTHING if captain["bid"] is None else str(captain["bid"])
        if captain["hindsight"] is not None:
            bid = f"{bid}>{captain['hindsight']}"
        table.add_row(
            _name(view, seat, names),
            str(captain["cards"]),
            bid,
            str(captain["won"]),
            "*" * captain["luck"] or _NOTHING,
            f"{captain['points'] or _NOTHING}",
            _way(captain, words),
            "; ".join(_notes(view, seat, words)),
        )
    if view["dummy"]:
        dummy = view["dummy"]
        known = "" if dummy["hand"] else _listed(dummy["known"], words)
        place = _place(dummy["square"], words)
        won = str(dummy["won"])
        table.add_row(f"{_DUMMY_MARK} {words.say('board-dummy')}", str(dummy["cards"]), "", won, "", "", place, known)
    return table


def _name(view: Plain, seat: int, names: Sequence[str]) -> Text:
    mark = ">" if view["turn"] == seat else " "
    return Text.assemble(mark, (f"{seat + 1} {names[seat]}", f"bold {SEAT_STYLES[seat]}"))


def _place(square: list[int] | None, words: Words) -> str:
    return words.say("board-off") if square is None else f"{square[0] + 1}/{square[1] + 1}"


def _way(captain: Plain, words: Words) -> str:
    """Where a captain is, and how far from the casket: that ranks them."""
    place = _place(captain["square"], words)
    return place if captain["square"] is None else f"{place}, {words.say('board-to-go', steps=captain['to_go'])}"


def _notes(view: Plain, seat: int, words: Words) -> Iterable[str]:
    captain = view["captains"][seat]
    if view["dealer"] == seat:
        yield words.say("board-dealer")
    if captain["blessed"]:
        yield words.say("board-blessed")
    if captain["hand"] or captain["cards"] == 0:
        return
    if captain["known"]:
        yield _listed(captain["known"], words)
    if captain["void"]:
        suits = ", ".join(words.say("suit-name", suit=suit) for suit in captain["void"])
        yield words.say("board-void", suits=suits)


# Cards


def _table(view: Plain, names: Sequence[str], words: Words) -> Text:
    text = Text(f"{words.say('board-table')}: ", "bold")
    played = [f"{_fighter(row['who'], names, words)} {_counted(row, words)}" for row in view["table"]]
    text.append(", ".join(played) or words.say("board-empty"), "not bold")
    if view["last_fight"] and not view["table"]:
        text.append_text(_last_fight(view["last_fight"], names, words))
    if view["led"]:
        text.append(f"  {words.say('board-led')}: ").append(words.say("suit-name", suit=view["led"]), "not bold")
    for name in ("trying", "drawn"):
        if view[name]:
            text.append(f"\n{words.say(f'board-{name}')}: ").append(_card(view[name], words), "not bold")
    return text.append(f"\n{words.say('board-deck', left=view['deck']['left'])}", "dim")


def _last_fight(fight: Plain, names: Sequence[str], words: Words) -> Text:
    """The fight that ended last stays in sight until the next one begins."""
    played = ", ".join(f"{_fighter(row['who'], names, words)} {_counted(row, words)}" for row in fight["table"])
    winner = f"{_fighter(fight['winner'], names, words)} {words.say('board-wins', how=fight['how'])}"
    return Text(f"\n{words.say('board-last-fight')}: ", "bold").append(f"{played}: {winner}", "not bold")


def _last_battle(view: Plain, names: Sequence[str], words: Words) -> Iterable[Text]:
    """What the last battle brought, from its end until the fights of the next one."""
    battle = view["last_battle"]
    if not battle or view["phase"] not in _BETWEEN_BATTLES:
        return
    yield Text(f"{words.say('board-last-battle', battle=battle['battle'])}:", "bold")
    for name, earned in zip(names, battle["captains"], strict=True):
        yield Text(f"  {name}: {words.say('earnings', **earned)}")
    if battle["dummy"]:
        yield Text(f"  {words.say('event-dummy-earned', **battle['dummy'])}")


def _fighter(who: int | str, names: Sequence[str], words: Words) -> str:
    return names[who] if isinstance(who, int) else words.say(f"board-{who}")


def _counted(row: Plain, words: Words) -> str:
    card = _card(row, words)
    if row["counts"] == "natural":
        return card
    if row["counts"] == "fog":
        return f"{card} ({words.say('board-fog')})"
    return f"{card} ({words.say('board-counts-' + row['counts'], value=row['counted'])})"


def _card(card: Plain, words: Words) -> str:
    return words.say("card", value=card["value"], suit=card["suit"])


def _listed(cards: list[Plain], words: Words) -> str:
    return ", ".join(_card(card, words) for card in cards)


def _hands(view: Plain, words: Words) -> Iterable[RenderableType]:
    for captain in view["captains"]:
        if captain["hand"]:
            yield _hand("board-hand", captain["hand"], words)
    if view["dummy"] and view["dummy"]["hand"]:
        yield _hand("board-dummy-hand", view["dummy"]["hand"], words)


def _hand(title: str, cards: list[Plain], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, title=words.say(title), title_justify="left", title_style="bold")
    for column in ("natural", "feature", "special", "cost"):
        table.add_column(words.say(f"board-{column}"), no_wrap=True)
    for card in cards:
        if card["feature"] is None:
            table.add_row(_card(card, words), _NOTHING, _NOTHING, _NOTHING)
            continue
        value = words.say(f"board-counts-{card['kind']}", value=card["special"])
        table.add_row(_card(card, words), words.say("feature-name", feature=card["feature"]), value, str(card["cost"]))
    return table
