"""The games in Gymnasium: one seat against bots, and thousands of games in one vector environment.

from bellona.envs.gymnasium import AgainstBots, ManyGames

env = AgainstBots("de_bello_punico/zama", seat="rome", opponent="miles")
envs = ManyGames("de_bello_punico/zama", 4096)

Both are registered, for `gymnasium.make("bellona/AgainstBots-v0", name="de_bello_punico/zama")` and
`gymnasium.make_vec("bellona/ManyGames-v0", 4096, name="de_bello_punico/zama")`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import Env, register
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv

from bellona.batches import runner_of
from bellona.kernel.errors import NotUnderstood, unknown

from .encoding import Encoding
from .seated import RENDER_MODES, Seated, pixels
from .spaces import action_space, observation_space


class AgainstBots(Env[dict[str, Any], int]):
    """One seat of a game, against bots of one level at all others. An illegal action ends the game, and it is lost."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012 as Gymnasium wants it

    def __init__(
        self, name: str, seat: str | None = None, opponent: str = "greedy", render_mode: str | None = None
    ) -> None:
        self.seated = Seated(name)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise unknown("render mode", render_mode, RENDER_MODES)
        self.seat = self.seated.agents[0] if seat is None else seat
        if self.seat not in self.seated.agents:
            raise unknown("seat", seat, self.seated.agents)
        offered = self.seated.batch.runner.repertoire.names
        if opponent not in offered:
            raise unknown("level", opponent, offered)
        self.opponent, self.render_mode = opponent, render_mode
        self.observation_space = observation_space(self.seated)
        self.action_space = action_space(self.seated)  # type: ignore[assignment]

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; bots play until the seat is in turn."""
        super().reset(seed=seed)
        self.seated.reset(int(self.np_random.integers(1 << 62)))
        self._let_bots_play()
        return self.seated.observation(self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Carry out an action of the seat; then bots play until it is in turn again."""
        if not 0 <= action < self.seated.count:
            return self.seated.observation(self.seat), -1.0, True, False, {"illegal": True}
        self.seated.play(int(action))
        self._let_bots_play()
        is_over = self.seated.turn is None
        reward = self.seated.rewards[self.seat] if is_over else 0.0
        return self.seated.observation(self.seat), reward, is_over, False, {}

    def action_masks(self) -> Any:
        """Which places of the list there are, as learners ask for it that know action masks."""
        return np.arange(self.seated.width) < self.seated.count

    def render(self) -> Any:
        """The board as everybody may see it, as SVG or as an array of pixels."""
        picture = self.seated.picture()
        return pixels(picture) if self.render_mode == "rgb_array" else picture

    def _let_bots_play(self) -> None:
        while self.seated.turn not in (None, self.seat):
            self.seated.let_bot_play(self.opponent)


class ManyGames(VectorEnv[Any, Any, Any]):
    """Thousands of games in one compiled call. In each, the action is that of the seat in turn, whoever that is.

    The observation is the position as that seat sees it, and `info` has its number (`seat`), how many actions it has
    (`counts`) and, with `masks`, which places of its list there are. The reward is that of the seat that has acted;
    `info["rewards"]` has those of all seats. A game that is over begins again at the next step. With
    `observations=False` observations are empty, since they cost more than the rules.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self, name: str, num_envs: int, observations: bool = True, masks: bool = False, workers: int | None = None
    ) -> None:
        self.batch = runner_of(name).batch(num_envs, workers=workers)
        self.encoding = Encoding(self.batch.runner.setting)
        self.num_envs = num_envs
        self._observes, self._masks = observations, masks
        length = self.encoding.length if observations else 0
        lows, highs = self.encoding.lows[:length], self.encoding.highs[:length]
        self.single_observation_space = Box(lows, highs, dtype=np.int32)
        self.observation_space = Box(np.tile(lows, (num_envs, 1)), np.tile(highs, (num_envs, 1)), dtype=np.int32)
        self.single_action_space = Discrete(self.batch.width)
        self.action_space = MultiDiscrete(np.full(num_envs, self.batch.width))
        self._playing = np.asarray(self.batch.runner.playing)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Begin all games; game `n` has the dice of a seed plus n."""
        if seed is not None or self._np_random is None:
            self._np_random, self._np_random_seed = seeding.np_random(seed)
        self.batch.reset(seed=int(self._np_random.integers(1 << 62)))
        return self._observed(), self._told()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action in every game; those that were over begin again instead."""
        before, were_over = self.batch.turns.copy(), self.batch.over
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise NotUnderstood(f"there is one action for each of {self.num_envs} games, not {given.shape}")
        if (((given < 0) | (given >= self.batch.counts)) & ~were_over).any():
            raise NotUnderstood("an action is a place in the list of its game; info['counts'] says how many there are")
        self.batch.step(np.where(were_over, -1, given), again=True)
        are_over = self.batch.over
        rewards = self._rewards(are_over)
        seats = np.searchsorted(self._playing, np.maximum(before, 0))
        own = np.where(were_over, 0.0, rewards[np.arange(self.num_envs), seats])
        return self._observed(), own, are_over, np.zeros(self.num_envs, bool), self._told() | {"rewards": rewards}

    def _rewards(self, are_over: Any) -> Any:
        seats = len(self._playing)
        found = (seats * self.batch.outcomes - 1) / (seats - 1)
        found[~are_over] = 0.0
        return found

    def _observed(self) -> Any:
        if not self._observes:
            return np.empty((self.num_envs, 0), np.int32)
        return self.encoding.observations(self.batch.observe())

    def _told(self) -> dict[str, Any]:
        told = {"seat": self.batch.turns.copy(), "counts": self.batch.counts}
        return told | ({"mask": self.batch.mask()} if self._masks else {})


register("bellona/AgainstBots-v0", entry_point=f"{__name__}:AgainstBots")
register("bellona/ManyGames-v0", vector_entry_point=f"{__name__}:ManyGames")
