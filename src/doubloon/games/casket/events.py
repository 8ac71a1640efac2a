"""What a watcher of a game of Casket of Gold is told. The Dummy and the House are no seats: they have others."""

from doubloon.engine.events import EventKinds
from doubloon.games.casket.state import (
    BOLTS,
    COLOURS,
    EARNINGS,
    FEATURES,
    HOWS,
    IDLE,
    KINDS,
    MARKS,
    MISSED_BIDS,
    SUITS,
    WAYS,
)

EVENTS = EventKinds()

dealer_rolled = EVENTS.told("dealer-rolled", "seat", "face", "second", "pips", reveals=True, colour=COLOURS)
battle_began = EVENTS.told("battle-began", "seat", "battle", "fights", reveals=True)
card_dealt = EVENTS.whispered("card-dealt", "seat", "value", reveals=True, suit=SUITS)
hands_exchanged = EVENTS.told("hands-exchanged", "seat", reveals=True)
hand_kept = EVENTS.told("hand-kept", "seat")
bid_made = EVENTS.told("bid-made", "seat", "bid")
bid_forced = EVENTS.told("bid-forced", "seat", "bid", befalls="seat")
dummy_turned_up = EVENTS.told("dummy-turned-up", "value", reveals=True, suit=SUITS)

played = EVENTS.told("played", "seat", "value", suit=SUITS)
had_to_play = EVENTS.told("had-to-play", "seat", "value", reveals=True, suit=SUITS)
dummy_played = EVENTS.told("dummy-played", "value", suit=SUITS)
house_played = EVENTS.told("house-played", "value", reveals=True, suit=SUITS)
tried = EVENTS.told("tried", "seat", "value", "cost", suit=SUITS, feature=FEATURES)
rolled = EVENTS.told("rolled", "seat", "face", "second", "pips", "luck", reveals=True, colour=COLOURS)
shown = EVENTS.told("shown", "pips", "more", mark=MARKS, then=MARKS, bolt=BOLTS)  # more: pips after a circle
luck_stood_in = EVENTS.told("luck-stood-in", "seat", "luck")
luck_added = EVENTS.told("luck-added", "seat", "pips", "luck")
luck_rerolled = EVENTS.told("luck-rerolled", "seat", "luck")
try_failed = EVENTS.told("try-failed", "seat", "pips", "cost")
# Who is not asked whether to raise a Fog needs it, and so holds the suit that was led.
try_worked = EVENTS.told("try-worked", "seat", "value", reveals=True, feature=FEATURES, kind=KINDS)
fog_raised = EVENTS.told("fog-raised", "seat", reveals=True)
fog_declined = EVENTS.told("fog-declined", "seat", "value")
luck_looked = EVENTS.told("luck-looked", "seat", reveals=True)
luck_saw = EVENTS.whispered("luck-saw", "seat", "value", reveals=True, suit=SUITS)
luck_kept = EVENTS.told("luck-kept", "seat")
luck_replaced = EVENTS.told("luck-replaced", "seat", "value", reveals=True, suit=SUITS)

roll_off_rolled = EVENTS.told("roll-off-rolled", "seat", "face", "second", "pips", reveals=True, colour=COLOURS)
roll_off_dummy = EVENTS.told("roll-off-dummy", "face", "second", "pips", reveals=True, colour=COLOURS)
fight_won = EVENTS.told("fight-won", "seat", "won", how=HOWS)
fight_won_by_dummy = EVENTS.told("fight-won-by-dummy", "won", how=HOWS)
fight_won_by_house = EVENTS.told("fight-won-by-house", how=HOWS)
feature_declined = EVENTS.told("feature-declined", "seat", feature=FEATURES)
feature_idle = EVENTS.told("feature-idle", "seat", feature=FEATURES, why=IDLE)
stole = EVENTS.told("stole", "seat", "target", reveals=True, befalls="target")
stole_from_dummy = EVENTS.told("stole-from-dummy", "seat", "value", reveals=True, suit=SUITS)
stole_card = EVENTS.whispered("stole-card", "seat", "target", "value", reveals=True, befalls="target", suit=SUITS)
gave = EVENTS.told("gave", "seat", "target")
gave_card = EVENTS.whispered("gave-card", "seat", "target", "value", suit=SUITS)
gave_to_dummy = EVENTS.told("gave-to-dummy", "seat", "value", suit=SUITS)
mutiny_rolled = EVENTS.told("mutiny-rolled", "seat", "face", "second", "total", reveals=True, colour=COLOURS)
mutiny_rolled_by_dummy = EVENTS.told("mutiny-rolled-by-dummy", "face", "second", "total", reveals=True, colour=COLOURS)
mutiny_failed = EVENTS.told("mutiny-failed", "seat", "target", "mine", "theirs")
mutiny_won = EVENTS.told("mutiny-won", "seat", "target", "mine", "theirs", befalls="target")
fights_taken = EVENTS.told("fights-taken", "seat", "target", "fights", befalls="target")
mutiny_against_dummy_failed = EVENTS.told("mutiny-against-dummy-failed", "seat", "mine", "theirs")
mutiny_against_dummy_won = EVENTS.told("mutiny-against-dummy-won", "seat", "mine", "theirs")
fights_taken_from_dummy = EVENTS.told("fights-taken-from-dummy", "seat", "fights")

looked_back = EVENTS.told("looked-back", "seat", "bid", "counted", "won")
bid_kept = EVENTS.told("bid-kept", "seat")
earned = EVENTS.told(
    "earned", "seat", "bid", "won", "points", "counted", befalls="seat", where={"how": MISSED_BIDS}, how=EARNINGS
)
dummy_earned = EVENTS.told("dummy-earned", "won", "points")
lot_drawn = EVENTS.told("lot-drawn", "seat", "lot", reveals=True)
moves = EVENTS.told("moves", "seat", "points")
bought = EVENTS.told("bought", "seat", "points")
only_way = EVENTS.told("only-way", "seat")
entered = EVENTS.told("entered", "seat", "column", "row", "left")
stepped = EVENTS.told("stepped", "seat", "column", "row", "left", way=WAYS)
passed = EVENTS.told("passed", "seat", "target", "steps", befalls="target")
passed_by_dummy = EVENTS.told("passed-by-dummy", "target", "steps", befalls="target")
stopped = EVENTS.told("stopped", "seat", "lost")
blocked = EVENTS.told("blocked", "seat", "lost", befalls="seat")
dummy_entered = EVENTS.told("dummy-entered", "column", "row", "left")
dummy_stepped = EVENTS.told("dummy-stepped", "column", "row", "left", way=WAYS)
dummy_blocked = EVENTS.told("dummy-blocked", "lost")
accelerated = EVENTS.told("accelerated", "point", "fights")
won = EVENTS.told("won", "seat")
dummy_won = EVENTS.told("dummy-won")
limit_reached = EVENTS.told("limit-reached", "battle")
