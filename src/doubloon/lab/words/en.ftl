report-title = { $game }: what { $games } games say
report-lead = { $players ->
    [1] Played alone
   *[other] { $players } players
} · { $bots } · { $options }
no-options = all options as usual
summary = In short
beside = The same game by { $who }
figures = In figures
all-figures = All figures
all-choices = Every choice
choices-shown = { $count } choices and kinds of choices; † hardly ever taken
how-made = How this was made
mates-label = { $bot } ({ $games } games)

found-seats = { $size ->
    [none] No place in the order of play is better than another: the farthest from { $even } is place { $place } with { $share } of the wins ({ $low }–{ $high }).
   *[other] Place { $place } in the order of play wins { $share } ({ $low }–{ $high }) where { $even } would be even: { $size ->
        [small] a small
        [clear] a clear
       *[large] a large
    } { $way ->
        [more] advantage
       *[less] disadvantage
    }.
}
found-undecided = { $share } of the games come to their limit, and nobody wins ({ $low }–{ $high }).
found-unwon = A player of the table's own wins { $share } of the games ({ $low }–{ $high }).
found-ties = { $share } of the games are won by several seats together ({ $low }–{ $high }).
found-length = A game takes { $rounds } rounds on the mean, nine of ten between { $few } and { $many }, and { $decisions } decisions.
found-seconds = A round in real time takes { $mean } simulated seconds ({ $low }–{ $high }).
found-choices = Whoever decides has { $legal } things to choose from, and in { $forced } of the decisions a single one.
found-dead-verbs = Hardly ever wanted, in less than 1 % of the chances to: { $names }.
found-dead = { $count } of { $of } choices are taken in less than 1 % of the chances to; the most offered of them: { $names }.
found-no-dead = No choice is dead: each of the { $of } is taken in 1 % of its offers or more, as far as these games can tell.
found-leads = The lead changes { $changes } times in a game; who leads at half-time wins { $share } ({ $low }–{ $high }).
found-drama = On the way the winner is { $behind } points behind whoever leads, on the mean, and nobody else surely leads in the last { $decided } of the game.
found-luck = { $vague ->
    [1] How much of what moves the chances to win is luck after a choice is made, { $followed } followed games can hardly tell: between { $low } and { $high } %.
   *[other] { $share } ({ $low }–{ $high }) of what moves the chances to win is luck after a choice is made; the rest is what is chosen, and who is quicker.
}
found-kings = Of { $looked } decisions by seats that could not win any more, { $share } ({ $low }–{ $high }) could move another's chance by more than 20 points.
beside-seats = Among { $who } place { $place } wins most: { $share } ({ $low }–{ $high }) of { $games } games, where { $even } would be even.
beside-rounds = { $apart ->
    [1] Their games take { $two } rounds instead of { $one }.
   *[other] Their games are as long, as far as so few can tell: { $two } rounds and { $one }.
}
beside-score-spread = { $apart ->
    [1] First and last are { $two } points apart instead of { $one }.
   *[other] First and last are as far apart, as far as so few can tell: { $two } points and { $one }.
}

picture-places = Wins by place in the order of play
picture-places-note = Points with 95 % intervals; the dashed line would be even.
picture-chairs = Wins by chair
picture-chairs-note = Who begins is drawn, so a chair by itself should not matter.
picture-rounds = How long games are, in rounds
picture-rounds-note = The few longest and shortest are left out.
picture-decisions = How long games are, in decisions
picture-decisions-note = Of all seats together.
picture-seconds = Seconds in real time
picture-seconds-note = Simulated, per round.
picture-usage = What is done when it can be
picture-usage-note = Of the decisions at which it was offered; the most offered at the top.
picture-scores = First and last
picture-scores-note = Points between the best and the worst score at the end.
picture-open = How open the game is
picture-open-note = 1: anybody may win; 0: it is settled. With 95 % intervals.
picture-movement = When it is decided
picture-movement-note = How much of all that moves the chances to win happens in each tenth of the game.
picture-leads = Changes of the lead
picture-leads-note = In games that were followed by playouts.

axis-places = place in the order of play
axis-chairs = chair
axis-wins = wins, %
axis-games = games, %
axis-rounds = rounds
axis-decisions = decisions
axis-seconds = seconds per round
axis-taken = taken, % of offers
axis-scores = points
axis-progress = % of the game
axis-open = open
axis-movement = % of the movement
axis-leads = changes of the lead

column-metric = figure
column-value = value
column-interval = 95 % interval
column-games = games
column-choice = choice
column-offered = offered
column-taken = taken
column-share = share

metric-seat_advantage = Seat advantage, worst place
metric-seat_advantage_place = Seat advantage, place { $place }
metric-wins = Games won
metric-rounds = Rounds
metric-decisions = Decisions
metric-seconds = Seconds in real time per round
metric-hasty_share = Decisions in real time
metric-branching = Choices per decision
metric-forced_share = Forced decisions
metric-score_spread = Points between first and last
metric-ties = Games won together
metric-undecided = Games that nobody won
metric-unwon = Games won by the table
metric-lead_changes = Changes of the lead
metric-drama = Drama: points the winner is behind
metric-decided_at = Decided: last share of the game
metric-uncertainty = Uncertainty
metric-suspense = Suspense
metric-surprise = Surprise
metric-luck_share = Luck
metric-catch_up = Catch-up: slope at half-time (1: as it should be)
metric-led_at_half = Leader at half-time wins
metric-kingmaking = Kingmaking

made-games = { $games } games from seed { $seed }, each by its own number: the same command makes the same file.
made-followed = { $followed } of them were followed by playouts: at up to { $moments } moments { $playouts } times the same bots played on, in two halves that share no chance; so what they differ by is not counted as drama. At up to { $close } of its decisions, half of them in its last part, { $deep } playouts of 8 futures say how much luck there is.
made-other = { $games } games by { $who } from the same seed.
made-intervals = All intervals are 95 % intervals over games.
made-by = Doubloon { $version }, rules { $rules } of { $name }, sources { $key }.
made-options = Options: { $options }.
made-command = Made by:

compare-title = { $game }: two ways to play beside each other
compare-lead = { $one } → { $other }
compare-alike = { $all ->
    [1] All { $games } games of the same number went the same way, move for move as far as anything is counted: this changes nothing.
   *[other] { $alike } of { $games } games of the same number went the same way.
}
compare-paired = A pair of games with the same seed tells as much as { $worth } games with seeds of their own.
verdict-known = Surely different ({ $count })
verdict-few = Too few games to say ({ $count })
verdict-same = No difference shown, and none that matters possible ({ $count })
column-one = before
column-other = after
column-difference = difference
column-corrected = by chance (corrected)
column-wanted = games it takes
taken-of = { $action }, when it can be
made-compared = Differences are “after” minus “before”, with 95 % intervals. By chance: how likely so large a difference is among equals, corrected by Holm for all metrics here; below 0.05 it counts. Too few: the interval still holds differences that matter (1 point of a share, 2 % of a number, 0.02 of an index); beside it, how many games it takes.

sweep-title = { $game }: { $settings } settings side by side
made-sweep = { $games } games of each setting from seed { $seed }, played by { $bots }; beside each figure half its 95 % interval.

tune-reached = { $values } reaches every target in { $games } games with seeds of their own, after { $tried } settings were tried.
tune-missed = No setting of { $tried } reaches every target. The nearest, in { $games } games with seeds of their own: { $values }.
column-target = target
column-reached = reached
yes = yes
no = no
