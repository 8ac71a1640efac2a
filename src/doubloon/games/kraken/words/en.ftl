title = Treasure Hunting: Kraken
tagline = Sail into the whirlpool, take the gem from its eye, and get out with it.
goal = Win by bringing the gem from the eye of the whirlpool back to Start; whoever carries it can be robbed of it.

# The seats' own names
seat-0 = Red
seat-1 = Yellow
seat-2 = Green
seat-3 = Orange

# Who reads it is "you"
who = { $you ->
    [seat] you
   *[other] { $seat }
}
whom = { $you ->
    [target] you
   *[other] { $target }
}
Who = { $you ->
    [seat] You
   *[other] { $seat }
}
S = { $you ->
    [seat] {""}
   *[other] s
}
Has = { $you ->
    [seat] have
   *[other] has
}
Is = { $you ->
    [seat] are
   *[other] is
}

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

event-started = { Who } begin{ S }.
event-turn-began = Round { $round }: { $you ->
    [seat] it is your turn
   *[other] it is { $seat }'s turn
}.
event-dial-moved = { Who } move{ S } the dial: { $mood ->
    [tantrum] the Kraken throws a Tantrum!
    [enraged] the Kraken is Enraged!
   *[dormant] the Kraken lies dormant.
}
event-pillar-rose = A coral pillar stands on space { $space } with { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
}.
event-pushed = The coral pushes { who } from { $from } back to { $to }.
event-kraken-rolled = The Kraken rolls { $first } and { $second }: { $total } to beat.
event-kraken-missed = No ship is near a tentacle.
event-ship-defended = { Who } roll{ S } { $die } against { $total } and get{ S } away.
event-ship-gripped = { $die ->
    [0] No die beats { $total }: the Kraken grips { who }.
   *[other] { Who } roll{ S } { $die } against { $total }: the Kraken grips the ship.
}
event-points-rolled = { Who } roll{ S } { $die }{ $times ->
    [2] , doubled by the wind
   *[1] {""}
}{ $lost ->
    [0] {""}
   *[other] , less { $lost } for lost defences
}: { $points ->
    [one] 1 action point
   *[other] { $points } action points
}.
event-points-gripped = Gripped by the Kraken, { who } { Has } { $points } action point.
event-sailed = { Who } sail{ S }{ $way ->
    [forward] {" "}forward
    [backward] {" "}backward
    [inward] {" "}inward
    [outward] {" "}outward
   *[other] {""}
} from { $from } to { $to }{ $left ->
    [0] {""}
   *[other] {" "}({ $left } left)
}.
event-treasure-taken = { Who } take{ S } the treasure from the eye!
event-attack-tied = { Who } attack{ S } { whom }: both roll { $mine } and roll again.
event-attack-rolled = { Who } attack{ S } { whom }: { $mine } against { $theirs }.
event-attack-won = { Who } hit{ S }; { whom } will have 2 action points fewer.
event-attack-lost = { $you ->
    [target] You hold out against { $seat }.
   *[other] { $target } holds out against { who }.
}
event-treasure-stolen = { Who } steal{ S } the treasure from { whom }!
event-pillar-hit = { Who } shoot{ S } at the pillar on { $space } for { $die }: { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
} left.
event-pillar-fell = { Who } shoot{ S } at the pillar on { $space } for { $die }: it falls.
event-turn-ended = { $you ->
    [seat] Your turn ends
   *[other] { $seat }'s turn ends
}{ $lost ->
    [0] {""}
    [one] , 1 point unused
   *[other] , { $lost } points unused
}.
event-won = { Who } bring{ S } the treasure home and win{ S }!
event-limit-reached = { $round ->
    [one] 1 round is
   *[other] { $round } rounds are
} over: the whirlpool closes, and nobody wins.
story-dial-moved = { $mood ->
    [tantrum] move{ S } the dial to Tantrum
    [enraged] move{ S } the dial to Enraged
   *[dormant] {""}
}
story-pushed = { Is } pushed back to { $to } by the coral
story-kraken-rolled = The Kraken rolls: { $total } to beat
story-ship-defended = get{ S } away from the Kraken with a { $die }
story-ship-gripped = { Is } gripped by the Kraken
story-points-rolled = roll{ S } { $die }{ $times ->
    [2] {" "}with the wind
   *[1] {""}
}
story-points-gripped = { Has } 1 point, gripped by the Kraken
story-sailed = sail{ S } to { $to }
story-treasure-taken = take{ S } the treasure
story-attack-tied = {""}
story-attack-rolled = attack{ S } { whom }: { $mine } against { $theirs }
story-attack-won = hit{ S }
story-attack-lost = { Is } beaten off
story-treasure-stolen = steal{ S } the treasure
story-pillar-hit = shoot{ S } the coral on { $space }: { $die }
story-pillar-fell = shoot{ S } the coral on { $space } down
story-won = bring{ S } the treasure home!
ended-holds = has the treasure, { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} from Start
ended-home = { $steps ->
    [0] on Start
    [one] 1 space from Start
   *[other] { $steps } spaces from Start
}
ended-eye = { $steps ->
    [one] 1 space from the eye
   *[other] { $steps } spaces from the eye
}
ended-won = home with the treasure
ended-by = { $you ->
    [target] You
   *[other] { $target }
} came nearest, { $steps ->
    [0] on Start as well
    [one] 1 space from Start
   *[other] { $steps } spaces from Start
}.
ended-order = Who has the treasure ranks first, then who is nearest to { $treasure ->
    [eye] the eye
   *[start] Start
}.

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
refused-far = space { $space } is farther than { $points ->
    [0] you can sail without points
    [one] your 1 point takes you
   *[other] your { $points } points take you
}
refused-there = your ship is on space { $space } already
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

# What things say of themselves
aim-gem = Take the gem from the eye, and bring it home to Start.
aim-home = You have the gem: bring it home to Start!
aim-rob = { $target } has the gem: attack that ship before it comes home to Start.
board-stirs = { $mood ->
    [tantrum] Tantrum
    [enraged] Enraged
   *[dormant] dormant
} { $rounds ->
    [one] next round
   *[other] in { $rounds } rounds
}
about-goal = The goal: take the gem from the eye and be on Start with it.
    .rule = K17
about-space = Space { $space }{ $inward ->
    [-1] { $outward ->
        [-1] , on the track
       *[other] : outward leads to { $outward }
    }
   *[other] { $outward ->
        [-1] : inward leads to { $inward }
       *[other] : inward leads to { $inward }, outward to { $outward }
    }
}.
    .rule = K3
about-start = Start: the ship that comes here with the gem aboard wins.
    .rule = K17
about-eye = The eye: the ship that sails in while the gem lies here has it aboard.
    .rule = K14
about-wind = Wind: a ship that begins its turn here has twice what its die shows.
    .rule = K10
about-coral = A pillar of coral with { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
}: no ship may enter before it is shot down.
    .rule = K13
about-base = A coral base: a pillar rises here when the Kraken throws a Tantrum.
    .rule = K19
about-tentacle = A tentacle: when the Kraken is Enraged, ships within 1 space of it are attacked.
    .rule = K18
about-cost = What it costs to sail there: { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}.
    .rule = K12
about-dear = What it would cost to sail there: { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}, more than you have.
    .rule = K12
about-aim = You can fire at this.
    .rule = K15
about-gem = The gem: it goes aboard the first ship that sails into the eye.
    .rule = K14
about-ship = { $mine ->
    [1] Your ship
   *[0] { $name }'s ship
}, on space { $space }; any number of ships may share one.
    .rule = K13
about-threat = { $name } can attack you next turn { $die ->
    [1] with any roll
    [6] with a 6
   *[other] with a { $die } or more
}.
    .rule = K15
about-holds = The gem is aboard this ship; who wins an attack on it takes the gem.
    .rule = K15
about-bruised = Lost defences: this ship has { $lost } points fewer on its next turn.
    .rule = K15
about-gripped = The Kraken holds this ship: it has 1 point at the most on its next turn.
    .rule = K18
about-at = This ship is on space { $space }.
    .rule = K2
about-points = { $points ->
    [one] 1 action point is left
   *[other] { $points } action points are left
} in this turn; sailing and firing cost some.
    .rule = K12
about-die = Your die, as you rolled it last: it gives you your action points.
    .rule = K10
about-dial = The Kraken's mood, { $mood ->
    [tantrum] Tantrum
    [enraged] Enraged
   *[dormant] dormant
} now: the dial moves one step in each round, and comes to { $stirs ->
    [tantrum] Tantrum
   *[enraged] Enraged
} { $rounds ->
    [one] next round
   *[other] in { $rounds } rounds
}.
    .rule = K9
about-tantrum = A Tantrum raises a coral pillar on every base, and pushes ships off it.
    .rule = K19
about-enraged = Enraged, it attacks every ship within 1 space of a tentacle.
    .rule = K18
about-roll-points = What { $name } rolled for action points.
    .rule = K10
about-roll-attack = An attack: both rolled, and the higher die wins.
    .rule = K15
about-roll-shot = { $name }'s shot: the pillar lost as many hit points as the die shows.
    .rule = K16
about-roll-kraken = The Kraken's dice: a ship that is attacked must roll higher than what counts of them.
    .rule = K18
about-roll-defence = What { $name } rolled against the Kraken.
    .rule = K18

# The table as text
text-mine = Your ship
text-ships = The ships, the leading one first
text-sea = The whirlpool
text-spaces = Space by space
text-ship = { $you ->
    [seat] Your ship
   *[other] { $seat }
} is on space { $space }, { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} from { $goal ->
    [eye] the eye
   *[start] Start
}.
text-holds = The treasure is aboard.
text-turn = { $you ->
    [seat] It is your turn
   *[other] It is { $seat }'s turn
}, with { $points ->
    [one] 1 action point
   *[other] { $points } action points
}.
text-fewer = { $lost ->
    [one] 1 action point
   *[other] { $lost } action points
} fewer next turn, for lost defences.
text-gripped = Gripped by the Kraken: 1 action point at the most next turn.
text-threat = { $seat } can attack you next turn { $die ->
    [1] with any roll
    [6] with a 6
   *[other] with a { $die } or more
}.
text-dear = Not enough points for: { board-dear }.
text-gem-in-eye = The treasure lies in the eye, on space { $space }.
text-gem-aboard = The treasure is aboard { $you ->
    [seat] your ship
   *[other] { $seat }'s ship
} on space { $space }. Start is space { $start }.
text-dial = Round { $round }. The Kraken: { board-mood }.
text-stirs = { board-stirs }.
text-pillar = A coral pillar stands on space { $space }, with { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
}.
text-marked = { $mark ->
    [wind] Wind
    [base] Coral bases
   *[tentacle] Tentacles
}: spaces { $spaces }.
text-space = Space { $space }{ $forward ->
    [-1] {""}
   *[other] , forward to { $forward }
}{ $backward ->
    [-1] {""}
   *[other] , backward to { $backward }
}{ $inward ->
    [-1] {""}
   *[other] , inward to { $inward }
}{ $outward ->
    [-1] {""}
   *[other] , outward to { $outward }
}.
text-mark = { $mark ->
    [start] Start.
    [eye] The eye.
    [wind] Wind.
    [base] A coral base.
   *[tentacle] A tentacle.
}
text-pillar-here = A pillar with { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
} stands on it.
text-here = { $you ->
    [seat] You are
   *[other] { $seat } is
} here.
