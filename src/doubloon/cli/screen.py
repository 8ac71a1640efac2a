"""Where the shell prints: in colour on a terminal, plainly elsewhere."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from doubloon.bots import Thought
from doubloon.cli import plain_table
from doubloon.engine.actions import Action
from doubloon.engine.errors import IllegalMove
from doubloon.engine.events import Event
from doubloon.engine.match import Match
from doubloon.engine.words import Message, Words, words
from doubloon.games import terminal_of

PLAIN_WIDTH = 80

Plain = Mapping[str, Any]  # a view as plain objects


def shell_words(language: str) -> Words:
    """The words of the shell itself."""
    return words(Path(__file__).parent / "words", language)


class Screen:
    """Prints a match for people: the table, what happened, what is wanted."""

    def __init__(self, match: Match, language: str, console: Console | None = None) -> None:
        self.match = match
        self.console = console or new_console()
        self.shell = shell_words(language)
        self.words = match.game.words(language)
        self.names = [self.words.say(f"seat-{seat}") for seat in range(match.players)]
        self.last_words: list[Text] = []  # what was told last: at the end, who won and why
        self._terminal: Any = terminal_of(match.game.name) or plain_table

    def say(self, message: str, /, style: str = "", **arguments: int | str) -> None:
        """A line of the shell's own words."""
        self.console.print(Text(self.shell.say(message, **arguments), style=style))

    def tell(self, events: Sequence[Event], viewer: int | None) -> None:
        """What happened, as far as the viewer may know it; several of some kinds make one paragraph."""
        together = getattr(self._terminal, "TOGETHER", ())
        visible = [event for event in events if event.visible_to(viewer)]
        for kind, row in groupby(visible, lambda event: event.kind):
            self.last_words = sentences = [self.text(event.message, viewer) for event in row]
            for paragraph in [Text(" ").join(sentences)] if kind in together else sentences:
                self.console.print(Padding(paragraph, (0, 0, 0, 2), expand=False))
            if kind in getattr(self._terminal, "RINGS", ()):
                self.console.bell()

    def scenes(self, before: Plain, events: Sequence[Event]) -> Sequence[Any]:
        """What happened in one move, scene by scene, each with its events, its picture and how long it is looked at."""
        made: Sequence[Any] = self._terminal.scenes(before, self.match.options, events, self.names, self.words)
        return made

    @property
    def width(self) -> int:
        """The fewest columns that the table can be drawn in."""
        return int(getattr(self._terminal, "WIDTH", 0))

    @property
    def has_scenes(self) -> bool:
        """Whether so much can happen in one move of this game that it is shown in scenes."""
        return hasattr(self._terminal, "scenes")

    def said_in_haste(self, events: Sequence[Event]) -> list[Event]:
        """What is worth a line where there is no time to read."""
        unsaid = getattr(self._terminal, "UNSAID_IN_HASTE", ())
        return [event for event in events if event.kind not in unsaid]

    def in_common(self, action: Action) -> str:
        """What several moves have in common: in the game's own words (`action-VERB-ARGUMENT`), or plainly."""
        verb, (argument, value) = action["do"], next(pair for pair in action.items() if pair[0] != "do")
        message = f"action-{verb}-{argument}"
        if message in self.words:
            return self.words.say(message, **{argument: value})
        return self.shell.say("in-common", argument=argument, value=str(value))

    def text(self, message: Message | str, reader: int | None = None) -> Text:
        """A message of the game, as a seat's player reads it or anyone, with the players' names in their colours."""
        text = Text(message if isinstance(message, str) else message.said(self.words, self.names, reader))
        for name, style in zip(self.names, self._terminal.SEAT_STYLES, strict=False):
            text.highlight_words([name], style)
        return text

    def refuse(self, refusal: IllegalMove) -> None:
        """Why a move was not made, in the language of the screen."""
        if refusal.code in self.words:
            reason = self.text(Message(refusal.code, **refusal.details))
        elif f"refused-{refusal.code}" in self.shell:
            reason = Text(self.shell.say(f"refused-{refusal.code}"))
        else:
            reason = Text(str(refusal))
        self.console.print(Text("  ").append_text(reason))

    def explain(self, seat: int, bot: str, thoughts: Sequence[Thought]) -> None:
        """What a bot thought of its best choices: what a search found, else how much it liked them."""
        fields = self.match.fields(seat)
        self.say("thinks", style="dim", name=self.names[seat], bot=bot)
        for thought in thoughts:
            action = self.match.game.actions.encode(thought.action)
            line = Text("    ").append_text(self.text(self.match.game.describe(fields, seat, action)))
            if thought.visits:
                found = self.shell.say("searched", share=f"{thought.worth:.0%}", visits=f"{thought.visits:,}")
            else:
                found = self.shell.say("liked", weight=f"{thought.worth:,.4g}")
            self.console.print(line.append(f"  {found}", style="dim"))

    def draw(self, viewer: int | None) -> None:
        """The table as the viewer sees it."""
        self.print(self._terminal.draw(self.match.view(viewer), self.match.options, self.names, self.words))

    def glance(self, viewer: int | None) -> None:
        """As much of it as can be seen at a glance, where there is haste."""
        self.print(self._terminal.glance(self.match.view(viewer), self.names))

    def name(self, seat: int) -> str:
        """The name of a seat's player."""
        return self.names[seat]

    def print(self, thing: RenderableType = "") -> None:
        """Anything that rich can print."""
        self.console.print(thing)

    def show_result(self) -> None:
        """The final standing."""
        ranks, scores = self.match.ranks or (), self.match.scores or ()
        self.say("result-title", style="bold")
        for sentence in self.last_words:
            self.console.print(sentence)
        if not self.match.winners:
            self.say("result-table-won" if self.match.decided else "result-nobody")
        for seat in sorted(range(self.match.players), key=lambda seat: ranks[seat]):
            line = Text("  " + self.shell.say("result-row", rank=ranks[seat], name=self.names[seat]))
            if "score" in self.words:
                line.append(f"  {self.words.say('score', score=scores[seat])}")
            self.console.print(line)


def new_console() -> Console:
    """The terminal; where there is none, plain lines of a usual width."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=PLAIN_WIDTH, force_terminal=False)
