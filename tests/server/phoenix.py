"""A server that rises again each time it is killed. The parent warms the rules up once and forks; children serve.

python -m tests.server.phoenix FOLDER PORT  prints `ready`, then the process id of each new server, once it serves.
"""

import asyncio
import os
import signal
import sys
from pathlib import Path

import doubloon
from doubloon.bots import parts_of
from doubloon.server.log import set_up_logs
from doubloon.server.serve import Server, config_of, listen
from doubloon.server.settings import Settings
from tests.server.running import QUICK


def serve(folder: Path, port: int) -> None:
    set_up_logs()
    settings = Settings(data=folder, port=port, **QUICK)
    server = Server(config_of(settings), lambda: print(os.getpid(), flush=True))
    asyncio.run(server.serve([listen(settings)]))


def stop_with(child: int) -> None:
    """Take the child along when this process is told to stop."""

    def stop(*_: object) -> None:
        os.kill(child, signal.SIGKILL)
        os._exit(0)

    signal.signal(signal.SIGTERM, stop)


def main() -> None:
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    for game in doubloon.names():
        for entries in parts_of(doubloon.game(game)):
            entries.compile()
    print("ready", flush=True)
    while True:
        child = os.fork()
        if not child:
            serve(folder, port)
            os._exit(0)
        stop_with(child)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status):
            sys.exit("the server ended by itself")


if __name__ == "__main__":
    main()
