"""The search for a path to one goal finds what the search for all caselle finds."""

from __future__ import annotations

from random import Random

import pytest

from bellona.games.latium.position.vocabulary import CELLS, NONE, SIDES, TOWNS
from bellona.games.latium.rules.c09_movement import arriving, explore, gate_of, last_paid, may_enter, open_towns
from bellona.kernel.log import Log
from bellona.kernel.record import clone, one

from .games import fresh

WAYS = 40


@pytest.mark.rule("latium 9.7", "latium 9.14", "latium D11")
@pytest.mark.parametrize("seed", range(3))
def test_a_way_to_one_goal_is_the_cheapest_of_all(seed: int) -> None:
    match, chance = fresh(), Random(seed)
    world, now, log = match.setting.world, clone(match.position), one(Log)
    land = [cell for cell in range(CELLS) if world.cost[world.terrain[cell]]]
    towns = [int(world.sites[town].cell) for town in range(TOWNS)]
    for _ in range(WAYS):
        now.reges[3].pieces[2].cell = start = chance.choice(land)
        for town in range(TOWNS):
            now.reges[3].ties[town].friction_until = chance.choice((0, 0, 99))
        goal = chance.choice(chance.choice((land, towns)))
        if goal == start or not may_enter(world, open_towns(now, 3, 2), goal):
            continue
        now.reges[3].pieces[2].goal = chance.choice((NONE, goal))
        found, gate = [], gate_of(world, now, 3, 2)
        for aim in (NONE, goal):
            explore(world, now, 3, 2, aim, log)
            found.append((int(arriving(world, goal, log)), int(last_paid(world, start, gate, goal, log))))
        assert found[0] == found[1]


@pytest.mark.rule("latium D10", "latium D11")
def test_rivers_are_free_from_a_town_where_a_journey_starts_but_not_where_it_rests() -> None:
    match = fresh()
    world, now, log = match.setting.world, clone(match.position), one(Log)
    cells = [int(world.sites[town].cell) for town in range(TOWNS)]
    banks = [
        (cell, int(world.neighbour[cell, side]))
        for cell in cells
        for side in range(SIDES)
        if world.river[cell, side] and world.cost[world.terrain[world.neighbour[cell, side]]]
    ]
    assert banks
    for start, beyond in banks:
        now.reges[3].pieces[2].cell = start
        costs = []
        for goal in (NONE, beyond):
            now.reges[3].pieces[2].goal = goal
            explore(world, now, 3, 2, NONE, log)
            costs.append(int(log.scratch[beyond]))
        plain = int(world.cost[world.terrain[beyond]])
        assert costs[0] == plain
        assert plain < costs[1] <= plain + world.river_cost
