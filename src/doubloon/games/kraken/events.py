"""What a watcher of a game of Kraken is told."""

from doubloon.engine.events import EventKinds
from doubloon.games.kraken.state import MOODS, WAYS

EVENTS = EventKinds()

started = EVENTS.told("started", "seat", reveals=True)
turn_began = EVENTS.told("turn-began", "seat", "round")
dial_moved = EVENTS.told("dial-moved", "seat", "segment", mood=MOODS)
pillar_rose = EVENTS.told("pillar-rose", "space", "points")
pushed = EVENTS.told("pushed", "seat", "from", "to", befalls="seat")
kraken_rolled = EVENTS.told("kraken-rolled", "first", "second", "total", reveals=True)
kraken_missed = EVENTS.told("kraken-missed")
ship_defended = EVENTS.told("ship-defended", "seat", "die", "total", reveals=True)
ship_gripped = EVENTS.told("ship-gripped", "seat", "die", "total", reveals=True, befalls="seat")
points_rolled = EVENTS.told("points-rolled", "seat", "die", "times", "lost", "points", reveals=True)
points_gripped = EVENTS.told("points-gripped", "seat", "points")
sailed = EVENTS.told("sailed", "seat", "from", "to", "left", way=WAYS)
treasure_taken = EVENTS.told("treasure-taken", "seat")
attack_rolled = EVENTS.told("attack-rolled", "seat", "target", "mine", "theirs", "winner", reveals=True)
attack_tied = EVENTS.told("attack-tied", "seat", "target", "mine", "theirs", reveals=True)
attack_won = EVENTS.told("attack-won", "seat", "target", befalls="target")
attack_lost = EVENTS.told("attack-lost", "seat", "target")
treasure_stolen = EVENTS.told("treasure-stolen", "seat", "target", befalls="target")
pillar_hit = EVENTS.told("pillar-hit", "seat", "space", "die", "points", reveals=True)
pillar_fell = EVENTS.told("pillar-fell", "seat", "space", "die", reveals=True)
turn_ended = EVENTS.told("turn-ended", "seat", "lost")
won = EVENTS.told("won", "seat")
limit_reached = EVENTS.told("limit-reached", "round")
