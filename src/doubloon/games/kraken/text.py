"""The whirlpool as text: my ship, all ships, the Kraken and the coral, and the way from space to space."""

from collections.abc import Iterator, Mapping
from typing import Any

from doubloon.engine.text import Line, Section, listed
from doubloon.engine.words import Message
from doubloon.games.kraken.board import Board, BoardOption
from doubloon.games.kraken.plain import KrakenView
from doubloon.games.kraken.state import WAYS


def sections(view: KrakenView, options: Mapping[str, Any], me: int | None) -> list[Section]:
    """The table as a seat may know it, or a spectator."""
    board = BoardOption().board(options["board"])
    mine = [] if me is None else [Section("mine", "text-mine", _mine(view, board, me))]
    return [
        *mine,
        Section("standings", "text-ships", [list(_ship(view, seat)) for seat in _ranked(view)]),
        Section("board", "text-sea", list(_sea(view, board))),
        Section("places", "text-spaces", [list(_space(view, board, space)) for space in board.spaces]),
    ]


def _mine(view: KrakenView, board: Board, me: int) -> list[Line]:
    threats = [(seat, dice[me]) for seat, dice in enumerate(view["threats"]) if dice[me]]
    dear = [_dear(view, thing) for thing in view["too_dear"]] if view["turn"] == me else []
    return [
        list(_ship(view, me)),
        [_ways(board, view["ships"][me]["space"])],
        *([Message("text-threat", seat=seat, die=die)] for seat, die in threats),
        *([message] for message in dear),
    ]


def _ranked(view: KrakenView) -> list[int]:
    """Who has the treasure, then who is nearest."""
    seats = range(len(view["ships"]))
    return sorted(seats, key=lambda seat: (view["treasure"] != seat, view["ships"][seat]["to_go"]))


def _ship(view: KrakenView, seat: int) -> Iterator[Message]:
    ship = view["ships"][seat]
    goal = "eye" if view["treasure"] is None else "start"
    yield Message("text-ship", seat=seat, space=ship["space"], steps=ship["to_go"], goal=goal)
    if view["treasure"] == seat:
        yield Message("text-holds")
    if view["turn"] == seat:
        yield Message("text-turn", seat=seat, points=view["points"])
    if ship["fewer"]:
        yield Message("text-fewer", lost=ship["fewer"])
    if ship["gripped"]:
        yield Message("text-gripped")


def _dear(view: KrakenView, thing: Mapping[str, Any]) -> Message:
    """What is in reach, but not for the points that are left."""
    space = view["pillars"][thing["base"]]["space"] if "base" in thing else thing.get("space", 0)
    target = {"target": thing["seat"]} if "seat" in thing else {"target": view["turn"] or 0}
    return Message("text-dear", do=thing["do"], space=space, cost=thing["cost"], **target)


def _sea(view: KrakenView, board: Board) -> Iterator[Line]:
    holder = view["treasure"]
    if holder is None:
        yield [Message("text-gem-in-eye", space=board.eye)]
    else:
        yield [Message("text-gem-aboard", seat=holder, space=view["ships"][holder]["space"], start=board.start)]
    yield [
        Message("text-dial", round=view["round"], mood=view["mood"]),
        Message("text-stirs", mood=view["stirs"], rounds=view["stirs_in"]),
    ]
    for pillar in view["pillars"]:
        if pillar["points"]:
            yield [Message("text-pillar", **pillar)]
    for mark, spaces in (("wind", board.wind), ("base", board.bases), ("tentacle", board.tentacles)):
        if spaces:
            yield [Message("text-marked", mark=mark, spaces=listed(spaces))]


def _ways(board: Board, space: int) -> Message:
    leads = {way: links[space] for way, links in zip(WAYS, board.links, strict=True)}
    return Message("text-space", space=space, **leads)


def _space(view: KrakenView, board: Board, space: int) -> Iterator[Message]:
    yield _ways(board, space)
    marks = {
        "start": (board.start,),
        "eye": (board.eye,),
        "wind": board.wind,
        "base": board.bases,
        "tentacle": board.tentacles,
    }
    for mark, spaces in marks.items():
        if space in spaces:
            yield Message("text-mark", mark=mark)
    for pillar in view["pillars"]:
        if pillar["space"] == space and pillar["points"]:
            yield Message("text-pillar-here", points=pillar["points"])
    for seat, ship in enumerate(view["ships"]):
        if ship["space"] == space:
            yield Message("text-here", seat=seat)
