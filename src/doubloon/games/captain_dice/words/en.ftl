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

haste = Everyone at once! Place two of your dice on a card that shows their numbers, or cast again. { $players ->
    [2] Ring when three cards are taken
   *[other] Ring when three cards of one row, column or diagonal are taken
}, by whomever; who rings too soon is locked out.

prompt-bell = You are the first player. Study the field; when you ring, everyone casts.
prompt-dice = { $count ->
    [0] All your dice are placed.
   *[other] Your dice: { $dice }. Place a pair, or cast again.
}{ $line ->
    [1] { $players ->
        [2] {" "}Three islands are taken: the bell may be rung!
       *[other] {" "}Three islands of one line are taken: the bell may be rung!
    }
   *[0] {""}
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

event-started = { Who } { Is } the first player.
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
event-round-began = Round { $round }; { who } { Is } first.
event-bell-began = { Who } ring{ S } the bell. Cast!
event-bell-by-itself = The bell rings by itself. Cast!
event-lot = By lot { who } open{ S } the dice phase.
event-turn-began = { $you ->
    [seat] It is your turn.
   *[other] It is { $seat }'s turn.
}
event-cast = { Who } cast{ S } { $first }{ $second ->
    [none] {""}
   *[other] {" "}{ $second }
}{ $third ->
    [none] {""}
   *[other] {" "}{ $third }
}.
event-placed = { Who } take{ S } { $cell } with { $low } and { $high }.
event-turn-ended = { $you ->
    [seat] Your turn ends.
   *[other] { $seat }'s turn ends.
}
event-bell-ended = { Who } ring{ S } the bell: the dice phase is over, and { who } { Is } first.
event-bell-closes = { Who } ring{ S } the bell, and { Is } first from now on. { $left ->
    [one] One more turn
   *[other] { $left } more turns
}, and the dice phase is over.
event-bell-wrong = { Who } ring{ S } too soon, and { Is } locked out until the phase ends.
event-dice-ended = { $why ->
    [stuck] Nobody can do anything any more: the dice phase is over.
    [quiet] Nobody has placed anything for three circuits: the dice phase is over.
    [casts] The dice have been cast often enough: the dice phase is over.
    [closed] Everyone has had as many turns: the dice phase is over.
   *[idle] Nobody did anything for a long while: the dice phase is over.
}
event-took-back = { Who } { Has } no card left and take{ S } { $cards } back from the discard pile.
event-card-laid = { Who } lay{ S } a card face down on { $cell }.
event-own-card-laid = Your card on { $cell } is { $card ->
    [hostage] Hostage
    [boarding] Boarding party
    [broadside] Broadside
    [gun] Long gun
    [squid] Wrath of the Great Squid King
   *[spy] Spy ship
}.
event-turned-up = { Who } { Has } { $card ->
    [hostage] Hostage
    [boarding] Boarding party
    [broadside] Broadside
    [gun] Long gun
    [squid] Wrath of the Great Squid King
   *[spy] Spy ship
} on { $cell }.
event-attacked = { Who } attack{ S } from { $cell } with { $card ->
    [hostage] Hostage
    [boarding] Boarding party
    [broadside] Broadside
    [gun] Long gun
    [squid] Wrath of the Great Squid King
   *[spy] Spy ship
}{ $removed ->
    [0] , and hit{ S } nothing.
   *[other] .
}
event-removed = { $you ->
    [target] { $seat } removes your
   *[other] { Who } remove{ S } { $target }'s
} { $card ->
    [hostage] Hostage
    [boarding] Boarding party
    [broadside] Broadside
    [gun] Long gun
    [squid] Wrath of the Great Squid King
   *[spy] Spy ship
} from { $cell }.
event-taken = { Who } take{ S } the treasure { $low } and { $high } { $way ->
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
event-tied = { Who } { Is } tied for the first place, with { $treasures ->
    [one] 1 treasure card
   *[other] { $treasures } treasure cards
}{ $doubles ->
    [0] {""}
    [one] {" "}and 1 double
   *[other] {" "}and { $doubles } doubles
}.
event-voted = { Who } { Has } voted.
event-own-vote = Your vote is for { $target }.
event-votes-counted = { Who } get{ S } { $votes ->
    [0] no vote
    [one] 1 vote
   *[other] { $votes } votes
}.
event-won = { $winners ->
    [1] { Who } win{ S } with { $treasures ->
        [one] 1 treasure card
       *[other] { $treasures } treasure cards
    }{ $why ->
        [doubles] {""}, as others have, and more doubles among them: { $doubles }!
        [toast] { $doubles ->
            [0] {""}
            [one] {" "}and 1 double
           *[other] {" "}and { $doubles } doubles
        }, as others have, and as the most delightful bell ringer!
       *[treasure] {""}!
    }
   *[other] { Who } share{ S } the first place with { $treasures ->
        [one] 1 treasure card
       *[other] { $treasures } treasure cards
    }{ $doubles ->
        [0] {""}
        [one] {" "}and 1 double
       *[other] {" "}and { $doubles } doubles
    }.
}
story-cast = cast{ S } { $first }{ $second ->
    [none] {""}
   *[other] {" "}{ $second }
}{ $third ->
    [none] {""}
   *[other] {" "}{ $third }
}
story-placed = take{ S } { $cell }
story-bell-ended = ring{ S } the bell
story-bell-closes = ring{ S } the bell
story-bell-wrong = ring{ S } too soon
story-took-back = take{ S } { $cards } cards back
story-card-laid = hide{ S } a card on { $cell }
story-turned-up = {""}
story-attacked = attack{ S } with { $card ->
    [hostage] Hostage
    [boarding] Boarding party
    [broadside] Broadside
    [gun] Long gun
    [squid] Wrath of the Great Squid King
   *[spy] Spy ship
}
story-removed = remove{ S } { $you ->
    [target] your
   *[other] { $target }'s
} card on { $cell }
story-taken = { $way ->
    [under] take{ S } { $cell }
   *[between] enclose{ S } { $cell }
}
story-voted = { Has } voted
ended-by = { $you ->
    [target] You have
   *[other] { $target } has
} { $by ->
    [0] as many
    [one] 1 fewer
   *[other] { $by } fewer
}.

# The goal as it is now
aim-take = Hold islands to win their treasure, and all that lies between two of yours in a line.
aim-hide = Hide cards: islands that survive bring treasure, and so does all between two of them.
aim-fight = Surviving cards take the treasure under them, and between them.
aim-vote = Equal treasure and equal doubles: the votes decide.

# What each thing is
about-goal = The goal: have the most treasure cards when too few are left for a field.
    .rule = C23
about-island = A treasure card{ $double ->
    [1] , a double, which counts more among equals
   *[0] {""}
}: two of your dice that show { $low } and { $high } take it.
    .rule = C6
about-bare = No treasure lies here; the field is filled up before the next round.
    .rule = C21
about-dice-on = { $mine ->
    [1] Your dice
   *[0] { $name }'s dice
} hold the treasure { $low } and { $high }: later an attack card is hidden in their place.
    .rule = C13
about-card-on = { $mine ->
    [1] Your attack card
   *[0] { $name }'s attack card
}{ $card ->
    [face-down] , face down: nobody else knows which
   *[other] : { card-name }
}. If it survives, it wins the treasure { $low } and { $high }.
    .rule = C25
about-card = { card-name }, speed { $speed }: { $card ->
    [hostage] strikes nothing, and no attack removes it.
    [boarding] { $boarding ->
        [all] removes opponents' cards on the 8 islands around it.
       *[orthogonal] removes opponents' cards on the 4 islands beside it.
    }
    [broadside] removes all opponents' cards in its row.
    [gun] removes all opponents' cards in its column.
    [squid] removes all opponents' cards on both diagonals through it.
   *[spy] strikes nothing, but holds an island.
}
    .rule = C3
about-enclosed = It lies between two islands of { $mine ->
    [1] yours: if both your cards survive, you win it as well.
   *[0] { $name }: if both cards survive, { $name } wins it as well.
}
    .rule = C19
about-reached = The card that is pointed at, or attacks now, reaches here.
    .rule = C18
about-rung-for = One of the taken islands that let the bell be rung.
    .rule = C8
about-line = { $mine ->
    [1] Two islands of yours
   *[0] Two islands of { $name }
} with others between them: if both cards survive, what lies between is won too.
    .rule = C19
about-line-to-ring = { $players ->
    [2] Three islands are taken
   *[other] Three islands of this line are taken
}: the bell may be rung.
    .rule = C8
about-bell = The bell ends the race, as soon as { $players ->
    [2] any three islands are taken
   *[other] three islands of one row, column or diagonal are taken
}, no matter whose.
    .rule = C8
about-too-soon = { $mode ->
    [turns] By turns it cannot be rung too soon.
   *[action] Whoever rings too soon is locked out of the race.
}
    .rule = C10
about-bell-begins = The first player rings it to begin: then everyone casts.
    .rule = C5
about-ringer = { $name } rang last, and is the first player.
    .rule = C9
about-end = Ends your turn; the next captain casts.
    .rule = C12
about-step = { $step ->
    [race] The race: place pairs of dice on islands, until the bell.
    [hide] Then everyone hides an attack card on each island of theirs.
   *[battle] Then the cards are turned up and strike, the lowest speed first.
}
    .rule = C5
about-round = The round. After the last one that the table allows, the game is scored.
    .rule = C24
about-deck = Treasure cards in the deck: if fewer than nine are left with those of the field, the game is over.
    .rule = C22
about-tray = Your dice: a tap casts again all that you have in hand.
    .rule = C6
about-tray-in-turn = Your dice, as they were cast when your turn began.
    .rule = C12
about-die = A die of yours{ $fits ->
    [1] : it fits an island that is free.
   *[0] .
}
    .rule = C6
about-hand = Your attack cards, by speed: one is hidden on each island of yours.
    .rule = C13
about-count = You have { $count } of these cards.
    .rule = C1
about-report = The battle: cards strike in order of speed, and who is removed before does nothing.
    .rule = C16
about-speed = Speed { $speed } has its moment{ $now ->
    [1] {" "}now
   *[0] {" "}in its turn
}: { card-name }.
    .rule = C16
about-phase = The phase of the round that is played.
    .rule = C5
about-vote = Who would you toast? Nobody votes for themselves.
    .rule = C23
about-loot = Treasure cards of { $name }: { board-loot-count }. The most win.
    .rule = C23
about-first = The first player: rings the bell to begin, hides a card first, and comes first among equals.
    .rule = C9
about-locked = Rang too soon, and is out of this race; the islands taken stay taken.
    .rule = C10
about-dice-of = The dice that { $name } has in hand.
    .rule = C6
about-cards-of = The speeds of the cards that { $name } may still play: all but those that were seen.
    .rule = C25
about-cards-hidden = How many cards { $name } has in hand; which they are is for you to remember.
    .rule = C25
about-early = On { $cells } lies one of these, each: they were laid before the discards were taken back.
    .rule = C25

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
option-help = Lines that let the bell be rung are marked for everyone, or are for the players to notice.
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

# The table as text
text-mine = Your dice and cards
text-standings = The captains, the leading one first
text-field = The field, row by row
text-dice = { $dice ->
    [none] You have { $count ->
        [one] 1 die
       *[other] { $count } dice
    } in hand, not yet cast.
   *[other] Your dice: { $dice }.
}
text-islands = You hold { $cells }.
text-card = { $count ->
    [1] {""}
   *[other] { $count }×{" "}
}{ card-name }, speed { $speed }: { $card ->
    [hostage] strikes nothing, and nothing removes it
    [boarding] { $boarding ->
        [all] strikes the 8 islands around it
       *[orthogonal] strikes the 4 islands beside it
    }
    [broadside] strikes its row
    [gun] strikes its column
    [squid] strikes both diagonals
   *[spy] strikes nothing
}.
card-name = { $card ->
    [hostage] Hostage
    [boarding] Boarding party
    [broadside] Broadside
    [gun] Long gun
    [squid] Wrath of the Great Squid King
   *[spy] Spy ship
}
text-loot = Treasure won: { $pairs }.
text-captain = { Who } { Has } { $treasures ->
    [one] 1 treasure card
   *[other] { $treasures } treasure cards
}{ $doubles ->
    [0] {""}
    [one] {" "}and 1 double among them
   *[other] {" "}and { $doubles } doubles among them
}.
text-turn = To play now.
text-first = First player.
text-locked = Locked out of this dice phase.
text-has = In hand: { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
}, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}.
text-discard = Discarded:{ counted-cards }.
text-unseen = Not seen yet, in hand or face down:{ counted-cards }.
text-early = On { $cells }, one of:{ counted-cards }.
counted-cards = { $hostage ->
    [0] {""}
   *[other] {" "}{ $hostage }× Hostage
}{ $boarding ->
    [0] {""}
   *[other] {" "}{ $boarding }× Boarding party
}{ $broadside ->
    [0] {""}
   *[other] {" "}{ $broadside }× Broadside
}{ $gun ->
    [0] {""}
   *[other] {" "}{ $gun }× Long gun
}{ $squid ->
    [0] {""}
   *[other] {" "}{ $squid }× Squid King
}{ $spy ->
    [0] {""}
   *[other] {" "}{ $spy }× Spy ship
}
text-round = Round { $round }: { board-phase }. { board-deck }.
text-line-to-ring = The bell may be rung for { $cells }.
text-island = { $cell }: { $low ->
    [none] no treasure
   *[other] { $low } and { $high }
}, free.
text-island-held = { $cell }: { $low ->
    [none] no treasure
   *[other] { $low } and { $high }
}, { $card ->
    [none] { $you ->
        [seat] your dice
       *[other] { $seat }'s dice
    }
    [face-down] { $you ->
        [seat] your card, face down
       *[other] { $seat }'s card, face down
    }
   *[other] { $you ->
        [seat] your
       *[other] { $seat }'s
    } { card-name }
}.
