"""A table in the terminal: people at one screen, bots in the other seats."""

import secrets
import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import numpy as np
from rich.columns import Columns
from rich.console import Console
from rich.table import Table as ShownTable
from rich.text import Text

import doubloon
from doubloon.bots import AUTO, HANDS, Bot, Gauge, in_haste
from doubloon.cli.by_argument import by_first_argument
from doubloon.cli.haste import Haste
from doubloon.cli.library import first_rule, pages, rules_of
from doubloon.cli.pace import show_scenes
from doubloon.cli.replay import read_file
from doubloon.cli.screen import Screen
from doubloon.cli.typist import Keyboard, Typist
from doubloon.engine.actions import Action
from doubloon.engine.errors import BadPlayers, did_you_mean, shown
from doubloon.engine.events import Event
from doubloon.engine.match import SEEDS, Match
from doubloon.engine.words import Message

SAVE_ENDING = ".doubloon"
EXPLAINED = 3  # choices of a bot

T = TypeVar("T")


def start_table(
    *,
    game: str,
    players: int | None,
    people: tuple[int, ...],
    bots: Sequence[str],
    hands: Sequence[str] = (AUTO,),
    seed: int | None,
    options: Mapping[str, object],
    resume: Path | None,
    explain: bool = False,
    language: str,
    again: str = "",
) -> "Table":
    """A table as the command line asks for it."""
    found = doubloon.game(game)
    if resume is not None:
        match = read_file(resume).play()
        if match.game is not found:
            raise BadPlayers(f"{resume} is a game of {match.game.name}, not of {game}")
    else:
        match = found.start(found.players[-1] if players is None else players, seed, options)
    if people[-1] >= match.players:
        raise BadPlayers(f"there is no seat {people[-1] + 1} at a table for {match.players}")
    others = [seat for seat in range(match.players) if seat not in people]
    levels, speeds = _one_each("bot", bots, len(others)), _one_each("hand", hands, len(others))
    for hand in hands:
        if hand not in (AUTO, *HANDS):
            raise BadPlayers(f"no hand is called {shown(hand)}; {did_you_mean(hand, (AUTO, *HANDS))}")
    chance = seed if seed is not None else secrets.randbelow(SEEDS)
    chosen = zip(others, levels, speeds, strict=True)
    seated = {seat: Bot(level, chance, seat, hand) for seat, level, hand in chosen}
    return Table(match, people, seated, language, explain=explain, again=again)


def _one_each(what: str, given: Sequence[T], seats: int) -> Sequence[T]:
    if len(given) not in (1, seats):
        raise BadPlayers(f"{seats} seats need 1 {what} for all, or {seats} {what}s, not {len(given)}")
    return given if len(given) == seats else [given[0]] * seats


@dataclass(frozen=True)
class Choice:
    """What a person can choose by one number: a move, several in a row, or what many moves have in common."""

    says: Message | str
    actions: tuple[int, ...] = ()
    among: tuple["Choice", ...] = ()


def numbers(choices: Sequence[object]) -> str:
    """What to type for one of these choices."""
    return "1" if len(choices) == 1 else f"1 - {len(choices)}"


class Quit(Exception):
    """A person leaves the table."""


class Table:
    """Plays a match: asks people, lets bots choose, and tells everyone what happened."""

    def __init__(
        self,
        match: Match,
        people: tuple[int, ...],
        bots: dict[int, Bot],
        language: str,
        ask: Callable[[str], str] = input,
        console: Console | None = None,
        typist: Typist | None = None,
        explain: bool = False,
        again: str = "",
    ) -> None:
        self.match = match
        self.people = people
        self.bots = bots
        self.language = language
        self.screen = Screen(match, language, console)
        self.ask = ask
        self.typist = typist
        self.explain = explain
        self.again = again  # how to go on from a save, up to the file's name
        self.gauge = Gauge(match.game.motions)  # how fast people are, for bots that go by that
        self.ready = False  # whether people have said that the first race may begin
        self.help_now: Callable[[], list[tuple[str, str]]] = list  # what can be typed besides commands
        if match.game.real_time and typist is None:  # one reader for all that is typed, in haste and at leisure
            self.typist = keyboard = Keyboard()
            self.ask = keyboard.ask if ask is input else ask
        self.late = False  # whether searching bots play as mates yet
        self.before: list[Match] = []  # where each move of this turn that can be taken back began
        self.unseen: dict[int, list[Event]] = {seat: [] for seat in people}  # what only that person may know
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "rules": self.rules,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Play until the game is over or a person leaves."""
        self.screen.say("welcome", style="bold", game=self.screen.words.say("title"))
        for seat in self.people:
            self.screen.say("you-are", name=self.screen.name(seat), seat=seat + 1)
        self.screen.print(self.screen.text(Message("goal")))
        self.screen.say("how-to-help", style="dim")
        if self.screen.console.width < self.screen.width:
            self.screen.say("narrow", style="bold", width=self.screen.console.width, wanted=self.screen.width)
        self.screen.print()
        self.tell(self.match.opening)
        try:
            while not self.match.over:
                self.go_on()
        except Quit:
            self.screen.say("goodbye")
            return
        self.screen.draw(self.viewer)
        self.screen.show_result()

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the screen looks between decisions: one person's, or for several nobody's."""
        return self.people[0] if len(self.people) == 1 else None

    def go_on(self) -> None:
        """One decision, or all those that are made in haste."""
        if self.typist is None or not in_haste(self.match):
            self.take_turn()
            return
        try:
            Haste(self, self.typist).run()
        except EOFError:
            self.screen.print()
            raise Quit from None

    def take_turn(self) -> None:
        """One decision; bots first where several may act."""
        seat = next((seat for seat in self.match.actors if seat in self.bots), self.match.actors[0])
        if seat in self.bots:
            self.before.clear()
            self.let_bot_move(seat, self.bots[seat])
        else:
            self.ask_person(seat)

    def let_bot_move(self, seat: int, bot: Bot) -> None:
        """A bot's decision, with what it thought if that is asked for."""
        self.tell_readiness(bot)
        action = bot.choose(self.match, seat, milliseconds=bot.level.milliseconds or None)
        if self.explain:
            self.screen.explain(seat, bot.level.name, bot.thoughts[:EXPLAINED])
        self.carry_out(seat, action)

    def tell_readiness(self, bot: Bot) -> None:
        """Say once that a searching bot plays as a mate until its search is compiled, and once that it is."""
        late = not bot.ready(self.match.game)
        if late != self.late and bot.level.visits:
            self.late = late
            self.screen.say("captains-late" if late else "captains-ready", style="dim")

    def tell(self, events: Sequence[Event]) -> None:
        """Tell everyone at the screen what happened; secrets wait until their owner is alone with it."""
        self.screen.tell(events, self.viewer)
        for seat, waiting in self.unseen.items():
            waiting += [event for event in events if event.visible_to(seat) and not event.visible_to(self.viewer)]

    def carry_out(self, seat: int, action: Action) -> list[Event]:
        """Make a move and tell what happened: all at once, or scene by scene where that would be too much."""
        before = self.match.view(self.viewer) if self.screen.has_scenes else {}
        events = self.match.play(seat, action)
        if self.screen.has_scenes:
            show_scenes(self, self.screen.scenes(before, events))
        else:
            self.tell(events)
        return events

    def ask_person(self, seat: int) -> None:
        """Show a person the table and their choices until they make a move or take one back."""
        self.hand_over(seat)
        choices = everything = self.choices(seat)
        back = Choice(self.screen.shell.say("back"), among=tuple(everything))
        self.show_choices(seat, choices)
        self.help_now = lambda: [(numbers(choices), self.screen.shell.say("help-number"))]
        moves = len(self.match.moves)
        while len(self.match.moves) == moves:
            answer = self.read(seat)
            word, _, rest = answer.partition(" ")
            command = self.command(word)
            if command:
                command(rest.strip())
            elif word.isdecimal() and 1 <= int(word) <= len(choices):
                chosen = choices[int(word) - 1]
                if chosen.among:
                    choices = everything if chosen is back else [*chosen.among, back]
                    self.list_choices(choices)
                else:
                    self.make_moves(seat, chosen.actions)
            else:
                self.screen.say("not-a-choice", style="bold", answer=answer, most=len(choices))

    def hand_over(self, seat: int) -> None:
        """Where people share the screen and this one has secrets, see to it that they look alone."""
        secret = self.match.seen(None).tobytes() != self.match.seen(seat).tobytes()
        if len(self.people) > 1 and secret:
            self.screen.console.clear()
            self.read(seat, "hand-over")
        self.screen.tell(self.unseen[seat], seat)
        self.unseen[seat].clear()

    def choices(self, seat: int) -> list[Choice]:
        """Every move that can be made, then what takes several."""
        moves = np.flatnonzero(self.match.mask(seat)).tolist()
        return [
            *(self.choice(seat, common, among) for common, among in by_first_argument(self.match.game.actions, moves)),
            *(Choice(row.says, row.actions) for row in self.match.game.longer(self.match.fields(seat), seat)),
        ]

    def choice(self, seat: int, common: Action | None, moves: list[int]) -> Choice:
        """A move, or several that have an argument in common, of which one is chosen then."""
        if common is None:
            return Choice(self.match.game.describe(self.match.fields(seat), seat, moves[0]), (moves[0],))
        return Choice(self.screen.in_common(common), among=tuple(self.choice(seat, None, [move]) for move in moves))

    def show_choices(self, seat: int, choices: list[Choice]) -> None:
        """The table, what is wanted, and what can be done, by number; what takes several moves close together."""
        self.screen.print()
        self.screen.draw(seat)
        self.screen.print()
        if len(self.people) > 1:
            self.screen.say("whose-turn", style="bold", name=self.screen.name(seat))
        self.screen.print(self.screen.text(self.match.game.prompt(self.match.fields(seat), seat)))
        self.list_choices(choices)

    def list_choices(self, choices: list[Choice]) -> None:
        """What can be done, by number."""
        rows, longer = ShownTable.grid(padding=(0, 2, 0, 0)), []
        for number, choice in enumerate(choices, 1):
            if len(choice.actions) == 1:
                rows.add_row(f"{number:>4}", self.screen.text(choice.says))
            else:
                longer.append(Text(f"{number:>4}  ").append_text(self.screen.text(choice.says)))
        self.screen.print(rows)
        if longer:
            self.screen.print(Columns(longer, padding=(0, 1)))

    def read(self, seat: int, message: str = "choose") -> str:
        """A line from a person; the end of the input is a person who leaves."""
        try:
            return self.ask(self.screen.shell.say(message, name=self.screen.name(seat)) + " ").strip()
        except EOFError:
            self.screen.print()
            raise Quit from None

    def command(self, word: str) -> Callable[[str], None] | None:
        """The command that a word means; its beginning is enough."""
        found = [name for name in self.commands if word and name.startswith(word.lower())]
        return self.commands[found[0]] if found else None

    def make_moves(self, seat: int, actions: Sequence[int]) -> None:
        """Carry out a person's choice; where it is several moves, as far as nothing comes in between."""
        before, can_take_back = self.match.copy(), True
        for action in actions:
            if seat not in self.match.actors or not self.match.mask(seat)[action]:
                break
            self.carry_out(seat, self.match.game.actions.decode(action))
            can_take_back &= self.match.can_take_back
        if can_take_back:
            self.before.append(before)
        else:
            self.before.clear()

    # Commands

    def help(self, _rest: str) -> None:
        """What can be typed at this moment."""
        rule = first_rule(self.match.game.rulebook(self.language))
        table = ShownTable(box=None, show_header=False, padding=(0, 2, 0, 0))
        for typed, meaning in self.help_now():
            table.add_row(typed, meaning)
        for command in self.commands:
            if command != "undo" or self.before:
                typed = self.screen.shell.say(f"type-{command}", rule=rule)
                table.add_row(typed, self.screen.shell.say(f"help-{command}"))
        self.screen.print(table)
        self.screen.say("help-short", style="dim")

    def rules(self, rest: str) -> None:
        """The rulebook, or one rule of it."""
        try:
            book = pages(self.screen.console, rules_of(self.match.game, rest or None, self.language))
        except doubloon.DoubloonError as error:
            self.screen.console.print(str(error))
            return
        for number, page in enumerate(book, 1):
            self.screen.print(page)
            if number < len(book) and self.read(self.people[0], "more").lower().startswith("q"):
                return

    def undo(self, _rest: str) -> None:
        """Take the last move back, if nothing came to light by it."""
        if not self.before:
            self.screen.say("no-undo", style="bold")
            return
        self.match = self.screen.match = self.before.pop()
        self.screen.say("undone")

    def save(self, rest: str) -> None:
        """Write the match to a file."""
        path = Path(rest or f"{self.match.game.name}{SAVE_ENDING}")
        try:
            path.write_bytes(self.match.save())
        except OSError as error:
            self.screen.say("not-saved", style="bold", file=str(path), why=error.strerror or str(error))
            return
        self.screen.say("saved", command=f"{self.again} --resume {shlex.quote(str(path))}")

    def quit(self, _rest: str) -> None:
        """Leave the table."""
        raise Quit
