"""The View as plain Python objects, for programs and for people."""

from typing import Annotated, Literal, TypedDict

import msgspec

from doubloon.engine.bits import is_in, members
from doubloon.engine.parts import part
from doubloon.games.casket.chances import chances_of_die
from doubloon.games.casket.prospects import percent
from doubloon.games.casket.rules.battle import cards_beyond, nemesis
from doubloon.games.casket.rules.dice import die_of
from doubloon.games.casket.rules.steps import at, is_finish, is_start
from doubloon.games.casket.rules.table import at_table, in_place
from doubloon.games.casket.state import (
    BIDDING,
    COLOURS,
    DECK,
    DICE,
    DUMMY,
    EARNINGS,
    END_FEATURES,
    FAR,
    FEATURES,
    FOGGED,
    GIVING,
    HARBOUR,
    HOWS,
    KINDS,
    MOMENTS,
    MOST_LUCK,
    MOST_ROWS,
    NO_CARD,
    NO_FEATURE,
    NOBODY,
    OFF_MAP,
    PHASES,
    PLUNDERING,
    REVOLTING,
    SEA,
    STEALING,
    SUITS,
    TRUMP,
    UNIVERSAL,
    VALUES,
    WALL_BELOW,
    WALL_RIGHT,
    WITH_HINDSIGHT,
    Earning,
    Feature,
    Ground,
    How,
    Kind,
    Moment,
    Phase,
    Suit,
    View,
)

Square = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]  # column and row, from the left and the top
Fighter = int | Literal["dummy", "house"]  # who plays cards: a seat, or one of the table's own
Led = Suit | Literal["trump"]
Counts = Literal["natural", "universal", "trump", "fog"]
COUNTS: dict[int, Counts] = {UNIVERSAL: "universal", FOGGED: "fog"}  # else it is a trump


class Card(TypedDict):
    """A card with both its sides."""

    card: int  # its number, as actions name it
    suit: Suit  # of the natural side
    value: int  # of the natural side, 1 to 9
    feature: Feature | None  # of the special side; none where there is no such side
    kind: Kind  # whether the special value is universal or trump
    special: int  # the special value
    cost: int  # what a try must roll


class Laid(Card):
    """A card on the table."""

    who: Fighter  # who played it
    counts: Counts  # by which side
    counted: int  # the value that it has


class Row(Laid):
    """A card in the fight that is fought."""

    waits: Feature | None  # its feature that is still to come, at the end of the fight


class Try(Card):
    """A card whose special side is being tried."""

    who: int  # the seat that tries
    points: int  # that were rolled for it
    rolled: bool  # whether the die has been rolled


class Deck(TypedDict):
    """The cards that were not dealt."""

    left: int  # how many
    known: list[Card]  # those that you know to be among them


class Captain(TypedDict):
    """A player, by the seat."""

    square: Square | None  # where the marker is; none off the map
    to_go: int | None  # steps to the casket, which rank captains; none off the map
    die: Ground  # the colour of the die that they roll; white for none
    luck: int  # luck points
    bid: int | None  # in this battle
    hindsight: int | None  # what the bid counts as by hindsight
    won: int  # fights won in this battle
    cards: int  # in hand
    hand: list[Card]  # your own
    known: list[Card]  # those that you know them to have
    void: list[Suit]  # suits that you know them to have none of
    blessed: bool  # no feature of others can choose them in this fight
    points: int  # steps that they have left
    diagonals: bool  # whether they may step diagonally
    lot: int | None  # drawn by captains with equal points and fights: the lowest moves first


class Dummy(TypedDict):
    """The Dummy, where one plays."""

    square: Square | None  # where its marker is; none off the map
    won: int  # fights won in this battle
    cards: int  # in hand
    hand: list[Card]  # turned up
    known: list[Card]  # those that you know it to have


class LastFight(TypedDict):
    """The fight that ended last."""

    table: list[Laid]  # its cards, in order
    winner: Fighter  # who won it
    how: How  # by what
    lies: bool  # whether its cards are still on the table


class Earned(TypedDict):
    """What a captain's bid brought."""

    bid: int  # as it was made
    counted: int  # as it counted: another by hindsight
    won: int  # fights
    points: int  # steps
    how: Earning  # how well the bid was met


class DummyEarned(TypedDict):
    """What the Dummy's fights brought."""

    won: int  # fights
    points: int  # steps


class LastBattle(TypedDict):
    """The battle that was reckoned last. While it is told, captains come one by one."""

    battle: int  # its number, from 1
    captains: list[Earned | None]  # by seat; none for who is still to come
    dummy: DummyEarned | None  # where one plays, once it is told


class Die(TypedDict):
    """A die, as it is rolled for a feature."""

    colour: Ground  # by which squares name it
    chances: list[int]  # in percent: that a roll is at least 1, 2, 3


class Acceleration(TypedDict):
    """A line on the map: whoever crosses it first has all dealt more cards."""

    column: int  # the first one beyond it
    fights: int  # in a battle, from then on


class Chart(TypedDict):
    """The map."""

    columns: int  # how many
    rows: int  # how many
    colours: list[list[Ground | None]]  # by row, then column; none is open sea
    walls_right: list[Square]  # squares with a barrier to their right
    walls_below: list[Square]  # squares with a barrier below
    accelerations: list[Acceleration]  # from left to right
    crossed: int  # how many of these lines have been crossed
    to_go: list[list[int | None]]  # steps from each square to the casket, by row, then column; none where no way leads
    start: list[Square]  # where one enters
    harbour: bool  # the start holds several markers
    finish: list[Square]  # where one arrives


class CasketView(TypedDict):
    """A game of Casket of Gold."""

    battle: int  # the battle that is fought, from 1; after the end, how many there were
    fights: int  # in this battle
    fight: int  # the one that is fought, from 1
    phase: Phase | Moment | Literal["over"]  # what is being decided, or what comes by itself
    turn: int | None  # who decides; none where nobody does
    dealer: int | None  # the dealer's seat; none before there is one
    chairs: list[int]  # the seats as they sit around the table
    order: list[Fighter]  # who plays a card, beginning at the dealer's left
    nemesis: int | None  # the bid that may not be made now
    most_luck: int  # luck points that a captain can have
    captains: list[Captain]  # by seat
    dummy: Dummy | None  # where one plays
    house: bool  # whether the House plays
    deck: Deck  # cards that were not dealt
    led: Led | None  # the suit to follow, or trump where that is none
    table: list[Row]  # the cards of this fight, in order
    trying: Try | None  # the card that is being tried
    drawn: Card | None  # the card that you drew and may play
    last_fight: LastFight | None  # once there was one
    last_battle: LastBattle | None  # once there was one
    dice: list[Die]  # what can be expected of them
    map: Chart  # with its squares
    winner: Fighter | None  # who won; the Dummy may


def plain_view(v: View) -> CasketView:
    """The View as plain Python objects."""
    return {
        "battle": v.rounds if v.over else v.rounds + 1,
        "fights": v.fights,
        "fight": min(v.fight + 1, v.fights),
        "phase": "over" if v.over else (PHASES + MOMENTS)[v.phase],
        "turn": v.turn if _someone_decides(v) else None,
        "dealer": None if v.dealer == NOBODY else v.chair[v.dealer],
        "chairs": list(v.chair[: v.players]),
        "order": _order(v),
        "nemesis": _nemesis(v),
        "most_luck": MOST_LUCK,
        "captains": [_captain(v, seat) for seat in range(v.players)],
        "dummy": _dummy(v) if v.with_dummy else None,
        "house": bool(v.with_house),
        "deck": _deck(v),
        "led": _led(v) if v.played else None,
        "table": [_row(v, row) for row in range(v.played)],
        "trying": _try(v) if v.trying != NO_CARD else None,
        "drawn": None if v.drawn == NO_CARD else card_of(v, v.drawn),
        "last_fight": _last_fight(v) if v.past_played else None,
        "last_battle": _last_battle(v) if v.past_battle else None,
        "dice": _dice(v),
        "map": _map(v),
        "winner": _winner(v.winner),
    }


@part
def _order(v: View) -> list[Fighter]:
    return [fighter_name(in_place(v, place)) for place in range(at_table(v))]


@part
def _deck(v: View) -> Deck:
    return {"left": v.left, "known": _cards(v, v.known[DECK])}


def _someone_decides(v: View) -> bool:
    return v.phase < len(PHASES) and not v.over


@part
def card_of(v: View, card: int) -> Card:
    """Both sides of a card."""
    feature = v.feature[card]
    return {
        "card": card,
        "suit": SUITS[card // VALUES],
        "value": card % VALUES + 1,
        "feature": None if feature == NO_FEATURE else FEATURES[feature],
        "kind": KINDS[feature == TRUMP],
        "special": v.special[card],
        "cost": v.cost[card],
    }


def _cards(v: View, cards: int) -> list[Card]:
    return [card_of(v, card) for card in members(cards)]


@part
def _captain(v: View, seat: int) -> Captain:
    bids = [int(v.chair[(v.dealer + 1 + place) % v.players]) for place in range(v.bids)]
    return {
        "square": _square(v.marker[seat]),
        "to_go": None if v.marker[seat] == OFF_MAP else v.steps_left[v.marker[seat]],
        "die": COLOURS[die_of(v, seat)],
        "luck": v.luck[seat],
        "bid": v.bid[seat] if seat in bids or v.bids == v.players else None,
        "hindsight": v.second_bid if v.looked_back == seat else None,
        "won": v.won[seat],
        "cards": v.hand_size[seat],
        "hand": _cards(v, v.hand[seat]),
        "known": _cards(v, v.known[seat]),
        "void": [SUITS[suit] for suit in members(v.void[seat])] if v.hand_size[seat] else [],
        "blessed": bool(is_in(v.blessed, seat)),
        "points": v.steps[seat],
        "diagonals": bool(v.diagonals[seat]),
        "lot": v.lot[seat] or None,
    }


def _suits(v: View) -> tuple[Suit, ...]:
    return SUITS[: v.cards // VALUES]


def _led(v: View) -> Led:
    """The suit that was led, or trump where that is none."""
    return SUITS[v.led] if v.led < len(_suits(v)) else "trump"


def _nemesis(v: View) -> int | None:
    """The bid that may not be made now."""
    forbidden = nemesis(v) if v.phase == BIDDING and not v.over else NOBODY
    return forbidden if 0 <= forbidden <= v.fights else None


@part
def _dummy(v: View) -> Dummy:
    return {
        "square": _square(v.marker[DUMMY]),
        "won": v.won[DUMMY],
        "cards": v.hand_size[DUMMY],
        "hand": _cards(v, v.hand[DUMMY]),
        "known": _cards(v, v.known[DUMMY]),
    }


@part
def _row(v: View, row: int) -> Row:
    laid = _laid(v, v.who[row], v.card[row], v.suit[row], v.value[row], v.counts[row])
    return {**laid, "waits": None if v.due[row] == NO_FEATURE else FEATURES[v.due[row]]}


def _laid(v: View, who: int, card: int, suit: int, value: int, counts: int) -> Laid:
    """A card on the table, and what it counts as."""
    natural = suit == card // VALUES and counts not in (UNIVERSAL, FOGGED)
    return {
        "who": fighter_name(who),
        **card_of(v, card),
        "counts": "natural" if natural else COUNTS.get(counts, "trump"),
        "counted": value,
    }


def _last_fight(v: View) -> LastFight:
    """The fight that ended last: its cards in order, who won it and how, and whether they still lie on the table."""
    return {
        "table": _last_table(v),
        "winner": fighter_name(v.past_winner),
        "how": HOWS[v.past_how],
        "lies": _lies(v),
    }


@part
def _last_table(v: View) -> list[Laid]:
    columns = (v.past_who, v.past_card, v.past_suit, v.past_value, v.past_counts)
    rows = list(zip(*columns, strict=True))[: v.past_played]
    return [_laid(v, *row) for row in rows]


def _lies(v: View) -> bool:
    """Its features are still to be used, or nobody has begun another fight since, nor another battle."""
    if v.phase in (STEALING, GIVING, REVOLTING, PLUNDERING, END_FEATURES):
        return True
    return v.fight > 0 and v.played == 0 and v.trying == NO_CARD


@part
def _last_battle(v: View) -> LastBattle:
    """The battle that was reckoned last: what each bid, won and earned; None for who is still to come."""
    dummy: DummyEarned = {"won": v.past_won[DUMMY], "points": v.past_points[DUMMY]}
    return {
        "battle": v.past_battle,
        "captains": [_earned(v, seat) for seat in range(v.players)],
        "dummy": dummy if v.with_dummy and v.past_won[DUMMY] != NOBODY else None,
    }


def _earned(v: View, seat: int) -> Earned | None:
    if v.past_won[seat] == NOBODY:
        return None
    bid, counted, won = v.past_bid[seat], v.past_counted[seat], v.past_won[seat]
    how = min(2, abs(counted - won)) + (WITH_HINDSIGHT if counted != bid else 0)
    return {"bid": bid, "counted": counted, "won": won, "points": v.past_points[seat], "how": EARNINGS[how]}


def fighter_name(who: int) -> Fighter:
    """A seat, "dummy" or "house"."""
    return who if who < DUMMY else "dummy" if who == DUMMY else "house"


def _try(v: View) -> Try:
    return {"who": v.turn, **card_of(v, v.trying), "points": v.points_rolled, "rolled": bool(v.die_rolled)}


def _square(square: int) -> Square | None:
    """Column and row, from the left and from the top."""
    return None if square == OFF_MAP else list(divmod(square, MOST_ROWS))


@part
def _dice(v: View) -> list[Die]:
    return [
        {"colour": COLOURS[colour], "chances": [percent(chance) for chance in chances_of_die(v, colour)]}
        for colour in range(DICE)
    ]


@part
def _map(v: View) -> Chart:
    last = v.columns - 1
    ground = _ground(v)
    steps = [None if number == FAR else int(number) for number in v.steps_left]
    return {
        "columns": v.columns,
        "rows": len(ground),
        "colours": list(ground.values()),
        "walls_right": _walls(v, WALL_RIGHT),
        "walls_below": _walls(v, WALL_BELOW),
        "accelerations": [
            {"column": int(column), "fights": cards_beyond(number)} for number, column in enumerate(v.line, 1)
        ],
        "crossed": v.crossed,
        "to_go": [steps[row : v.columns * MOST_ROWS : MOST_ROWS] for row in ground],
        "start": [[0, row] for row, colours in ground.items() if colours[0] and is_start(v, at(0, row))],
        "harbour": v.start == HARBOUR,
        "finish": [[last, row] for row, colours in ground.items() if colours[last] and is_finish(v, at(last, row))],
    }


def _ground(v: View) -> dict[int, list[Ground | None]]:
    """What each row of squares is made of, column by column; rows of nothing but sea are left out."""
    names = [None if number == SEA else COLOURS[number] for number in v.colour]
    rows = {row: names[row : v.columns * MOST_ROWS : MOST_ROWS] for row in range(MOST_ROWS)}
    return {row: colours for row, colours in rows.items() if any(colours)}


def _walls(v: View, kind: int) -> list[Square]:
    return [list(divmod(square, MOST_ROWS)) for square, walls in enumerate(v.wall) if walls & kind]


def _winner(winner: int) -> Fighter | None:
    return None if winner == NOBODY else fighter_name(winner)
