title = Lantern
tagline = Burn your oil, or save it.
goal = Win by having the most light.

seat-0 = Red
seat-1 = Blue

prompt-turn = Burn or save?
action-burn = Burn oil
action-save = Save oil
refused-turn = It is not your turn.
event-shone = { $seat } shines: { $light }.
board-light = The lanterns shine { $first } and { $second }.
score = { $score } of light
option-nights = Nights that the game lasts.
metric-turns = Turns
