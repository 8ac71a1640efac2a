# The lesson of Kraken. $seat is the bot.
lesson-goal = Bring the gem from the eye home to Start.

lesson-goal-card = This is a small whirlpool, and the red ship is yours. Whoever brings the gem from the eye home to Start wins.
lesson-points = Your die shows 2, so you have two points for this turn. A step forward costs one.
lesson-sail = Tap space 2: two steps, two points. Wind blows there.
lesson-wind = Well chosen: a die that is rolled on a wind space counts double.
lesson-others = Your points are spent, so it is { $seat }'s turn.
lesson-tantrum = Each round moves the dial, and now it shows Tantrum: coral rises on every base. Nobody sails where it stands.
lesson-shoot = A 6, doubled by the wind: twelve points. Tap the coral on 10: a shot costs three, and six hits bring it down.
lesson-fell = You shot a 6, and the coral is gone.
lesson-inward = Nine points left. Tap space 10 again: the short cut inward costs seven and saves half a round trip.
lesson-to-wind = Two points left. Tap space 12, where the wind blows.
lesson-follows = { $seat } comes after you, through the gap that you shot.
lesson-gem = A 4, doubled: eight points. Tap the eye: seven points inward, and the gem is yours.
lesson-got-it = The gem is aboard! Whoever carries it can be robbed, though.
lesson-robbers = { $seat } is one space away: near enough to attack you …
lesson-robbed = 5 against your 2: { $seat } has the gem. And you will have two points fewer next turn.
lesson-enraged = Enraged! It rolled 2 and grabs at ships near its tentacles: your 5 gets away, but { $seat } is held and has only one point next turn.
lesson-steal = You have four points: 3, doubled, less those two. Tap { $seat }'s ship: an attack costs three, and the higher die wins.
lesson-stolen = 6 against 3: the gem is yours again!
lesson-held = Held by the Kraken, { $seat } gets one point: one step.
lesson-out = Ten points, so away from here. Tap space 9: a way outward costs nine.
lesson-stop = One point is left, but here the wind blows. Stay for it: end your turn.
lesson-hunted = { $seat } is after you, and attacks …
lesson-missed = 2 against your 4: you held out.
lesson-home = Ten points again. Tap Start: nine outward, and you are home.
lesson-won = Home with the gem: you win!

lesson-end = The gem, then Start, and everyone after you: that is Kraken. The real whirlpool has one coil more and up to four ships.
