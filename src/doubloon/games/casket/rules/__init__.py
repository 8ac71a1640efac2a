"""The rules of Casket of Gold. G numbers are those of the rulebook.

A battle goes through battle.py (deal, bids), fight.py with trying.py, winning.py and features.py, reckoning.py
(hindsight, points) and movement.py.
Here is how these follow each other: an action is carried out, then everything that comes by itself.
"""

from doubloon.engine.rule import rule
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
from doubloon.games.casket.rules.battle import (
    ask_next_captain,
    bid,
    can_bid,
    choose_dealer,
    deal,
    exchange_hands,
    keep_hand,
)
from doubloon.games.casket.rules.cards import lowest_number
from doubloon.games.casket.rules.features import (
    can_choose,
    decline_feature,
    give_back,
    next_feature,
    revolt,
    steal,
    take_fights,
)
from doubloon.games.casket.rules.fight import can_be_played, end_fight, next_fight, next_to_play, play_card
from doubloon.games.casket.rules.forced import answered_itself
from doubloon.games.casket.rules.movement import (
    buy_point,
    can_buy,
    can_enter,
    can_step,
    can_stop,
    enter_map,
    finish_battle,
    next_mover,
    step,
    stop,
)
from doubloon.games.casket.rules.ranking import decided, standing
from doubloon.games.casket.rules.reckoning import can_look_back, look_back, offer_hindsight, reckon
from doubloon.games.casket.rules.steps import draw_map
from doubloon.games.casket.rules.trying import (
    attempt,
    can_be_tried,
    can_decline_fog,
    decline_fog,
    give_up,
    keep_luck_card,
    play_drawn_card,
    raise_fog,
    roll_again,
    roll_for_feature,
    spend_luck,
)
from doubloon.games.casket.state import (
    BATTLE_DONE,
    BATTLE_ENDED,
    BIDDING,
    DEALING,
    DRAWN,
    DUMMY,
    END_FEATURES,
    EXCHANGING,
    FAILING,
    FIGHT_ENDED,
    FIGHTING,
    GIVING,
    HOUSE_OFF,
    IN_FOG,
    LOOKING_BACK,
    MOST_FIGHTS,
    MOVING,
    MUTINY,
    NEXT_BID,
    NEXT_CARD,
    NEXT_FIGHT,
    NEXT_MOVE,
    NO_CARD,
    NOBODY,
    OFF_MAP,
    PLUNDERING,
    RECKONING,
    REVOLTING,
    ROLLING,
    STEALING,
    THIEF,
)

__all__ = ["actors", "decided", "legal", "play", "setup", "standing"]


@rule
def setup(s, log):  # G4, G7, G31
    s.with_dummy = s.players <= 2
    s.with_house = s.players <= 2 or (s.players == 3 and s.house != HOUSE_OFF)
    for who in range(DUMMY + 1):
        s.marker[who] = OFF_MAP
    for chair in range(s.players):
        s.chair[chair] = chair
    s.winner = NOBODY
    s.trying = NO_CARD
    s.failed = NO_CARD
    draw_map(s)
    choose_dealer(s, log)
    go_on(s, log)


@rule
def actors(s):
    return 0 if s.over else 1 << s.turn


@rule
def play(s, seat, action, log):
    if s.phase in (EXCHANGING, BIDDING):
        prepare(s, seat, action, log)
    elif s.phase in (LOOKING_BACK, MOVING):
        move(s, seat, action, log)
    elif s.phase in (STEALING, GIVING, REVOLTING, PLUNDERING):
        end_a_fight(s, seat, action, log)
    else:
        fight(s, seat, action, log)
    go_on(s, log)


@rule
def prepare(s, seat, action, log):
    if action >= BID:
        bid(s, seat, action - BID, log)
    elif action == EXCHANGE:
        exchange_hands(s, seat, log)
    else:
        keep_hand(s, seat, log)


@rule
def fight(s, seat, action, log):
    if action == ROLL:
        roll_for_feature(s, seat, log)
    elif action == SPEND:
        spend_luck(s, seat, log)
    elif action == REROLL:
        roll_again(s, seat, log)
    elif action == GIVE_UP:
        give_up(s, seat, log)
    elif action == RAISE_FOG:
        raise_fog(s, seat, log)
    elif action == DECLINE:
        decline_fog(s, seat, log)
    elif action == KEEP:
        keep_luck_card(s, seat, log)
    elif action == REPLACE:
        play_drawn_card(s, seat, log)
    elif action >= TRY:
        attempt(s, seat, action - TRY, log)
    else:
        play_card(s, seat, action - PLAY, log)


@rule
def end_a_fight(s, seat, action, log):
    if action == DECLINE:
        decline_feature(s, seat, log)
    elif s.phase == STEALING:
        steal(s, seat, action - CHOOSE, log)
    elif s.phase == GIVING:
        give_back(s, seat, action - GIVE, log)
    elif s.phase == REVOLTING:
        revolt(s, seat, action - CHOOSE, log)
    else:
        take_fights(s, seat, action - TAKE, log)


@rule
def move(s, seat, action, log):
    if action == STOP:
        stop(s, seat, log)
    elif action >= STEP:
        step(s, seat, action - STEP, log)
    elif action >= ENTER:
        enter_map(s, seat, action - ENTER, log)
    elif action == BUY:
        buy_point(s, seat, log)
    else:
        look_back(s, seat, action - HINDSIGHT - 1, log)


@rule
def go_on(s, log):
    """Everything that comes by itself, until a captain has to decide or the game is over."""
    while not s.over and (s.phase >= DEALING or answered_itself(s, log)):
        if s.phase == NEXT_CARD:
            next_to_play(s, log)
        elif s.phase == FIGHT_ENDED:
            end_fight(s, log)
        elif s.phase == END_FEATURES:
            next_feature(s, log)
        elif s.phase == NEXT_FIGHT:
            next_fight(s)
        elif s.phase == NEXT_BID:
            ask_next_captain(s, log)
        elif s.phase == NEXT_MOVE:
            next_mover(s, log)
        elif s.phase == BATTLE_ENDED:
            offer_hindsight(s)
        elif s.phase == RECKONING:
            reckon(s, log)
        elif s.phase == BATTLE_DONE:
            finish_battle(s, log)
        elif s.phase == DEALING:
            deal(s, log)


# What is legal


@rule
def legal(s, seat, mask):
    if s.phase == FIGHTING:
        mark_cards(mask, PLAY, can_be_played(s, seat))
        mark_cards(mask, TRY, can_be_tried(s, seat))
    elif s.phase == MOVING:
        legal_moves(s, seat, mask)
    elif s.phase in (EXCHANGING, BIDDING):
        legal_preparations(s, mask)
    elif s.phase in (ROLLING, FAILING, IN_FOG, DRAWN):
        legal_in_a_try(s, seat, mask)
    else:
        legal_at_the_end(s, seat, mask)


@rule
def mark_cards(mask, first, chosen):
    while chosen:
        mask[first + lowest_number(chosen)] = 1
        chosen &= chosen - 1


@rule
def legal_preparations(s, mask):
    if s.phase == EXCHANGING:
        mask[EXCHANGE] = 1
        mask[EXCHANGE + 1] = 1
        return
    for fights in range(MOST_FIGHTS + 1):
        mask[BID + fights] = can_bid(s, fights)


@rule
def legal_in_a_try(s, seat, mask):
    if s.phase == ROLLING:
        mask[ROLL] = 1
        mask[SPEND] = 1
    elif s.phase == FAILING:
        mask[SPEND] = 1
        mask[REROLL] = s.die_rolled  # G14: a luck point that stood for the roll is no die
        mask[GIVE_UP] = 1
    elif s.phase == IN_FOG:
        mask[RAISE_FOG] = 1
        mask[DECLINE] = can_decline_fog(s, seat)
    else:
        mask[KEEP] = 1
        mask[REPLACE] = 1


@rule
def legal_at_the_end(s, seat, mask):
    if s.phase == GIVING:
        mark_cards(mask, GIVE, s.hand[seat])
    elif s.phase == PLUNDERING:
        for fights in range(s.won[s.target] + 1):
            mask[TAKE + fights] = 1
    elif s.phase == LOOKING_BACK:
        for change in range(-1, 2):
            mask[HINDSIGHT + 1 + change] = can_look_back(s, seat, change)
    else:
        mask[DECLINE] = 1
        feature = THIEF if s.phase == STEALING else MUTINY
        for target in range(DUMMY + 1):
            mask[CHOOSE + target] = can_choose(s, seat, target, feature)


@rule
def legal_moves(s, seat, mask):
    mask[BUY] = can_buy(s, seat)
    for row in range(3):
        mask[ENTER + row] = can_enter(s, seat, row)
    for way in range(5):
        mask[STEP + way] = can_step(s, seat, way)
    mask[STOP] = can_stop(s, seat)
