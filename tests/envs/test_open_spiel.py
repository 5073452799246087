"""OpenSpiel's own conformance test and its tree search, on every game."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import bellona.envs.open_spiel  # noqa: F401 it registers the games
from bellona.gamekit.values import NotUnderstood

GAMES = (
    "bellona_de_bello_punico(scenario=beneventum,seed=2)",
    "bellona_punic_wars(scenario=third_war,seed=3)",
    "bellona_dbsa(scenario=open_plain)",
    "bellona_latium(scenario=three_kings,seed=5)",
)


class Judge(mcts.Evaluator):  # type: ignore[misc]
    """The game's own judgement of a position; all choices are equally likely."""

    def evaluate(self, state: Any) -> Any:
        values = np.zeros(state.rules.engine.seats)
        state.rules.engine.evaluate(state.rules.world, state.record, values)
        return 2 * values[state.rules.seats] - 1

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize("name", [GAMES[1], GAMES[2], *(f"{GAMES[place][:-1]},choices=60)" for place in (0, 3))])
def test_conformance(name: str):
    """Played by chance with every check of the library at every choice: short games to their end, long ones cut off."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_game_is_cut_off_after_so_many_choices():
    state = pyspiel.load_game("bellona_de_bello_punico(scenario=beneventum,choices=2)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.returns() == [0.0, 0.0]
    assert len(state.played) == 2
    with pytest.raises(NotUnderstood, match="not -3"):
        pyspiel.load_game("bellona_dbsa(choices=-3)")


def test_what_is_not_legal_is_refused_and_changes_nothing():
    """A list keeps what longer lists have left behind it."""
    state = pyspiel.load_game("bellona_de_bello_punico(scenario=beneventum)").new_initial_state()
    while len(state.legal_actions()) > 3 or state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before, count = str(state), len(state.legal_actions())
    for place in (count, count + 1, 2047, 10**6):
        with pytest.raises(NotUnderstood, match="there is no action"):
            state.apply_action(place)
    assert str(state) == before
    assert state.history() == state.clone().history()


@pytest.mark.parametrize("name", GAMES)
def test_states_are_determined_by_their_history_and_searched(name: str):
    game = pyspiel.load_game(name)
    state, again, dice = game.new_initial_state(), game.new_initial_state(), np.random.default_rng(1)
    for _ in range(24):
        if state.is_terminal():
            state, again = game.new_initial_state(), game.new_initial_state()
        action = int(dice.choice(state.legal_actions()))
        copied = state.clone()
        for each in (state, again, copied):
            each.apply_action(action)
        assert str(state) == str(again) == str(copied)
    sent = pickle.loads(pickle.dumps(state))
    assert (str(sent), sent.history(), sent.legal_actions()) == (str(state), state.history(), state.legal_actions())
    player = 0 if state.is_chance_node() else state.current_player()
    assert len(state.observation_tensor(player)) == game.observation_tensor_size()
    assert len(state.information_state_tensor(player)) == game.information_state_tensor_size()
    assert state.information_state_string(player).endswith(state.observation_string(player))
    while state.is_chance_node():
        state.apply_action(0)
    bot = mcts.MCTSBot(game, 1.4, 12, Judge(), random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
