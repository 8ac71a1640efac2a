title = Casket of Gold
tagline = Say how many fights you will win, be right, and reach the casket first.
goal = Be the first to bring your marker to the casket of gold: before each battle say how many fights you will win, and by being right you earn your steps.

# The seats' own names
seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow
seat-4 = Orange
seat-5 = White

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
Whose = { $you ->
    [seat] Your
   *[other] { $seat }'s
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

# Parts of other messages
card = { $value } of { $suit ->
    [swords] Swords
    [axes] Axes
    [bows] Bows
    [shields] Shields
   *[skulls] Skulls
}
suit-name = { $suit ->
    [swords] Swords
    [axes] Axes
    [bows] Bows
    [shields] Shields
    [trump] Trump
   *[skulls] Skulls
}
feature-name = { $feature ->
    [trump] Trump
    [fog] Fog
    [blessed] Blessed
    [luck] Luck
    [thief] Thief
    [mutiny] Mutiny
   *[none] no feature
}
die-name = { $colour ->
    [green] green die
    [blue] blue die
    [red] red die
   *[white] no die
}
fights-counted = { $fights ->
    [one] 1 fight
   *[other] { $fights } fights
}
points-counted = { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}
luck-counted = { $luck ->
    [one] 1 luck point
   *[other] { $luck } luck points
}
prospect = { $prospect ->
    [leads] {""}
    [cannot-win] {" "}(cannot win)
    [beaten] {" "}(beaten already)
    [ties] {" "}(equal highest: a roll-off, { $odds } % to win it)
    [wins] {" "}(wins the fight)
   *[ahead] {" "}(highest so far)
}
prospect-tag = { $prospect ->
    [leads] {""}
    [cannot-win] cannot win
    [beaten] beaten
    [ties] roll-off { $odds } %
    [wins] wins
   *[ahead] highest
}
chance-of-try = { $colour ->
    [white] { $lucky ->
        [same] no die, and too little luck
       *[other] no die, but luck enough
    }
   *[other] { die-name }: { $chance ->
        [0] no chance
        [100] certain
       *[other] { $chance } %
    }{ $lucky ->
        [same] {""}
       *[other] , { $lucky } % with luck
    }
}
special-said = { $kind ->
    [trump] trump { $special }
   *[universal] universal { $special }
}{ prospect }
try-works = { $feature ->
    [trump] { special-said }
    [fog] { $follow ->
        [must] you need not follow suit, and the card cannot win
       *[other] you may hide, and the card cannot win, or let it count as { special-said }
    }
    [blessed] { special-said }, and nobody's feature can choose you in this fight
    [luck] { special-said }, or the top card of the deck if you like that better
    [thief] { special-said }, and after the fight you take a card from an opponent and give one for it
   *[mutiny] { special-said }, and after the fight you may roll against an opponent for their chair and their won fights
}
bid-result = { $result ->
    [made] made, and the points are halved to { points-counted }
    [close] missed by 1, { points-counted }, no diagonals
   *[missed] missed by more, no movement points
}
square-said = { $colour ->
    [green] to a green square
    [blue] to a blue square
    [red] to a red square
   *[white] to a white square, where no die is rolled
}
loss-said = { $why ->
    [none] {""}
    [dead-end] {" "}(a dead end: { $lost ->
        [one] 1 point would be lost
       *[other] { $lost } points would be lost
    })
    [diagonal] {" "}(only diagonals lead on, and your bid was missed: { $lost ->
        [one] 1 point would be lost
       *[other] { $lost } points would be lost
    })
   *[occupied] {" "}(other markers block the way on: { $lost ->
        [one] 1 point would be lost
       *[other] { $lost } points would be lost
    })
}
fight-how = { $how ->
    [trump] by trump
    [highest] with the highest card
    [roll-off] in the roll-off
    [first] by playing first, as the rolls were equal
   *[leader] by leading, as no card could win
}
earnings = { $how ->
    [made] bid { $bid } and won { $won }: { points-counted }
    [close] bid { $bid } and won { $won }, missed by 1: { points-counted }, no diagonals
    [missed] bid { $bid } and won { $won }, missed by more than 1: no movement points
    [halved] bid { $bid } and won { $won }; with hindsight it counts as { $counted }, and the points are halved by hindsight: { points-counted }
    [close-by-hindsight] bid { $bid } and won { $won }; with hindsight it counts as { $counted }, missed by 1: { points-counted }, no diagonals
   *[missed-with-hindsight] bid { $bid } and won { $won }; with hindsight it counts as { $counted }, missed by more than 1: no movement points
}

prompt-exchange = Keep your hand, or take the Dummy's and leave yours in its place?
prompt-bid = How many of the { fights-counted } will you win?{ $nemesis ->
    [none] {""}
   *[other] {" "}Not { $nemesis }: you speak last, and the bids may not add up to { $fights }.
}
prompt-fight = { $failed ->
    [1] Your feature failed: { $follow ->
        [must] follow suit.
       *[other] play another card.
    }
   *[0] { $led ->
        [none] Fight { $fight }: you lead. Play a card{ $tries ->
            [some] , or try its feature
           *[other] {""}
        }.
        [swords] Fight { $fight }: Swords were led.
        [axes] Fight { $fight }: Axes were led.
        [bows] Fight { $fight }: Bows were led.
        [shields] Fight { $fight }: Shields were led.
       *[skulls] Fight { $fight }: trump was led.
    }{ $follow ->
        [leads] {""}
        [must] {" "}You must follow suit{ $tries ->
            [some] , or try a Fog
           *[other] {""}
        }.
       *[free] {" "}You hold none: play any card{ $tries ->
            [some] , or try a feature
           *[other] {""}
        }.
    }{ $tries ->
        [no-die] {" "}You have no die here and no luck, so no feature can be tried.
       *[other] {""}
    }
} Won { $won } of { $bid } bid.
prompt-roll = { feature-name } costs { $cost }: roll the die, or let a luck point stand for a roll of 1? You have { luck-counted }.
prompt-failing = { feature-name } costs { $cost }, you have { $points }. You have { luck-counted }.
prompt-fog = The fog comes down: use it, or let the card count as universal { $special }?
prompt-drawn = The top card of the deck is the { card }: play it instead of your universal { $special }?
prompt-thief = Your Thief: take a card at random from whom? You give one for it. Won { $won } of { $bid } bid.
prompt-give = Which card do you give { $target } for it?
prompt-give-dummy = Which card do you give the Dummy for it? It will lie open.
prompt-mutiny = Your Mutiny: against whom? Roll more, and you take their chair and won fights. Won { $won } of { $bid } bid.
prompt-plunder = How many of { $target }'s { $theirs } won fights do you take? Won { $won } of { $bid } bid.
prompt-plunder-dummy = How many of the Dummy's { $theirs } won fights do you take? Won { $won } of { $bid } bid.
prompt-hindsight = You are last on the map, so you have hindsight: your bid may count as 1 more or less, for half the points. You bid { $bid } and won { $won }.
prompt-move = Your move: { points-counted }{ $diagonal ->
    [1] , diagonals allowed
   *[0] {""}
}, { luck-counted }.

action-exchange = { $answer ->
    [yes] Take the Dummy's hand
   *[no] Keep your hand
}
action-bid = Bid { $fights } ({ points-counted } if you win exactly that)
action-play = Play the { card }{ prospect }
action-try = Try the { card }: { feature-name }, cost { $cost } ({ chance-of-try }). If it works: { try-works }. If not, { $last ->
    [1] you play it for its natural value.
   *[0] { $follow ->
        [must] you follow suit.
       *[other] you play another card.
    }
}
action-roll = Roll the { chance-of-try }
action-luck = Spend a luck point: { $points } in all{ $short ->
    [0] , enough
   *[other] , { $short } short
}
action-reroll = Spend a luck point and roll again ({ chance-of-try })
action-give-up = Give up and take the card back
action-fog = Hide in the fog (cannot win)
action-keep = Keep the Luck card as universal { $special }{ prospect }
action-replace = Play the { card }{ prospect }
action-choose = { $feature ->
    [thief] Steal from { $target } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
   *[mutiny] Rise against { $target } ({ $won } won, { $chance } % to roll higher)
}
action-choose-dummy = { $feature ->
    [thief] Steal from the Dummy ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    })
   *[mutiny] Rise against the Dummy ({ $won } won, { $chance } % to roll higher)
}
action-decline = { $feature ->
    [fog] No fog: universal { $value }{ prospect }
    [thief] Steal nothing
   *[mutiny] No mutiny
}
action-give = Give the { card }
action-take = Take { fights-counted }
action-hindsight = { $change ->
    [0] Leave the bid at { $bid }: { bid-result }
   *[other] Let the bid count as { $counted }: { bid-result }
}
action-buy = Buy a movement point for { $cost } luck points
action-enter = Enter the map in the { $row ->
    [top] top
    [middle] middle
   *[bottom] bottom
} row, { square-said }{ loss-said }
action-step = { $way ->
    [diagonal-up] Diagonally up
    [forward] Forward
    [diagonal-down] Diagonally down
    [up] Up
   *[down] Down
}, { square-said }{ loss-said }
action-stop = Stop here{ $points ->
    [0] {""}
    [one] , leaving 1 point
   *[other] , leaving { $points } points
}

event-dealer-rolled = { Who } roll{ S } { $pips } on the red die for the deal.
event-battle-began = Battle { $battle }: { who } deal{ S }, { fights-counted }.
event-card-dealt = You hold the { card }.
event-hands-exchanged = { $you ->
    [seat] You take the Dummy's hand and leave your own.
   *[other] { $seat } takes the Dummy's hand and leaves their own.
}
event-hand-kept = { $you ->
    [seat] You keep your hand.
   *[other] { $seat } keeps their hand.
}
event-bid-made = { Who } bid{ S } { $bid }.
event-bid-forced = { Who } must bid { $bid }: with the other bid they would add up to the number of cards.
event-dummy-turned-up = The Dummy has the { card }.
event-played = { Who } play{ S } the { card }.
event-had-to-play = { Who } { Has } no other choice and play{ S } the { card }.
event-dummy-played = The Dummy plays the { card }.
event-house-played = The House turns up the { card }.
event-tried = { Who } { $you ->
    [seat] try
   *[other] tries
} the { card } as { feature-name }, cost { $cost }.
event-rolled = { Who } roll{ S } the { die-name }: { $pips ->
    [0] nothing
    [one] 1 point
   *[other] { $pips } points
}{ $luck ->
    [0] {""}
   *[other] {" "}({ luck-counted })
}.
event-shown = { $mark ->
    [blank] The face is blank: nothing.
    [cross] The face shows an X: nothing.
    [bolt] The face shows { $pips ->
        [0] a bolt
       *[other] { $pips } and a bolt
    }{ $bolt ->
        [luck] : it earns a luck point.
        [full] : it earns nothing, as nobody holds more than 3 luck points.
        [point] : it counts 1 here.
       *[nothing] : it earns luck in tries only.
    }
    [circle] The face shows a circle: the die is rolled once more and shows { $then ->
        [blank] nothing.
        [cross] an X: nothing.
        [bolt] { $more ->
            [0] a bolt
           *[other] { $more } and a bolt
        }; after a circle only pips count, so the bolt earns nothing.
        [circle] another circle, which counts nothing.
       *[pips] { $more }.
    }
   *[pips] The face shows { $pips }.
}
event-luck-stood-in = { Who } let{ S } a luck point stand for a roll of 1.
event-luck-added = { Who } spend{ S } a luck point: { $pips ->
    [one] 1 point
   *[other] { $pips } points
}.
event-luck-rerolled = { Who } spend{ S } a luck point to roll again.
event-try-failed = { $pips ->
    [0] Nothing
   *[other] { $pips }
} of { $cost ->
    [one] 1 point
   *[other] { $cost } points
}: { who } take{ S } the card back.
event-try-worked = { feature-name } works for { who }: { $kind ->
    [trump] trump
   *[universal] universal
} { $value }.
event-fog-raised = { Who } hide{ S } in the fog.
event-fog-declined = { Who } decline{ S } the fog: universal { $value }.
event-luck-looked = { Who } look{ S } at the top card of the deck.
event-luck-saw = The top card is the { card }.
event-luck-kept = { Who } put{ S } it under the deck and keep{ S } the Luck card.
event-luck-replaced = { Who } play{ S } the { card } instead.
event-roll-off-rolled = Roll-off: { who } roll{ S } { $pips }.
event-roll-off-dummy = Roll-off: the Dummy rolls { $pips }.
event-fight-won = { Who } win{ S } the fight { fight-how } ({ $won } so far).
event-fight-won-by-dummy = The Dummy wins the fight { fight-how } ({ $won } so far).
event-fight-won-by-house = The House wins the fight { fight-how }: nobody's.
event-feature-declined = { Who } { $you ->
    [seat] do
   *[other] does
} not use { feature-name }.
event-feature-idle = { Whose } { feature-name } comes to nothing: { $why ->
    [no-die] there is no die to roll on white.
    [no-cards] no cards are left to take.
   *[nobody] nobody can be chosen.
}
event-stole = { Who } steal{ S } a card from { whom }.
event-stole-card = The stolen card is the { card }.
event-stole-from-dummy = { Who } steal{ S } the { card } from the Dummy.
event-gave = { Who } give{ S } { whom } a card for it.
event-gave-card = The card given is the { card }.
event-gave-to-dummy = { Who } give{ S } the Dummy the { card } for it, face up.
event-mutiny-rolled = Mutiny: { who } roll{ S } { $total }.
event-mutiny-rolled-by-dummy = Mutiny: the Dummy rolls { $total }.
event-mutiny-failed = { Whose } mutiny against { whom } fails, { $mine } to { $theirs }.
event-mutiny-won = { $you ->
    [target] { $seat } takes your chair
   *[other] { Who } take{ S } the chair of { $target }
}, { $mine } to { $theirs }!
event-fights-taken = { Who } take{ S } { fights-counted } from { whom }.
event-mutiny-against-dummy-failed = { Whose } mutiny against the Dummy fails, { $mine } to { $theirs }.
event-mutiny-against-dummy-won = { Who } win{ S } a mutiny against the Dummy, { $mine } to { $theirs }!
event-fights-taken-from-dummy = { Who } take{ S } { fights-counted } from the Dummy.
event-looked-back = { Who } { Is } last on the map and use{ S } hindsight: the bid of { $bid } counts as { $counted }, for half the points if that is right.
event-bid-kept = { Who } { Is } last on the map, but { $you ->
    [seat] do
   *[other] does
} without hindsight.
event-earned = { Who } { earnings }.
event-dummy-earned = The Dummy won { $won ->
    [0] nothing
   *[other] { $won }
}: { $points ->
    [0] no movement points
   *[other] { points-counted }
}.
event-lot-drawn = { Who } draw{ S } lot { $lot }: among captains with equal points and fights the lowest moves first.
event-moves = { Who } move{ S }: { points-counted }.
event-bought = { Who } buy{ S } a movement point with luck and { Has } { $points }.
event-only-way = { Who } must use the point, and there is only one step.
event-entered = { Who } enter{ S } the map{ $left ->
    [0] {""}
   *[other] {" "}({ $left } left)
}.
event-stepped = { Who } go{ Es } { $way ->
    [diagonal-up] diagonally up
    [forward] forward
    [diagonal-down] diagonally down
    [up] up
    [down] down
   *[other] on
}{ $left ->
    [0] {""}
   *[other] {" "}({ $left } left)
}.
event-passed = { Who } pass{ Es } { whom }, with { $steps ->
    [0] no step
    [one] 1 step
   *[other] { $steps } steps
} to go to the casket.
event-passed-by-dummy = The Dummy passes { whom }, with { $steps ->
    [0] no step
    [one] 1 step
   *[other] { $steps } steps
} to go to the casket.
event-stopped = { Who } stop{ S }{ $lost ->
    [0] {""}
    [one] , 1 point unused
   *[other] , { $lost } points unused
}.
event-blocked = { Who } cannot move on and lose{ S } { $lost ->
    [one] 1 point
   *[other] { $lost } points
}.
event-dummy-entered = The Dummy enters the map{ $left ->
    [0] {""}
   *[other] {" "}({ $left } left)
}.
event-dummy-stepped = The Dummy goes { $way ->
    [diagonal-up] diagonally up
    [forward] forward
    [diagonal-down] diagonally down
    [up] up
    [down] down
   *[other] on
}{ $left ->
    [0] {""}
   *[other] {" "}({ $left } left)
}.
event-dummy-blocked = The Dummy finds no way and loses { $lost ->
    [one] 1 point
   *[other] { $lost } points
}.
event-accelerated = Acceleration point { $point } is crossed: { $fights } cards each from now on.
event-won = { Who } reach{ Es } the casket of gold and win{ S }!
event-dummy-won = The Dummy reaches the casket of gold first!
event-limit-reached = { $battle ->
    [one] 1 battle is
   *[other] { $battle } battles are
} over: nobody reached the casket, and who is nearest to it ranks first.
story-hands-exchanged = take{ S } the Dummy's hand
story-bid-made = bid{ S } { $bid }
story-bid-forced = must bid { $bid }
story-played = play{ S } the { card }
story-had-to-play = play{ S } the { card }
story-dummy-played = The Dummy plays the { card }
story-house-played = The House turns up the { card }
story-tried = { $you ->
    [seat] try
   *[other] tries
} { feature-name }
story-rolled = roll{ S } { $pips ->
    [0] nothing
   *[other] { $pips }
}
story-luck-added = spend{ S } luck
story-luck-stood-in = spend{ S } luck
story-luck-rerolled = roll{ S } again for luck
story-try-failed = fail{ S }
story-try-worked = { $you ->
    [seat] make
   *[other] makes
} it: { $kind ->
    [trump] trump
   *[universal] universal
} { $value }
story-fog-raised = hide{ S } in the fog
story-luck-replaced = play{ S } the { card } instead
story-roll-off-rolled = roll{ S } { $pips } in the roll-off
story-fight-won = win{ S } the fight!
story-fight-won-by-dummy = The Dummy wins the fight!
story-fight-won-by-house = The House wins the fight: nobody's
story-stole = steal{ S } a card from { whom }
story-stole-from-dummy = steal{ S } a card from the Dummy
story-mutiny-rolled = roll{ S } { $total } in a mutiny
story-mutiny-failed = fail{ S } against { whom }
story-mutiny-won = take{ S } { $you ->
    [target] your chair
   *[other] the chair of { $target }
}
story-fights-taken = take{ S } { fights-counted } from { whom }
story-mutiny-against-dummy-won = take{ S } the Dummy's chair
story-looked-back = use{ S } hindsight
story-earned = { $how ->
    [made] made the bid: { points-counted }
    [halved] made the bid by hindsight: { points-counted }
   *[other] missed the bid{ $points ->
        [0] {""}
       *[other] : { points-counted }
    }
}
story-bought = buy{ S } a point with luck
story-entered = enter{ S } the map
story-stepped = go{ Es } on{ $left ->
    [0] {""}
   *[other] {" "}({ $left } left)
}
story-passed = pass{ Es } { whom }
story-passed-by-dummy = The Dummy passes { whom }
story-blocked = { Is } blocked and lose{ S } { $lost ->
    [one] 1 point
   *[other] { $lost } points
}
story-won = reach{ Es } the casket!
ended-steps = { $steps ->
    [0] at the casket
    [one] 1 step to go
   *[other] { $steps } steps to go
}
ended-off = never on the map
ended-by = { $you ->
    [target] You were
   *[other] { $target } was
} next, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} from the casket.

refused-not-asked = now it is time to { $phase ->
    [exchange] say whether you take the Dummy's hand
    [bid] make a bid
    [fight] play a card or try its feature
    [roll] roll, or let a luck point stand for a roll of 1
    [failing] spend luck, roll again, or give up
    [fog] use the fog or decline it
    [drawn] keep the Luck card or replace it
    [thief] choose whom to steal from, or decline
    [give] choose the card to give
    [mutiny] choose whom to rise against, or decline
    [plunder] say how many fights you take
    [hindsight] say whether your bid changes by 1
   *[move] move your marker
}
refused-bid-too-high = this battle has only { fights-counted }
refused-nemesis = the last captain may not bid { $bid }: the bids would add up to { $fights }, the number of cards
refused-not-held = you do not hold the { card }
refused-follow = you hold { suit-name } and must follow suit
refused-just-failed = its feature has just failed: play another card
refused-second-try = only one feature can be tried in a fight
refused-no-feature = this card has no feature
refused-follow-or-fog = you hold { suit-name }: follow suit, or try a Fog
refused-no-die = no die may be rolled { $colour ->
    [white] on white
   *[none] before entering the map
}, and you have no luck point
refused-nothing-rolled = a luck point stood for the roll, so there is no die to roll again
refused-fog-needed = you hold { suit-name }: only the fog lets you play this card
refused-no-captain = there is no captain in seat { $number }: seats are 0 to { $last }
refused-no-dummy = there is no Dummy at this table
refused-yourself = you cannot choose yourself
refused-blessed = { $target } is blessed in this fight
refused-take = { $target } has won only { $won }
refused-take-dummy = the Dummy has won only { $won }
refused-hindsight = a bid is from 0 to { $fights }
refused-on-the-map = your marker is on the map already
refused-off-the-map = your marker has not entered the map yet
refused-no-points = you have no movement points
refused-no-start = that is not the start square
refused-occupied = another marker stands there
refused-diagonal = diagonal steps need a bid that was made
refused-barrier = a barrier is in the way
refused-sea = there is no square that way
refused-there = your marker stands there
refused-back = no marker ever steps backward
refused-far = a step leads to the next square only
refused-too-late-to-buy = movement points are bought when the move begins
refused-luck = a movement point costs { $cost } luck points, and you have { $luck }
refused-leave-start = you cannot stop on the start square while a step is possible
refused-must-move = you missed your bid, so the points must be used

option-deck = The deck: 36 cards, 45 cards with a suit of natural trumps, or a deck of your own from a file.
option-dice = The 4Fx dice are rolled, or drawn as six dice cards.
option-map = The map cards: the twelve of the game, or your own from a file.
option-map_cards = How many map cards are laid.
option-layout = How the map cards lie: in a straight line, in a zigzag, or in two halves that touch at a corner.
option-finish = The finish: the top square of the last column, or any square of it.
option-start = The start: the bottom square of the first column as a harbour for everybody, the same square with room for one marker only, or any free square of that column.
option-dead_ends = Whether squares from which no way leads to the finish may lie on the map.
option-start_die = The die of a captain who has not entered the map yet.
option-opening_cards = Cards dealt to each while nobody is on the map.
option-hindsight = Who can be last for the hindsight rule: any captain, or only captains on the map.
option-house = Whether the House joins three captains.
option-dummy = What the Dummy earns: 3 movement points for each fight it wins, or, milder, 2 points and 1 more for each, and none for none.
option-battle_limit = After this many battles the game ends without a winner.

metric-thefts = Cards stolen by Thief
metric-mutinies = Mutinies won
metric-luck_spent = Luck points spent

# The terminal's table
board-battle = Battle { $battle }, fight { $fight } of { $fights }
board-captain = Captain
board-cards = Cards
board-bid = Bid
board-won = Won
board-luck = Luck
board-move = Move
board-place = Square
board-to-go = { $steps } to go
board-knows = You know
board-off = off the map
board-dealer = deals
board-blessed = blessed
board-dummy = Dummy
board-house = House
board-deck = { $left ->
    [one] 1 card
   *[other] { $left } cards
} in the deck
board-table = On the table
board-led = Led
board-empty = nothing yet
board-last-fight = Last fight
board-last-battle = Battle { $battle } brought
board-wins = wins { fight-how }
board-hand = Your hand
board-dummy-hand = The Dummy's hand
board-natural = Card
board-feature = Feature
board-special = Value
board-cost = Cost
board-fog = in the fog
board-counts-trump = trump { $value }
board-counts-universal = universal { $value }
board-void = no { $suits }
board-trying = Tried now
board-drawn = Seen by Luck
board-start = S start
board-harbour = + several in the harbour
board-finish = F finish
board-lines = : acceleration
board-colours = g green, b blue, r red, w white, | and _ barriers

# What things say of themselves
aim-off = Be the first at the casket of gold: your marker enters the map by a bid that comes true.
aim-ahead = Be the first at the casket of gold: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to go, and nobody is nearer.
aim-behind = Be the first at the casket of gold: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to go; { $target } has { $theirs }.
aim-behind-dummy = Be the first at the casket of gold: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to go; the Dummy has { $theirs }.
about-goal = The goal: be the first whose marker stands on the casket. Bids that come true earn the steps.
    .rule = G29
about-battle = Battle { $battle }: everyone has been dealt { $fights ->
    [one] 1 card
   *[other] { $fights } cards
} and plays one in each fight. This is fight { $fight }.
    .rule = G8
about-led = { $suit ->
    [trump] A trump was led: nobody needs to follow it.
   *[other] { suit-name } were led: who holds some must play one of them, or try a Fog.
}
    .rule = G12
about-won-fight = { $mine ->
    [1] You have
   *[0] { $name } has
} won this fight { fight-how }.
    .rule = G15
about-deck = { $left ->
    [one] 1 card was
   *[other] { $left } cards were
} not dealt in this battle.
    .rule = G8
about-deck-known = You know that among them { $count ->
    [one] is
   *[other] are
}: { $cards }.
    .rule = G35
about-chair = { $mine ->
    [1] Your place
   *[0] { $name }'s place
} at the table: cards are played from left to right.
    .rule = G11
about-leads = The first place leads this fight: its card says which suit is to be followed.
    .rule = G11
about-dummy = The Dummy plays its highest card where that wins, else its lowest. Fights that it wins bring its marker on.
    .rule = G33
about-house = The House turns up the top card of the deck. Fights that it wins are nobody's, and Thief and Mutiny cannot choose it.
    .rule = G31
about-slot = Here lies the card that { $mine ->
    [1] you play
   *[0] { $name } plays
} in this fight.
    .rule = G11
about-card = The { card }: { $suit ->
    [skulls] a trump by nature, above all cards that are none.
   *[other] it can win if { suit-name } are led and it is the highest.
}
    .rule = G15
about-trump = Turned by its side, for a roll of { $cost } or more: Trump { $special }. It beats all cards but higher trumps.
    .rule = G19
about-fog = Turned by its side, for a roll of { $cost } or more: Fog. It need not follow suit and does not win; who could do without it may let it count as a { $special } of the suit that was led.
    .rule = G16
about-blessed = Turned by its side, for a roll of { $cost } or more: Blessed. It counts as a { $special } of the suit that was led, and nobody's Thief or Mutiny can choose its captain in this fight.
    .rule = G17
about-luck = Turned by its side, for a roll of { $cost } or more: Luck. It counts as a { $special } of the suit that was led, or the top card of the deck is played instead.
    .rule = G18
about-thief = Turned by its side, for a roll of { $cost } or more: Thief. It counts as a { $special } of the suit that was led, and after the fight its captain takes a card from somebody at random and gives any card back.
    .rule = G20
about-mutiny = Turned by its side, for a roll of { $cost } or more: Mutiny. It counts as a { $special } of the suit that was led, and after the fight its captain rolls against somebody; the higher roll takes their chair, and as many of their won fights as wished.
    .rule = G21
about-counts = In this fight it counts as { $counts ->
    [trump] trump { $value }.
    [fog] nothing: it hides in the fog.
   *[universal] a { $value } of the suit that was led.
}
    .rule = G13
about-waits = Its { feature-name } is still to come, when the fight is over.
    .rule = G22
about-needs = { $name } tries { feature-name }: { $points } of the { $cost } points that it costs.
    .rule = G13
about-try = { action-try }
    .rule = G13
about-prospect = As things are on the table: { prospect-tag }.
    .rule = G15
about-die = { $colour ->
    [green] The green die
    [blue] The blue die
   *[red] The red die
}, rolled { $for ->
    [deal] for the first deal: who has the fewest points deals.
    [roll-off] in a roll-off between the highest cards: the most points win.
    [mutiny] in a mutiny: the most points win, and a bolt counts 1.
   *[try] for a feature: a bolt earns a luck point.
} A circle rolls again; X and blank are nothing.
    .rule = G3
about-tally = { $mine ->
    [1] You have
   *[0] { $name } has
} won { $won } of the { fights-bid } bid: exactly as many as bid earn the most steps.
    .rule = G23
fights-bid = { $bid ->
    [one] 1 fight
   *[other] { $bid } fights
}
about-no-bid = { $mine ->
    [1] You have
   *[0] { $name } has
} not bid yet.
    .rule = G9
about-dummy-won = The Dummy bids nothing; { $won ->
    [0] it has won no fight yet.
    [one] it has won 1 fight.
   *[other] it has won { $won } fights.
}
    .rule = G33
about-earned = { $name }: { earnings }.
    .rule = G23
about-earned-late = { $name }: { earnings }.
    .rule = G25
about-earned-dummy = The Dummy: { $points ->
    [0] no movement points
   *[other] { points-counted }
} for { $won ->
    [0] no won fights.
    [one] 1 won fight.
   *[other] { $won } won fights.
}
    .rule = G33
about-blessed-now = { $mine ->
    [1] You are
   *[0] { $name } is
} blessed: nobody's Thief or Mutiny can choose this captain in this fight.
    .rule = G17
about-cards = { $mine ->
    [1] You hold
   *[0] { $name } holds
} { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}; hands are hidden.
    .rule = G35
about-cards-known = You know of { $cards }.
    .rule = G35
about-void = { $name } has no { $suits }: that was seen.
    .rule = G12
about-dummy-hand = The Dummy's hand lies open once all have bid: { $cards }.
    .rule = G32
about-bid = { action-bid }.
    .rule = G9
about-nemesis = You speak last: the bids may not add up to { $fights }, the number of fights.
    .rule = G10
about-choose = { action-choose }.
    .rule = G22
about-choose-dummy = { action-choose-dummy }.
    .rule = G34
about-square = { $colour ->
    [green] Green: the die of who stands here. It rolls { chances-said }.
    [blue] Blue: the die of who stands here. It rolls { chances-said }.
    [red] Red: the die of who stands here. It rolls { chances-said }.
   *[white] White: no die is rolled here, only luck points pay for features.
}
    .rule = G4
chances-said = 1 or more in { $one } %, 2 or more in { $two } %, 3 or more in { $three } %
about-to-go = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} from here to the casket.
    .rule = G30
about-no-way = From here no way leads to the casket.
    .rule = G30
about-start = The start: { $harbour ->
    [1] everybody's harbour, with room for all.
   *[0] markers enter the map here.
}
    .rule = G28
about-casket = The casket of gold: the first marker here wins at once.
    .rule = G29
about-step = { action-step }.
    .rule = G27
about-enter = { action-enter }.
    .rule = G28
about-arrow = A step that you can take now, for 1 movement point.
    .rule = G27
about-loss = From here you could not go on: { $lost ->
    [one] 1 movement point
   *[other] { $lost } movement points
} would be lost.
    .rule = G27
about-wall = A barrier: no step crosses it. Diagonally one gets past where one way around the corner is open.
    .rule = G27
about-line = An acceleration point: { $crossed ->
    [1] it has been crossed
   *[0] once a marker crosses it
}, battles have { $fights } fights.
    .rule = G5
about-marker = { $mine ->
    [1] Your marker
   *[0] { $name }'s marker
}{ $bid ->
    [none] .
   *[other] , with the bid on top: { $bid }{ $bid ->
        [0] {" "}(a 6 says 0).
       *[other] .
    }
}
    .rule = G1
about-marker-at = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} from the casket.
    .rule = G30
about-marker-off = It waits to enter the map; until then its captain rolls { $colour ->
    [white] no die.
   *[green] the green die.
}
    .rule = G6
about-dummy-marker = The Dummy's marker: nobody may step where it stands, and it can win.
    .rule = G33
about-bolts = { $luck ->
    [one] 1 luck point
   *[other] { $luck } luck points
}, of { $most } at the most: each adds 1 to a roll, rolls again, or stands for a roll of 1. Three buy a step.
    .rule = G14
about-points = { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
} left: a step each{ $diagonals ->
    [1] , diagonally too, as the bid came true.
   *[0] , not diagonally.
}
    .rule = G23
about-no-cards = Your cards are played. When the last fight is over, who has earned the most steps moves first.
    .rule = G26
about-deals = This captain dealt the cards; who sits to the left bids first.
    .rule = G7
about-summary = What the battle brought: who won which fights, the bid, the steps, and where all stand now.
    .rule = G23
about-fights-won = { $count ->
    [0] { $name } won no fight.
    [one] { $name } won fight { $fights }.
   *[other] { $name } won the fights { $fights }.
}
    .rule = G15
about-mate = { $name }, the nearest to the casket first.
    .rule = G30

# The table as text
text-mine = Your bid and hand
text-standings = The captains, the nearest to the casket first
text-table = The battle
text-map = The map, column by column
text-bid = Bid { $bid }, won { $won }.
text-hindsight = By hindsight the bid counts as { $bid }.
text-means = Rolls { die-name }. { luck-counted }.
text-steps = { points-counted } to move{ $diagonals ->
    [0] {""}
   *[1] , diagonally too
}.
text-card = { card }, without a feature.
text-card-with-feature = { card }, or { feature-name }: { $kind ->
    [trump] trump
   *[universal] universal
} { $special }, which costs { $cost }.
text-captain = { Who } { Is } { $column ->
    [0] off the map
   *[other] on column { $column }, row { $row }, with { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to go
}.
text-turn = To decide now.
text-dealer = Deals.
text-blessed = Blessed.
text-cards = { $cards ->
    [0] No cards
    [one] 1 card
   *[other] { $cards } cards
} in hand.
text-known = Known to hold the { card }.
text-void = Known to have no { suit-name }.
text-dummy = The Dummy is { $column ->
    [0] off the map
   *[other] on column { $column }, row { $row }
}, has { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} and won { fights-counted }.
text-dummy-holds = It holds the { card }.
text-dummy-here = The Dummy is here.
text-battle = Battle { $battle }, fight { $fight } of { $fights }.
text-laid = { Who } { $you ->
    [seat] have
   *[other] has
} played the { card }{ laid-as }.
text-laid-by-dummy = The Dummy has played the { card }{ laid-as }.
text-laid-by-house = The House has turned up the { card }{ laid-as }.
laid-as = { $counts ->
    [natural] {""}
    [fog] , hidden in the fog
    [trump] , as trump { $counted }
   *[universal] , as universal { $counted }
}
text-led = Led: { suit-name }.
text-trying = Tried now: { card } as { feature-name }, which costs { $cost }.
text-drawn = Seen by Luck: { card }.
text-won-last = { Who } won the last fight { fight-how }.
text-won-last-by-dummy = The Dummy won the last fight { fight-how }.
text-won-last-by-house = The House won the last fight { fight-how }.
text-earned = Battle { $battle }: { who } { earnings }.
text-deck = { board-deck }.
text-acceleration = An acceleration line, before column { $column }: once it is crossed, each is dealt { $fights } cards.
text-column = Column { $column }.
text-square = Row { $row }: { $colour ->
    [green] green
    [blue] blue
    [red] red
   *[white] white
}.
text-mark = { $mark ->
    [start] The start.
    [finish] The casket.
    [wall-right] A barrier to the right.
   *[wall-below] A barrier below.
}
text-here = { Who } { Is } here.
