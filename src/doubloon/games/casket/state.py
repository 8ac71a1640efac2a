"""The constants of Casket of Gold, and the record that is the whole state of a game."""

from doubloon.engine.records import state_record

MOST_PLAYERS = 6
DUMMY = MOST_PLAYERS  # plays cards and has a marker (G33)
HOUSE = DUMMY + 1  # plays cards only (G31)
MOST_AT_TABLE = 6  # who plays a card in a fight: 6 captains, or fewer with the Dummy and the House
NOBODY = -1

# Cards are numbers: nine of each suit in this order, 1 to 9. Skulls are trump; the deck of 36 has none by nature.
SUITS = ("swords", "axes", "bows", "shields", "skulls")
SWORDS, AXES, BOWS, SHIELDS, SKULLS = range(5)
VALUES = 9
MOST_CARDS = VALUES * len(SUITS)
MOST_FIGHTS = 5  # cards that a captain is dealt at the most
NO_CARD = -1

FEATURES = ("none", "trump", "fog", "blessed", "luck", "thief", "mutiny")
NO_FEATURE, TRUMP, FOG, BLESSED, LUCK, THIEF, MUTINY = range(7)
KINDS = ("universal", "trump")  # what a special value can be

# How a card on the table counts.
NATURAL, UNIVERSAL, FOGGED = range(3)

# A square's colour is that of the die rolled there.
COLOURS = ("green", "blue", "red", "white")
GREEN, BLUE, RED, WHITE = range(4)
SEA = -1  # no square
DICE = 3
FACES = 6
MOST_LUCK = 3
MARKS = ("pips", "blank", "cross", "bolt", "circle")  # what is on a face; a bolt may have pips beside it
PIPS, BLANK, CROSS, BOLT, CIRCLE = range(5)
# What a bolt brings: it is none, a luck point, none as three are held, none at all, or a point.
BOLTS = ("none", "luck", "full", "nothing", "point")
NO_BOLT, BOLT_LUCK, BOLT_FULL, BOLT_NOTHING, BOLT_POINT = range(5)
PRICE_OF_A_STEP = 3  # luck points

# How a fight was won (G15): by a trump, by value, in a roll-off, by playing first after it, or by leading.
HOWS = ("trump", "highest", "roll-off", "first", "leader")
BY_TRUMP, BY_VALUE, BY_ROLL_OFF, BY_PLAYING_FIRST, BY_LEADING = range(5)
# What a bid earned (G23, G25): made, missed by 1 or by more, and the same with hindsight.
EARNINGS = ("made", "close", "missed", "halved", "close-by-hindsight", "missed-with-hindsight")
WITH_HINDSIGHT = 3  # the first of those
# Why a feature at the end of a fight comes to nothing.
IDLE = ("no-die", "no-cards", "nobody")
NO_DIE_TO_ROLL, NO_CARDS_LEFT, NOBODY_TO_CHOOSE = range(3)

# A square's number is its column times MOST_ROWS plus its row from the top.
CARD_ROWS = ("top", "middle", "bottom")
CARD_COLUMNS = 2
MOST_MAP_CARDS = 10
MOST_COLUMNS = CARD_COLUMNS * MOST_MAP_CARDS
MOST_ROWS = 9
SQUARES = MOST_COLUMNS * MOST_ROWS
MOST_IN_POOL = 24
OFF_MAP = -1
NOWHERE = -1
FAR = 99  # steps to a finish that cannot be reached
WALL_RIGHT, WALL_BELOW = 1, 2  # bits: where a square has a barrier

# Where a map card can have a barrier; the bits of a card's set of barriers.
EDGES = (
    "left-right top",
    "left-right middle",
    "left-right bottom",
    "top-middle left",
    "top-middle right",
    "middle-bottom left",
    "middle-bottom right",
)

# Steps, in the order in which the Dummy prefers them (G33).
WAYS = ("diagonal-up", "forward", "diagonal-down", "up", "down")
DIAGONAL_UP, FORWARD, DIAGONAL_DOWN, UP, DOWN = range(5)

# What is being decided.
PHASES = (
    "exchange",
    "bid",
    "fight",
    "roll",
    "failing",
    "fog",
    "drawn",
    "thief",
    "give",
    "mutiny",
    "plunder",
    "hindsight",
    "move",
)
(
    EXCHANGING,
    BIDDING,
    FIGHTING,
    ROLLING,
    FAILING,
    IN_FOG,
    DRAWN,
    STEALING,
    GIVING,
    REVOLTING,
    PLUNDERING,
    LOOKING_BACK,
    MOVING,
) = range(13)

# What comes next by itself.
(
    DEALING,
    NEXT_BID,
    NEXT_CARD,
    FIGHT_ENDED,
    END_FEATURES,
    NEXT_FIGHT,
    BATTLE_ENDED,
    RECKONING,
    NEXT_MOVE,
    BATTLE_DONE,
) = range(13, 23)

# Where a card may be, for those who cannot see it: in a captain's hand, the Dummy's, or the deck.
DECK = DUMMY + 1
HOLDERS = DECK + 1
# Whose knowledge is kept: every captain's, and what everyone knows, which is all that a spectator knows.
PUBLIC = MOST_PLAYERS
VIEWERS = PUBLIC + 1

ROLLED_DICE, DICE_CARDS = range(2)
FINISHES = ("corner", "column")
CORNER, COLUMN = range(2)
STARTS = ("harbour", "corner", "column")
HARBOUR = STARTS.index("harbour")
ANYWHERE = STARTS.index("column")
DEAD_ENDS = ("refused", "allowed")
DEAD_ENDS_ALLOWED = DEAD_ENDS.index("allowed")
DUMMIES = ("fights", "scale")
ON_A_SCALE = DUMMIES.index("scale")
START_DICE = ("green", "none")
HINDSIGHTS = ("all", "map")
ON_MAP_ONLY = HINDSIGHTS.index("map")
HOUSES = ("auto", "off")
HOUSE_OFF = HOUSES.index("off")

State = state_record(
    [
        # options
        ("map_cards", "i8"),  # how many map cards are laid
        ("finish", "i8"),  # CORNER or any square of the last COLUMN
        ("start", "i8"),  # HARBOUR, the bottom square of the first column, or ANYWHERE in it
        ("dead_ends", "i8"),  # 1: squares from which no way leads to the finish may lie on the map
        ("start_die", "i8"),  # 0: off the map the green die is rolled, 1: none
        ("opening_cards", "i8"),  # cards dealt while nobody is on the map
        ("hindsight", "i8"),  # 1: only captains on the map can be last
        ("house", "i8"),  # 1: no House with 3 players
        ("dummy", "i8"),  # 1: the Dummy earns points ON_A_SCALE
        ("battle_limit", "i8"),  # battles after which nobody wins
        ("dice", "i8"),  # ROLLED_DICE or DICE_CARDS
        # the deck (deck.py)
        ("cards", "i8"),  # how many cards the deck has
        ("feature", "i1", (MOST_CARDS,)),
        ("special", "i1", (MOST_CARDS,)),  # its value as a trump or universal
        ("cost", "i1", (MOST_CARDS,)),  # points that the feature costs
        ("featured", "i8"),  # the set of cards with a feature
        ("fogs", "i8"),  # the set of Fog cards
        # the dice (dice.py)
        ("pips", "i1", (DICE, FACES)),
        ("bolt", "i1", (DICE, FACES)),
        ("circle", "i1", (DICE, FACES)),
        ("mark", "i1", (DICE, FACES)),  # as MARKS name it, to be told
        # the map cards and their layout (chart.py)
        ("pool_colour", "i1", (MOST_IN_POOL, 6)),  # left and right of each row, from the top
        ("pool_edges", "i1", (MOST_IN_POOL,)),  # the set of barriers on each card
        ("pool_row", "i1", (MOST_IN_POOL,)),  # on a track laid by its designer: rows below the highest card
        ("pool", "i8"),  # how many there are
        ("laid_out", "i8"),  # 1: a designer's track, laid in this order
        ("second_card_lower", "i8"),  # the layout: rows that every second card lies lower
        ("second_half_higher", "i8"),  # and rows that the second half lies higher
        # the map as it lies
        ("columns", "i8"),
        ("colour", "i1", (SQUARES,)),  # or SEA
        ("wall", "i1", (SQUARES,)),  # WALL_RIGHT and WALL_BELOW
        ("steps_left", "i1", (SQUARES,)),  # steps to the finish on an empty map
        ("dummy_steps", "i1", (SQUARES,)),  # steps to the finish over free squares, when the Dummy last looked
        ("start_row", "i8"),  # of the top square in the first column
        ("finish_row", "i8"),  # of the top square in the last column
        ("line", "i8", (2,)),  # the first column beyond each acceleration point
        # the race
        ("marker", "i8", (DUMMY + 1,)),  # the square of each captain and of the Dummy, or OFF_MAP
        ("entered", "i8"),  # 1: a captain has been on the map
        ("crossed", "i8"),  # acceleration points crossed by anyone
        ("luck", "i8", (MOST_PLAYERS,)),  # luck points
        ("over", "i8"),  # 1: the game has ended
        ("winner", "i8"),  # a seat, DUMMY or NOBODY
        # the table
        ("with_dummy", "i8"),
        ("with_house", "i8"),
        ("chair", "i8", (MOST_PLAYERS,)),  # the captain in each chair, clockwise
        ("dealer", "i8"),  # the dealer's chair
        ("phase", "i8"),
        ("turn", "i8"),  # the captain who decides
        # the battle
        ("fights", "i8"),  # cards dealt to each, so fights in this battle
        ("hand", "i8", (DUMMY + 1,)),  # the set of cards that each holds
        ("deck", "i8", (MOST_CARDS,)),  # a ring of cards: `left` of them from `top` on
        ("top", "i8"),
        ("left", "i8"),
        ("dummy_up", "i8"),  # 1: the Dummy's hand is face up
        ("dice_cards_left", "i8"),  # the set of dice cards not drawn yet
        ("bid", "i8", (MOST_PLAYERS,)),
        ("bids", "i8"),  # how many have bid
        ("won", "i8", (DUMMY + 1,)),  # fights won
        # the fight
        ("fight", "i8"),  # fights finished in this battle
        ("leader", "i8"),  # the leader's place in the order of play
        ("led", "i8"),  # the suit to follow
        ("played", "i8"),  # cards on the table; their rows:
        ("who", "i8", (MOST_AT_TABLE,)),  # a seat, DUMMY or HOUSE
        ("card", "i8", (MOST_AT_TABLE,)),
        ("suit", "i8", (MOST_AT_TABLE,)),  # SKULLS for a trump
        ("value", "i8", (MOST_AT_TABLE,)),
        ("counts", "i8", (MOST_AT_TABLE,)),  # NATURAL, UNIVERSAL or FOGGED
        ("due", "i8", (MOST_AT_TABLE,)),  # THIEF or MUTINY where one waits for the end of the fight
        ("blessed", "i8"),  # the set of captains whom no feature can choose
        ("fight_winner", "i8"),  # a seat, DUMMY or HOUSE
        ("fight_how", "i8"),  # how it was won
        ("resolved", "i8"),  # rows whose feature at the end of the fight is done
        # a try
        ("trying", "i8"),  # the card, or NO_CARD
        ("points_rolled", "i8"),  # with luck points added
        ("die_rolled", "i8"),  # 0: a luck point stood for the roll
        ("failed", "i8"),  # the card whose feature failed in this turn, or NO_CARD
        ("target", "i8"),  # whom Thief or Mutiny chose
        # movement
        ("looked_back", "i8"),  # the captain who used hindsight, or NOBODY
        ("second_bid", "i8"),  # what their bid counts as
        ("points", "i8", (DUMMY + 1,)),  # movement points
        ("lot", "i8", (MOST_PLAYERS,)),  # of captains who are equal: the lowest moves first; 0 where none was needed
        ("made", "i8", (DUMMY + 1,)),  # 1: the bid was made, so diagonals are allowed
        ("to_move", "i8"),  # the set of those who have not moved yet
        ("stepped", "i8"),  # 1: the mover has taken a step
        # the last fight that ended, its rows as above
        ("past_played", "i8"),  # 0: none yet
        ("past_who", "i8", (MOST_AT_TABLE,)),
        ("past_card", "i8", (MOST_AT_TABLE,)),
        ("past_suit", "i8", (MOST_AT_TABLE,)),
        ("past_value", "i8", (MOST_AT_TABLE,)),
        ("past_counts", "i8", (MOST_AT_TABLE,)),
        ("past_winner", "i8"),
        ("past_how", "i8"),
        # the last battle that was reckoned
        ("past_battle", "i8"),  # its number from 1; 0: none yet
        ("past_bid", "i8", (MOST_PLAYERS,)),
        ("past_counted", "i8", (MOST_PLAYERS,)),  # the bid as it counted: another than past_bid by hindsight
        ("past_won", "i8", (DUMMY + 1,)),
        ("past_points", "i8", (DUMMY + 1,)),
        # what is known (rules/knowledge.py)
        ("may", "i8", (VIEWERS, HOLDERS)),  # for each viewer: the set of cards that each holder may have
        ("slot_known", "i8", (MOST_CARDS,)),  # for each place of `deck`: the set of viewers who know the card there
        # what a designer counts
        ("thefts", "i8"),
        ("mutinies", "i8"),
        ("luck_spent", "i8"),
    ]
)
