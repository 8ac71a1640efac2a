# What the server says. Seats are counted from 0 by programs; clients show names or count from 1.

refused-over = The game is over.
refused-not-your-turn = You cannot act now.
refused-no-limit = The table waits for a move, however long it takes.
refused-malformed = { $text }
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
refused-no-spectators = Nobody may watch this table but those who play.
refused-draining = The server is stopping; try again in a moment.
refused-elsewhere = The table is just moving between servers; try again in a moment.
refused-busy = Too much is going on at once; try again in a moment.
refused-seated-already = You sit at this table already.
refused-table-full = All seats of this table are taken.
refused-seat-taken = Someone sits there already.
refused-no-such-seat = There is no such seat: they are numbered 0 to { $last }.
refused-not-seated = You do not sit at this table.
refused-not-host = Only the host of the table can do that.
refused-not-open = The game has begun already.
refused-not-playing = The game is not being played: it has not begun, or is over.
refused-not-over = The game is not over yet.
refused-no-level = No bot is called { $level }; there are: { $levels }.
refused-no-such-term = A table's { $term } cannot be { $value }; it can be: { $known }.
refused-no-bot = No bot plays for that seat.
refused-seats-free = { $free ->
    [one] One seat is
   *[other] { $free } seats are
} still free: wait for someone, or put bots there.
refused-bot-plays = A bot plays for you; take your seat back first.
refused-you-play = You play for yourself already.
refused-no-undo = There is nothing to take back: a roll, a secret or another player's move stands, or others could act since.
refused-no-talk = There is no talk at this table.
refused-talk-length = A line of talk has 1 to { $most } characters.
refused-rematched = There is a new table already.
refused-pace = { $pace ->
    [live] A live table has no clock: its amount is 0.
    [days] A table can have 1 to { $most } days per decision.
   *[seconds] A table can have 1 to { $most } seconds per decision.
}
refused-too-many-tables = You have { $most } tables open or in play; finish one first.

refused-not-guest = Only a guest can become an account.
refused-login-taken = Someone else signs in as { $login }; choose another.
refused-sign-in = No account has this name and password.
refused-programs-own-none = A bot cannot own bots.
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
bye-slow = The connection could not keep up; come back.
bye-nonsense = Too many messages that could not be read.

took-over-resigned = A bot plays on for { $seat }, who resigned.
took-over-timeout = A bot plays on for { $seat }, whose time was up.

# What a table can be set to (terms.py).
term-pace = Time for a decision
term-pace-live = as long as it takes
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
term-talk = Talk at the table
