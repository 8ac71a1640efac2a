"""What a person is shown of a ship's ways: how far it can sail, where ways lead, and what it cannot pay for."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import doubloon
from doubloon.games.kraken.board import BoardOption
from doubloon.games.kraken.leads import Route, routes
from doubloon.games.kraken.state import BACKWARD, FORWARD, INWARD, WAYS
from doubloon.testing import random_positions
from tests.games.kraken.sea import END, sea


def routes_of(match: doubloon.Match) -> dict[int, Route]:
    return {route.space: route for route in routes(match.fields(None))}


def reached_by_trying(match: doubloon.Match) -> dict[int, int]:
    """The stupid twin: every way again and again on copies of the match, and the fewest points that each space took."""
    begun = match.view(None)
    board = BoardOption().board(match.options["board"])
    cheapest: dict[int, int] = {}
    waiting = [match]
    while waiting:
        here = waiting.pop()
        space = here.view(None)["ships"][0]["space"]
        if here is not match and space in (board.eye, board.start):
            continue
        for way in WAYS:
            if {"do": way} not in here.legal(0):
                continue
            after = here.copy()
            left = _points_told(after.play(0, {"do": way}))
            there, cost = after.view(None)["ships"][0]["space"], begun["points"] - left
            if there != begun["ships"][0]["space"] and cost < cheapest.get(there, 99):
                cheapest[there] = cost
                if not after.over and after.view(None)["turn"] == 0 and left:
                    waiting.append(after)
    return cheapest


def _points_told(events: list[Any]) -> int:
    return next(int(event.message.arguments["left"]) for event in events if event.kind == "sailed")


def test_K12_a_route_is_the_cheapest_way() -> None:
    found = routes_of(sea([5, 0], points=9))
    assert found[8] == Route(8, 3, (FORWARD,) * 3, (6, 7, 8))
    assert found[19] == Route(19, 7, (INWARD,), (19,))
    assert found[2] == Route(2, 6, (BACKWARD,) * 3, (4, 3, 2))


def test_K13_no_route_leads_through_coral() -> None:
    assert set(routes_of(sea([11, 0], pillars={13: 2}, points=5))) == {12, 10, 9}


def test_K14_a_route_ends_in_the_eye() -> None:
    assert set(routes_of(sea([35, 0], points=3))) == {36, 34}


def test_routes_are_what_trying_every_way_reaches() -> None:
    draw = random.Random(5)
    for number in range(60):
        board = ("spiral", "rings")[number % 2]
        pillars = {space: draw.randrange(7) for space in (5, 13, 20, 32)}
        ship = draw.choice([space for space in range(37) if not pillars.get(space)])
        match = sea([ship, 0], pillars=pillars, points=draw.randint(1, 12), options={"board": board}, holder=-1)
        assert {space: route.cost for space, route in routes_of(match).items()} == reached_by_trying(match)


def test_a_space_that_takes_several_moves_is_one_choice() -> None:
    match = sea([0, 3], points=3)
    choices = match.game.longer(match.fields(0), 0)
    assert [choice.says.said(match.game.words("en"), []) for choice in choices] == [
        "Sail to 2 (2 points)",
        "Sail to 3 (3 points)",
    ]
    assert [choice.actions for choice in choices] == [(FORWARD,) * 2, (FORWARD,) * 3]
    assert [choice.leads["spaces"] for choice in choices] == [[1, 2], [1, 2, 3]]


def test_K12_every_choice_leads_where_playing_it_does() -> None:
    seen: Counter[str] = Counter()
    for seed in range(24):
        match = doubloon.game("kraken").start(2 + seed % 3, seed, {"board": ("spiral", "rings")[seed % 2]})
        for position in islice(random_positions(match), 150):
            if not position.over:
                seen.update(held_against_the_rules(position))
    assert seen["choices"] > 5_000
    assert seen["longer"] > 5_000
    assert min(seen["attack"], seen["shoot"], seen["inward"], seen["outward"]) > 40


def held_against_the_rules(match: doubloon.Match) -> Iterator[str]:
    """Every choice is played on a copy: is its ship, or what it shot at, where it was said to be, for that cost?"""
    seat, game = match.actors[0], match.game
    fields, points = match.fields(seat), int(match.state.points)
    for action in match.legal(seat):
        leads = game.leads(fields, seat, game.actions.encode(action))
        if leads is None:
            assert action == END
            continue
        after = match.copy()
        events = {event.kind: event.fields for event in after.play(seat, action)}
        if action["do"] == "attack":
            assert leads["space"] == match.state.ship[action["seat"]]
        elif action["do"] == "shoot":
            assert leads["space"] == (events.get("pillar-hit") or events["pillar-fell"])["space"]
        else:
            assert (leads["space"], leads["cost"]) == (events["sailed"]["to"], points - int(events["sailed"]["left"]))
        if "turn-ended" not in events:
            assert after.state.points == points - leads["cost"]
        yield from ("choices", action["do"])
    for choice in game.longer(fields, seat):
        after, left = match.copy(), points
        for number, space in zip(choice.actions, choice.leads["spaces"], strict=True):
            sailed = next(
                event.fields for event in after.play(seat, game.actions.decode(number)) if event.kind == "sailed"
            )
            assert sailed["to"] == space
            left = int(sailed["left"])
        assert (choice.leads["space"], choice.leads["cost"]) == (space, points - left)
        yield "longer"


def test_what_can_be_had_for_less_is_not_too_dear() -> None:
    match = sea([31, 0], points=6)  # inward to the eye costs 7, and five ways forward lead there too
    assert match.fields(0).ways[0][INWARD] == 36
    assert match.view(None)["too_dear"] == [{"do": "outward", "space": 21, "cost": 9}]


def test_what_is_in_reach_and_too_dear_is_told() -> None:
    match = sea([19, 19, 20, 4], pillars={20: 4}, points=2)
    assert match.view(None)["too_dear"] == [
        {"do": "inward", "space": 30, "cost": 7},
        {"do": "outward", "space": 4, "cost": 9},
        {"do": "attack", "seat": 1, "cost": 3},
        {"do": "attack", "seat": 2, "cost": 3},
        {"do": "attack", "seat": 3, "cost": 3},
        {"do": "shoot", "base": 2, "cost": 3},
    ]


def test_what_points_do_not_help_with_is_not_too_dear() -> None:
    match = sea([5, 8], pillars={20: 4}, points=6)
    assert match.view(None)["too_dear"] == [{"do": "inward", "space": 19, "cost": 7}]
    assert sea([3, 8], points=12).view(None)["too_dear"] == []


def test_nothing_is_too_dear_between_two_turns() -> None:
    match = sea([19, 9], points=2)
    match.play(0, END)
    rolled = [picture["too_dear"] for picture in match.pictures(None)]
    assert rolled[:2] == [[], []]
    assert rolled[-1] == match.view(None)["too_dear"]


def test_nothing_is_too_dear_when_the_game_is_over() -> None:
    match = sea([1, 8], holder=0, points=3)
    match.play(0, {"do": "backward"})
    assert match.over
    assert match.view(None)["too_dear"] == []
