title = Nozoku Dice
tagline = Take dice from the cave, turn them with their magic, and peek at the magic of others.
goal = Gather dice that show the same number: at the end you name one number, and whoever's dice with it have the largest sum wins.
score = { $score ->
    [one] 1 point
   *[other] { $score } points
}

# The seats' own names
seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow

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
Es = { $you ->
    [seat] {""}
   *[other] es
}
Has = { $you ->
    [seat] have
   *[other] has
}
Is = { $you ->
    [seat] are
   *[other] is
}

# Parts of the other messages
colour-name = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[white] white
}
power-name = { $power ->
    [echo] Echo
    [tip] Tip
    [raise] Raise
    [lower] Lower
    [flip] Flip
   *[recast] Recast
}
then-name = { $then ->
    [echo] Echo
    [tip] Tip
    [raise] Raise
    [lower] Lower
    [flip] Flip
   *[recast] Recast
}

power-does = { $power ->
    [echo] { $powers ->
        [lower] the number of another, if lower
       *[any] the number of another
    }
    [tip] { $powers ->
        [lower] onto a side with a lower number
       *[any] onto one of its four sides
    }
    [raise] one more
    [lower] one less
    [flip] upside down, 7 minus its number
   *[recast] rolled again
}
then-does = { $then ->
    [echo] { $powers ->
        [lower] the number of another, if lower
       *[any] the number of another
    }
    [tip] { $powers ->
        [lower] onto a side with a lower number
       *[any] onto one of its four sides
    }
    [raise] one more
    [lower] one less
    [flip] upside down, 7 minus its number
   *[recast] rolled again
}

prompt-take = Your turn: play a card and take a die with its main number.
prompt-main = Main action { power-name } ({ power-does }): choose one of your dice.
prompt-sub = Sub action { power-name } ({ power-does }): choose one of your dice.
prompt-stuck = You cannot play any card: you may use one of your pile before you take it back.
prompt-recalled = { power-name } ({ power-does }) from your pile: choose one of your dice.
prompt-peek = You see a { $number } on the die that { $target } took: do you peek?
prompt-peeked = You peeked. { power-name } ({ power-does }): choose one of your dice.
prompt-bonus = You played your last card: take any die from the cave.
prompt-name = The game ends: name the number that you carry home, in secret.

action-take = Card { $card }/{ $sub }, taking a { colour-name } { $card }: { power-name } ({ power-does }), then { then-name } ({ then-does })
action-turn = { power-name }: turn a { colour-name } { $number } to { $to }
action-roll = { power-name }: roll a { colour-name } { $number } again
action-recall = Card { $card }/{ $sub } of your pile: { power-name } ({ power-does })
action-peek = Peek: spend card { $card }/{ $sub } (main action { $card }, sub action { $sub }) for its sub action { power-name } ({ power-does })
action-pass = { $step ->
    [peek] Do not peek
   *[stuck] Use none and take your pile back
}
action-pick = Take a { colour-name } { $number }
action-name = Name { $number }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, a sum of { $sum }

event-own-dice-rolled = { Who } roll{ S } { $first } and { $second }.
event-cave-filled = The cave:{ counted-dice }.
counted-dice = { $ones ->
    [0] {""}
   *[other] {" "}{ $ones }×1
}{ $twos ->
    [0] {""}
   *[other] {" "}{ $twos }×2
}{ $threes ->
    [0] {""}
   *[other] {" "}{ $threes }×3
}{ $fours ->
    [0] {""}
   *[other] {" "}{ $fours }×4
}{ $fives ->
    [0] {""}
   *[other] {" "}{ $fives }×5
}{ $sixes ->
    [0] {""}
   *[other] {" "}{ $sixes }×6
}
event-round-began = Round { $round }: { who } { Has } the smallest sum, { $sum }, and start{ S }.
event-most-common = { Who } roll{ S } the most common number again: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} with { $number }.
event-rerolled = They come up as{ counted-dice }.
event-turn-began = { $you ->
    [seat] It is your turn.
   *[other] It is { $seat }'s turn.
}
event-die-taken = { Who } play{ S } { $card }/{ $sub } and take{ S } a { colour-name } { $card }.
event-die-turned = { power-name }: { who } turn{ S } a { colour-name } { $from } to { $to }.
event-die-rolled = { power-name }: { who } roll{ S } a { colour-name } { $from }, and it shows { $to }.
event-sub-skipped = { power-name } is no longer possible, and { who } skip{ S } it.
event-got-stuck = { $you ->
    [seat] You show your hand: no card can be played.
   *[other] { $seat } shows their hand: no card can be played.
}
event-card-recalled = { Who } use{ S } the { $part ->
    [main] main
   *[sub] sub
} action of { $card }/{ $sub } from the pile.
event-pile-taken-back = { Who } take{ S } { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} back into hand.
event-turn-without-die = { Who } can play no card, and the turn ends without a die.
event-peeked = { Who } peek{ S } at the die that { whom } took, see{ S } a { $sub } and spend{ S } card { $card }/{ $sub }.
event-passed = { Who } pass{ Es }.
event-die-held = { Who } now hold{ S } the { colour-name } { $number }.
event-bonus-taken = { Who } { Has } played the last card, take{ S } a { colour-name } { $number } and all cards back.
event-bonus-missed = { Who } { Has } played the last card and take{ S } all cards back; the cave is empty.
event-colour-used-up = No { colour-name } die is left in the cave.
event-game-ends = The game ends: everyone names a number.
event-limit-reached = { $round ->
    [one] 1 round is
   *[other] { $round } rounds are
} over: the game ends.
event-number-chosen = { Who } { Has } named a number.
event-you-named = You named { $number }.
event-carried-home = { Who } named { $number } and carr{ $you ->
    [seat] y
   *[other] ies
} home { $dice ->
    [0] no die
    [one] 1 die
   *[other] { $dice } dice
}{ $reward ->
    [0] {""}
   *[other] , the most of all (+{ $reward })
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-won = { $by ->
    [points] { Who } win{ S } with { winning-points }!
    [white] { Who } win{ S } with { winning-points }, tied, but with more white dice carried home ({ $white })!
    [left] { Who } win{ S } with { winning-points }, tied, with as many white dice carried home ({ $white }), but a larger sum left behind ({ $left })!
   *[shared] { Who } share{ S } the first place with { winning-points }: white dice carried home ({ $white }) and the sum left behind ({ $left }) are equal too.
}
winning-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
story-most-common = roll{ S } { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} again
story-die-taken = take{ S } a { colour-name } { $card }
story-die-turned = turn{ S } a { colour-name } { $from } to { $to }
story-die-rolled = roll{ S } a { colour-name } { $from }: { $to }
story-got-stuck = can play no card
story-card-recalled = use{ S } { $card }/{ $sub } from the pile
story-pile-taken-back = take{ S } { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} back
story-turn-without-die = end{ S } the turn without a die
story-peeked = peek{ S } at a { $sub }
story-passed = { $you ->
    [seat] do
   *[other] does
} not peek
story-bonus-taken = take{ S } a { colour-name } { $number } for the last card
story-bonus-missed = play{ S } the last card, but the cave is empty
story-number-chosen = { Has } named a number
story-carried-home = carr{ $you ->
    [seat] y
   *[other] ies
} home { $dice } × { $number }
ended-by = { $you ->
    [target] You have
   *[other] { $target } has
} { $by ->
    [0] as many points
    [one] 1 point fewer
   *[other] { $by } points fewer
}.

# The goal as it is now
aim-gather = Gather dice that show one high number: your { $number }s would bring { $points }{ $behind ->
    [0] .
   *[other] , and { $target } could have { $most }.
}
aim-name = Name the number whose dice you carry home; nothing else counts.

# What each thing is
about-goal = The goal: the largest sum in dice of one number, which you name at the end.
    .rule = N18
about-cave-dice = { $count ->
    [one] A { colour-name } die that shows
   *[other] { $count } { colour-name } dice that show
} { $number }: taken with card { $number }.
    .rule = N10
about-cave-white = White { $number }: never taken with a card, only for the last card of a hand.
    .rule = N15
about-takers = Could take it, as cards and dice are now: { $names }.
    .rule = N10
about-left = { $count ->
    [one] 1 { colour-name } die is
   *[other] { $count } { colour-name } dice are
} left: once a colour is gone, the round is played out, and the game is over.
    .rule = N16
about-taken = The die that was taken, a { colour-name } { $number }; it lies on card { $card }/{ $sub } until the turn ends.
    .rule = N5
about-sees = { $name } sees { $number } on this die{ $card ->
    [0] , and cannot peek.
   *[other] : card { $card }/{ $sub } lets { $name } peek, for { power-name }.
}
    .rule = N13
about-front = The { $number } lies towards { $name }, who took the die: that is the sub action, { power-name }.
    .rule = N10
about-round = The round. The smallest sum of dice starts each.
    .rule = N8
about-held = { $count ->
    [0] You hold no die
    [one] You hold 1 die
   *[other] You hold { $count } dice
} showing { $number }: named at the end, { $count ->
    [one] it brings
   *[other] they bring
} { $points }.
    .rule = N18
about-sum = The sum of your dice; whoever has the smallest starts the next round.
    .rule = N8
about-hand = How many cards you have in hand; who plays the last one takes any die, and all cards back.
    .rule = N15
about-card = Card { $card }/{ $sub }: take a { $card }, then { power-name } ({ power-does }), then { then-name } ({ then-does }).
    .rule = N3
about-peeks-at = When others take a die, it peeks at a { $sub }.
    .rule = N13
about-played = It has been played, and lies on the pile.
    .rule = N7
about-power = { power-name }: { power-does }.
    .rule = N4
about-choose = Choose how it is done.
    .rule = N11
about-peek = Peek: spend the card, and use its lower power on a die of yours.
    .rule = N13
about-pass = { $step ->
    [peek] Keep your card for later.
   *[stuck] Use nothing; your pile comes back to your hand.
}
    .rule = N12
about-offer-clock = When it is up, you do not peek.
    .rule = N13
about-sum-of = The sum of { $name }'s dice; the smallest starts the next round.
    .rule = N8
about-tower = { $count ->
    [0] { $name } holds no die
    [one] { $name } holds 1 die
   *[other] { $name } holds { $count } dice
} showing { $number }: worth { $points }.
    .rule = N18
about-has-card = Card { $card }/{ $sub } ({ power-name }, { then-name }): { $played ->
    [1] { $name } has played it.
   *[0] { $name } has it in hand.
}
    .rule = N7
about-reckoned = What { $name } carries home: dice times the number, and 2 more for the most dice.
    .rule = N19
about-ties = Equal points: more white dice carried home win, then the larger sum left behind.
    .rule = N20
about-named = { $name } names a number in secret; all are shown at once.
    .rule = N18

refused-step = { $step ->
    [take] now a card is to be played and a die taken
    [main] now the main action is to be carried out on one of your dice
    [sub] now the sub action is to be carried out on one of your dice
    [stuck] now a card of your pile is to be used, or none
    [recalled] now the action from your pile is to be carried out on one of your dice
    [peek] now you can only peek or pass
    [peeked] now the action that you saw is to be carried out on one of your dice
    [bonus] now a die is to be taken from the cave for your last card
   *[name] now everyone names a number
}
refused-played = card { $card }/{ $sub } is not in your hand
refused-not-played = card { $card }/{ $sub } is in your hand, not in your pile
refused-cave = no { colour-name } { $number } lies in the cave
refused-impossible = { power-name } cannot be carried out on any of your dice
refused-both = { power-name } cannot be carried out so that { then-name } is possible afterwards
refused-side = you see a { $number }, and the sub number of card { $card }/{ $sub } is { $sub }
refused-not-held = you hold no { colour-name } { $number }
refused-choice = { power-name } turns a die and does not roll it
refused-chance = { power-name } rolls a die: nobody chooses the number
refused-result = { power-name } ({ power-does }) does not turn a { $number } into a { $to }
refused-white = white dice are not taken with a card, only for the last card of a hand
refused-no-result = { power-name } ({ power-does }) is not possible with a { $number }
refused-no-other = { power-name } ({ power-does }): you hold no other die that this { $number } could follow
refused-neither = neither { power-name } nor { then-name } is possible with your dice
refused-copy = { power-name } needs another die of yours that shows { $to }
refused-then = after that, { then-name } would not be possible

# Why a card in hand cannot be played
unplayable-no-die = { $card }/{ $sub }: no die but white ones shows { $card } in the cave
unplayable-no-main = { $card }/{ $sub }: { power-name } ({ power-does }) is not possible with your dice
unplayable-no-sub = { $card }/{ $sub }: after { power-name }, { then-name } ({ then-does }) is not possible
refused-unplayable-no-die = { unplayable-no-die }
refused-unplayable-no-main = { unplayable-no-main }
refused-unplayable-no-sub = { unplayable-no-sub }

option-dice_per_colour = Dice of each player's colour, the two that they start with among them.
option-white_dice = White dice in the cave.
option-powers = What Echo and Tip turn a die to: lower numbers only, or any.
option-round_limit = After this many rounds the game ends and is scored.

metric-peeks = Peeks made
metric-stuck = A player could play no card
metric-bonuses = Dice taken for a last card
metric-trove = Dice that the winner carried home
tally-named = Number named

board-round = Round { $round } of at most { $limit }, start player { $seat }
board-cave = Cave
board-all = all
board-dice = Dice held
board-sum = sum
board-cards = Cards
board-hand = Hand
board-pile = Pile
board-unplayable = Cannot be played now
board-sees = { $seat } sees { $number }
board-result = Result
board-named = Number
board-home = Dice
board-white_home = White
board-left_behind = Left behind
board-points = Points
board-colour = { board-mark } { colour-name }
board-mark = { $colour ->
    [red] R
    [blue] B
    [green] G
    [yellow] Y
   *[white] W
}

# The table as text
text-mine = Your dice and cards
text-standings = Everyone's dice and cards
text-cave = The cave
text-powers = What the numbers on cards do
text-sum = Your dice add up to { $sum }.
text-dice = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[white] White
} dice: { $dice }.
text-card = Card { $card }/{ $sub }: take a { $card }, { power-name } ({ power-does }), then { then-name } ({ then-does }).
text-card-in-pile = In your pile: card { $card }/{ $sub }, { power-name }, then { then-name }.
text-unplayable-no-die = Cannot be played now: { unplayable-no-die }.
text-unplayable-no-main = Cannot be played now: { unplayable-no-main }.
text-unplayable-no-sub = Cannot be played now: { unplayable-no-sub }.
text-player = { $you ->
    [seat] Your dice
   *[other] { $seat }'s dice
} add up to { $sum }.
text-acts = To decide now.
text-starts = Start player.
text-hand = Hand: { $cards ->
    [none] no cards
   *[other] cards { $cards }
}.
text-pile = Pile: cards { $cards }.
text-named = Named { $number }.
text-named-in-secret = A number is named, in secret.
text-result = Result: { $home ->
    [0] no dice
    [one] 1 die
   *[other] { $home } dice
} carried home, { $white } of them white, a sum of { $left } left behind, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
text-round = Round { $round } of at most { $limit }.
text-taken = On card { $card }/{ $sub } lies a { colour-name } die that shows { $number }.
text-sees = { $you ->
    [seat] You see
   *[other] { $seat } sees
} a { $number } on it.
text-power = { $number }: { power-name }, { power-does }.
