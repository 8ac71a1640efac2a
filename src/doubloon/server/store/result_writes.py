"""What is written of how games came out, as statements for any database."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import BindParameter, bindparam, delete, insert, update

from doubloon.server.store.results import Moved
from doubloon.server.store.schema import outcomes, places, rated, ratings
from doubloon.server.store.statements import Values, Write
from doubloon.server.table.outcome import Outcome

_OF: BindParameter[Any] = bindparam("of")
_WHO: BindParameter[Any] = bindparam("who")

_ADD_OUTCOME = insert(outcomes)
_ADD_PLACE = insert(places)
_ADD_NUMBER = insert(rated)
_DROP_RATING = delete(ratings).where((ratings.c.game == _OF) & (ratings.c.person == _WHO))
_DROP_RATINGS = delete(ratings).where(ratings.c.game == _OF)
_ADD_RATING = insert(ratings)
_SET_PLACE = (
    update(places)
    .where((places.c.table == _OF) & (places.c.person == _WHO))
    .values(mu=bindparam("mu"), sigma=bindparam("sigma"))
)


def added(ended: Iterable[Outcome]) -> list[Write]:
    """How games came out."""
    games = list(ended)
    heads = [{name: getattr(game, name) for name in Outcome.__struct_fields__ if name != "places"} for game in games]
    seats = [{"table": game.table, **_fields(place)} for game in games for place in game.places]
    return _some([(_ADD_OUTCOME, heads), (_ADD_PLACE, seats)])


def moved_by(outcome: Outcome, number: int, moved: Moved) -> list[Write]:
    """Ratings after a game, and its number among those that moved them."""
    return _some(
        [
            (_ADD_NUMBER, [{"game": outcome.game, "number": number, "table": outcome.table}]),
            (_SET_PLACE, _places(outcome.table, moved)),
            (_DROP_RATING, [{"of": outcome.game, "who": person} for person in moved]),
            (_ADD_RATING, _ratings(outcome.game, moved)),
        ]
    )


def moved_anew(game: str, steps: Sequence[tuple[str, Moved]]) -> list[Write]:
    """The same for all games at once."""
    last = {person: rating for _, moved in steps for person, rating in moved.items()}
    return _some(
        [
            (_SET_PLACE, [place for table, moved in steps for place in _places(table, moved)]),
            (_DROP_RATINGS, [{"of": game}]),
            (_ADD_RATING, _ratings(game, last)),
        ]
    )


def _places(table: str, moved: Moved) -> list[Values]:
    return [{"of": table, "who": who, "mu": rating.mu, "sigma": rating.sigma} for who, rating in moved.items()]


def _ratings(game: str, moved: Moved) -> list[Values]:
    return [{"game": game, "person": person, **_fields(rating)} for person, rating in moved.items()]


def _fields(struct: Any) -> Values:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _some(writes: list[Write]) -> list[Write]:
    return [(statement, rows) for statement, rows in writes if rows]
