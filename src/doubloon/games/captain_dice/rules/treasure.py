"""The treasure phase: what the survivors take, and the field for the next round (C4, C19-C21)."""

from doubloon.engine.bits import count, is_in, lowest, one
from doubloon.engine.chance import below
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.games.captain_dice import events
from doubloon.games.captain_dice.events import BETWEEN_TWO, UNDER
from doubloon.games.captain_dice.field import BETWEEN, CELLS, MOST_COLUMNS
from doubloon.games.captain_dice.rules.battle import discard, opponents_cards
from doubloon.games.captain_dice.rules.seats import clockwise
from doubloon.games.captain_dice.state import LEAST_SIDE, NO_TREASURE, TREASURE, State


@rule
def share_out(s: State, log: Log) -> None:  # C19
    s.phase = TREASURE
    for turns in range(s.players):
        seat = clockwise(s, turns)
        mine = s.cards_on[seat]
        between = enclosed(mine, opponents_cards(s, seat)) & ~mine
        take_all(s, seat, mine, UNDER, log)
        take_all(s, seat, between, BETWEEN_TWO, log)
    put_cards_away(s, log)


@rule
def enclosed(mine: int, theirs: int) -> int:  # C19
    """The cells between two of mine in a line, unless one of theirs stands between these two."""
    found = 0
    first = mine
    while first:
        second = first & (first - 1)
        while second:
            between = BETWEEN[lowest(first), lowest(second)]
            if not between & theirs:
                found |= between
            second &= second - 1
        first &= first - 1
    return found


@rule
def is_line(one: int, other: int, cards: int) -> bool:
    """Whether something lies between two cells in a line, and no card."""
    between = BETWEEN[one, other]
    return between != 0 and not between & cards


@rule
def take_all(s: State, seat: int, cells: int, way: int, log: Log) -> None:
    while cells:
        cell = lowest(cells)
        if s.treasure[cell] != NO_TREASURE:  # else a player nearer to the first has it
            take(s, seat, cell, way, log)
        cells &= cells - 1


@rule
def take(s: State, seat: int, cell: int, way: int, log: Log) -> None:
    treasure = s.treasure[cell]
    s.loot[seat, s.treasures[seat]] = treasure
    s.treasures[seat] += 1
    s.doubles[seat] += is_double(treasure)
    s.enclosed += way == BETWEEN_TWO
    s.treasure[cell] = NO_TREASURE
    events.taken(s, log, seat, treasure // 10, treasure % 10, cell, way)


@rule
def is_double(treasure: int) -> bool:
    return treasure // 10 == treasure % 10


@rule
def put_cards_away(s: State, log: Log) -> None:  # C20
    laid = 0
    for seat in range(s.players):
        cards = s.cards_on[seat]
        laid |= cards
        while cards:
            discard(s, seat, lowest(cards))
            cards &= cards - 1
    if laid:
        events.put_away(s, log)


# The field


@rule
def lay_field(s: State, rows: int, columns: int, log: Log) -> None:  # C4
    s.rows = rows
    s.columns = columns
    s.field = 0
    for cell in range(CELLS):
        s.treasure[cell] = NO_TREASURE
        if cell // MOST_COLUMNS < rows and cell % MOST_COLUMNS < columns:
            s.field |= one(cell)
    events.laid_out(s, log, rows, columns)
    for row in range(rows):
        lay_row(s, row, log)


@rule
def lay_row(s: State, row: int, log: Log) -> None:
    left, t = row * MOST_COLUMNS, s.treasure
    for cell in range(left, left + s.columns):
        t[cell] = draw(s)
    events.row_laid(s, log, row + 1, t[left], t[left + 1], t[left + 2], t[left + 3], t[left + 4])


@rule
def refill(s: State, log: Log) -> None:  # C21
    if cards_left(s) >= count(s.field):
        fill_up(s, log)
        return
    for cell in range(CELLS):
        if is_in(s.field, cell) and s.treasure[cell] != NO_TREASURE:
            put_on_pile(s, s.treasure[cell])
    rows, columns = largest_rectangle(s.pile_count)
    lay_field(s, rows, columns, log)


@rule
def fill_up(s: State, log: Log) -> None:
    for cell in range(CELLS):
        if is_in(s.field, cell) and s.treasure[cell] == NO_TREASURE:
            s.treasure[cell] = draw(s)
            events.treasure_laid(s, log, s.treasure[cell] // 10, s.treasure[cell] % 10, cell)


@rule
def largest_rectangle(cards: int) -> tuple[int, int]:  # C21
    """Rows and columns of the largest field with that many cards; the squarest of equal ones, wider than high."""
    rows, columns = 0, 0
    high = LEAST_SIDE
    while high * high <= cards:
        wide = min(cards // high, MOST_COLUMNS)
        if high * wide >= rows * columns:
            rows, columns = high, wide
        high += 1
    return rows, columns


@rule
def cards_left(s: State) -> int:
    """The treasure cards in field and deck together."""
    total = deck_size(s)
    for cell in range(CELLS):
        total += s.treasure[cell] != NO_TREASURE
    return total


@rule
def deck_size(s: State) -> int:
    return s.pile_count - s.left_out


@rule
def draw(s: State) -> int:
    """A card from the deck; all are equally likely, for the deck is shuffled and nobody has seen it (C26)."""
    place = below(s, s.pile_count)
    s.pile_count -= 1
    drawn = int(s.pile[place])
    s.pile[place] = s.pile[s.pile_count]
    return drawn


@rule
def put_on_pile(s: State, treasure: int) -> None:
    s.pile[s.pile_count] = treasure
    s.pile_count += 1
