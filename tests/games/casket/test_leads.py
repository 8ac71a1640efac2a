"""What the page lights: where steps and entrances lead, and what the View says so that no page needs to know it."""

from collections import Counter
from itertools import chain, islice

import pytest

import doubloon
from doubloon.testing import random_positions

WAYS: tuple[dict[str, str], ...] = ({}, {"start": "column"}, {"start_die": "none"})


def matches() -> list[doubloon.Match]:
    game = doubloon.game("casket")
    return [game.start(1 + seed % 6, seed, WAYS[seed % len(WAYS)]) for seed in range(30)]


def test_G27_G28_a_step_and_an_entrance_lead_where_playing_them_does() -> None:
    seen: Counter[str] = Counter()
    for match in matches():
        for position in random_positions(match):
            if position.over or position.view(None)["phase"] != "move":
                continue
            seat = position.actors[0]
            fields = position.fields(seat)
            for action in position.legal(seat):
                leads = position.game.leads(fields, seat, position.game.actions.encode(action))
                if action["do"] not in ("enter", "step"):
                    assert leads is None
                    continue
                events = position.copy().play(seat, action)
                told = next(event.fields for event in events if event.kind in ("entered", "stepped"))
                assert leads == {"square": [told["column"], told["row"]]}
                seen[action["do"]] += 1
    assert seen["enter"] > 100
    assert seen["step"] > 2_000


def test_G6_the_view_names_the_die_that_is_rolled() -> None:
    rolled = 0
    for match in matches():
        for position in islice(random_positions(match), 1_000):
            if position.over:
                continue
            seat = position.actors[0]
            die = position.view(None)["captains"][seat]["die"]
            for action in position.legal(seat):
                if action["do"] == "roll":
                    events = position.copy().play(seat, action)
                    assert next(event.fields["colour"] for event in events if event.kind == "rolled") == die
                    rolled += 1
    assert rolled > 50


def test_G10_the_view_names_the_bid_that_may_not_be_made() -> None:
    forbidden = 0
    for match in matches():
        for position in random_positions(match):
            view = position.view(None)
            if position.over or view["phase"] != "bid":
                assert view["nemesis"] is None
                continue
            bids = [action["fights"] for action in position.legal(position.actors[0]) if action["do"] == "bid"]
            wanting = set(range(view["fights"] + 1)) - set(bids)
            assert wanting == ({view["nemesis"]} if view["nemesis"] is not None else set())
            forbidden += len(wanting)
    assert forbidden > 50


@pytest.mark.parametrize("players", range(1, 7))
def test_G11_the_view_has_everyone_in_order_of_play(players: int) -> None:
    seen = 0
    matches = [doubloon.game("casket").start(players, seed) for seed in range(4)]
    for position in chain.from_iterable(map(random_positions, matches)):
        order, table = position.view(None)["order"], position.view(None)["table"]
        if position.view(None)["phase"] != "fight" or not table:
            continue
        first = order.index(table[0]["who"])
        expected = [*order[first:], *order[:first]]
        assert [row["who"] for row in table] == expected[: len(table)]
        assert position.actors == (expected[len(table)],)
        seen += 1
    assert seen > 10


def test_G3_the_view_says_what_can_be_expected_of_each_die() -> None:
    for match in matches():
        view = match.view(None)
        assert [die["colour"] for die in view["dice"]] == ["green", "blue", "red"]
        assert [die["chances"] for die in view["dice"]] == [[50, 17, 0], [78, 39, 0], [97, 78, 39]]


def test_G30_the_view_says_how_far_each_square_is_from_the_casket() -> None:
    for match in matches():
        for position in islice(random_positions(match), 300):
            view = position.view(None)
            for captain in view["captains"]:
                if captain["square"]:
                    column, row = captain["square"]
                    assert view["map"]["to_go"][row][column] == captain["to_go"]
        assert [view["map"]["to_go"][row][column] for column, row in view["map"]["finish"]] == [0] * len(
            view["map"]["finish"]
        )
