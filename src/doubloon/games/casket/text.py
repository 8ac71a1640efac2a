"""The battle as text: my bid and hand, all captains, the cards on the table, and the map column by column."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from doubloon.engine.text import Line, Section
from doubloon.engine.words import Argument, Message
from doubloon.games.casket.plain import Captain, Card, CasketView, Fighter, Laid

_OFF_MAP = (0, 0)  # as words have it; columns and rows are counted from 1


def sections(view: CasketView, _options: Mapping[str, Any], me: int | None) -> list[Section]:
    """The table as a seat may know it, or a spectator."""
    mine = [] if me is None else [Section("mine", "text-mine", list(_mine(view["captains"][me])))]
    return [
        *mine,
        Section("standings", "text-standings", list(_standings(view))),
        Section("board", "text-table", list(_table(view))),
        Section("places", "text-map", list(_map(view))),
    ]


def _mine(captain: Captain) -> Iterator[Line]:
    yield [*_bid(captain), *_means(captain)]
    yield from ([_both_sides(card)] for card in captain["hand"])


def _bid(captain: Captain) -> Iterator[Message]:
    if captain["bid"] is not None:
        yield Message("text-bid", bid=captain["bid"], won=captain["won"])
    if captain["hindsight"] is not None:
        yield Message("text-hindsight", bid=captain["hindsight"])


def _means(captain: Captain) -> Iterator[Message]:
    """What a captain has besides cards: the die, luck, steps."""
    yield Message("text-means", colour=captain["die"], luck=captain["luck"])
    if captain["points"]:
        yield Message("text-steps", points=captain["points"], diagonals=int(captain["diagonals"]))


def _both_sides(card: Card) -> Message:
    kind = "text-card" if card["feature"] is None else "text-card-with-feature"
    return Message(kind, **_natural(card), **_special(card))


def _natural(card: Card) -> dict[str, Argument]:
    return {"value": card["value"], "suit": card["suit"]}


def _special(card: Card) -> dict[str, Argument]:
    feature = card["feature"] or "none"
    return {"feature": feature, "kind": card["kind"], "special": card["special"], "cost": card["cost"]}


def _standings(view: CasketView) -> Iterator[Line]:
    """Everyone, who is nearest to the casket first."""
    captains = view["captains"]
    far = 1 + max((captain["to_go"] or 0 for captain in captains), default=0)
    nearest = sorted(view["chairs"], key=lambda seat: _or(captains[seat]["to_go"], far))
    yield from (list(_captain(view, seat)) for seat in nearest)
    dummy = view["dummy"]
    if dummy:
        column, row = _counted(dummy["square"])
        said = Message("text-dummy", column=column, row=row, cards=dummy["cards"], fights=dummy["won"])
        yield [said, *_holds("text-dummy-holds", dummy["hand"] or dummy["known"])]


def _or(number: int | None, otherwise: int) -> int:
    return otherwise if number is None else number


def _captain(view: CasketView, seat: int) -> Iterator[Message]:
    captain = view["captains"][seat]
    column, row = _counted(captain["square"])
    yield Message("text-captain", seat=seat, column=column, row=row, steps=_or(captain["to_go"], 0))
    if view["turn"] == seat:
        yield Message("text-turn")
    if view["dealer"] == seat:
        yield Message("text-dealer")
    yield from _bid(captain)
    yield from _means(captain)
    if captain["blessed"]:
        yield Message("text-blessed")
    yield Message("text-cards", cards=captain["cards"])
    if not captain["hand"]:
        yield from _holds("text-known", captain["known"])
        yield from (Message("text-void", suit=suit) for suit in captain["void"])


def _counted(square: Sequence[int] | None) -> Sequence[int]:
    """Column and row from 1."""
    return _OFF_MAP if square is None else [place + 1 for place in square]


def _holds(name: str, cards: Sequence[Card]) -> Iterator[Message]:
    yield from (Message(name, **_natural(card)) for card in cards)


def _table(view: CasketView) -> Iterator[Line]:
    yield [Message("text-battle", battle=view["battle"], fight=view["fight"], fights=view["fights"])]
    yield from ([_laid(row)] for row in view["table"])
    if view["led"]:
        yield [Message("text-led", suit=view["led"])]
    if view["trying"]:
        yield [Message("text-trying", **_natural(view["trying"]), **_special(view["trying"]))]
    if view["drawn"]:
        yield [Message("text-drawn", **_natural(view["drawn"]))]
    yield from _last_fight(view)
    yield from _last_battle(view)
    yield [Message("text-deck", left=view["deck"]["left"])]


def _laid(row: Laid) -> Message:
    return Message(f"text-laid{_by(row['who'])}", **_seat(row["who"]), **_natural(row), **_counts(row))


def _counts(row: Laid) -> dict[str, Argument]:
    return {"counts": row["counts"], "counted": row["counted"]}


def _by(who: Fighter) -> str:
    """The Dummy and the House are no seats and have messages of their own."""
    return "" if isinstance(who, int) else f"-by-{who}"


def _seat(who: Fighter) -> dict[str, Argument]:
    return {"seat": who} if isinstance(who, int) else {}


def _last_fight(view: CasketView) -> Iterator[Line]:
    fight = view["last_fight"]
    if fight and not view["table"]:
        winner = fight["winner"]
        won = Message(f"text-won-last{_by(winner)}", **_seat(winner), how=fight["how"])
        yield [won, *map(_laid, fight["table"])]


def _last_battle(view: CasketView) -> Iterator[Line]:
    """What the last battle brought, until the next one is fought."""
    battle = view["last_battle"]
    if not battle or (battle["battle"] == view["battle"] and view["phase"] not in ("move", "over")):
        return
    for seat, earned in enumerate(battle["captains"]):
        if earned:
            yield [Message("text-earned", seat=seat, battle=battle["battle"], **earned)]


def _map(view: CasketView) -> Iterator[Line]:
    """Every square with what is on it, from the start to the finish."""
    chart = view["map"]
    lines = {point["column"]: point["fights"] for point in chart["accelerations"]}
    for column in range(chart["columns"]):
        if column in lines:
            yield [Message("text-acceleration", column=column + 1, fights=lines[column])]
        squares = (_square(view, column, row) for row in range(chart["rows"]) if chart["colours"][row][column])
        yield [Message("text-column", column=column + 1), *(message for square in squares for message in square)]


def _square(view: CasketView, column: int, row: int) -> Iterator[Message]:
    chart, square = view["map"], [column, row]
    colour = chart["colours"][row][column] or "white"
    yield Message("text-square", row=row + 1, colour=colour)
    marks = {"start": chart["start"], "finish": chart["finish"]}
    walls = {"wall-right": chart["walls_right"], "wall-below": chart["walls_below"]}
    for mark, squares in {**marks, **walls}.items():
        if square in squares:
            yield Message("text-mark", mark=mark)
    for seat, captain in enumerate(view["captains"]):
        if captain["square"] == square:
            yield Message("text-here", seat=seat)
    if view["dummy"] and view["dummy"]["square"] == square:
        yield Message("text-dummy-here")
