"""The libraries' own conformance tests, for every game."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

from bellona.envs import pettingzoo
from bellona.envs.gymnasium import AgainstBots, ManyGames
from bellona.gamekit.values import NotUnderstood

from .test_batch import SCENARIOS

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("name", SCENARIOS)
def test_pettingzoo(name: str):
    api_test(pettingzoo.env(name), num_cycles=30)
    seed_test(partial(pettingzoo.env, name), num_cycles=10)
    made = {"env": partial(pettingzoo.env, name), "parallel_env": partial(pettingzoo.parallel_env, name)}
    max_cycles_test(SimpleNamespace(**made))
    parallel_api_test(pettingzoo.parallel_env(name), num_cycles=20)


@pytest.mark.parametrize("name", SCENARIOS)
def test_pictures(name: str):
    env = pettingzoo.env(name, render_mode="rgb_array")
    env.reset(seed=2)
    assert env.render().shape[1:] == (960, 3)
    made = partial(pettingzoo.env, name)
    render_test(lambda render_mode: made(render_mode=render_mode), {"svg": lambda drawn: drawn.startswith("<svg")})


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_game_of_pettingzoo_to_its_end(name: str):
    env = pettingzoo.env(name)
    env.reset(seed=7)
    rewards, dice = dict.fromkeys(env.possible_agents, 0.0), np.random.default_rng(7)
    for agent in env.agent_iter(200_000):
        seen, reward, ended, cut_off, _ = env.last()
        rewards[agent] += reward
        env.step(None if ended or cut_off else int(dice.integers(seen["action_mask"].sum())))
    assert not env.agents
    assert sum(rewards.values()) == pytest.approx(0.0)


def test_an_illegal_action_loses():
    env = pettingzoo.env(SCENARIOS[0])
    env.reset(seed=1)
    env.step(2000)
    assert env.rewards == {"rome": -1.0, "carthage": 1.0}
    assert env.infos["rome"] == {"illegal": True}


def test_what_an_environment_cannot_do_is_said():
    for made in (pettingzoo.env, pettingzoo.parallel_env):
        drawn = made(SCENARIOS[0], render_mode="human")  # PettingZoo's own test makes one
        drawn.reset(seed=1)
        with pytest.raises(NotUnderstood, match="no render mode 'human'"):
            drawn.render()
        with pytest.raises(NotUnderstood, match="one round or more, not 0"):
            made(SCENARIOS[0], max_cycles=0)


@pytest.mark.parametrize("name", SCENARIOS)
def test_gymnasium(name: str):
    check_env(gymnasium.make("bellona/AgainstBots-v0", name=name, opponent="random", render_mode="svg").unwrapped)
    env = AgainstBots(name, opponent="random")
    seen, _ = env.reset(seed=3)
    assert (env.action_masks() == seen["action_mask"]).all()
    assert seen["action_mask"][env.action_space.sample(mask=seen["action_mask"])] == 1
    ended, dice, reward = False, np.random.default_rng(3), 0.0
    while not ended:
        seen, reward, ended, _, _ = env.step(int(dice.integers(seen["action_mask"].sum())))
    assert -1.0 <= reward <= 1.0
    with pytest.raises(NotUnderstood, match="no seat 'parthia'"):
        AgainstBots(name, seat="parthia")


def test_bots_of_a_level_err_and_think_as_at_the_table():
    env = AgainstBots("de_bello_punico/beneventum", opponent="tiro")
    env.reset(seed=3)
    followed = set()
    for _ in range(60):
        env.step(0)
        followed |= {intent.doing for intent in env.seated.intents.values() if intent}
    errors = set(env.seated.batch.runner.repertoire.levels["tiro"].errors)
    assert followed
    assert followed <= errors
    with pytest.raises(NotUnderstood, match="there is no level 'centurion'; did you mean 'centurio'"):
        AgainstBots("de_bello_punico/beneventum", opponent="centurion")


@pytest.mark.parametrize("name", SCENARIOS)
def test_many_games(name: str):
    envs: Any = ManyGames(name, 32, masks=True)
    seen, info = envs.reset(seed=1)
    dice = np.random.default_rng(1)
    for _ in range(30):
        places = (dice.random(32) * np.maximum(info["counts"], 1)).astype(int)
        seen, rewards, ended, cut_off, info = envs.step(places)
        assert seen in envs.observation_space
        assert (info["mask"].sum(axis=1) == info["counts"]).all()
        assert not cut_off.any()
        assert (rewards[~ended] == 0).all()
    for wrong in (3000, -1):
        with pytest.raises(NotUnderstood, match="a place in the list"):
            envs.step(np.full(32, wrong))
    with pytest.raises(NotUnderstood, match="one action for each of 32 games"):
        envs.step(np.zeros(3, int))


def test_gymnasium_makes_them_by_name():
    env = gymnasium.make("bellona/AgainstBots-v0", name="de_bello_punico/beneventum", render_mode="svg")
    seen, _ = env.reset(seed=1)
    env.step(int(seen["action_mask"].sum()) - 1)
    assert str(env.render()).startswith("<svg")
    envs = gymnasium.make_vec("bellona/ManyGames-v0", 4, name="de_bello_punico/beneventum")
    assert len(envs.reset(seed=1)[0]) == 4
    with pytest.raises(NotUnderstood, match="there is no render mode 'human'"):
        AgainstBots("de_bello_punico/beneventum", render_mode="human")


def test_finished_games_begin_again():
    """Gymnasium's own wrapper, which holds a vector environment to how it begins games again, counts their lengths."""
    envs: Any = RecordEpisodeStatistics(ManyGames("punic_wars/third_war", 16, observations=False))
    _, info = envs.reset(seed=4)
    dice, ends = np.random.default_rng(4), 0
    for _ in range(600):
        _, _, ended, _, info = envs.step((dice.random(16) * np.maximum(info["counts"], 1)).astype(int))
        ends += int(ended.sum())
        assert np.allclose(info["rewards"][ended].sum(axis=1), 0.0)
    assert ends > 16
    assert len(envs.length_queue) == min(ends, 100)
