"""What follows without a word: whose bid (G9), whose card (G11), whose feature (G22) or hindsight (G25) comes next."""

from doubloon.engine.bits import is_in
from doubloon.engine.rule import rule
from doubloon.games.casket.rules.dice import may_roll
from doubloon.games.casket.rules.reckoning import offer_hindsight
from doubloon.games.casket.rules.table import at_table, in_place, place_of
from doubloon.games.casket.state import (
    BATTLE_ENDED,
    BIDDING,
    DUMMY,
    END_FEATURES,
    EXCHANGING,
    FIGHT_ENDED,
    FIGHTING,
    MUTINY,
    NEXT_BID,
    NEXT_CARD,
    NEXT_FIGHT,
    NO_CARD,
    NO_FEATURE,
    REVOLTING,
    STEALING,
    THIEF,
    State,
)


@rule
def pass_turn(s: State) -> None:
    """Go on until a captain has to decide or there is something to tell; called before the telling of what was done."""
    if s.phase == END_FEATURES:
        next_feature(s)
    if s.phase == NEXT_FIGHT:
        next_fight(s)
    if s.phase == BATTLE_ENDED:
        offer_hindsight(s)
    if s.phase == NEXT_BID:
        next_bid(s)
    if s.phase == NEXT_CARD:
        next_card(s)


@rule
def next_bid(s: State) -> None:  # G9, G32
    if s.bids < s.players:
        s.turn = in_place(s, s.bids)
        s.phase = EXCHANGING if s.with_dummy else BIDDING
    elif s.dummy_up or not s.with_dummy:
        s.phase = NEXT_CARD


@rule
def next_card(s: State) -> None:  # G11
    if s.played == at_table(s):
        s.phase = FIGHT_ENDED
        return
    who = next_to_play(s)
    if who < s.players:
        s.turn = who
        s.failed = NO_CARD
        s.phase = FIGHTING


@rule
def next_to_play(s: State) -> int:  # G11
    return in_place(s, (s.leader + s.played) % at_table(s))


@rule
def next_fight(s: State) -> None:  # G11, G22
    s.leader = place_of(s, s.fight_winner)
    s.played = 0
    s.blessed = 0
    s.fight += 1
    s.phase = BATTLE_ENDED if s.fight == s.fights else NEXT_CARD


# Features at the end of a fight


@rule
def next_feature(s: State) -> None:  # G22
    while s.resolved < s.played:
        feature = s.due[s.resolved]
        if feature != NO_FEATURE:
            offer_feature(s, s.who[s.resolved], feature)
            return
        s.resolved += 1
    s.phase = NEXT_FIGHT


@rule
def offer_feature(s: State, seat: int, feature: int) -> None:
    if is_of_use(s, seat, feature):
        s.turn = seat
        s.phase = STEALING if feature == THIEF else REVOLTING


@rule
def is_of_use(s: State, seat: int, feature: int) -> bool:
    """Whether asking makes sense: somebody can be chosen, and a mutiny could be won."""
    return has_target(s, seat, feature) and (feature == THIEF or may_roll(s, seat))


@rule
def has_target(s: State, seat: int, feature: int) -> bool:
    for target in range(DUMMY + 1):
        if can_choose(s, seat, target, feature):
            return True
    return False


@rule
def can_choose(s: State, seat: int, target: int, feature: int) -> bool:  # G17, G20, G21, G34
    takes_part = s.with_dummy if target == DUMMY else target < s.players
    if not takes_part or target == seat or is_in(s.blessed, target):
        return False
    return feature == MUTINY or s.hand[target] != 0
