"""Ratings follow from how games came out, and from nothing else."""

import asyncio
import random
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest
from openskill.models import PlackettLuce

import doubloon
from doubloon.bots import LEVELS
from doubloon.server.club import rater, rating
from doubloon.server.club.rating import FIRST, anchors, anew, counts, moved
from doubloon.server.store import MemoryStore, Store, open_store
from doubloon.server.store.results import Rating
from doubloon.server.table.outcome import Outcome, Place
from tests.server.store.test_results import end

CREW = ["ann", "bo", "cy", "dee", "eve"]
MATE = Rating(25.0, 1.0)


@pytest.fixture(autouse=True)
def some_anchors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "anchors", lambda _game: {"mate": MATE})


def a_place(seat: int, who: str, rank: int, *, gave_up: bool = False) -> Place:
    """Of a person, or of a bot by its level."""
    bot = who if who in LEVELS else ""
    return Place(seat, "" if bot else who, bot, "", rank, 0.0, rank == 1, gave_up)


def a_game(*ranks: tuple[str, int], table: str = "t", gave_up: str = "", **changes: object) -> Outcome:
    places = [a_place(seat, who, rank, gave_up=who == gave_up) for seat, (who, rank) in enumerate(ranks)]
    outcome = Outcome(table, "kraken", 1, decided=True, spectators=True, rated=True, places=places)
    return msgspec.structs.replace(outcome, **changes)


def some_games(count: int, chance: random.Random) -> list[Outcome]:
    """People and mates in every mix, with draws, with games that nobody won, and with people who gave up."""
    games = []
    for number in range(count):
        players = chance.randint(2, 4)
        crew = chance.sample([*CREW, "mate"], players)
        ranks = [chance.randint(1, players) for _ in crew]
        gave_up = chance.choice(crew) if chance.random() < 0.2 else ""
        games.append(
            a_game(*zip(crew, ranks, strict=True), table=f"t{number}", gave_up=gave_up, rated=chance.random() < 0.9)
        )
    return games


def stupid(games: Iterable[Outcome]) -> dict[str, tuple[float, float, int]]:
    """The same by the letter: one table of numbers, one game after the other."""
    numbers: dict[str, tuple[float, float, int]] = {}
    for game in games:
        if not game.rated:
            continue
        teams, ranks = [], []
        for place in game.places:
            mu, sigma, _ = numbers.get(place.person, (25.0, 25.0 / 3, 0)) if place.person else (25.0, 1.0, 0)
            teams.append([PlackettLuce().rating(mu=mu, sigma=sigma)])
            ranks.append(99.0 if place.gave_up else place.rank)
        if all(place.rank > 1 and not place.gave_up for place in game.places):
            ranks = [1.0] * len(ranks)
        for place, (after,) in zip(game.places, PlackettLuce().rate(teams, ranks=ranks), strict=True):
            if place.person:
                games_before = numbers.get(place.person, (0, 0, 0))[2]
                numbers[place.person] = (after.mu, after.sigma, games_before + 1)
    return numbers


def last(steps: Iterable[tuple[str, object]]) -> dict[str, Rating]:
    now: dict[str, Rating] = {}
    for _, step in steps:
        now.update(step)  # type: ignore[call-overload]
    return now


def test_it_agrees_with_its_stupid_twin() -> None:
    games = some_games(1_000, random.Random(27))
    twin = {who: Rating(*numbers) for who, numbers in stupid(games).items()}
    assert last(anew(games)) == twin
    assert len(twin) == len(CREW)


def test_who_wins_rises_and_who_loses_falls_and_doubt_shrinks() -> None:
    after = moved(a_game(("ann", 1), ("bo", 2)), {})
    assert after["ann"].mu > FIRST.mu > after["bo"].mu
    assert after["ann"].sigma < FIRST.sigma
    assert after["ann"].games == 1


def test_who_gave_up_comes_last_whatever_the_bot_made_of_it() -> None:
    after = moved(a_game(("ann", 1), ("bo", 2), gave_up="ann"), {})
    assert after["ann"].mu < FIRST.mu < after["bo"].mu


def test_where_nobody_won_nobody_rises_above_the_others() -> None:
    after = moved(a_game(("ann", 2), ("bo", 3)), {})
    assert after["ann"].mu == pytest.approx(after["bo"].mu)


def test_bots_do_not_move() -> None:
    assert set(moved(a_game(("ann", 1), ("mate", 2)), {})) == {"ann"}


@pytest.mark.parametrize(
    "game",
    [
        a_game(("ann", 1)),  # alone
        a_game(("ann", 1), ("bo", 2), rated=False),
        a_game(("mate", 1), ("mate", 2)),
        a_game(("ann", 1), ("admiral", 2)),  # nobody has measured how good an admiral is there
        a_game(("ann", 1), ("ann", 2)),
    ],
)
def test_what_counts_for_nobody(game: Outcome) -> None:
    assert not counts(game)
    assert moved(game, {}) == {}


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
def test_computed_anew_they_are_the_same_to_the_last_bit(tmp_path: Path, kind: str) -> None:
    games = some_games(60, random.Random(3))

    async def test() -> None:
        store: Store = MemoryStore() if kind == "memory" else await open_store(f"sqlite:///{tmp_path / 'x.db'}")
        for number, game in enumerate(games):
            await end(store, game)
            await rater.rate(store.results, game.table)
            if number % 7 == 0:
                await rater.rate(store.results, game.table)  # told twice
        before = [await store.results.lines_of(who) for who in CREW]
        leaders = await store.results.leaders("kraken", 0, 99)
        count = await rater.rate_anew(store.results, "kraken")
        assert count == sum(game.rated for game in games)
        assert [await store.results.lines_of(who) for who in CREW] == before
        assert await store.results.leaders("kraken", 0, 99) == leaders
        assert leaders
        await store.close()

    asyncio.run(test())


def test_two_who_rate_at_once_count_every_game_once() -> None:
    games = some_games(40, random.Random(4))

    async def test() -> None:
        store = MemoryStore()
        for game in games:
            await end(store, game)
        both = [rater.rate(store.results, game.table) for game in games for _ in range(2)]
        await asyncio.gather(*both)
        rated = await store.results.rated("kraken")
        assert sorted(game.table for game in rated) == sorted(game.table for game in games if game.rated)
        assert dict(await store.results.leaders("kraken", 0, 99)) == last(anew(rated))

    asyncio.run(test())


@pytest.mark.parametrize("game", ["kraken", "casket", "captain_dice", "nozoku"])
def test_the_ladder_of_each_game_names_levels_in_their_order(game: str) -> None:
    levels = anchors(game)
    assert set(levels) <= set(LEVELS)
    assert doubloon.game(game).name == game
    strong = [levels[level].mu for level in LEVELS if level in levels]
    assert strong == sorted(strong)
