# What the server says. Seats are counted from 0 by programs; clients show names or count from 1.

refused-over = The game is over.
refused-resting = This table rests: it was begun under rules { $rules }, and this server has { $here }. It goes on when rules { $rules } run here again.
refused-set-aside = This table cannot be read just now. It is noted for who looks after this server; nothing of it is lost.
refused-no-record = This game was played under rules { $rules }, and what everyone saw of it was not kept.
rests-other-rules = This table rests: it was begun under rules { $rules }, and this server has { $here }. Everything in it is kept, and it goes on when rules { $rules } run here again.
rests-over = Played under rules { $rules }; this server has { $here }. What you see is what was kept of it.
rests-unreadable = This table rests: its moves cannot be played again. It is noted for who looks after this server; everything in it is kept.
refused-not-your-turn = You cannot act now.
refused-no-limit = The table waits for a move, however long it takes.
refused-malformed = { $field ->
    [login] A name to sign in with has 3 to 32 characters: letters from a to z, digits, dots, hyphens and underscores.
    [password] A password has 8 to 256 characters.
    [name] A name has 1 to 30 characters that can be seen, and no piles of accents.
    [guest] A name has 1 to 30 characters that can be seen, and no piles of accents.
   *[other] The server did not understand this. Load the page anew and try again.
}
refused-binary = Messages are text in JSON, not binary.
refused-too-often = Too often: try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} (limit { $limit }).
refused-too-many-sockets = Too many connections at once: { $most } are possible (limit { $limit }).
refused-too-many-watchers = Too many people watch this table already: { $most } are possible.
refused-stranger = Tell your name first: become a guest, or sign in.
refused-token = This token is not good, or no longer.

refused-no-table = There is no table with this link.
refused-ended = The host of this server has ended this table.
refused-silenced = The host of this server lets you say nothing at tables.
refused-not-server-host = Only the server's host can do that, with its key.
refused-no-person = There is nobody with this id.
refused-no-account = Only an account has a password.
refused-no-spectators = Nobody may watch this table but those who play.
refused-draining = The server is stopping; try again in a moment.
refused-elsewhere = The table is just moving between servers; try again in a moment.
refused-busy = Too much is going on at once; try again in a moment.
refused-disk-full = The server's disk is full, so nothing can be kept for the moment. Look around; play goes on once its host has made room.
refused-disk-broken = The server cannot write to its disk, so nothing can be kept for the moment. Look around; play goes on once its host has seen to it.
refused-damaged = What the server keeps cannot be read. It has been noted for its host.
refused-seated-already = You sit at this table already.
refused-table-full = All seats of this table are taken.
refused-seat-taken = Someone sits there already.
refused-no-such-seat = There is no such seat: they are numbered 0 to { $last }.
refused-not-seated = You do not sit at this table.
refused-not-host = Only the host of the table can do that.
refused-not-open = The game has begun already.
refused-not-playing = The game is not being played: it has not begun, or is over.
refused-not-in-lesson = The lesson asks for something else now.
refused-no-lesson = There is no lesson of { $game } yet.
refused-lesson-dice = The dice of a lesson are chosen, so there is nothing to verify.
refused-not-over = The game is not over yet.
refused-no-level = No bot is called { $level }; there are: { $levels }.
refused-no-such-term = A table's { $term } cannot be { $value }; it can be: { $known }.
refused-pirate-taken = { $pirate } sits at this table already.
refused-no-bot = No bot plays for that seat.
refused-seats-free = { $free ->
    [one] One seat is
   *[other] { $free } seats are
} still free: wait for someone, or put bots there.
refused-bot-plays = A bot plays for you; take your seat back first.
refused-you-play = You play for yourself already.
refused-not-waited-for = Nobody waits for that player in a way that you could change.
refused-too-soon = Give them { $seconds } seconds more.
refused-no-undo = There is nothing to take back: a roll, a secret or another player's move stands, or others could act since.
refused-no-talk = There is no talk at this table.
refused-talk-length = A line of talk has 1 to { $most } characters.
refused-piled-up = A line of talk has no piles of accents.
refused-rematched = There is a new table already.
refused-pace = { $pace ->
    [live] A live table has no clock: its amount is 0.
    [soft] A table can have 1 to { $most } minutes of silence before a bot may play on.
    [days] A table can have 1 to { $most } days per decision.
   *[seconds] A table can have 1 to { $most } seconds per decision.
}
refused-too-many-tables = You have { $most } tables open or in play; finish one first.

refused-not-guest = Only a guest can become an account.
refused-login-taken = Someone else signs in as { $login }; choose another.
refused-common-password = Too many people use this password, so it would be tried first; choose another.
refused-password = That is not the password of this account.
refused-sign-in = No account has this name and password.
refused-programs-own-none = A bot cannot own bots.
refused-too-many-friends = You have { $most } friends on your list: no more fit.
refused-too-many-programs = You have { $most } bots already.
refused-no-program = You have no such bot.

refused-host = This server is not known as { $host }: its host can add the name to DOUBLOON_NAMES.
refused-origin = Requests that change something come from the server's own pages (header Origin), or carry a token.
refused-content-type = The body of a request is JSON (header Content-Type: application/json).
refused-body = The body of a request has at most { $most } bytes.
refused-no-metrics = This server shows no metrics.
refused-http = { $text }
refused-fault = Something went wrong on the server. It has been noted.

bye-restart = The server restarts; come back in a moment.
bye-trouble = The table has to be read anew; come back in a moment.
bye-disk-full = The server's disk is full: the table is shown as it was kept, and goes on when there is room.
bye-disk-broken = The server cannot write to its disk: the table is shown as it was kept, and goes on once that is mended.
bye-slow = The connection could not keep up; come back.
bye-nonsense = Too many messages that could not be read.

took-over-resigned = A bot plays on for { $seat }, who resigned.
took-over-timeout = A bot plays on for { $seat }, whose time was up.

# What a table can be set to (terms.py).
term-pace = Time for a decision
term-pace-live = as long as it takes
term-pace-soft-4 = no clock, but a bot may step in after 4 minutes
term-pace-seconds-30 = 30 seconds
term-pace-seconds-90 = 90 seconds
term-pace-days-1 = a day
term-pace-days-3 = three days
term-hands = How fast bots are
term-hands-auto = As fast as the slowest person
term-hands-level = Each as fast as it can
term-hands-slow = Slow
term-hands-steady = Steady
term-hands-brisk = Brisk
term-hands-quick = Quick
term-public = Show it in the list of open tables
term-spectators = Others may watch
term-rated = It counts for the ratings
term-talk = Talk at the table

# The pirates who play as bots (bots/pirates.py), and what they say now and then.
pirate-pip = Pip
remark-pip-began = I sharpened my wooden sword for this!
remark-pip-won = I won? Does the captain know?
remark-pip-robbed = Finders keepers!
remark-pip-was-robbed = Hey, I was holding that!
pirate-dot = Dot
remark-dot-began = Which way is the sea? I can’t see a thing.
remark-dot-won = I won? I could not see a thing.
remark-dot-robbed = It fell into my hat. Honestly.
remark-dot-was-robbed = Who was that? I had my hat down.
pirate-barnaby = Barnaby
remark-barnaby-began = Could we play this ashore?
remark-barnaby-won = I feel better already.
remark-barnaby-robbed = Sorry. I needed something to hold on to.
remark-barnaby-was-robbed = Have it. Just don’t rock the boat.
pirate-quill = Quill
remark-quill-began = Awk! Deal me in!
remark-quill-won = Pieces of eight! All mine!
remark-quill-robbed = Mine! Mine! Mine!
remark-quill-was-robbed = Thief! Thief! Awk!
pirate-nell = Nell
remark-nell-began = Fair wind. Let’s go.
remark-nell-won = The stars said so.
remark-nell-robbed = Nothing personal. Lovely cargo.
remark-nell-was-robbed = Keep it warm for me. I’ll be back.
pirate-bruno = Bruno
remark-bruno-began = All hands! By the book, please.
remark-bruno-won = On schedule.
remark-bruno-robbed = Confiscated.
remark-bruno-was-robbed = That goes into the logbook.
pirate-meg = Old Meg
remark-meg-began = I played this with your grandfather. He lost.
remark-meg-won = Not bad for a hundred and three.
remark-meg-robbed = Thank you, dear.
remark-meg-was-robbed = In my day thieves knocked first.
pirate-mog = Mog
remark-mog-began = Mrow?
remark-mog-won = Purrrr.
remark-mog-robbed = (sits on it)
remark-mog-was-robbed = Hsss!
pirate-ironbeard = Ironbeard
remark-ironbeard-began = Whoever still floats at the end may complain.
remark-ironbeard-won = Naturally.
remark-ironbeard-robbed = That was never yours.
remark-ironbeard-was-robbed = I shall remember your face.
pirate-isolde = Isolde
remark-isolde-began = Do try to keep up, darlings.
remark-isolde-won = One has style, or one has not.
remark-isolde-robbed = It suits me better, don’t you think?
remark-isolde-was-robbed = How rude. I like it.
pirate-fog = Fog
remark-fog-began = I have all the time in the world.
remark-fog-won = You can’t take it with you. I can.
remark-fog-robbed = Boo.
remark-fog-was-robbed = That went right through me.
pirate-octavia = Octavia
remark-octavia-began = One cup of tea, seven hands free.
remark-octavia-won = A win for all eight of us.
remark-octavia-robbed = Oops. It stuck.
remark-octavia-was-robbed = You’ll get ink for that.
