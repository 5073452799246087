"""The games in OpenSpiel: import this module, then `pyspiel.load_game("bellona_de_bello_punico(scenario=zama)")`.

Chance is explicit: where a choice rolls dice, a chance node follows, with 256 equally likely outcomes. Each of them
stands for rolls that are drawn once and for all from the history, so that a state is determined by its history, and no
player knows which comes next. Actions are places in the list of legal actions. The information state is the observation
and the latest choices as the player knows them; its string has them all. In De Bellis Societatis Antiquorum the list is
a selection of candidates.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from bellona.batches import runner_of
from bellona.gamekit.values import Action
from bellona.kernel.dice import dice_from, mix
from bellona.kernel.errors import NotUnderstood
from bellona.kernel.log import Log
from bellona.kernel.record import clone, dtype_of, one, u8
from bellona.registry import game_slugs, rules_of, scenarios_of

from .encoding import Encoding

PREFIX = "bellona_"
RECALLED = 64
"""How many of the latest choices an information state has as numbers."""
LONGEST = 100_000
OUTCOMES = 256
"""How many outcomes a chance node has."""


class Rules:
    """What all states of a game share; a copy of a state has the same."""

    def __init__(self, slug: str, scenario: str, seed: int) -> None:
        runner = runner_of(f"{slug}/{scenario}")
        self.setting, self.world = runner.setting, runner.setting.world
        self.engine, self.encoding = self.setting.engine, Encoding(self.setting)
        self.seats = [self.setting.seats.index(seat) for seat in self.setting.playing]
        self.choices, self.log = one(self.engine.choices), one(Log)
        self.width = len(self.choices.actions)
        self.seed = seed
        self._asked = slug, scenario, seed

    def __deepcopy__(self, _: Any) -> Rules:
        return self

    def __reduce__(self) -> Any:
        return rules_for, self._asked

    def began(self, key: int) -> tuple[Any, bool]:
        """A game that begins with the dice of a key, and whether it rolled any."""
        position, dice = one(self.engine.position), dice_from(key)
        self.log.count = 0
        self.engine.begin(self.world, position, dice, self.log)
        return position, has_rolled(dice)

    def applied(self, before: Any, action: Action, key: int) -> tuple[Any, bool]:
        """A position after an action with the dice of a key, and whether it rolled any."""
        position, dice = clone(before), dice_from(key)
        self.log.count = 0
        self.engine.apply(self.world, position, self.engine.codes.filled(action.code), dice, self.log)
        return position, has_rolled(dice)


@lru_cache(maxsize=16)
def rules_for(slug: str, scenario: str, seed: int) -> Rules:
    """The rules of a scenario; all games of it share them."""
    return Rules(slug, scenario, seed)


def has_rolled(dice: Any) -> bool:
    """Whether something was drawn from the stream of dice."""
    return bool(dice.counter or dice.aside)


def game_type(slug: str) -> pyspiel.GameType:
    """What OpenSpiel has to know of a game before a scenario is chosen."""
    kind = pyspiel.GameType
    seats = len(rules_of(slug).seats)
    return kind(
        short_name=f"{PREFIX}{slug}",
        long_name=f"Bellona: {slug}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=usual(slug),
    )


def usual(slug: str) -> dict[str, Any]:
    """The parameters of a game: scenario, seed of its dice, and after how many choices it is cut off (0: never)."""
    return {"scenario": scenarios_of(slug)[0], "seed": 0, "choices": 0}


class War(pyspiel.Game):  # type: ignore[misc]
    """A scenario of a game; nobody has won a game that is cut off."""

    slug = ""

    def __init__(self, params: Any = None) -> None:
        given = usual(self.slug) | dict(params or {})
        if given["choices"] < 0:
            raise NotUnderstood(f"a game is cut off after 1 choice or more (0: never), not {given['choices']}")
        self.most = int(given["choices"]) or LONGEST
        self.rules = rules_for(self.slug, given["scenario"], given["seed"])
        told = pyspiel.GameInfo(
            num_distinct_actions=self.rules.width,
            max_chance_outcomes=OUTCOMES,
            num_players=len(self.rules.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most,
        )
        super().__init__(game_type(self.slug), told, given)

    def new_initial_state(self) -> Position:
        """A new game."""
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What players see as numbers and as text."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.rules, recalls)


class Position(pyspiel.State):  # type: ignore[misc]
    """A position in a game, and the choices that led there."""

    def __init__(self, game: War) -> None:
        super().__init__(game)
        self.rules, self.most = game.rules, game.most
        self.played: list[tuple[int, Action]] = []
        self._thread = int(mix(u8(self.rules.seed), u8(0)))
        """Changes with every choice and roll, so that chance nodes differ."""
        self._waiting: Action | None = None
        """The action whose dice are to be rolled."""
        begun, self._rolls = self.rules.began(self._thread)
        self.position = _Kept(begun)

    @property
    def record(self) -> Any:
        """The position itself."""
        return self.position.record

    def current_player(self) -> Any:
        """Who is in turn."""
        if self._rolls:
            return pyspiel.PlayerId.CHANCE
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return self.rules.seats.index(int(self.record.seat))

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut off."""
        is_over = len(self.played) >= self.most or self.rules.engine.over(self.record)
        return not self._rolls and bool(is_over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node, all equally likely."""
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def returns(self) -> list[float]:
        """1 for the winner, 0 if nobody has won, and what makes the sum 0 for the others."""
        shares, seats = np.zeros(self.rules.engine.seats), len(self.rules.seats)
        if self.is_terminal() and self.rules.engine.over(self.record):
            self.rules.engine.outcome(self.rules.world, self.record, shares)
            return [float((seats * shares[seat] - 1) / (seats - 1)) for seat in self.rules.seats]
        return [0.0] * seats

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.rules.engine.legal(self.rules.world, self.record, self.rules.choices)))

    def _apply_action(self, action: int) -> None:
        chosen = None if self._rolls else self._action(action)
        self._thread = int(mix(u8(self._thread), u8(1 + action)))
        if chosen is None:
            self._settle()
            return
        after, self._rolls = self.rules.applied(self.record, chosen, self._thread)
        self.played.append((int(self.record.seat), chosen))
        if self._rolls:
            self._waiting = chosen
        else:
            self.position = _Kept(after)

    def _settle(self) -> None:
        """Roll the dice that were waited for."""
        self._rolls = False
        if self._waiting is None:
            after, _ = self.rules.began(self._thread)
        else:
            after, _ = self.rules.applied(self.record, self._waiting, self._thread)
            self._waiting = None
        self.position = _Kept(after)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"roll {action}" if player == pyspiel.PlayerId.CHANCE else self._action(action).text

    def _action(self, place: int) -> Action:
        count = self.rules.engine.legal(self.rules.world, self.record, self.rules.choices)
        if not 0 <= place < count:
            raise NotUnderstood(f"there is no action {place}: {count} are legal")
        code = self.rules.engine.codes.numbers(self.rules.choices.actions[place])[0]
        chosen: Action = self.rules.setting.action(self.record, code)
        return chosen

    def __str__(self) -> str:
        return str(self.rules.setting.dump(self.record))


class _Kept:
    """A record, copied with its state."""

    def __init__(self, record: Any) -> None:
        self.record = record

    def __deepcopy__(self, _: Any) -> _Kept:
        return _Kept(clone(self.record))

    def __reduce__(self) -> Any:
        return _kept, (type(self.record), self.record.tobytes())


def _kept(declared: type[Any], data: bytes) -> _Kept:
    return _Kept(np.frombuffer(bytearray(data), dtype_of(declared))[0])


class Observer:
    """What a player sees: the observation, and with perfect recall the latest choices."""

    def __init__(self, rules: Rules, recalls: bool) -> None:
        self._rules, self._recalls = rules, recalls
        length = rules.encoding.length
        recalled = (RECALLED, 1 + rules.encoding.action_length)
        self.tensor = np.zeros(length + (recalled[0] * recalled[1] if recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:length]}
        if recalls:
            self.dict["choices"] = self.tensor[length:].reshape(recalled)

    def set_from(self, state: Position, player: int) -> None:
        """Write what a player sees."""
        self.tensor.fill(0)
        seen = self._rules.setting.observe(state.record, self._seat(player))
        self.dict["observation"][:] = self._rules.encoding.observations(np.asarray([seen]))[0]
        if self._recalls:
            for row, (seat, action) in zip(self.dict["choices"], self._known(state, player)[-RECALLED:], strict=False):
                row[0], row[1 : 1 + len(action.code)] = 1 + seat, action.code

    def string_from(self, state: Position, player: int) -> str:
        """What a player sees, as text."""
        seen = str(self._rules.setting.dump(self._rules.setting.observe(state.record, self._seat(player))))
        if not self._recalls:
            return seen
        return "\n".join([*(f"{seat} {action.text}" for seat, action in self._known(state, player)), seen])

    def _seat(self, player: int) -> str:
        return str(self._rules.setting.playing[player])

    def _known(self, state: Position, player: int) -> list[tuple[int, Action]]:
        """The choices as a player knows them."""
        setting, viewer = self._rules.setting, self._seat(player)
        return [(seat, setting.mask_for(viewer, action, setting.seats[seat])) for seat, action in state.played]


def _register() -> None:
    for slug in game_slugs():
        pyspiel.register_game(game_type(slug), type(f"War_{slug}", (War,), {"slug": slug}))


_register()
