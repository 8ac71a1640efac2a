"""A bot of your own: sits down at a table with its token and plays any legal move until the game is over.

python examples/bot_client.py http://127.0.0.1:8000 TOKEN TABLE
"""

import asyncio
import json
import random
import sys
import urllib.error
import urllib.request

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

SERVER, TOKEN, TABLE = sys.argv[1:4]
HEADERS = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}


def sit_down() -> None:
    """Take the first free seat; whoever sits there already just plays on."""
    request = urllib.request.Request(f"{SERVER}/api/tables/{TABLE}/seat", b"{}", HEADERS, method="POST")
    try:
        urllib.request.urlopen(request).close()
    except urllib.error.HTTPError as refusal:
        with refusal:
            why = json.load(refusal)["error"]
        if why["id"] not in ("refused-seated-already", "refused-not-open"):
            sys.exit(why["text"])


def choose(now: dict) -> dict:
    """What to do, of all that is legal. This is the place for your ideas: `now["view"]` is what you know."""
    return random.choice(now["legal"])["action"]


async def play() -> None:
    """Answer each prompt with a move; come back when the connection breaks."""
    moves, address = 0, f"{SERVER.replace('http', 'ws', 1)}/api/tables/{TABLE}/socket"
    async for socket in connect(address, additional_headers=HEADERS, compression=None):
        try:
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "ping":
                    await socket.send(json.dumps({"type": "pong", "n": message["n"]}))
                now = message.get("now")
                if now and now["ending"]:
                    print(json.dumps({"moves": moves, "ranks": now["ending"]["ranks"]}))
                    return
                if now and now["legal"]:
                    moves += 1
                    await socket.send(
                        json.dumps({"type": "move", "id": f"{id(socket)}-{moves}", "action": choose(now)})
                    )
        except ConnectionClosed:
            continue


sit_down()
asyncio.run(play())
