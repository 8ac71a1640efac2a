# The lesson of Captain Dice. $seat is the bot.
lesson-goal = Bring home more treasure than anyone.

lesson-islands = Every island is a treasure with two numbers. You take islands with pairs of dice, then fight for them with hidden cards.
lesson-ring = Tap the bell: everyone casts six dice at once.
lesson-cast = The race is on.
lesson-place = You have a 1 and a 6. Tap the island that shows both: that pair takes it.
lesson-again = Four dice are left, and no two of them fit a free island. Tap them to cast them all again, as often as you like.
lesson-others = { $seat } takes an island too. In a real game nobody waits: everyone plays at once.
lesson-place-again = Now you have a 3 and a 6. Tap their island, at the other end of your row.
lesson-placed = Two of the three in this row are yours.
lesson-enough = Three islands are taken, and with two players that is enough to end the race. Tap the bell!
lesson-rung = You rang, so you go first.
lesson-between = Now the fight. Cards at both ends of a line also win what lies between, unless an enemy's card stands there.
lesson-squid = Cards take the place of your dice, face down. Tap the Squid King (4), then the lit island: it strikes along both diagonals.
lesson-hides = { $seat } hides a card as well …
lesson-spy = Tap a Spy ship (5), then your other island. It strikes nobody, but it holds the end of your row.
lesson-swept = Your Squid King swept { $seat }'s card off the field.
lesson-three = Three treasures are yours: two under your cards, and the one between them.
lesson-haste = One warning: whoever rings too early is locked out until the race is over. Count the islands first.

lesson-clock = Once more, and now a clock runs: { $seat } wants the island with the 3 and the 5 as well. Ready?
lesson-ring-again = Tap the bell: everyone casts.
lesson-race = You both have a 3 and a 5. Tap their island, in the middle, before { $seat } does!
lesson-fast = You were faster: the island is yours.
lesson-slow = { $seat } was faster, and the island is gone.
lesson-and = Go on at once: your two 6s take the island below.
lesson-watch = Now keep an eye on { $seat } …
lesson-ring-quick = Three islands are taken, and marked: ring before { $seat } does! When you have won a game, you notice it yourself.
lesson-rung-first = You rang first, so you would be the first to hide a card.
lesson-rung-late = { $seat } rang first, and would be the first to hide a card.

lesson-end = Cast, place, ring, then fight for lines, round after round until the treasure runs out. A real game is a race from bell to bell, and bots go by your pace.
