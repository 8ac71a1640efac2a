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

event-own-dice-rolled = { $seat } rolls { $first } and { $second }.
event-cave-filled = The cave: { counted-dice }.
counted-dice = { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4, { $fives } × 5, { $sixes } × 6
event-round-began = Round { $round }: { $seat } has the smallest sum, { $sum }, and starts.
event-most-common = { $seat } rolls the most common number again: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} with { $number }.
event-rerolled = They come up as { counted-dice }.
event-turn-began = It is { $seat }'s turn.
event-die-taken = { $seat } plays { $card }/{ $sub } and takes a { colour-name } { $card }.
event-die-turned = { power-name }: { $seat } turns a { colour-name } { $from } to { $to }.
event-die-rolled = { power-name }: { $seat } rolls a { colour-name } { $from }, and it shows { $to }.
event-sub-skipped = { power-name } is no longer possible, and { $seat } skips it.
event-got-stuck = { $seat } shows their hand: no card can be played.
event-card-recalled = { $seat } uses the { $part ->
    [main] main
   *[sub] sub
} action of { $card }/{ $sub } from the pile.
event-pile-taken-back = { $seat } takes { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} back into hand.
event-turn-without-die = { $seat } can play no card, and the turn ends without a die.
event-peeked = { $seat } peeks at the die that { $target } took, sees a { $sub } and spends card { $card }/{ $sub }.
event-passed = { $seat } passes.
event-die-held = { $seat } now holds the { colour-name } { $number }.
event-bonus-taken = { $seat } has played the last card, takes a { colour-name } { $number } and all cards back.
event-bonus-missed = { $seat } has played the last card and takes all cards back; the cave is empty.
event-colour-used-up = No { colour-name } die is left in the cave.
event-game-ends = The game ends: everyone names a number.
event-limit-reached = { $round ->
    [one] 1 round is
   *[other] { $round } rounds are
} over: the game ends.
event-number-chosen = { $seat } has named a number.
event-you-named = You named { $number }.
event-carried-home = { $seat } named { $number } and carries home { $dice ->
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
    [points] { $seat } wins with { winning-points }!
    [white] { $seat } wins with { winning-points }, tied, but with more white dice carried home ({ $white })!
    [left] { $seat } wins with { winning-points }, tied, with as many white dice carried home ({ $white }), but a larger sum left behind ({ $left })!
   *[shared] { $seat } shares the first place with { winning-points }: white dice carried home ({ $white }) and the sum left behind ({ $left }) are equal too.
}
winning-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

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
refused-copy = { power-name } needs another die of yours that shows { $to }
refused-then = after that, { then-name } would not be possible

# Why a card in hand cannot be played
unplayable-no-die = { $card }/{ $sub }: no die but white ones shows { $card } in the cave
unplayable-no-main = { $card }/{ $sub }: { power-name } ({ power-does }) is not possible with your dice
unplayable-no-sub = { $card }/{ $sub }: after { power-name }, { then-name } ({ then-does }) is not possible

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
