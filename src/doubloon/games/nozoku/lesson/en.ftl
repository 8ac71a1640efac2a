# The lesson of Nozoku Dice. $seat is the bot.
lesson-goal = Gather dice that show one high number.

lesson-goal-card = You hold a 3 and a 1. At the end you name one number, and only your dice that show it score: their sum.
lesson-take = You play a card and take a die of its upper number. Tap the red 3 in the cave: your card 3/5 goes with it.
lesson-raise = A card's two numbers are powers for the dice that you hold. Upper first: 3 is Raise. Tap your 3, it becomes a 4.
lesson-flip = Now the lower one: 5 is Flip. Tap your 1: upside down it is a 6. The die that you took joins them when your turn ends.
lesson-seen = { $seat } sits opposite and peeks at the back of your die: a 2 …
lesson-tipped = { $seat } had a card with a 2 below, and used that power, Tip: a 6 became a 5.
lesson-cost = A peek costs a card, but it brings you a power in somebody else's turn.
lesson-others = { $seat }'s turn: a 6, with card 6/4. The powers: Recast, then Lower.
lesson-peek = Your turn to peek: the back of { $seat }'s die shows a 3, and your card 2/3 has a 3 below. Tap the glowing eye by the die.
lesson-peeked = Of a card that peeks, only the lower power counts: Raise. Tap your 3, and you have two 4s.
lesson-round = A new round: the smallest sum begins, and that is you. The most common number in the cave, the 5s, was rolled again.
lesson-white = The white dice are for later: whoever has played all six cards takes any die, white too, and all cards back.
lesson-take-again = Let us go for 4s. Tap the red 4 in the cave.
lesson-lower = 4 is Lower. Tap your 6: it becomes a 5.
lesson-echo = 1 is Echo: a die becomes a lower number that you hold as well. Tap your 5.
lesson-echoed = With the die that you took, that makes four 4s.
lesson-seen-again = { $seat } peeks again, sees a 6 and recasts …
lesson-others-again = { $seat } rolled a third 5, and now takes the last red die.
lesson-no-peek = You see a 4: card 6/4 would Lower one of your dice. That would spoil your 4s, so do not peek.
lesson-over = No red die is left in the cave. Once a colour is used up, the round is played out, and the game is over.
lesson-name = Now everyone names a number in secret. Tap your 4s, then say so once more.
lesson-names = { $seat } names a number too …
lesson-won = Four 4s are 16, and 2 more for the most dice: 18. { $seat }'s three 5s are 15. You win!

lesson-end = Take, turn, peek, and name your number. The real cave is deeper, and up to four players peek, each at a different side.
