"""A table in the terminal, played by scripts."""

import contextlib
import io
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import doubloon
from doubloon.bots import Bot
from doubloon.cli import main
from doubloon.cli.play import Table, start_table


class Script:
    """Answers prompts in order, then leaves; keeps what was printed."""

    def __init__(self, *answers: str) -> None:
        self.answers = iter(answers)
        self.output = io.StringIO()
        self.console = Console(file=self.output, width=80, highlight=False, legacy_windows=False)

    def __call__(self, prompt: str) -> str:
        self.output.write(prompt)
        answer = next(self.answers, None)
        if answer is None:
            raise EOFError
        self.output.write(answer + "\n")
        return answer

    @property
    def text(self) -> str:
        return self.output.getvalue()


def table(script: Callable[[str], str] | Script, people: tuple[int, ...] = (0,), language: str = "en") -> Table:
    """Four at a table of Kraken; the person begins."""
    match = doubloon.game("kraken").start(players=4, seed=11)
    bots = {seat: Bot("mate", 1, seat) for seat in range(4) if seat not in people}
    console = script.console if isinstance(script, Script) else None
    return Table(match, people, bots, language, script, console)


def the_bots_first_choice(chosen: Table) -> Iterator[str]:
    """Answers of a person who asks a mate for every move."""
    mate = Bot("mate", 5)
    while True:
        match = chosen.match
        seat = next(seat for seat in match.actors if seat in chosen.people)
        yield str(match.legal(seat).index(mate.choose(match, seat)) + 1)


def playing_to_the_end(people: tuple[int, ...], language: str) -> Script:
    script = Script()
    played = table(script, people, language)
    script.answers = the_bots_first_choice(played)
    played.run()
    assert played.match.over
    return script


def test_a_person_plays_a_whole_game_against_bots() -> None:
    text = playing_to_the_end((0,), "en").text
    assert "You are Red, seat 1." in text
    assert "Your move:" in text
    assert re.search("brings? the treasure home and wins?!", text)
    assert "The game is over." in text
    assert "1. " in text.split("The game is over.")[1]


def test_K22_a_game_that_came_to_its_limit_was_won_by_nobody() -> None:
    match = doubloon.game("kraken").start(players=2, seed=3, options={"round_limit": 1})
    script = Script()
    played = Table(match, (0,), {1: Bot("mate", 1, 1)}, "en", script, script.console)
    script.answers = the_bots_first_choice(played)
    played.run()
    assert "Nobody won; this is how far everyone came:" in script.text.split("The game is over.")[1]


def test_a_far_space_of_Kraken_is_one_choice_and_undone_as_one() -> None:
    script = Script()
    played = table(script)
    far = next(number for number, choice in enumerate(played.choices(0), 1) if len(choice.actions) == 2)
    script.answers = iter([str(far)])
    played.run()
    assert f"{far}  Sail to 2 (2 points)" in script.text
    assert len(played.match.moves) == 2
    assert "You sail forward from 1 to 2" in script.text
    played.undo("")
    assert played.match.moves == []


def test_moves_in_a_row_stop_where_something_comes_in_between() -> None:
    played = table(Script())
    points = played.match.view(0)["points"]
    played.make_moves(0, [0] * (points + 3))  # forward until the turn is over
    assert played.match.actors != (0,)
    assert len(played.match.moves) == points
    assert played.before == []


# Real time is tested in test_haste.py.
BY_TURNS = {"captain_dice": {"mode": "turns"}}


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", doubloon.names())
def test_every_game_is_played_to_its_end_within_80_columns(name: str, language: str) -> None:
    game = doubloon.game(name)
    match = game.start(players=2, seed=3, options=BY_TURNS.get(name))
    script = Script()
    played = Table(match, (0,), {1: Bot("mate", 1, 1)}, language, script, script.console)
    script.answers = the_bots_first_choice(played)
    played.run()
    assert played.match.over
    assert played.screen.shell.say("result-title") in script.text
    told, result = script.text.split(played.screen.shell.say("result-title"))
    for sentence in played.screen.last_words:  # who won and why, beside what everyone has
        assert "".join(sentence.plain.split()) in "".join(result.split())
        assert "".join(sentence.plain.split()) in "".join(told.split())
    assert [line for line in script.text.splitlines() if cell_len(line) > 80] == []


def test_it_is_played_in_japanese_too() -> None:
    text = playing_to_the_end((0,), "ja").text
    assert "あなたの番" in text
    assert "宝を持ち帰り、勝利！" in text


@pytest.mark.parametrize("language", ["en", "ja"])
def test_nothing_is_wider_than_80_columns(language: str) -> None:
    lines = playing_to_the_end((0,), language).text.splitlines()
    assert [line for line in lines if cell_len(line) > 80] == []


def test_people_share_a_screen() -> None:
    text = run(*["1"] * 30)[1]
    for name in ("Red", "Yellow", "Green", "Orange"):
        assert f"{name}, it is your turn." in text


def run(*answers: str, people: tuple[int, ...] = (0, 1, 2, 3)) -> tuple[Table, str]:
    script = Script(*answers)
    played = table(script, people)
    played.run()
    return played, script.text


def test_the_end_of_input_leaves_the_table() -> None:
    assert "Fair winds." in run()[1]


def test_quit_leaves_the_table() -> None:
    played, text = run("1", "quit", "1")
    assert len(played.match.moves) == 1
    assert text.endswith("Fair winds.\n")


def test_help_lists_what_can_be_typed() -> None:
    text = run("help", "1", "help")[1]
    before, after = text.split("The beginning of a word is enough")[:2]
    for command in ("help", "rules, rules K1", "save FILE", "quit"):
        assert f"\n{command} " in before
    assert re.search(r"\n1 - \d +make that move", before)
    assert "\nundo " not in before
    assert "\nundo " in after


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", doubloon.names())
def test_a_game_says_its_goal_when_it_starts_and_where_all_of_it_is(name: str, language: str) -> None:
    game, script = doubloon.game(name), Script()
    Table(
        game.start(players=3, seed=3, options=BY_TURNS.get(name)), (0, 1, 2), {}, language, script, script.console
    ).run()
    goal = game.words(language).say("goal")
    assert goal.replace(" ", "") in script.text.replace("\n", "").replace(" ", "")
    assert "rules" in script.text


def test_a_save_names_the_command_as_it_was_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "my game.doubloon"
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"save {file}\nquit\n"))
    monkeypatch.setattr(
        sys, "argv", [".venv/bin/doubloon", "play", "kraken", "--seat", "2", "--bots=captain", "--seed", "1"]
    )
    out = io.StringIO()
    with contextlib.redirect_stdout(out), pytest.raises(SystemExit):
        main()
    said = " ".join(out.getvalue().split())
    assert f".venv/bin/doubloon play kraken --seat 2 --bots captain --resume '{file}'" in said


@pytest.mark.parametrize("answer", ["99", "0", "-1", "fly", "", "1.5"])
def test_what_is_no_choice_is_asked_again(answer: str) -> None:
    played, text = run(answer)
    assert played.match.moves == []
    assert "is not a choice" in text


def test_a_number_typed_in_japanese_is_a_number() -> None:
    assert len(run("１")[0].match.moves) == 1


def test_one_rule_can_be_read_at_the_table() -> None:
    text = run("rules K15", "rules K99")[1]
    assert "K15" in text
    assert "no rule is numbered 'K99'" in text


def test_a_screen_that_is_too_narrow_for_the_table_is_told() -> None:
    script = Script()
    script.console = Console(file=script.output, width=60, highlight=False)
    table(script).run()
    assert "The table is 78 columns wide, and this screen has 60" in " ".join(script.text.split())


def test_the_rulebook_is_read_page_by_page_at_a_terminal() -> None:
    script = Script("rules", "", "q", "quit")
    script.console = Console(file=script.output, width=80, height=24, force_terminal=True, color_system=None)
    table(script, (0, 1, 2, 3)).run()
    pages = script.text.split("> rules\n")[1].split("Enter for more, q to stop: ")
    assert [page.count("\n") for page in pages[:2]] == [23, 24]
    assert "K1 " in pages[0] + pages[1]
    assert "Fair winds." in pages[2]


def choice(match: doubloon.Match, do: str) -> str:
    actions = [action["do"] for action in match.legal(match.actors[0])]
    return str(actions.index(do) + 1)


def test_undo_takes_a_move_back_where_nothing_was_rolled() -> None:
    start = table(Script()).match
    played, text = run("1", "undo")
    assert "Your last move is taken back." in text
    assert played.match.digest == start.digest


def test_undo_goes_back_move_by_move_to_the_roll() -> None:
    start = table(Script()).match
    played, text = run("1", "1", "undo", "undo", "undo")
    assert "There is nothing to take back" in text
    assert played.match.digest == start.digest


def test_undo_never_crosses_a_roll() -> None:
    start = table(Script()).match
    played, text = run(choice(start, "attack"), "undo")
    assert "There is nothing to take back" in text
    assert len(played.match.moves) == 1


def test_undo_never_takes_back_what_another_did() -> None:
    start = table(Script()).match
    played, text = run(choice(start, "end"), "undo")
    assert "There is nothing to take back" in text
    assert len(played.match.moves) == 1


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.doubloon"
    played, text = run("1", f"save {file}")
    assert f"--resume {file}" in text.replace("\n", "")
    resumed = start_table(
        game="kraken",
        players=None,
        people=(0,),
        bots=["mate"],
        seed=None,
        options={},
        resume=file,
        language="en",
    )
    assert resumed.match.digest == played.match.digest


def test_a_save_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    played, text = run(f"save {tmp_path}", "1")
    assert "cannot be written:" in " ".join(text.split())
    assert len(played.match.moves) == 1


class LateCaptain(Bot):
    """A captain whose search is compiled after its second choice."""

    choices = 0

    def ready(self, _game: doubloon.Game) -> bool:
        self.choices += 1
        return self.choices > 2


def test_a_captain_that_is_not_ready_says_so_once_and_once_when_it_is() -> None:
    script = Script()
    played = table(script)
    played.bots = {seat: Bot("mate", 1, seat) for seat in (1, 2)} | {3: LateCaptain("captain:40", 1, 3)}
    script.answers = the_bots_first_choice(played)
    played.run()
    late, ready = "until then they play as mates", "from now on they think ahead"
    said = " ".join(script.text.split())  # lines are broken where the screen ends
    assert (said.count(late), said.count(ready)) == (1, 1)
    assert said.index(late) < said.index(ready)
