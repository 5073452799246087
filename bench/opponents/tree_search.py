"""Positions of our rules as OpenSpiel's search knows them, and games of a level against that search."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from bellona.bots import place_seed
from bellona.gamekit.bot_runner import BotRunner
from bellona.kernel.dice import dice_from
from bellona.kernel.log import Log
from bellona.kernel.record import clone, one
from bellona.registry import package_of

EXPLORATION = 1.4
FIRST_SIMULATIONS = 16


class Actions:
    """Actions as numbers, the same number for the same action everywhere."""

    def __init__(self) -> None:
        self.numbers: dict[bytes, int] = {}

    def number(self, action: Any) -> int:
        """The number of an action."""
        return self.numbers.setdefault(action.tobytes(), len(self.numbers))


class State:
    """A position of our rules, as OpenSpiel's search knows positions; dice are rolled when an action is applied."""

    def __init__(self, runner: BotRunner, position: Any, actions: Actions, chance: np.random.RandomState) -> None:
        self.runner, self.position, self.actions, self.chance = runner, position, actions, chance
        self.engine, self.world = runner.setting.engine, runner.world
        self.choices, self.log = one(self.engine.choices), one(Log)
        self.places: dict[int, int] = {}
        self._list()

    def _list(self) -> None:
        count = 0 if self.is_terminal() else self.engine.legal(self.world, self.position, self.choices)
        self.places = {self.actions.number(self.choices.actions[place]): place for place in range(count)}

    def clone(self) -> State:
        return State(self.runner, clone(self.position), self.actions, self.chance)

    def current_player(self) -> int:
        return int(self.position.seat)

    def is_terminal(self) -> bool:
        return bool(self.engine.over(self.position))

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        return sorted(self.places)

    def apply_action(self, action: int) -> None:
        """Apply an action; where other dice have made it impossible, any other."""
        place = self.places.get(action)
        if place is None:
            place = int(self.chance.choice(list(self.places.values())))
        dice = dice_from(int(self.chance.randint(1 << 62)))
        self.engine.apply(self.world, self.position, self.choices.actions[place], dice, self.log)
        self.log.count = 0
        self._list()

    def returns(self) -> Any:
        results: Any = np.zeros(self.engine.seats)
        self.engine.outcome(self.world, self.position, results)
        return 2 * results - 1


class CompiledPlayouts(mcts.Evaluator):  # type: ignore[misc]
    """Games played at random to their end, in compiled code."""

    def evaluate(self, state: State) -> Any:
        runner = state.runner
        runner.play_from(state.position, ["random"] * len(runner.playing), int(state.chance.randint(1 << 62)))
        results: Any = np.zeros(state.engine.seats)
        state.engine.outcome(state.world, runner.positions[0], results)
        return 2 * results - 1

    def prior(self, state: State) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Rules:
    """What OpenSpiel's search asks about a game."""

    def get_type(self) -> Any:
        return pyspiel.load_game("chess").get_type()

    def max_utility(self) -> float:
        return 1.0


class Duel:
    """Games of our level against the tree search, with the seconds of both."""

    def __init__(self, game: str, scenario: str, level: str) -> None:
        bots = package_of(game).bots
        self.runner: Any = bots.runner_of(scenario)
        self.tried: Any = bots.Runner(self.runner.setting)
        """The bots that play out the simulations, with buffers of their own."""
        self.level, self.actions = level, Actions()
        self.simulations = FIRST_SIMULATIONS
        self.seconds = {"ours": 0.0, "mcts": 0.0}
        self.asked = 0

    def play(self, ours: int, seed: int) -> float:
        """The result of our level in a game, in one of the seats."""
        engine, chance = self.runner.setting.engine, np.random.RandomState(seed)
        position, log, dice = one(engine.position), one(Log), dice_from(seed)
        engine.begin(self.runner.world, position, dice, log)
        intent = None
        step = 0
        while not engine.over(position):
            seen, step = clone(position), step + 1
            seat = int(position.seat)
            engine.observe(self.runner.world, seen, seat)
            started = time.process_time()
            if seat == ours:
                code, intent = self.runner.decide(seen, self.level, place_seed(f"{seed} {step}"), intent)
                action = engine.codes.filled(code)
                self.seconds["ours"] += time.process_time() - started
            else:
                action = self.searched(seen, seat, chance)
                self.seconds["mcts"] += time.process_time() - started
            log.count = dice.count = 0
            engine.apply(self.runner.world, position, action, dice, log)
        results: Any = np.zeros(engine.seats)
        engine.outcome(self.runner.world, position, results)
        return float(results[ours])

    def searched(self, seen: Any, seat: int, chance: np.random.RandomState) -> Any:
        """The choice of the tree search in what its seat sees."""
        engine = self.runner.setting.engine
        engine.redeal(self.runner.world, seen, seat, dice_from(int(chance.randint(1 << 62))))
        root = State(self.tried, seen, self.actions, chance)
        listed = root.legal_actions()
        if len(listed) == 1:
            return root.choices.actions[0]
        self.asked += 1
        bot = mcts.MCTSBot(Rules(), EXPLORATION, self.simulations, CompiledPlayouts(), solve=False, random_state=chance)
        return root.choices.actions[root.places[bot.step(root)]]
