"""What is seen of a game of Kraken from one event to the next."""

from typing import ClassVar

from tests.games.kraken.sea import END, attack, sea
from tests.pictures import PictureTests
from tests.positions import kinds, with_dice


class TestPictures(PictureTests):
    game = "kraken"
    ways = ({"round_limit": 30}, {"board": "rings", "round_limit": 30}, {"kraken_roll": "sum", "round_limit": 6})
    seats = "ships"
    may_change: ClassVar = {
        "started": "",
        "turn-began": "round turn",
        "dial-moved": "segment mood next_mood stirs stirs_in",
        "pillar-rose": "pillars threats",
        "pushed": "seat.space seat.to_go threats",
        "kraken-rolled": "",
        "kraken-missed": "",
        "ship-defended": "",
        "ship-gripped": "seat.gripped threats",
        "points-rolled": "points seat.bruises seat.fewer threats too_dear",
        "points-gripped": "points seat.bruises seat.fewer seat.gripped threats too_dear",
        "sailed": "points seat.space seat.to_go threats too_dear",
        "treasure-taken": "treasure seat.to_go others.to_go",
        "attack-rolled": "points too_dear",
        "attack-tied": "points too_dear",
        "attack-won": "target.bruises target.fewer threats",
        "attack-lost": "",
        "treasure-stolen": "treasure",
        "pillar-hit": "points pillars too_dear",
        "pillar-fell": "points pillars threats too_dear",
        "turn-ended": "points too_dear",
        "won": "turn winner too_dear",
        "limit-reached": "turn",
    }


def test_the_points_of_a_turn_are_gone_when_its_end_is_told() -> None:
    match = sea([3, 9], points=2)
    events = match.play(0, END)
    ended, began = match.pictures(None)[:2]
    assert kinds(events)[:2] == ["turn-ended", "turn-began"]
    assert [(picture["turn"], picture["points"]) for picture in (ended, began)] == [(0, 0), (1, 0)]


def test_K15_a_treasure_is_seen_with_its_holder_until_the_theft_is_told() -> None:
    match = with_dice(sea([3, 4], holder=1), (6, 5), (6, 2))
    events = match.play(0, attack(1))
    assert kinds(events) == ["attack-rolled", "attack-won", "treasure-stolen"]
    assert [picture["treasure"] for picture in match.pictures(None)] == [1, 1, 0]
    assert [picture["ships"][1]["fewer"] for picture in match.pictures(None)] == [0, 2, 2]


def test_K19_pillars_rise_one_after_the_other() -> None:
    match = sea([3, 9], turn=1, dial=[1] * 12, segments=2, points=0)
    events = match.play(1, END)
    rising = [
        picture for event, picture in zip(events, match.pictures(None), strict=True) if event.kind == "pillar-rose"
    ]
    assert [sum(pillar["points"] > 0 for pillar in picture["pillars"]) for picture in rising] == [1, 2, 3, 4]
