# Everywhere
home = Home
home-tagline = Treasure-hunt games for friends and bots. No sign-up, no waiting.
rules = Rules
settings = Settings
settings-and-sign-in = Settings, sign in
close = Close
save = Save
you = you
bot = bot
new = new
reading = One moment …
page-lost = There is no such page. The sea is wide.
problem-away = The server cannot be reached. Try again in a moment.
guest-name = Captain
your-name = Your name

# Home
games = Games
play-bots = Play against bots
setting-up = Setting the table …
new-table = New table
players-count = { $least ->
    [1] { $most } players at most, or alone
   *[other] { $least }–{ $most } players
}
real-time = real time
my-tables = Your tables
open-tables = Open tables
open-tables-none = No open tables. Start one, the bots are ready.
played-tables = Played before
seats-free = { $free ->
    [0] all seats taken
    [one] 1 seat free
   *[other] { $free } seats free
}
in-play = in play
your-turn = your turn
bots-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}

# A new table
how-many-play = How many play
game-options = Options of the game
value-board-spiral = one spiral track
value-board-rings = closed rings
value-kraken-roll-sum = added
value-kraken-roll-low = the lower one
value-kraken-roll-high = the higher one
value-dial-classic = the usual
value-mode-action = everyone at once
value-mode-turns = by turns
value-boarding-orthogonal = the 4 beside it
value-boarding-all = all 8 around it
value-discards-open = open
value-discards-hidden = face down
value-toast-vote = a secret vote
value-toast-share = the place is shared

# Before the start
lobby-seats = The crew
lobby-free = { $free ->
    [one] One seat is still free: wait for someone, or put a bot there.
   *[other] { $free } seats are still free: wait for someone, or put bots there.
}
lobby-wait = The host starts the game when everyone is here.
seat-free = free seat
sit-here = Sit here
get-up = Get up
add-bot = Bot
fill-with-bots = { $free ->
    [one] Fill the seat with a bot
   *[other] Fill { $free } seats with bots
}
bot-level = { $level ->
    [random] Cabin boy: plays anything
    [greenhorn] Greenhorn: makes mistakes
    [mate] Mate: plays sensibly
    [captain] Captain: thinks ahead
    [admiral] Admiral: thinks long and hard
   *[other] Bot { $level }
}
captains-ready = Making the captains ready: { $share } %. Until then they play as mates.
captains-ready-short = Captains: { $share } %
bots-go-by = The bots go by the slowest of you: about { $seconds } s for an act.
bots-go-by-short = Bots: { $seconds } s
bot-level-of = How well the bot { $name } plays
remove-bot = Take the bot { $name } away
start-game = Set sail
invite = Invite friends
invite-how = Send this link, or let them scan the code. A name is all they need.
invite-link = Link of this table
invite-qr = QR code of this table's link
share = Share
copied = Copied

# At the table
table-opening = The table is being set …
back = Back
in-common = { $argument } { $value } …
plain-table = This game has no drawing here yet: this is what you may know of it, and below all that you may do.
players = Players
to-act = to act
away = not here
clock-of = Time that { $name } still has
watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
side = Log, chat and rules
log = Log
log-empty = What happens is written here.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
prompt = What to do
prompt-over = The game is over.
prompt-stand-in = A bot plays for you. You can take your seat back.
prompt-wait = Waiting for { $names }.
prompt-haste = Everyone at once!
options-all = All you can do now
undo = Undo
resign = Give up
resign-sure = Give up? A bot takes your seat, and the others play on. You can take your seat back later.
go-on = Play on
take-back = Take my seat back
sound = Sound
connection-waiting = The connection is gone. Coming back …
connection-closed = The table was closed.
connection-hurry = Now
coach = Hints for a first game
coach-again = Show them again
coach-enough = Got it

log-started = The game begins. The hash of the dice's secret is published: nobody can change them now.
log-undone = { $seat } takes a move back.
log-takenover-resigned = { $seat } gives up; a bot plays on.
log-takenover-timeout = { $seat }'s time is up; a bot plays on.
log-takenback = { $seat } is back.

# The end
end-you-won = You win!
end-won = { $count ->
    [one] { $name } wins
   *[other] { $name } share the first place
}
end-nobody = Nobody wins
end-table-won = No player wins
rematch = Once more
to-rematch = To the new table
watch-replay = Watch the replay

# Replay
replay = Replay
replay-of = Step { $step } of { $last }
replay-step = Step
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-seen-by = Seen by
replay-spectator = a spectator
replay-speed = Speed
replay-file = Save the replay as a file
replay-reading = The replay is being read …

verify = Were the dice fair?
verify-how = Before the first move the server published a fingerprint (a SHA-256 hash) of a secret number. Every roll and shuffle comes from that secret and the number of the move, so nobody, the server included, could change a die afterwards. Now that the game is over the secret is public, and your own browser can do the sums again.
verify-now = Check them
verify-running = Checking …
verify-secret = The secret fits the fingerprint that was published before the first move.
verify-secret-wrong = The secret does not fit the fingerprint that was published.
verify-seed = The laying out came from the secret.
verify-seed-wrong = The laying out did not come from the secret.
verify-moves = The chance of all { $moves } moves came from the secret.
verify-moves-wrong = The chance of move { $move } did not come from the secret.
verify-end = Played again by the rules, the moves lead to this very end.
verify-end-wrong = The moves do not lead to this end: { $problem }
verify-fair = The dice were fair.
verify-unfair = Something is wrong with these dice.
verify-by-server = Browsers do cryptography only over HTTPS, so here the server checked itself. To check without trusting it, save the replay and run: doubloon replay FILE --verify
verify-fingerprint = Fingerprint
verify-the-secret = Secret

# Rules
ruling = ruling
ruling-means = The old rulebook does not decide this; we did.
rules-table = Table
heard-options = You can: { $options }.
heard-more = { $more } more, in the list of all you can do
rules-contents = Contents

# Settings
settings-page = The page
language = Language
theme = Light
theme-system = like the device
theme-dark = night
theme-light = daylight
speed = Animation
speed-means = Off, or when your device asks for less motion, things only fade.
speed-off = off
speed-slow = slow
speed-normal = normal
speed-fast = fast
patterns = Patterns
patterns-means = Each player's colour also has a pattern.
lefty = Left-handed
lefty-means = What you touch most is on the left.
account = You
account-means = You are a guest: this browser remembers you. With an account you can come back from anywhere.
signed-in-as = You are signed in as { $login }.
login = Name to sign in with
password = Password
sign-in = Sign in
sign-out = Sign out
become-account = Make this guest an account

# Kraken
kraken-coach-0 = Lit spaces can be sailed to; the number is what it costs. A far one is reached step by step.
kraken-coach-1 = Begin a turn on a wind space and your die counts twice.
kraken-coach-2 = Keep away from tentacles when the dial comes to Enraged.
kraken-board = The whirlpool
kraken-space = Space { $space }
kraken-space-marks = Space { $space }: { $marks }
kraken-costs = { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
kraken-sail-far = Sail to { $space }: { $steps ->
    [one] 1 move
   *[other] { $steps } moves
}, { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
kraken-dial = The Kraken's mood: { $mood }. Next: { $next }.
kraken-points = { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
kraken-on-space = space { $space }
kraken-coral-left = coral, { $points } hit points
kraken-leads = { $way ->
    [inward] inward to { $space }
   *[outward] outward to { $space }
}
kraken-too-dear = { $cost } points, more than you have
kraken-attack-dice = { $mine } against { $theirs }
kraken-total = { $total } to beat

# Captain Dice
captain-coach-0 = Tap a lit island to put a pair on it; tap the tray to cast again.
captain-coach-1 = Ring when three islands of one line are taken, side by side or not. Too soon, and you are locked out.
captain-coach-2 = After the bell you hide a card on each of your islands; low numbers strike first.
captain-step = { $step ->
    [race] Race
    [hide] Hide
   *[battle] Battle
}
captain-field = The field
captain-shows = shows { $low } and { $high }
captain-dice-of = dice of { $name }
captain-card-of = a card of { $name }
captain-faster = { $name } was faster!
captain-rang-first = { $name } rang first!
captain-wait = { $name } rings when ready. Study the field!
captain-locked = Locked out until the phase ends
captain-locked-out = You rang too soon: you sit out this race, and are back for the cards.
captain-battle-shown = Battle! A tap on the field shows how it ends.
captain-bell = The bell
captain-tray = Your dice: { $dice }
captain-cast = Cast again
captain-key-space = Space
captain-key-enter = Enter
captain-hand = Your cards
captain-choose = Choose a card, then one of your islands.
captain-hand-card = { $name }, speed { $speed }: { $effect }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } of them)
}
captain-card = { $card ->
    [hostage] Hostage
    [boarding] Boarding party
    [broadside] Broadside
    [gun] Long gun
    [squid] Wrath of the Great Squid King
   *[spy] Spy ship
}
captain-effect = { $card ->
    [hostage] cannot be removed
    [boarding] removes what is beside it
    [broadside] removes all in its row
    [gun] removes all in its column
    [squid] removes all on its diagonals
   *[spy] attacks nothing
}
captain-toast = Who was the most delightful bell ringer?
captain-vote-for = Vote for
captain-my-vote = your vote
captain-voted = { $voted } of { $all } have voted.

# Nozoku Dice
value-powers-lower = lower numbers only
value-powers-any = any number
nozoku-coach-0 = Lit dice in the cave can be taken: each goes with your card of the same number.
nozoku-coach-1 = Now your dice change: gather as many as you can that show the same high number.
nozoku-coach-2 = The others peek at the sides of the die that you took. When they take one, you may.
nozoku-dice = { $colour } { $number }, { $count ->
    [one] 1 die
   *[other] { $count } dice
}
nozoku-left = { $count ->
    [0] no { $colour } die left in the cave
    [one] 1 { $colour } die left in the cave
   *[other] { $count } { $colour } dice left in the cave
}
nozoku-your-dice = Your dice, sum { $sum }
nozoku-your-cards = Your cards
nozoku-held = Your dice showing { $number }: { $colours }
nozoku-card = Card { $main }/{ $sub }: { $power }, then { $then }
nozoku-card-played = Card { $main }/{ $sub }, on your pile: { $power }, { $then }
nozoku-has = Dice { $dice } (sum { $sum }); cards in hand { $cards }
nozoku-offer = An offer to peek
nozoku-offer-clock = Time left to peek
nozoku-choose = Choose
nozoku-power = { $name }: { $does }
nozoku-has-named = has named a number
nozoku-thinks = still choosing

# Casket of Gold
value-deck-36 = 36 cards
value-deck-45 = 45 cards, with Skulls
value-dice-dice = dice
value-dice-cards = dice cards
value-map-twelve = the twelve of the game
value-layout-straight = in a straight line
value-layout-zigzag = in a zigzag
value-layout-corner = in two halves, corner to corner
value-finish-corner = the top square
value-finish-column = any square of the column
value-start-harbour = the bottom square, room for all
value-start-corner = the bottom square, room for one
value-start-column = any square of the column
value-start-die-green = the green die
value-start-die-none = none
value-hindsight-all = any captain
value-hindsight-map = captains on the map
value-house-auto = joins
value-house-off = stays away
value-dead-ends-refused = none
value-dead-ends-allowed = allowed
value-dummy-fights = 3 points for each fight
value-dummy-scale = milder: 2 points and 1 for each fight
casket-coach-0 = Say how many fights you will win: only being exactly right lets your marker run.
casket-coach-1 = Tap a card to play it. The tag below tries its special side: roll at least the cost, with your square's die.
casket-coach-2 = Lit squares are the steps you can take. The colour of your square is the die that you roll.
casket-map = The map
casket-square = Column { $column }, row { $row }: { $marks }
casket-ground = { $colour ->
    [green] green
    [blue] blue
    [red] red
   *[white] white, no die
}
casket-start = start
casket-finish = the casket
casket-column = column { $column } of { $columns }
casket-mine = Your marker and cards
casket-no-cards = No cards in hand.
casket-no-bid = no bid yet
casket-tally = won { $won } of { $bid } bid
casket-won = won { $won }
casket-chance = { $chance } %
casket-face-down = face down
casket-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
casket-points-of = { $points } of { $cost } points
casket-special = { $feature } { $value }, cost { $cost }
casket-face = { $circle ->
    [1] circle, roll again
   *[0] { $cross ->
        [1] X
       *[0] { $pips ->
            [0] { $bolt ->
                [1] bolt
               *[0] blank
            }
           *[other] { $pips }{ $bolt ->
                [1] {" "}and a bolt
               *[0] {""}
            }
        }
    }
}
