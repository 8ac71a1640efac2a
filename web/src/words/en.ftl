# Everywhere
home = Home
home-tagline = Treasure-hunt games for friends and bots. No sign-up, no waiting.
rules = Rules
settings = Settings
settings-and-sign-in = Settings, sign in
close = Close
save = Save
named = { $text }: { $name }
you = you
bot = bot
new = new
reading = One moment …
page-lost = There is no such page. The sea is wide.
problem-away = The server cannot be reached. Try again in a moment.
guest-name = { $number ->
    [0] Merry Gull
    [1] Salty Pelican
    [2] Bold Puffin
    [3] Lucky Crab
    [4] Jolly Seal
    [5] Sly Heron
    [6] Brave Shrimp
    [7] Gentle Shark
    [8] Swift Otter
    [9] Sleepy Turtle
    [10] Grand Herring
   *[other] Wild Walrus
}
you-sail-as = You sail as
flag = { $flag ->
    [skull] the skull
    [swords] the swords
    [hourglass] the hourglass
    [octopus] the octopus
    [anchor] the anchor
    [star] the star
    [moon] the moon
    [parrot] the parrot
    [crown] the crown
    [fish] the fishbone
    [heart] the heart
   *[other] the waves
}
flags = Flags
your-flag = Your flag: { flag }
your-name = Your name

# Home
games = Games
play-bots = Play against bots
learn = Learn by playing ({ $minutes } min)
learn-again = Learnt · play it again
learn-on = Go on with the lesson
learn-first = New here? Learn a game by playing it: three minutes, one thing at a time.
lesson = Lesson
lesson-leave = Leave the lesson
lesson-clock = Time left for this step
lesson-far = How far the lesson is
lesson-next = Go on
lesson-done = You know how it goes!
lesson-real = Now a real one
setting-up = Setting the table …
new-table = New table
players-count = { $least ->
    [1] { $most } players at most, or alone
   *[other] { $least }–{ $most } players
}
real-time = real time
foes = How good the bots are
foe = { $level ->
    [greenhorn] easy
    [captain] hard
   *[other] fair
}
foe-means = { $level ->
    [greenhorn] Greenhorns: they make mistakes
    [captain] Captains: they think ahead
   *[other] Mates: they play sensibly
}
my-tables = Your tables
open-tables = Open tables
open-tables-none = No open tables. Start one, the bots are ready.
friends = Friends
friend-at-a-table = at a table: join them
friend-here = at a table
friend-away = not here
friend-one-sided = not on their list: you see where they are when they add you too
befriend = Add to my friends
unfriend = Take off my friends
running-tables = In play, to watch
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
value-help-none = nothing is marked
value-help-lines = they are marked

# Before the start
lobby-seats = The crew
lobby-free = { $free ->
    [one] One seat is still free: wait for someone, or put a bot there.
   *[other] { $free } seats are still free: wait for someone, or put bots there.
}
lobby-full = All seats are taken: you are watching. Ask the host for one in the next game, or start a table of your own from the home page.
lobby-wait = The host starts the game when everyone is here.
seat-free = free seat
sit-here = Sit here
seat-number = seat { $number }
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
bots-go-by = The bots act about every { $seconds } s, like the slowest of you.
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
react = Show how you feel
reaction-ahoy = Ahoy!
reaction-cheers = Cheers!
reaction-laugh = Ha ha!
reaction-gasp = Oh no!
reaction-grumble = Arrr!
reaction-love = Lovely!
see-reactions = Show reactions of others
hear-remarks = Pirates may make remarks
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
prompt-over = Game over: { $how }
prompt-stand-in = A bot plays for you. You can take your seat back.
prompt-wait = Waiting for { $names }.
missing = { $here ->
    [1] { $name } has been silent for { $time }, but is here.
   *[0] { $name } has been silent for { $time }, and is not here.
}
missing-nudge-in = You can nudge them in { $time }.
missing-relieve-in = A bot may play on in { $time }.
missing-clock = When their time is up, a bot plays on.
missing-no-clock = This table has no clock: all wait as long as it takes.
nudge = Nudge { $name }
nudged = { $you ->
    [1] It is your turn: all wait for you.
   *[0] { $name }, it is your turn!
}
relieve = Let a bot play on
prompt-haste = Everyone at once!
options-all = All you can do now
undo = Undo
resign = Give up
resign-sure = Give up? A bot takes your seat, and the others play on. You can take your seat back later.
go-on = Play on
sure = This cannot be undone.
sure-not = Go back
which = Which of these?
keys = Keys
keys-own = They are written on the islands, the dice, the bell and the cards.
key-h = this list
key-u = take the last move back
key-l = all you can do now
key-ask = what is that? Arrows walk on, ? again shows this list
key-name-arrows = ←↑↓→
key-arrows = on the board, among your things and in the log: to the next
key-name-tab = Tab
key-tab = from the board to what is asked, your things and the log
you-watch = You are watching: all seats are taken. Ask for one in the next game, or start a table of your own.
take-back = Take my seat back
sound = Sound
connection-silent = No answer from the server. What you do is kept and sent as soon as it answers.
connection-waiting = The connection is gone. Coming back … What you do is kept and sent then.
connection-back = The connection is back.
connection-unsent = There is no connection just now: this was not sent.
connection-closed = The table was closed.
connection-hurry = Now
coach = Hints for a first game
coach-again = Show them again
coach-enough = Got it
ask = What is this?
ask-mode = What is that? Tap any thing to learn it (key ?)
ask-rule = Rule { $rule }
ask-why = Not now: { $reason }
goal-here = The goal
about-goal = The goal of the game.
about-player = { $you ->
    [1] That is you, { $name }: this colour and symbol mark all that is yours.
   *[0] { $name }: this colour and symbol mark all that is theirs.
}
about-bot = A bot plays here.
about-away = This player is not connected just now.
about-lesson-clock = When it is up, the other is faster; the lesson goes on all the same.
about-clock = The time that is left for this decision; when it is up, a bot plays on.
coach-ask = Tap and hold anything, or point at it, to learn what it is. What does not light up says why.

log-started = The game begins.
log-undone = { $you ->
    [seat] You take
   *[other] { $seat } takes
} a move back.
log-takenover-resigned = { $you ->
    [seat] You give up
   *[other] { $seat } gives up
}; a bot plays on.
log-takenover-timeout = { $you ->
    [seat] Your time
   *[other] { $seat }'s time
} is up; a bot plays on.
log-setback = The server was set back to a backup: what happened after this is lost. Clocks begin anew.
log-takenover-away = { $you ->
    [seat] You are
   *[other] { $seat } is
} not here yet; a bot plays until then.
log-takenover-silent = { $you ->
    [seat] You were silent for long: a bot plays until you are back.
   *[other] { $seat } was silent for long: a bot plays until they are back.
}
log-takenback = { $you ->
    [seat] You are
   *[other] { $seat } is
} back.
fair-dice = Fair dice
fair-dice-means = Before the first move the server published this fingerprint (a SHA-256 hash) of the secret that all dice and cards come from. So nobody can change them now; at the end the secret is shown, and anybody can check them.
story = { $name } { $deeds }
story-you = You
story-skip = Skip
again = Show again what happened since your last turn
befallen = What happened to you

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
verify-other-rules = Played under rules { $rules }; this server has { $here }.
verify-end-kept = Its chance was checked, move by move; under other rules the moves are not played again, and the end is the one that was kept.
verify-fair = The dice were fair.
verify-unfair = Something is wrong with these dice.
verify-by-server = Browsers do cryptography only over HTTPS, so here the server checked itself. To check without trusting it, save the replay and run: doubloon replay FILE --verify
verify-fingerprint = Fingerprint
verify-the-secret = Secret

# Rules
ruling = ruling
ruling-means = Decided for this edition.
rules-table = Table
heard-options = You can: { $options }.
heard-more = { $more } more, in the list of all you can do
rules-contents = Contents
rules-exact = The letter of the law

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
confirm = Confirm what cannot be undone
confirm-means = An attack, a roll, the end of a turn. Never while everyone races.
account = You
account-means = You are a guest: this browser remembers you. With an account you can come back from anywhere.
signed-in-as = You are signed in as { $login }.
login = Name to sign in with
password = Password
sign-in = Sign in
sign-out = Sign out
become-account = Make this guest an account
delete-me = Delete who I am …
delete-means = Your name, flag, sign-in and bots go for good, and bots play on for you where you sit. Games stay with those who played them; what was said at those tables stays as it was.
delete-for-good = Delete for good
cancel = Cancel

# Profiles, histories and leaderboards
profile = Your profile and games
person-kind = { $kind ->
    [account] Account
    [program] A program
   *[guest] Guest
}
here-since = here since { $when }
change-who-i-am = Change my name or flag
a-bot = Bot
bot-strength = { $level ->
    [random] random
    [greenhorn] greenhorn
    [mate] mate
    [captain] captain
    [admiral] admiral
   *[other] { $level }
}
somebody-gone = somebody who is gone
played-won = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won } won ({ $share } %).
streaks = { $now } won in a row now, { $best } at best.
favourite = Most often: { $game }.
by-game = Game by game
place-count = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}: { $count }
unwon-count = won by nobody: { $count }
given-up-count = given up: { $count }
last-wins = { $won } won of the last { $count }
rating = Rating
rating-line = The rating went from { $first } to { $last }.
rating-after = rating { $points }
against-whom = Against whom
who = Who
games-count = Games
ahead = Ahead
behind = Behind
history = Games played
history-none = No games yet. The bots are ready.
earlier-games = Earlier games
gave-up = gave up
watch-replay-of = Watch the replay: { $game }, { $when }
best-players = The best
best-none = Nobody has played enough rated games yet. Make a table that counts, and begin.
rank = Rank
from-the-host = From the host:
report = Report this person
report-name = The name is not right
report-talk = How they talk is not right
report-words = In your words, if you like
report-send = Send it to the host
report-sent = The host will look at it.

# The host's desk
desk = The host's desk
desk-server = The server
desk-state = State
desk-ready = ready
desk-not-ready = not ready
desk-tables-live = Tables in memory
desk-sockets = People who look at one
desk-load = Load of the machine
desk-broken = Tables that broke
desk-errors = Faults
desk-limit = Limit met: { $limit }
desk-tell = Tell everyone
desk-text = What everyone is told, until it is taken back
desk-send = Tell them
desk-take-back = Take it back
desk-reports = Reports
desk-no-reports = Nothing was reported.
desk-silence = Silence
desk-unsilence = Let them talk
desk-settled = Settled
desk-tables = Tables
desk-status = { $status ->
    [open] open
    [playing] in play
    [over] over
    [ended] ended
   *[other] { $status }
}
desk-hide = Hide
desk-end = End
desk-people = People
desk-remove = Remove
really = { $what }: really?
rating-means = Everyone begins at 1000 ± 667: surely between 333 and 1667. Each game at a table that counts for the ratings makes that narrower. In the order of what everyone surely is, after { $least } games; bots do not move, they were measured.

# Kraken
kraken-coach-0 = Lit spaces can be sailed to; the number is what it costs. A far one is reached step by step.
kraken-coach-1 = Begin a turn on a wind space and your die counts twice.
kraken-coach-2 = Keep away from tentacles when the dial comes to Enraged.
kraken-coach-3 = Coral blocks the way. Shoot at it from the next space for 3 points, or sail around it.
kraken-coach-4 = Somebody has the gem: attack that ship from the next space, and roll higher.
kraken-coach-5 = You have the gem! Whoever is near will attack you: sail home to Start.
kraken-coach-6 = A ship on the next space can be attacked for 3 points: if you win, its next turn is shorter.
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
captain-coach-3 = Study the field: each pair of dice takes the island that shows it. When you ring, everyone casts.
captain-coach-4 = By turns your dice are cast once. Put pairs on lit islands, then end your turn.
captain-coach-5 = A line is marked: three of its islands are taken. Ring before somebody else does!
captain-coach-6 = The dotted line joins two islands of yours: if both cards survive, all between them is yours too.
captain-coach-7 = Choose a card, then point at an island: red are those that it reaches.
captain-coach-8 = The numbers beside each name are the cards that may still come: who has no 0 can be hit anywhere.
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
captain-wait = { $you ->
    [1] Ring when you are ready.
   *[0] { $name } rings when ready.
} Study the field!
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
nozoku-coach-3 = You want many dice of one high number: at the end you name one, and only dice that show it count.
nozoku-coach-4 = No card fits: one of your pile may be used once more, and then all come back to your hand.
nozoku-coach-5 = For your last card you take any die as it lies, a white one too, and all cards come back.
nozoku-coach-6 = Tap your dice of the number that brings most, and say so once more. The most dice bring 2 more.
nozoku-coach-7 = A dim card cannot be played now: tap it, and it says why.
nozoku-coach-8 = One card is left in your hand: whoever plays the last one takes any die, white too.
nozoku-coach-9 = A colour is running out in the cave: once it is gone, the round is played out and the game is over.
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
casket-coach-3 = The Dummy's hand lies face down: take it for yours if yours is hard to bid on.
casket-coach-4 = You speak last, so one bid is barred: not everybody can be right.
casket-coach-5 = Your Thief: whom do you need to be wrong? Take a card, look at it, and give back the one that helps them least.
casket-coach-6 = Your Mutiny: the higher roll takes the chair and won fights. Take those that make your bid come true.
casket-coach-7 = You are last, so your bid may still change by one: then it earns half the steps.
casket-coach-8 = A luck point adds 1 to a roll. Bolts on the dice bring new ones.
casket-coach-9 = You stand on white: no die is rolled here. Only luck points can pay for a feature.
casket-coach-10 = A trump lies on the table: only a higher trump beats it.
casket-coach-11 = Who holds the suit that was led must play it. Another suit cannot win.
casket-coach-12 = Your bid was missed: no diagonal steps this time.
casket-coach-13 = Your bid came true: you may step diagonally, past others and past barriers, and stop where the die is good.
casket-coach-14 = Three luck points buy a step, before you move.
casket-coach-15 = A line is crossed: battles are longer now, and high bids bring more steps.
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
casket-over = Battle { $battle } is over
casket-go-on = Go on
casket-fights-won = { $count ->
    [0] no fight won
    [one] won fight { $fights }
   *[other] won fights { $fights }
}
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

# Tables as text
text = Tables as text
text-means = For screen readers, or to play by reading and typing: every table in words, with numbered choices.
text-on = Show tables as text, for screen readers
text-off = Show tables drawn
text-choices = What you can do
text-since = Since your turn
text-goal = The goal
text-board = The board
mine = Your things
past-board = Past the board, to what you can do
text-places = All of them
text-nothing = Nothing yet.
text-command = Number of a choice, or a letter
text-help = Type a number and Enter for that choice. Letters: s since your turn, m my things, t standings, b the board, p place by place, c choices, g the goal, u undo.
text-no-choice = { $count ->
    [0] There is nothing to choose now.
    [one] There is only choice 1.
   *[other] There are choices 1 to { $count }.
}
text-rank = { $place }. { $name }{ $standing ->
    [none] {""}
   *[other] : { $standing }
}
text-by-turns = Tables are shown as text, so this game is played by turns. In real time, at a table of your own, bots go by the slowest person.
heard = What is spoken
heard-place = { $won }. Your place: { $place } of { $players }.
