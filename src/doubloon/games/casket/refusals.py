"""Why an action of Casket of Gold is refused: the first thing in the way, seen by who wanted it."""

from collections.abc import Callable

from doubloon.engine.records import Record
from doubloon.engine.words import Message
from doubloon.games.casket.actions import ACTIONS
from doubloon.games.casket.rules.battle import nemesis
from doubloon.games.casket.rules.movement import entrance
from doubloon.games.casket.rules.steps import beyond, is_start
from doubloon.games.casket.rules.trying import must_follow
from doubloon.games.casket.state import (
    CARD_ROWS,
    COLOURS,
    DIAGONAL_DOWN,
    DIAGONAL_UP,
    DUMMY,
    MOST_ROWS,
    NO_CARD,
    NO_FEATURE,
    NOWHERE,
    OFF_MAP,
    PHASES,
    PRICE_OF_A_STEP,
    SEA,
    SUITS,
    VALUES,
    WAYS,
    WHITE,
)

# Which decisions each phase asks for.
ASKED = {
    "exchange": ("exchange",),
    "bid": ("bid",),
    "fight": ("play", "try"),
    "roll": ("roll", "luck"),
    "failing": ("luck", "reroll", "give-up"),
    "fog": ("fog", "decline"),
    "drawn": ("keep", "replace"),
    "thief": ("choose", "decline"),
    "give": ("give",),
    "mutiny": ("choose", "decline"),
    "plunder": ("take",),
    "hindsight": ("hindsight",),
    "move": ("enter", "step", "buy", "stop"),
}


def refusal(v: Record, seat: int, action: int) -> Message:
    """Why a captain cannot do that."""
    verb, *values = ACTIONS.decode(action).values()
    phase = PHASES[v.phase]
    if verb not in ASKED[phase]:
        return Message("refused-not-asked", phase=phase)
    return _REASONS[verb](v, seat, *values)


def _cannot_bid(v: Record, _seat: int, fights: int) -> Message:
    if fights > v.fights:
        return Message("refused-bid-too-high", fights=int(v.fights))
    return Message("refused-nemesis", fights=int(v.fights), bid=int(nemesis(v)))


def _not_held(_v: Record, _seat: int, card: int) -> Message:
    return Message("refused-not-held", value=card % VALUES + 1, suit=SUITS[card // VALUES])


def _cannot_play(v: Record, seat: int, card: int) -> Message:
    if not v.hand[seat] >> card & 1:
        return _not_held(v, seat, card)
    if must_follow(v, seat) and card // VALUES != v.led:
        return Message("refused-follow", suit=SUITS[v.led])
    return Message("refused-just-failed")


def _cannot_try(v: Record, seat: int, card: int) -> Message:
    if not v.hand[seat] >> card & 1:
        return _not_held(v, seat, card)
    if v.failed != NO_CARD:
        return Message("refused-second-try")
    if v.feature[card] == NO_FEATURE:
        return Message("refused-no-feature")
    if must_follow(v, seat) and not v.fogs >> card & 1:
        return Message("refused-follow-or-fog", suit=SUITS[v.led])
    return Message("refused-no-die", colour=_colour(v, seat))


def _colour(v: Record, seat: int) -> str:
    """Where a captain may not roll: on white, or off the map."""
    return "none" if v.marker[seat] == OFF_MAP else COLOURS[WHITE]


def _cannot_choose(v: Record, seat: int, target: int | str) -> Message:
    if isinstance(target, str):
        return Message("refused-no-dummy")
    if target >= v.players:
        return Message("refused-no-captain", number=target, last=int(v.players) - 1)
    if target == seat:
        return Message("refused-yourself")
    return Message("refused-blessed", target=target)


def _cannot_enter(v: Record, seat: int, row: str) -> Message:
    if v.marker[seat] != OFF_MAP:
        return Message("refused-on-the-map")
    if v.points[seat] == 0:
        return Message("refused-no-points")
    square = entrance(v, CARD_ROWS.index(row))
    return Message("refused-no-start") if not is_start(v, square) else Message("refused-occupied")


def _cannot_step(v: Record, seat: int, name: str) -> Message:
    way = WAYS.index(name)
    square = int(v.marker[seat])
    if square == OFF_MAP:
        return Message("refused-off-the-map")
    if v.points[seat] == 0:
        return Message("refused-no-points")
    if way in (DIAGONAL_UP, DIAGONAL_DOWN) and not v.made[seat]:
        return Message("refused-diagonal")
    if beyond(v, square, way) != NOWHERE:
        return Message("refused-occupied")
    return Message("refused-barrier") if _lies_a_square(v, square, name) else Message("refused-sea")


def _lies_a_square(v: Record, square: int, way: str) -> bool:
    column, row = divmod(square, MOST_ROWS)
    column += way not in ("up", "down")
    row += way.endswith("down") - way.endswith("up")
    return column < v.columns and 0 <= row < MOST_ROWS and v.colour[column * MOST_ROWS + row] != SEA


def _cannot_buy(v: Record, seat: int) -> Message:
    if v.stepped:
        return Message("refused-too-late-to-buy")
    return Message("refused-luck", cost=PRICE_OF_A_STEP, luck=int(v.luck[seat]))


def _cannot_stop(v: Record, seat: int) -> Message:
    return Message("refused-leave-start") if v.made[seat] else Message("refused-must-move")


def _cannot_reroll(_v: Record, _seat: int) -> Message:
    return Message("refused-nothing-rolled")


def _cannot_decline(v: Record, _seat: int) -> Message:
    return Message("refused-fog-needed", suit=SUITS[v.led])


def _cannot_take(v: Record, _seat: int, _fights: int) -> Message:
    if v.target == DUMMY:
        return Message("refused-take-dummy", won=int(v.won[DUMMY]))
    return Message("refused-take", target=int(v.target), won=int(v.won[v.target]))


def _cannot_look_back(v: Record, _seat: int, _change: int) -> Message:
    return Message("refused-hindsight", fights=int(v.fights))


_REASONS: dict[str, Callable[..., Message]] = {
    "bid": _cannot_bid,
    "play": _cannot_play,
    "try": _cannot_try,
    "reroll": _cannot_reroll,
    "decline": _cannot_decline,
    "choose": _cannot_choose,
    "give": _not_held,
    "take": _cannot_take,
    "hindsight": _cannot_look_back,
    "buy": _cannot_buy,
    "enter": _cannot_enter,
    "step": _cannot_step,
    "stop": _cannot_stop,
}
