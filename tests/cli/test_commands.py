"""The commands as they are typed."""

import contextlib
import csv
import io
import json
import os
import pty
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import TextIO

import pytest

import doubloon
from doubloon.bots import AUTO, HANDS, parts_of
from doubloon.cli import main
from doubloon.cli.arguments import as_typed
from doubloon.cli.output import PLAIN
from doubloon.cli.simulate import Bar
from doubloon.guides import guide_of
from doubloon.lab.simulate import CHUNK
from tests.engine.test_fairness import fair_replay


def doubloon_says(
    *arguments: str, language: str = "C.UTF-8", out: TextIO | None = None
) -> subprocess.CompletedProcess[str]:
    """What the command prints where there is no terminal, and how it ends."""
    out, err = out or io.StringIO(), io.StringIO()
    with (
        pytest.MonkeyPatch.context() as patched,
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        patched.setattr(sys, "argv", ["doubloon", *arguments])
        patched.setattr(sys, "stdin", io.StringIO())
        patched.setenv("LC_ALL", language)
        with pytest.raises(SystemExit) as ended:
            main()
    code = ended.value.code
    printed = out.getvalue() if isinstance(out, io.StringIO) else ""
    return subprocess.CompletedProcess(arguments, code if isinstance(code, int) else 0, printed, err.getvalue())


def output_of(*arguments: str, language: str = "C.UTF-8") -> str:
    done = doubloon_says(*arguments, language=language)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("play krakn", "no game is called 'krakn'; did you mean kraken?"),
        ("play", "which game? There are: captain_dice, casket, kraken, nozoku; try: doubloon play captain_dice"),
        ("rules", "which game? There are: captain_dice, casket, kraken, nozoku"),
        ("play kraken --players 9", "kraken is for 2 to 4 players, not 9"),
        ("play casket --players 0", "casket is for 1 to 6 players, not 0"),
        ("ladder kraken --players 0", "kraken is for 2 to 4 players, not 0"),
        ("simulate kraken --players 0", "kraken is for 2 to 4 players, not 0"),
        ("play kraken --players two", "--players takes a whole number such as 4, not 'two'"),
        ("simulate kraken --games many", "--games takes a whole number such as 1000, not 'many'"),
        ("play kraken --option bord=rings", "there is no option 'bord'; did you mean board?"),
        ("play kraken --option board=maze", "option board is spiral, rings, or a board file (.toml), not 'maze'"),
        ("play kraken --option board=no.toml", "board file no.toml cannot be read"),
        ("play kraken --option round_limit=0", "option round_limit is a whole number from 1 to 10000, not '0'"),
        ("play kraken --option rings", "--option takes NAME=VALUE"),
        ("play kraken --seat 7", "there is no seat 7 at a table for 4"),
        ("play kraken --seat x", "--seat is a seat such as 1"),
        ("play kraken --bots mate,mate", "3 seats need 1 bot for all, or 3 bots, not 2"),
        ("play kraken --bots x", "no bot is called 'x'; there are: random, greenhorn, mate, captain, admiral"),
        ("play kraken --seed -1", "a seed is a whole number from 0"),
        ("play kraken --lang fr", "no words in language 'fr'; there are: en, ja"),
        ("play kraken --resume gone.doubloon", "gone.doubloon: No such file or directory"),
        ("simulate kraken --games 0", "games of a simulation is a whole number from 1, not 0"),
        ("simulate kraken --bots mate,random,mate --players 2", "2 players need a list of 2 bots"),
        ("simulate kraken --json --csv", "choose one"),
        ("replay gone.json", "gone.json: No such file or directory"),
        ("replay README.md", "README.md: this is neither a save nor a replay: a table in the terminal writes saves"),
        ("play kraken --resume README.md", "README.md: this is neither a save nor a replay"),
        ("rules kraken K99", "no rule is numbered 'K99'; they are K1 to K22"),
    ],
)
def test_wrong_use_is_one_clear_line(arguments: str, reason: str) -> None:
    done = doubloon_says(*arguments.split())
    assert done.returncode == 2
    assert reason in done.stderr
    assert done.stderr.startswith("doubloon: ")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_command_is_suggested_as_the_program_was_called(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["elsewhere/bin/doubloon", "play"])
    with pytest.raises(SystemExit):
        main()
    assert "try: elsewhere/bin/doubloon play captain_dice" in capsys.readouterr().err


def test_a_setting_that_does_not_exist_is_answered_with_the_variable_that_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOUBLOON_PROT", "8080")
    assert "no setting DOUBLOON_PROT; did you mean DOUBLOON_PORT?" in doubloon_says("serve").stderr


def test_the_version_is_told() -> None:
    assert output_of("--version") == f"doubloon {version('doubloon')}\n"


@pytest.mark.parametrize("command", ["", "play", "db backup"])
def test_h_is_short_for_help(command: str) -> None:
    assert output_of(*command.split(), "-h") == output_of(*command.split(), "--help")


@pytest.mark.parametrize(("command", "hands"), [("play", (AUTO, *HANDS)), ("simulate", HANDS)])
def test_help_names_every_hand_that_is_taken(command: str, hands: tuple[str, ...]) -> None:
    _, _, rest = output_of(command, "--help").partition("--hands")
    told = rest.partition("--seed")[0]
    for hand in hands:
        assert hand in told
    assert (AUTO in told) == (AUTO in hands)


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
@pytest.mark.parametrize("command", ["play kraken --seed 5", "rules captain_dice", "games", "play nozoku --seed 5"])
def test_output_that_lacks_characters_gets_others(command: str, encoding: str) -> None:
    written = io.BytesIO()
    out = io.TextIOWrapper(written, encoding=encoding)
    assert doubloon_says(*command.split(), out=out).returncode == 0
    out.flush()
    assert written.getvalue().decode(encoding)


def test_every_character_of_the_english_pages_has_one_that_stands_in() -> None:
    games = [doubloon.game(name) for name in doubloon.names()]
    books = "".join(game.rulebook("en") + guide_of(game, "en") for game in games)
    assert not {character for character in books if not character.isascii()} - set(PLAIN)


def test_japanese_is_refused_where_it_cannot_be_printed() -> None:
    done = doubloon_says("games", "--lang", "ja", out=io.TextIOWrapper(io.BytesIO(), encoding="cp1252"))
    assert "the output is cp1252, which has no Japanese; set PYTHONIOENCODING=utf-8" in done.stderr


def test_games_lists_every_game_with_its_options() -> None:
    text = output_of("games")
    for name in doubloon.names():
        game = doubloon.game(name)
        assert game.words().say("title") in text
        for option in game.options:
            assert f"  {option.name} " in text


@pytest.mark.parametrize("name", doubloon.names())
@pytest.mark.parametrize("language", ["en", "ja"])
def test_rules_shows_every_numbered_rule(name: str, language: str) -> None:
    text = output_of("rules", name, "--exact", "--lang", language)
    numbers = re.findall(r"^\*\*([A-Z]\d+)\*\*", doubloon.game(name).rulebook(language), flags=re.M)
    assert numbers
    assert [number for number in numbers if number not in text] == []


def test_rules_are_for_people_first_and_to_the_letter_for_who_asks() -> None:
    text = output_of("rules", "kraken")
    assert "A turn in five lines" in text
    assert "kraken_roll=low" not in text
    assert "kraken_roll=low" in output_of("rules", "kraken", "--exact")


def test_rules_shows_one_rule() -> None:
    text = output_of("rules", "kraken", "k15")
    assert "K15" in text
    assert "K16" not in text


def test_the_language_of_the_system_is_taken() -> None:
    assert "クラーケン" in output_of("games", language="ja_JP.UTF-8")


SIMULATE = ("simulate", "kraken", "--games", "300", "--bots", "mate,random", "--seed", "3")


def test_simulate_prints_a_table() -> None:
    text = output_of(*SIMULATE)
    for word in ("Red", "Yellow", "95 % interval", "Rounds", "Decisions", "The treasure changed"):
        assert word in text


@pytest.mark.parametrize("language", ["en", "ja"])
def test_simulate_prints_each_number_that_was_named_in_one_line(language: str) -> None:
    text = output_of("simulate", "nozoku", "--games", "300", "--lang", language)
    named = [line.split("│")[1].strip() for line in text.splitlines() if line.count("│") == 8]
    assert named == ["1", "2", "3", "4", "5", "6"]


def test_simulate_prints_json_that_sums_up() -> None:
    summary = json.loads(output_of(*SIMULATE, "--json"))
    assert summary["games"] == 300
    assert summary["bots"] == ["mate", "random"]
    assert sum(seat["count"] for seat in summary["wins"]) == pytest.approx(300)
    for seat in summary["wins"]:
        assert 0 <= seat["low"] <= seat["share"] <= seat["high"] <= 1


def test_simulate_prints_csv_with_the_same_figures() -> None:
    rows = list(csv.DictReader(io.StringIO(output_of(*SIMULATE, "--csv"))))
    summary = json.loads(output_of(*SIMULATE, "--json", "--workers", "1"))
    for by, key in (("seat", "wins"), ("place", "wins_by_place")):
        wins = [float(row["value"]) for row in rows if row["measure"] == "win share" and row[by]]
        assert wins == [share["share"] for share in summary[key]]
    rounds = next(row for row in rows if row["measure"] == "rounds")
    assert float(rounds["mean"] if "mean" in rounds else rounds["value"]) == summary["spreads"]["rounds"]["mean"]


def pressing_ctrl_c(monkeypatch: pytest.MonkeyPatch, chunks: int) -> None:
    """A person at the keyboard who has enough after so many chunks of games."""
    told: list[int] = []

    def advance(_bar: Bar, games: int) -> None:
        told.append(games)
        if len(told) > chunks:
            raise KeyboardInterrupt

    monkeypatch.setattr(Bar, "advance", advance)
    monkeypatch.setattr("doubloon.cli.simulate.leave_at_once", sys.exit)


def test_ctrl_c_prints_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    pressing_ctrl_c(monkeypatch, chunks=1)
    done = doubloon_says("simulate", "kraken", "--games", "1000", "--workers", "1", "--json")
    assert (done.returncode, json.loads(done.stdout)["games"]) == (130, CHUNK)
    assert done.stderr == "Stopped by Ctrl+C after 256 of 1,000 games; the figures are of those.\n"


def test_ctrl_c_before_the_first_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    pressing_ctrl_c(monkeypatch, chunks=0)
    done = doubloon_says("simulate", "kraken", "--games", "1000", "--workers", "1")
    assert (done.returncode, done.stdout) == (130, "")
    assert "after 0 of 1,000 games" in done.stderr


def test_a_bar_and_its_clock_begin_with_the_first_games(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([5.0, 7.5])
    monkeypatch.setattr("doubloon.cli.simulate.time.perf_counter", lambda: next(clock))
    with Bar("Playing", 10) as bar:
        assert bar.seconds == 0
        bar.advance(0)
        assert bar.seconds == 2.5


@pytest.fixture
def finished_game(tmp_path: Path) -> Path:
    match = doubloon.game("kraken").start(players=2, seed=4, options={"round_limit": 3})
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
    file = tmp_path / "game.json"
    file.write_text(match.replay.json())
    return file


def test_replay_prints_every_step_where_there_is_no_terminal(finished_game: Path) -> None:
    text = output_of("replay", str(finished_game))
    assert "Step 0 of 6" in text
    assert "Step 6 of 6" in text
    assert "3 rounds are over" in text
    assert "The game is over." in text


def test_replay_verify_says_that_a_replay_is_sound(finished_game: Path) -> None:
    said = " ".join(output_of("replay", str(finished_game), "--verify").split())
    assert "is sound: its 6 moves lead to the end" in said


def test_replay_verify_tells_that_the_dice_of_a_server_were_fair(tmp_path: Path) -> None:
    replay = fair_replay()
    (tmp_path / "fair.json").write_text(replay.json(), encoding="utf-8")
    said = " ".join(output_of("replay", str(tmp_path / "fair.json"), "--verify").split())
    assert "All its dice come from the secret" in said
    assert replay.proof is not None
    assert replay.proof.published in said


def test_replay_verify_refuses_a_replay_that_was_tampered_with(finished_game: Path) -> None:
    finished_game.write_text(finished_game.read_text().replace('"seed":4', '"seed":5'))
    done = doubloon_says("replay", str(finished_game), "--verify")
    assert done.returncode == 2
    assert done.stderr.startswith("doubloon: ")


def on_a_terminal(arguments: list[str], answers: str) -> str:
    """What a person sees at a real terminal of 80 columns."""
    leader, follower = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "40", "LANG": "C.UTF-8"}
    environment.pop("NO_COLOR", None)
    with subprocess.Popen(
        [sys.executable, "-m", "doubloon", *arguments],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=environment,
    ):
        os.close(follower)
        os.write(leader, answers.encode())
        seen = bytearray()
        while True:
            try:
                read = os.read(leader, 65536)
            except OSError:
                break
            if not read:
                break
            seen += read
        os.close(leader)
    return seen.decode()


def test_play_on_a_terminal_is_coloured_and_ends_cleanly() -> None:
    seen = on_a_terminal(["play", "kraken", "--seed", "5"], "1\nhelp\nquit\n")
    assert "\x1b[1;37;41m" in seen
    assert "Fair winds." in seen
    assert "Traceback" not in seen


def test_replay_on_a_terminal_turns_pages(finished_game: Path) -> None:
    seen = on_a_terminal(["replay", str(finished_game)], "\n\nb\n6\nq\n")
    steps = re.findall(r"Step (\d) of 6", seen)
    assert steps == ["0", "1", "2", "1", "6"]


def test_compile_makes_machine_code_ahead_and_has_nothing_to_do_the_second_time() -> None:
    for _ in range(2):
        assert output_of("compile", "kraken") == ""
    assert all(entries.load() for entries in parts_of(doubloon.game("kraken")))


def test_compile_names_the_game_that_cannot_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.cli.compile.parts_of", lambda _game, _parts: [Unkept()])
    monkeypatch.setattr("doubloon.bots.compilers.PROCESS", "doubloon.no_such_process")
    done = doubloon_says("compile", "kraken")
    assert (done.returncode, done.stderr) == (2, "doubloon: kraken is not compiled: its compiler ended with 1\n")


class Unkept:
    """Something that is not in the cache."""

    def load(self) -> bool:
        return False


def test_commands_are_named_as_the_person_typed_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", [".venv/bin/doubloon"])
    monkeypatch.setenv("PATH", "")
    assert as_typed("damaged: `doubloon db check` says more") == "damaged: `.venv/bin/doubloon db check` says more"
