"""Once more: the next game of the same company, which begins at once.

Who is there sits down again; for who is not a bot begins, and they take their seat back when they come. Where a
decision may take days nobody has to be there: their clock runs. Bots are the pirates that they were.
"""

from collections.abc import Collection, Iterator, Mapping

from doubloon.server.person import Person
from doubloon.server.table import decide
from doubloon.server.table.events import Happened
from doubloon.server.table.state import TableState
from doubloon.server.terms import DAYS


def once_more(
    old: TableState, people: Mapping[str, Person], here: Collection[str], stand_in: str, new: TableState, secret: bytes
) -> Iterator[Happened]:
    """What happens at the new table until its game has begun; `here` are the people who are there."""
    for number, seat in enumerate(old.seats):
        if seat.person:
            yield decide.sit(new, people[seat.person], number)
        else:
            yield decide.seat_bot(new, new.opened.host, number, seat.pirate or seat.bot, secret, seat.bot)
    yield decide.start(new, new.opened.host, secret)
    if old.opened.pace.kind == DAYS:
        return
    for number, seat in enumerate(old.seats):
        if seat.person and seat.person not in here:
            yield decide.be_away(new, number, stand_in)
