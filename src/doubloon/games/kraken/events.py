"""What a watcher of a game of Kraken is told."""

from doubloon.engine.events import EventKinds
from doubloon.games.kraken.state import MOODS, WAYS

EVENTS = EventKinds()

STARTED = EVENTS.add("started", "seat", reveals=True)
TURN_BEGAN = EVENTS.add("turn-began", "seat", "round")
DIAL_MOVED = EVENTS.add("dial-moved", "seat", "segment", mood=MOODS)
PILLAR_ROSE = EVENTS.add("pillar-rose", "space", "points")
PUSHED = EVENTS.add("pushed", "seat", "from", "to")
KRAKEN_ROLLED = EVENTS.add("kraken-rolled", "first", "second", "total", reveals=True)
KRAKEN_MISSED = EVENTS.add("kraken-missed")
SHIP_DEFENDED = EVENTS.add("ship-defended", "seat", "die", "total", reveals=True)
SHIP_GRIPPED = EVENTS.add("ship-gripped", "seat", "die", "total", reveals=True)
POINTS_ROLLED = EVENTS.add("points-rolled", "seat", "die", "doubled", "lost", "points", reveals=True)
POINTS_GRIPPED = EVENTS.add("points-gripped", "seat", "points")
SAILED = EVENTS.add("sailed", "seat", "from", "to", "left", way=WAYS)
TREASURE_TAKEN = EVENTS.add("treasure-taken", "seat")
ATTACK_ROLLED = EVENTS.add("attack-rolled", "seat", "target", "mine", "theirs", reveals=True)
ATTACK_TIED = EVENTS.add("attack-tied", "seat", "target", "mine", reveals=True)
ATTACK_WON = EVENTS.add("attack-won", "seat", "target")
ATTACK_LOST = EVENTS.add("attack-lost", "seat", "target")
TREASURE_STOLEN = EVENTS.add("treasure-stolen", "seat", "target")
PILLAR_HIT = EVENTS.add("pillar-hit", "seat", "space", "die", "points", reveals=True)
PILLAR_FELL = EVENTS.add("pillar-fell", "seat", "space", "die", reveals=True)
TURN_ENDED = EVENTS.add("turn-ended", "seat", "lost")
WON = EVENTS.add("won", "seat")
LIMIT_REACHED = EVENTS.add("limit-reached", "round")
