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
        [none] Fight { $fight }: you lead. Play a card, or try its feature.
        [swords] Fight { $fight }: Swords were led.
        [axes] Fight { $fight }: Axes were led.
        [bows] Fight { $fight }: Bows were led.
        [shields] Fight { $fight }: Shields were led.
       *[skulls] Fight { $fight }: trump was led.
    }{ $follow ->
        [leads] {""}
        [must] {" "}You must follow suit, or try a Fog.
       *[free] {" "}You hold none: play any card, or try a feature.
    }
} You bid { $bid } and have won { $won }.
prompt-roll = { feature-name } costs { $cost }: roll the die, or let a luck point stand for a roll of 1? You have { luck-counted }.
prompt-failing = { feature-name } costs { $cost }, you have { $points }. You have { luck-counted }.
prompt-fog = The fog comes down: use it, or let the card count as universal { $special }?
prompt-drawn = The top card of the deck is the { card }: play it instead of your universal { $special }?
prompt-thief = Your Thief: from whom do you take a card at random? You give one for it. You bid { $bid } and have won { $won }.
prompt-give = Which card do you give { $target } for it?
prompt-give-dummy = Which card do you give the Dummy for it? It will lie open.
prompt-mutiny = Your Mutiny: against whom? With the higher roll you take their chair, and won fights if you like. You bid { $bid } and have won { $won }.
prompt-plunder = How many of { $target }'s { $theirs } won fights do you take? You bid { $bid } and have won { $won }.
prompt-plunder-dummy = How many of the Dummy's { $theirs } won fights do you take? You bid { $bid } and have won { $won }.
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

event-dealer-rolled = { $seat } rolls { $pips } on the red die for the deal.
event-battle-began = Battle { $battle }: { $seat } deals, { fights-counted }.
event-card-dealt = You hold the { card }.
event-hands-exchanged = { $seat } takes the Dummy's hand and leaves their own.
event-hand-kept = { $seat } keeps their hand.
event-bid-made = { $seat } bids { $bid }.
event-bid-forced = { $seat } must bid { $bid }: with the other bid they would add up to the number of cards.
event-dummy-turned-up = The Dummy has the { card }.
event-played = { $seat } plays the { card }.
event-had-to-play = { $seat } has no other choice and plays the { card }.
event-dummy-played = The Dummy plays the { card }.
event-house-played = The House turns up the { card }.
event-tried = { $seat } tries the { card } as { feature-name }, cost { $cost }.
event-rolled = { $seat } rolls the { die-name }: { $pips ->
    [one] 1 point
   *[other] { $pips } points
} ({ luck-counted }).
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
event-luck-stood-in = { $seat } lets a luck point stand for a roll of 1.
event-luck-added = { $seat } spends a luck point: { $pips ->
    [one] 1 point
   *[other] { $pips } points
}.
event-luck-rerolled = { $seat } spends a luck point to roll again.
event-try-failed = { $pips } of { $cost ->
    [one] 1 point
   *[other] { $cost } points
}: { $seat } takes the card back.
event-try-worked = { feature-name } works for { $seat }: { $kind ->
    [trump] trump
   *[universal] universal
} { $value }.
event-fog-raised = { $seat } hides in the fog.
event-fog-declined = { $seat } declines the fog: universal { $value }.
event-luck-looked = { $seat } looks at the top card of the deck.
event-luck-saw = The top card is the { card }.
event-luck-kept = { $seat } puts it under the deck and keeps the Luck card.
event-luck-replaced = { $seat } plays the { card } instead.
event-roll-off-rolled = Roll-off: { $seat } rolls { $pips }.
event-roll-off-dummy = Roll-off: the Dummy rolls { $pips }.
event-fight-won = { $seat } wins the fight { fight-how } ({ $won } so far).
event-fight-won-by-dummy = The Dummy wins the fight { fight-how } ({ $won } so far).
event-fight-won-by-house = The House wins the fight { fight-how }: nobody's.
event-feature-declined = { $seat } does not use { feature-name }.
event-feature-idle = { $seat }'s { feature-name } comes to nothing: { $why ->
    [no-die] there is no die to roll on white.
    [no-cards] no cards are left to take.
   *[nobody] nobody can be chosen.
}
event-stole = { $seat } steals a card from { $target }.
event-stole-card = The stolen card is the { card }.
event-stole-from-dummy = { $seat } steals the { card } from the Dummy.
event-gave = { $seat } gives { $target } a card for it.
event-gave-card = The card given is the { card }.
event-gave-to-dummy = { $seat } gives the Dummy the { card } for it, face up.
event-mutiny-rolled = Mutiny: { $seat } rolls { $total }.
event-mutiny-rolled-by-dummy = Mutiny: the Dummy rolls { $total }.
event-mutiny-failed = { $seat }'s mutiny against { $target } fails, { $mine } to { $theirs }.
event-mutiny-won = { $seat } takes the chair of { $target }, { $mine } to { $theirs }!
event-fights-taken = { $seat } takes { fights-counted } from { $target }.
event-mutiny-against-dummy-failed = { $seat }'s mutiny against the Dummy fails, { $mine } to { $theirs }.
event-mutiny-against-dummy-won = { $seat } wins a mutiny against the Dummy, { $mine } to { $theirs }!
event-fights-taken-from-dummy = { $seat } takes { fights-counted } from the Dummy.
event-looked-back = { $seat } is last on the map and uses hindsight: the bid of { $bid } counts as { $counted }, for half the points if that is right.
event-bid-kept = { $seat } is last on the map, but does without hindsight.
event-earned = { $seat } { earnings }.
event-dummy-earned = The Dummy won { $won }: { points-counted }.
event-lot-drawn = { $seat } draws lot { $lot }: among captains with equal points and fights the lowest moves first.
event-moves = { $seat } moves: { points-counted }.
event-bought = { $seat } buys a movement point with luck and has { $points }.
event-only-way = { $seat } must use the point, and there is only one step.
event-entered = { $seat } enters the map ({ $left } left).
event-stepped = { $seat } goes { $way ->
    [diagonal-up] diagonally up
    [forward] forward
    [diagonal-down] diagonally down
    [up] up
   *[down] down
} ({ $left } left).
event-stopped = { $seat } stops{ $lost ->
    [0] {""}
    [one] , 1 point unused
   *[other] , { $lost } points unused
}.
event-blocked = { $seat } cannot move on and loses { $lost ->
    [one] 1 point
   *[other] { $lost } points
}.
event-dummy-entered = The Dummy enters the map ({ $left } left).
event-dummy-stepped = The Dummy goes { $way ->
    [diagonal-up] diagonally up
    [forward] forward
    [diagonal-down] diagonally down
    [up] up
   *[down] down
} ({ $left } left).
event-dummy-blocked = The Dummy finds no way and loses { $lost ->
    [one] 1 point
   *[other] { $lost } points
}.
event-accelerated = Acceleration point { $point } is crossed: { $fights } cards each from now on.
event-won = { $seat } reaches the casket of gold and wins!
event-dummy-won = The Dummy reaches the casket of gold first!
event-limit-reached = { $battle } battles are over: nobody reached the casket, and who is nearest to it ranks first.

refused-not-asked = that is not asked for now: { $phase ->
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
