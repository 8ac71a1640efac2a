"""How a sensible captain thinks: bid what the hand is worth, win while fights are missing, lose afterwards, sail on."""

import math

import numpy as np

from doubloon.engine.bits import is_in, lowest
from doubloon.engine.rule import rule
from doubloon.engine.state import Weights
from doubloon.games.casket.actions import (
    BID,
    BUY,
    CHOOSE,
    DECLINE,
    ENTER,
    EXCHANGE,
    GIVE,
    GIVE_UP,
    HINDSIGHT,
    KEEP,
    PLAY,
    RAISE_FOG,
    REPLACE,
    REROLL,
    ROLL,
    SPEND,
    STEP,
    STOP,
    TAKE,
    TRY,
)
from doubloon.games.casket.rules.cards import (
    cost_of,
    feature_of,
    special_of,
    suit_of,
    top_card,
    value_of,
)
from doubloon.games.casket.rules.dice import die_of
from doubloon.games.casket.rules.fight import can_be_played
from doubloon.games.casket.rules.movement import entrance
from doubloon.games.casket.rules.ranking import distance_to_finish
from doubloon.games.casket.rules.reckoning import POINTS_FOR_A_MADE_BID, POINTS_OF_A_DUMMY_FIGHT
from doubloon.games.casket.rules.steps import beyond
from doubloon.games.casket.rules.table import at_table
from doubloon.games.casket.rules.trying import can_be_tried
from doubloon.games.casket.rules.winning import best_strength, strength
from doubloon.games.casket.state import (
    BIDDING,
    CARD_ROWS,
    DRAWN,
    DUMMY,
    EXCHANGING,
    FACES,
    FAILING,
    FAR,
    FIGHTING,
    FOG,
    FOGGED,
    GIVING,
    IN_FOG,
    LOOKING_BACK,
    LUCK,
    MOST_AT_TABLE,
    MOST_FIGHTS,
    MOVING,
    NATURAL,
    NO_CARD,
    NOWHERE,
    OFF_MAP,
    ON_A_SCALE,
    PLUNDERING,
    REVOLTING,
    ROLLING,
    SKULLS,
    SQUARES,
    STEALING,
    TRUMP,
    UNIVERSAL,
    VALUES,
    WAYS,
    WHITE,
    YES,
    State,
)

PLANNED = 5  # decisions: two of them already tell a captain from a mate, and five an admiral from captains

SAVED = 0.01  # a card worth keeping is kept when nothing else decides
LEADS = 0.9  # how much weaker a card is when others may still try a feature
TRUMPS = 0.96  # a trump is beaten by each later captain this rarely
GOOD_REROLL = 0.25  # a luck point for less is better kept
STEP_NEARER = 10.0
RESTS_ON = np.array([1.0, 2.0, 3.0, -3.0])  # a square's colour, for the tries of the next battle
ONE_CIRCLE = 1.0 / FACES

# How often a bid is made with so many fights missing (rows) and left (columns 1 to 5), counted in games of mates.
BID_MADE = np.array(
    [
        [0.90, 0.88, 0.88, 0.90, 0.90],
        [0.40, 0.40, 0.55, 0.63, 0.68],
        [0.07, 0.40, 0.45, 0.54, 0.58],
        [0.01, 0.05, 0.45, 0.50, 0.56],
        [0.01, 0.01, 0.05, 0.40, 0.50],
        [0.01, 0.01, 0.01, 0.05, 0.40],
    ]
)
ONE_TOO_MANY = 0.08  # the same when a fight too many was won
HAND_DECIDES = np.array([0.30, 0.12, 0.07, 0.05, 0.03])  # what a hand that is worth one fight more changes
POINTS_FOR_A_MISS = 0.7  # on average
FEW_FIGHTS = 2  # left: how the rest of a battle goes is guessed

# Who is winning, in steps to the finish.
LEAD = 0.35  # how sure a lead of one step is, between battles
WORTH_OF_LUCK = 0.3  # a luck point
# The Dummy is faster than captains: so many steps nearer than it looks, beside one captain and two (fitted to mates).
DUMMY_AHEAD = np.array([[8.0, 4.0], [2.0, 1.0]])  # as it earns by fights, and on a scale

# How often a value is the highest of the led suit with so many captains still to play.
_values = (np.arange(2 * VALUES + 1) - 0.5) / VALUES
STANDS = np.clip(_values[:, None], 0.0, 1.0) ** np.arange(MOST_AT_TABLE + 1)


@rule
def prior(s: State, seat: int, weight: Weights) -> None:
    if s.phase == FIGHTING:
        weigh_cards(s, seat, weight)
    elif s.phase == MOVING:
        weigh_steps(s, seat, weight)
    elif s.phase == BIDDING:
        worth = hand_worth(s, seat)
        for fights in range(MOST_FIGHTS + 1):
            weight[BID(fights)] = -abs(fights - worth)
    elif s.phase == EXCHANGING:  # a weak hand is worth more in the Dummy's
        weight[EXCHANGE(YES)] = s.fights / at_table(s) - hand_worth(s, seat)
    elif s.phase in (ROLLING, FAILING, IN_FOG, DRAWN):
        weigh_try(s, seat, weight)
    else:
        weigh_end(s, seat, weight)


@rule
def missing(s: State, seat: int) -> int:
    """Fights that are still to be won; below 0 when there are too many."""
    return s.bid[seat] - s.won[seat]


@rule
def hand_worth(s: State, seat: int) -> float:
    """Fights that a hand wins on average."""
    worth, cards, others = 0.0, s.hand[seat], at_table(s) - 1
    while cards:
        card = lowest(cards)
        height = VALUES if suit_of(card) == SKULLS else value_of(card)
        worth += STANDS[height, others]
        cards &= cards - 1
    return worth


# Cards


@rule
def weigh_cards(s: State, seat: int, weight: Weights) -> None:
    natural = can_be_played(s, seat)
    special = can_be_tried(s, seat)
    best, second, best_card = -1.0, -1.0, NO_CARD
    while natural:
        card = lowest(natural)
        score = score_of(s, seat, suit_of(card), value_of(card), NATURAL, value_of(card))
        weight[PLAY(card)] = score
        if score > best:
            best, second, best_card = score, best, card
        else:
            second = max(second, score)
        natural &= natural - 1
    while special:
        card = lowest(special)
        chance = chance_to_work(s, seat, cost_of(s, card))
        otherwise = second if card == best_card else best
        weight[TRY(card)] = chance * special_score(s, seat, card) + (1 - chance) * otherwise
        special &= special - 1


@rule
def special_score(s: State, seat: int, card: int) -> float:
    feature = feature_of(s, card)
    if feature == TRUMP:
        return score_of(s, seat, SKULLS, special_of(s, card), NATURAL, value_of(card))
    if feature == FOG and missing(s, seat) <= 0:
        return score_of(s, seat, suit_of(card), special_of(s, card), FOGGED, value_of(card))
    score = score_of(s, seat, suit_of(card), special_of(s, card), UNIVERSAL, value_of(card))
    return score + SAVED if feature == LUCK else score


@rule
def score_of(s: State, seat: int, suit: int, value: int, counts: int, kept: int) -> float:
    """How much a captain likes a card that counts like this; `kept` is the value that leaves the hand with it."""
    chance = chance_to_win(s, suit, value, counts)
    if missing(s, seat) > 0:
        return chance - SAVED * kept * (1 if chance == 0 or s.played + 1 == at_table(s) else 0)
    return 1 - chance + SAVED * kept


@rule
def chance_to_win(s: State, suit: int, value: int, counts: int) -> float:
    later = at_table(s) - s.played - 1
    if s.played == 0:
        if counts == FOGGED:
            return 0.0
        if suit == SKULLS:
            return TRUMPS**later
        return LEADS * float(STANDS[value, later])
    power, best = strength(s, suit, value, counts), best_strength(s)
    if power == 0 or power < best:
        return 0.0
    chance = TRUMPS**later if power > VALUES else STANDS[value, later]
    return chance if power > best else chance / 2


@rule
def chance_to_work(s: State, seat: int, cost: int) -> float:
    """How often a try reaches its cost, with all luck points added."""
    colour = die_of(s, seat)
    needed = cost - s.luck[seat]
    if needed <= 0:
        return 1.0
    if colour == WHITE:
        return 0.0
    chance = 0.0
    for face in range(FACES):
        pips = int(s.pips[colour, face])
        if not s.circle[colour, face]:
            chance += pips >= needed
            continue
        for second in range(FACES):
            chance += ONE_CIRCLE * (pips + int(s.pips[colour, second]) >= needed)
    return chance / FACES


@rule
def weigh_try(s: State, seat: int, weight: Weights) -> None:
    if s.phase == ROLLING:
        weight[ROLL()] = 1
    elif s.phase == FAILING:
        weight[SPEND()] = cost_of(s, s.trying) - s.points_rolled <= s.luck[seat]
        weight[REROLL()] = chance_to_work(s, seat, cost_of(s, s.trying) + 1) - GOOD_REROLL
        weight[GIVE_UP()] = 0
    elif s.phase == IN_FOG:
        weight[RAISE_FOG()] = missing(s, seat) <= 0
        weight[DECLINE()] = missing(s, seat) > 0
    else:
        card = top_card(s)
        kept = value_of(s.trying)
        led = s.led
        if s.played == 0:  # the drawn card would set its own suit
            s.led = suit_of(card)
        weight[REPLACE()] = score_of(s, seat, suit_of(card), value_of(card), NATURAL, kept)
        s.led = led
        weight[KEEP()] = score_of(s, seat, suit_of(s.trying), special_of(s, s.trying), UNIVERSAL, kept)


# The end of a fight


@rule
def weigh_end(s: State, seat: int, weight: Weights) -> None:
    if s.phase == LOOKING_BACK:
        for change in range(-1, 2):
            weight[HINDSIGHT(change)] = -abs(missing(s, seat) + change)
    elif s.phase == PLUNDERING:
        for fights in range(MOST_FIGHTS + 1):
            weight[TAKE(fights)] = -abs(missing(s, seat) - fights)
    elif s.phase == GIVING:
        sign = -1 if missing(s, seat) > 0 else 1
        for card in range(s.cards):
            weight[GIVE(card)] = sign * value_of(card)
    else:
        weigh_targets(s, seat, weight)


@rule
def weigh_targets(s: State, seat: int, weight: Weights) -> None:
    """Steal from whoever is nearest to the finish; rise against one who has won what is missing."""
    weight[DECLINE()] = 0 if s.phase == STEALING else 1
    for target in range(DUMMY + 1):
        if s.phase == STEALING:
            weight[CHOOSE(target)] = FAR + 2 - distance_to_finish(s, target)
        elif s.phase == REVOLTING and missing(s, seat) > 0:
            weight[CHOOSE(target)] = 2 * s.won[target]


# Movement


@rule
def weigh_steps(s: State, seat: int, weight: Weights) -> None:
    weight[BUY()] = STEP_NEARER  # luck is full: the next bolt would be lost
    square = s.marker[seat]
    if square == OFF_MAP:
        weight[STOP()] = -STEP_NEARER * SQUARES
        for row in range(len(CARD_ROWS)):
            weight[ENTER(row)] = -STEP_NEARER * s.steps_left[entrance(s, row)]
        return
    weight[STOP()] = rest_worth(s, square, 0)
    for way in range(len(WAYS)):
        target = beyond(s, square, way)
        if target != NOWHERE:
            weight[STEP(way)] = rest_worth(s, target, s.points[seat] - 1)


@rule
def rest_worth(s: State, square: int, points: int) -> float:
    """How good it is to stand there with that many points left."""
    worth = -STEP_NEARER * s.steps_left[square]
    return worth + RESTS_ON[s.colour[square]] if points == 0 else worth


# Who is winning


@rule
def value(s: State, worth: Weights) -> None:
    total = dummy_share(s) if s.with_dummy else 0.0
    for seat in range(s.players):
        steps = steps_to_finish(s, seat) - WORTH_OF_LUCK * s.luck[seat] - points_to_come(s, seat)
        worth[seat] = math.exp(-LEAD * steps)
        total += worth[seat]
    for seat in range(s.players):
        worth[seat] /= total


@rule
def dummy_share(s: State) -> float:
    """What the Dummy has of the win, on the scale of the captains' shares."""
    steps = steps_to_finish(s, DUMMY) - dummy_points_to_come(s)
    return math.exp(-LEAD * (steps - DUMMY_AHEAD[s.dummy, s.players - 1]))


@rule
def dummy_points_to_come(s: State) -> float:
    if s.phase == MOVING:
        return float(s.points[DUMMY]) if is_in(s.to_move, DUMMY) else 0.0
    if s.phase != FIGHTING:
        return 0.0
    fights = s.won[DUMMY] + min(hand_worth(s, DUMMY), s.fights - s.fight)
    if s.dummy == ON_A_SCALE:
        return fights + POINTS_FOR_A_MADE_BID * min(1.0, fights)
    return POINTS_OF_A_DUMMY_FIGHT * fights


@rule
def points_to_come(s: State, seat: int) -> float:
    """Movement points that this battle may still bring."""
    if s.phase == MOVING:
        moves = s.turn == seat or is_in(s.to_move, seat)
        return float(s.points[seat]) if moves else 0.0
    if s.phase != FIGHTING:
        return 0.0
    chance = chance_of_bid(s, seat)
    return chance * (POINTS_FOR_A_MADE_BID + s.bid[seat]) + (1 - chance) * POINTS_FOR_A_MISS


@rule
def chance_of_bid(s: State, seat: int) -> float:
    wanted, left = missing(s, seat), s.fights - s.fight
    if wanted < 0:
        return ONE_TOO_MANY if wanted == -1 else 0.0
    surplus = float(HAND_DECIDES[left - 1]) * (hand_worth(s, seat) - wanted)
    helped = surplus if wanted > 0 else -surplus
    return min(1.0, max(0.0, float(BID_MADE[wanted, left - 1]) + helped))


@rule
def steps_to_finish(s: State, seat: int) -> int:
    square = s.marker[seat]
    if square != OFF_MAP:
        return int(s.steps_left[square])
    fewest = int(s.steps_left[entrance(s, 0)])
    for row in range(1, len(CARD_ROWS)):
        fewest = min(fewest, int(s.steps_left[entrance(s, row)]))
    return fewest + 1


@rule
def settled(s: State) -> bool:
    """Between fights when few are left, but not before the first: bids are judged by how it goes."""
    if s.phase == FIGHTING:
        return s.played == 0 and s.fight > 0 and s.fights - s.fight <= FEW_FIGHTS
    return s.phase in (MOVING, EXCHANGING) or (s.phase == BIDDING and s.bids == 0)


@rule
def foresight(s: State) -> int:
    return PLANNED
