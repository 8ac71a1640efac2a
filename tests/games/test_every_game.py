"""What holds for every game, tried on games that hypothesis starts and plays at random."""

import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import doubloon
from doubloon.bots import Bot
from doubloon.bots.company import decisions
from doubloon.engine.chance import seed_generator
from doubloon.engine.dispatch import SPECTATOR
from doubloon.engine.records import new
from tests.positions import random_states

GAMES = doubloon.names()
LANGUAGES = ("en", "ja")
SEEDS = st.integers(0, 2**63 - 1)

every_game = pytest.mark.parametrize("name", GAMES)
some_seeds = settings(max_examples=25, deadline=None)


def play_at_random(match: doubloon.Match, seed: int, most_moves: int = 100_000) -> doubloon.Match:
    chance = random.Random(seed)
    for _ in range(most_moves):
        if match.over:
            break
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)))
    return match


@every_game
@given(seed=SEEDS)
@settings(max_examples=5, deadline=None)
def test_random_games_end_with_a_rank_for_every_seat(name: str, seed: int) -> None:
    match = play_at_random(next(random_states(name, seed, 1)), seed)
    assert match.over
    assert match.ranks is not None
    assert len(match.ranks) == match.players
    last = match.players + (1 not in match.ranks)  # Casket's Dummy may take the first place
    assert all(1 <= rank <= last for rank in match.ranks)


@every_game
@given(seed=SEEDS)
@some_seeds
def test_a_game_is_either_over_or_someone_can_act(name: str, seed: int) -> None:
    for match in random_states(name, seed, 200):
        assert match.over == (not match.actors)
        assert (match.ranks is None) == (not match.over)
        for seat in match.actors:
            assert match.legal(seat)


@every_game
@given(seed=SEEDS)
@some_seeds
def test_a_refused_move_changes_nothing_and_says_why(name: str, seed: int) -> None:
    chance = random.Random(seed)
    for match in random_states(name, seed, 100):
        before = match.table.tobytes()
        for seat in range(match.players):
            illegal = np.flatnonzero(match.mask(seat) == 0).tolist()
            for number in chance.sample(illegal, min(3, len(illegal))):
                with pytest.raises(doubloon.IllegalMove) as refusal:
                    match.play(seat, match.game.actions.decode(number))
                assert refusal.value.code
                assert len(str(refusal.value)) > 10
        assert match.table.tobytes() == before


@every_game
@given(seed=SEEDS, moves=st.integers(0, 150))
@some_seeds
def test_save_and_load_give_the_same_game(name: str, seed: int, moves: int) -> None:
    match = play_at_random(next(random_states(name, seed, 1)), seed, moves)
    twin = doubloon.load(match.save())
    assert twin.digest == match.digest
    assert play_at_random(twin, seed, 50).digest == play_at_random(match, seed, 50).digest


@every_game
@given(seed=SEEDS, moves=st.integers(0, 150))
@some_seeds
def test_a_replay_in_json_gives_the_same_game(name: str, seed: int, moves: int) -> None:
    match = play_at_random(next(random_states(name, seed, 1)), seed, moves)
    replay = doubloon.replay(match.replay.json().encode())
    assert replay == match.replay
    assert replay.play().digest == match.digest


@every_game
@given(seed=SEEDS)
@some_seeds
def test_copies_are_independent(name: str, seed: int) -> None:
    match = play_at_random(next(random_states(name, seed, 1)), seed, 30)
    twin, digest, moves = match.copy(), match.digest, len(match.moves)
    play_at_random(twin, seed, 10)
    assert (match.digest, len(match.moves)) == (digest, moves)


@every_game
@given(seed=SEEDS)
@some_seeds
def test_entropy_given_with_a_move_decides_its_chance(name: str, seed: int) -> None:
    match = play_at_random(next(random_states(name, seed, 1)), seed, 20)
    if match.over:
        return
    seat = match.actors[0]
    action = match.legal(seat)[-1]
    one, other = match.copy(), match.copy()
    other.state.rng = seed
    one.play(seat, action, entropy=5)
    other.play(seat, action, entropy=5)
    assert one.digest == other.digest
    assert one.replay.play().digest == one.digest


def redealt(match: doubloon.Match, seat: int, seed: int) -> doubloon.Match:
    twin = match.copy()
    seed_generator(twin.state, np.uint64(seed), 3)
    match.game.rules.redeal(twin.state, seat)
    return twin


@every_game
@given(seed=SEEDS)
@some_seeds
def test_what_a_viewer_cannot_know_does_not_change_what_they_see(name: str, seed: int) -> None:
    for match in random_states(name, seed, 120):
        for seat in (*range(match.players), SPECTATOR):
            twin = redealt(match, seat, seed)
            viewer = None if seat == SPECTATOR else seat
            assert twin.seen(viewer).tobytes() == match.seen(viewer).tobytes()
            assert twin.view(viewer) == match.view(viewer)
            assert twin.actors == match.actors
            if viewer is not None:
                assert twin.legal(seat) == match.legal(seat)


def plain(value: Any) -> Any:
    """A field of a record, read by itself."""
    plain = value.tolist()
    return tuple(tuple(row) if isinstance(row, list) else row for row in plain) if isinstance(plain, list) else plain


@every_game
@given(seed=SEEDS)
@some_seeds
def test_views_made_and_read_at_once_are_those_made_and_read_one_by_one(name: str, seed: int) -> None:
    for match in random_states(name, seed, 60):
        viewers = (*range(match.players), None)
        assert match.all_seen() == [match.seen(viewer).tobytes() for viewer in viewers]
        for viewer in viewers:
            seen = match.seen(viewer)
            names = [name for name in match.game.view.names or () if name != "_spare"]
            assert vars(match.fields(viewer)) == {name: plain(seen[name]) for name in names}


@every_game
def test_a_view_does_not_carry_the_generator(name: str) -> None:
    game = doubloon.game(name)
    assert "rng" not in (game.view.names or ())
    match = game.start(players=game.players[0], seed=1)
    match.state.rng = 0x1234_5678_9ABC_DEF1
    for viewer in (None, *range(match.players)):
        assert b"\xf1\xde\xbc\x9a\x78\x56\x34\x12" not in match.seen(viewer).tobytes()
        assert str(0x1234_5678_9ABC_DEF1) not in str(match.view(viewer))


@every_game
def test_every_action_survives_its_codec(name: str) -> None:
    actions = doubloon.game(name).actions
    for number in range(len(actions)):
        assert actions.encode(actions.decode(number)) == number


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
@given(seed=SEEDS)
@settings(max_examples=10, deadline=None)
def test_events_actions_and_prompts_have_words(name: str, language: str, seed: int) -> None:
    words = doubloon.game(name).words(language)
    names = ["A", "B", "C", "D", "E", "F"]
    chance = random.Random(seed)
    match = next(random_states(name, seed, 1))
    events = match.opening
    while not match.over and len(match.moves) < 300:
        for event in events:
            assert event.message.said(words, names)
        for seat in match.actors:
            fields = match.fields(seat)
            assert match.game.prompt(fields, seat).said(words, names)
            for number in np.flatnonzero(match.mask(seat)).tolist():
                assert match.game.describe(fields, seat, number).said(words, names)
        seat = chance.choice(match.actors)
        events = match.play(seat, chance.choice(match.legal(seat)))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_option_and_metric_has_words(name: str, language: str) -> None:
    game = doubloon.game(name)
    words = game.words(language)
    messages = [
        "title",
        "tagline",
        *(f"seat-{seat}" for seat in range(game.players[-1])),
        *(f"event-{kind.name}" for kind in game.events.kinds),
        *(f"option-{option.name}" for option in game.options),
        *(f"metric-{metric}" for metric in game.metrics),
        *(f"tally-{tally}" for tally in game.tallies),
    ]
    assert [message for message in messages if message not in words] == []


@every_game
def test_both_languages_have_the_same_messages(name: str) -> None:
    def messages(language: str) -> list[str]:
        text = (doubloon.game(name).folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        return re.findall(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)

    assert messages("en") == messages("ja")


RULE_IN_BOOK = re.compile(r"^\*\*([A-Z]\d+)\*\*", flags=re.MULTILINE)


def rules_in_book(name: str, language: str) -> list[str]:
    return RULE_IN_BOOK.findall(doubloon.game(name).rulebook(language))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_numbers_its_rules_without_gaps(name: str, language: str) -> None:
    rules = rules_in_book(name, language)
    assert rules == [f"{rules[0][0]}{number}" for number in range(1, len(rules) + 1)]
    assert rules == rules_in_book(name, "en")


def test_every_numbered_rule_of_every_game_has_a_test_that_names_it() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py"))
    tested: set[Any] = set(re.findall(r"def test_([A-Z]\d+)_", tests))
    for both in re.findall(r"def test_((?:[A-Z]\d+_)+)", tests):
        tested |= set(both.rstrip("_").split("_"))
    untested = [f"{rule} of {name}" for name in GAMES for rule in rules_in_book(name, "en") if rule not in tested]
    assert not untested, f"no test is named after {', '.join(untested)}"


@every_game
def test_the_match_keeps_its_options(name: str) -> None:
    game = doubloon.game(name)
    match = game.start(players=game.players[0], seed=1)
    assert set(match.options) == {option.name for option in game.options}
    for option in game.options:
        assert option.read(match.options[option.name]) == match.options[option.name]


@every_game
def test_a_table_is_a_record_without_pointers(name: str) -> None:
    assert not new(doubloon.game(name).state).dtype.hasobject


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_who_won_has_the_first_rank_and_every_round_that_was_begun_counts(name: str, seed: int) -> None:
    game = doubloon.game(name)
    match = game.start(players=max(2, game.players[0]), seed=seed)
    bots = [Bot("mate", seed, seat) for seat in range(match.players)]
    began, rounds = match.state.began, 0
    assert 0 <= began < match.players
    for _decision in decisions(match, bots):
        assert match.winners is None
        rounds = round_of(match)
    assert match.winners == tuple(seat for seat, rank in enumerate(match.ranks or ()) if rank == 1)
    assert (match.state.began, match.state.rounds, round_of(match)) == (began, rounds, rounds)


def round_of(match: doubloon.Match) -> int:
    view = match.view(None)
    return int(view["battle"] if "battle" in view else view["round"])
