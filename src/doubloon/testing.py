"""Tests that every game must pass, ours or another's: one import runs all of them on a game.

    from doubloon.testing import GameTests

    class TestLiarsDice(GameTests):
        game = "liars_dice"

Games are played until enough was seen of what a test is about; one that never comes to see it fails.
"""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar, get_type_hints

import msgspec
import numpy as np

from doubloon.bots import Bot
from doubloon.bots.company import decisions
from doubloon.engine.actions import LEGAL
from doubloon.engine.chance import seed_generator
from doubloon.engine.dispatch import SPECTATOR
from doubloon.engine.errors import IllegalMove
from doubloon.engine.game import Game
from doubloon.engine.match import Match
from doubloon.engine.records import Record
from doubloon.engine.replay import read_replay
from doubloon.engine.state import Field, Known, secrets_of
from doubloon.engine.text import Section
from doubloon.games import game as game_of

LANGUAGES = ("en", "ja")
SPREAD = 10  # games that positions are taken from
MOST_GAMES = 200  # that are played to see something
NAMES = ("A", "B", "C", "D", "E", "F", "G", "H")


class GameTests:
    """What holds for every game. A subclass says which."""

    game: ClassVar[str]
    ways: ClassVar[tuple[dict[str, Any], ...]] = ({},)  # options with which it is played, in turns
    positions: ClassVar[int] = 400  # that are looked at, in games played at random
    thoughts: ClassVar[int] = 40  # choices of bots that are compared
    contests: ClassVar[int] = 20  # games of a captain and a mate

    # Games end, and nothing is half done

    def test_random_games_end_with_a_rank_for_every_seat(self) -> None:
        for match in self._games(6):
            play_on(match, seed=match.seed)
            assert match.over
            assert match.ranks is not None
            assert len(match.ranks) == match.players
            assert all(
                1 <= rank <= match.players + 1 for rank in match.ranks
            )  # a player of the table's own may be first

    def test_a_game_is_either_over_or_someone_can_act(self) -> None:
        for match in self._positions():
            assert match.over == (not match.actors)
            assert (match.ranks is None) == (not match.over)
            for seat in match.actors:
                assert match.legal(seat), f"seat {seat} is to act and can do nothing"

    def test_a_refused_move_changes_nothing_and_says_why(self) -> None:
        chance = random.Random(1)
        for match in self._positions():
            before = match.point
            for seat in match.actors:
                illegal = np.flatnonzero(match.mask(seat) == 0).tolist()
                for number in chance.sample(illegal, min(3, len(illegal))):
                    says = refusal(match, seat, number)
                    assert len(says) > 20, f"{match.game.actions.decode(number)} is refused with {says!r}"
            assert match.point == before

    def test_legal_is_what_no_reason_speaks_against(self) -> None:
        for match in self._positions(self.positions // 4):
            for seat in match.actors:
                why = [int(match.game.rules.why_not(match.state, seat, n)) for n in range(len(match.game.actions))]
                wrong = np.flatnonzero((np.array(why) == LEGAL) != (match.mask(seat) != 0)).tolist()
                assert [(match.game.actions.decode(n), match.game.actions.reasons[why[n]]) for n in wrong] == []

    # Saves, replays, copies, entropy

    def test_saves_and_replays_give_the_same_game(self) -> None:
        for match in self._games(12):
            play_on(match, seed=match.seed, moves=match.seed % 150)
            twin = read_replay(match.save(), game_of).play()
            assert twin.digest == match.digest
            assert read_replay(match.replay.json().encode(), game_of).play().digest == match.digest
            assert play_on(twin, seed=1, moves=30).digest == play_on(match.copy(), seed=1, moves=30).digest

    def test_copies_are_independent(self) -> None:
        for match in self._games(6):
            play_on(match, seed=match.seed, moves=30)
            digest, moves = match.digest, len(match.moves)
            play_on(match.copy(), seed=1, moves=10)
            assert (match.digest, len(match.moves)) == (digest, moves)

    def test_entropy_given_with_a_move_decides_its_chance(self) -> None:
        for match in self._games(12):
            play_on(match, seed=match.seed, moves=20)
            if match.over:
                continue
            seat = match.actors[0]
            action = match.legal(seat)[-1]
            one, other = match.copy(), match.copy()
            other.state.rng = match.seed
            one.play(seat, action, entropy=5)
            other.play(seat, action, entropy=5)
            assert one.digest == other.digest
            assert one.replay.play().digest == one.digest

    # Nothing leaks: worlds that differ only in what a viewer may not know

    def test_redeal_changes_every_secret_and_nothing_else(self) -> None:
        changed: Counter[str] = Counter()
        secrets = secrets_of(self._game.declared)
        for match in self._until(lambda: all(changed[field.name] for field in secrets), "a redeal of every secret"):
            for viewer in viewers(match):
                twin = redealt(match, viewer, seed=len(match.moves))
                for field in self._game.declared.fields:
                    if field.known is not Known.MADE and field.name != "rng":
                        changed[field.name] += differs(field, match.state, twin.state, viewer)

    def test_what_a_viewer_cannot_know_does_not_change_what_they_see(self) -> None:
        for match in self._positions():
            for viewer in viewers(match):
                twin = redealt(match, viewer, seed=len(match.moves))
                seat = None if viewer == SPECTATOR else viewer
                assert twin.view(seat) == match.view(seat)
                assert twin.seen(seat).tobytes() == match.seen(seat).tobytes()
                assert text(twin, seat) == text(match, seat)
                assert twin.actors == match.actors
                if seat in match.actors:
                    assert twin.legal(viewer) == match.legal(viewer)
                    assert said(twin, viewer) == said(match, viewer)
                    assert lit(twin, viewer) == lit(match, viewer)

    def test_a_plain_view_has_what_it_is_declared_to_have_and_nothing_else(self) -> None:
        declared = get_type_hints(self._game.plain_view)["return"]
        for match in self._positions(self.positions // 4):
            for viewer in viewers(match):
                view = match.view(None if viewer == SPECTATOR else viewer)
                assert msgspec.convert(view, declared) == view

    def test_a_refusal_tells_nothing_that_its_seat_cannot_know(self) -> None:
        chance = random.Random(2)
        for match in self._positions(self.positions // 2):
            for seat in match.actors:
                number = chance.randrange(len(match.game.actions))
                if not match.mask(seat)[number]:
                    twin = redealt(match, seat, seed=number)
                    assert refusal(twin, seat, number) == refusal(match, seat, number)

    def test_who_asks_why_is_told_what_a_refusal_says_and_nothing_is_done(self) -> None:
        chance = random.Random(4)
        for match in self._positions(self.positions // 2):
            before = match.point
            for seat in match.actors:
                number = chance.randrange(len(match.game.actions))
                action = match.game.actions.decode(number)
                why = match.why_not(seat, action)
                assert (why is None) == bool(match.mask(seat)[number])
                assert why is None or f"{why.code}: {why}" == refusal(match, seat, number)
                assert str(redealt(match, seat, seed=number).why_not(seat, action)) == str(why)
            assert match.point == before

    def test_events_tell_a_viewer_nothing_unless_they_reveal_something(self) -> None:
        chance = random.Random(3)
        for match in self._positions():
            if match.over:
                continue
            actor = chance.choice(match.actors)
            action = chance.choice(match.legal(actor))
            for viewer in viewers(match):
                twin = redealt(match, viewer, seed=len(match.moves))
                if action in twin.legal(actor):
                    assert heard(twin, actor, action, viewer) == heard(match, actor, action, viewer)

    def test_a_move_that_can_be_taken_back_answers_the_same_in_worlds_that_its_seat_cannot_tell_apart(self) -> None:
        compared = 0
        for number, match in enumerate(self._positions()):
            for seat in match.actors:
                twin = redealt(match, seat, seed=number)
                action = random.Random(number).choice(match.legal(seat))
                one, other = answers(match, seat, action), answers(twin, seat, action)
                assert one == other, f"undo lets seat {seat} learn something by {action}"
                compared += 1
        assert compared

    def test_bots_choose_by_what_their_seat_may_know(self) -> None:
        seen = 0
        for match in self._positions(2 * self.thoughts):
            for seat in match.actors:
                for level in ("mate", "greenhorn", "captain:40")[: 2 + (seen % 8 == 0)]:
                    twin = redealt(match, seat, seed=seen)
                    mine, theirs = Bot(level, seed=seen), Bot(level, seed=seen)
                    assert mine.choose(match, seat) == theirs.choose(twin, seat), f"{level} in seat {seat}"
                seen += 1
            if seen >= self.thoughts:
                return

    def test_a_view_does_not_carry_the_generator(self) -> None:
        assert "rng" not in (self._game.view.names or ())
        for match in self._games(2):
            match.state.rng = 0x1234_5678_9ABC_DEF1
            for viewer in (None, *range(match.players)):
                assert b"\xf1\xde\xbc\x9a\x78\x56\x34\x12" not in match.seen(viewer).tobytes()
                assert str(0x1234_5678_9ABC_DEF1) not in str(match.view(viewer))

    def test_views_made_and_read_at_once_are_those_made_and_read_one_by_one(self) -> None:
        for match in self._positions(60):
            seats = (*range(match.players), None)
            assert match.all_seen() == [match.seen(viewer).tobytes() for viewer in seats]
            for viewer in seats:
                seen, fields = match.seen(viewer), match.fields(viewer)
                for name in fields.places:
                    assert getattr(fields, name) == as_tuples(seen[name].tolist())

    def test_the_last_picture_of_a_move_is_what_everyone_sees_then(self) -> None:
        for match in self._positions():
            if match.over:
                continue
            for seat in match.actors:
                after = match.copy()
                events = after.play(seat, random.Random(seat).choice(match.legal(seat)))
                if events:
                    last = after.all_pictures()[-1]
                    assert last == after.all_seen(), f"something is seen that is done after {events[-1].kind} was told"

    # Words

    def test_all_that_is_said_has_words(self) -> None:
        for match in self._games(6):
            chance = random.Random(match.seed)
            events = match.opening
            while not match.over and len(match.moves) < 300:
                for language in LANGUAGES:
                    words = match.game.words(language)
                    assert all(event.message.said(words, NAMES) for event in events)
                    for seat in match.actors:
                        assert all(message.said(words, NAMES) for message in messages(match, seat))
                seat = chance.choice(match.actors)
                events = match.play(seat, chance.choice(match.legal(seat)))

    def test_the_table_as_text_has_words_at_every_moment(self) -> None:
        for match in self._positions(self.positions // 4):
            for viewer in viewers(match):
                seat = None if viewer == SPECTATOR else viewer
                told = text(match, seat)
                for language in LANGUAGES:
                    words = match.game.words(language)
                    assert all(words.say(section.heading) for section in told)
                    lines = [line for section in told for line in section.lines]
                    assert all("".join(message.said(words, NAMES, seat) for message in line) for line in lines)

    def test_everything_that_is_declared_has_words(self) -> None:
        game = self._game
        wanted = [
            "title",
            "tagline",
            "goal",
            *(f"seat-{seat}" for seat in range(game.players[-1])),
            *(f"event-{kind.name}" for kind in game.events.kinds),
            *(f"option-{option.name}" for option in game.options),
            *(f"metric-{metric}" for metric in game.metrics),
            *(f"tally-{tally}" for tally in game.tallies),
            *(f"refused-{reason}" for reason in game.actions.reasons[1:]),
        ]
        for language in LANGUAGES:
            assert [message for message in wanted if message not in game.words(language)] == [], language

    def test_what_things_say_of_themselves_names_a_rule_of_the_book(self) -> None:
        numbers: list[dict[str, str]] = []
        for language in LANGUAGES:
            text = (self._game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
            abouts = re.findall(r"^about-([\w-]+) =(?:.*\n(?![^\s}]))*?    \.rule = (\w+)$", text, flags=re.M)
            assert [name for name, _ in abouts] == re.findall(r"^about-([\w-]+) =", text, flags=re.M), "each has a rule"
            assert {rule for _, rule in abouts} <= set(re.findall(r"\*\*(\w+)\*\*", self._game.rulebook(language)))
            numbers.append(dict(abouts))
        assert numbers[0] == numbers[1]

    def test_every_action_survives_its_codec(self) -> None:
        actions = self._game.actions
        for number in range(len(actions)):
            assert actions.encode(actions.decode(number)) == number

    # Bots

    def test_who_won_has_the_first_rank_and_every_round_that_was_begun_counts(self) -> None:
        for match in self._games(3):
            bots = [Bot("mate", match.seed, seat) for seat in range(match.players)]
            began, rounds = match.state.began, 0
            assert 0 <= began < match.players
            for _decision in decisions(match, bots):
                assert match.winners is None
                rounds = int(match.state.rounds)
            assert rounds <= match.state.rounds <= rounds + 1
            assert match.state.began == began
            if match.decided:
                assert match.winners == tuple(seat for seat, rank in enumerate(match.ranks or ()) if rank == 1)

    def test_a_captain_plays_no_worse_than_a_mate(self) -> None:
        captains = mates = 0
        for seed in range(self.contests):
            match = self._game.start(max(2, self._game.players[0]), seed, self.ways[0])
            captain = seed % match.players
            levels = ["captain:200" if seat == captain else "mate" for seat in range(match.players)]
            for _decision in decisions(match, [Bot(level, seed, seat) for seat, level in enumerate(levels)]):
                assert not match.over
            captains += match.winners == (captain,)
            mates += bool(match.winners) and captain not in (match.winners or ())
        assert captains >= 0.8 * mates, f"between two a captain won {captains} games, and a mate {mates}"

    @property
    def _game(self) -> Game:
        return game_of(self.game)

    def _games(self, count: int) -> Iterator[Match]:
        """Matches with every number of players and every way to play."""
        for seed in range(count):
            players = self._game.players[seed % len(self._game.players)]
            yield self._game.start(players, seed, self.ways[seed % len(self.ways)])

    def _positions(self, count: int | None = None) -> Iterator[Match]:
        """As many positions as are to be looked at, spread over games played at random, their ends among them."""
        wanted = count or self.positions
        for match in self._games(SPREAD):
            positions = [position.copy() for position in random_positions(match)]
            for place in range(1, wanted // SPREAD + 1):
                yield positions[-1 - len(positions) * (place - 1) // (wanted // SPREAD)]

    def _until(self, seen: Any, what: str) -> Iterator[Match]:
        """A match in position after position, until enough was seen."""
        for match in self._games(MOST_GAMES):
            for position in random_positions(match):
                yield position
                if seen():
                    return
        raise AssertionError(f"{MOST_GAMES} games of {self.game} did not come to {what}")


def random_positions(match: Match) -> Iterator[Match]:
    """A match played at random to its end, seen before each move."""
    chance = random.Random(match.seed)
    while True:
        yield match
        if match.over:
            return
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)))


def play_on(match: Match, seed: int, moves: int = 100_000) -> Match:
    """Play some moves at random, or to the end."""
    chance = random.Random(seed)
    while not match.over and moves > 0:
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)))
        moves -= 1
    return match


def viewers(match: Match) -> tuple[int, ...]:
    """Every seat, and a spectator."""
    return (*range(match.players), SPECTATOR)


def redealt(match: Match, viewer: int, seed: int) -> Match:
    """A twin of a match: another world that a viewer cannot tell from this one."""
    twin = match.copy()
    seed_generator(twin.state, np.uint64(seed), 3)
    match.game.rules.redeal(twin.state, viewer)
    return twin


def differs(field: Field, one: Record, other: Record, viewer: int) -> bool:
    """Whether a field was redealt, which it may be only if it is a secret, and not that viewer's own."""
    mine, theirs = np.asarray(one[field.name]), np.asarray(other[field.name])
    if np.array_equal(mine, theirs):
        return False
    assert field.known in (Known.OWN, Known.VEILED, Known.SECRET), f"redeal changes {field.name}, which is no secret"
    if field.known is Known.OWN and viewer >= 0:
        assert np.array_equal(mine[viewer], theirs[viewer]), f"redeal changes {field.name} of the seat that knows it"
    return True


def messages(match: Match, seat: int) -> list[Any]:
    """The prompt and what every choice does."""
    fields, game = match.fields(seat), match.game
    choices = np.flatnonzero(match.mask(seat)).tolist()
    return [game.prompt(fields, seat), *(game.describe(fields, seat, number) for number in choices)]


def said(match: Match, seat: int) -> list[Any]:
    """The same as programs get it."""
    return [message.plain() for message in messages(match, seat)]


def text(match: Match, seat: int | None) -> list[Section]:
    """The table as text, as a seat or a spectator may know it; nothing where the game has none."""
    sections = match.game.sections
    return sections(match.view(seat), match.options, seat) if sections else []


def lit(match: Match, seat: int) -> list[Any]:
    """Where every choice leads, and every one that is several moves in a row."""
    fields, game = match.fields(seat), match.game
    longer = [(choice.says.plain(), choice.actions, choice.leads) for choice in game.longer(fields, seat)]
    return [*(game.leads(fields, seat, number) for number in np.flatnonzero(match.mask(seat)).tolist()), *longer]


def refusal(match: Match, seat: int, number: int) -> str:
    """What a seat is told that tries what it cannot do."""
    try:
        match.copy().play(seat, match.game.actions.decode(number))
    except IllegalMove as refused:
        return f"{refused.code}: {refused}"
    raise AssertionError(f"{match.game.actions.decode(number)} was not refused")


def heard(match: Match, actor: int, action: dict[str, Any], viewer: int) -> list[Any]:
    """What a viewer is told of a move, and what they see after each event, until something comes to light."""
    seat = None if viewer == SPECTATOR else viewer
    after = match.copy()
    told: list[Any] = []
    for event, picture in zip(after.play(actor, action, entropy=7), after.all_pictures(), strict=True):
        if event.reveals:
            break
        if event.visible_to(seat):
            told.append((event.plain(), picture[viewer]))
    return told


def answers(match: Match, seat: int, action: dict[str, Any]) -> list[Any] | None:
    """All that a seat learns by a move that it can take back; None by one that stands."""
    after = match.copy()
    events = after.play(seat, action, entropy=7)
    if not after.can_take_back:
        return None
    pictures = [pictured[seat] for pictured in after.all_pictures()]
    told = [(event.plain(), picture) for event, picture in zip(events, pictures, strict=True) if event.visible_to(seat)]
    return [told, after.seen(seat).tobytes(), after.legal(seat), said(after, seat), lit(after, seat)]


def as_tuples(value: Any) -> Any:
    """A field of a record, read by itself, as all fields are read at once."""
    return tuple(map(as_tuples, value)) if isinstance(value, list) else value
