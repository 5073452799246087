"""The laboratory learns from games: judgements that are fitted, and plans that are tuned."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import numpy as np
import pytest

from bellona.lab import fit, tune

GAME = "de_bello_punico"


def sample(rng: np.random.Generator, worth: list[float], count: int = 4000) -> fit.Sample:
    """Positions whose results follow a known worth."""
    seen = np.zeros((count, 2, len(worth)))
    seen[:, 0] = rng.standard_normal((count, len(worth)))
    here = np.ones((count, 2), bool)
    won = rng.random(count) < fit.expected(seen, np.array(worth), here)[:, 0]
    results = np.stack([won, ~won], axis=1).astype(float)
    return fit.Sample(seen, results, np.ones(count, int), np.arange(count), here)


def test_a_known_worth_is_found_again() -> None:
    """Standard errors are about .05; a miss by .3 does not happen by chance."""
    found = fit.fitted(sample(np.random.default_rng(1), [1.0, -2.0, 0.0]), np.zeros(3), 1.0)
    assert np.abs(found - [1.0, -2.0, 0.0]).max() < 0.3


def test_a_worth_is_held_where_games_say_nothing() -> None:
    told = sample(np.random.default_rng(2), [1.0, 0.0])
    told.seen[:, :, 1] = 0.0
    assert fit.fitted(told, np.array([0.0, 3.0]), 5.0)[1] == pytest.approx(3.0)


def test_a_feature_apart_has_a_worth_of_its_own_in_each_scenario() -> None:
    """The last feature counts otherwise in two scenarios, the first one alike."""
    rng = np.random.default_rng(3)
    samples = {"one": sample(rng, [1.0, -1.0]), "other": sample(rng, [1.0, 2.0])}
    found = fit.fitted_apart(samples, [1], 1.0)
    assert found["one"][0] == found["other"][0] == pytest.approx(1.0, abs=0.3)
    assert (found["one"][1], found["other"][1]) == pytest.approx((-1.0, 2.0), abs=0.3)


def test_the_area_under_the_curve() -> None:
    chances, results = np.array([0.9, 0.8, 0.3, 0.8]), np.array([1.0, 0.0, 0.0, 1.0])
    assert fit.auc(chances, results) == pytest.approx(3.5 / 4)


def test_a_judgement_is_fitted_and_can_be_read(tmp_path: Path) -> None:
    out = tmp_path / "judgement.toml"
    fit.main([GAME, "--scenarios", "beneventum,trebbia", "--games", "10", "--out", str(out)])
    found = tomllib.loads(out.read_text())
    assert set(found["worth"]) == set(found["scenarios"]["beneventum"])
    assert "--games 10" in out.read_text()


def tuned(path: Path, generations: int, seed: int = 1) -> tune.State:
    settings = ["--scenarios", "beneventum", "--population", "4", "--games", "2", "--check", "2", "--league", "1"]
    tune.main([GAME, *settings, "--generations", str(generations), "--seed", str(seed), "--state", str(path)])
    return tune.State(**json.loads(path.read_text()))


def test_tuning_goes_on_where_it_was_interrupted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at_once = tuned(tmp_path / "at_once", 2)
    tuned(tmp_path / "in_two", 1)
    in_two = tuned(tmp_path / "in_two", 2)
    assert (in_two.mean, in_two.steps, in_two.games) == (at_once.mean, at_once.steps, at_once.games)
    shown = capsys.readouterr().out
    assert "beneventum against default" in shown
    assert "[plans.tuned]" in shown


def test_a_run_with_other_settings_is_not_gone_on_with(tmp_path: Path) -> None:
    tuned(tmp_path / "state", 1)
    with pytest.raises(SystemExit, match="other settings"):
        tuned(tmp_path / "state", 2, seed=2)


def test_evolution_finds_the_top_of_a_hill() -> None:
    """From a distance of 2 in each of five directions, with fixed luck."""
    evolution, rng = tune.Evolution(5, 12), np.random.default_rng(3)
    state = tune.State({}, 0, [2.0] * 5, 0.5, [1.0] * 5, [0.0] * 5, [0.0] * 5)
    for _ in range(80):
        places = evolution.draw(state, rng)
        evolution.learn(state, places, [-float((place**2).sum()) for place in places])
    assert np.linalg.norm(state.mean) < 0.1
