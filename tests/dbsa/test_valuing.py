"""What an order is worth by what it changes is what it is worth when everything is valued again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bellona.games.dbsa.bot import GREEDY, choose
from bellona.games.dbsa.bot.marching import begin_trial, carry_out, note_moved, value_after_move
from bellona.games.dbsa.bot.pairing import add_up, choose_move, stand_after, sum_of_pair, value_of_pair
from bellona.games.dbsa.bot.recoils import begin_recoils
from bellona.games.dbsa.bot.runner import runner_of
from bellona.games.dbsa.bot.spots import begin_spots, begin_standing
from bellona.games.dbsa.bot.ties import EVERYBODY
from bellona.games.dbsa.bot.valuing import value_of, weigh_holding
from bellona.games.dbsa.engine import ENGINE
from bellona.games.dbsa.position.records import Ask, Battle
from bellona.kernel.dice import dice_from
from bellona.kernel.record import one

FIELDS = ("open_plain", "siris_fords", "cannae")
PLANS = (("open_plain", "default"), ("siris_fords", "default"), ("cannae", "default"), ("cannae", "wary"))
CHOICES = 90


def positions(found: Any, seed: int, plan: str = "default") -> Iterator[Battle]:
    """The positions of a battle between bots of a plan in which orders are given, listed, and valued as they are."""
    battle: Any = one(Battle)
    space, dice = found.scratch, dice_from(seed)
    ENGINE.begin(found.world, battle, dice, found.log)
    found.kernels.steer(space, found.repertoire.plans[plan][None, :], 0)
    for _ in range(CHOICES):
        if ENGINE.over(battle):
            return
        place = choose(found.world, battle, found.choices, GREEDY, dice, space)
        action = found.choices.actions[place].copy()
        if battle.ask == Ask.MOVE:
            begin_recoils(found.world, battle, space)
            begin_standing(found.world, battle, space)
            begin_spots(found.world, battle, space)
            begin_trial(battle, space)
            weigh_holding(found.world, space.tried[0], battle.active, space)
            yield battle
        dice.count = found.log.count = 0
        ENGINE.apply(found.world, battle, action, dice, found.log)


@pytest.mark.parametrize(("scenario", "plan"), PLANS)
def test_an_order_is_worth_what_it_changes(scenario: str, plan: str) -> None:
    found, tried, kept = runner_of(scenario), 0, 0
    space = found.scratch
    for battle in positions(found, 6, plan):
        kept += space.holding.is_kept
        for action in found.choices.actions[: found.choices.count]:
            if action.movers:
                value = value_after_move(found.world, battle, action, space.ends[0], space)
                was_kept, space.holding.is_kept = space.holding.is_kept, 0
                assert value_after_move(found.world, battle, action, space.ends[0], space) == value
                space.holding.is_kept = was_kept
                tried += 1
    assert tried > 500
    assert kept > 10


@pytest.mark.parametrize(("scenario", "plan"), PLANS)
def test_two_orders_are_worth_what_they_change(scenario: str, plan: str) -> None:
    found, tried = runner_of(scenario), 0
    space = found.scratch
    for battle in positions(found, 7, plan):
        actions = [action for action in found.choices.actions[: found.choices.count] if action.movers]
        for one_move, other in zip(actions[::3], reversed(actions), strict=False):
            movers = one_move.movers | other.movers
            if one_move.movers & other.movers:
                continue
            values = []
            for know in (True, False):
                begin_trial(battle, space)
                carry_out(found.world, space.tried[0], other)
                changed = note_moved(found.world, battle.active, other.movers, 0, space)
                carry_out(found.world, space.tried[0], one_move)
                changed |= note_moved(found.world, battle.active, one_move.movers, other.movers, space)
                changed = changed if know else EVERYBODY
                values.append(value_of(found.world, space.tried[0], battle.active, movers, changed, space))
            assert values[0] == values[1]
            tried += 1
    assert tried > 100


@pytest.mark.parametrize("scenario", FIELDS)
def test_moves_that_add_up_are_worth_their_sum(scenario: str) -> None:
    found, added, tried = runner_of(scenario), 0, 0
    space, world, actions = found.scratch, found.world, found.choices.actions
    for battle in positions(found, 8):
        choose_move(world, battle, found.choices, space)
        for second in range(1, space.picked_count if battle.points > 1 else 0):
            two = actions[space.picked[second]]
            changed = stand_after(world, battle, two, second, space)
            for first in range(second):
                one_move = actions[space.picked[first]]
                if one_move.movers & two.movers:
                    continue
                tried += 1
                if add_up(world, battle, one_move, two, first, second, space):
                    value = value_of_pair(world, battle, one_move, two, first, changed, space)
                    assert sum_of_pair(one_move, two, first, second, space) == value
                    added += 1
    assert tried > 300
    assert added > tried // 10
