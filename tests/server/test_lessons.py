"""Lessons: each is played to its end by its script, and only what it asks for is done."""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import doubloon
from doubloon.engine.actions import Action
from doubloon.engine.match import Match
from doubloon.server.lesson import (
    FOLDER,
    LEARNER,
    SCRIPT,
    BadLesson,
    Lesson,
    Step,
    lesson_of,
    lesson_words,
    pauses,
    read_lesson,
)
from doubloon.server.refusals import Refusal
from doubloon.server.table import decide
from doubloon.server.table.fold import fold, restore, snapshot_of
from doubloon.server.table.sight import Sight
from doubloon.server.table.state import OVER
from tests.server.running import HandClock, Running, Socket, running
from tools.rehearse import ANN, SECRET, Rehearsal, asked, brings, rehearse

LESSONS = [name for name in doubloon.names() if lesson_of(doubloon.game(name))]
LONGEST = {"en": 190, "ja": 100}  # letters of a step


def the(name: str) -> Lesson:
    lesson = lesson_of(doubloon.game(name))
    assert lesson is not None
    return lesson


def place(number: int) -> Callable[[Step, Match], Action]:
    """A learner who does another thing than the first, where there are several."""
    return lambda step, match: asked(step, match)[number % len(asked(step, match))]


def test_there_are_lessons() -> None:
    assert "kraken" in LESSONS


@pytest.mark.parametrize("name", LESSONS)
def test_its_dice_bring_what_its_words_say(name: str) -> None:
    lesson = the(name)
    assert brings(Rehearsal(name, lesson).opening, lesson.brings)
    for played in rehearse(name, lesson):
        assert brings(played.events, played.step.brings), f"step {played.number}: python -m tools.rehearse {name} cast"


@pytest.mark.parametrize("choice", range(4))
@pytest.mark.parametrize("name", LESSONS)
def test_it_comes_to_its_end_whatever_is_done_of_what_is_asked(name: str, choice: int) -> None:
    played = list(rehearse(name, the(name), place(choice)))
    assert len(played) == len(the(name).steps)
    assert played[-1].state.status == OVER


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", LESSONS)
def test_all_that_it_says_is_written_short_and_needed(name: str, language: str) -> None:
    game, lesson = doubloon.game(name), the(name)
    words = lesson_words(game, language)
    for message in lesson.messages():
        text = words.say(message, seat="Yellow")
        assert len(text) <= LONGEST[language], message
        assert len(re.findall(r"[.!?。！？…]+(?= |$|[^ .!?。！？…）」])", text)) <= 3, message
    file = game.folder / FOLDER / f"{language}.ftl"
    assert set(re.findall(r"^([a-z0-9-]+) =", file.read_text(encoding="utf-8"), flags=re.M)) == lesson.messages()


@pytest.mark.parametrize("name", LESSONS)
def test_where_it_is_follows_from_what_happened(name: str) -> None:
    rehearsal = Rehearsal(name, the(name))
    while rehearsal.state.step is not None:
        state = rehearsal.state
        kept = restore(rehearsal.rows, snapshot_of(state))
        assert (kept.reached, kept.actors, kept.lesson) == (state.reached, state.actors, state.lesson)
        assert Sight(kept, SECRET).now(LEARNER) == Sight(state, SECRET).now(LEARNER)
        rehearsal.play(place(0))
    assert fold(rehearsal.rows).status == OVER


@pytest.mark.parametrize("name", LESSONS)
def test_words_that_stand_for_several_steps_name_the_same_bot_in_all(name: str) -> None:
    rehearsal = Rehearsal(name, the(name))
    named: dict[str, int] = {}
    while rehearsal.state.step is not None:
        lesson = msgspec.json.decode(Sight(rehearsal.state, SECRET).now(LEARNER))["lesson"]
        for says in (lesson["says"], lesson.get("told")):
            if says:
                assert named.setdefault(says["id"], says["args"]["seat"]) == says["args"]["seat"]
        rehearsal.play(place(0))


def test_dice_are_cast_again_only_when_none_of_them_fit() -> None:
    rehearsal = Rehearsal("captain_dice", the("captain_dice"))
    again = 0
    while (step := rehearsal.state.step) is not None:
        if [pattern["do"] for pattern in step.patterns] == ["cast"]:
            again += 1
            assert not [action for action in rehearsal.state.playing.legal(LEARNER) if action["do"] == "place"]
        rehearsal.play(place(0))
    assert again == 1


def test_who_won_a_fight_is_who_is_said_to_have_won_it() -> None:
    rehearsal = Rehearsal("casket", the("casket"))
    said: set[tuple[int, object]] = set()
    winner: object = None
    while rehearsal.state.step is not None:
        lesson = msgspec.json.decode(Sight(rehearsal.state, SECRET).now(LEARNER))["lesson"]
        if lesson["says"]["id"] == "lesson-second":
            said.add((lesson["says"]["args"]["seat"], winner))
        for event in (event.plain() for event in rehearsal.play(place(0))):
            winner = event["seat"] if event["event"] == "fight-won" else winner
    assert said == {(1, 1)}


@pytest.mark.parametrize("name", LESSONS)
def test_only_what_is_asked_is_offered_and_done(name: str) -> None:
    rehearsal = Rehearsal(name, the(name))
    while (step := rehearsal.state.step) is not None:
        state = rehearsal.state
        now = msgspec.json.decode(Sight(state, SECRET).now(LEARNER))
        legal = state.playing.legal(LEARNER)
        wanted = [action for action in legal if step.is_asked and step.accepts(action)]
        assert [choice["action"] for choice in now["legal"]] == wanted
        assert bool(wanted) == step.is_asked
        for action in legal:
            if action not in wanted:
                with pytest.raises(Refusal):
                    decide.move(state, ANN.id, action, SECRET)
        rehearsal.play(place(0))


@pytest.mark.parametrize("name", LESSONS)
def test_who_is_too_slow_for_a_step_with_a_clock_comes_to_the_end_too(name: str) -> None:
    rehearsal = Rehearsal(name, the(name))
    while (step := rehearsal.state.step) is not None:
        reached, told = rehearsal.state.reached, step.told
        if step.late:
            rehearsal.let_go()
            told = step.late.told
        else:
            rehearsal.play(place(0))
        kept = restore(rehearsal.rows, snapshot_of(rehearsal.state))
        for state in (rehearsal.state, kept):
            assert state.reached == reached + 1
            if told:
                now = msgspec.json.decode(Sight(state, SECRET).now(LEARNER))
                assert now["lesson"]["told"]["id"] == f"lesson-{told}"
    assert rehearsal.state.status == OVER


def test_a_lesson_of_captain_dice_ends_against_the_clock() -> None:
    clocked = [step for step in the("captain_dice").steps if step.seconds]
    assert [step.patterns[0]["do"] for step in clocked] == ["place", "ring"]


def test_nobody_is_too_slow_for_a_step_that_was_done() -> None:
    rehearsal = Rehearsal("captain_dice", the("captain_dice"))
    while not (rehearsal.state.step and rehearsal.state.step.late):
        rehearsal.play(place(0))
    reached = rehearsal.state.reached
    rehearsal.play(place(0))
    with pytest.raises(Refusal):
        decide.late_move(rehearsal.state, reached, SECRET)


def test_what_is_not_asked_is_refused_with_what_is() -> None:
    rehearsal = Rehearsal("kraken", the("kraken"))
    while rehearsal.state.step and not rehearsal.state.step.is_asked:
        rehearsal.play(place(0))
    with pytest.raises(Refusal) as refusal:
        decide.move(rehearsal.state, ANN.id, {"do": "end"}, SECRET)
    assert refusal.value.message == rehearsal.lesson.said(rehearsal.state.reached)


def test_nothing_is_taken_back_resigned_or_left_to_time() -> None:
    state = Rehearsal("kraken", the("kraken")).state
    for decision in (
        lambda: decide.undo(state, ANN.id),
        lambda: decide.resign(state, ANN.id, "mate"),
        lambda: decide.expire(state, 0, SECRET),
        lambda: decide.bot_move(state, 1, {"do": "end"}, SECRET),
        lambda: decide.read(state, ANN.id, 1),
    ):
        with pytest.raises(Refusal):
            decision()


def test_a_table_of_an_older_script_goes_on_as_a_game() -> None:
    rehearsal = Rehearsal("kraken", the("kraken"))
    rehearsal.rows[0] = msgspec.structs.replace(
        rehearsal.rows[0], happening=msgspec.structs.replace(rehearsal.state.opened, lesson="another")
    )
    state = restore(rehearsal.rows, snapshot_of(rehearsal.state))
    assert state.lesson is None
    assert decide.move(state, ANN.id, {"do": "forward"}, SECRET).action == {"do": "forward"}


def test_what_is_wrong_with_a_script_is_named(tmp_path: Path) -> None:
    (tmp_path / SCRIPT).write_text('players = 2\nseed = 1\nminutes = 3\nsteps = [{seat = 4, do = {do = "end"}}, {}]')
    with pytest.raises(BadLesson, match=r"step 0 is of seat 4.*step 1 has nothing"):
        read_lesson(tmp_path / SCRIPT)
    (tmp_path / "other.toml").write_text('players = "two"')
    with pytest.raises(BadLesson, match="players"):
        read_lesson(tmp_path / "other.toml")


# At a server


def learner(server: Running, name: str = "kraken") -> Socket:
    ann = server.guest("Ann")
    return ann.socket(ann.post("/api/tables/lesson", game=name)["id"])


def go_on(socket: Socket) -> None:
    """Do what is asked, and let the bots do theirs."""
    lesson = socket.now["lesson"]
    if lesson.get("reads"):
        socket.ask("read", step=lesson["step"])
    elif socket.now["legal"]:
        socket.move()
    else:
        socket.until(lambda message: message["type"] == "step")


@pytest.mark.parametrize("name", LESSONS)
def test_it_is_played_at_a_table_like_any_other(server: Running, name: str) -> None:
    socket = learner(server, name)
    while socket.now["status"] == "playing":
        go_on(socket)
    assert socket.now["lesson"]["step"] == socket.now["lesson"]["steps"]
    assert socket.now["lesson"]["says"]["id"] == "lesson-end"


def test_where_a_clock_runs_out_a_bot_is_faster_and_not_before(tmp_path: Path) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        socket = learner(server, "captain_dice")
        told = []
        while socket.now["status"] == "playing":
            seconds = socket.now["lesson"].get("seconds", 0)
            if not seconds:
                go_on(socket)
                continue
            begun = clock.now
            clock.go_on()
            assert clock.now >= begun + seconds
            step = socket.until(lambda message: message["type"] == "step")
            told.append(step["now"]["lesson"]["told"]["id"])
        assert told == ["lesson-slow", "lesson-rung-late"]


def test_it_is_taken_up_where_it_was_left(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.post("/api/tables/lesson", game="kraken")["id"]
    with ann.socket(table) as socket:
        go_on(socket)
        left = socket.now
    assert ann.socket(table).now == left
    assert [(line["id"], line["lesson"]) for line in ann.ask("GET", "/api/tables/mine")] == [(table, True)]
    assert ann.ask("GET", f"/api/tables/{table}")["lesson"]


def test_a_card_is_read_once(server: Running) -> None:
    socket = learner(server)
    assert socket.ask("read", step=0)["type"] == "step"
    assert socket.ask("read", step=0)["type"] == "refused"
    assert socket.now["lesson"]["step"] == 1


def test_a_stranger_learns_at_once_and_other_games_have_none(server: Running) -> None:
    stranger = server.stranger()
    table = stranger.post("/api/tables/lesson", game="kraken", guest="Zoe")
    assert (table["seat"], table["public"], table["talk"]) == (0, False, False)
    assert table["id"] not in [line["id"] for line in stranger.ask("GET", "/api/tables")]
    assert {game["name"]: bool(game["lesson"]) for game in stranger.ask("GET", "/api/games")} == {
        name: name in LESSONS for name in doubloon.names()
    }
    assert stranger.http.get("/api/games/kraken/lesson/ja.ftl").text.count("lesson-") > 10
    assert stranger.refused("GET", "/api/games/kraken/lesson/xx.ftl")[0] == 404


def test_its_dice_are_no_proof_of_fairness(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.post("/api/tables/lesson", game="kraken")["id"]
    socket = ann.socket(table)
    while socket.now["status"] == "playing":
        go_on(socket)
    assert ann.refused("GET", f"/api/tables/{table}/verification") == (409, "refused-lesson-dice")


def test_lessons_that_were_left_take_no_table_from_anyone(tmp_path: Path) -> None:
    with running(tmp_path, clock=HandClock(), tables_per_person=1) as server:
        ann = server.guest("Ann")
        ann.post("/api/tables/lesson", game="kraken")
        ann.table(players=2)
        for wish in ("/api/tables/lesson", {"game": "kraken"}), ("/api/tables", {"game": "kraken", "players": 2}):
            assert ann.refused("POST", *wish) == (409, "refused-too-many-tables")


@pytest.mark.parametrize("name", LESSONS)
def test_a_bot_waits_until_what_is_new_can_have_been_read(name: str) -> None:
    lesson = the(name)
    game = doubloon.game(name)
    for number, step in enumerate(lesson.steps):
        wait = pauses(game, lesson, number, LEARNER)
        assert (wait > step.pause) == bool(lesson.new(number, LEARNER))
        letters = sum(len(message.said(lesson_words(game, "en"), "ABCDEF")) for message in lesson.new(number, LEARNER))
        assert wait >= step.pause + letters / 40
    assert any(
        pauses(game, lesson, number, LEARNER) > 2 for number, step in enumerate(lesson.steps) if step.is_scripted
    )


def test_who_was_let_go_first_is_waited_for_as_what_they_did_is_read() -> None:
    lesson = the("captain_dice")
    number = next(number for number, step in enumerate(lesson.steps) if step.late) + 1
    fast, slow = (pauses(doubloon.game("captain_dice"), lesson, number, mover) for mover in (LEARNER, 1))
    assert fast != slow
