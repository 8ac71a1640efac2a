"""A match: one game being played, with the moves that led to where it is."""

import hashlib
from functools import cache
from typing import TYPE_CHECKING, Any, cast

import msgspec
import numpy as np

from doubloon.engine.actions import Action
from doubloon.engine.chance import seed_generator
from doubloon.engine.dispatch import SPECTATOR
from doubloon.engine.errors import BadPlayers, BadSeed, IllegalMove, shown
from doubloon.engine.events import Event, LogRows, new_log, overflowed, stages
from doubloon.engine.options import Options
from doubloon.engine.realtime import NO_HASTE
from doubloon.engine.records import Fields, Record, new, part_of
from doubloon.engine.replay import EXPIRED, TABLE, Move, Replay, checked_entropy
from doubloon.engine.words import Message

if TYPE_CHECKING:
    from doubloon.engine.game import Game

SEEDS = 2**63  # a seed is a whole number below this


def checked_seed(seed: object) -> int:
    """The seed, if it is one; NumPy's whole numbers will do, since simulations list their seeds as such."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < SEEDS:
        raise BadSeed(f"a seed is a whole number from 0 to {SEEDS - 1}, not {shown(seed)}")
    return int(seed)


@cache
def _seats(bits: int) -> tuple[int, ...]:
    """The seats that bits stand for."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


class Match:
    """A game being played. `Game.start` makes one.

    >>> import doubloon
    >>> match = doubloon.game("kraken").start(players=2, seed=7)
    >>> seat = match.actors[0]
    >>> events = match.play(seat, {"do": "forward"})
    >>> events[0].plain()
    {'event': 'sailed', 'seat': 1, 'from': 0, 'to': 1, 'left': 2, 'way': 'forward'}
    """

    def __init__(self, game: "Game", players: int, seed: int, options: Options) -> None:
        self.game = game
        self.players = players
        self.seed = checked_seed(seed)
        self.options = options
        self.moves: list[Move] = []
        self.can_take_back = (
            False  # whether the last move may be undone: nobody else has seen or could do anything since
        )
        self.one = game.laid_out(players, options)  # the State in an array of one, as compiled rules like it best
        self.calls = game.calls
        self.calls.want()
        self._stages = b""
        seed_generator(self.state, np.uint64(self.seed), 0)
        self.opening = self._follow(self.calls.setup)

    def __repr__(self) -> str:
        state = f"won by {self.winners or 'nobody'}" if self.over else f"seats {self.actors} to act"
        return f"<Match of {self.game.name}, {self.players} players, after {len(self.moves)} moves: {state}>"

    @property
    def state(self) -> Record:
        """The State itself, everything secret included: for rules and bots, never for a player."""
        return self.one[0]

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over."""
        return _seats(int(self.calls.actors(self.one)))

    def legal(self, seat: int) -> list[Action]:
        """What that seat may do now."""
        return [self.game.actions.decode(int(number)) for number in np.flatnonzero(self.mask(seat))]

    def mask(self, seat: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The same as a mask over the action space."""
        self._check_seat(seat)
        if seat in self.actors:
            return self._allowed(seat)
        return np.zeros(len(self.game.actions), np.uint8)

    def _allowed(self, seat: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The mask of a seat that may act."""
        mask = np.zeros(len(self.game.actions), np.uint8)
        self.calls.legal(self.one, seat, mask)
        return mask

    def play(self, seat: int, action: Action, entropy: int | None = None) -> list[Event]:
        """Make a move; IllegalMove says why it cannot be made, and the match is as it was then."""
        number = self.game.actions.encode(action)
        if not self._may(seat, number):
            raise self._refusal(seat, number)
        self._take(entropy)
        chance, hurried = self.generator, self._in_haste()
        events = self._follow(self.calls.play, seat, number)
        self.moves.append(Move(seat, number, entropy))
        self.can_take_back = not hurried and self.generator == chance and self._is_private(seat, events)
        return events

    def why_not(self, seat: int, action: Action) -> IllegalMove | None:
        """Why that seat cannot do that now, as `play` would say it; None where it can. Nothing is done.

        What people see as one choice and is none of the game's actions (`wished`) can be asked about too.
        """
        try:
            wish = self.game.wished(action)
            if wish is not None:
                self.check_turn(seat)
                message = wish(self.fields(seat), seat)
                return None if message is None else self._illegal(message)
            number = self.game.actions.encode(action)
            return None if self._may(seat, number) else self._refusal(seat, number)
        except IllegalMove as refused:
            return refused

    def _in_haste(self) -> bool:
        return self.game.real_time and self.haste != NO_HASTE

    def _is_private(self, seat: int, events: list[Event]) -> bool:
        """Whether nothing came to light, and nobody but that seat can do anything before it may change its mind."""
        return self.actors == (seat,) and not any(event.reveals for event in events)

    def _may(self, seat: int, number: int) -> bool:
        seated = type(seat) is int and 0 <= seat < self.players
        return seated and bool(self.calls.may(self.one, seat, number, np.zeros(len(self.game.actions), np.uint8)))

    def _take(self, entropy: int | None) -> None:
        """Let chance come from here on from this entropy, if there is any."""
        if entropy is not None:
            self.one["rng"] = checked_entropy(entropy)

    def check_turn(self, seat: int) -> None:
        """Raise IllegalMove if that seat cannot act now."""
        actors = self.actors
        if not actors:
            raise IllegalMove("the game is over", "over")
        self._check_seat(seat)
        if seat not in actors:
            others = ", ".join(map(str, actors))
            raise IllegalMove(f"seat {seat} cannot act now; it is for seat {others}", "not-your-turn", {"seat": seat})

    @property
    def awaited(self) -> tuple[int, ...]:
        """Those of the actors that a clock waits for: not who could only harm themselves."""
        return _seats(int(self.calls.awaited(self.one)))

    @property
    def haste(self) -> int:
        """Where everyone acts at once: the seat that is served first of those who are equally quick; else NO_HASTE."""
        return int(self.calls.haste(self.one))

    @property
    def patience(self) -> int:
        """The seconds without a move after which a live table calls `expire`; 0: it waits for ever."""
        return int(self.calls.patience(self.one))

    def expire(self, entropy: int | None = None) -> list[Event]:
        """Nobody did anything for as long as the table's patience: what the rules say follows."""
        if not self.patience:
            raise IllegalMove("the table waits for a move, however long it takes", "no-limit")
        self._take(entropy)
        events = self._follow(self.calls.expire)
        self.moves.append(Move(TABLE, EXPIRED, entropy))
        self.can_take_back = False
        return events

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat, or a spectator (None), may know; it is the caller's to change."""
        return self._plain(self.fields(seat))

    def _plain(self, fields: Fields) -> dict[str, Any]:
        """A plain view without the parts that others share."""
        return cast(dict[str, Any], msgspec.to_builtins(self.game.plain_view(fields)))

    def fields(self, seat: int | None) -> Any:
        """The same as the fields of the game's View, for `prompt` and `describe`: what takes a View takes them."""
        return self.game.fields(self.seen(seat))

    def seen(self, seat: int | None) -> Record:
        """The same as the View itself."""
        if seat is not None:
            self._check_seat(seat)
        v = new(self.game.view)
        self.calls.show(self.one, SPECTATOR if seat is None else seat, v)
        return v[0]

    def all_seen(self) -> list[bytes]:
        """The bytes of every seat's View, made at once, and in the last place of a spectator's."""
        return self._all_shown(self.one)[0]

    def _all_shown(self, states: np.ndarray[Any, np.dtype[np.void]]) -> list[list[bytes]]:
        """For each State the bytes of all Views of it."""
        viewers = self.players + 1
        views = new(self.game.view, len(states) * viewers)
        self.calls.show_all(states, views)
        whole, size = views.tobytes(), views.itemsize
        seen = [whole[first : first + size] for first in range(0, len(whole), size)]
        return [seen[first : first + viewers] for first in range(0, len(seen), viewers)]

    @property
    def stages(self) -> np.ndarray[Any, np.dtype[np.void]]:
        """The State right after each event of the last move, everything secret included: for pictures of it."""
        return np.frombuffer(
            bytearray(self._stages), self.game.state
        )  # what cannot be written is another type to Numba

    def all_pictures(self) -> list[list[bytes]]:
        """For each event of the last move what `all_seen` would have been right after it."""
        return self._all_shown(self.stages)

    def pictures(self, seat: int | None) -> list[dict[str, Any]]:
        """What that seat, or a spectator, sees right after each event of the last move."""
        place = -1 if seat is None else seat
        return [self._plain(self.game.fields(seen[place])) for seen in self.all_pictures()]

    @property
    def generator(self) -> int:
        """Where chance comes from next: the entropy of a move, as long as nothing was drawn."""
        return int(self.one["rng"].item())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.calls.actors(self.one)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Every seat's rank, 1 being best; None before the end."""
        return self._standing()[0] if self.over else None

    @property
    def decided(self) -> bool | None:
        """Whether somebody won, be it a player of the table's own; None before the end."""
        return bool(self.calls.decided(self.one)) if self.over else None

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that won, several if they share it, none if nobody did; None before the end."""
        if not self.over:
            return None
        if not self.decided:
            return ()
        return tuple(seat for seat, rank in enumerate(self._standing()[0]) if rank == 1)

    @property
    def scores(self) -> tuple[float, ...] | None:
        """Every seat's score; None before the end."""
        return self._standing()[1] if self.over else None

    def copy(self) -> "Match":
        """A match that goes on from here by itself."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.moves = list(self.moves)
        twin.one = self.one.view(np.uint8).copy().view(self.one.dtype)  # NumPy would copy field by field
        return twin

    @property
    def point(self) -> bytes:
        """The State as bytes for `go_to`: for a server that keeps matches, never for a player."""
        return self.one.tobytes()

    def go_to(self, point: bytes, moves: list[Move]) -> None:
        """Be at a point that was kept, with the moves that led there."""
        self.one[:] = np.frombuffer(point, self.one.dtype)
        self.moves = moves

    def save(self) -> bytes:
        """The match as bytes for `doubloon.load`."""
        return self.replay.pack()

    @property
    def replay(self) -> Replay:
        """The match as what led to it."""
        return Replay(
            game=self.game,
            players=self.players,
            seed=self.seed,
            options=self.options,
            moves=tuple(self.moves),
            digest=self.digest,
        )

    @property
    def digest(self) -> str:
        """A fingerprint of the State: two matches with the same one are at the same point of the same game.

        What only helps newcomers is no part of it, so a game can be given some without being another.
        """
        return hashlib.sha256(part_of(self.one, self.game.declared.ruled).tobytes()).hexdigest()

    def _standing(self) -> tuple[tuple[int, ...], tuple[float, ...]]:
        rank = np.zeros(self.players, np.int8)
        score = np.zeros(self.players, np.float64)
        self.calls.standing(self.one, rank, score)
        return tuple(rank.tolist()), tuple(score.tolist())

    def _refusal(self, seat: int, action: int) -> IllegalMove:
        self.check_turn(seat)
        why_not = int(self.game.rules.why_not(self.state, seat, action))
        return self._illegal(self.game.actions.explain(self.fields(seat), seat, action, why_not))

    def _illegal(self, reason: Message) -> IllegalMove:
        words = self.game.words()
        seats = [words.say(f"seat-{number}") for number in range(self.players)]
        return IllegalMove(reason.said(words, seats), reason.name, reason.arguments)

    def _check_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadPlayers(f"seats are 0 to {self.players - 1}, not {shown(seat)}")

    def _follow(self, rule: Any, *arguments: int) -> list[Event]:
        """Let a rule change the State and tell what happened; once more with a longer log if it was too short."""
        before = self.point
        log: LogRows = new_log(state=self.game.state)
        rule(self.one, *arguments, log)
        while overflowed(log):
            self.one[:] = np.frombuffer(before, self.one.dtype)
            log = new_log(2 * len(log), self.game.state)
            rule(self.one, *arguments, log)
        self._stages = stages(log)
        return self.game.events.read(log)
