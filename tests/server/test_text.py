"""The table as text is told to whoever asks, as they may know it."""

import pytest

import doubloon
from tests.server.running import Running


@pytest.mark.parametrize("game", doubloon.names())
def test_who_plays_is_told_of_their_own_things_and_who_watches_is_not(server: Running, game: str) -> None:
    ann, cy = server.guest("Ann"), server.guest("Cy")
    table = ann.table(game, bots=1)
    with ann.socket(table) as playing, cy.socket(table) as watching:
        told = [socket.ask("describe")["sections"] for socket in (playing, watching)]
    assert [section["about"] for section in told[0]][:3] == ["mine", "standings", "board"]
    assert [section["about"] for section in told[1]][:2] == ["standings", "board"]


def test_a_part_of_it_can_be_asked_for(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.table("kraken", bots=1)
    with ann.socket(table) as socket:
        told = socket.ask("describe", only="standings")
    assert [section["heading"]["id"] for section in told["sections"]] == ["text-ships"]


def test_before_the_start_there_is_nothing_to_tell(server: Running) -> None:
    ann = server.guest("Ann")
    with ann.socket(ann.table("kraken")) as socket:
        assert socket.ask("describe")["sections"] is None
