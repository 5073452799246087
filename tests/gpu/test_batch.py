"""What the threads of a GPU do, done here thread by thread, is to the byte what a batch on the CPU does."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import bellona
from bellona.batches import runner_of
from bellona.gpu.batch import DeviceBatch
from bellona.gpu.waves import Waves
from bellona.kernel.errors import NotUnderstood
from bellona.kernel.log import Log
from bellona.kernel.record import many
from tests.gpu.stand_in import HostDevice

SCENARIOS = ("de_bello_punico/zama", "punic_wars/first_war", "dbsa/open_plain", "latium/four_kings")
GAMES = 12


def on_stand_in(name: str, seed: int = 1, threads: int = 5, count: int = GAMES) -> Any:
    runner: Any = runner_of(name)
    return DeviceBatch(runner, HostDevice(threads), count, seed)


def both(name: str, seed: int = 1, threads: int = 5) -> tuple[Any, Any]:
    return bellona.batch(name, GAMES, seed=seed, workers=1), on_stand_in(name, seed, threads)


def assert_same(there: Any, here: Any) -> None:
    for name in ("positions", "dice"):
        assert getattr(there, name).numpy().tobytes() == getattr(here, name).tobytes(), name
    assert there.own.numpy().tobytes() == here._own.tobytes()


@pytest.mark.parametrize("name", SCENARIOS)
def test_lists_views_and_steps_are_the_same(name: str):
    here, there = both(name)
    assert_same(there, here)
    dice = Random(4)
    for round in range(30):
        assert there.counts.tolist() == here.counts.tolist()
        listed, expected = there.lists(), here.lists()
        assert listed.starts.tolist() == expected.starts.tolist()
        assert listed.actions.tobytes() == expected.actions.tobytes()
        places = [dice.randrange(count) if count and dice.random() < 0.9 else -1 for count in here.counts.tolist()]
        here.step(places)
        there.step(places)
        assert_same(there, here)
        if round % 10 == 9:
            assert there.observe().tobytes() == here.observe().tobytes()
            assert there.observe(here.runner.setting.seats[0]).tobytes() == here.observe(here.seats[0]).tobytes()
            assert (there.mask(200).numpy() == here.mask(200)).all()
            assert there.mask().shape == (GAMES, here.width)
            assert there.turns.tolist() == here.turns.tolist()
    here.reset([2, 5])
    there.reset([2, 5])
    here.reset(np.arange(GAMES) > 8, seed=77)
    there.reset(np.arange(GAMES) > 8, seed=77)
    assert_same(there, here)


def test_games_that_are_over_begin_again_as_on_the_processor():
    here, there = both("punic_wars/first_war", seed=2)
    chooser, begun = np.random.default_rng(6), 0
    while begun < 3:
        begun += int(here.over.sum())
        places = (chooser.random(GAMES) * here.counts).astype(np.int64)
        here.step(places, again=True)
        there.step(places, again=True)
        assert there.counts.tolist() == here.counts.tolist()
    assert_same(there, here)


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_choices_of_bots_and_whole_games_are_the_same(name: str, level: str):
    here, there = both(name, seed=30)
    logs, kept = many(Log, GAMES), there.logs()
    for _ in range(4):
        assert there.choose(level) == here.choose(level)
        assert there.moves.tolist() == here.moves.tolist()
        assert there.actions.tobytes() == here.actions.tobytes()
        here.advance(logs)
        there.advance(kept)
        assert [log["count"] for log in kept.numpy()] == [log["count"] for log in logs]
        assert kept.numpy()["events"].tobytes() == logs["events"].tobytes()
        assert_same(there, here)
    assert there.play_out(level).tolist() == here.play_out(level).tolist()
    assert_same(there, here)
    assert there.over.tolist() == here.over.tolist() == [True] * GAMES
    assert there.outcomes.tolist() == here.outcomes.tolist()
    assert there.counts.tolist() == [0] * GAMES


@pytest.mark.parametrize("name", SCENARIOS)
def test_games_in_waves_are_the_same(name: str):
    here, there = both(name, seed=60)
    waves = Waves(there, window=5)
    assert waves.play_out(most=9).tolist() == here.play_out(most=9).tolist()
    assert_same(there, here)
    assert waves.play_out().tolist() == here.play_out().tolist()
    assert_same(there, here)
    assert there.over.tolist() == [True] * GAMES
    with pytest.raises(NotUnderstood, match="in waves bots choose at random"):
        waves.play_out("greedy")


def test_many_random_games_are_played_in_waves(monkeypatch: pytest.MonkeyPatch):
    here, there = both("punic_wars/first_war", seed=8)
    monkeypatch.setattr(type(there.runner), "waves_from", GAMES)
    assert there.counts.tolist() == here.counts.tolist()
    assert there.play_out().tolist() == here.play_out().tolist()
    assert "choose_wave" in there.device.runs
    assert there.counts.tolist() == [0] * GAMES
    assert_same(there, here)
    here.reset(seed=9)
    there.reset(seed=9)
    there.device.runs.clear()
    assert there.play_out("greedy").tolist() == here.play_out("greedy").tolist()
    assert "choose_wave" not in there.device.runs
    assert_same(there, here)


def test_games_are_the_same_on_any_number_of_threads():
    few, many_ = (both("de_bello_punico/beneventum", threads=threads)[1] for threads in (1, 64))
    assert few.play_out().tolist() == many_.play_out().tolist()
    assert few.positions.tobytes() == many_.positions.tobytes()


def test_longer_lists_get_more_room():
    here, there = both("de_bello_punico/zama")
    there._listed = there.records(there.runner.setting.engine.action, 3)
    there.device.runs.clear()
    assert there.counts.tolist() == here.counts.tolist()
    assert there.device.runs == ["advance", "advance"]
    assert there.lists().actions.tobytes() == here.lists().actions.tobytes()


def test_what_cannot_be_done_is_said_in_a_sentence():
    _, there = both("de_bello_punico/beneventum")
    with pytest.raises(NotUnderstood, match="game 1 has no action 4000: it lists"):
        there.step([0, 4000, *[0] * (GAMES - 2)])
    with pytest.raises(NotUnderstood, match=f"one place for each of {GAMES} games"):
        there.step([0])
    with pytest.raises(NotUnderstood, match="the width of a mask is at least 1, not 0"):
        there.mask(0)
    with pytest.raises(NotUnderstood, match="the number of choices is at least 0, not -1"):
        there.play_out(most=-1)
    with pytest.raises(NotUnderstood, match="between 1 and"):
        on_stand_in("de_bello_punico/beneventum", count=0)
