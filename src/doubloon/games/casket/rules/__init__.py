"""The rules of Casket of Gold. G numbers are those of the rulebook.

A battle goes through battle.py (deal, bids), fight.py with trying.py, winning.py and features.py, reckoning.py
(hindsight, points) and movement.py.
Here is how these follow each other: an action is carried out, then everything that comes by itself. What is told is
told when it has been done and the turn has passed (turns.py), so that whoever hears it may look at the table.
"""

from doubloon.engine.actions import LEGAL
from doubloon.engine.bits import lowest, one
from doubloon.engine.events import Log
from doubloon.engine.rule import rule
from doubloon.engine.state import Mask
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
from doubloon.games.casket.rules.battle import cannot_bid, choose_dealer, deal, turn_up_dummy
from doubloon.games.casket.rules.features import cannot_choose, cannot_decline, cannot_take_fights, pass_over_feature
from doubloon.games.casket.rules.fight import can_be_played, end_fight, play_for_others
from doubloon.games.casket.rules.forced import answered_itself
from doubloon.games.casket.rules.movement import (
    cannot_buy,
    cannot_enter,
    cannot_step,
    cannot_stop,
    finish_battle,
    next_mover,
)
from doubloon.games.casket.rules.ranking import decided, standing
from doubloon.games.casket.rules.reckoning import cannot_look_back, reckon
from doubloon.games.casket.rules.steps import draw_map
from doubloon.games.casket.rules.trying import can_be_tried, cannot_roll_again
from doubloon.games.casket.state import (
    ANSWERS,
    BATTLE_DONE,
    BIDDING,
    CARD_ROWS,
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
    NEXT_BID,
    NEXT_CARD,
    NEXT_MOVE,
    NO_CARD,
    NOBODY,
    OFF_MAP,
    PLUNDERING,
    RECKONING,
    ROLLING,
    WAYS,
    State,
)

__all__ = ["actors", "decided", "go_on", "legal", "setup", "standing"]


@rule
def setup(s: State, log: Log) -> None:  # G4, G7, G31
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
def actors(s: State) -> int:
    return 0 if s.over else one(s.turn)


@rule
def go_on(s: State, log: Log) -> None:
    """Everything that comes by itself, until a captain has to decide or the game is over."""
    while not s.over and (s.phase >= DEALING or answered_itself(s, log)):
        if s.phase == NEXT_CARD:
            play_for_others(s, log)
        elif s.phase == FIGHT_ENDED:
            end_fight(s, log)
        elif s.phase == END_FEATURES:
            pass_over_feature(s, log)
        elif s.phase == NEXT_BID:
            turn_up_dummy(s, log)
        elif s.phase == NEXT_MOVE:
            next_mover(s, log)
        elif s.phase == RECKONING:
            reckon(s, log)
        elif s.phase == BATTLE_DONE:
            finish_battle(s, log)
        elif s.phase == DEALING:
            deal(s, log)


# What is legal: by phase, since to ask about every action at every decision would take too long


@rule
def legal(s: State, seat: int, mask: Mask) -> None:
    if s.phase == FIGHTING:
        legal_cards(s, seat, mask)
    elif s.phase == MOVING:
        legal_moves(s, seat, mask)
    elif s.phase in (EXCHANGING, BIDDING):
        legal_preparations(s, seat, mask)
    elif s.phase in (ROLLING, FAILING, IN_FOG, DRAWN):
        legal_in_a_try(s, seat, mask)
    else:
        legal_at_the_end(s, seat, mask)


@rule
def legal_cards(s: State, seat: int, mask: Mask) -> None:
    cards = can_be_played(s, seat)
    while cards:
        mask[PLAY(lowest(cards))] = 1
        cards &= cards - 1
    cards = can_be_tried(s, seat)
    while cards:
        mask[TRY(lowest(cards))] = 1
        cards &= cards - 1


@rule
def legal_moves(s: State, seat: int, mask: Mask) -> None:
    mask[BUY()] = cannot_buy(s, seat) == LEGAL
    for row in range(len(CARD_ROWS)):
        mask[ENTER(row)] = cannot_enter(s, seat, row) == LEGAL
    for way in range(len(WAYS)):
        mask[STEP(way)] = cannot_step(s, seat, way) == LEGAL
    mask[STOP()] = cannot_stop(s, seat) == LEGAL


@rule
def legal_preparations(s: State, seat: int, mask: Mask) -> None:
    if s.phase == EXCHANGING:
        for answer in range(len(ANSWERS)):
            mask[EXCHANGE(answer)] = 1
        return
    for fights in range(MOST_FIGHTS + 1):
        mask[BID(fights)] = cannot_bid(s, seat, fights) == LEGAL


@rule
def legal_in_a_try(s: State, seat: int, mask: Mask) -> None:
    if s.phase == ROLLING:
        mask[ROLL()] = 1
        mask[SPEND()] = 1
    elif s.phase == FAILING:
        mask[SPEND()] = 1
        mask[REROLL()] = cannot_roll_again(s, seat) == LEGAL
        mask[GIVE_UP()] = 1
    elif s.phase == IN_FOG:
        mask[RAISE_FOG()] = 1
        mask[DECLINE()] = cannot_decline(s, seat) == LEGAL
    else:
        mask[KEEP()] = 1
        mask[REPLACE()] = 1


@rule
def legal_at_the_end(s: State, seat: int, mask: Mask) -> None:
    if s.phase == GIVING:
        cards = s.hand[seat]
        while cards:
            mask[GIVE(lowest(cards))] = 1
            cards &= cards - 1
    elif s.phase == PLUNDERING:
        for fights in range(MOST_FIGHTS + 1):
            mask[TAKE(fights)] = cannot_take_fights(s, seat, fights) == LEGAL
    elif s.phase == LOOKING_BACK:
        for change in range(-1, 2):
            mask[HINDSIGHT(change)] = cannot_look_back(s, seat, change) == LEGAL
    else:
        mask[DECLINE()] = 1
        for target in range(DUMMY + 1):
            mask[CHOOSE(target)] = cannot_choose(s, seat, target) == LEGAL
