"""Many games side by side: the same games as one by one, on any number of workers."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import bellona
from bellona.gamekit.values import NotUnderstood
from bellona.kernel.log import Log
from bellona.kernel.record import many, one

SCENARIOS = ("de_bello_punico/beneventum", "punic_wars/first_war", "dbsa/open_plain", "latium/four_kings")
GAMES = 6


@pytest.mark.parametrize("name", SCENARIOS)
def test_lists_and_steps_are_those_of_the_rules(name: str):
    batch: Any = bellona.batch(name, GAMES, seed=11)
    engine, world, choices = batch.runner.setting.engine, batch.runner.world, one(batch.runner.setting.engine.choices)
    dice = Random(4)
    for _ in range(25):
        lists = batch.lists()
        for number in range(GAMES):
            count = 0 if batch.over[number] else engine.legal(world, batch.positions[number], choices)
            listed = lists.actions[lists.starts[number] : lists.starts[number + 1]]
            assert listed.tobytes() == choices.actions[:count].tobytes()
        assert (batch.mask(600).sum(axis=1) == np.minimum(batch.counts, 600)).all()
        places = [dice.randrange(count) if count else -1 for count in batch.counts.tolist()]
        before, rolls = many(engine.position, GAMES), batch.dice.copy()
        before.view(np.uint8)[:] = batch.positions.view(np.uint8)
        batch.step(places)
        log: Any = one(Log)
        for number in range(GAMES):
            if places[number] < 0:
                continue
            rolls[number].count = 0
            engine.apply(
                world, before[number], lists.actions[lists.starts[number] + places[number]], rolls[number], log
            )
            assert before[number].tobytes() == batch.positions[number].tobytes()
    batch.reset([0, 3], seed=90)
    assert batch.positions[0].tobytes() == bellona.batch(name, 1, seed=90).positions[0].tobytes()


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_games_are_the_same_on_any_number_of_workers(name: str, level: str):
    played = [bellona.batch(name, GAMES, seed=3, workers=workers) for workers in (1, 4)]
    made = [batch.play_out(level).tolist() for batch in played]
    assert made[0] == made[1]
    assert played[0].positions.tobytes() == played[1].positions.tobytes()
    assert played[0].over.all()
    assert played[0].outcomes.sum(axis=1).tolist() == pytest.approx([1.0] * GAMES)


def test_what_cannot_be_done_is_said_in_a_sentence():
    batch = bellona.batch("de_bello_punico/beneventum", 2)
    with pytest.raises(NotUnderstood, match="game 1 has no action 4000"):
        batch.step([0, 4000])
    with pytest.raises(NotUnderstood, match="one place for each of 2 games"):
        batch.step([0])
    with pytest.raises(NotUnderstood, match="no scenario 'cannae'"):
        bellona.batch("de_bello_punico/cannae", 2)
    with pytest.raises(NotUnderstood, match="no device 'abacus'"):
        bellona.batch("de_bello_punico/zama", 2, device="abacus")
    with pytest.raises(NotUnderstood, match="between 1 and"):
        bellona.batch("de_bello_punico/zama", 0)
