"""The messages that docs/protocol.md shows, as they are really sent: people play at tables whose secrets are given.

python -m tests.server.conversation   writes them into the page anew; so does make docs
"""

import json
import re
import tempfile
from pathlib import Path
from typing import Any

from doubloon.server.people.key import host_token, server_key
from tests.server.running import HandClock, Message, Running, Socket, running

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
BLOCK = re.compile(r"```json (?P<name>[\w-]+)\n(?P<text>.*?)\n```", re.S)
WIDTH = 118
SECRETS = "a table of two"  # with these Ann begins
# What a server draws by chance, as the page has it.
TABLE = "7egARIgFO1EMDLzo"
PEOPLE = ("x5IFWwq3cT8yhB0L", "cQ7HtYdkq2mV4zRN")
NUMBER = 779531680
RTT_MS = 41


def conversation(folder: Path) -> dict[str, Message]:
    """Every message that the page shows, by the name of its example."""
    clock = HandClock()
    clock.now = 1_794_785_204.0
    with running(folder, clock=clock, ping_seconds=0.1) as server:
        lesson = {**_lesson(server), **_silence(server, clock)}
        server.secrets.begin(SECRETS)
        return {**lesson, **_game_of_bots(server), **_game_of_two(server)}


def _game_of_bots(server: Running) -> dict[str, Message]:
    """What a pirate says as a game begins, and its last step, as somebody sees it who watched."""
    ann = server.guest("Ann")
    table = ann.post("/api/tables", game="kraken", players=2, sit=False, bots=["mate", "mate"])["id"]
    with ann.socket(table) as socket:
        ann.start(table)
        remark = socket.until(lambda message: message["type"] == "remark")
        over = socket.until(lambda message: message.get("now", {}).get("status") == "over")
        the_host = server.stranger(host_token(server_key(server.settings)))
        the_host.http.post("/api/host/notice", json={"text": "We stop at ten for an upgrade; games go on after it."})
        return {
            "remark": remark,
            "notice": socket.until(lambda message: message["type"] == "notice"),
            "over": over,
        }


def _lesson(server: Running) -> dict[str, Message]:
    """The first card of a lesson is read."""
    ann = server.guest("Ann")
    with ann.socket(ann.post("/api/tables/lesson", game="kraken")["id"]) as socket:
        read = {"type": "read", "id": "m1", "step": 0}
        return {"read": read, "lesson": _sent(socket, read)}


def _silence(server: Running, clock: HandClock) -> dict[str, Message]:
    """Somebody is nudged at a table with a soft pace, and then a bot plays on for them."""
    began = clock.now
    people = [server.guest(name) for name in ("Ann", "Bo")]
    table = people[0].table("kraken", players=2, pace={"kind": "soft", "amount": 4})
    people[1].sit(table)
    people[0].start(table)
    with people[0].socket(table) as one, people[1].socket(table) as other:
        (late,) = one.now["actors"]
        waits = (other, one)[late]
        clock.now += 150
        nudge, relieve = {"type": "nudge", "seat": late}, {"type": "relieve", "id": "m1", "seat": late}
        waits.send(**nudge)
        nudged = waits.until(lambda message: message["type"] == "nudged")
        clock.now += 150
        _sent(waits, relieve)
    clock.now = began
    return {"nudge": nudge, "nudged": nudged, "relieve": relieve}


def _game_of_two(server: Running) -> dict[str, Message]:
    """Ann and Bo play and Cy watches; Ann's connection breaks, and meanwhile Bo has to go. Then the server stops."""
    ann, bo, cy = (server.guest(name) for name in ("Ann", "Bo", "Cy"))
    people = {guest.ask("GET", "/api/me")["id"]: who for guest, who in zip((ann, bo), PEOPLE, strict=True)}
    table = ann.table("kraken", players=2)
    bo.sit(table)
    ann.start(table)
    said: dict[str, Message] = {}
    with ann.socket(table) as mine, bo.socket(table) as theirs, cy.socket(table) as watching:
        said["table"] = mine.first
        said["presence"] = mine.until(lambda message: message.get("watching") == 1)
        said["move"] = {"type": "move", "id": "m1", "action": {"do": "forward"}}
        said["step"] = _sent(mine, said["move"])
        said["done"] = _sent(mine, said["move"])
        said["refused"] = _sent(mine, {"type": "move", "id": "m2", "action": {"do": "inward"}})
        said["why"] = {"type": "why", "id": "m8", "action": {"do": "outward"}}
        said["because"] = _sent(mine, said["why"])
        said["describe"] = {"type": "describe", "id": "m9", "only": "mine"}
        said["described"] = _sent(mine, said["describe"])
        said["undo"] = {"type": "undo", "id": "m3"}
        _sent(mine, said["undo"])
        mine.connection.send(b"forward")
        said["error"] = mine.until(lambda message: message["type"] == "error")
        said["say"] = {"type": "say", "id": "m4", "text": "good luck"}
        _sent(watching, said["say"])
        said["said"] = mine.until(lambda message: message.get("kind") == "said")
        said["react"] = {"type": "react", "what": "cheers"}
        mine.send(**said["react"])
        said["reacted"] = mine.until(lambda message: message["type"] == "reacted")
        said["hail"] = {"type": "hail"}
        mine.send(**said["hail"])
        said["ahoy"] = mine.until(lambda message: message["type"] == "ahoy")
        mine.connection.close()
        _sent(theirs, {"type": "say", "id": "m5", "text": "I have to go"})
        said["resign"] = {"type": "resign", "id": "m6"}
        _sent(theirs, said["resign"])
        with ann.socket(table, since=mine.seq) as again:
            said["missed"] = again.first
            said["return"] = {"type": "return", "id": "m7"}
            _sent(theirs, said["return"])
            said["ping"] = again.until(lambda message: message["type"] == "ping")
            said["pong"] = {"type": "pong", "n": said["ping"]["n"]}
            server.server.should_exit = True
            said["bye"] = again.until(lambda message: message["type"] == "bye")
    return _as_the_page_has_it(said, {table: TABLE, **people})


def _sent(socket: Socket, message: Message) -> Message:
    """Send a message, and read on to its answer."""
    return socket.ask(message["type"], **{name: value for name, value in message.items() if name != "type"})


def _as_the_page_has_it(said: dict[str, Message], drawn: dict[str, str]) -> dict[str, Message]:
    """The same with what is drawn or measured anew in every run in one form."""
    said["ping"]["n"] = said["pong"]["n"] = NUMBER
    for seat in said["presence"]["seats"]:
        seat["rtt_ms"] = RTT_MS
    text = json.dumps(said)
    for anew, always in drawn.items():
        text = text.replace(anew, always)
    fixed: dict[str, Message] = json.loads(text)
    return fixed


def laid_out(value: Any, column: int = 0) -> str:
    """JSON in lines of a page's width, as much in each as there is room for."""
    text = json.dumps(value)
    if column + len(text) <= WIDTH or not isinstance(value, dict | list):
        return text
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    names = [f"{json.dumps(name)}: " for name in value] if isinstance(value, dict) else [""] * len(value)
    held = value.values() if isinstance(value, dict) else value
    lines = [" " * column + opening]
    for name, each in zip(names, held, strict=True):
        part = name + laid_out(each, column + 1 + len(name))
        if lines[-1].endswith(opening) or (len(lines[-1]) + len(part) < WIDTH and "\n" not in part):
            lines[-1] += f"{part}, "
        else:
            lines[-1] = lines[-1].rstrip()
            lines.append(f"{' ' * (column + 1)}{part}, ")
    return "\n".join(lines)[column:].removesuffix(", ") + closing


def written_anew(page: str, said: dict[str, Message]) -> str:
    """The page with the messages as they were sent."""
    return BLOCK.sub(lambda block: f"```json {block['name']}\n{laid_out(said[block['name']])}\n```", page)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        found = conversation(Path(folder))
    PAGE.write_text(written_anew(PAGE.read_text(encoding="utf-8"), found), encoding="utf-8")
