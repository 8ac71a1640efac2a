"""Kraken once more, as simply as it can be said, to check the real rules by. It shares nothing with them.

A game is a dict; dice are a list from which every roll takes the first. Nothing here is fast, and nothing is clever.
"""

from math import ceil
from typing import Any

COSTS = {"forward": 1, "backward": 2, "inward": 7, "outward": 9}


def link(board: str, space: int, way: str) -> int | None:  # K2, K3, K5
    if way == "inward":
        return inward(space)
    if way == "outward":
        return outward(space)
    step = 1 if way == "forward" else -1
    if board == "spiral":
        return space + step if 0 <= space + step <= 36 else None
    for ring in (range(16), range(16, 28), range(28, 36)):
        if space in ring:
            return ring[(space - ring[0] + step) % len(ring)]
    return None


def inward(space: int) -> int | None:
    if space < 16:
        return 16 + (space * 12) // 16
    if space < 28:
        return 28 + ((space - 16) * 8) // 12
    return 36 if space < 36 else None


def outward(space: int) -> int | None:
    if space < 16:
        return None
    if space < 28:
        return ceil((space - 16) * 16 / 12)
    return 16 + ceil((space - 28) * 12 / 8) if space < 36 else 28


def close(board: str, one: int, other: int) -> bool:  # K7
    joined = [link(board, one, way) == other or link(board, other, way) == one for way in COSTS]
    return one == other or any(joined)


def legal(game: dict[str, Any]) -> list[dict[str, Any]]:  # K12, K13, K15, K16
    here, points = game["ships"][game["turn"]], game["points"]
    actions: list[dict[str, Any]] = []
    for way, cost in COSTS.items():
        target = link(game["board"], here, way)
        if target is not None and points >= cost and game["pillars"].get(target, 0) == 0:
            actions.append({"do": way})
    for seat, space in enumerate(game["ships"]):
        if points >= 3 and seat != game["turn"] and close(game["board"], here, space):
            actions.append({"do": "attack", "seat": seat})
    for base, (space, left) in enumerate(game["pillars"].items()):
        if points >= 3 and left > 0 and close(game["board"], here, space):
            actions.append({"do": "shoot", "base": base})
    return [*actions, {"do": "end"}]


def play(game: dict[str, Any], action: dict[str, Any], dice: list[int]) -> None:
    if action["do"] == "end":
        next_turn(game, dice)
    elif action["do"] == "attack":
        attack(game, action["seat"], dice)
    elif action["do"] == "shoot":
        space = list(game["pillars"])[action["base"]]
        game["points"] -= 3
        game["pillars"][space] = max(0, game["pillars"][space] - dice.pop(0))
    else:
        seat = game["turn"]
        game["points"] -= COSTS[action["do"]]
        game["ships"][seat] = link(game["board"], game["ships"][seat], action["do"])
        look_around(game, seat)
    while not game["over"] and legal(game) == [{"do": "end"}]:
        next_turn(game, dice)


def look_around(game: dict[str, Any], seat: int) -> None:  # K14, K17
    if game["ships"][seat] == 36 and game["treasure"] is None:
        game["treasure"] = seat
    if game["ships"][seat] == 0 and game["treasure"] == seat:
        game["winner"] = seat
        game["rounds"] += 1
        game["over"] = True


def attack(game: dict[str, Any], target: int, dice: list[int]) -> None:  # K15
    game["points"] -= 3
    mine, theirs = dice.pop(0), dice.pop(0)
    while mine == theirs:
        mine, theirs = dice.pop(0), dice.pop(0)
    if mine > theirs:
        game["bruises"][target] += 1
        if game["treasure"] == target:
            game["treasure"] = game["turn"]
            look_around(game, game["turn"])


def next_turn(game: dict[str, Any], dice: list[int]) -> None:  # K8, K9, K10, K11, K22
    game["points"] = 0
    game["turn"] = (game["turn"] + 1) % len(game["ships"])
    if game["turn"] == game["starter"]:
        game["rounds"] += 1
        if game["rounds"] == game["round_limit"]:
            game["over"] = True
            return
        game["segment"] = (game["segment"] + 1) % len(game["dial"])
        if game["dial"][game["segment"]] == "tantrum":
            tantrum(game)
        if game["dial"][game["segment"]] == "enraged":
            enraged(game, dice)
    if game["over"]:
        return
    seat = game["turn"]
    if game["gripped"][seat]:
        points = 1
    else:
        points = dice.pop(0)
        if game["ships"][seat] in game["wind"]:
            points *= 2
        points = max(1, points - 2 * game["bruises"][seat])
    game["points"] = points
    game["gripped"][seat] = False
    game["bruises"][seat] = 0


def in_turn_order(game: dict[str, Any]) -> list[int]:
    seats = list(range(len(game["ships"])))
    return seats[game["starter"] :] + seats[: game["starter"]]


def enraged(game: dict[str, Any], dice: list[int]) -> None:  # K18
    attacked = []
    for seat in in_turn_order(game):
        if any(close(game["board"], game["ships"][seat], tentacle) for tentacle in game["tentacles"]):
            attacked.append(seat)
    if not attacked:
        return
    two = sorted([dice.pop(0), dice.pop(0)])
    total = {"sum": two[0] + two[1], "low": two[0], "high": two[1]}[game["kraken_roll"]]
    for seat in attacked:
        die = dice.pop(0) if total <= 5 else 1
        if die <= total:
            game["gripped"][seat] = True


def tantrum(game: dict[str, Any]) -> None:  # K19
    for space in game["pillars"]:
        game["pillars"][space] = 6
    for seat in in_turn_order(game):
        pushed = False
        while not game["over"] and game["ships"][seat] in game["pillars"]:
            game["ships"][seat] = link(game["board"], game["ships"][seat], "backward")
            pushed = True
        if pushed:
            look_around(game, seat)


def ranks(game: dict[str, Any]) -> list[int]:  # K21
    goal = 36 if game["treasure"] is None else 0
    keys = []
    for seat, space in enumerate(game["ships"]):
        if seat == game["winner"]:
            keys.append((0, 0))
        elif seat == game["treasure"]:
            keys.append((1, 0))
        else:
            keys.append((2, steps(game["board"], space, goal)))
    return [1 + sum(other < key for other in keys) for key in keys]


def steps(board: str, space: int, goal: int) -> int:
    reached = {space}
    count = 0
    while goal not in reached:
        onward = {link(board, one, way) for one in reached for way in COSTS}
        reached |= {target for target in onward if target is not None}
        count += 1
    return count
