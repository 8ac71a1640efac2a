"""A table in real time: people type while bots act on clocks of their own, and nobody waits for anybody."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from doubloon.bots import Race, in_haste
from doubloon.cli.typist import Typist
from doubloon.engine.actions import Action, ActionSpace
from doubloon.engine.errors import IllegalMove
from doubloon.engine.events import Event

if TYPE_CHECKING:
    from doubloon.cli.play import Table


class Haste:
    """The moments of a match in which everyone acts at once."""

    def __init__(self, table: "Table", typist: Typist) -> None:
        self.table = table
        self.match = table.match
        self.screen = table.screen
        self.typist = typist
        self.race = Race(self.match, table.bots)
        self.touched = typist.now()  # when something happened last

    def run(self) -> None:
        """Serve requests one at a time, as they come, until the haste is over."""
        self.explain()
        while in_haste(self.match):
            self.race.think(self.typist.now())
            ready = self.race.next_ready()
            idle = self.touched + self.match.patience
            line = self.typist.line(min(idle, ready[1]) if ready else idle)
            if line is not None:
                self.obey(line)
            elif ready and ready[1] <= idle:
                self.tell(self.race.arrive(ready[0]))
            else:
                self.tell(self.match.expire())

    def explain(self) -> None:
        """The table, and what to type."""
        self.screen.print()
        self.screen.draw(self.table.viewer)
        self.screen.print(self.screen.words.say("haste"))
        if len(self.table.people) > 1:
            seats = ", ".join(f"{seat + 1} {self.screen.name(seat)}" for seat in self.table.people)
            self.screen.say("haste-seats", seats=seats)
        for seat in self.table.people:
            self.prompt(seat)

    def prompt(self, seat: int) -> None:
        """What is wanted of a person who may act."""
        if seat in self.match.actors:
            self.screen.print(self.screen.text(self.match.game.prompt(self.match.fields(seat), seat)))

    def tell(self, events: Sequence[Event]) -> None:
        """Tell what happened, if anything did."""
        if events:
            self.touched = self.typist.now()
            self.race.look_again()
            self.table.before.clear()
            self.table.tell(events)

    def obey(self, line: str) -> None:
        """Do what a person typed: an action, or a command of the shell; nothing shows the table."""
        seat, text = self.speaker(line)
        if not text:
            self.explain()
            return
        action = read_action(self.match.game.actions, text)
        word, _, rest = text.partition(" ")
        command = self.table.command(word)
        if action is not None and seat is not None:
            self.act(seat, action)
        elif command:
            command(rest.strip())
        else:
            self.screen.say("not-an-action", style="bold", answer=line.strip())

    def speaker(self, line: str) -> tuple[int | None, str]:
        """Who typed a line, and what; where several share the keyboard the line begins with a seat."""
        text = line.strip()
        if len(self.table.people) == 1:
            return self.table.people[0], text
        number, _, rest = text.partition(" ")
        if number.isdecimal() and int(number) - 1 in self.table.people:
            return int(number) - 1, rest.strip()
        return None, text

    def act(self, seat: int, action: Action) -> None:
        """Carry out a person's request, or tell them why not."""
        try:
            events = self.match.play(seat, action)
        except IllegalMove as refusal:
            self.screen.refuse(refusal)
            return
        self.tell(events)
        if in_haste(self.match):
            self.prompt(seat)


def read_action(actions: ActionSpace, text: str) -> Action | None:
    """The action that a person means by all its words, by all but the first, or by the beginning of a single one.

    >>> space = ActionSpace()
    >>> numbers = [space.add("cast"), space.add("place", cell=("a1", "b1"))]
    >>> read_action(space, "b1"), read_action(space, "c"), read_action(space, "d4")
    ({'do': 'place', 'cell': 'b1'}, {'do': 'cast'}, None)
    """
    wanted = text.lower().split()
    for number in range(len(actions)):
        action = actions.decode(number)
        spoken = [str(value) for value in action.values()]
        if wanted in (spoken, spoken[1:]):
            return action
    for verb in actions.verbs.values():
        if not verb.arguments and len(wanted) == 1 and verb.name.startswith(wanted[0]):
            return {"do": verb.name}
    return None
