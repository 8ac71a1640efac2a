"""The constants of Casket of Gold, and the record that is the whole state of a game."""

from typing import Literal, get_args

from doubloon.engine.numbers import a_cell, a_seat, amount, one_of, set_of, set_of_seats
from doubloon.engine.state import (
    GameState,
    Grid,
    Row,
    Seats,
    choice,
    counted,
    everyone,
    inner,
    made,
    secret,
    veiled,
    whole,
)

MOST_PLAYERS = 6
DUMMY = MOST_PLAYERS  # plays cards and has a marker (G33)
HOUSE = DUMMY + 1  # plays cards only (G31)
MOST_AT_TABLE = 6  # who plays a card in a fight: 6 captains, or fewer with the Dummy and the House
NOBODY = -1

# Cards are numbers: nine of each suit in this order, 1 to 9. Skulls are trump; the deck of 36 has none by nature.
Suit = Literal["swords", "axes", "bows", "shields", "skulls"]
SUITS: tuple[Suit, ...] = get_args(Suit)
SWORDS, AXES, BOWS, SHIELDS, SKULLS = range(5)
VALUES = 9
MOST_CARDS = VALUES * len(SUITS)
MOST_FIGHTS = 5  # cards that a captain is dealt at the most
NO_CARD = -1

Feature = Literal["none", "trump", "fog", "blessed", "luck", "thief", "mutiny"]
FEATURES: tuple[Feature, ...] = get_args(Feature)
NO_FEATURE, TRUMP, FOG, BLESSED, LUCK, THIEF, MUTINY = range(7)
Kind = Literal["universal", "trump"]
KINDS: tuple[Kind, ...] = get_args(Kind)  # what a special value can be

# How a card on the table counts.
NATURAL, UNIVERSAL, FOGGED = range(3)

# A square's colour is that of the die rolled there.
Ground = Literal["green", "blue", "red", "white"]
COLOURS: tuple[Ground, ...] = get_args(Ground)
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
How = Literal["trump", "highest", "roll-off", "first", "leader"]
HOWS: tuple[How, ...] = get_args(How)
BY_TRUMP, BY_VALUE, BY_ROLL_OFF, BY_PLAYING_FIRST, BY_LEADING = range(5)
# What a bid earned (G23, G25): made, missed by 1 or by more, and the same with hindsight.
Earning = Literal["made", "close", "missed", "halved", "close-by-hindsight", "missed-with-hindsight"]
EARNINGS: tuple[Earning, ...] = get_args(Earning)
WITH_HINDSIGHT = 3  # the first of those
MISSED_BIDS = tuple(how for how in EARNINGS if how not in ("made", "halved"))
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

ANSWERS = ("yes", "no")
YES, NO = range(2)

# What is being decided.
Phase = Literal[
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
]
PHASES: tuple[Phase, ...] = get_args(Phase)
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

# What comes next by itself, and what a view calls that moment: nobody decides then.
Moment = Literal[
    "deal",
    "dummy-turned-up",
    "others-play",
    "fight-ends",
    "feature-idle",
    "next-fight",
    "battle-ends",
    "reckoning",
    "next-move",
    "battle-over",
]
MOMENTS: tuple[Moment, ...] = get_args(Moment)
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

SEATS = Seats(MOST_PLAYERS)
SOMEBODY = a_seat(HOUSE + 1)  # the Dummy and the House among them
CARDS, A_CARD, A_SUIT = set_of(MOST_CARDS), one_of(MOST_CARDS), one_of(len(SUITS))
A_VALUE, A_BID, POINTS = amount(-1, 20), amount(-1, MOST_FIGHTS), amount(-1, 60)
A_FEATURE, A_SQUARE, PLAYERS = amount(0, len(FEATURES) - 1), a_cell(MOST_COLUMNS, MOST_ROWS), amount(0, MOST_PLAYERS)
ONE_FEATURE, IN_SUITS, FLAG = one_of(len(FEATURES)), set_of(len(SUITS)), amount(0, 1)
SEATS_AND_DUMMY = Seats(DUMMY + 1)


class State(GameState):
    """The whole state of a game."""

    # options; deck, dice, map, map_cards and layout have files of their own
    map_cards: int = inner()  # how many map cards are laid
    finish: int = choice(*FINISHES)  # CORNER or any square of the last COLUMN
    start: int = choice(*STARTS)  # HARBOUR, the bottom square of the first column, or ANYWHERE in it
    dead_ends: int = choice(*DEAD_ENDS)  # 1: squares from which no way leads to the finish may lie on the map
    start_die: int = choice(*START_DICE)  # 0: off the map the green die is rolled, 1: none
    opening_cards: int = whole(2, 1, 3)  # cards dealt while nobody is on the map
    hindsight: int = choice(*HINDSIGHTS)  # 1: only captains on the map can be last
    house: int = choice(*HOUSES)  # 1: no House with 3 players
    dummy: int = choice(*DUMMIES)  # 1: the Dummy earns points ON_A_SCALE
    battle_limit: int = whole(200, 1, 10_000)  # battles after which nobody wins
    dice: int = everyone(of=FLAG)  # ROLLED_DICE or DICE_CARDS

    # the deck (deck.py)
    cards: int = everyone(of=amount(0, MOST_CARDS))  # how many cards the deck has
    feature: Row = everyone(MOST_CARDS, kind="i1", of=A_FEATURE)  # what each card can be tried for, or NO_FEATURE
    special: Row = everyone(MOST_CARDS, kind="i1", of=amount(0, VALUES + 1))  # its value as a trump or universal
    cost: Row = everyone(MOST_CARDS, kind="i1", of=amount(0, 9))  # points that the feature costs
    featured: int = everyone(of=CARDS)  # the set of cards with a feature
    fogs: int = everyone(of=CARDS)  # the set of Fog cards

    # the dice (dice.py)
    pips: Grid = inner(DICE, FACES, kind="i1")  # on each face
    bolt: Grid = inner(DICE, FACES, kind="i1")  # 1: a bolt is on it
    circle: Grid = inner(DICE, FACES, kind="i1")  # 1: a circle, so the die is rolled once more
    mark: Grid = inner(DICE, FACES, kind="i1")  # as MARKS name it, to be told

    # the map cards and their layout (chart.py)
    pool_colour: Grid = inner(MOST_IN_POOL, 6, kind="i1")  # left and right of each row, from the top
    pool_edges: Row = inner(MOST_IN_POOL, kind="i1")  # the set of barriers on each card
    pool_row: Row = inner(MOST_IN_POOL, kind="i1")  # on a track laid by its designer: rows below the highest card
    pool: int = inner()  # how many there are
    laid_out: int = inner()  # 1: a designer's track, laid in this order
    second_card_lower: int = inner()  # the layout: rows that every second card lies lower
    second_half_higher: int = inner()  # and rows that the second half lies higher

    # the map as it lies
    columns: int = everyone(of=amount(0, MOST_COLUMNS))  # how many the map has
    colour: Row = everyone(SQUARES, kind="i1", of=amount(SEA, len(COLOURS) - 1))  # of each square, or SEA
    wall: Row = everyone(SQUARES, kind="i1", of=amount(0, 3))  # WALL_RIGHT and WALL_BELOW
    steps_left: Row = everyone(SQUARES, kind="i1", of=amount(0, FAR))  # steps to the finish on an empty map
    dummy_steps: Row = inner(SQUARES, kind="i1")  # steps to the finish over free squares, when the Dummy last looked
    start_row: int = everyone(of=amount(0, MOST_ROWS))  # of the top square in the first column
    finish_row: int = everyone(of=amount(0, MOST_ROWS))  # of the top square in the last column
    line: Row = everyone(2, of=amount(0, MOST_COLUMNS))  # the first column beyond each acceleration point

    # the race
    marker: Row = everyone(SEATS_AND_DUMMY, of=A_SQUARE)  # the square of each captain and of the Dummy, or OFF_MAP
    entered: int = inner()  # 1: a captain has been on the map
    crossed: int = everyone(of=amount(0, 2))  # acceleration points crossed by anyone
    luck: Row = everyone(SEATS, of=amount(0, MOST_LUCK))  # luck points
    over: int = everyone(of=FLAG)  # 1: the game has ended
    winner: int = everyone(of=SOMEBODY)  # a seat, DUMMY or NOBODY

    # the table
    with_dummy: int = everyone(of=FLAG)  # 1: the Dummy plays too
    with_house: int = everyone(of=FLAG)  # 1: so does the House
    chair: Row = everyone(SEATS, of=SOMEBODY)  # the captain in each chair, clockwise
    dealer: int = everyone(of=one_of(MOST_PLAYERS))  # the dealer's chair
    phase: int = everyone(of=one_of(BATTLE_DONE + 1))  # what is being decided, or comes next by itself
    turn: int = everyone(of=SOMEBODY)  # the captain who decides

    # the battle
    fights: int = everyone(of=amount(0, MOST_FIGHTS))  # cards dealt to each, so fights in this battle
    hand: Row = veiled(SEATS_AND_DUMMY, of=CARDS)  # the set of cards that each holds: one's own, the Dummy's once up
    deck: Row = secret(MOST_CARDS)  # a ring of cards: `left` of them from `top` on
    top: int = inner()  # the place of the deck's top card
    left: int = everyone(of=amount(0, MOST_CARDS))  # cards in the deck
    dummy_up: int = everyone(of=FLAG)  # 1: the Dummy's hand is face up
    dice_cards_left: int = everyone(of=set_of(FACES))  # the set of dice cards not drawn yet
    bid: Row = everyone(SEATS, of=A_BID)  # fights that each said they would win
    bids: int = everyone(of=PLAYERS)  # how many have bid
    won: Row = everyone(SEATS_AND_DUMMY, of=amount(0, MOST_FIGHTS))  # fights won

    # the fight
    fight: int = everyone(of=amount(0, MOST_FIGHTS))  # fights finished in this battle
    leader: int = everyone(of=one_of(MOST_PLAYERS))  # the leader's place in the order of play
    led: int = everyone(of=A_SUIT)  # the suit to follow
    played: int = everyone(of=amount(0, MOST_AT_TABLE))  # cards on the table; their rows:
    who: Row = everyone(MOST_AT_TABLE, of=SOMEBODY)  # a seat, DUMMY or HOUSE
    card: Row = everyone(MOST_AT_TABLE, of=A_CARD)  # the card that lies there
    suit: Row = everyone(MOST_AT_TABLE, of=A_SUIT)  # the suit that it counts as: SKULLS for a trump
    value: Row = everyone(MOST_AT_TABLE, of=A_VALUE)  # the value that it counts as
    counts: Row = everyone(MOST_AT_TABLE, of=one_of(FOGGED + 1))  # NATURAL, UNIVERSAL or FOGGED
    due: Row = everyone(MOST_AT_TABLE, of=ONE_FEATURE)  # THIEF or MUTINY where one waits for the end of the fight
    blessed: int = everyone(of=set_of_seats(HOUSE + 1))  # the set of captains whom no feature can choose
    fight_winner: int = inner()  # a seat, DUMMY or HOUSE
    fight_how: int = inner()  # how it was won
    resolved: int = inner()  # rows whose feature at the end of the fight is done

    # a try
    trying: int = everyone(of=A_CARD)  # the card, or NO_CARD
    points_rolled: int = everyone(of=amount(0, 40))  # with luck points added
    die_rolled: int = everyone(of=FLAG)  # 0: a luck point stood for the roll
    failed: int = everyone(of=A_CARD)  # the card whose feature failed in this turn, or NO_CARD
    target: int = everyone(of=SOMEBODY)  # whom Thief or Mutiny chose

    # movement
    looked_back: int = everyone(of=SOMEBODY)  # the captain who used hindsight, or NOBODY
    second_bid: int = everyone(of=A_BID)  # what their bid counts as
    points: Row = everyone(SEATS_AND_DUMMY, of=POINTS)  # movement points
    lot: Row = everyone(SEATS, of=PLAYERS)  # of captains who are equal: the lowest moves first; 0 where none was needed
    diagonals: Row = everyone(SEATS_AND_DUMMY, of=FLAG)  # 1: diagonal steps are allowed, as the bid was made
    to_move: int = everyone(of=set_of_seats(HOUSE))  # the set of those who have not moved yet
    stepped: int = everyone(of=FLAG)  # 1: the mover has taken a step

    # the last fight that ended, its rows as those of the fight
    past_played: int = everyone(of=amount(0, MOST_AT_TABLE))  # cards that lay on the table; 0: none yet
    past_who: Row = everyone(MOST_AT_TABLE, of=SOMEBODY)  # as `who`
    past_card: Row = everyone(MOST_AT_TABLE, of=A_CARD)  # as `card`
    past_suit: Row = everyone(MOST_AT_TABLE, of=A_SUIT)  # as `suit`
    past_value: Row = everyone(MOST_AT_TABLE, of=A_VALUE)  # as `value`
    past_counts: Row = everyone(MOST_AT_TABLE, of=one_of(FOGGED + 1))  # as `counts`
    past_winner: int = everyone(of=SOMEBODY)  # a seat, DUMMY or HOUSE
    past_how: int = everyone(of=one_of(len(HOWS)))  # as HOWS name it

    # the last battle that was reckoned
    past_battle: int = everyone(of=amount(0, 10_000))  # its number from 1; 0: none yet
    past_bid: Row = everyone(SEATS, of=A_BID)  # what each had bid
    past_counted: Row = everyone(SEATS, of=A_BID)  # the bid as it counted: another than past_bid by hindsight
    past_won: Row = everyone(SEATS_AND_DUMMY, of=amount(0, MOST_FIGHTS))  # fights won
    past_points: Row = everyone(SEATS_AND_DUMMY, of=POINTS)  # movement points that it earned

    # what is known (rules/knowledge.py)
    may: Grid = secret(VIEWERS, HOLDERS)  # for each viewer: the set of cards that each holder may have
    slot_known: Row = secret(MOST_CARDS)  # for each place of `deck`: the set of viewers who know the card there

    # what a designer counts
    thefts: int = counted()  # cards stolen by Thief
    mutinies: int = counted()  # mutinies won
    luck_spent: int = counted()  # luck points

    # made for the View (view.py)
    hand_size: Row = made(SEATS_AND_DUMMY, of=amount(0, MOST_CARDS))  # cards that each holds
    known: Row = made(Seats(HOLDERS), of=CARDS)  # the set of cards that this viewer knows each holder to have
    void: Row = made(SEATS, of=IN_SUITS)  # the set of suits of which this viewer knows each captain to have none
    steps: Row = made(SEATS, of=POINTS)  # movement points of who is moving or still to move
    drawn: int = made(of=A_CARD)  # the card that Luck showed this viewer just now, or NO_CARD


View = State  # a View has the fields of it that are known to somebody, and those made for it
