"""The games in PettingZoo: `bellona.envs.pettingzoo.env("de_bello_punico/zama")`.

Agents are the seats, by name. An action is a place in the list of legal actions; `action_mask` of an observation says
which places there are, and `actions` what they mean. An illegal action ends the game, and its agent has lost.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from bellona.kernel.errors import NotUnderstood, unknown

from .encoding import VERSION
from .seated import RENDER_MODES, Seated, pixels
from .spaces import action_space, observation_space


def env(name: str, max_cycles: int | None = None, render_mode: str | None = None) -> AECEnv[Any, Any, Any]:
    """The game of a scenario, seat by seat as the rules ask them.

    With `max_cycles` it is played in rounds like `parallel_env`, and cut off after so many.
    """
    if max_cycles is not None:
        return parallel_to_aec(parallel_env(name, max_cycles, render_mode))
    return SeatBySeat(name, render_mode)


def parallel_env(
    name: str, max_cycles: int | None = None, render_mode: str | None = None
) -> ParallelEnv[Any, Any, Any]:
    """The game in rounds: in each all agents give an action, and that of the agent in turn is carried out.

    The others have nothing to choose, and an action that is not listed changes nothing.
    """
    return InRounds(name, max_cycles, render_mode)


class _Played:
    """What both kinds share: the game, its spaces and its picture."""

    def __init__(self, name: str, render_mode: str | None) -> None:
        self.seated = Seated(name)
        self.metadata = {"name": f"bellona_{name.replace('/', '_')}_v{VERSION}", "render_modes": list(RENDER_MODES)}
        self.render_mode = render_mode
        self.possible_agents = list(self.seated.agents)
        self._random: Any = None

    @functools.cache  # noqa: B019 a test of PettingZoo wants the same space every time
    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return observation_space(self.seated)

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> Any:
        """What an agent may choose."""
        return action_space(self.seated)

    def render(self) -> Any:
        """The board as everybody may see it, as SVG or as an array of pixels."""
        if self.render_mode is not None and self.render_mode not in RENDER_MODES:
            raise unknown("render mode", self.render_mode, RENDER_MODES)
        picture = self.seated.picture()
        return pixels(picture) if self.render_mode == "rgb_array" else picture

    def close(self) -> None:
        """Nothing is open."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.seated.reset(int(self._random.integers(1 << 62)))


class SeatBySeat(_Played, AECEnv[Any, Any, Any]):  # type: ignore[misc]
    """A game in which one agent after another acts, as the rules ask them."""

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Begin a new game."""
        self._begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.seated.turn or self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees."""
        return self.seated.observation(agent)

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent in turn."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None or not 0 <= action < self.seated.count:
            self._forfeit(agent)
        else:
            self.seated.play(int(action))
            if self.seated.turn is None:
                self._end(self.seated.rewards)
        self.agent_selection = self.seated.turn or agent
        self._accumulate_rewards()

    def _forfeit(self, agent: str) -> None:
        """An illegal action loses."""
        self.infos[agent]["illegal"] = True
        others = len(self.agents) - 1
        self._end({other: -1.0 if other == agent else 1.0 / others for other in self.agents})

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = dict(rewards)
        self.terminations = dict.fromkeys(self.agents, True)


class InRounds(_Played, ParallelEnv[Any, Any, Any]):  # type: ignore[misc]
    """A game in rounds in which all agents give an action, and that of the agent in turn counts."""

    def __init__(self, name: str, max_cycles: int | None, render_mode: str | None) -> None:
        super().__init__(name, render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise NotUnderstood(f"a game is cut off after one round or more, not {max_cycles}")
        self._most = max_cycles
        self._rounds = 0

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game."""
        self._begin(seed)
        self._rounds = 0
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """One round."""
        turn, infos = self.seated.turn, {agent: dict[str, Any]() for agent in self.agents}
        if turn is not None:
            if 0 <= actions[turn] < self.seated.count:
                self.seated.play(int(actions[turn]))
            else:
                infos[turn]["illegal"] = True
        self._rounds += 1
        is_over = self.seated.turn is None
        is_cut_off = self._most is not None and self._rounds >= self._most and not is_over
        rewards = self.seated.rewards if is_over else dict.fromkeys(self.agents, 0.0)
        told = self._seen(), rewards, dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, is_cut_off), infos
        if is_over or is_cut_off:
            self.agents = []
        return told

    def state(self) -> Any:
        """The whole position, with what agents do not see of it."""
        return self.seated.encoding.observations(np.asarray(self.seated.batch.positions))[0]

    def _seen(self) -> dict[str, Any]:
        return {agent: self.seated.observation(agent) for agent in self.agents}
