# The lesson of Casket of Gold. $seat is the bot.
lesson-goal = Be the first whose marker reaches the casket.

lesson-goal-card = Here is the casket: the first marker on it wins. Steps towards it are earned in battles, and this is the first.
lesson-hand = Three cards, so this battle has three fights. Say how many you will win, and be exactly right: that brings steps.
lesson-bid = Your 9 of Axes should win, and one more with some luck. Bid 2.
lesson-others = { $seat } bids as well.
lesson-nemesis = The last to speak may not make the bids add up to three. So 0 is out, and { $seat } says 1.
lesson-lead = You begin, and your suit is the one to follow. You can spare a fight: play the 1 of Swords.
lesson-follow = Whoever has Swords must play Swords now. The highest wins …
lesson-lost = The 4 wins. No harm: you bid two of three.
lesson-second = { $seat } won, so { $seat } leads: Axes.
lesson-must = Axes were led and you have one, so you must play it. Gladly: your 9 is the highest of all.
lesson-won = One fight won, one to go.
lesson-feature = You lead with your last card. A 4 will hardly win, but each card has a special side: this is a trump of 2, and any trump beats all suits.
lesson-try = It costs 1 on your die, which is green until you enter the map. Tap what hangs below the card to try.
lesson-luck = No points, but a bolt: that is a luck point. Spend it to add 1 to your roll, and that is enough.
lesson-nines = Now the others: a trump need not be followed, so they play what they have …
lesson-trumped = Two nines, and your little trump beats both!
lesson-earned = Bid 2 and won 2: 2 steps, and 1 more for each fight you bid. Missed by one is worth 1 step, missed by more none.
lesson-sides = Other special sides can still spoil a bid: Mutiny takes a seat with its won fights, Thief swaps a card. Blessed keeps both off you. Hold a card, or point at it, to read its side.
lesson-enter = Whoever has the most steps goes first: you, with four. Tap the harbour to enter the map.
lesson-barrier = A barrier stands ahead. But with a made bid you may go diagonally: tap the blue square.
lesson-diagonal = Two steps left. Diagonally again, as far forward as you can.
lesson-crossed = You crossed a line: from the next battle on everyone has four cards.
lesson-red = One more, forward. A square's colour is the die that you roll there: red is best.
lesson-after = { $seat } made the bid of 1: three steps. Then whoever missed by one goes a single step.
lesson-near = Nobody is nearer to the casket than you: two steps. And in the next battle you roll the red die.

lesson-end = Bid, be right, and run. Here the lesson ends; a real game goes on, battle after battle, until somebody is on the casket.
