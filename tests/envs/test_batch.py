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
def test_lists_stay_true_where_some_begin_again_and_some_wait(name: str):
    batch: Any = bellona.batch(name, GAMES, seed=5, workers=2)
    engine, world, choices = batch.runner.setting.engine, batch.runner.world, one(batch.runner.setting.engine.choices)
    dice = Random(8)
    for turn in range(30):
        waits = [dice.random() < 0.3 for _ in range(GAMES)]
        places = [
            -1 if wait or not count else dice.randrange(count) for wait, count in zip(waits, batch.counts, strict=True)
        ]
        batch.step(places)
        if turn % 4 == 0:
            batch.reset([dice.randrange(GAMES)], seed=turn if turn % 8 else None)
        lists = batch.lists()
        for number in range(GAMES):
            count = 0 if batch.over[number] else engine.legal(world, batch.positions[number], choices)
            listed = lists.actions[lists.starts[number] : lists.starts[number + 1]]
            assert listed.tobytes() == choices.actions[:count].tobytes()


@pytest.mark.parametrize("name", ["punic_wars/first_war", "dbsa/open_plain"])
def test_games_that_are_over_begin_again_where_that_is_wanted(name: str):
    renewed, reset = (bellona.batch(name, GAMES, seed=2, workers=workers) for workers in (3, 1))
    chooser, begun = np.random.default_rng(6), 0
    while begun < 2 * GAMES:
        counts = renewed.counts
        places = np.where(counts > 0, (chooser.random(GAMES) * counts).astype(np.int64), -1)
        over = reset.over
        renewed.step(places, again=True)
        reset.step(places)
        reset.reset(over)
        begun += int(over.sum())
        assert renewed.counts.tolist() == reset.counts.tolist()
        assert renewed.lists().actions.tobytes() == reset.lists().actions.tobytes()
    assert renewed.positions.tobytes() == reset.positions.tobytes()
    assert renewed.dice.tobytes() == reset.dice.tobytes()


def test_longer_lists_get_more_room():
    games, cramped = (bellona.batch("de_bello_punico/zama", GAMES, seed=1, workers=2) for _ in range(2))
    for part in cramped._crew:
        part.listed = part.listed[: cramped.width]
    assert cramped.counts.tolist() == games.counts.tolist()
    assert cramped.lists().actions.tobytes() == games.lists().actions.tobytes()


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
    with pytest.raises(NotUnderstood, match="places in lists are whole numbers"):
        batch.step([0.5, 0.5])
    with pytest.raises(NotUnderstood, match="there is no seat 'parthia'"):
        batch.observe("parthia")
    with pytest.raises(NotUnderstood, match="games are numbers below 2"):
        batch.reset([2])
    with pytest.raises(NotUnderstood, match="a whole number, not 2"):
        bellona.batch("de_bello_punico/zama", 2.5)  # type: ignore[call-overload]
    for play in (batch.choose, batch.play_out):
        with pytest.raises(NotUnderstood, match="there is no level 'centurion'; did you mean 'centurio'"):
            play("centurion")
    with pytest.raises(NotUnderstood, match="between 1 and"):
        bellona.batch("de_bello_punico/zama", 0)
    with pytest.raises(NotUnderstood, match="the number of workers is at least 1, not -3"):
        bellona.batch("de_bello_punico/beneventum", 2, workers=-3)
    for width in (0, -1):
        with pytest.raises(NotUnderstood, match=f"the width of a mask is at least 1, not {width}"):
            batch.mask(width)
    with pytest.raises(NotUnderstood, match="the number of choices is at least 0, not -1"):
        batch.play_out(most=-1)
