title = Captain Dice
tagline = Grab islands with dice, all at once and against the bell; then fight for them with hidden cards.
goal = Win with the most treasure cards: grab islands with pairs of dice, then hold them with attack cards that you lay face down.

# The seats' own names
seat-0 = Red
seat-1 = Blue
seat-2 = White
seat-3 = Green

score = { $score ->
    [one] 1 treasure card
   *[other] { $score } treasure cards
}

haste = Everyone at once! Place two of your dice on a card that shows their numbers, or cast again. { $players ->
    [2] Ring when three cards are taken
   *[other] Ring when three cards of one row, column or diagonal are taken
}, by whomever; who rings too soon is locked out.

prompt-bell = You are the first player. Study the field; when you ring, everyone casts.
prompt-dice = { $count ->
    [0] All your dice are placed. Watch the bell!
   *[other] Your dice: { $dice }. Place a pair, cast again, or ring!
}
prompt-turn = { $count ->
    [0] Your turn: all your dice are placed.
   *[other] Your turn. Your dice: { $dice }.
} { $bell ->
    [first-turns] Nobody may ring before everyone has had a turn.
    [closed] The bell has been rung: this is your last turn.
    [too-few] { $players ->
        [2] The bell may be rung when three islands are occupied.
       *[other] The bell may be rung when three islands of one line are occupied.
    }
   *[open] You may ring the bell.
}
prompt-lay = { $cards ->
    [one] Lay your last card face down on one of your islands.
   *[other] Lay one of your { $cards } cards face down on one of your islands.
}
prompt-vote = Tied for the first place! Who was the most delightful bell ringer?

action-ring-to-begin = Ring the bell: everyone casts!
action-ring = Ring the bell
action-ring-in-turn = Ring the bell: { $left ->
    [0] the dice phase is over
    [one] one more turn of another, and the dice phase is over
   *[other] { $left } more turns of others, and the dice phase is over
}
action-cast = Cast { $count ->
    [2] both your dice
   *[other] your { $count } dice
} again
action-end = End the turn
action-place = Place { $low } and { $high } on { $cell }
action-lay = Lay { $card ->
    [hostage] Hostage
    [boarding] Boarding party
    [broadside] Broadside
    [gun] Long gun
    [squid] Wrath of the Great Squid King
   *[spy] Spy ship
} (speed { $speed }: { $card ->
    [hostage] strikes nothing, and nothing removes it
    [boarding] { $boarding ->
        [all] strikes the 8 islands around it
       *[orthogonal] strikes the 4 islands beside it
    }
    [broadside] strikes its row
    [gun] strikes its column
    [squid] strikes both diagonals
   *[spy] strikes nothing
}) on { $cell }
action-vote = Vote for { $target }

event-started = { $seat } is the first player.
event-laid-out = The field is laid out: { $rows } by { $columns } treasure cards.
event-row-laid = Row { $row }:{ $a ->
    [none] {""}
   *[other] {" "}{ $a }
}{ $b ->
    [none] {""}
   *[other] {" | "}{ $b }
}{ $c ->
    [none] {""}
   *[other] {" | "}{ $c }
}{ $d ->
    [none] {""}
   *[other] {" | "}{ $d }
}{ $e ->
    [none] {""}
   *[other] {" | "}{ $e }
}
event-treasure-laid = A card with { $low } and { $high } is laid on { $cell }.
event-round-began = Round { $round }; { $seat } is first.
event-bell-began = { $seat } rings the bell. Cast!
event-bell-by-itself = The bell rings by itself. Cast!
event-lot = By lot { $seat } opens the dice phase.
event-turn-began = It is { $seat }'s turn.
event-cast = { $seat } casts { $first }{ $second ->
    [none] {""}
   *[other] {" "}{ $second }
}{ $third ->
    [none] {""}
   *[other] {" "}{ $third }
}.
event-placed = { $seat } takes { $cell } with { $low } and { $high }.
event-turn-ended = { $seat }'s turn ends.
event-bell-ended = { $seat } rings the bell: the dice phase is over, and { $seat } is first.
event-bell-closes = { $seat } rings the bell, and is first from now on. { $left ->
    [one] One more turn
   *[other] { $left } more turns
}, and the dice phase is over.
event-bell-wrong = { $seat } rings too soon, and is locked out until the phase ends.
event-dice-ended = { $why ->
    [stuck] Nobody can do anything any more: the dice phase is over.
    [quiet] Nobody has placed anything for three circuits: the dice phase is over.
    [casts] The dice have been cast often enough: the dice phase is over.
    [closed] Everyone has had as many turns: the dice phase is over.
   *[idle] Nobody did anything for a long while: the dice phase is over.
}
event-took-back = { $seat } has no card left and takes { $cards } back from the discard pile.
event-card-laid = { $seat } lays a card face down on { $cell }.
event-own-card-laid = Your card on { $cell } is { $card ->
    [hostage] Hostage
    [boarding] Boarding party
    [broadside] Broadside
    [gun] Long gun
    [squid] Wrath of the Great Squid King
   *[spy] Spy ship
}.
event-turned-up = { $seat } has { $card ->
    [hostage] Hostage
    [boarding] Boarding party
    [broadside] Broadside
    [gun] Long gun
    [squid] Wrath of the Great Squid King
   *[spy] Spy ship
} on { $cell }.
event-attacked = { $seat } attacks from { $cell } with { $card ->
    [hostage] Hostage
    [boarding] Boarding party
    [broadside] Broadside
    [gun] Long gun
    [squid] Wrath of the Great Squid King
   *[spy] Spy ship
}{ $removed ->
    [0] , and hits nothing.
   *[other] .
}
event-removed = { $seat } removes { $target }'s { $card ->
    [hostage] Hostage
    [boarding] Boarding party
    [broadside] Broadside
    [gun] Long gun
    [squid] Wrath of the Great Squid King
   *[spy] Spy ship
} from { $cell }.
event-taken = { $seat } takes the treasure { $low } and { $high } { $way ->
    [under] on
   *[between] enclosed on
} { $cell }.
event-put-away = The attack cards that are left go to their owners' discard piles.
event-game-ended = { $why ->
    [limit] { $round ->
        [one] 1 round has
       *[other] { $round } rounds have
    } been played: the game is over.
   *[treasure] Too little treasure is left for a field: the game is over after { $round ->
        [one] 1 round
       *[other] { $round } rounds
    }.
}
event-tied = { $seat } is tied for the first place, with { $treasures ->
    [one] 1 treasure card
   *[other] { $treasures } treasure cards
} and { $doubles ->
    [one] 1 double
   *[other] { $doubles } doubles
}.
event-voted = { $seat } has voted.
event-own-vote = Your vote is for { $target }.
event-votes-counted = { $seat } gets { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}.
event-won = { $winners ->
    [1] { $seat } wins with { $treasures ->
        [one] 1 treasure card
       *[other] { $treasures } treasure cards
    }{ $why ->
        [doubles] {""}, as others have, and more doubles among them: { $doubles }!
        [toast] {""} and { $doubles ->
            [one] 1 double
           *[other] { $doubles } doubles
        }, as others have, and as the most delightful bell ringer!
       *[treasure] {""}!
    }
   *[other] { $seat } shares the first place with { $treasures ->
        [one] 1 treasure card
       *[other] { $treasures } treasure cards
    } and { $doubles ->
        [one] 1 double
       *[other] { $doubles } doubles
    }.
}

refused-not-now = that cannot be done { $phase ->
    [bell] before the bell
    [dice] in the dice phase
    [set-up] in the set-up phase
    [vote] while votes are cast
   *[over] any more
}
refused-bell-first = the bell has not been rung yet
refused-taken = { $yours ->
    [1] your own dice lie on { $cell } already
   *[0] { $target } was faster: { $cell } is taken
}
refused-no-pair = { $cell } wants { $low } and { $high }, and your dice are { $dice }
refused-no-cell = there is no { $cell }: the field has { $rows } rows and { $columns } columns
refused-no-dice = you have no dice in hand
refused-no-turns = there are no turns to end: everyone acts at once
refused-cast-in-turn = the dice are cast once, when the turn begins
refused-ring-first-turns = nobody may ring before everyone has had a turn
refused-ring-closed = the bell has been rung already: this turn is among the last
refused-ring-too-few = { $players ->
    [2] not enough for the bell: three treasure cards must be occupied
   *[other] not enough for the bell: three treasure cards of one row, column or diagonal must be occupied
}
refused-not-yours = there are none of your dice on { $cell }
refused-no-card = you have no { $card ->
    [hostage] Hostage
    [boarding] Boarding party
    [broadside] Broadside
    [gun] Long gun
    [squid] Wrath of the Great Squid King
   *[spy] Spy ship
} in hand
refused-no-seat = there is no seat { $number }: seats are 0 to { $last }
refused-yourself = nobody votes for themselves
refused-not-tied = { $target } is not tied for the first place

option-mode = Everyone at once against the bell, or by turns.
option-boarding = Whom a Boarding party reaches: the 4 neighbours beside it, or all 8 around it.
option-discards = Used attack cards lie open for all to see, or face down: then it takes a memory to know what an opponent has left.
option-toast = Who is still tied for the first place: a secret vote decides, or the place is shared.
option-idle_limit = Seconds without any action after which a live table goes on by itself.
option-round_limit = After this many rounds the game ends and is scored.

metric-seconds = Seconds in a dice phase
metric-wrong_bells = Bells rung too soon
metric-enclosed = Treasure cards enclosed

board-deck = Deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-round = Round { $round }
board-phase = { $phase ->
    [bell] before the bell
    [dice] dice phase
    [set-up] set-up phase
    [battle] battle phase
    [treasure] treasure phase
    [vote] the vote
   *[over] the end
}
board-player = player
board-dice = dice in hand
board-cards = attack cards by speed
board-discard = discards
board-loot = treasure
board-first = first player
board-locked = locked out
board-turn = to play
board-unseen = hand and field: { $cards }
board-early = { $cells }: { $cards }
board-loot-count = { $treasures } ({ $doubles ->
    [one] 1 double
   *[other] { $doubles } doubles
})
board-legend = Cards by speed, the lowest acts first: 0 Hostage, which nothing removes; 1 Boarding party, removes cards { $boarding ->
    [all] around it
   *[orthogonal] beside it
}; 2 Broadside, in its row; 3 Long gun, in its column; 4 Squid King, on its diagonals; 5 Spy ship, does not attack.
battle-begins = The cards are turned up. The battle:
battle-ended = What is left after the battle:
board-face-down = ? is a card face down, ⚄ a pair of dice.
