"""Tables at which a game was played to its end, for whoever wants to see that."""

from tests.server.running import Running


def played_by_bots(server: Running, game: str, players: int = 3, **options: object) -> str:
    """A table that Ann left to bots, who played to the end."""
    ann = server.guest("Ann")
    table = ann.table(game=game, players=players, bots=players - 1, options=options)
    with ann.socket(table) as socket:
        socket.ask("resign")
        while socket.now["status"] != "over":
            socket.read()
    return table
