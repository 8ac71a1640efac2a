"""20,000 messages that nobody should send: each is answered, and the table plays on."""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.running import Socket, running

MESSAGES = 20_000
ROUND = 500  # messages between two looks at the answers
LOUD: dict[str, Any] = {
    "strikes": 10**9,
    "socket_rate": 1e9,
    "socket_burst": 10**9,
    "backlog": 100_000_000,
    "talk_per_minute": 10**9,
}

SOUND: list[Any] = [
    {"type": "move", "id": "a", "action": {"do": "forward"}},
    {"type": "move", "id": "b", "action": {"do": "attack", "seat": 1}},
    {"type": "undo", "id": "c"},
    {"type": "resign", "id": "d"},
    {"type": "return", "id": "e"},
    {"type": "say", "id": "f", "text": "ahoy"},
    {"type": "react", "what": "ahoy"},
    {"type": "nudge", "seat": 1},
    {"type": "relieve", "id": "g", "seat": 1},
    {"type": "pong", "n": 7},
]
LARGEST = 4_000  # bytes: a larger one ends the connection, which has a test of its own
ODD: list[Any] = [
    None,
    True,
    -1,
    2**63,
    2**64,
    1e308,
    "",
    "\x00",
    "💰" * 20,
    [],
    {},
    [[[[]]]],
    {"do": None},
    "x" * 1000,
]


def mutated(chance: random.Random) -> str:
    """A message of the protocol, more or less."""
    message = json.loads(json.dumps(chance.choice(SOUND)))
    if "id" in message:
        message["id"] = f"fuzz{chance.randrange(10**9)}"
    for _ in range(chance.randrange(4)):
        change(message, chance)
    text = json.dumps(message, ensure_ascii=chance.random() < 0.5)
    text = scrambled(text, chance) if chance.random() < 0.4 else text
    return text.encode()[:LARGEST].decode(errors="ignore")


def change(message: dict[str, Any], chance: random.Random) -> None:
    target = message.get("action") if chance.random() < 0.5 else message
    if not isinstance(target, dict):
        target = message
    key = chance.choice([*target, "more", ""])
    if chance.random() < 0.2:
        target.pop(key, None)
    else:
        target[key] = copy.deepcopy(chance.choice(ODD))


def scrambled(text: str, chance: random.Random) -> str:
    cut = chance.randrange(len(text) + 1)
    return chance.choice(
        [
            text[:cut],
            text[cut:],
            text[:cut] + chance.choice('{}[]",:0e\\\ud7ff') + text[cut:],
            text * 2,
            "[" * cut + text,
        ]
    )


def answers(socket: Socket, mark: str) -> Iterator[str]:
    """Read on to the answer to a last message that is sound but for its seat."""
    socket.send(type="pong", n=-1)
    socket.connection.send(json.dumps({"type": "say", "id": mark, "text": mark}))
    yield socket.until(lambda message: message.get("re") == mark)["type"]


def test_a_table_plays_on_whatever_is_sent_to_it(tmp_path: Path) -> None:
    chance = random.Random(11)
    with running(tmp_path, **LOUD) as server:
        ann, bo, cy = server.guest("Ann"), server.guest("Bo"), server.guest("Cy")
        table = ann.table(players=2, options={"round_limit": 10_000})
        bo.sit(table)
        ann.start(table)
        with ann.socket(table) as noisy, cy.socket(table) as watcher, bo.socket(table) as other:
            for number in range(MESSAGES // ROUND):
                for _ in range(ROUND // 2):
                    noisy.connection.send(mutated(chance))
                    watcher.connection.send(mutated(chance))
                assert list(answers(noisy, f"n{number}")) == ["step"]
                assert list(answers(watcher, f"w{number}")) == ["step"]
                while other.seq < noisy.seq:
                    other.read()
            noisy.ask("return")  # in case it resigned
            plays_on(noisy, other)


def plays_on(noisy: Socket, other: Socket) -> None:
    """Both seats make moves."""
    moved: set[int] = set()
    while len(moved) < 2:
        last = max(noisy.seq, other.seq)
        for socket in (noisy, other):
            while socket.seq < last:
                socket.read()
        mover = noisy if noisy.now["legal"] else other
        assert mover.move({"do": "end"})["type"] == "step"
        moved.add(id(mover))
