"""Who wins, and the vote for the most delightful bell ringer: C23."""

from typing import Any

import pytest

import doubloon
from doubloon.games.captain_dice.state import VOTE
from tests.games.captain_dice.tables import battle
from tests.positions import kinds, told


def ended(
    treasures: tuple[int, ...], doubles: tuple[int, ...] | None = None, **options: Any
) -> tuple[doubloon.Match, list[doubloon.Event]]:
    """A game whose last round has just ended without anything being taken."""
    none = (0,) * len(treasures)
    return battle(
        {0: {"a1": "spy"}, 1: {"b1": "broadside"}, 2: {"b2": "gun"}},
        players=len(treasures),
        treasures=[number - (seat == 2) for seat, number in enumerate(treasures)],
        doubles=list(doubles or none),
        rounds=59,
        options=options,
    )


def vote(match: doubloon.Match, *votes: tuple[int, int]) -> list[doubloon.Event]:
    events = []
    for seat, target in votes:
        events += match.play(seat, {"do": "vote", "seat": target})
    return events


def test_C23_most_treasure_cards_win() -> None:
    match, events = ended((5, 9, 7, 7))
    assert match.ranks == (4, 1, 2, 2)
    assert match.scores == (5, 9, 7, 7)
    assert told(events, "won") == {"seat": 1, "treasures": 9, "winners": 1, "doubles": 0, "why": "treasure"}


def test_C23_doubles_break_a_tie() -> None:
    match, events = ended((9, 9, 7, 7), (2, 3, 0, 1))
    assert match.ranks == (2, 1, 4, 3)
    assert (told(events, "won")["doubles"], told(events, "won")["why"]) == (3, "doubles")


def test_C23_a_card_with_two_equal_numbers_is_a_double() -> None:
    match, _ = battle({0: {"a1": "spy"}, 1: {"c4": "spy"}}, field={"a1": 33, "c4": 35})
    assert match.state.doubles.tolist() == [1, 0, 0, 0]


def test_C23_who_is_still_tied_for_the_first_place_is_voted_on() -> None:
    match, events = ended((9, 9, 9, 7))
    assert match.state.phase == VOTE
    assert [event.fields["seat"] for event in events if event.kind == "tied"] == [0, 1, 2]
    assert match.actors == (0, 1, 2, 3)
    assert match.legal(3) == [{"do": "vote", "seat": seat} for seat in (0, 1, 2)]


def test_C23_nobody_votes_for_themselves() -> None:
    match, _ = ended((9, 9, 9, 7))
    with pytest.raises(doubloon.IllegalMove, match="nobody votes for themselves"):
        vote(match, (1, 1))


def test_C23_only_the_tied_can_be_voted_for() -> None:
    match, _ = ended((9, 9, 9, 7))
    with pytest.raises(doubloon.IllegalMove, match="Green is not tied"):
        vote(match, (1, 3))


def test_C23_most_votes_win_and_the_others_share_the_next_place() -> None:
    match, _ = ended((9, 9, 9, 7))
    events = vote(match, (0, 1), (2, 1), (3, 2), (1, 2))
    assert match.ranks == (3, 1, 1, 4)
    assert [event.fields["votes"] for event in events if event.kind == "votes-counted"] == [0, 2, 2]


def test_C23_the_one_with_the_most_votes_wins_alone() -> None:
    match, _ = ended((9, 9, 9, 7))
    events = vote(match, (3, 2), (1, 2), (0, 2), (2, 0))
    assert match.ranks == (2, 2, 1, 4)
    assert told(events, "won") == {"seat": 2, "treasures": 9, "winners": 1, "doubles": 0, "why": "toast"}


def test_C23_a_win_is_told_with_its_reason() -> None:
    match, events = ended((9, 9, 7, 7), (2, 3, 0, 1))
    said = events[-1].message.said(match.game.words(), ["Red", "Blue", "White", "Green"])
    assert said == "Blue wins with 9 treasure cards, as others have, and more doubles among them: 3!"


def test_C23_who_is_tied_with_one_other_can_only_vote_for_that_one() -> None:
    match, events = ended((9, 5, 9, 7))
    assert [event.fields["seat"] for event in events if event.kind == "voted"] == [0, 2]
    assert match.actors == (1, 3)
    vote(match, (3, 0), (1, 0))
    assert match.ranks == (1, 4, 2, 3)


def test_C23_two_who_vote_for_each_other_share_the_place() -> None:
    match, events = battle({0: {"a1": "spy"}, 1: {"c3": "spy"}}, players=2, rounds=59)
    assert match.over
    assert match.ranks == (1, 1)
    assert kinds(events).count("won") == 2


def test_C23_without_a_vote_the_place_is_shared() -> None:
    match, events = ended((9, 9, 9, 7), toast="share")
    assert match.ranks == (1, 1, 1, 4)
    assert "tied" not in kinds(events)


def test_C23_other_ties_are_shared_places() -> None:
    match, _ = ended((9, 7, 7, 7))
    assert match.ranks == (1, 2, 2, 2)


def test_C23_a_vote_is_known_to_the_voter_alone() -> None:
    match, _ = ended((9, 9, 9, 7))
    events = vote(match, (0, 1))
    assert [(event.kind, event.visible_to(0), event.visible_to(1)) for event in events] == [
        ("voted", True, True),
        ("own-vote", True, False),
    ]
    assert match.view(0)["vote"] == {"candidates": [0, 1, 2], "voted": [0], "mine": 1}
    assert match.view(1)["vote"] == {"candidates": [0, 1, 2], "voted": [0], "mine": None}
