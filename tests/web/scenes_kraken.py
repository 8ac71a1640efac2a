"""Kraken in its states that need somebody else, arranged for pictures."""

from tests.server.running import Running
from tests.web.album import Album
from tests.web.browsing import my_turn
from tests.web.finished import played_by_bots
from tests.web.test_story import Duel


def take(album: Album, server: Running) -> None:
    """Bo sails, attacks and hits; Ann looks on, is told, and looks again; in the end nobody wins."""
    duel = Duel(album.visitor, server)
    album.take("kraken-told")
    duel.until_bo_may_attack()
    duel.attack()
    album.take("kraken-climax", wait=450)
    duel.until_bo_hits()
    duel.to_ann()
    my_turn(duel.page)
    album.take("kraken-befallen")
    duel.page.locator(".again").click()
    album.take("kraken-again", wait=1_500)
    duel.page.locator(".again").click()
    for client in server.clients:
        client.sockets.close()
    album.open(f"/table/{played_by_bots(server, 'kraken', round_limit=3)}", ".end")
    album.take("kraken-nobody")
