"""Chance: the published SplitMix64, the same compiled and interpreted, and fair."""

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from doubloon.engine import chance
from doubloon.engine.records import new, record

# Not at the start: Numba would take every State for a kind of this record.
Generator = record([("name", "i8"), ("rng", "u8")])
WORD = 2**64
# Above these, what was counted would come out once in a thousand fair runs (chi-square, by degrees of freedom).
UNLIKELY = {5: 20.5, 7: 24.3, 23: 49.7}


def generator(rng: int = 0) -> Any:
    g = new(Generator)
    g[0].rng = rng
    return g[0]


def interpreted(rule: Any) -> Any:
    return getattr(rule, "py_func", rule)


def chi_square(counts: Counter[Any], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (kinds - len(counts))


def rng_before(high_half: int) -> int:
    """The generator whose next word has this upper half: the scrambling undone."""

    def unshift(word: int, shift: int) -> int:
        original = word
        for _ in range(64 // shift + 1):
            original = word ^ (original >> shift)
        return original

    word = unshift(high_half << 32, 31)
    word = unshift(word * pow(0x94D049BB133111EB, -1, WORD) % WORD, 27)
    word = unshift(word * pow(0xBF58476D1CE4E5B9, -1, WORD) % WORD, 30)
    return (word - 0x9E3779B97F4A7C15) % WORD


def test_the_generator_is_the_published_splitmix64() -> None:
    g = generator(1234567)
    words = [int(chance.next_word(g)) for _ in range(5)]
    assert words == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("rng", [0, 1, 2**63 - 1, 2**63, 2**64 - 1, 0x9E3779B97F4A7C15])
def test_compiled_and_interpreted_words_are_the_same(rng: int) -> None:
    compiled, plain = generator(rng), generator(rng)
    for _ in range(100):
        assert int(chance.next_word(compiled)) == int(interpreted(chance.next_word)(plain))
        assert compiled.rng == plain.rng
    assert int(chance.scramble(np.uint64(rng))) == int(interpreted(chance.scramble)(np.uint64(rng)))


@pytest.mark.parametrize("limit", [1, 2, 6, 10, 2**32 // 3 + 1, 2**31 - 1, 2**31])
def test_compiled_and_interpreted_numbers_below_a_limit_are_the_same(limit: int) -> None:
    compiled, plain = generator(7), generator(7)
    for _ in range(100):
        assert chance.below(compiled, limit) == interpreted(chance.below)(plain, limit)
    assert compiled.rng == plain.rng


@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1])
@pytest.mark.parametrize("stream", [0, 1, 5])
def test_compiled_and_interpreted_seeding_is_the_same(seed: int, stream: int) -> None:
    compiled, plain = generator(), generator()
    chance.seed_generator(compiled, np.uint64(seed), stream)
    interpreted(chance.seed_generator)(plain, np.uint64(seed), stream)
    assert compiled.rng == plain.rng


def test_streams_and_seeds_start_at_different_places() -> None:
    g, starts = generator(), set()
    for seed in range(100):
        for stream in range(10):
            chance.seed_generator(g, np.uint64(seed), stream)
            starts.add(int(g.rng))
    assert len(starts) == 1000


def test_streams_of_a_seed_do_not_run_after_each_other() -> None:
    g, words = generator(), []
    for stream in range(10):
        chance.seed_generator(g, np.uint64(3), stream)
        words += [int(chance.next_word(g)) for _ in range(1000)]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("seed", range(5))
def test_a_die_is_fair(seed: int) -> None:
    g = generator()
    chance.seed_generator(g, np.uint64(seed), 0)
    faces = Counter(int(chance.roll(g, 6)) for _ in range(30_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert chi_square(faces, 6) < UNLIKELY[5]


def test_an_upper_half_that_would_favour_some_faces_is_drawn_again() -> None:
    # 2**32 leaves 4 over when divided by 6: a product whose lower half is below 4 belongs to no face.
    for unfair in (0, (2**32 + 2) // 6):
        g = generator(rng_before(unfair))
        chance.below(g, 6)
        assert int(g.rng) == (rng_before(unfair) + 2 * 0x9E3779B97F4A7C15) % WORD


def test_the_lowest_fair_product_is_not_drawn_again() -> None:
    fair = (2 * 2**32 + 4) // 6
    g = generator(rng_before(fair))
    assert chance.below(g, 6) == 2
    assert int(g.rng) == (rng_before(fair) + 0x9E3779B97F4A7C15) % WORD


def test_a_limit_that_a_third_of_all_words_miss_is_fair_too() -> None:
    limit, draws = 2**32 // 3 + 1, 8000
    g = generator(1)
    eighths = Counter(int(chance.below(g, limit)) * 8 // limit for _ in range(draws))
    assert chi_square(eighths, 8) < UNLIKELY[7]
    words = (int(g.rng) - 1) * pow(0x9E3779B97F4A7C15, -1, WORD) % WORD
    assert 1.45 < words / draws < 1.55


@pytest.mark.parametrize("seed", range(3))
def test_every_order_of_four_is_as_likely(seed: int) -> None:
    g = generator()
    chance.seed_generator(g, np.uint64(seed), 0)
    orders: Counter[Any] = Counter()
    for _ in range(24_000):
        things = np.arange(4)
        chance.shuffle(g, things, 4)
        orders[tuple(things.tolist())] += 1
    assert set(orders) == set(permutations(range(4)))
    assert chi_square(orders, 24) < UNLIKELY[23]


def test_a_shuffle_leaves_what_is_beyond_its_count() -> None:
    things = np.arange(10)
    chance.shuffle(generator(), things, 5)
    assert sorted(things[:5].tolist()) == [0, 1, 2, 3, 4]
    assert things[5:].tolist() == [5, 6, 7, 8, 9]
