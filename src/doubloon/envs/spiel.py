"""OpenSpiel: every game by the name `doubloon_GAME`, for the algorithms that pyspiel brings.

>>> import pyspiel
>>> import doubloon.envs.spiel  # registers them
>>> game = pyspiel.load_game("doubloon_kraken(players=2,options=round_limit:12;board:rings)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Chance is a node of its own, before all that an action brings about by it: one of `outcomes` worlds that are equally
likely, drawn from `seed`. So no search sees dice before they are rolled. What was dealt face down lies in the state, as
in all of OpenSpiel's games: an algorithm that is to be honest goes by information states.
"""

import hashlib
from typing import Any, ClassVar

import msgspec
import numpy as np

from doubloon.engine.chance import scramble
from doubloon.engine.errors import BadOption, shown
from doubloon.engine.game import Game
from doubloon.engine.state import secrets_of
from doubloon.envs.rows import Array
from doubloon.envs.vector import Vector
from doubloon.extras import extra_needed
from doubloon.games import game as game_of
from doubloon.games import names

with extra_needed("doubloon.envs.spiel", "bench"):
    import pyspiel

MOST_MOVES = 1_000_000
_WORD = 2**63 - 1
_NOTHING = -1


def read_options(text: str) -> dict[str, str]:
    """The options in a game's string: `name:value`, with semicolons between."""
    found: dict[str, str] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadOption(f"options of an OpenSpiel game are written name:value;name:value, not {shown(text)}")
        found[name] = value
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # no types
    """A game with its players and options; each of ours has a class of its own, which OpenSpiel knows."""

    kind: ClassVar[Any]
    ours: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        self.outcomes = int(given["outcomes"])
        self.seed = int(given["seed"])
        options = read_options(str(given["options"]))
        self.start = Vector(
            self.ours, 1, players=int(given["players"]), options=options, seed=0, reset="manual", observation="none"
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.start.actions,
            max_chance_outcomes=self.outcomes,
            num_players=self.start.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=MOST_MOVES,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class Table:
    """A game, and what every seat remembers of it."""

    def __init__(self, vector: Vector) -> None:
        self.vector = vector
        self.memory = [b""] * vector.players
        self.dealt = False
        self.pending = _NOTHING  # an action that waits for its chance
        self.nodes = 0  # of chance, so far

    def __deepcopy__(self, _memo: object) -> "Table":
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.vector, twin.memory = self.vector.copy(), self.memory[:]
        return twin

    @property
    def waits_for_chance(self) -> bool:
        """Whether the next node is one of chance."""
        return not self.dealt or self.pending != _NOTHING

    def act(self, action: int) -> None:
        """What the seat that is asked does; or, where that needs chance, what it will have done."""
        seat, after = int(self.vector.seat[0]), self.vector.copy()
        after.step([action])
        self._remember(seat, b"did %d" % action)
        if self._chance(after) == self._chance(self.vector):
            self.vector = after
            self._look()
        else:
            self.pending = action

    def happen(self, entropy: int) -> None:
        """What comes of it by chance."""
        if not self.dealt:
            self.vector.reset(seeds=[entropy])
            self.dealt = True
        else:
            self.vector.rows.states["rng"] = entropy
            for seat in range(self.vector.players):
                self.vector.rows.chances[0, seat] = scramble(entropy + 1 + seat)
            self.vector.step([self.pending])
            self.pending = _NOTHING
        self.nodes += 1
        self._look()

    def observed(self, seat: int) -> Array:
        """What that seat observes; nothing before the deal."""
        if not self.dealt:
            return np.zeros(self.vector.spec.size, np.int16)
        seen: Array = self.vector.observe([0], [seat])[0]
        return seen

    def _chance(self, vector: Vector) -> bytes:
        return bytes(vector.rows.states["rng"].tobytes() + vector.rows.chances.tobytes())

    def _look(self) -> None:
        for seat in range(self.vector.players):
            self._remember(seat, self.observed(seat).tobytes())

    def _remember(self, seat: int, what: bytes) -> None:
        self.memory[seat] = hashlib.blake2b(self.memory[seat] + what, digest_size=16).digest()


class SpielState(pyspiel.State):  # type: ignore[misc]  # no types
    """A moment of it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table(game.start)  # never changed before the deal, which has a copy

    def current_player(self) -> int:
        if self.table.waits_for_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.table.vector.seat[0])

    def is_terminal(self) -> bool:
        return self.table.dealt and bool(self.table.vector.done[0])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.get_game().outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def returns(self) -> list[float]:
        vector = self.table.vector
        return vector.reward[0].tolist() if self.is_terminal() else [0.0] * vector.players

    def _legal_actions(self, player: int) -> list[int]:
        vector = self.table.vector
        return np.flatnonzero(vector.mask[0]).tolist() if player == vector.seat[0] else []

    def _apply_action(self, action: int) -> None:
        if not self.table.waits_for_chance:
            self.table.act(action)
            return
        game = self.get_game()
        if not self.table.dealt:
            self.table.vector = game.start.copy()
        word = scramble((game.seed * MOST_MOVES + self.table.nodes) * game.outcomes + action)
        self.table.happen(int(word) & _WORD)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"chance {action}"
        actions = self.table.vector.game.actions
        return " ".join(map(str, actions.decode(action).values())) if action < len(actions) else "wait"

    def __str__(self) -> str:
        table = self.table
        return f"{table.vector.rows.states.tobytes().hex()} {table.pending}" if table.dealt else "not dealt"


class SpielObserver:
    """What a seat sees, or all that it remembers."""

    def __init__(self, game: SpielGame, *, perfect_recall: bool) -> None:
        self._recalls = perfect_recall
        self._spec = game.start.spec
        self.tensor = None if perfect_recall else np.zeros(self._spec.size, np.float32)
        self.dict = {} if self.tensor is None else self._spec.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.table.observed(player)

    def string_from(self, state: SpielState, player: int) -> str:
        table = state.table
        if self._recalls:
            return table.memory[player].hex()
        seen = self._spec.named(table.observed(player))
        return msgspec.json.encode({name: value.tolist() for name, value in seen.items()}).decode()


def _kind(ours: Game) -> Any:
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"doubloon_{ours.name}",
        long_name=f"Doubloon: {ours.words().say('title')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if secrets_of(ours.declared) else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=ours.players[-1],
        min_num_players=ours.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": ours.players[-1], "options": "", "outcomes": 64, "seed": 0},
    )


def _register(name: str) -> None:
    ours = game_of(name)
    own = type(f"SpielGame_{name}", (SpielGame,), {"kind": _kind(ours), "ours": ours})
    pyspiel.register_game(own.kind, own)  # type: ignore[attr-defined]


for _name in names():
    _register(_name)
