"""A table in real time: people type while bots act on clocks of their own, and nobody waits for anybody."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.text import Text

from doubloon.bots import AUTO, Race, in_haste
from doubloon.cli.pace import let_pass
from doubloon.cli.typist import Typist
from doubloon.engine.actions import Action, ActionSpace
from doubloon.engine.errors import IllegalMove
from doubloon.engine.events import Event

if TYPE_CHECKING:
    from doubloon.cli.play import Table

GRACE = 1.5  # seconds after a race in which a line was still meant for it


class Haste:
    """The moments of a match in which everyone acts at once."""

    def __init__(self, table: "Table", typist: Typist) -> None:
        self.table = table
        self.match = table.match
        self.screen = table.screen
        self.typist = typist
        self.read = 0.0  # seconds that people have spent reading: the race waits for that
        self.race = Race(self.match, table.bots, table.gauge, now=self.now())
        self.offered: dict[int, list[Action]] = {}  # by number, as each person saw it; it changes with their own acts
        self.enter = "help-enter"  # what an empty line does now
        table.help_now = self.help

    def now(self) -> float:
        """The clock of the race."""
        return self.typist.now() - self.read

    def run(self) -> None:
        """Serve requests one at a time, as they come, until the haste is over."""
        self.explain()
        if not self.table.ready:
            self.wait_for_people()
        while moment := self.race.next(self.now()):
            line = self.typist.line(self.read + moment.time)
            if line is not None:
                self.obey(line)
            else:
                self.tell(self.race.carry_out(moment))
        self.typist.hide()
        let_pass(self.table, GRACE)

    def wait_for_people(self) -> None:
        """The first race waits: until a person who can begin it does, or all say that they are ready."""
        self.table.ready = True
        can_begin = [seat for seat in self.match.actors if seat in self.table.people]
        self.typist.hide()
        if not can_begin:
            self.enter = "help-enter-begins"
            self.screen.say("press-enter", style="bold", name=self.screen.name(self.match.actors[0]))
        read, began, moves = self.read, self.typist.now(), len(self.match.moves)
        while len(self.match.moves) == moves:
            self.show_line()
            line = self.typist.line(None)
            if not can_begin and line == "":
                self.typist.hide()
                self.screen.say("about-to-ring", name=self.screen.name(self.match.actors[0]))
                self.show_line()
                break
            self.obey(line or "")
        self.enter = "help-enter"
        self.read = read + self.typist.now() - began

    def explain(self) -> None:
        """The table, and what to type."""
        self.typist.hide()
        self.screen.print()
        self.screen.draw(self.table.viewer)
        if not self.table.ready:
            self.screen.print(self.screen.words.say("haste", players=self.match.players))
            self.screen.say("how-in-haste", style="dim")
        if any(bot.hand == AUTO for bot in self.table.bots.values()):
            seconds = f"{self.table.gauge.seconds(self.table.people):.1f}"
            self.screen.say("hands-auto", style="dim", seconds=seconds)
        if len(self.table.people) > 1:
            seats = ", ".join(f"{seat + 1} {self.screen.name(seat)}" for seat in self.table.people)
            self.screen.say("haste-seats", seats=seats)
        self.prompt_everyone()

    def prompt_everyone(self) -> None:
        """What is wanted of each person, then the line to type in."""
        for seat in self.table.people:
            self.prompt(seat)
        self.show_line()

    def prompt(self, seat: int) -> None:
        """What is wanted of a person and what they can do, by number; numbers stay what they are until they act."""
        if seat not in self.match.actors:
            if self.table.ready:
                names = ", ".join(map(self.screen.name, self.match.actors))
                self.screen.say("others-act", style="dim", names=names)
            return
        fields, legal = self.match.fields(seat), sorted(self.match.legal(seat), key=len, reverse=True)
        offered = self.offered.setdefault(seat, legal)
        offered += [action for action in legal if action not in offered]
        wanted = self.screen.text(self.match.game.prompt(fields, seat))
        self.screen.print(wanted if len(self.table.people) == 1 else Text(f"{self.screen.name(seat)}: ") + wanted)
        described = [
            Text(f"{number:>3} ").append_text(self.describe(seat, action))
            for number, action in enumerate(offered, 1)
            if action in legal
        ]
        self.screen.print(Columns(described, padding=(0, 2)))

    def describe(self, seat: int, action: Action) -> Text:
        """An action in words."""
        game = self.match.game
        return self.screen.text(game.describe(self.match.fields(seat), seat, game.actions.encode(action)))

    def show_line(self) -> None:
        """Where people type."""
        self.typist.show(self.screen.shell.say("choose") + " ")

    def tell(self, events: Sequence[Event]) -> None:
        """Tell what happened, if anything did, and how things stand then."""
        if not events:
            return
        self.table.before.clear()
        self.typist.hide()
        said = self.screen.said_in_haste(events) if in_haste(self.match) else events
        self.table.tell(said)
        if not in_haste(self.match):
            return
        if said:
            self.screen.glance(self.table.viewer)
            self.prompt_everyone()
        else:
            self.show_line()

    def obey(self, line: str) -> None:
        """Do what a person typed: an action, or a command of the shell; nothing shows the table."""
        seat, text = self.speaker(line)
        word, _, rest = text.partition(" ")
        offered = self.offered.get(seat, []) if seat is not None else []
        action = read_action(self.match.game.actions, text)
        if not text:
            self.explain()
        elif word.isdecimal() and 1 <= int(word) <= len(offered):
            self.act(seat, offered[int(word) - 1])
        elif action is not None and seat is not None:
            self.act(seat, action)
        else:
            self.obey_word(seat, line, word, rest.strip())
        if in_haste(self.match):
            self.show_line()

    def obey_word(self, seat: int | None, line: str, word: str, rest: str) -> None:
        """A word of which the beginning is enough, if nothing else begins like that."""
        actions = self.match.game.actions
        said = [spoken(actions.decode(number)) for number in range(len(actions))]
        verbs = [words[0] for words in said if len(words) == 1]
        known = [*self.table.commands, *(verbs if seat is not None else [])]
        found = [name for name in known if name.startswith(word.lower())]
        self.typist.hide()
        if len(found) > 1:
            self.screen.say("several-words", style="bold", answer=word, words=", ".join(found))
        elif not found:
            self.screen.say("not-an-action", style="bold", answer=line.strip())
        elif found[0] in self.table.commands:
            began = self.typist.now()
            self.table.commands[found[0]](rest)
            self.read += self.typist.now() - began
        else:
            self.act(seat, {"do": found[0]})

    def speaker(self, line: str) -> tuple[int | None, str]:
        """Who typed a line, and what; where several share the keyboard the line begins with a seat."""
        text = line.strip()
        if len(self.table.people) == 1:
            return self.table.people[0], text
        number, _, rest = text.partition(" ")
        if number.isdecimal() and int(number) - 1 in self.table.people:
            return int(number) - 1, rest.strip()
        return None, text

    def act(self, seat: int | None, action: Action) -> None:
        """Carry out a person's request, or tell them why not."""
        assert seat is not None, "only a person acts"
        try:
            events = self.match.play(seat, action)
        except IllegalMove as refusal:
            self.typist.hide()
            self.screen.refuse(refusal)
            return
        self.offered.pop(seat, None)
        self.tell(events)
        if in_haste(self.match) and not self.screen.said_in_haste(events):
            self.typist.hide()
            self.prompt(seat)

    def help(self) -> list[tuple[str, str]]:
        """What can be typed now besides commands, and what it does."""
        rows = []
        for seat in self.table.people:
            legal = self.match.legal(seat)
            before = f"{seat + 1} " if len(self.table.people) > 1 else ""
            for number, action in enumerate(self.offered.get(seat, []), 1):
                if action in legal:
                    word = spoken(action)[-1]
                    rows.append((f"{before}{number}, {before}{word}", self.describe(seat, action).plain))
        return [*rows, ("Enter", self.screen.shell.say(self.enter))]


def spoken(action: Action) -> list[str]:
    """The words of an action."""
    return [str(value) for value in action.values()]


def read_action(actions: ActionSpace, text: str) -> Action | None:
    """The action that a person means by all its words, or by all but the first.

    >>> space = ActionSpace()
    >>> verbs = [space.verb("cast"), space.verb("place", cell=("a1", "b1"))]
    >>> read_action(space, "b1"), read_action(space, "cast"), read_action(space, "c"), read_action(space, "d4")
    ({'do': 'place', 'cell': 'b1'}, {'do': 'cast'}, None, None)
    """
    wanted = text.lower().split()
    for number in range(len(actions)):
        action = actions.decode(number)
        if wanted and wanted in (spoken(action), spoken(action)[1:]):
            return action
    return None
