"""What a bot keeps of how elements stand to each other says the same as the rules, and stays true when some move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bellona.games.dbsa.bot import GREEDY, choose, scores
from bellona.games.dbsa.bot.marching import begin_trial, carry_out, note_moved
from bellona.games.dbsa.bot.runner import runner_of
from bellona.games.dbsa.bot.spots import begin_spots, begin_standing
from bellona.games.dbsa.bot.ties import Ties, tie_all
from bellona.games.dbsa.engine import ENGINE
from bellona.games.dbsa.position.records import ELEMENTS, NONE, Ask, Battle
from bellona.games.dbsa.rules import c04_combat, c04_contact, c05_outcome
from bellona.kernel.dice import dice_from
from bellona.kernel.record import one

FIELDS = ("open_plain", "siris_fords", "zama:pyrrhic:spartan")
CHOICES = 60


def positions(found: Any, seed: int) -> Iterator[Battle]:
    """A battle between greedy bots, with the choices of each position listed."""
    battle: Any = one(Battle)
    dice = dice_from(seed)
    ENGINE.begin(found.world, battle, dice, found.log)
    found.kernels.steer(found.scratch, found.repertoire.plans["default"][None, :], 0)
    for _ in range(CHOICES):
        if ENGINE.over(battle):
            return
        place = choose(found.world, battle, found.choices, GREEDY, dice, found.scratch)
        yield battle
        dice.count = found.log.count = 0
        ENGINE.apply(found.world, battle, found.choices.actions[place], dice, found.log)


@pytest.mark.parametrize("scenario", FIELDS)
def test_scores_and_outcomes_are_those_of_the_rules(scenario: str) -> None:
    found, ties, fights = runner_of(scenario), one(Ties), 0
    for battle in positions(found, 3):
        tie_all(found.world, battle, ties)
        for e in range(ELEMENTS):
            enemy = c04_contact.front_enemy(found.world, battle, e)
            assert scores.front_enemy(ties, e) == enemy
            if enemy == NONE:
                continue
            fights += 1
            assert scores.score(found.world, battle, ties, e, enemy) == c04_combat.score(found.world, battle, e, enemy)
            helper = c04_combat.supporter(found.world, battle, e, enemy)
            assert scores.supporter(found.world, battle, ties, e, enemy)[0] == helper
            for grade in (1, 2):
                outcome = c05_outcome.outcome_of(found.world, battle, e, enemy, grade)
                assert scores.outcome_of(found.world, battle, ties, e, enemy, grade) == outcome
    assert fights > 0


@pytest.mark.parametrize("scenario", FIELDS)
def test_ties_of_those_who_move_are_as_if_all_were_looked_at_again(scenario: str) -> None:
    again: Any = one(Ties)
    found, tried = runner_of(scenario), 0
    space = found.scratch
    for battle in positions(found, 4):
        if battle.ask != Ask.MOVE:
            continue
        ENGINE.legal(found.world, battle, found.choices)
        begin_standing(found.world, battle, space)
        tie_all(found.world, battle, again)
        assert space.ties[1].tobytes() == again.tobytes()
        begin_spots(found.world, battle, space)
        for number in range(1, found.choices.count, 5):
            action = found.choices.actions[number]
            if action.movers:
                begin_trial(battle, space)
                carry_out(found.world, space.tried[0], action)
                note_moved(found.world, battle.active, action.movers, 0, space)
                tie_all(found.world, space.tried[0], again)
                assert space.ties[0].tobytes() == again.tobytes()
                tried += 1
    assert tried > 50


@pytest.mark.parametrize("scenario", FIELDS)
def test_ties_after_a_second_move_are_as_if_all_were_looked_at_again(scenario: str) -> None:
    again: Any = one(Ties)
    found, tried = runner_of(scenario), 0
    space = found.scratch
    for battle in positions(found, 5):
        if battle.ask != Ask.MOVE:
            continue
        ENGINE.legal(found.world, battle, found.choices)
        begin_standing(found.world, battle, space)
        begin_spots(found.world, battle, space)
        actions = [action for action in found.choices.actions[: found.choices.count] if action.movers]
        for one_move, other in zip(actions[::3], reversed(actions), strict=False):
            if one_move.movers & other.movers:
                continue
            begin_trial(battle, space)
            carry_out(found.world, space.tried[0], other)
            note_moved(found.world, battle.active, other.movers, 0, space)
            carry_out(found.world, space.tried[0], one_move)
            note_moved(found.world, battle.active, one_move.movers, other.movers, space)
            tie_all(found.world, space.tried[0], again)
            assert space.ties[0].tobytes() == again.tobytes()
            tried += 1
    assert tried > 30
