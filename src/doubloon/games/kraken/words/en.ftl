title = Treasure Hunting: Kraken
tagline = Sail into the whirlpool, take the gem from its eye, and get out with it.
goal = Win by bringing the gem from the eye of the whirlpool back to the harbour; whoever carries it can be robbed of it.

# The seats' own names
seat-0 = Red
seat-1 = Yellow
seat-2 = Green
seat-3 = Orange

prompt-turn = Your move: { $points ->
    [one] 1 action point
   *[other] { $points } action points
}, your ship is on space { $space }.

action-forward = Forward to { $space } ({ $cost } point)
action-backward = Backward to { $space } ({ $cost } points)
action-inward = Inward to { $space } ({ $cost } points)
action-outward = Outward to { $space } ({ $cost } points)
action-sail = Sail to { $space } ({ $cost } points)
action-attack = Attack { $target }{ $holds ->
    [1] , who holds the treasure
   *[0] {""}
} ({ $cost } points)
action-shoot = Shoot at the pillar on { $space }, { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
} left ({ $cost } points)
action-end = End the turn{ $points ->
    [0] {""}
    [one] , losing 1 point
   *[other] , losing { $points } points
}

event-started = { $seat } begins.
event-turn-began = Round { $round }: it is { $seat }'s turn.
event-dial-moved = { $seat } moves the dial: { $mood ->
    [tantrum] the Kraken throws a Tantrum!
    [enraged] the Kraken is Enraged!
   *[dormant] the Kraken lies dormant.
}
event-pillar-rose = A coral pillar stands on space { $space } with { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
}.
event-pushed = The coral pushes { $seat } from { $from } back to { $to }.
event-kraken-rolled = The Kraken rolls { $first } and { $second }: { $total } to beat.
event-kraken-missed = No ship is near a tentacle.
event-ship-defended = { $seat } rolls { $die } against { $total } and gets away.
event-ship-gripped = { $die ->
    [0] No die beats { $total }: the Kraken grips { $seat }.
   *[other] { $seat } rolls { $die } against { $total }: the Kraken grips the ship.
}
event-points-rolled = { $seat } rolls { $die }{ $times ->
    [2] , doubled by the wind
   *[1] {""}
}{ $lost ->
    [0] {""}
   *[other] , less { $lost } for lost defences
}: { $points ->
    [one] 1 action point
   *[other] { $points } action points
}.
event-points-gripped = Gripped by the Kraken, { $seat } has { $points } action point.
event-sailed = { $seat } sails { $way ->
    [forward] forward
    [backward] backward
    [inward] inward
   *[outward] outward
} from { $from } to { $to } ({ $left } left).
event-treasure-taken = { $seat } takes the treasure from the eye!
event-attack-tied = { $seat } attacks { $target }: both roll { $mine } and roll again.
event-attack-rolled = { $seat } attacks { $target }: { $mine } against { $theirs }.
event-attack-won = { $seat } hits; { $target } will have 2 action points fewer.
event-attack-lost = { $target } holds out against { $seat }.
event-treasure-stolen = { $seat } steals the treasure from { $target }!
event-pillar-hit = { $seat } shoots at the pillar on { $space } for { $die }: { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
} left.
event-pillar-fell = { $seat } shoots at the pillar on { $space } for { $die }: it falls.
event-turn-ended = { $seat }'s turn ends{ $lost ->
    [0] {""}
    [one] , 1 point unused
   *[other] , { $lost } points unused
}.
event-won = { $seat } brings the treasure home and wins!
event-limit-reached = { $round ->
    [one] 1 round is
   *[other] { $round } rounds are
} over: the whirlpool closes, and nobody wins.

refused-no-way = nothing lies { $way ->
    [forward] forward
    [backward] backward
    [inward] inward
   *[outward] outward
} of space { $space }
refused-coral = coral stands on space { $space } ({ $points ->
    [one] 1 hit point
   *[other] { $points } hit points
} left)
refused-points = that costs { $cost } action points, and only { $points } are left
refused-no-base = there is no coral base { $base }: { $last ->
    [-1] this board has none
   *[other] bases are 0 to { $last }
}
refused-no-pillar = no pillar stands on space { $space }
refused-pillar-far = the pillar on space { $space } is more than 1 space away
refused-no-ship = there is no ship of seat { $number }: seats are 0 to { $last }
refused-yourself = a ship cannot attack itself
refused-ship-far = { $target } is on space { $space }, more than 1 space away

option-board = The whirlpool: one spiral track, closed rings, or a board of your own from a file.
option-dial = The Kraken's moods around the dial, beginning with the Tantrum that it starts on.
option-kraken_roll = How the Kraken's two ten-sided dice count: the lower one, the higher one, or both added.
option-round_limit = After this many rounds the game ends without a winner.

metric-thefts = The treasure changed hands

board-start = Start
board-eye = eye
board-wind = wind
board-base = base
board-pillar = pillar
board-tentacle = tentacle
board-treasure = treasure
board-dial = Dial:
board-mood = { $mood ->
    [tantrum] Tantrum
    [enraged] Enraged
   *[dormant] dormant
}
board-captain = captain
board-space = space
board-inward = inward
board-outward = outward
board-state = state
board-turn = to move, { $points ->
    [one] 1 action point
   *[other] { $points } action points
}
board-holds = holds the treasure
board-bruised = { $lost } points fewer next turn
board-gripped = gripped by the Kraken
board-too-dear = Not enough points for: { $things }.
board-dear = { $do ->
    [forward] forward to { $space }
    [backward] backward to { $space }
    [inward] inward to { $space }
    [outward] outward to { $space }
    [attack] attack on { $target }
   *[shoot] shot at the pillar on { $space }
} ({ $cost })
