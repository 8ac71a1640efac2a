"""A table in real time, with a person whose lines come at set times of a clock that does not run by itself."""

import io
import os
import re
import sys
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

import doubloon
from doubloon.bots import Bot
from doubloon.cli.haste import Haste
from doubloon.cli.play import Quit, Table
from doubloon.cli.typist import Keyboard
from doubloon.engine.replay import TABLE
from tests.games.captain_dice.tables import dice_phase, set_up_phase


class Script:
    """Types lines at their times; the clock goes forward when a table waits."""

    def __init__(self, *lines: tuple[float, str]) -> None:
        self.lines = list(lines)
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def line(self, until: float | None) -> str | None:
        if self.lines and (until is None or self.lines[0][0] <= until):
            self.time, line = self.lines.pop(0)
            return line
        if until is None:
            raise EOFError
        self.time = max(self.time, until)
        return None

    def hide(self) -> None:
        pass

    def show(self, prompt: str) -> None:
        pass


class Mate(Script):
    """A person who asks a bot what to type, half a second later."""

    def __init__(self) -> None:
        super().__init__()
        self.bot = Bot("mate", 3)
        self.table: Any = None

    def line(self, until: float | None) -> str | None:
        seat, match = self.table.people[0], self.table.match
        if until is None or (self.time + 0.5 < until and seat in match.actors):
            self.time += 0.5
            return " ".join(str(word) for word in self.bot.choose(match, seat).values())
        self.time = until
        return None

    def ask(self, _prompt: str) -> str:
        seat, match = self.table.people[0], self.table.match
        return str(1 + match.legal(seat).index(self.bot.choose(match, seat)))


def sit_down(
    typist: Any,
    people: tuple[int, ...] = (0,),
    first: int = 0,
    ask: Callable[[str], str] | None = None,
    ready: bool = True,
    hand: str = "steady",
    **options: Any,
) -> tuple[Table, io.StringIO]:
    """A table of four before the bell; the others are steady mates, and people ready for the bell."""
    match = doubloon.game("captain_dice").start(players=4, seed=3, options=options)
    match.state.first = first
    bots = {seat: Bot("mate", 1, seat, hand) for seat in range(4) if seat not in people}
    output = io.StringIO()
    console = Console(file=output, width=80, highlight=False, force_terminal=True, color_system=None)
    table = Table(match, people, bots, "en", ask or answering_nothing, console, typist)
    table.ready = ready
    return table, output


def race(*lines: tuple[float, str], **seats: Any) -> tuple[Table, str]:
    """Run until the first haste is over, or the script's person has left at second 20."""
    table, output = sit_down(Script(*lines, (20, "quit")), **seats)
    table.run()
    return table, output.getvalue()


def test_a_person_rings_and_everyone_casts() -> None:
    table, text = race((1, "ring"), (1.1, "quit"))
    assert "You ring the bell. Cast!" in text
    assert [move.seat for move in table.match.moves] == [0]


def test_bots_act_while_the_person_thinks() -> None:
    table, _ = race((1, "ring"), (9, "quit"))
    assert len([move for move in table.match.moves if move.seat != 0]) > 3


def test_bots_do_nothing_before_their_hands_can() -> None:
    table, _ = race((1, "ring"), (1.5, "quit"))
    assert len(table.match.moves) == 1


def test_the_terminal_bell_rings_with_the_bell() -> None:
    assert race((1, "ring"), (1.1, "quit"))[1].count("\a") == 1
    assert race((1, "cast"), (1.1, "quit"))[1].count("\a") == 0


def test_a_bot_that_is_first_rings_after_studying() -> None:
    table, text = race((15, "quit"), first=2)
    assert "White rings the bell. Cast!" in text
    assert table.match.moves[0].seat == 2


def test_a_line_may_be_the_beginning_of_a_word() -> None:
    table, _ = race((1, "ri"), (1.1, "c"), (1.2, "q"))
    assert [table.match.game.actions.decode(move.action)["do"] for move in table.match.moves] == ["ring", "cast"]


def test_a_beginning_that_fits_several_words_does_nothing() -> None:
    table, text = race((1, "r"), (1.1, "quit"))
    assert table.match.moves == []
    assert "r may be rules, ring: type more of it" in text


def test_C5_the_first_bell_waits_for_the_person_who_has_it() -> None:
    table, text = race((500, "ring"), (500.1, "quit"), ready=False)
    assert "The bell rings by itself" not in text
    assert [move.seat for move in table.match.moves] == [0]


def test_C5_the_first_bell_waits_for_a_person_to_be_ready_if_a_bot_has_it() -> None:
    table, text = race((500, ""), (500.1, "quit"), first=2, ready=False)
    assert table.match.moves == []
    assert "White has the bell. Look around; the race begins after you press Enter." in text
    table, _ = race((500, ""), (515, "quit"), first=2, ready=False)
    assert table.match.moves[0].seat == 2


def test_while_a_person_reads_before_the_first_bell_no_time_passes() -> None:
    table, text = race((500, "help"), (900, ""), (900.5, "quit"), first=2, ready=False)
    assert "leave the table" in text
    assert re.search(r"Enter +begin the race", text)
    assert text.count("Now: White may ring at any moment.") == 1
    assert table.match.moves == []


def test_when_another_rings_a_prompt_appears_at_once() -> None:
    _, text = race((15, "quit"), first=2)
    after = text.split("White rings the bell. Cast!")[1]
    assert "Your dice: " in after.split("takes")[0]


def test_choices_are_made_by_number_in_haste_too() -> None:
    table, _ = race((1, "1"), (1.1, "quit"))
    assert [move.seat for move in table.match.moves] == [0]


def test_a_number_is_what_it_was_until_the_person_acts() -> None:
    haste, output = placing()
    haste.explain()
    haste.tell(haste.match.play(1, {"do": "place", "cell": "a1"}))
    haste.obey("1")
    haste.obey("2")
    assert "Blue was faster: a1 is taken" in output.getvalue()
    assert haste.match.moves[-1].seat == 0
    assert haste.match.view(None)["field"]["b2"]["owner"] == 0


def placing() -> tuple[Haste, io.StringIO]:
    """Red can place dice on a1 and on b2, Blue on a1."""
    table, output = sit_down(Script())
    table.match = table.screen.match = dice_phase(dice={0: "112233", 1: "115555"}, field={"a1": 11, "b2": 22})
    assert table.typist is not None
    return Haste(table, table.typist), output


def test_help_lists_what_can_be_typed_now_and_nothing_else() -> None:
    haste, output = placing()
    haste.explain()
    output.truncate(0)
    haste.obey("help")
    typed = [line.split("  ")[0] for line in output.getvalue().strip("\0").splitlines() if line.strip()]
    assert typed[:-1] == [
        "1, a1", "2, b2", "3, ring", "4, cast", "Enter", "help", "rules, rules C1", "save FILE", "quit"
    ]  # fmt: skip


def test_others_casts_are_not_told_in_haste() -> None:
    haste, output = placing()
    haste.tell(haste.match.play(1, {"do": "cast"}))
    assert "casts" not in output.getvalue()


def test_hands_go_by_people_and_that_is_said() -> None:
    _, text = race((1, "ring"), (1.1, "quit"), hand="auto")
    assert "The bots go by your pace: about 3.9 s" in text
    assert "by your pace" not in race((1, "ring"), (1.1, "quit"))[1]


def test_a_slow_person_slows_bots_down() -> None:
    quick, _ = race((1, "ring"), (12, "quit"))
    slow, _ = race((1, "ring"), (12, "quit"), hand="auto")
    assert len(slow.match.moves) < len(quick.match.moves)


def last_card_laid(*lines: tuple[float, str]) -> tuple[Table, Script, str]:
    """Red's Long gun meets Blue's Spy ship in its column; the bots' next round begins."""
    typist = Script(*lines)
    table, output = sit_down(typist)
    table.match = table.screen.match = set_up_phase(on={0: "a1", 1: "a3"})
    table.carry_out(0, {"do": "lay", "card": "gun", "cell": "a1"})
    table.carry_out(1, {"do": "lay", "card": "spy", "cell": "a3"})
    return table, typist, output.getvalue()


def test_a_battle_is_drawn_and_takes_its_time() -> None:
    _, typist, text = last_card_laid()
    assert typist.time > 10
    field = text.split("The cards are turned up. The battle:")[1].split(" attack")[0]
    assert "Red 3" in field
    assert "Blue 5" in field
    left = text.split("What is left after the battle:")[1].split(" take")[0]
    assert "Red 3" in left
    assert "Blue" not in left


def test_enter_shows_a_battle_at_once() -> None:
    _, typist, text = last_card_laid((1, ""))
    assert typist.time == 1
    assert "Enter shows all at once." in text
    assert "You take the" in text


def test_who_quits_during_a_battle_leaves() -> None:
    with pytest.raises(Quit):
        last_card_laid((1, "quit"))


def test_new_treasure_is_one_paragraph() -> None:
    text = last_card_laid((1, ""))[2]
    assert len(re.findall(r"^  A card with \d and \d is laid", text, flags=re.M)) == 1


def test_a_refused_request_is_told_why() -> None:
    _, text = race((1, "b2"), (1.1, "quit"))
    assert "the bell has not been rung yet" in text


def test_a_person_who_is_locked_out_is_told_so() -> None:
    _, text = race((1, "ring"), (1.1, "ring"), (1.2, "cast"), (1.3, "quit"))
    assert "You ring too soon, and are locked out" in text
    assert "You cannot act now." in text


def test_what_is_no_action_is_said_to_be_none() -> None:
    assert "dance is nothing that can be done" in race((1, "dance"), (1.1, "quit"))[1]


def test_commands_work_in_haste_too() -> None:
    assert "write the game to a file" in race((1, "help"), (1.1, "quit"))[1]


def test_an_empty_line_shows_the_table() -> None:
    assert race((1, ""), (1.1, "quit"))[1].count("before the bell") == 2


def test_several_people_share_the_keyboard_by_their_seats() -> None:
    table, text = race((1, "1 ring"), (1.2, "3 cast"), (1.3, "cast"), (1.4, "quit"), people=(0, 2))
    assert [move.seat for move in table.match.moves] == [0, 2]
    assert "begin each line with your seat, 1 Red, 3 White" in text
    assert "cast is nothing that can be done" in text


def test_C5_the_bell_rings_by_itself_when_nobody_does_anything() -> None:
    table, text = race((6, "quit"), idle_limit=5)
    assert "The bell rings by itself. Cast!" in text
    assert table.match.moves[0].seat == TABLE


def test_C5_an_idle_dice_phase_ends() -> None:
    table, output = sit_down(Script((1, "ring"), (20, "quit")), people=(0, 1, 2, 3), idle_limit=5)
    table.run()
    assert "Nobody did anything for a long while" in output.getvalue()


def test_a_whole_game_in_real_time() -> None:
    person = Mate()
    person.table, output = sit_down(person, ask=person.ask)
    person.table.run()
    assert person.table.match.over
    assert "The game is over." in output.getvalue()
    assert max(len(line) for line in output.getvalue().replace("\a", "").splitlines()) <= 80


def test_when_the_haste_is_over_people_choose_by_number() -> None:
    asked = []

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return "1" if len(asked) == 1 else "quit"

    table, output = sit_down(Script((1, "ring")), ask=ask)
    table.match = table.screen.match = dice_phase(on={0: "a1", 1: "b1", 2: "c1"})
    table.run()
    assert "You lay a card face down on a1." in output.getvalue()


def test_a_line_that_comes_too_late_for_the_race_is_none() -> None:
    typist = Script((1.2, "3"), (2, "1"))
    table, output = sit_down(typist, people=(3,))
    table.match = table.screen.match = dice_phase(on={0: "a1", 1: "b1", 2: "c1"})
    table.run()
    assert "rings the bell: the dice phase is over" in output.getvalue()
    assert (typist.lines, [move for move in table.match.moves if move.seat == 3]) == ([], [])


def answering_nothing(_prompt: str) -> str:
    raise EOFError


def test_the_keyboard_gives_lines_as_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading) as stdin, os.fdopen(writing, "w") as keys:
        monkeypatch.setattr(sys, "stdin", stdin)
        keyboard = Keyboard()
        assert keyboard.line(keyboard.now()) is None
        keys.write("cast\nring\n")
        keys.flush()
        assert keyboard.ask("> ") == "cast"
        assert keyboard.line(keyboard.now() + 60) == "ring"
        keys.close()
        for _ in range(2):
            with pytest.raises(EOFError):
                keyboard.line(keyboard.now() + 60)
