"""The distance of every casella from every other, measured once for a world."""

from __future__ import annotations

from typing import Any

import numpy as np

from bellona.kernel.rules import enforces

from .vocabulary import CELLS, MILIA, NONE, SIDES, TOO_FAR

Ways = np.ndarray[Any, Any]


@enforces("9.7", "9.9", "D10", "D11")
def lay_steps(world: Any) -> None:
    """The cheapest paths between all caselle: every casella entered is paid, except a town at the end."""
    paid = ways_paid(world)
    ways = paid.copy()
    for town in np.flatnonzero(np.asarray(world.town_at) != NONE):
        ways[town] = paid[[cell for cell in world.neighbour[town] if cell != NONE]].min(axis=0)
    np.fill_diagonal(ways, 0)
    world.steps[:] = ways.T


def lay_rings(world: Any) -> None:
    """The towns that each casella lies beside, and those round which it has a casella within a turn's march."""
    near = MILIA * np.asarray(world.steps).astype(np.int16) <= int(world.allowance)
    for town, site in enumerate(world.sites):
        ring = [cell for cell in world.neighbour[site.cell].tolist() if cell != NONE]
        world.beside[ring] |= 1 << town
        world.rings_near[near[:, ring].any(axis=1)] |= 1 << town


def ways_paid(world: Any) -> Ways:
    """What it costs to go to each casella from each (in this order) and pay for it too, in caselle of plain."""
    neighbour = np.asarray(world.neighbour)
    entering = np.asarray(world.cost)[world.terrain].astype(np.int16) // MILIA
    entering[entering == 0] = TOO_FAR
    crossing = np.where(np.asarray(world.river) != 0, int(world.river_cost) // MILIA, 0).astype(np.int16)
    from_town = np.asarray(world.town_at) != NONE
    ways = np.full((CELLS, CELLS), TOO_FAR, np.int16)
    sides = [(here := np.flatnonzero(neighbour[:, side] != NONE), neighbour[here, side]) for side in range(SIDES)]
    costs = [entering[there] + crossing[here, side] for side, (here, there) in enumerate(sides)]
    for (here, there), cost in zip(sides, costs, strict=True):
        ways[there, here] = np.minimum(TOO_FAR, np.where(from_town[here], entering[there], cost))
    np.fill_diagonal(ways, 0)
    while shorten(ways, sides, costs):
        pass
    return ways


def shorten(ways: Ways, sides: list[tuple[Ways, Ways]], costs: list[Ways]) -> bool:
    """Extend all paths by one casella at once; returns whether one of them has become shorter."""
    before = int(ways.sum())
    for (here, there), cost in zip(sides, costs, strict=True):
        ways[there] = np.minimum(ways[there], ways[here] + cost[:, None])
    return int(ways.sum()) < before
