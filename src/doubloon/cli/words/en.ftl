welcome = { $game }
you-are = You are { $name }, seat { $seat }.
how-to-help = Choose by number; type rules for all of it, help for what else can be typed.
whose-turn = { $name }, it is your turn.
hand-over = Hand the screen to { $name }, who presses Enter.
choose = >
not-a-choice = { $answer } is not a choice: type a number from 1 to { $most }, or help.
in-common = { $argument } { $value } …
back = other choices
how-in-haste = In the race, type the number of a choice or its word (cast, ring, b2); Enter shows the table, help what else can be typed.
haste-seats = Several of you type: begin each line with your seat, { $seats }.
press-enter = { $name } has the bell. Look around; the race begins after you press Enter.
about-to-ring = Now: { $name } may ring at any moment.
others-act = It is for { $names } now.
hands-auto = The bots go by your pace: about { $seconds } s for a cast or a placement (--hands steady: by their own).
enter-skips = Enter shows all at once.
more = Enter for more, q to stop:
narrow = The table is { $wanted } columns wide, and this screen has { $width }: make it wider, or the letters smaller.
several-words = { $answer } may be { $words }: type more of it.
not-an-action = { $answer } is nothing that can be done: help lists what can be typed now.
help-number = make that move
help-enter = show the table
help-enter-begins = begin the race
type-help = help
help-help = this list
type-rules = rules, rules { $rule }
help-rules = the rulebook, or one rule of it
type-undo = undo
help-undo = take your last move back
type-save = save FILE
help-save = write the game to a file
type-quit = quit
help-quit = leave the table
help-short = The beginning of a word is enough where no other begins so.
refused-not-your-turn = You cannot act now.
captains-late = Captains and admirals are still being made ready for this machine; until then they play as mates.
captains-ready = Captains and admirals are ready: from now on they think ahead.
undone = Your last move is taken back.
no-undo = There is nothing to take back: a roll, a secret or another player's move stands.
saved = Saved. Go on with: { $command }
not-saved = { $file } cannot be written: { $why }. Try save with another file name.
goodbye = Fair winds.

result-title = The game is over.
result-nobody = Nobody won; this is how far everyone came:
result-table-won = No player won; this is how far everyone came:
result-row = { $rank }. { $name }

players = { $least ->
    [1] 1 to { $most } players
   *[other] { $least } to { $most } players
}
option-values = ({ $allowed }; else { $default })

compiling = Compiling { $game }
simulating = Playing
simulated = { $game }: { $games } games in { $seconds } s
stopped = Stopped by Ctrl+C after { $played } of { $games } games; the figures are of those.
shared = Several seats won together in { $share } of the games ({ $interval }).
undecided = Nobody won in { $share } of the games, which came to their limit ({ $interval }).
unwon = A player of the table's own won { $share } of the games ({ $interval }).
column-seat = seat
column-place = place in the order of play
column-bot = bot
column-wins = wins
column-share = share
column-times = times
column-share-of-wins = share of the wins
column-interval = 95 % interval
column-per-game = per game
column-mean = mean
column-median = median
column-range = 5 – 95 % of games
metric-rounds = Rounds
metric-decisions = Decisions
metric-seconds = Seconds in real time, per round

verified = { $file } is sound: its { $moves ->
    [one] 1 move leads
   *[other] { $moves } moves lead
} to the end that it names.
fair = All its dice come from the secret whose hash was published at the start: { $hash }
step = Step { $number } of { $last }
turn-page = Enter for the next step, b for back, a number to go there, q to stop:

thinks = { $name } ({ $bot }) considers:
searched = { $share } of the win, { $visits } visits
liked = liked { $weight }

meeting = Meeting
climbed = { $game }: { $games } games with { $players ->
    [1] 1 player
   *[other] { $players } players; a bot like all others would win { $chance }
}
ladder-unwon = No bot won { $share } of the games ({ $interval }).
column-seats = seats
column-rating = rating
column-players = players
column-options = options
column-decided = games won
column-thrown-away = last choices thrown away
column-gate = gate
gate-passed = passed
gate-failed = not passed
ladder-aside = The rules, the bots or a board have changed since: begun anew. The games from before are in { $file }.
ladder-kept = These games are kept in { $file }; the same command with more games goes on from there.

tuning = Searching
table-written = The table that it changed is in { $file }.
report-written = The report is in { $file }.
run-stopped = Stopped by Ctrl+C. What is played is kept in { $folder }; the same command goes on from there.
run-cut = { $file } was cut, and its games have been played again.
